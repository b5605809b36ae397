"""What the daemon does under load, a measurement each: `measure(choice)` makes a Part."""
