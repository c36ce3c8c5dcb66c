"""A museum at night: marble, columns, gold frames, plinths, laser beams, a skylight."""

import math

from mathutils import Vector

from kit.forms import ball, box, cylinder, lathe, prism, ring, tube
from kit.light import bulb, panel, sky
from kit.materials import clay, cloth, gloss, gold, material, shine
from kit.modelling import Clay
from kit.outlines import star
from kit.scene import aim, group

MARBLE = "#f1ecf7"


def floor(left=-10, right=10, front=-8, back=4, size=1.4, dark="#35419a", light="#6f80d8"):
    """A floor of polished squares."""
    row, y = 0, front
    while y < back:
        column, x = 0, left
        while x < right:
            look = gloss([dark, light][(row + column) % 2], rough=0.38, coat=0.25)
            box((size - 0.03, size - 0.03, 0.12), look, (x + size / 2, y + size / 2, -0.06), bevel=0.02, segments=2)
            x += size
            column += 1
        y += size
        row += 1
    box((right - left, back - front, 0.1), "#232a6b", ((left + right) / 2, (front + back) / 2, -0.1), bevel=0.01)


def wall(left=-10, right=10, y=4.0, height=7.0, paint="#3d3f9e", low="#54328f"):
    """A painted wall with a paneled base and a gilded rail."""
    middle, long = (left + right) / 2, right - left
    box(
        (long, 0.3, height),
        material(paint, rough=0.85, bottom=low, mottle=0.06),
        (middle, y + 0.15, height / 2),
        bevel=0.01,
    )
    box((long, 0.14, 1.5), clay("#4a3a9c"), (middle, y - 0.02, 0.75), bevel=0.03)
    for i in range(int(long / 1.7) + 1):
        box((1.3, 0.16, 0.95), clay("#5a48b4"), (left + 0.7 + i * 1.7, y - 0.06, 0.78), bevel=0.06)
    for z, thick in ((1.55, 0.1), (0.12, 0.2)):
        box((long, 0.22, thick), gold(), (middle, y - 0.08, z), bevel=0.04)


def column(x, y, height=7.0, radius=0.55):
    """A fluted marble column."""
    look = clay(MARBLE, rough=0.4)
    box((radius * 3, radius * 3, 0.3), look, (x, y, 0.15), bevel=0.06)
    lathe(
        [(radius * 1.35, 0.3), (radius * 1.4, 0.42), (radius * 1.1, 0.55), (radius, 0.62), (radius * 0.92, height)],
        look,
        (x, y, 0),
        sides=40,
    )
    for i in range(14):
        a = math.tau * i / 14
        tube(
            [
                (x + radius * math.cos(a), y + radius * math.sin(a), 0.7),
                (x + radius * 0.96 * math.cos(a), y + radius * 0.96 * math.sin(a), height / 2),
                (x + radius * 0.92 * math.cos(a), y + radius * 0.92 * math.sin(a), height),
            ],
            radius * 0.13,
            look,
            steps=6,
            around=8,
        )


def plinth(at, size=1.0, height=1.2, parent=None):
    """A marble plinth with a gold label; its top is `height` above `at`."""
    handle = group(at, (0, 0, 0), size, parent)
    look = clay(MARBLE, rough=0.4)
    box((1.3, 1.3, 0.2), look, (0, 0, 0.1), bevel=0.06, parent=handle)
    box((1.0, 1.0, height - 0.3), look, (0, 0, height / 2), bevel=0.05, parent=handle)
    box((1.25, 1.25, 0.18), look, (0, 0, height - 0.09), bevel=0.06, parent=handle)
    box((0.5, 0.06, 0.22), gold(), (0, -0.52, height * 0.55), bevel=0.02, parent=handle)
    return handle


def bust(at, turn=0, size=1.0, parent=None):
    """A marble bust of an emperor with a wreath."""
    handle = group(at, (0, 0, turn), size, parent)
    body = (
        Clay()
        .lump((0, 0, 0.34), (0.52, 0.3, 0.30))
        .limb([(0, 0, 0.4), (0, 0, 0.65), (0, 0, 0.8)], 0.17)
        .lump((0, 0, 1.05), (0.30, 0.30, 0.36))
    )
    body.lump((0, -0.30, 0.98), (0.07, 0.1, 0.1)).lump((0, -0.22, 0.82), (0.16, 0.12, 0.1)).lump(
        (0, 0, 0.08), (0.26, 0.22, 0.12)
    )
    for x in (-1, 1):
        body.lump((0.12 * x, -0.26, 1.12), (0.1, 0.07, 0.03)).lump((0.3 * x, 0, 1.02), (0.05, 0.08, 0.1))
    for i in range(12):
        a = math.tau * i / 12
        body.lump((0.29 * math.cos(a), 0.29 * math.sin(a), 1.26), (0.1, 0.1, 0.08))
    body.make(MARBLE, voxel=0.03, smooth=4, rough=0.45, parent=handle)
    return handle


def crown(at, size=1.0, turn=(0, 0, 0), parent=None):
    """A golden crown with jewels on a red cushion."""
    handle = group(at, turn, size, parent)
    Clay().lump((0, 0, 0.1), (0.5, 0.5, 0.14)).make(
        "#e0344f", voxel=0.04, smooth=6, rough=0.9, sheen=0.5, parent=handle
    )
    lathe([(0.36, 0.2), (0.40, 0.22), (0.40, 0.42), (0.36, 0.44)], gold(), parent=handle)
    for i in range(8):
        a = math.tau * i / 8
        c, s = math.cos(a), math.sin(a)
        tube(
            [(0.38 * c, 0.38 * s, 0.34), (0.41 * c, 0.41 * s, 0.55), (0.44 * c, 0.44 * s, 0.72)],
            [0.12, 0.08, 0.03],
            gold(),
            steps=6,
            parent=handle,
        )
        ball(0.06, gold(), (0.45 * c, 0.45 * s, 0.76), detail=16, parent=handle)
        ball(
            0.055,
            gloss(["#ff3d5a", "#3dd68c", "#4aa8ff"][i % 3], glow=0.15),
            (0.41 * c, 0.41 * s, 0.32),
            detail=16,
            parent=handle,
        )
    return handle


def golden_mask(at, size=1.0, turn=(0, 0, 0), parent=None):
    """A smiling mask of gold with a headdress, facing -y."""
    handle = group(at, turn, size, parent)
    cylinder(0.3, 0.1, gloss("#3a3560"), (0, 0.02, 0.05), parent=handle)
    cylinder(0.06, 0.4, gold(), (0, 0.04, 0.15), parent=handle)
    face = Clay().lump((0, 0, 0.6), (0.42, 0.26, 0.52)).lump((0, -0.24, 0.54), (0.08, 0.08, 0.13))
    face.make("#ffc93c", voxel=0.03, smooth=4, rough=0.28, metal=0.25, coat=0.6, parent=handle)
    for k in range(9):
        a = math.radians(20 + 17.5 * k)
        aim(
            prism(
                [(-0.1, 0), (0.1, 0), (0.07, 0.5), (0, 0.58), (-0.07, 0.5)],
                0.12,
                gloss(["#2f6bff", "#ffc93c"][k % 2]),
                (0.36 * math.cos(a), 0.08, 0.66 + 0.40 * math.sin(a)),
                bevel=0.03,
                parent=handle,
            ),
            (math.cos(a), 0, math.sin(a)),
        )
    for x in (-1, 1):
        ball(0.1, gloss("#2a2452"), (0.16 * x, -0.235, 0.72), (0, 18 * x, 0), (1.2, 0.35, 0.6), parent=handle)
    tube(
        [(-0.14, -0.235, 0.36), (0, -0.25, 0.31), (0.14, -0.235, 0.36)], 0.03, gloss("#2a2452"), steps=10, parent=handle
    )
    ball(0.07, gloss("#ff3d5a", glow=0.2), (0, -0.22, 0.96), detail=18, parent=handle)
    return handle


def laser(start, end, thick=0.035):
    """A red beam between two emitters."""
    a, b = Vector(start), Vector(end)
    beam = tube([a, a.lerp(b, 0.5), b], thick, shine("#ff2a48", 1.0), steps=4)
    beam.visible_shadow = False
    for p, way in ((a, b - a), (b, a - b)):
        aim(cylinder(0.13, 0.22, gloss("#3a3560"), p), way)
        aim(ring(0.11, 0.03, shine("#ff5a6a", 0.9), p + way.normalized() * 0.1), way)


def picture(at, wide, high, ground="#7fd0c0", kind="hill", turn=(0, 0, 0)):
    """A painting in a heavy gold frame."""
    handle = group(at, turn)
    box((wide, 0.16, high), gold(), bevel=0.07, segments=4, parent=handle)
    box((wide - 0.34, 0.17, high - 0.34), clay(ground), (0, -0.02, 0), bevel=0.02, parent=handle)
    if kind == "hill":
        ball(0.2, clay("#ffd75e"), (wide * 0.16, -0.08, high * 0.14), scale=(1, 0.3, 1), parent=handle)
        ball(wide * 0.3, clay("#3f9e6a"), (-wide * 0.06, -0.08, -high * 0.34), scale=(1, 0.12, 0.42), parent=handle)
    else:
        prism(star(min(wide, high) * 0.28), 0.1, clay("#ff8a5c"), (0, -0.09, 0), bevel=0.03, parent=handle)
    return handle


def arch(at, size=1.0):
    """A tall window with the moon behind it, and its light on the floor."""
    handle = group(at, (0, 0, 0), size)
    outline = (
        [(-1.1, -2)]
        + [(1.1 * math.cos(math.pi * (1 - i / 16)), 1.0 + 1.1 * math.sin(math.pi * (1 - i / 16))) for i in range(17)]
        + [(1.1, -2)]
    )
    prism([(x * 1.2, z * 1.1) for x, z in outline], 0.2, clay(MARBLE), bevel=0.05, parent=handle)
    prism(
        outline, 0.24, material("#3f6be0", bottom="#8fb8ff", rough=1, specular=0, glow=0.8), bevel=0.01, parent=handle
    )
    ball(0.42, shine("#fff6d0", 1.3), (0.25, -0.14, 0.85), scale=(1, 0.1, 1), parent=handle)
    for x in (-0.36, 0.36):
        box((0.08, 0.3, 3.1), clay(MARBLE), (x, -0.03, -0.3), bevel=0.03, parent=handle)
    for z in (-0.9, 0.3):
        box((2.2, 0.3, 0.08), clay(MARBLE), (0, -0.03, z), bevel=0.03, parent=handle)
    return handle


def runner(left, right, y, wide=1.7):
    """A red carpet with golden edges along x."""
    box((right - left, wide, 0.06), cloth("#c22f4e"), ((left + right) / 2, y, 0.02), bevel=0.02)
    for side in (-1, 1):
        box(
            (right - left, 0.12, 0.075),
            cloth("#ffc93c"),
            ((left + right) / 2, y + side * (wide / 2 - 0.14), 0.02),
            bevel=0.02,
        )


def night(at=(0, 0, 1.4), power=1.0, ambient=0.5):
    """Blue night with a warm pool of light on the hero at `at`, and two rim lights."""
    x, y, z = at
    sky([(-1, "#2a2a6b"), (0, "#5b5fd0"), (1, "#7f9cff")], ambient)
    panel((x - 3.2, y - 5.6, z + 3.8), at, 2.2, 560 * power, "#ffe9c8")
    panel((x + 3.6, y + 1.8, z + 3.2), (x, y, z + 0.2), 0.9, 260 * power, "#8fb0ff", spread=95)
    panel((x - 3.6, y + 1.8, z + 2.6), (x, y, z), 0.9, 120 * power, "#ff9a6a", spread=95)
    panel((x + 4.5, y - 6.0, z + 1.0), at, 3.5, 170 * power, "#a8b4ff", shiny=False)
    panel((x - 2, y - 8, z + 6), (x - 1, y + 3, z), 5, 560 * power, "#b8c4ff", shiny=False)
    bulb((x, y - 0.5, z + 4.2), 60 * power, "#ffd9a0", 0.5)
