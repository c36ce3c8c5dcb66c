"""A hillside in a heavy storm: slate clouds, lightning, slanting rain, and a house torn off its foundation."""

import math

from mathutils import noise

from kit.forms import ball, box, cylinder, prism, ring, scatter, sheet, tube
from kit.light import panel, sky, sun
from kit.materials import clay, gold, material, shine
from kit.modelling import Clay
from kit.nature import cloud, tuft
from kit.scene import again, group
from sets.hills import ground


def downhill(slope=0.3):
    """Returns a height function of (x, y): a hill that falls toward +x and drops behind its crest, 0 at the origin."""

    def height(x, y):
        bump = 0.22 * noise.noise((x * 0.35, y * 0.35, 3)) + 0.5 * noise.noise((x * 0.1, y * 0.1, 9))
        return -slope * x + bump * min(1, abs(y) / 3 + 0.3) - 0.02 * max(0, y - 3) ** 2

    return height


def hillside(height, grass=70, seed=4):
    """Wet turf with wind-blown tufts and pale stones."""
    ground(height, -20, 20, -9, 18, "#2a5f68", "#68ad62")
    r = scatter(seed)
    for i in range(grass):
        x, y = r.uniform(-8, 8), r.uniform(-5, 7)
        tuft((x, y, height(x, y)), r.uniform(0.16, 0.3), ["#4f9a4a", "#8fcb56"][i % 2], i)
    stone = Clay()
    for _ in range(16):
        x, y = r.uniform(-8, 8), r.uniform(-4, 6)
        size = r.uniform(0.1, 0.26)
        stone.lump((x, y, height(x, y)), (size, size * 0.9, size * 0.7))
    stone.make("#8fa3bd", voxel=0.06, smooth=4, rough=0.7)


def bent_tree(at, size=1.0, seed=0):
    """A tree whose crown is blown to the right."""
    handle = group(at, (0, 0, 0), size)
    r = scatter(seed)
    tube(
        [(0, 0, -0.3), (0.05, 0, 0.9), (0.5, 0, 1.9), (1.0, 0, 2.3)], [0.24, 0.18, 0.14, 0.1], "#8a6258", parent=handle
    )
    crown = Clay().lump((1.1, 0, 2.5), (0.9, 0.7, 0.6))
    for i in range(14):
        a = math.tau * i / 14
        root = (1.1 + 0.5 * math.cos(a), 0.3 * math.sin(a * 2), 2.5 + 0.4 * math.sin(a))
        crown.spike(root, (root[0] + r.uniform(0.8, 1.3), root[1], root[2] + 0.25 * math.sin(a) + 0.1), 0.34)
    crown.make("#7fcf94", voxel=0.07, smooth=4, parent=handle)
    return handle


def bolt(at, size=1.0, lean=0):
    """A forked flash of lightning, 7 high; its tip is at `at`. Returns its parts."""
    parts = []
    line = [(0.5, 7.2), (1.3, 7.0), (0.62, 4.7), (1.25, 4.85), (0.0, 0.0), (0.35, 3.6), (-0.35, 3.4)]
    fork = [(0.5, 4.7), (1.0, 4.75), (1.75, 2.4), (1.5, 3.6), (0.8, 3.9)]
    for outline in (line, fork):
        flash = prism(
            [(x * size, z * size) for x, z in outline],
            0.3,
            shine("#fff6b8", 1.5, fog=False),
            at,
            (0, lean, 0),
            bevel=0.05,
        )
        flash.visible_shadow = flash.visible_diffuse = False
        parts.append(flash)
    return parts


def rain(count=120, seed=9, box_=((-6, 6), (0.8, 9), (-2, 7)), lean=24):
    """Slanting streaks of rain within `box_`, the ranges of x, y and z. Returns them."""
    r, streaks = scatter(seed), []
    look = shine("#d4ebff", 0.55)
    drop = tube([(0, 0, -0.2), (0, 0, 0), (0, 0, 0.2)], [0.004, 0.016, 0.004], look, steps=4, around=6)
    drop.visible_shadow = drop.visible_diffuse = False
    for _ in range(count):
        x, y, z = (r.uniform(*side) for side in box_)
        copy = again(drop, (x, y, z), (0, lean + 180, 0), r.uniform(0.7, 1.3))
        copy.visible_shadow = copy.visible_diffuse = False
        streaks.append(copy)
    drop.location = (0, 0, -60)
    return streaks


def house(at, turn=(0, 0, 0), size=1.0):
    """Aidan's crooked house: blue boards, a bent roof, lit windows. `at` is the center of its ground floor."""
    handle = group(at, turn, size)
    boards, roof, cream = clay("#5f8fc4"), clay("#3b4a86"), clay("#fff2d8", glow=0.06)
    box((2.6, 2.2, 2.4), clay("#4f7db4"), taper=1.1, bevel=0.06, parent=handle)
    for k in range(8):
        wide = 2.62 + 0.034 * k
        box((wide, wide * 0.846, 0.26), boards, (0, 0, -1.04 + 0.3 * k), bevel=0.06, parent=handle)
    gable = [(-1.42, 1.1), (1.42, 1.1), (0.12, 3.1)]
    prism(gable, 2.3, clay("#6f9dd0"), bevel=0.05, parent=handle)
    for side, foot in ((-1, -1.8), (1, 1.72)):
        for k in range(6):
            t = k / 5.6
            x, z = foot + (0.12 - foot) * t, 0.88 + 2.42 * t
            lean = (
                math.degrees(math.atan2(2.42, 0.12 - foot)) if side < 0 else math.degrees(math.atan2(2.42, foot - 0.12))
            )
            box((0.66, 2.9, 0.2), roof, (x, 0, z), (0, -lean * -side, 0), bevel=0.07, parent=handle)
    cylinder(0.12, 3.0, roof, (0.12, 0, 3.28), (90, 0, 0), parent=handle)
    box((0.5, 0.5, 1.3), clay("#a88ab0"), (1.0, 0.35, 2.9), (0, 9, 0), bevel=0.07, parent=handle)
    box((0.62, 0.62, 0.2), clay("#c3a8c8"), (1.1, 0.35, 3.5), (0, 9, 0), bevel=0.06, parent=handle)
    lit = shine("#ffd75e", 0.85)
    for x in (-0.82, 0.86):
        box((0.72, 0.1, 0.86), cream, (x, -1.2, 0.1), (0, 4 * x, 0), bevel=0.04, parent=handle)
        box((0.54, 0.12, 0.68), lit, (x, -1.22, 0.1), (0, 4 * x, 0), bevel=0.02, parent=handle)
        for bar in ((0.08, 0.68), (0.54, 0.08)):
            box((bar[0], 0.14, bar[1]), cream, (x, -1.23, 0.1), (0, 4 * x, 0), bevel=0.02, parent=handle)
    box((0.6, 0.14, 1.2), clay("#ffc61a"), (0.02, -1.2, -0.6), bevel=0.05, parent=handle)
    ball(0.06, gold(), (0.2, -1.3, -0.62), detail=14, parent=handle)
    cylinder(0.52, 0.12, lit, (0.08, -1.17, 1.72), (90, 0, 0), bevel=0.02, sides=48, parent=handle)
    ring(0.52, 0.11, cream, (0.08, -1.24, 1.72), (90, 0, 0), parent=handle)
    for turned in (0, 90):
        box((1.0, 0.12, 0.08), cream, (0.08, -1.24, 1.72), (0, turned, 0), bevel=0.02, parent=handle)
    return handle


def weather(at=(0, 0, 1.6), power=1.0, ambient=0.75, clouds=True):
    """Slate clouds over a pale yellow horizon, a cold flash from behind, warm light on the hero at `at`."""
    seen = [(-1, "#5f7f9f"), (-0.03, "#ffe9a6"), (0.07, "#b9c9c4"), (0.24, "#5f83b4"), (0.6, "#34508c"), (1, "#22356b")]
    sky(seen, 1.0, [(-1, "#5a7a80"), (0, "#c8d4dc"), (1, "#86a4e0")], ambient)
    sun(62, 34, 2.2, "#cfe2ff", 6)
    x, y, z = at
    panel((x - 3.4, y - 6.2, z + 3.2), at, 2.4, 620 * power, "#ffedc8")
    panel((x + 3.4, y + 2.0, z + 3.0), at, 0.9, 240 * power, "#bcd4ff", spread=95)
    panel((x + 3.0, y - 8, z + 4), (x, y + 3, z - 1), 5, 520 * power, "#cfe0ff", shiny=False)
    if clouds:
        for i, (cx, cy, cz, size) in enumerate(
            ((-34, 70, 22, 5.6), (-8, 80, 31, 7), (28, 70, 23, 6), (50, 80, 22, 5), (-60, 80, 18, 6), (6, 60, 25, 3.4))
        ):
            cloud((cx, cy, cz), size, i, "#8fa6cf", "#3d5288", 0.3, 12)


def flood(at, wide, deep, colour="#3fa7c9"):
    """Rough water with short waves in a room."""
    x0, y0, z0 = at
    rows = []
    for j in range(41):
        y = y0 - deep / 2 + deep * j / 40
        row = []
        for i in range(81):
            x = x0 - wide / 2 + wide * i / 80
            row.append((x, y, z0 + 0.10 * noise.noise((x * 0.9, y * 0.9, 2)) + 0.04 * math.sin(x * 2.4 + y)))
        rows.append(row)
    return sheet(rows, material(colour, rough=0.12, coat=0.8, specular=0.6, mottle=0.12, glow=0.06), crease=0)
