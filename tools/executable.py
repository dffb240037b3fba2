"""The entry point of the standalone executable."""

from __future__ import annotations

import multiprocessing

from terrarium.cli.main import main

if __name__ == "__main__":
    multiprocessing.freeze_support()  # bots think in processes of their own
    main()
