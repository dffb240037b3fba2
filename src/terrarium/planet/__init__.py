"""Planet: build a dodecahedron world from continent tiles and draw animals to it."""
