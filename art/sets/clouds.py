"""A kingdom of clouds: islands to stand on, towers with sugar roofs, the cannon, bubbles in a honeycomb."""

import math

from kit.forms import ball, cylinder, lathe, prism, ring, scatter, tube
from kit.light import panel, sky, sun
from kit.materials import clay, gloss, gold, material, shine
from kit.modelling import Clay
from kit.nature import cloud
from kit.scene import aim, group

SWEETS = {"red": "#ff4d5e", "yellow": "#ffc928", "green": "#35d08a", "blue": "#3f9bff", "violet": "#a565f5"}
VIOLET, BRASS = "#7a45e0", "#ffc21f"


def cloud_isle(at, wide=2.2, deep=1.4, seed=0, lumps=26, top="#fbeeff", low="#b48af0", thick=1.0):
    """A cloud with a flat top at `at` to stand on and a round underside."""
    r = scatter(seed)
    body = Clay().lump((0, 0, -0.42 * thick), (wide, deep, 0.46 * thick))
    body.lump((0, 0, -0.9 * thick), (wide * 0.66, deep * 0.7, 0.6 * thick))
    for i in range(lumps):
        a = math.tau * i / lumps + r.uniform(-0.1, 0.1)
        far, s = r.uniform(0.86, 1.02), r.uniform(0.26, 0.44) * min(wide, 3) / 2.2
        body.lump((wide * far * math.cos(a), deep * far * math.sin(a), -0.40 * thick + r.uniform(-0.1, 0.1)), s)
        body.lump(
            (wide * 0.6 * math.cos(a), deep * 0.6 * math.sin(a), (-0.95 + r.uniform(-0.3, 0.1)) * thick),
            r.uniform(0.3, 0.5) * min(wide, 3) / 2.2,
        )
    look = material(top, rough=1, specular=0, sheen=0.2, glow=0.05, bottom=low)
    return body.make(look, voxel=0.07, smooth=5, at=at)


def bank(y, z, left, right, seed=0, size=1.6, top="#fdf0ff", low="#c79cf2"):
    """A row of clouds along x at the bottom of the picture; their tops are at about `z`."""
    r = scatter(seed)
    x = left
    while x < right:
        s = size * r.uniform(0.75, 1.2)
        cloud((x, y + r.uniform(-0.4, 0.4) * size, z - s * 0.9 + r.uniform(-0.2, 0.2)), s * 0.8, seed, top, low, 0.08)
        x += s * 1.9
        seed += 1


def tower(at, radius=0.5, height=2.4, roof="#ff6fae", wall="#ffe9fa", parent=None):
    """A round tower with a domed roof, battlements, a golden ball and a pennant."""
    handle = group(at, parent=parent)
    stone = clay(wall, glow=0.03)
    cylinder(radius, height, stone, (0, 0, height / 2), top=radius * 0.9, parent=handle)
    cylinder(radius * 1.12, radius * 0.4, stone, (0, 0, height), bevel=0.1, parent=handle)
    dome = [(1.24, 0.18), (1.30, 0.34), (1.0, 0.9), (0.48, 1.5), (0.16, 2.0), (0.05, 2.5)]
    profile = [(0, height + 0.1 * radius)] + [(radius * r, height + radius * z) for r, z in dome]
    lathe([*profile, (0, height + 2.55 * radius)], clay(roof, coat=0.5, rough=0.35), parent=handle)
    ball(radius * 0.16, gold(), (0, 0, height + 2.62 * radius), detail=16, parent=handle)
    flag = [(0, 0), (radius * 1.0, radius * 0.26), (0, radius * 0.56)]
    prism(flag, 0.06, clay("#ffc93c"), (0.03, 0, height + 2.75 * radius), bevel=0.02, parent=handle)
    for share in (0.45, 0.76):
        pane = shine("#ffe9a0", 0.7)
        ball(radius * 0.24, pane, (0, -radius * 0.92, height * share), scale=(0.8, 0.4, 1.4), detail=18, parent=handle)
    return handle


def cloud_castle(at, size=1.0, seed=0, roofs=("#ff4f9a", "#7a4af0", "#14b88f")):
    """Five towers and a gate on a cloud, about 5 wide."""
    handle = group(at, (0, 0, 0), size)
    cylinder(1.5, 1.7, clay("#ffe4f6", glow=0.03), (0, 0.2, 0.85), bevel=0.1, parent=handle)
    arch = [(-0.4, 0), (0.4, 0), (0.4, 0.6), (0.28, 0.86), (0, 0.98), (-0.28, 0.86), (-0.4, 0.6)]
    prism(arch, 0.2, clay("#7a52c8"), (0, -1.28, 0.1), bevel=0.04, parent=handle)
    spots = ((-1.6, 0, 0.56, 2.2), (1.6, 0, 0.56, 2.5), (-0.72, 0.5, 0.52, 3.3), (0.85, 0.6, 0.5, 3.0))
    for i, (x, y, radius, high) in enumerate((*spots, (0.05, 0.9, 0.64, 4.3))):
        tower((x, y, 0), radius, high, roofs[(i + seed) % len(roofs)], parent=handle)
    foot = cloud_isle((0, 0, 0.3), 2.9, 1.9, seed)
    foot.parent = handle
    return handle


def bubble(at, colour="#3fd0a0", radius=0.36, parent=None):
    """A glossy bubble with two highlights."""
    handle = group(at, (0, 0, 0), radius, parent)
    ball(1, gloss(colour, rough=0.12, coat=1, glow=0.16), parent=handle, detail=36)
    spark = material("#ffffff", glow=1.0)
    ball(0.28, spark, (-0.33, -0.55, 0.44), detail=20, parent=handle)
    ball(0.14, spark, (-0.62, -0.60, 0.12), detail=14, parent=handle)
    return handle


def cannon(at, turn=0, aims=(0.5, -0.4, 1), size=1.0, load=None):
    """The violet cannon on two brass wheels, 1.9 long. `aims`: direction of the barrel before `turn` (degrees about z).
    `load`: color of the bubble in its muzzle, None for no bubble."""
    handle = group(at, (0, 0, turn), size)
    barrel = aim(group((0, 0, 0.74), parent=handle), aims)
    outside = [(0, -0.72), (0.30, -0.68), (0.52, -0.46), (0.60, -0.10), (0.56, 0.5), (0.50, 0.84), (0.62, 0.98)]
    lathe(
        [*outside, (0.64, 1.14), (0.56, 1.20), (0.46, 1.14), (0.42, 0.6), (0, 0.5)],
        gloss(VIOLET, bottom="#5a2cc0"),
        parent=barrel,
    )
    for z, wide, thick in ((1.06, 0.61, 0.075), (0.30, 0.575, 0.065), (-0.32, 0.575, 0.06)):
        ring(wide, thick, gold(BRASS), (0, 0, z), parent=barrel)
    ball(0.15, gold(BRASS), (0, 0, -0.78), parent=barrel)
    cylinder(0.415, 0.05, "#2c1460", (0, 0, 0.72), parent=barrel)
    if load:
        bubble((0, 0, 1.08), load, 0.46, barrel)
    for side in (-1, 1):
        wheel = group((0.66 * side, 0.12, 0.50), (0, 0, 0), 1, handle)
        ring(0.42, 0.11, gold(BRASS), turn=(0, 90, 0), parent=wheel)
        cylinder(0.36, 0.12, clay("#5f35c0"), turn=(0, 90, 0), parent=wheel)
        cylinder(0.15, 0.3, gold(BRASS), turn=(0, 90, 0), parent=wheel)
        for k in range(4):
            a = math.pi * k / 4
            tube(
                [
                    (0.04 * side, -0.36 * math.cos(a), -0.36 * math.sin(a)),
                    (0.04 * side, 0.36 * math.cos(a), 0.36 * math.sin(a)),
                ],
                0.055,
                gold(BRASS),
                steps=2,
                parent=wheel,
            )
    tube([(-0.62, 0.12, 0.56), (0.62, 0.12, 0.56)], 0.12, clay("#5f35c0"), steps=4, parent=handle)
    return handle


def honeycomb(at, columns, rows, radius=0.36, seed=0, gone=(), parent=None):
    """Bubbles in `rows` below `at` (center of the top row), in short runs of one color, with a ragged bottom row.
    `gone`: (row, column) of missing bubbles."""
    r = scatter(seed)
    names = list(SWEETS.values())
    colours = {}
    for row in range(rows):
        count = columns - row % 2
        for k in range(count):
            left, above = colours.get((row, k - 1)), colours.get((row - 1, k))
            pick = r.random()
            colour = left if left and pick < 0.42 else above if above and pick < 0.62 else r.choice(names)
            colours[row, k] = colour
            if (row, k) in gone or (row == rows - 1 and r.random() < 0.3):
                continue
            x, z = (k - (count - 1) / 2) * radius * 2, -row * radius * 1.74
            bubble((at[0] + x, at[1], at[2] + z), colour, radius * 0.985, parent)


def orbit(at, far, count, colours, radius=0.36, start=0, gone=()):
    """A ring of bubbles of radius `far` around `at`, facing the camera. `gone`: indices of missing bubbles."""
    for k in range(count):
        if k not in gone:
            a = math.radians(start) + math.tau * k / count
            where = (at[0] + far * math.cos(a), at[1], at[2] + far * math.sin(a))
            bubble(where, colours[k % len(colours)], radius)


def rainbow(at, far=16.0, thick=0.7):
    """An upright rainbow of five bands around `at`."""
    for k, colour in enumerate(("#ff6a8a", "#ffb04d", "#ffe566", "#5fe0a0", "#8a9bff")):
        band = ring(far - k * thick * 1.55, thick, shine(colour, 0.5), at, (90, 0, 0), sides=96)
        band.visible_shadow = False


def dots(points, size=0.1, colour="#7a45e0"):
    """The dotted line of a shot along the points."""
    for point in points:
        ball(size, shine(colour, 0.9), point, detail=14)


def bright_haze(at=(0, 0, 1.4), face=150, key=(226, 40), dusk=False):
    """Mint sky that fades to lilac, a warm sun from the front left and a soft light on the hero at `at`. `dusk`: violet
    and rose sky."""
    seen = [(-1, "#f3d6ff"), (-0.04, "#ffd9f0"), (0.08, "#c9f5e4"), (0.26, "#5fdfbf"), (1, "#12a593")]
    light = [(-1, "#f0c8ff"), (0, "#fff0fa"), (0.4, "#c4f5e6"), (1, "#a0e8e0")]
    if dusk:
        seen = [(-1, "#ff9a8a"), (-0.04, "#ffb9a0"), (0.12, "#f28fc0"), (0.36, "#9a6ae0"), (1, "#4a3ab0")]
        light = [(-1, "#c88ae0"), (0, "#ffd0d8"), (0.4, "#c0a0ff"), (1, "#9a90ff")]
    sky(seen, 1.0, light, 0.8)
    sun(*key, 3.4 if dusk else 3.8, "#ffe0b8" if dusk else "#fff2d6", 3)
    sun(58, 30, 1.6, "#ffb0e0", 8)
    x, y, z = at
    panel((x - 2.0, y - 5.5, z + 1.0), at, 2.5, face, "#fff2dc", shiny=False)
    tops = ("#ffc9d8", "#b070d8") if dusk else ("#ffffff", "#d5b8fa")
    for i, (cx, cy, cz, wide) in enumerate(
        ((-34, 70, 13, 4.4), (-6, 85, 26, 4.6), (30, 75, 15, 4.6), (-62, 90, 34, 5))
    ):
        cloud((cx, cy, cz), wide, i + 3, *tops, 0.4)
