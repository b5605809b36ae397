"""What is held to what, a file each."""
