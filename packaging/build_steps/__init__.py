"""How Shtil Desktop becomes something to install; `packaging/build.py` is the door."""
