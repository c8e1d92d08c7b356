"""How figures move: paths and their price, climbs, pushes, and where one can get at all."""
