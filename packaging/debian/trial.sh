#!/bin/sh
# Runs inside a bare Debian: installs the package, uses it as a player would, removes it. Called by build.py deb-trial.
set -eu
export PATH=/usr/sbin:/usr/bin:/sbin:/bin:/usr/games DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8 HOME=/root XDG_RUNTIME_DIR=/tmp/runtime DISPLAY=:99
id=org.shtil_desktop.Shtil
type=application/x-shtil-voyage+json
say() { echo "== $*"; }
die() { echo "FAILED: $*"; exit 1; }
quiet() { "$@" >/tmp/quiet.log 2>&1 || { cat /tmp/quiet.log; die "$*"; }; }
window() {
    for _ in $(seq 150); do
        found=$(xdotool search --onlyvisible --class shtil 2>/dev/null | head -n 1)
        [ -n "$found" ] && { echo "$found"; return; }
        sleep 0.2
    done
    return 1
}
leave() { # close the window as its button would; the program and its worker must end by themselves
    wmctrl -i -c "$1"
    for _ in $(seq 50); do pgrep -x shtil >/dev/null || return 0; sleep 0.2; done
    die "still running after its window was closed: $(pgrep -ax shtil)"
}

mkdir -p -m 0700 /tmp/runtime
quiet apt-get update -q

say "Without any desktop: the package alone brings what it needs"
quiet apt-get install -y -q --no-install-recommends /tmp/trial.deb
env -u DISPLAY shtil --self-check

say "A small desktop: screen, window manager, menu, file types"
quiet apt-get install -y -q --no-install-recommends xvfb openbox xdotool x11-apps x11-utils libglib2.0-bin \
    shared-mime-info desktop-file-utils python3-xdg lxmenu-data procps wmctrl
Xvfb :99 -screen 0 1366x768x24 >/dev/null 2>&1 & sleep 2
openbox >/dev/null 2>&1 & sleep 1
shtil --self-check

say "It is in the menu"
python3 - <<PYTHON
import sys, xdg.Menu
def walk(menu, path):
    for entry in menu.getEntries():
        if isinstance(entry, xdg.Menu.Menu):
            yield from walk(entry, [*path, str(entry)])
        elif isinstance(entry, xdg.Menu.MenuEntry):
            yield path, entry.DesktopEntry
found = [(path, entry) for path, entry in walk(xdg.Menu.parse("/etc/xdg/menus/lxde-applications.menu"), [])
         if entry.getIcon() == "$id"]
for path, entry in found:
    print("  ", " > ".join([*path, entry.getName()]), "|", entry.getExec())
sys.exit(0 if found and found[0][0][-1:] == ["Games"] else 1)
PYTHON

say "It starts from its entry, as the menu would start it"
gio launch /usr/share/applications/$id.desktop &
first=$(window) || die "no window"
xprop -id "$first" WM_CLASS _NET_WM_NAME
sleep 3
xwd -root -silent >/tmp/start.xwd
leave "$first"

say "A voyage is known by its type and opens with a double click"
cp /tmp/trial.shtil /root/voyage.shtil
gio info -a standard::content-type /root/voyage.shtil | grep -q "$type" || die "the type is not known"
gio mime $type | grep "$id"
gio open /root/voyage.shtil &
first=$(window) || die "no window for a voyage"
sleep 5
xprop -id "$first" _NET_WM_NAME
xwd -root -silent >/tmp/voyage.xwd
pgrep -ax shtil | grep -q /root/voyage.shtil || die "it was not given the voyage"
leave "$first"

say "It goes away without a trace but the player's own files"
quiet apt-get purge -y -q shtil-desktop
quiet apt-get autoremove -y -q --purge
gio mime $type 2>&1 | grep -q "$id" && die "still known as an opener"
find / -xdev -name "*shtil*" -not -path "/proc/*" -not -path "/tmp/*" -not -path "/root/*" \
    -not -path "/var/cache/*" -not -path "/var/log/*" -not -path "/var/lib/apt/*" >/tmp/left
[ -s /tmp/left ] && { cat /tmp/left; die "files were left behind"; }
[ -d /root/.local/share/shtil-desktop ] || die "the player's voyages are gone"
say "All is well"
