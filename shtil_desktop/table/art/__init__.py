"""What every game's drawings share: shapes, dice for pictures, the small icons of the pages."""
