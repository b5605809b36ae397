print("inbetweend")
