"""Weighs requests: what the heaviest ones that the limits allow cost the daemon and the others."""
