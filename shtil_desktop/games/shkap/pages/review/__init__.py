"""An expedition read afterwards, beside its replay."""
