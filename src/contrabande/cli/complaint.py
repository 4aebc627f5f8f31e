"""A complaint: something the user gave us makes no sense."""


class Complaint(Exception):
    """What is wrong and what to do, in one line."""
