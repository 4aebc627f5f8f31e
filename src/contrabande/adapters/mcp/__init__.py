"""A door for language models: the Model Context Protocol over a match in this process, or over another house."""
