"""What is given to people: wheel and sdist, containers and services, other systems."""
