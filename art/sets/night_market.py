"""A night market before dawn: paving, houses with windows, striped awnings, lanterns, carts, a hanging drum, roofs."""

import math

from mathutils import Vector

from kit.forms import ball, box, curve, cylinder, hanging, lathe, prism, ring, scatter, tube
from kit.light import bulb, panel, sky
from kit.materials import clay, cloth, gloss, gold, material, shine
from kit.props import crate
from kit.scene import aim, group

STONE = ("#4d52a8", "#454a9c", "#565cb8", "#5f66c4")
HOUSES = (("#5a4fb8", "#3a2f86"), ("#7a4fa8", "#4a2a7a"), ("#4a6ab8", "#2a3f86"), ("#8a5a9a", "#5a2f72"))
FRUIT = ("#ff8a1f", "#ffc928", "#e8413c", "#8fd03a")


def paving(left=-7, right=7, front=-9, back=24, seed=3):
    """Paving slabs with rounded edges in offset rows."""
    r = scatter(seed)
    box((right - left, back - front, 0.1), clay("#2c2f72"), ((left + right) / 2, (front + back) / 2, -0.14), bevel=0.01)
    y, row = front, 0
    while y < back:
        deep = 0.85 + 0.03 * (y - front)
        x = left - (row % 2) * 0.5
        while x < right:
            wide = r.uniform(0.85, 1.25)
            look = material(r.choice(STONE), rough=0.45, coat=0.2)
            box((wide - 0.05, deep - 0.05, 0.16), look, (x + wide / 2, y + deep / 2, -0.08), bevel=0.06, segments=2)
            x += wide
        y += deep
        row += 1


def _window(at, lit, parent):
    x, z = at
    box((0.92, 0.14, 1.12), clay("#3a2f7a"), (x, -0.05, z), bevel=0.05, parent=parent)
    pane = shine("#ffc95a", 0.95) if lit else material("#3f58b8", rough=0.3, coat=0.5)
    box((0.74, 0.18, 0.94), pane, (x, -0.06, z), bevel=0.03, parent=parent)
    for size in ((0.07, 0.22, 0.94), (0.74, 0.22, 0.07)):
        box(size, clay("#3a2f7a"), (x, -0.06, z), bevel=0.02, parent=parent)
    box((1.1, 0.34, 0.1), clay("#6a5ac8"), (x, -0.12, z - 0.6), bevel=0.03, parent=parent)


def awning(at, wide=3.0, colours=("#e8483c", "#fff0d6"), turn=0, parent=None):
    """A striped awning that extends 1.1 toward -y from its rear edge at `at`."""
    handle = group(at, (0, 0, turn), 1, parent)
    count = max(4, int(wide / 0.42))
    step = wide / count
    for k in range(count):
        x = -wide / 2 + step * (k + 0.5)
        look = cloth(colours[k % 2])
        box((step * 1.01, 1.2, 0.1), look, (x, -0.55, -0.24), (24, 0, 0), bevel=0.03, parent=handle)
        flap = [
            (step * 0.5 * math.cos(math.pi * (1 + i / 10)), step * 0.5 * math.sin(math.pi * (1 + i / 10)))
            for i in range(11)
        ]
        prism([*flap, (step * 0.5, 0.16), (-step * 0.5, 0.16)], 0.08, look, (x, -1.1, -0.52), bevel=0.02, parent=handle)
    return handle


def house(at, turn=0, wide=4.0, height=5.4, tone=0, lit=(), stall=True, seed=0):
    """A narrow house with its front at `at`, facing -y before `turn`. `lit`: indices of lit windows (two per floor)."""
    wall, roof = HOUSES[tone % len(HOUSES)]
    handle = group(at, (0, 0, turn))
    box((wide, 3.0, height), material(wall, rough=0.85, bottom=roof), (0, 1.5, height / 2), bevel=0.08, parent=handle)
    box((wide + 0.3, 3.3, 0.26), clay(roof), (0, 1.5, height), bevel=0.08, parent=handle)
    prism(
        [(-wide / 2 - 0.2, 0), (wide / 2 + 0.2, 0), (0, wide * 0.36)],
        3.2,
        clay(roof),
        (0, 1.5, height + 0.1),
        bevel=0.1,
        parent=handle,
    )
    index = 0
    for floor in range(int((height - 2.4) / 1.5)):
        for x in (-wide * 0.24, wide * 0.24):
            _window((x, 3.2 + 1.5 * floor), index in lit, handle)
            index += 1
    if stall:
        tones = (("#e8483c", "#fff0d6"), ("#1fa890", "#fff0d6"), ("#ff9a2e", "#fff0d6"), ("#b04fd8", "#ffe6f6"))
        awning((0, 0, 2.55), wide * 0.94, tones[(tone + seed) % 4], parent=handle)
        box((wide * 0.8, 0.14, 1.7), clay("#35308a"), (0, -0.04, 0.95), bevel=0.05, parent=handle)
        for k in range(6):
            box((wide * 0.78, 0.1, 0.2), clay("#4a44a8"), (0, -0.12, 0.3 + 0.27 * k), bevel=0.05, parent=handle)
    return handle


def street(lit=(0, 1, 2, 3), half=3.6, back=20, wide=4.0):
    """Houses on both sides of a street that leads away from the camera; every third one is dark. `lit`: as in `house`."""
    paving(-half - 2, half + 2)
    for k in range(int(back / wide)):
        for side in (-1, 1):
            y = -1.0 + wide * k + (0.8 if side > 0 else 0)
            chosen = lit if (k + (side > 0)) % 3 != 2 else ()
            house(
                (side * half, y, 0),
                -90 * side,
                wide * 0.96,
                5.2 + (k * 7 + side) % 3 * 0.6,
                k * 2 + (side > 0),
                chosen,
                seed=k,
            )


def lantern(at, size=1.0, lit=True, colour="#ffab2e", power=0, parent=None):
    """A paper lantern that hangs from `at`. `power` above 0 adds a light in world space, so use it only without a
    parent."""
    handle = group(at, (0, 0, 0), size, parent)
    tube([(0, 0, 0.02), (0, 0, -0.1), (0, 0, -0.18)], 0.025, "#3a2f5a", steps=3, parent=handle)
    look = material(colour, rough=0.7, glow=0.95 if lit else 0.02, bottom="#ffdf7a" if lit else "#b8702a")
    ball(0.3, look, (0, 0, -0.48), scale=(1, 1, 0.9), detail=28, parent=handle)
    for z in (-0.58, -0.48, -0.38):
        far = 0.3 * math.sqrt(max(0, 1 - ((z + 0.48) / 0.27) ** 2))
        ring(far, 0.012, clay("#c9601a"), (0, 0, z), sides=32, around=8, parent=handle)
    for z in (-0.20, -0.76):
        cylinder(0.13, 0.08, gloss("#8a2f2a"), (0, 0, z), parent=handle)
    tube([(0, 0, -0.8), (0.01, 0, -0.92), (0, 0, -1.06)], [0.03, 0.045, 0.015], cloth("#e8483c"), parent=handle)
    if power:
        bulb((at[0], at[1] - 0.45 * size, at[2] - 0.5 * size), power, "#ffab4a", 0.25)
    return handle


def garland(start, end, count=6, sag=0.7, dark=(), size=0.8):
    """A string of lanterns between two points; `dark`: indices of unlit lanterns."""
    line = curve(hanging(start, end, sag), 36)
    tube(line[::4], 0.022, clay("#3a2f5a"), steps=36, around=6)
    for k in range(count):
        lantern(line[int(36 * (k + 0.5) / count)], size, k not in dark)


def drum(at, toward=(-0.5, -1, 0.1), size=1.0, frame=True):
    """A barrel drum of radius 0.85 that hangs at `at` in a frame; its drumhead faces `toward`."""
    handle = group(at, (0, 0, 0), size)
    barrel = aim(group(parent=handle), toward)
    outside = [(0.74, -0.75), (0.92, -0.3), (0.96, 0.0), (0.92, 0.4), (0.80, 0.72)]
    lathe([(0, -0.75), *outside, (0, 0.70)], gloss("#d8342f", bottom="#a81f2f"), sides=56, parent=barrel)
    cylinder(0.78, 0.06, clay("#fff0d0", glow=0.12), (0, 0, 0.73), bevel=0.02, sides=56, parent=barrel)
    for z, far in ((0.66, 0.83), (-0.66, 0.79)):
        ring(far, 0.055, gold(), (0, 0, z), parent=barrel)
        for k in range(20):
            a = math.tau * k / 20
            ball(
                0.05,
                gold(),
                ((far + 0.04) * math.cos(a), (far + 0.04) * math.sin(a), z - 0.13),
                detail=12,
                parent=barrel,
            )
    ring(0.40, 0.045, clay("#e8483c"), (0, 0, 0.76), parent=barrel)
    ball(0.17, clay("#e8483c"), (0, 0, 0.76), scale=(1, 1, 0.2), parent=barrel)
    if frame:
        wood = material("#8a4f2a", rough=0.6, wood=("#6b3a1c", (5, 5, 0.6)))
        for x in (-1.25, 1.25):
            cylinder(0.13, at[2] / size + 1.4, wood, (x, 0.25, 0.7 - at[2] / size / 2), parent=handle)
            box((0.36, 1.3, 0.2), wood, (x, 0.2, 0.1 - at[2] / size), bevel=0.06, parent=handle)
            tube(
                [(x * 0.45, 0.2, 0.8), (x * 0.5, 0.25, 1.1), (x * 0.55, 0.25, 1.35)],
                0.05,
                clay("#ffcf6b"),
                parent=handle,
            )
        cylinder(0.15, 3.2, wood, (0, 0.25, 1.35), (0, 90, 0), parent=handle)
        for x in (-1.6, 1.6):
            ball(0.2, gold(), (x, 0.25, 1.35), parent=handle)
    return handle


def sound(at, toward, sizes=(0.5, 0.8, 1.1), colour="#ffd75e"):
    """Rings of sound that move from `at` along `toward`."""
    way = Vector(toward).normalized()
    for k, far in enumerate(sizes):
        made = ring(far, 0.028, shine(colour, 1.0), Vector(at) + way * (0.25 + 0.3 * k), sides=64)
        made.visible_shadow = False
        aim(made, way)


def cart(at, turn=0, size=1.0, seed=0):
    """A market cart on two wheels under a small awning, full of fruit; 2.2 long along x."""
    handle = group(at, (0, 0, turn), size)
    wood = material("#b8743c", rough=0.55, wood=("#8a4f2a", (0.6, 4, 4)))
    box((2.2, 1.2, 0.5), wood, (0, 0, 0.85), bevel=0.08, parent=handle)
    box((2.3, 1.3, 0.14), clay("#1fa890"), (0, 0, 1.08), bevel=0.06, parent=handle)
    r = scatter(seed)
    for _ in range(44):
        x, y = r.uniform(-0.9, 0.9), r.uniform(-0.45, 0.45)
        rise = 1.2 + 0.28 * (1 - abs(x)) * r.uniform(0.4, 1)
        ball(r.uniform(0.13, 0.18), gloss(FRUIT[int((x + 0.9) / 0.46) % 4]), (x, y, rise), detail=18, parent=handle)
    for side in (-1, 1):
        ring(0.44, 0.085, clay("#5a2f1c"), (-0.35, 0.68 * side, 0.5), (90, 0, 0), parent=handle)
        for k in range(4):
            a = math.pi * k / 4
            off = (0.42 * math.cos(a), 0.42 * math.sin(a))
            tube(
                [(-0.35 - off[0], 0.68 * side, 0.5 - off[1]), (-0.35 + off[0], 0.68 * side, 0.5 + off[1])],
                0.045,
                clay("#8a4f2a"),
                steps=2,
                parent=handle,
            )
        cylinder(0.12, 0.2, gold(), (-0.35, 0.68 * side, 0.5), (90, 0, 0), parent=handle)
        for x in (-0.95, 0.95):
            cylinder(0.05, 1.5, clay("#fff0d6"), (x, 0.5 * side, 1.8), parent=handle)
        tube([(1.0, 0.4 * side, 0.8), (1.5, 0.4 * side, 0.82), (1.9, 0.36 * side, 0.9)], 0.06, wood, parent=handle)
    awning((0, 0.55, 2.75), 2.3, ("#ff9a2e", "#fff0d6"), parent=handle)
    return handle


def roof(left, right, z, y=0.0, deep=3.2, tone=0, chimneys=()):
    """A flat roof along x with a parapet and the wall below it; `chimneys`: x positions."""
    wall, dark = HOUSES[tone % len(HOUSES)]
    middle, wide = (left + right) / 2, right - left
    box((wide, deep, 9), material(wall, rough=0.85, bottom=dark), (middle, y, z - 4.5), bevel=0.06)
    box((wide + 0.2, deep + 0.2, 0.3), clay("#7f74d8"), (middle, y, z - 0.12), bevel=0.08)
    for k in range(int(wide / 1.5)):
        x = left + 0.95 + 1.5 * k
        pane = shine("#ffc95a", 0.95) if (k + tone) % 2 else material("#3f58b8", rough=0.3, coat=0.5)
        box((0.8, 0.1, 1.0), clay("#3a2f7a"), (x, y - deep / 2 - 0.02, z - 1.4), bevel=0.04)
        box((0.64, 0.14, 0.84), pane, (x, y - deep / 2 - 0.03, z - 1.4), bevel=0.03)
    for x in chimneys:
        box((0.62, 0.62, 1.3), clay("#b8583f"), (x, y + deep * 0.3, z + 0.6), bevel=0.06)
        box((0.78, 0.78, 0.2), clay("#8a3f36"), (x, y + deep * 0.3, z + 1.25), bevel=0.05)


def skyline(y=26, z=-6, left=-30, right=30, seed=5):
    """Distant roofs with a few lit windows."""
    r = scatter(seed)
    x = left
    while x < right:
        wide, high = r.uniform(2.4, 4.2), r.uniform(3.5, 7.5)
        wall, dark = r.choice(HOUSES)
        box((wide, 2, high + 14), clay(wall), (x + wide / 2, y + r.uniform(-2, 2), z + high / 2 - 7), bevel=0.05)
        prism(
            [(-wide * 0.56, 0), (wide * 0.56, 0), (0, wide * 0.4)],
            2.4,
            clay(dark),
            (x + wide / 2, y, z + high),
            bevel=0.06,
        )
        for _k in range(3):
            where = (x + wide * r.uniform(0.2, 0.8), y - 3.05, z + high * r.uniform(0.4, 0.85))
            box((0.42, 0.06, 0.56), shine("#ffc95a", 0.9), where, bevel=0.02)
        x += wide * 0.96


def stars(count=60, seed=8, y=90):
    """Small stars in the upper part of the sky."""
    r = scatter(seed)
    look = shine("#fff3d0", 1.0, fog=False)
    for _ in range(count):
        ball(r.uniform(0.12, 0.3), look, (r.uniform(-80, 80), y, r.uniform(22, 70)), detail=10)


def goods(at, turn=0, seed=0):
    """A crate of fruit on the ground."""
    crate(at, (0.9, 0.8, 0.55), (0, 0, turn))
    r = scatter(seed)
    for k in range(12):
        where = (at[0] + r.uniform(-0.26, 0.26), at[1] + r.uniform(-0.22, 0.22), at[2] + 0.58 + r.uniform(0, 0.12))
        ball(0.15, gloss(FRUIT[(k + seed) % 2 + seed % 3]), where, detail=18)


def before_dawn(at=(0, 0, 1.4), power=1.0, ambient=0.5, dawn=False):
    """Indigo sky above an amber horizon, a warm key light on the hero at `at` as from a lantern, blue rim lights.
    `dawn`: paler sky."""
    x, y, z = at
    seen = [(-1, "#ff9a4a"), (-0.02, "#ffb45f"), (0.08, "#e87a8a"), (0.22, "#6a4fc0"), (0.5, "#2f3596"), (1, "#1c1f6b")]
    if dawn:
        seen = [
            (-1, "#ffc98a"),
            (-0.02, "#ffdf9a"),
            (0.10, "#ffb08a"),
            (0.26, "#d88ac8"),
            (0.5, "#7f7ae0"),
            (1, "#4a55c0"),
        ]
    sky(seen, 1.0, [(-1, "#7a5aa8"), (0, "#a88ae8"), (1, "#6f80ff")], ambient + (0.2 if dawn else 0))
    panel((x - 3.2, y - 5.8, z + 3.4), at, 2.3, 580 * power, "#ffdca8")
    panel((x + 3.5, y + 2.0, z + 3.2), (x, y, z), 0.9, 260 * power, "#7fa0ff", spread=95)
    panel((x - 3.6, y + 1.9, z + 2.8), (x, y, z), 0.9, 180 * power, "#ff9a3d", spread=95)
    panel((x + 1.5, y - 9, z + 6), (x + 1.0, y + 3, z), 5, 760 * power, "#c0c4ff", shiny=False)
