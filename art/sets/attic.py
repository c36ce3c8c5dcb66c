"""The attic of the tumbling house: a room between slanted boards with a round window, and the furniture that slides
through it."""

import math

from kit.forms import ball, box, cylinder, lathe, ring, scatter, tube
from kit.materials import clay, cloth, gloss, gold, material, shine
from kit.scene import group
from sets.home import WOOD, floor

HALF, HIGH = 5.2, 5.6


def round_window(at, radius=1.0):
    """A round window that shows a bright stormy sky."""
    handle = group(at)
    cylinder(
        radius,
        0.08,
        material("#4f7fc4", bottom="#e8f0d0", rough=1, specular=0, glow=0.8),
        turn=(90, 0, 0),
        bevel=0.01,
        sides=48,
        parent=handle,
    )
    frame = clay("#fff2d8", glow=0.06)
    ring(radius, 0.14, frame, (0, -0.08, 0), (90, 0, 0), parent=handle)
    for turned in (0, 90):
        box((radius * 2, 0.14, 0.12), frame, (0, -0.1, 0), (0, turned, 0), bevel=0.03, parent=handle)
    return handle


def attic(back=3.0):
    """Floor, slanted sides, back wall with a round window, and beams; 10 wide, open to the front."""
    floor(-HALF - 1, HALF + 1, -7, back, ("#b98a6a", "#ad7f62", "#c49474"))
    r = scatter(6)
    for k in range(15):
        z = 0.2 + 0.4 * k
        shade = r.choice(["#5b86b8", "#6690c2", "#527cae"])
        box((HALF * 2 + 2.4, 0.2, 0.385), material(shade, rough=0.8), (0, back + 0.1, z), bevel=0.05)
    for side in (-1, 1):
        lean = 24 * side
        for k in range(16):
            t = 0.2 + 0.42 * k
            x = side * (HALF - t * math.sin(math.radians(24)))
            shade = r.choice(["#8a6a8f", "#7d5f86", "#957598"])
            wall = box(
                (0.2, 12, 0.405),
                material(shade, rough=0.8),
                (x + side * 0.1, -1.5, t * math.cos(math.radians(24))),
                (0, -lean, 0),
                bevel=0.05,
            )
            # The lights are outside and must shine through the walls.
            wall.visible_shadow = False
        for y in (-0.6, back - 0.25):
            foot, top = (side * (HALF - 0.15), y, 0), (side * (HALF - 2.7), y, 5.8)
            tube([foot, [(a + b) / 2 for a, b in zip(foot, top)], top], 0.17, clay("#c49a6c"), steps=4, around=8)
    for y in (-0.6, back - 0.25):
        box((6.6, 0.3, 0.34), material("#c49a6c", rough=0.6, wood=WOOD), (0, y, 4.75), bevel=0.06)
    round_window((0.1, back - 0.06, 2.9), 1.05)
    for x, colour in ((-2.7, "#ffd75e"), (2.8, "#8fe0c8")):
        box((0.95, 0.1, 1.15), clay("#c98a4a"), (x, back - 0.08, 2.6), (0, 7 if x < 0 else -9, 0), bevel=0.05)
        box((0.72, 0.12, 0.92), clay(colour), (x, back - 0.1, 2.6), (0, 7 if x < 0 else -9, 0), bevel=0.02)
        ball(0.2, clay("#5f7fc0"), (x, back - 0.18, 2.55), scale=(1, 0.2, 1.2), detail=20)


def piano(at, turn=(0, 0, 0), size=1.0, parent=None):
    """An upright piano standing at `at`, 2.3 wide and 1.9 high; its keys face -y."""
    handle = group(at, turn, size, parent)
    wood = material("#7a3f3a", rough=0.25, coat=0.6, wood=("#5c2a2e", (0.6, 4, 4)))
    box((2.3, 0.7, 1.9), wood, (0, 0.25, 0.97), bevel=0.08, parent=handle)
    box((2.46, 0.86, 0.16), wood, (0, 0.25, 1.92), bevel=0.06, parent=handle)
    box((2.36, 0.62, 0.2), wood, (0, -0.3, 0.92), bevel=0.06, parent=handle)
    for x in (-1.05, 1.05):
        box((0.2, 0.56, 0.9), wood, (x, -0.28, 0.45), bevel=0.06, parent=handle)
    for k in range(13):
        x = -0.96 + 0.16 * k
        box(
            (0.145, 0.44, 0.1), material("#fff8ea", rough=0.25, glow=0.12), (x, -0.34, 1.06), bevel=0.025, parent=handle
        )
        if k % 7 not in (2, 6) and k < 12:
            box((0.09, 0.26, 0.1), gloss("#2a2440"), (x + 0.08, -0.26, 1.13), bevel=0.025, parent=handle)
    box((1.2, 0.1, 0.5), clay("#fff6dd", glow=0.06), (0, -0.14, 1.5), (-10, 0, 0), bevel=0.02, parent=handle)
    for x in (-0.95, 0.95):
        cylinder(0.09, 0.08, gold(), (x, -0.5, 0.04), (90, 0, 0), bevel=0.02, sides=16, parent=handle)
    return handle


def chair(at, turn=(0, 0, 0), size=1.0, colour="#5fb59a", parent=None):
    """A kitchen chair standing at `at`, 1.7 high."""
    handle = group(at, turn, size, parent)
    look = material(colour, rough=0.4, coat=0.3)
    box((0.9, 0.85, 0.14), look, (0, 0, 0.8), bevel=0.06, parent=handle)
    box((0.76, 0.7, 0.1), cloth("#ffe08a"), (0, 0, 0.9), bevel=0.045, parent=handle)
    for x in (-0.36, 0.36):
        for y in (-0.33, 0.33):
            cylinder(0.06, 0.8, look, (x, y, 0.4), (5 * (y > 0) - 2, 0, 0), parent=handle)
        cylinder(0.06, 1.0, look, (x, 0.37, 1.3), (-6, 0, 0), parent=handle)
    for z in (1.2, 1.5, 1.74):
        box((0.8, 0.1, 0.15), look, (0, 0.35 + (z - 1.2) * 0.1, z), (-6, 0, 0), bevel=0.04, parent=handle)
    return handle


def wardrobe(at, turn=(0, 0, 0), size=1.0, parent=None):
    """A wardrobe with one door ajar and a sock hanging out; 3 high."""
    handle = group(at, turn, size, parent)
    wood = material("#4f9a94", rough=0.45, wood=("#3f857f", (4, 4, 0.6)))
    box((1.7, 0.9, 2.8), wood, (0, 0, 1.5), bevel=0.07, parent=handle)
    box((1.9, 1.05, 0.2), wood, (0, 0, 2.95), bevel=0.08, parent=handle)
    for x in (-1, 1):
        box((0.76, 0.1, 2.5), clay("#6fbab0"), (0.41 * x, -0.47, 1.52), bevel=0.05, parent=handle)
        for z in (0.95, 2.1):
            box((0.5, 0.1, 0.9), clay("#82cabf"), (0.41 * x, -0.52, z), bevel=0.04, parent=handle)
        ball(0.075, gold(), (0.1 * x, -0.58, 1.5), detail=16, parent=handle)
        cylinder(0.1, 0.2, wood, (0.7 * x, -0.3, 0.1), parent=handle)
    return handle


def hanging_lamp(at, turn=(0, 0, 0), long=1.6, parent=None):
    """A glowing lamp on a cord that hangs from `at`."""
    handle = group(at, turn, 1, parent)
    cylinder(0.035, long, "#3a3560", (0, 0, -long / 2), parent=handle)
    shade = material("#ffe08a", rough=0.6, glow=0.7, glow_colour="#ffb84d")
    lathe([(0.62, -0.5), (0.5, -0.2), (0.16, 0.08), (0.1, 0.1)], shade, (0, 0, -long), parent=handle, shell=0.04)
    ball(0.22, shine("#fff4c4", 1.2), (0, 0, -long - 0.42), parent=handle)
    return handle


def fish_tank(at, turn=(0, 0, 0), size=1.0, parent=None):
    """A full tank with a surprised goldfish, 1.6 wide, standing at `at`."""
    handle = group(at, turn, size, parent)
    box(
        (1.5, 0.8, 1.0),
        material("#49c6e8", bottom="#1f86c4", rough=0.1, coat=0.8, glow=0.15),
        (0, 0, 0.55),
        bevel=0.05,
        parent=handle,
    )
    box((1.44, 0.84, 0.18), material("#ffe0a0", rough=0.9, bump=0.4), (0, 0, 0.2), bevel=0.05, parent=handle)
    for z in (0.06, 1.06):
        for y in (-0.4, 0.4):
            box((1.6, 0.1, 0.12), clay("#33507f"), (0, y, z), bevel=0.03, parent=handle)
        for x in (-0.76, 0.76):
            box((0.1, 0.9, 0.12), clay("#33507f"), (x, 0, z), bevel=0.03, parent=handle)
    for x in (-0.76, 0.76):
        box((0.1, 0.1, 1.1), clay("#33507f"), (x, -0.4, 0.55), bevel=0.03, parent=handle)
    fish = group((-0.05, -0.42, 0.6), parent=handle)
    ball(0.27, gloss("#ff8a1f"), scale=(1.15, 0.5, 0.95), parent=fish)
    for lean in (-32, 32):
        ball(0.16, gloss("#ffb03d"), (0.38, 0, 0.005 * lean), (0, lean, 0), (1.2, 0.3, 0.6), parent=fish)
    ball(0.11, material("#ffffff", rough=0.25, glow=0.15), (-0.13, -0.11, 0.08), scale=(1, 0.5, 1), parent=fish)
    ball(0.055, gloss("#1a1228"), (-0.14, -0.16, 0.08), scale=(1, 0.5, 1), parent=fish)
    ring(0.035, 0.02, gloss("#e8601f"), (-0.3, -0.06, -0.07), (90, 0, 20), parent=fish)
    for x, z, s in ((-0.42, 0.82, 0.05), (-0.36, 0.95, 0.035), (0.5, 0.5, 0.045), (0.46, 0.75, 0.06)):
        ball(s, material("#e8fbff", rough=0.1, glow=0.4), (x, -0.4, z), detail=14, parent=handle)
    tube([(0.55, -0.38, 0.25), (0.6, -0.4, 0.5), (0.52, -0.4, 0.75)], [0.05, 0.06, 0.02], "#3fae5a", parent=handle)
    return handle
