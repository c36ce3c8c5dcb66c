"""A lit sign of the funfair."""

from kit.forms import ball, cylinder, prism
from kit.light import bulb
from kit.materials import gloss, shine
from kit.outlines import star
from kit.scene import group


def marquee(at, size=1.0, turn=(0, 0, 0), post=0.0):
    """A red tin star with glowing bulbs along its edge; `post`: length of its pole."""
    handle = group(at, turn, size)
    prism(star(1.0, 0.52), 0.16, gloss("#ff8a1f", glow=0.3), (0, 0.1, 0), bevel=0.05, parent=handle)
    prism(star(0.82, 0.52), 0.12, gloss("#ff3d4f", glow=0.45), (0, -0.02, 0), bevel=0.04, parent=handle)
    prism(star(0.4, 0.52), 0.1, shine("#ffe89a", 1.0), (0, -0.1, 0), bevel=0.03, parent=handle)
    outline = star(0.92, 0.52)
    for (x, z), (u, w) in zip(outline, outline[1:] + outline[:1]):
        for t in (0, 0.5):
            spot = (x + (u - x) * t, -0.06, z + (w - z) * t)
            ball(0.085, shine("#fff0b0", 1.5), spot, detail=16, parent=handle)
    if post:
        cylinder(0.1, post, gloss("#1f3f4a"), (0, 0.3, -0.4 - post / 2), parent=handle)
    bulb((at[0], at[1] - 1.3 * size, at[2]), 110 * size, "#ffb05a", 0.6)
    return handle
