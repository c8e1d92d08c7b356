"""Leaders: hidden roles for four to eight."""
