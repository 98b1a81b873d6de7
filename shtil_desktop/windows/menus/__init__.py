"""The menus of the window."""
