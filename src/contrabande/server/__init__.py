"""Tables and sockets: the only place that knows the web framework and the database."""
