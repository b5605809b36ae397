"""How many requests many replicas carry: measured service times, a simulation, and what two replicas really do."""
