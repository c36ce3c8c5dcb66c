"""A night kitchen: crimson boards over jade tiles, red lanterns, a moon gate, a roaring stove, order tickets."""

import math

from cast.dishes import fire, steamer
from kit.forms import ball, box, cylinder, lathe, ring, scatter, tube
from kit.light import bulb, panel, sky
from kit.materials import clay, cloth, gloss, gold, material, shine
from kit.props import vase
from kit.scene import group
from sets.kitchen import board, tiles
from sets.museum import floor

BOARD, BEAM, JADE = "#a3263a", "#6b1730", ("#1d9a78", "#23ab86", "#178a6c")


def wall(left=-9, right=9, y=2.6, height=6.4, foot=1.9):
    """Crimson boards above a base of jade tiles, with a gilded rail and a dark beam on top."""
    middle, long = (left + right) / 2, right - left
    box((long, 0.2, height), material(BOARD, rough=0.8, bottom="#c23a3f"), (middle, y + 0.2, height / 2), bevel=0.01)
    x = left + 0.4
    while x < right:
        look = material("#bf3046", rough=0.55, wood=("#9c243c", (5, 5, 0.5)))
        box((0.76, 0.12, height - foot), look, (x, y + 0.06, (height + foot) / 2), bevel=0.04)
        x += 0.8
    tiles(left, right, y, 0, foot, JADE, 0.62)
    box((long, 0.24, 0.13), gold(), (middle, y - 0.04, foot + 0.03), bevel=0.05)
    box((long, 0.5, 0.42), gloss(BEAM), (middle, y - 0.1, height - 0.3), bevel=0.08)


def moon_gate(at, radius=1.25):
    """A round window with a golden frame, a lattice and a full moon behind it."""
    handle = group(at)
    sky_look = material("#2b2f8f", bottom="#6b5fd8", rough=1, specular=0, glow=0.75)
    cylinder(radius, 0.06, sky_look, (0, 0, 0), (90, 0, 0), bevel=0.01, sides=64, parent=handle)
    ball(radius * 0.34, shine("#fff3cf", 1.2), (radius * 0.3, -0.05, radius * 0.32), scale=(1, 0.1, 1), parent=handle)
    ring(radius, 0.16, gloss("#6b1730"), (0, -0.06, 0), (90, 0, 0), sides=64, parent=handle)
    ring(radius * 0.9, 0.05, gold(), (0, -0.14, 0), (90, 0, 0), sides=64, parent=handle)
    for x in (-0.45, 0.45):
        high = radius * 0.87
        tube(
            [(x * radius, -0.07, -high), (x * radius, -0.07, 0), (x * radius, -0.07, high)],
            0.05,
            clay(BEAM),
            steps=4,
            parent=handle,
        )
        tube(
            [(-high, -0.07, x * radius), (0, -0.07, x * radius), (high, -0.07, x * radius)],
            0.05,
            clay(BEAM),
            steps=4,
            parent=handle,
        )
    return handle


def lantern(at, size=1.0, power=24):
    """A red paper lantern with gilded caps and a tassel, centered on `at`."""
    handle = group(at, (0, 0, 0), size)
    paper = material("#ff3a2f", bottom="#ff7a3a", rough=0.7, glow=0.55)
    ball(0.5, paper, scale=(1, 1, 0.82), parent=handle)
    for k in range(10):
        rib = ring(
            0.5,
            0.02,
            clay("#d8242c", glow=0.2),
            turn=(90, 0, 18 * k),
            scale=(1, 0.82, 1),
            sides=40,
            around=8,
            parent=handle,
        )
        rib.visible_shadow = False
    for z in (-0.4, 0.4):
        cylinder(0.24, 0.13, gold(), (0, 0, z), bevel=0.04, parent=handle)
    tube([(0, 0, 0.45), (0, 0, 1.6), (0, 0, 3.4)], 0.025, gold(), steps=4, parent=handle)
    lathe([(0.05, -0.46), (0.13, -0.62), (0.16, -1.0), (0, -1.0)], cloth("#ffc93c"), sides=20, parent=handle)
    ball(0.08, gloss("#17a67a"), (0, 0, -0.54), detail=18, parent=handle)
    if power:
        bulb((at[0], at[1] - 0.75 * size, at[2] - 0.3), power * size, "#ff7a4a", 0.4)
    return handle


def stove(at, height=1.0, wide=1.9, flames=1.0):
    """A red stove with a roaring burner in its top; `at` is the middle of its base."""
    handle = group(at)
    box(
        (wide, 1.5, height),
        material("#c8343c", rough=0.5, bottom="#8e2036"),
        (0, 0, height / 2),
        bevel=0.1,
        parent=handle,
    )
    box((wide + 0.16, 1.66, 0.18), gloss("#3f3658"), (0, 0, height), bevel=0.07, parent=handle)
    for x in (-0.42, 0, 0.42):
        box(
            (0.3, 0.1, height * 0.36),
            gloss("#3f3658"),
            (x * wide / 1.6, -0.74, height * 0.42),
            bevel=0.04,
            parent=handle,
        )
        box(
            (0.2, 0.1, height * 0.26),
            shine("#ffa53a", 0.9),
            (x * wide / 1.6, -0.765, height * 0.42),
            bevel=0.04,
            parent=handle,
        )
    box((wide * 0.8, 0.1, 0.08), gold(), (0, -0.78, height * 0.8), bevel=0.035, parent=handle)
    ring(0.52, 0.11, gloss("#5a5478"), (0, -0.1, height + 0.12), parent=handle)
    if flames:
        fire((0, 0.22, height + 0.08), 1.15 * flames, 0.55 * flames, 10, parent=handle)
        bulb((at[0], at[1] - 0.6, at[2] + height + 0.8), 45 * flames, "#ff9a3c", 0.3)
    return handle


def tickets(left, right, at, count=4, seed=2, size=1.0):
    """Order tickets on a golden rail along x; `at` is (y, z) of the rail."""
    r = scatter(seed)
    y, z = at
    tube([(left, y, z), ((left + right) / 2, y, z), (right, y, z)], 0.045, gold(), steps=4)
    for k in range(count):
        x = left + (right - left) * (k + 0.5) / count
        slip = group((x, y - 0.06, z - 0.06), (0, r.uniform(-6, 6), 0), size)
        box((0.62, 0.1, 0.86), clay("#fff4dc", glow=0.1), (0, 0, -0.46), bevel=0.03, parent=slip)
        box((0.2, 0.14, 0.14), gloss("#ee3b3b"), (0, -0.02, -0.02), bevel=0.04, parent=slip)
        for line, wide in enumerate((0.4, 0.32, 0.42)):
            box(
                (wide, 0.1, 0.06),
                clay(["#17a67a", "#ee3b3b", "#d98a2c"][(line + k) % 3]),
                (-0.02, -0.02, -0.32 - 0.18 * line),
                bevel=0.02,
                parent=slip,
            )


def pepper_string(at, size=1.0, seed=1):
    """Chilies on a string that hangs from `at`."""
    r = scatter(seed)
    handle = group(at, (0, 0, 0), size)
    tube([(0, 0, 0.4), (0, 0, -0.3), (0, 0, -1.0)], 0.02, "#e3ab5a", steps=4, parent=handle)
    for k in range(12):
        a, z = 2.4 * k, -0.08 * k
        c, s = math.cos(a), math.sin(a)
        chilli = [
            (0, 0, z),
            (0.13 * c, 0.13 * s, z - 0.1),
            (0.16 * c + 0.03 * s, 0.16 * s, z - 0.34 - r.uniform(0, 0.08)),
        ]
        tube(
            chilli,
            [0.055, 0.06, 0.012],
            gloss(["#ff3b30", "#ff6a2f"][k % 2], glow=0.08),
            steps=8,
            around=10,
            parent=handle,
        )
    return handle


def pantry(at, wide=3.0):
    """A shelf with jars, a stack of bowls and a jade vase."""
    handle = board(at, wide)
    for k, (colour, lid) in enumerate((("#ffc93c", "#ee3b3b"), ("#17a67a", "#ffc93c"), ("#ff7a4a", "#fff0d2"))):
        x = -wide / 2 + 0.45 + 0.62 * k
        cylinder(0.24, 0.52, gloss(colour), (x, 0, 0.33), parent=handle)
        cylinder(0.2, 0.14, gloss(lid), (x, 0, 0.64), parent=handle)
    vase((wide / 2 - 0.4, 0, 0.07), size=0.8, colour="#fff0d2", band="#17a67a", flowers=False, parent=handle)
    return handle


def kitchen(gate=-4.2, height=6.4):
    """The room: floor, a wall of that height, a moon gate at x = `gate`, shelves, steamers on a side table, chilies."""
    floor(-9, 9, -8, 2.6, 1.1, "#743852", "#96506c")
    wall(height=height)
    moon_gate((gate, 2.5, 3.7), 1.3)
    pantry((-1.2, 2.3, 2.95), 2.6)
    pantry((5.0, 2.3, 3.5), 2.6)
    for x, z in ((0.7, 4.6), (-2.5, 4.9), (6.7, 4.8)):
        pepper_string((x, 2.2, z), 0.95, int(x * 3) + 20)
    for x, layers in ((-6.4, 3), (-5.0, 2)):
        steamer((x, 1.7, 1.2), layers, 1.0)
    box((3.6, 1.3, 0.16), gloss("#fff0d2"), (-5.6, 1.7, 1.12), bevel=0.06)
    box((3.4, 1.1, 1.06), gloss("#c8343c"), (-5.6, 1.75, 0.53), bevel=0.05)


def lantern_light(at=(0, 0, 1.5), power=1.0, ambient=0.5):
    """A warm key light on the hero at `at`, jade and red rim lights, and a wide warm light that reaches the wall."""
    x, y, z = at
    sky([(-1, "#5a2040"), (0, "#ff9a70"), (1, "#a070c0")], ambient)
    panel((x - 3.0, y - 6.0, z + 3.4), at, 2.4, 560 * power, "#ffe2bc")
    panel((x + 3.6, y + 1.6, z + 3.0), (x, y - 0.3, z + 0.2), 0.9, 210 * power, "#7affd0", spread=95)
    panel((x - 3.6, y + 1.6, z + 2.6), (x, y - 0.3, z), 0.9, 170 * power, "#ff6a4a", spread=95)
    panel((x + 4.5, y - 6.0, z + 0.6), at, 3.5, 210 * power, "#ffb07a", shiny=False)
    panel((x - 1, y - 8.5, z + 5.0), (x, y + 3, z + 0.6), 5, 820 * power, "#ffcfa8", shiny=False)
