"""The door: `python -m shtil_desktop` and the `shtil` command."""

import sys

from shtil_desktop.app import main

if __name__ == "__main__":
    sys.exit(main())
