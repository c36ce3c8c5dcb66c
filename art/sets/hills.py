"""Green hills under a blue morning: turf, flowers, floating islands, a castle, a drawbridge."""

import math

from mathutils import noise

from kit.forms import ball, box, cylinder, lathe, prism, scatter, sheet
from kit.light import panel, sky, sun
from kit.materials import clay, gloss, gold, material
from kit.modelling import Clay
from kit.nature import cloud, round_tree, tuft
from kit.props import flower
from kit.scene import group


def ground(height, left=-16, right=16, front=-9, back=30, low="#5fb53f", top="#a6dd55"):
    """A meadow; `height(x, y)` returns the height of its surface."""
    step = 0.6
    rows, y = [], front
    while y <= back:
        x, row = left, []
        while x <= right:
            row.append((x, y, height(x, y)))
            x += step
        rows.append(row)
        y += step
    return sheet(rows, material(top, bottom=low, rough=0.85, mottle=0.12), crease=0)


def rolling(x, y):
    """Returns the height of a flat clearing in front of rising hills."""
    rise = max(0, (y - 5) / 10)
    return 0.25 * noise.noise((x * 0.25, y * 0.25, 1)) * min(1, abs(y) / 4) + rise * (
        0.35 + 0.9 * noise.noise((x * 0.12, y * 0.1, 7))
    ) * min(2.2, rise)


def meadow(height, count=60, seed=3, left=-7, right=7, front=-5, back=8, clear=1.0):
    """Tufts and flowers, none within `clear` of the origin."""
    r = scatter(seed)
    for i in range(count):
        x, y = r.uniform(left, right), r.uniform(front, back)
        if math.hypot(x, y) < clear:
            continue
        if i % 3:
            tuft((x, y, height(x, y)), r.uniform(0.14, 0.26), ["#4fa336", "#7ac943", "#8fd44f"][i % 3], seed + i)
        else:
            flower(
                (x, y, height(x, y) + 0.14),
                ["#ffffff", "#ff7ab0", "#ffd23f", "#8f7bff"][i % 4],
                (24, r.uniform(-20, 20), 0),
                0.55,
            )


def isle(at, wide=1.8, seed=0, trees=0, grass=7):
    """A floating island; its turf is at `at`."""
    r = scatter(seed)
    handle = group(at)
    stone = (
        Clay()
        .lump((0, 0, -0.5), (wide * 0.9, wide * 0.7, 0.42))
        .lump((0, 0, -1.0), (wide * 0.62, wide * 0.5, 0.6))
        .lump((0.1 * wide, 0, -1.65), (wide * 0.34, wide * 0.3, 0.6))
    )
    for _ in range(6):
        stone.lump(
            (r.uniform(-0.65, 0.65) * wide, r.uniform(-0.4, 0.3) * wide, r.uniform(-1.0, -0.5)),
            r.uniform(0.2, 0.34) * wide,
        )
    stone.make("#b58a6a", voxel=0.08, smooth=4, rough=0.9, bump=0.25, bump_scale=3, parent=handle)
    turf = Clay().lump((0, 0, -0.14), (wide, wide * 0.78, 0.17))
    for i in range(16):
        a = math.tau * i / 16 + r.uniform(-0.1, 0.1)
        turf.lump((wide * 0.94 * math.cos(a), wide * 0.72 * math.sin(a), -0.22), (0.2, 0.2, r.uniform(0.18, 0.4)))
    turf.make("#86d04a", voxel=0.06, smooth=3, rough=0.85, parent=handle)
    for i in range(grass):
        tuft(
            (r.uniform(-0.75, 0.75) * wide, r.uniform(0.0, 0.5) * wide, 0),
            r.uniform(0.16, 0.26),
            "#5fae35",
            seed + i,
            parent=handle,
        )
    for i in range(trees):
        round_tree(
            (at[0] + (-0.55 + 1.1 * i) * wide, at[1] + 0.3 * wide, at[2]),
            1.5,
            0.62,
            leaf=["#5fb548", "#ff9ac0"][i % 2],
            seed=seed + i,
        )
    return handle


def castle(at, size=1.0):
    """A castle with white walls, pointed blue roofs and golden flags."""
    handle = group(at, (0, 0, 0), size)
    stone, roof = clay("#fff1e6"), clay("#3f6be8")
    box((3.4, 1.6, 1.7), stone, (0, 0, 0.85), bevel=0.06, parent=handle)
    for i in range(6):
        box((0.34, 1.7, 0.32), stone, (-1.45 + i * 0.58, 0, 1.84), bevel=0.05, parent=handle)
    prism(
        [(-0.42, 0), (0.42, 0), (0.42, 0.6), (0.3, 0.85), (0, 1.0), (-0.3, 0.85), (-0.42, 0.6)],
        0.1,
        clay("#8a5530"),
        (0, -0.82, 0),
        bevel=0.03,
        parent=handle,
    )
    for x, y, radius, high in (
        (-1.7, 0, 0.55, 2.9),
        (1.7, 0, 0.55, 2.6),
        (-0.55, 0.5, 0.5, 3.7),
        (0.75, 0.6, 0.62, 4.6),
    ):
        cylinder(radius, high, stone, (x, y, high / 2), top=radius * 0.94, parent=handle)
        cylinder(radius * 1.14, 0.26, stone, (x, y, high), bevel=0.08, parent=handle)
        lathe(
            [(radius * 1.3, high + 0.1), (radius * 0.75, high + 0.75), (0, high + 1.8)], roof, (x, y, 0), parent=handle
        )
        ball(0.08, gold(), (x, y, high + 1.84), detail=14, parent=handle)
        prism(
            [(0, 0), (0.5, 0.12), (0, 0.26)],
            0.05,
            clay("#ffc93c"),
            (x + 0.02, y, high + 1.9),
            bevel=0.02,
            parent=handle,
        )
        for z in (high * 0.5, high * 0.78):
            ball(0.13, clay("#5a4a78"), (x, y - radius * 0.93, z), scale=(0.8, 0.4, 1.3), detail=18, parent=handle)
    return handle


def drawbridge(left=-6, right=6, y=0.0, z=0.0, wide=2.6):
    """Planks along x between two chains."""
    r = scatter(5)
    x = left
    while x < right:
        box(
            (0.56, wide, 0.24),
            material(r.choice(["#b8743c", "#a8662f", "#c4824a"]), rough=0.6, wood=("#7d4a26", (5, 0.5, 5))),
            (x + 0.3, y, z - 0.12),
            bevel=0.05,
        )
        x += 0.6
    for side in (-1, 1):
        box((right - left, 0.2, 0.3), clay("#6b4226"), ((left + right) / 2, y + side * wide / 2, z - 0.05), bevel=0.06)
        for k in range(int((right - left) / 1.5)):
            ball(0.14, gloss("#8fa0c0"), (left + 0.75 + 1.5 * k, y + side * wide / 2, z + 0.16), detail=18)


def morning(at=(0, 0, 1.4), key=(228, 46), face=170, top="#1f7fe0"):
    """Blue sky with white clouds, a warm sun from the front left, a soft light on the hero at `at`."""
    seen = [(-1, "#c9f0ff"), (-0.02, "#e4f8ff"), (0.12, "#a6e0ff"), (0.4, "#55b6f7"), (1, top)]
    light = [(-1, "#7fc060"), (0, "#dff3ff"), (0.4, "#a8d8ff"), (1, "#7fb8ff")]
    sky(seen, 1.0, light, 0.85)
    sun(*key, 4.0, "#fff0cf", 3)
    sun(55, 30, 1.6, "#ffd9a8", 10)
    x, y, z = at
    panel((x - 2.0, y - 5.5, z + 1.0), at, 2.5, face, "#fff2dc", shiny=False)
    for i, (cx, cy, cz, size) in enumerate(
        ((-30, 80, 26, 4.6), (4, 95, 36, 5), (34, 85, 20, 4.6), (-56, 95, 14, 6), (60, 95, 34, 5), (-8, 90, 14, 3.4))
    ):
        cloud((cx, cy, cz), size, i, "#ffffff", "#cfe6ff", 0.4)
