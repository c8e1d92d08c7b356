"""Pictures of moments, for whoever gets a link: the table as its title draws it, and what happened."""
