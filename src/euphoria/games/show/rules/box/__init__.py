"""What is in the box: figures, objects, costs, teams, and the numbers of reasons."""
