"""The commands, one file each: ``configure`` adds its arguments to a parser, ``run`` carries it out."""
