"""What leaves the server: who is connected, what each is sent, as data and as sentences."""
