"""Card and board art, drawn in code: same number, same picture."""
