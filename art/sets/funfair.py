"""An abandoned funfair in green fog: carousel, Ferris wheel, tents, shooting gallery, strings of lights."""

import math

from cast.explorer import tin_duck
from kit.forms import ball, box, cylinder, lathe, prism, ring, scatter, sheet, tube
from kit.light import bulb, panel, sky
from kit.materials import clay, cloth, gloss, gold, material, shine
from kit.modelling import Clay
from kit.nature import tuft
from kit.outlines import star
from kit.scene import again, group

CREAM, PINK, TEAL = "#fff0d8", "#ff6f9f", "#1fa596"


def ground(left=-18, right=18, front=-9, back=34):
    """Cracked asphalt with puddles, weeds and torn tickets."""
    look = material("#4a8478", rough=0.85, mottle=0.22, bump=0.25, bump_scale=5)
    box((right - left, back - front, 0.2), look, ((left + right) / 2, (front + back) / 2, -0.1), bevel=0.01)
    r = scatter(12)
    for i in range(46):
        tuft((r.uniform(-9, 9), r.uniform(-5, 9), 0), r.uniform(0.14, 0.3), ["#9ccf3f", "#6fb53f", "#c4d94a"][i % 3], i)
    for x, y, s in ((-3.4, -2.2, 1.1), (2.9, -3.0, 0.9), (4.6, 1.2, 1.2), (-5.8, 1.8, 1.0)):
        puddle = material("#4fc0a0", rough=0.05, specular=0.8, coat=1, glow=0.08)
        cylinder(s, 0.03, puddle, (x, y, 0.005), bevel=0.01, scale=(1.3, 0.5, 1))
    for i in range(16):
        turn = (r.uniform(-8, 8), r.uniform(-8, 8), r.uniform(0, 360))
        where = (r.uniform(-6, 6), r.uniform(-4.5, 2), 0.04)
        box((0.26, 0.14, 0.03), clay([PINK, "#ffd23f", CREAM][i % 3]), where, turn, bevel=0.01)


def _striped(rings, wedges, looks, parent):
    """Wedges in alternating materials over rings of (radius, z), from the rim up."""
    for k in range(wedges):
        a, b = (math.tau * (k + d) / wedges for d in (0, 1))
        middle = (a + b) / 2
        rows = [[(radius * math.cos(t), radius * math.sin(t), z) for t in (a, middle, b)] for radius, z in rings]
        sheet(rows, looks[k % len(looks)], crease=60, parent=parent, shell=0.06)


def horse(at, turn=0, colour=CREAM, saddle=PINK, parent=None):
    """A carousel horse facing +x on its golden pole."""
    handle = group(at, (0, 0, turn), 1, parent)
    body = (
        Clay()
        .lump((0, 0, 1.0), (0.46, 0.22, 0.24))
        .limb([(0.3, 0, 1.1), (0.5, 0, 1.4), (0.56, 0, 1.6)], [0.2, 0.15, 0.13])
    )
    body.lump((0.68, 0, 1.6), (0.22, 0.11, 0.12), (0, 24, 0)).spike((0.52, 0.06, 1.7), (0.5, 0.08, 1.88), 0.06)
    for x, y, knee, foot in (
        (0.3, -0.12, 0.5, 0.62),
        (0.3, 0.12, 0.58, 0.5),
        (-0.32, -0.12, -0.52, -0.62),
        (-0.32, 0.12, -0.42, -0.6),
    ):
        body.limb([(x, y, 0.92), (knee, y, 0.66), (foot, y, 0.42)], [0.13, 0.085, 0.075])
    body.limb([(-0.42, 0, 1.1), (-0.62, 0, 1.1), (-0.7, 0, 0.8)], [0.09, 0.12, 0.04])
    body.make(colour, voxel=0.035, smooth=4, rough=0.35, coat=0.4, glow=0.05, parent=handle)
    Clay().lump((0, 0, 1.18), (0.22, 0.25, 0.12)).make(
        saddle, voxel=0.035, smooth=4, rough=0.3, coat=0.5, parent=handle
    )
    mane = Clay()
    for k in range(5):
        mane.lump((0.34 + 0.05 * k, 0, 1.34 + 0.1 * k), 0.1)
    mane.make(saddle, voxel=0.03, smooth=3, parent=handle)
    ball(0.035, "#2b1c22", (0.7, -0.11, 1.64), detail=14, parent=handle)
    cylinder(0.04, 2.6, gold(), (0, 0, 1.5), parent=handle)
    return handle


def carousel(at, size=1.0, turn=0.0, lit=True):
    """A carousel with six horses under a striped roof, about 5 wide and 4.6 high."""
    handle = group(at, (0, 0, turn), size)
    cylinder(2.5, 0.3, gloss(TEAL), (0, 0, 0.15), sides=64, parent=handle)
    cylinder(2.35, 0.12, material("#c98a4b", wood=("#9c6230", (5, 0.6, 5))), (0, 0, 0.33), sides=64, parent=handle)
    cylinder(0.62, 2.6, gloss(PINK), (0, 0, 1.6), sides=12, parent=handle)
    for k in range(6):
        a = math.tau * (k + 0.5) / 6
        prism(
            star(0.24),
            0.06,
            gold(),
            (0.62 * math.cos(a), 0.62 * math.sin(a), 1.9),
            (0, 0, math.degrees(a) + 90),
            bevel=0.02,
            parent=handle,
        )
        a = math.tau * k / 6 + 0.3
        place = (1.75 * math.cos(a), 1.75 * math.sin(a), 0.1 + 0.22 * (k % 2))
        horse(place, math.degrees(a) - 90, [CREAM, "#ffd23f", "#8fe0d0"][k % 3], [PINK, TEAL, "#ff8a3d"][k % 3], handle)
    looks = (cloth(PINK, glow=0.05), cloth(CREAM, glow=0.05))
    _striped([(2.75, 2.86), (1.6, 3.55), (0.0, 4.2)], 16, looks, handle)
    for k in range(16):
        a = math.tau * (k + 0.5) / 16
        c, s = math.cos(a), math.sin(a)
        drop = prism(
            [(-0.55, 0.16), (0.55, 0.16), (0.5, -0.1), (0.26, -0.34), (0, -0.4), (-0.26, -0.34), (-0.5, -0.1)],
            0.08,
            [clay(TEAL), clay("#ffd23f")][k % 2],
            (2.74 * c, 2.74 * s, 2.86),
            (0, 0, math.degrees(a) + 90),
            bevel=0.02,
            parent=handle,
        )
        drop.visible_shadow = False
        lamp = shine("#fff0a8", 1.3) if lit or k % 3 else gloss("#7a8a80")
        ball(0.1, lamp, (2.8 * c, 2.8 * s, 3.06), detail=18, parent=handle)
    ball(0.2, gold(), (0, 0, 4.3), parent=handle)
    prism([(0, 0), (0.7, 0.16), (0, 0.36)], 0.05, clay("#ffd23f"), (0.02, 0, 4.45), bevel=0.02, parent=handle)
    if lit:
        bulb((at[0], at[1] - 1.6 * size, at[2] + 2.4 * size), 90 * size, "#ffd890", 0.5)
    return handle


def cabin(at, colour=PINK, size=1.0, roof=0.8, parent=None):
    """A cabin of the Ferris wheel that hangs from `at`: a round tub 1.4 wide under a canopy, which is `roof` above the
    tub's rim."""
    handle = group(at, (0, 0, 0), size, parent)
    rim = -roof - 0.1
    tub = [(0, -0.7), (0.5, -0.68), (0.66, -0.5), (0.72, -0.05), (0.76, 0.0), (0.72, 0.04), (0.64, -0.05), (0.58, -0.5)]
    lathe([*tub, (0, -0.55)], gloss(colour), (0, 0, rim), crease=50, parent=handle)
    ring(0.73, 0.05, gold(), (0, 0, rim), parent=handle)
    for k in range(8):
        a = math.tau * (k + 0.5) / 8
        prism(
            star(0.15),
            0.05,
            gloss(CREAM),
            (0.7 * math.cos(a), 0.7 * math.sin(a), rim - 0.28),
            (0, 0, math.degrees(a) + 90),
            bevel=0.02,
            parent=handle,
        )
    for x, y in ((-0.7, 0), (0, 0.7), (0.7, 0)):
        tube([(x, y, rim), (x, y, rim / 2), (x * 0.95, y * 0.95, -0.1)], 0.04, gloss(CREAM), steps=4, parent=handle)
    _striped([(0.84, -0.14), (0.5, 0.12), (0.0, 0.26)], 12, (clay(colour), clay(CREAM)), handle)
    ball(0.1, gold(), (0, 0, 0.3), parent=handle)
    return handle


def big_wheel(at, radius=6.0, turn=0, count=10, lift=8.0, first=0.25, empty=None, lamps=()):
    """A Ferris wheel facing -y: two rims, spokes, colored cabins, and legs down to the ground `lift` below its hub.
    `first`: position of the first cabin as a share of the way to the next spoke. `empty`: index of a missing cabin.
    `lamps`: colors of lit lamps on the rims and spokes, for the night."""
    handle = group(at, (0, 0, turn))
    rim = gloss("#e9f3e2", glow=0.05)
    for side in (-0.7, 0.7):
        ring(radius, 0.13, rim, (0, side, 0), (90, 0, 0), sides=96, parent=handle)
        ring(radius * 0.45, 0.08, gloss(PINK), (0, side, 0), (90, 0, 0), sides=64, parent=handle)
        for k in range(count):
            a = math.tau * k / count
            far = (radius * math.cos(a), side, radius * math.sin(a))
            tube([(0, side, 0), (far[0] / 2, side, far[2] / 2), far], 0.07, rim, steps=4, around=8, parent=handle)
        for lean in (-1, 1):
            foot = (lean * lift * 0.4, side * 1.7, -lift)
            leg = [(0, side * 1.3, 0), (foot[0] / 2, side * 1.5, -lift / 2), foot]
            tube(leg, 0.2, gloss(TEAL), steps=4, parent=handle)
    cylinder(0.7, 2.0, gloss(PINK), (0, 0, 0), (90, 0, 0), sides=40, parent=handle)
    prism(star(0.5), 0.1, gold(), (0, -1.05, 0), bevel=0.03, parent=handle)
    for k in range(count):
        a, b = math.tau * (k + first) / count, math.tau * (k + 0.5) / count
        if k != empty:
            where = (radius * math.cos(a), 0, radius * math.sin(a))
            cabin(where, [PINK, "#ffd23f", "#4fc8e0", "#ff8a3d"][k % 4], parent=handle)
        lamp = (radius * math.cos(b), -0.85, radius * math.sin(b))
        ball(0.15, shine("#fff0a8", 1.2), lamp, detail=16, parent=handle)
        for i in range(8 if lamps else 0):
            c = math.tau * (k + i / 8) / count
            far, small = (radius, c) if i % 2 else (radius * (0.52 + 0.12 * i / 2), math.tau * k / count)
            spot = (far * math.cos(small), -0.87, far * math.sin(small))
            ball(0.12, shine(lamps[(k + i // 2) % len(lamps)], 1.1, fog=False), spot, detail=14, parent=handle)
    return handle


def tent(at, size=1.0, colour=PINK):
    """A round striped tent with a flag, 4 wide and 4.4 high."""
    handle = group(at, (0, 0, 0), size)
    looks = (cloth(colour), cloth(CREAM))
    _striped([(1.9, 0), (1.85, 1.7)], 16, looks, handle)
    _striped([(2.2, 1.6), (1.1, 2.5), (0.0, 3.7)], 16, looks, handle)
    ball(0.14, gold(), (0, 0, 3.76), parent=handle)
    prism([(0, 0), (0.6, 0.14), (0, 0.3)], 0.05, clay("#ffd23f"), (0.02, 0, 3.9), bevel=0.02, parent=handle)
    return handle


def garland(start, end, sag=0.6, count=9):
    """Colored bulbs on a cable."""
    line = [[a + (b - a) * t for a, b in zip(start, end)] for t in (0, 0.25, 0.5, 0.75, 1)]
    for k, drop in enumerate((0, 0.75, 1, 0.75, 0)):
        line[k][2] -= sag * drop
    tube(line, 0.03, "#2b4a52", steps=20, around=8)
    for k in range(count):
        t = (k + 0.5) / count
        p = [a + (b - a) * t for a, b in zip(start, end)]
        p[2] -= sag * (1 - (2 * t - 1) ** 2) + 0.13
        ball(0.11, shine(["#ffe37a", "#ff8fb4", "#8dffe0"][k % 3], 1.1), p, scale=(1, 1, 1.25), detail=18)


def mist(at, size=1.0, seed=0, colour="#4fb493"):
    """A bank of fog on the ground."""
    bank = Clay()
    r = scatter(seed)
    for _ in range(16):
        s = r.uniform(0.4, 0.8)
        bank.lump((r.uniform(-2.4, 2.4), r.uniform(-0.6, 0.6), r.uniform(-0.1, 0.25)), (s * 1.5, s, s * 0.6))
    look = material(colour, rough=1, specular=0, glow=0.25)
    made = bank.make(look, voxel=0.12, smooth=6, at=at, scale=size)
    made.visible_shadow = False
    return made


def gallery(at, wide=6.4):
    """The shooting gallery: a striped awning, a back wall with two rows of tin ducks, and a counter in front."""
    handle = group(at)
    box((wide, 0.2, 4.2), material("#1c6f78", rough=0.7, bottom="#14505f"), (0, 0.9, 2.1), bevel=0.04, parent=handle)
    box((wide, 1.5, 1.0), gloss("#e8475f"), (0, -0.6, 0.5), bevel=0.08, parent=handle)
    box((wide + 0.2, 1.7, 0.16), gloss(CREAM), (0, -0.6, 1.05), bevel=0.06, parent=handle)
    for k in range(int(wide / 0.8)):
        prism(star(0.2), 0.06, gold(), (-wide / 2 + 0.4 + 0.8 * k, -1.37, 0.55), bevel=0.02, parent=handle)
    for z, shade in ((1.75, "#ff9d3d"), (2.85, "#4fc8e0")):
        box((wide * 0.94, 0.4, 0.3), gloss(shade), (0, 0.6, z - 0.15), bevel=0.06, parent=handle)
    duck = tin_duck((0, -80, -20), size=0.62)
    for row, z in enumerate((1.75, 2.85)):
        for k in range(5):
            if (row, k) not in ((0, 2), (1, 3), (0, 3)):
                again(duck, (-wide * 0.4 + wide * 0.2 * k, 0.55, z - 0.05), (0, 0, 0), 0.62, handle)
    for x in (-1, 1):
        box((0.24, 0.24, 4.4), gloss(CREAM), (x * wide / 2, -1.2, 2.2), bevel=0.06, parent=handle)
    count = int(wide / 0.55)
    for k in range(count):
        x = -wide / 2 + wide * (k + 0.5) / count
        look = cloth([PINK, CREAM][k % 2], glow=0.06)
        half = wide / count / 2
        rows = [[(x - half, y, z), (x + half, y, z)] for y, z in ((0.9, 4.75), (-0.6, 4.45), (-1.6, 3.95))]
        sheet(rows, look, parent=handle, shell=0.06)
        ball(half, look, (x, -1.62, 3.94), scale=(1, 0.25, 1.1), detail=18, parent=handle)
    return handle


def murk(at=(0, 0, 1.4), power=1.0, ambient=0.62):
    """Deep green fog, a strong warm key light on the hero at `at`, one pink and one green rim light."""
    x, y, z = at
    seen = [(-1, "#1f6f66"), (0.0, "#46b58a"), (0.12, "#2b8f7c"), (0.32, "#175a62"), (1, "#0c2c42")]
    sky(seen, 1.0, [(-1, "#2f7f70"), (0, "#7fe0b0"), (1, "#4f9fb0")], ambient)
    panel((x - 2.6, y - 5.8, z + 2.8), at, 2.0, 840 * power, "#fff0cc")
    panel((x + 3.2, y + 2.0, z + 3.0), (x, y, z), 0.9, 360 * power, "#ff7ac0", spread=95)
    panel((x - 3.4, y + 1.9, z + 2.8), (x, y, z), 0.9, 300 * power, "#b8ff6a", spread=95)
    panel((x + 2.0, y - 9, z + 5.5), (x + 1, y + 3, z), 5, 300 * power, "#c8ffe4", shiny=False)


def sparks(at, spread=0.5, count=12, seed=2, colour="#c8ff5a"):
    """Glowing specks of radiation in the air."""
    r = scatter(seed)
    for _ in range(count):
        p = [c + r.uniform(-1, 1) * spread for c in at]
        ball(r.uniform(0.02, 0.055), shine(colour, 1.0), p, detail=12)


def fuse(at, size=1.0, turn=(0, 0, 0)):
    """A glowing fuse with brass caps, which the player collects to start a ride."""
    handle = group(at, turn, size)
    cylinder(0.2, 0.6, material("#ffe95a", rough=0.1, coat=1, glow=0.75), parent=handle)
    for z in (-0.34, 0.34):
        cylinder(0.25, 0.2, gold("#ffb21f"), (0, 0, z), parent=handle)
    bolt = [(0.02, 0.2), (-0.12, -0.02), (-0.02, -0.02), (-0.04, -0.2), (0.12, 0.04), (0.02, 0.04)]
    prism(bolt, 0.06, gloss("#ff4f6b", glow=0.2), (0, -0.2, 0), bevel=0.01, parent=handle)
    ring(0.5, 0.035, shine("#fff6b0", 1.0), (0, 0, 0), (90, 0, 0), parent=handle)
    return handle
