"""A ford at sunset: a turquoise stream between sandy banks, reeds, stones, plum-colored trees in front of a low sun."""

import math

from mathutils import noise

from kit.forms import ball, rock, scatter, sheet, tube
from kit.light import panel, sky, sun
from kit.materials import clay, material, shine
from kit.nature import tuft
from kit.scene import group
from sets.mushroom_forest import trunk

GOLD = ("#e8a83a", "#f5c95a", "#c9862f")


def course(y):
    """Returns x of the middle of the stream at depth `y`. The stream comes from the right, bends and leaves at the
    front."""
    return 0.9 + 1.5 * math.sin(0.34 * y - 0.5) + 0.06 * y


def bank(x, y):
    """Returns the height of the ground: low in the stream, rising behind it."""
    far = abs(x - course(y))
    rise = max(0.0, (y - 5) / 10)
    return 0.55 * min(1.0, max(0.0, far - 1.1) / 1.1) - 0.55 + rise * (0.6 + noise.noise((x * 0.16, y * 0.14, 2)))


def reeds(at, count=7, size=1.0, seed=0):
    """Blades and bulrushes that lean outwards from one point."""
    r = scatter(seed)
    handle = group(at, (0, 0, 0), size)
    for k in range(count):
        lean, high = r.uniform(-0.5, 0.5), r.uniform(1.1, 1.9)
        foot = (r.uniform(-0.3, 0.3), r.uniform(-0.2, 0.2), -0.2)
        line = [foot, (foot[0] + lean * 0.3, foot[1], high * 0.55), (foot[0] + lean, foot[1], high)]
        if k % 2:
            tube(line, [0.03, 0.025, 0.02], clay("#8a9a3a"), steps=12, around=8, parent=handle)
            ball(0.09, clay("#7a3f24"), line[2], (0, 20 * lean, 0), (1, 1, 2.6), detail=20, parent=handle)
        else:
            tube(line, [0.07, 0.06, 0.008], clay(("#a8b040", "#d8a838")[k % 4 // 2]), steps=12, around=8, parent=handle)
    return handle


def ford():
    """Banks, water, stones, grass and the trees behind."""
    rows = [[(-20 + 0.6 * i, y, bank(-20 + 0.6 * i, y)) for i in range(68)] for y in (-7 + 0.6 * k for k in range(58))]
    sheet(rows, material("#cf9845", rough=0.9, mottle=0.2), crease=0)
    rows = [
        [(x, y, -0.3 + 0.03 * noise.noise((x * 1.3, y * 0.8, 6))) for x in (-20 + 0.5 * i for i in range(80))]
        for y in (-7 + 0.5 * k for k in range(60))
    ]
    sheet(rows, material("#1fa8b0", rough=0.08, coat=1.0, specular=0.7, glow=0.16), crease=0)
    r = scatter(6)
    for k in range(26):
        y = r.uniform(-4, 12)
        x = course(y) + r.uniform(0.9, 2.0) * (-1) ** k
        look = clay(("#b87a6a", "#9a6a7a", "#d09a7a")[k % 3])
        rock(r.uniform(0.14, 0.38), look, (x, y, -0.25), scale=(1.3, 1, 0.7), seed=k, rough=0.12, detail=3)
    for k in range(110):
        x, y = r.uniform(-9, 10), r.uniform(-4, 10)
        if abs(x - course(y)) > 2.3:
            tuft((x, y, bank(x, y)), r.uniform(0.18, 0.38), GOLD[k % 3], k)
    for k, (x, y, size) in enumerate(((-1.9, 3.6, 1.0), (3.9, 4.2, 1.1), (-3.4, 6.6, 1.2), (5.6, 7.0, 1.1))):
        reeds((x, y, bank(x, y) + 0.1), 9, size, k)
    stems = ((-6.6, 7.0, 0.95), (-10, 10, 1.2), (-3.6, 13, 0.9), (7.4, 9.0, 1.0), (10.5, 12, 1.2), (4.6, 17, 1.0))
    for k, (x, y, radius) in enumerate(stems):
        trunk(x, y, radius, 16, bank(x, y) - 0.1, k, (-1) ** k * 0.6, "#7a3a5a", "#c9862f")


def low_sun(x=1.5, z=6.0, size=13.0):
    """The sun's disc over the far bank."""
    disc = ball(size, shine("#fff0b0", 1.0, fog=False), (x, 110, z), detail=48)
    disc.visible_diffuse = disc.visible_shadow = disc.visible_glossy = False


def golden_hour(at=(0, 0, 1.4), face=190):
    """An apricot, rose and violet sky; a low sun from the right behind, a warm soft light on the hero at `at`, and a
    turquoise rim light from the water."""
    seen = [(-1, "#c86a3a"), (-0.02, "#ffc04a"), (0.05, "#ff8f5a"), (0.13, "#e8608a"), (0.3, "#8a4ab0"), (1, "#3a3596")]
    sky(seen, 1.0, [(-1, "#a86a4a"), (0, "#ffc08a"), (0.5, "#e89aa8"), (1, "#9a8ae0")], 0.6)
    x, y, z = at
    sun(62, 26, 3.0, "#ffb45a", 3)
    panel((x - 2.6, y - 5.6, z + 2.4), at, 2.4, face * 2.2, "#fff0d6")
    panel((x + 3.4, y + 1.9, z + 2.2), at, 0.9, 250, "#ffd07a", spread=95)
    panel((x - 3.4, y + 1.9, z + 1.8), at, 0.9, 300, "#5fe8f0", spread=95)
    panel((x + 2.0, y - 9, z + 5), (x, y + 4, z), 5, 420, "#ffc890", shiny=False)
