"""Records of every version ever released: they must load forever, so none of these files ever changes."""
