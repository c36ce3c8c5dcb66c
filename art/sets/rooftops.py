"""Close view of roofs at dawn: tiles, a chimney with smoke, and a facade whose shutters fly open."""

import math

from kit.effects import dust
from kit.face import mouth
from kit.forms import ball, box, cylinder, ring, scatter, sheet
from kit.materials import clay, cloth, material, shine
from kit.modelling import Clay
from kit.people import human_head
from kit.scene import again, group

TILES = ("#e8674f", "#d9573f", "#f07f5c", "#c94a44")


def _tile(colour):
    """A rounded tile along y, 0.46 wide and 0.62 long; its upper end is at the origin."""
    rows = []
    for k in range(6):
        y, droop = -0.62 * k / 5, 0.02 * k / 5
        row = []
        for i in range(9):
            a = math.pi * (i / 8)
            row.append((0.23 * math.cos(a), y, 0.13 * math.sin(a) + droop))
        rows.append(row)
    return sheet(rows, clay(colour, rough=0.5, coat=0.25, glow=0.04), crease=0, shell=-0.05)


def tiled_roof(left, right, ridge, eave, parent=None, seed=1):
    """The front slope of a roof along x, from `ridge` to `eave`, each (y, z), with a row of round caps on the ridge."""
    handle = group(parent=parent)
    r = scatter(seed)
    (ry, rz), (ey, ez) = ridge, eave
    long = math.hypot(ry - ey, rz - ez)
    lean = math.degrees(math.atan2(rz - ez, ry - ey))
    middle = ((left + right) / 2, (ry + ey) / 2, (rz + ez) / 2 - 0.1)
    box((right - left, long, 0.16), clay("#7a2f3f"), middle, (lean, 0, 0), bevel=0.03, parent=handle)
    kinds = [_tile(colour) for colour in TILES]
    for kind in kinds:
        kind.parent, kind.location = handle, ((left + right) / 2, ry, rz - 0.3)
    rows, columns = int(long / 0.5) + 1, int((right - left) / 0.46)
    for row in range(rows):
        t = row * 0.5 / long
        for column in range(columns):
            x = left + 0.23 + 0.46 * column
            at = (x, ry + (ey - ry) * t, rz + (ez - rz) * t + 0.02)
            again(r.choice(kinds), at, (lean - 3, 0, r.uniform(-2, 2)), 1, handle)
    x = left + 0.3
    while x < right:
        cap = cylinder(
            0.19, 0.62, clay(r.choice(TILES), rough=0.5), (x, ry, rz + 0.06), (0, 90, 0), top=0.22, bevel=0.06
        )
        cap.parent = handle
        x += 0.56
    return handle


def chimney(at, size=1.0, smoke=True, parent=None, seed=0):
    """A brick chimney with two pots; smoke from one of them drifts to the left."""
    handle = group(at, (0, 0, 0), size, parent)
    r = scatter(seed)
    for k in range(6):
        for x in (-0.19, 0.19):
            tone = r.choice(("#a85a6a", "#94495f", "#b86a74"))
            shift = 0.1 if k % 2 else -0.1
            box(
                (0.42 + shift * (1 if x > 0 else -1), 0.66, 0.24),
                clay(tone),
                (x, 0, 0.12 + 0.25 * k),
                bevel=0.05,
                parent=handle,
            )
    box((1.0, 0.84, 0.16), clay("#6f3a58"), (0, 0, 1.58), bevel=0.05, parent=handle)
    for x in (-0.22, 0.22):
        cylinder(0.14, 0.4, clay("#e8674f"), (x, 0, 1.84), top=0.17, parent=handle)
    if smoke:
        for x, y, z, wide in ((-0.3, 0, 2.25, 0.13), (-0.55, 0, 2.6, 0.18), (-1.0, 0, 3.0, 0.24)):
            dust((x, y, z), (wide * 1.2, 0.1, wide * 0.8), wide, 20, "#fff0e6", seed + int(z * 10), parent=handle)
    return handle


def shuttered_window(at, parent, opened=(60, 60), awake=True):
    """A window in a facade that faces -y, 1.2 wide and 1.4 high, with green shutters. `opened`: degrees by which the
    left and the right one are open. `awake`: the window is lit, and a neighbor in a nightcap looks out of it."""
    handle = group(at, parent=parent)
    box((1.44, 0.2, 1.64), clay("#fff0d6", glow=0.05), bevel=0.06, parent=handle)
    pane = shine("#ffd069", 0.95) if awake else material("#3f58b8", rough=0.3, coat=0.5)
    box((1.18, 0.24, 1.38), pane, (0, -0.02, 0), bevel=0.03, parent=handle)
    box((1.7, 0.5, 0.14), clay("#fff0d6"), (0, -0.2, -0.86), bevel=0.05, parent=handle)
    for side, angle in zip((-1, 1), opened):
        hinge = group((0.66 * side, -0.16, 0), (0, 0, -side * (180 - angle)), 1, handle)
        box((0.62, 0.1, 1.44), clay("#1fa890"), (-0.33 * side, 0, 0), bevel=0.04, parent=hinge)
        for k in range(6):
            box(
                (0.46, 0.14, 0.12),
                clay("#3fc9ac"),
                (-0.33 * side, 0, -0.52 + 0.21 * k),
                (18, 0, 0),
                bevel=0.03,
                parent=hinge,
            )
    if awake:
        head, face = human_head(
            "#f2b48a", (-0.12, -0.34, -0.2), handle, (-4, 6, -4), (22, 2), brow="#8a5a3a", size=0.9, anger=-20
        )
        mouth(face, (0.02, 0, -0.27), 0.15, 0.3, 0.0, teeth=False)
        cap = Clay().lump((0, 0.08, 0.34), (0.56, 0.5, 0.3))
        cap.limb([(0, 0.1, 0.5), (-0.3, 0.1, 0.82), (-0.66, 0, 0.7), (-0.8, -0.06, 0.4)], [0.34, 0.24, 0.15, 0.08])
        for k in range(4):
            cap.paint((-0.22 * k, 0, 0.6), (0.06, 2, 2), "#ffffff", 0.2)
        cap.make("#3f8fe0", voxel=0.035, smooth=4, rough=0.9, sheen=0.5, parent=head)
        ring(0.5, 0.09, cloth("#ffc93c"), (0, 0.02, 0.28), (10, 0, 0), scale=(1.06, 1, 1), parent=head)
        ball(0.13, cloth("#ffc93c"), (-0.82, -0.08, 0.32), detail=20, parent=head)
    return handle


def front(at, turn=0, wide=3.6, high=8.0, wall="#6a58c8", foot="#3a2f86", parent=None):
    """The facade of a house under a tiled roof; `at` is the middle of its upper edge. Attach windows to the returned
    group: relative to it, that edge is at z = 0 and the facade at y = 0."""
    handle = group(at, (0, 0, turn), 1, parent)
    box((wide, 3.0, high), material(wall, rough=0.85, bottom=foot), (0, 1.5, -high / 2), bevel=0.08, parent=handle)
    for side in (-1, 1):
        for k in range(9):
            size = (0.5 if k % 2 else 0.36, 0.14, 0.34)
            box(
                size,
                clay("#8f7fe0"),
                (side * (wide / 2 - size[0] / 2), -0.03, -0.3 - 0.4 * k),
                bevel=0.05,
                parent=handle,
            )
    box((wide + 0.24, 0.3, 0.22), clay("#fff0d6"), (0, -0.08, -0.08), bevel=0.06, parent=handle)
    tiled_roof(-wide / 2 - 0.3, wide / 2 + 0.3, (2.0, 1.5), (-0.4, 0.02), handle, 4)
    return handle
