"""Three daemons on one PostgreSQL behind nginx, and who uses them."""
