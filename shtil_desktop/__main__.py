"""The door: `python -m shtil_desktop` and the `shtil` command."""

import sys

from shtil_desktop.app import main

if __name__ == "__main__":
    if getattr(sys, "frozen", False):
        # The worker of a packed program is the program once more, called with other words.
        from multiprocessing import freeze_support

        try:
            freeze_support()
        except EOFError:  # the program ended before it had told the worker what it is
            sys.exit(1)
    sys.exit(main())
