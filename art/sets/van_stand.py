"""A park on a teal night with a pink ice-cream van to stand on: van, lawn, trees in the mist, batteries."""

import math

from kit.forms import ball, box, cylinder, lathe, prism, ring, scatter, tube
from kit.light import bulb, panel, sky
from kit.materials import clay, gloss, material, shine
from kit.modelling import Clay
from kit.nature import round_tree, tuft
from kit.scene import group
from sets.street import house

PINK, CREAM = "#ff6fae", "#fff0dc"


def _wheel(x, y, parent):
    cylinder(0.5, 0.4, clay("#2a2440"), (x, y, 0.5), (90, 0, 0), bevel=0.12, parent=parent)
    cylinder(0.28, 0.46, gloss(CREAM), (x, y, 0.5), (90, 0, 0), bevel=0.06, parent=parent)
    cylinder(0.1, 0.52, gloss(PINK), (x, y, 0.5), (90, 0, 0), bevel=0.04, parent=parent)


def _hatch(parent):
    """The lit opening in the side of the van under a striped awning, with tubs of ice cream on its counter."""
    box((2.5, 0.1, 1.1), gloss(CREAM), (0.35, -1.06, 1.75), bevel=0.04, parent=parent)
    box((2.3, 0.12, 0.9), shine("#ffd98a", 0.9), (0.35, -1.08, 1.75), bevel=0.02, parent=parent)
    box((2.7, 0.5, 0.12), gloss(CREAM), (0.35, -1.25, 1.2), bevel=0.05, parent=parent)
    for k in range(7):
        look = gloss([PINK, "#ffffff"][k % 2])
        x = -0.85 + 0.4 * k
        box((0.4, 0.8, 0.1), look, (x, -1.4, 2.24), (26, 0, 0), bevel=0.04, parent=parent)
        cylinder(0.2, 0.1, look, (x, -1.75, 2.04), (116, 0, 0), bevel=0.03, sides=24, parent=parent)
    for k, colour in enumerate(("#ff8fb4", "#8fe6c8", "#c99a6a")):
        x = -0.4 + 0.6 * k
        lathe([(0, 0), (0.12, 0), (0.2, 0.26), (0, 0.26)], clay("#e8b06a"), (x, -1.3, 1.26), sides=20, parent=parent)
        ball(0.2, clay(colour, glow=0.1), (x, -1.3, 1.6), detail=24, parent=parent)


def great_cone(at, turn=(0, 0, 0), size=1.0, parent=None):
    """A waffle cone with a swirl of pink ice cream and a cherry; its foot is at `at`."""
    handle = group(at, turn, size, parent)
    lathe([(0, 0), (0.12, 0.02), (0.5, 1.1), (0.56, 1.2), (0, 1.2)], clay("#e8a85a"), sides=32, parent=handle)
    for k in range(3):
        ring(0.2 + 0.14 * k, 0.035, clay("#c9803a"), (0, 0, 0.3 + 0.34 * k), parent=handle)
    swirl = Clay()
    for k in range(40):
        t = k / 39
        wide = 0.42 * (1 - 0.8 * t)
        swirl.lump((wide * math.cos(15 * t), wide * math.sin(15 * t), 1.25 + 0.95 * t), 0.3 * (1 - 0.6 * t))
    swirl.make(PINK, voxel=0.04, smooth=3, rough=0.3, coat=0.5, glow=0.08, parent=handle)
    ball(0.17, gloss("#e8203f", glow=0.1), (0, 0, 2.36), detail=24, parent=handle)
    tube([(0, 0, 2.46), (0.06, 0, 2.64), (0.2, 0, 2.74)], 0.03, "#3f8f3a", steps=6, parent=handle)


def van(at=(0, 0, 0), turn=(0, 0, 0), size=1.0):
    """The van, 6 long; its cab is toward -x, its flat roof at z = 2.75."""
    handle = group(at, turn, size)
    box((4.6, 2.1, 1.1), gloss(PINK), (0.5, 0, 1.0), bevel=0.2, segments=5, parent=handle)
    box((4.6, 2.1, 1.5), gloss(CREAM, glow=0.05), (0.5, 0, 1.95), bevel=0.2, segments=5, parent=handle)
    box((4.8, 2.3, 0.22), gloss(PINK), (0.5, 0, 2.66), bevel=0.1, parent=handle)
    box((1.6, 2.0, 0.95), gloss(PINK), (-2.4, 0, 0.95), bevel=0.24, segments=5, parent=handle)
    box((1.3, 1.9, 1.0), gloss("#8fe0f0", glow=0.15), (-2.1, 0, 1.75), bevel=0.2, segments=5, taper=0.8, parent=handle)
    box((6.1, 2.2, 0.16), gloss("#ffffff", glow=0.08), (-0.1, 0, 0.62), bevel=0.06, parent=handle)
    for x in (-2.2, 1.7):
        for y in (-0.95, 0.95):
            _wheel(x, y, handle)
    for y in (-0.6, 0.6):
        ball(0.26, shine("#fff3b0", 1.2), (-3.15, y, 1.0), scale=(0.5, 1, 1), parent=handle)
    for k in range(11):
        ball(0.09, shine(["#ffe07a", "#ff9ac8"][k % 2], 1.1), (-1.7 + 0.44 * k, -1.17, 2.66), detail=16, parent=handle)
    _hatch(handle)
    bulb((at[0] + 0.4, at[1] - 2.2, at[2] + 2.0), 150, "#ffc26a", 0.3)
    return handle


def battery(at, turn=(0, 0, 0), size=1.0):
    """A glowing battery with a lightning bolt, 1 high, which zombies drop."""
    handle = group(at, turn, size)
    cylinder(0.3, 0.7, gloss("#ffc93c", glow=0.25), (0, 0, 0), bevel=0.06, parent=handle)
    cylinder(0.31, 0.22, gloss("#2a2f5a"), (0, 0, -0.34), bevel=0.05, parent=handle)
    cylinder(0.13, 0.16, gloss("#e8f0ff", glow=0.1), (0, 0, 0.42), bevel=0.04, parent=handle)
    bolt = [(0.04, 0.3), (-0.16, 0.0), (-0.02, 0.0), (-0.06, -0.26), (0.16, 0.07), (0.02, 0.07), (0.12, 0.3)]
    prism(bolt, 0.06, gloss("#ff3f9a", glow=0.2), (0, -0.3, 0.02), bevel=0.01, parent=handle)


def park():
    """The lawn, and houses and trees in the mist."""
    box((50, 40, 0.3), material("#3f9a78", rough=0.9, mottle=0.16), (0, 10, -0.15), bevel=0.02)
    r = scatter(5)
    for i in range(50):
        tuft((r.uniform(-8, 8), r.uniform(-4, 6), 0), r.uniform(0.2, 0.36), ["#54b87a", "#8ad86a"][i % 2], i)
    for x, y in ((-7.5, 6), (7.6, 6.5), (-4.0, 12), (10.5, 13), (-11.5, 12), (4.6, 14)):
        round_tree((x, y, 0), 3.0, 1.6, "#3a4a5a", ["#1f7a78", "#2a8f80"][int(y) % 2], int(x + 30))
    for x, y in ((-8.5, 18), (1.0, 21), (9.0, 18)):
        house(x, y, "#3a9a98", "#1c5a70", 1.1)


def teal_night(at=(0, 0, 1.4)):
    """A deep teal sky, a cold rim light from the moon, a warm key light on the hero at `at`."""
    seen = [(-1, "#1f8a84"), (-0.02, "#4fc8b0"), (0.1, "#1f8f9a"), (0.3, "#0f5a80"), (1, "#0a2f5c")]
    sky(seen, 1.0, [(-1, "#2a6a6a"), (0, "#6ac8c0"), (1, "#6a9aff")], 0.6)
    x, y, z = at
    panel((x - 3.0, y - 5.8, z + 2.6), at, 2.3, 640, "#ffe6c4")
    panel((x + 3.4, y + 2.0, z + 2.6), at, 0.9, 320, "#fff0b0", spread=95)
    panel((x - 3.6, y + 1.9, z + 2.2), at, 0.9, 260, "#7ff0e0", spread=95)
    panel((x + 1.5, y - 9, z + 3), (x + 1, y + 1, 1.2), 5, 900, "#e0fff4", shiny=False)
