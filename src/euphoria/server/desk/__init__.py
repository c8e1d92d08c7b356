"""Work that can take long: in processes of their own, with a time limit, and in fair turns."""
