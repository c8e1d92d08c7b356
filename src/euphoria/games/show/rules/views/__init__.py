"""What a seat may see of a show, and why it may not do something."""
