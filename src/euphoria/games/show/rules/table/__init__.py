"""Who stands where: places at rest, fights, loads, bodies and whose turn it is."""
