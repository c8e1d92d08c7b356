"""What every room of the server needs: problems a client can act on, and ids."""
