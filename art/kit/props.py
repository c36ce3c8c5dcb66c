"""Props that several worlds use: the T$ coin, dishes, flowers, books, plants, crates."""

import math

from kit.forms import ball, box, cylinder, lathe, prism, ring, scatter, sheet, tube
from kit.materials import clay, cloth, gloss, gold, material
from kit.scene import group


def coin(at, turn=(0, 0, 0), size=1.0, parent=None):
    """The T$ coin: gold with a milled rim and a green face, lettered on both sides. Radius 1; its faces look along y."""
    handle = group(at, turn, size, parent)
    rim, green = gold("#ffc21f"), gloss("#11b45c")
    white = material("#fffaf0", rough=0.25, coat=0.6, glow=0.1)
    cylinder(1, 0.3, rim, turn=(90, 0, 0), bevel=0.1, sides=64, parent=handle)
    for k in range(30):
        a = math.tau * k / 30
        box(
            (0.09, 0.22, 0.05),
            gold("#ff9d0a"),
            (math.cos(a), 0, math.sin(a)),
            (0, 90 - math.degrees(a), 0),
            bevel=0.02,
            segments=2,
            parent=handle,
        )
    for side in (-1, 1):
        cylinder(0.8, 0.05, green, (0, 0.145 * side, 0), (90, 0, 0), bevel=0.02, sides=56, parent=handle)
        ring(0.83, 0.055, rim, (0, 0.155 * side, 0), (90, 0, 0), sides=56, parent=handle)
        face = group((0, 0.19 * side, 0), (0, 0, 0 if side < 0 else 180), 1, handle)
        box((0.56, 0.12, 0.135), white, (-0.18, 0, 0.29), bevel=0.045, parent=face)
        box((0.15, 0.12, 0.66), white, (-0.18, 0, 0), bevel=0.05, parent=face)
        snake = [
            (0.50, 0.17),
            (0.40, 0.26),
            (0.26, 0.22),
            (0.23, 0.09),
            (0.36, 0),
            (0.49, -0.10),
            (0.45, -0.26),
            (0.30, -0.29),
            (0.19, -0.19),
        ]
        tube([(x, 0, z) for x, z in snake], 0.062, white, steps=36, parent=face)
        tube([(0.36, 0, 0.40), (0.36, 0, -0.42)], 0.05, white, steps=4, parent=face)
    return handle


def coin_stack(at, count, size=0.34, seed=0, parent=None):
    """A stack of coins, each slightly off center; the top one shows its face. Each coin is 0.3 * `size` thick."""
    handle = group(at, parent=parent)
    r = scatter(seed)
    for k in range(count - 1):
        off = (r.uniform(-0.08, 0.08) * size, r.uniform(-0.08, 0.08) * size, (0.15 + 0.3 * k) * size)
        cylinder(size, 0.29 * size, gold(("#ffc21f", "#ffb30f")[k % 2]), off, bevel=0.08 * size, parent=handle)
    top = (0, 0, (0.3 * count - 0.15) * size)
    coin(top, (-90, 0, r.uniform(-25, 25)), size, handle)
    return handle


def vase(at, turn=(0, 0, 0), size=1.0, colour="#3d8bff", band="#ffffff", flowers=True, parent=None):
    """A glazed vase with two bands, 0.95 high, with three flowers or none."""
    handle = group(at, turn, size, parent)
    outside = [(0, 0), (0.20, 0), (0.24, 0.04), (0.36, 0.34), (0.35, 0.5), (0.20, 0.74), (0.17, 0.84), (0.25, 0.95)]
    lathe([*outside, (0.21, 0.95), (0.13, 0.84), (0.1, 0.6)], gloss(colour), parent=handle)
    lathe([(0.368, 0.36), (0.378, 0.43), (0.362, 0.5)], gloss(band), parent=handle)
    lathe([(0.268, 0.1), (0.292, 0.14), (0.313, 0.18)], gloss(band), parent=handle)
    if flowers:
        for x, y, z, petal in ((-0.22, 0, 1.5, "#ff5d8f"), (0.2, 0.1, 1.6, "#ffd23f"), (0.02, -0.12, 1.75, "#ff8a3d")):
            tube([(0, 0, 0.8), (x * 0.5, y * 0.5, 1.2), (x, y, z)], 0.025, "#3fa34d", parent=handle)
            flower((x, y, z), petal, parent=handle)
    return handle


def flower(at, petal, turn=(60, 0, 0), size=1.0, middle="#fff07a", parent=None):
    """A flower with six petals; it faces z before `turn`."""
    handle = group(at, turn, size, parent)
    for k in range(6):
        a = k * math.pi / 3
        ball(
            0.11, clay(petal), (0.14 * math.cos(a), 0.14 * math.sin(a), 0), scale=(1, 1, 0.5), detail=18, parent=handle
        )
    ball(0.09, middle, (0, 0, 0.03), detail=18, parent=handle)
    return handle


def mug(at, turn=(0, 0, 0), colour="#ff7a3d", size=1.0, parent=None):
    """A mug of coffee, 0.4 high."""
    handle = group(at, turn, size, parent)
    wall = [(0, 0), (0.19, 0), (0.21, 0.03), (0.21, 0.4), (0.185, 0.41), (0.17, 0.38), (0.17, 0.1), (0, 0.08)]
    lathe(wall, gloss(colour), parent=handle)
    ring(0.12, 0.035, gloss(colour), (0.22, 0, 0.21), (90, 0, 0), sides=28, parent=handle)
    cylinder(0.165, 0.02, "#5b2d16", (0, 0, 0.34), parent=handle)
    return handle


def plate(at, turn=(0, 0, 0), size=1.0, rim="#5ab0e8", parent=None):
    """A plate of radius 0.5, facing z."""
    handle = group(at, turn, size, parent)
    lathe(
        [(0, 0), (0.28, 0), (0.32, 0.03), (0.5, 0.09), (0.5, 0.12), (0.3, 0.07), (0, 0.05)],
        gloss("#fff8ee"),
        parent=handle,
    )
    lathe([(0.37, 0.088), (0.45, 0.112), (0.48, 0.121)], gloss(rim), parent=handle)
    return handle


def book(at, turn, colour, width=0.5, height=0.7, thick=0.14, parent=None):
    """A closed, standing book with its spine toward -x."""
    handle = group(at, turn, 1, parent)
    box((width, thick, height), material(colour, rough=0.55), bevel=0.03, parent=handle)
    box(
        (width * 0.95, thick * 0.7, height * 0.97),
        material("#fff6dd", rough=0.9),
        (0.04, 0, 0),
        bevel=0.01,
        parent=handle,
    )
    box(
        (width * 0.5, thick * 1.04, height * 0.12), material("#ffe08a"), (0, 0, height * 0.2), bevel=0.01, parent=handle
    )
    return handle


def plant(
    at, turn=(0, 0, 0), size=1.0, pot="#e8694a", leaves=9, greens=("#3fae5a", "#2f8f52", "#6cc95b"), seed=0, parent=None
):
    """A potted plant with bending leaves."""
    handle = group(at, turn, size, parent)
    r = scatter(seed)
    lathe(
        [(0, 0), (0.26, 0), (0.36, 0.5), (0.42, 0.5), (0.42, 0.62), (0.35, 0.62), (0.32, 0.5), (0, 0.48)],
        clay(pot),
        parent=handle,
    )
    ball(0.33, "#5a3520", (0, 0, 0.5), scale=(1, 1, 0.25), parent=handle)
    for i in range(leaves):
        long, rise = r.uniform(0.7, 1.15), math.radians(r.uniform(35, 80))
        rows = []
        for k in range(11):
            t = k / 10
            wide = 0.17 * math.sin(math.pi * min(1, t * 0.96 + 0.04)) ** 0.8 + 0.008
            x, z = long * t * math.cos(rise) * (1 + 0.3 * t), long * t * math.sin(rise) - 0.38 * t * t * long
            rows.append([(x, -wide, z + 0.04), (x, 0, z), (x, wide, z + 0.04)])
        look = material(greens[i % len(greens)], rough=0.4, coat=0.2)
        sheet(rows, look, (0, 0, 0.5), (0, 0, math.degrees(i * 2.4)), parent=handle, crease=0, shell=0.035)
    return handle


def crate(at, size=(0.8, 0.8, 0.8), turn=(0, 0, 0), colour="#c98a4b", parent=None):
    """A slatted wooden crate standing on `at`."""
    x, y, z = size
    handle = group(at, turn, 1, parent)
    look = material(colour, rough=0.5, wood=("#a0632e", (0.6, 4, 4)))
    box((x * 0.92, y * 0.92, z * 0.92), material("#8a5527", rough=0.8), (0, 0, z / 2), bevel=0.02, parent=handle)
    for side in (-1, 1):
        for k in range(3):
            height = z * (0.17 + 0.33 * k)
            box((x, 0.1, z * 0.27), look, (0, (y / 2 - 0.03) * side, height), bevel=0.03, parent=handle)
            box((0.1, y, z * 0.27), look, ((x / 2 - 0.03) * side, 0, height), bevel=0.03, parent=handle)
        for other in (-1, 1):
            box(
                (0.16, 0.16, z), look, ((x / 2 - 0.05) * side, (y / 2 - 0.05) * other, z / 2), bevel=0.04, parent=handle
            )
    return handle


def shards(at, spread, colour, count, seed=0, size=0.16):
    """Pieces of broken dishes on the floor around `at`."""
    r = scatter(seed)
    for _ in range(count):
        s = size * r.uniform(0.7, 1.25)
        outline = [(-s, -s * 0.6), (s * 0.8, -s * 0.8), (s * 0.4, s), (-s * 0.5, s * 0.5)]
        where = (at[0] + r.uniform(-spread, spread), at[1] + r.uniform(-spread, spread) * 0.6, at[2] + s * 0.35)
        prism(
            outline, 0.06, gloss(colour), where, (r.uniform(50, 80), r.uniform(0, 40), r.uniform(0, 360)), bevel=0.015
        )


def yarn(at, radius=0.3, colour="#ff5d8f", thread="#ff82aa", seed=1):
    """A ball of yarn with a loose end on the floor."""
    handle = group(at)
    r = scatter(seed)
    ball(radius * 0.95, cloth(colour), parent=handle)
    for i in range(14):
        turn = (r.uniform(0, 180), r.uniform(0, 180), 0)
        ring(
            radius * 0.97, radius * 0.075, cloth([colour, thread][i % 2]), turn=turn, sides=40, around=8, parent=handle
        )
    low = -radius * 0.93
    end = [(radius * 0.5, -0.1, -radius * 0.8), (0.6, -0.5, low), (1.1, -0.2, low), (1.5, -0.7, low), (2.1, -0.5, low)]
    tube(end, 0.028, cloth(colour), steps=50, around=8, parent=handle)
    return handle
