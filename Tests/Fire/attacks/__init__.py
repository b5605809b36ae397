"""What a daemon is attacked with, a tool each: `run(choice, folder)` answers what is wrong."""
