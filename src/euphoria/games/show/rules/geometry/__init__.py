"""Exact plane geometry in thousandths of an inch, and the scenery made of it."""
