"""`python -m shtil_desktop.lab` is `shtil-lab`."""

import sys

from shtil_desktop.lab import main

if __name__ == "__main__":
    sys.exit(main())
