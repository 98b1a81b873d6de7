"""What the crew knows is learned here: weights, and the networks that tell chances."""
