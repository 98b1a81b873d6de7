"""Qwirkle: lines of tiles that share a colour or a shape."""
