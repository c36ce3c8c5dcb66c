"""A desert town of cubes in the late sun: sand blocks, houses, palms, a fountain, paint on the walls."""

import math

from kit.forms import ball, box, prism, scatter
from kit.light import panel, sky, sun
from kit.materials import clay, gloss, material
from kit.outlines import smooth
from kit.scene import again, bake, group

SANDS = ("#f4cd90", "#eabb78", "#f8dcaa", "#e2ad6c")
CLAYS = ("#e0785a", "#d4694c", "#e88a68")
PLUMS = ("#9a6fb8", "#8c60ac", "#a880c4")
CREAMS = ("#fbe8cc", "#f4dcba", "#fff2de")
FLOOR = ("#f0c384", "#e6b471", "#f5cf98")
DARK = "#5a3a4a"
PAINT = {"blue": "#2f74f0", "red": "#f0404d"}


class Blocks:
    """Adds unit cubes in a few colors; cubes of the same color share a mesh."""

    def __init__(self, shades=SANDS, seed=1):
        self._r = scatter(seed)
        self._kinds = [
            bake(
                box((0.985, 0.985, 0.985), material(shade, rough=0.9, mottle=0.12), (0, 0, -90), bevel=0.07, segments=2)
            )
            for shade in shades
        ]

    def put(self, at, turn=(0, 0, 0), size=1.0):
        """Adds one block centered on `at`."""
        return again(self._r.choice(self._kinds), at, turn, size)

    def wall(self, left, right, y, low, high, holes=()):
        """Adds blocks along x at depth `y`; `holes`: (column, row) of missing blocks."""
        for i in range(int(right - left)):
            for k in range(int(high - low)):
                if (i, k) not in holes:
                    self.put((left + i + 0.5, y, low + k + 0.5))


def sand(left=-10, right=10, front=-8, back=14, seed=2):
    """A ground of blocks; their tops are at about z = 0."""
    blocks, r = Blocks(FLOOR, seed), scatter(seed)
    # The color in the gaps between the blocks.
    box((right - left, back - front, 0.7), clay("#cf9450"), ((left + right) / 2, (front + back) / 2, -0.5), bevel=0.01)
    for i in range(int(right - left)):
        for j in range(int(back - front)):
            blocks.put((left + i + 0.5, front + j + 0.5, -0.5 - r.choice((0, 0, 0.03, 0.06))))
    box((160, 160, 0.4), material("#edbd7c", rough=0.9), (0, 60, -0.9), bevel=0.01)


def _opening(x, y, z, wide, high, kind, parent, colour, pane):
    box((wide + 0.24, 0.2, high + 0.24), clay("#fff0d4"), (x, y, z), bevel=0.05, parent=parent)
    box((wide, 0.24, high), pane if kind == "window" else clay(colour), (x, y - 0.02, z), bevel=0.03, parent=parent)
    if kind == "window":
        for side in (-1, 1):
            box(
                (wide * 0.5, 0.1, high),
                clay(colour),
                (x + side * wide * 0.78, y - 0.08, z),
                (0, 0, 14 * side),
                bevel=0.03,
                parent=parent,
            )
    else:
        ball(0.07, gloss("#ffc22e"), (x + wide * 0.3, y - 0.16, z), detail=12, parent=parent)


def house(x, y, wide=4, high=4, deep=3, seed=0, colour="#2fa89a", awning=None, door=True, pane=DARK, shades=SANDS):
    """A house of blocks with battlements, shuttered windows, a door and an awning; its front is at `y`, its left edge
    at `x`."""
    blocks, r = Blocks(shades, seed), scatter(seed)
    blocks.wall(x, x + wide, y + 0.5, 0, high)
    core = (wide - 0.2, deep - 0.2, high - 0.1)
    box(core, clay("#c98f52"), (x + wide / 2, y + deep / 2, core[2] / 2), bevel=0.01)
    for side in (x + 0.5, x + wide - 0.5):
        for j in range(1, deep):
            for k in range(high):
                blocks.put((side, y + 0.5 + j, k + 0.5))
    for i in range(wide):
        for j in range(deep):
            on_the_wall = i in (0, wide - 1) or j in (0, deep - 1)
            if on_the_wall and (i + j) % 2 == 0:
                blocks.put((x + i + 0.5, y + 0.5 + j, high + 0.32), size=0.72)
    box(
        (wide - 0.2, deep - 0.2, 0.2),
        material("#e2ad6c", rough=0.9),
        (x + wide / 2, y + deep / 2, high - 0.15),
        bevel=0.02,
    )
    for k in range(1, high, 2):
        for i in range(wide):
            if (i + k + seed) % 2 == 0 and not (k == 1 and door and abs(i - wide // 2) < 1):
                _opening(x + i + 0.5, y - 0.02, k + 0.6, 0.5, 0.62, "window", None, colour, pane)
    if door:
        _opening(x + wide // 2 + 0.5, y - 0.02, 0.8, 0.8, 1.6, "door", None, colour, pane)
    if awning:
        z = 2.05
        for i in range(int(wide * 2)):
            look = clay(awning if i % 2 else "#fff4e0")
            box((0.5, 1.2, 0.14), look, (x + 0.25 + 0.5 * i, y - 0.55, z), (24, 0, 0), bevel=0.05)
    for _ in range(2):
        box((0.16, 0.9, 0.16), clay("#8a5a34"), (x + r.uniform(0.6, wide - 0.6), y - 0.2, high - 0.4), bevel=0.04)


def block_palm(at, high=4, seed=0):
    """A palm of cubes."""
    r = scatter(seed)
    handle = group(at)
    x = 0.0
    for k in range(high * 2):
        x += r.uniform(0, 0.07)
        box(
            (0.46, 0.46, 0.5),
            clay(["#b57a45", "#a0683a"][k % 2]),
            (x, 0, 0.25 + 0.5 * k),
            (0, 0, 12 * k),
            bevel=0.07,
            parent=handle,
        )
    top = high + 0.1
    box((0.6, 0.6, 0.5), clay("#4fa84a"), (x, 0, top), bevel=0.1, parent=handle)
    for i in range(8):
        a = math.tau * i / 8
        for step in range(1, 5):
            far, drop = 0.34 * step, 0.07 * step * step
            size = 0.5 - 0.06 * step
            look = clay(["#5cbf52", "#46a548"][(i + step) % 2])
            where = (x + far * math.cos(a), far * math.sin(a), top + 0.25 - drop)
            box((size, size, size * 0.7), look, where, (0, 0, math.degrees(a)), bevel=0.08, parent=handle)
    for i in range(3):
        box(
            (0.26, 0.26, 0.26),
            clay("#7a4a2a"),
            (x + 0.3 * math.cos(i * 2.1), 0.3 * math.sin(i * 2.1), top - 0.35),
            bevel=0.07,
            parent=handle,
        )
    return handle


def fountain(at, size=1.0):
    """The square fountain: two basins and a jet of water cubes."""
    handle = group(at, (0, 0, 0), size)
    stone, water = clay("#fff0d8", glow=0.04), material("#35c3e8", rough=0.1, coat=0.8, glow=0.12)
    for x, y, wide, deep in ((0, -1.35, 3.2, 0.5), (0, 1.35, 3.2, 0.5), (-1.35, 0, 0.5, 2.4), (1.35, 0, 0.5, 2.4)):
        box((wide, deep, 0.7), stone, (x, y, 0.35), bevel=0.09, parent=handle)
    box((2.6, 2.6, 0.3), water, (0, 0, 0.38), bevel=0.03, parent=handle)
    box((0.6, 0.6, 1.4), stone, (0, 0, 0.8), bevel=0.08, parent=handle)
    box((1.4, 1.4, 0.26), stone, (0, 0, 1.5), bevel=0.09, parent=handle)
    box((1.1, 1.1, 0.14), water, (0, 0, 1.62), bevel=0.03, parent=handle)
    r = scatter(4)
    for k in range(26):
        a, t = math.tau * k / 13, r.uniform(0.1, 1)
        far, z = 0.95 * t, 1.7 + 1.0 * math.sin(math.pi * min(1, 0.35 + t * 0.65)) - 0.5 * t
        wide = r.uniform(0.1, 0.2)
        box(
            (wide, wide, wide),
            water,
            (far * math.cos(a), far * math.sin(a), z),
            (20 * k, 30 * k, 0),
            bevel=0.03,
            parent=handle,
        )
    box((0.24, 0.24, 1.0), water, (0, 0, 2.1), bevel=0.08, parent=handle)
    return handle


def splat(at, size=0.8, team="blue", turn=(0, 0, 0), seed=0):
    """A splash of paint on a wall, facing -y; with a turn of (-90, 0, 0) it lies on the ground."""
    r = scatter(seed)
    handle = group(at, turn, size)
    look = material(PAINT[team], rough=0.16, coat=0.7, specular=0.5, glow=0.12)
    count, points = 9, []
    for k in range(count * 2):
        a = math.tau * k / (count * 2)
        far = r.uniform(0.52, 0.78) if k % 2 else r.uniform(0.3, 0.4)
        points.append((far * math.cos(a), far * math.sin(a)))
    prism(smooth(points, 4), 0.09, look, bevel=0.03, parent=handle)
    for _ in range(9):
        a, far = r.uniform(0, math.tau), r.uniform(0.7, 1.05)
        ball(
            r.uniform(0.04, 0.1),
            look,
            (far * math.cos(a), 0, far * math.sin(a)),
            scale=(1, 0.4, 1),
            detail=14,
            parent=handle,
        )
    return handle


def rubble(places, seed=0):
    """Small loose blocks: (x, y, z, size)."""
    blocks, r = Blocks(seed=seed), scatter(seed)
    for x, y, z, size in places:
        blocks.put((x, y, z), (r.uniform(-20, 20), r.uniform(-20, 20), r.uniform(0, 90)), size)


def town(seed=3, pane=DARK):
    """Houses around a square that is open toward the camera; `pane`: material of their windows."""
    house(-9.5, 7.0, 4, 3, 3, 1, "#2fa89a", "#ff9a3d", pane=pane)
    house(-4.6, 9.0, 4, 4, 3, 2, "#c9604a", pane=pane)
    house(0.4, 9.0, 3, 2, 3, 3, "#2fa89a", "#ff9a3d", pane=pane)
    house(4.2, 8.0, 4, 4, 3, 4, "#8a5fb0", pane=pane)
    house(9.2, 8.0, 4, 3, 3, 5, "#2fa89a", pane=pane)
    for x, y, high in ((-5.4, 6.4, 4), (3.3, 6.6, 3), (8.6, 6.2, 4)):
        block_palm((x, y, 0), high, int(x) + seed)


def quarter():
    """Painted houses on both sides of a gap, with table mountains behind it."""
    house(-12.2, 7.0, 5, 4, 3, 1, "#2fa89a", "#2f9fb8", shades=CLAYS)
    house(-7.0, 9.6, 3, 3, 3, 2, "#c9604a", shades=CREAMS)
    house(-3.2, 13.5, 3, 2, 3, 4, "#2fa89a", "#ff9a3d", shades=PLUMS)
    house(3.9, 8.6, 4, 3, 3, 3, "#2fa89a", "#ffb43a", shades=PLUMS)
    house(8.2, 7.4, 4, 5, 3, 5, "#2fa89a", shades=CLAYS)
    for x, y, high in ((-7.6, 6.0, 4), (7.4, 6.0, 3), (-3.9, 10.6, 3)):
        block_palm((x, y, 0), high, int(x) + 3)
    mesas = Blocks(("#d98a6a", "#c9785c", "#e09a74"), 6)
    for x, wide, high in ((-16, 7, 4), (-5, 4, 2), (1, 5, 5), (3.4, 6, 3), (14, 8, 4)):
        for level in range(high):
            mesas.put((x + 0.2 * level, 44, 2 * level), (0, 0, 0), wide - 0.8 * level)
    white = material("#ffffff", rough=1, specular=0, glow=0.4, bottom="#ffd9b8", fog=False)
    for x, z, size, way in ((-28, 21, 1.1, 1), (30, 19, 0.8, -1)):
        for dx, dz, wide, high in ((0, 0, 14, 2.6), (1.4, 2, 8, 2.6), (-2.2, 3.4, 3.6, 2.4)):
            box((wide * size, 3, high * size), white, (x + dx * size * way, 90, z + dz * size), bevel=0.5)


def late_sun(at=(0, 0, 1.4), face=300, key=(226, 27), ambient=0.8):
    """Low gold light from the left with long shadows, blue shade, a soft light on the hero at `at`."""
    seen = [(-1, "#ffdca0"), (-0.02, "#ffe2b0"), (0.03, "#ffd9a6"), (0.12, "#a4d2f4"), (0.3, "#5fa6ee"), (1, "#3f86e0")]
    sky(seen, 1.0, [(-1, "#d8a070"), (0, "#ffe0b8"), (0.4, "#a8c4ff"), (1, "#7f9cff")], ambient)
    sun(*key, 4.2, "#ffcf8a", 2)
    sun(40, 20, 1.0, "#ffb070", 8)
    x, y, z = at
    panel((x - 1.5, y - 6, z + 1.6), at, 2.5, face, "#ffeacb", shiny=False)
