#!/bin/sh
# Runs inside a bare Debian: installs the wheel with its Python and tries it. Called by build.py matrix with a version.
set -eu
export PATH=/usr/sbin:/usr/bin:/sbin:/bin DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8 HOME=/root QT_QPA_PLATFORM=offscreen
profile=/tmp/profile
say() { echo "== $*"; }
die() { echo "FAILED: $*"; exit 1; }
quiet() { "$@" >/tmp/quiet.log 2>&1 || { cat /tmp/quiet.log; die "$*"; }; }

quiet apt-get update -q
quiet apt-get install -y -q --no-install-recommends python3 python3-venv fonts-dejavu-core procps \
    libdbus-1-3 libegl1 libfontconfig1 libgl1 libglib2.0-0 libxkbcommon0
python3 --version | grep -q "Python $1\." || die "this Debian has $(python3 --version), not $1"
quiet python3 -m venv /tmp/venv
quiet /tmp/venv/bin/pip install /tmp/*.whl

say "$(python3 --version): the self-check, and a move of a mate"
/tmp/venv/bin/shtil --self-check

say "It starts, and deals with mates"
/tmp/venv/bin/shtil --profile $profile --seats 2 --number 24 --lang ru 2>/tmp/words &
for _ in $(seq 300); do
    [ -e $profile/statistics.sqlite ] && pgrep -f multiprocessing.spawn >/dev/null && break
    sleep 0.2
done
[ -e $profile/statistics.sqlite ] || { cat /tmp/words; die "it did not start"; }
sleep 2
kill $! || die "it ended by itself: $(cat /tmp/words)"
wait $! || true
grep -E "ERROR|Traceback" /tmp/words $profile/logs/* 2>/dev/null && die "it has something to complain about"
say "All is well"
