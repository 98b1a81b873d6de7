"""What pytest need not look into."""

collect_ignore = ["listener.py"]  # run by the system's Python, which alone has what it imports
