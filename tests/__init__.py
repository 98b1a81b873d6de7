"""The tests, mirroring the tree of the package."""
