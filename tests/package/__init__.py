"""Distribution: wheel and sdist, containers and services, other systems."""
