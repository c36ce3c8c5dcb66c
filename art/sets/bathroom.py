"""A bathroom: rose and mint tiles, a tub full of foam, litter boxes with golden sand, a water slide, soft light from a
window."""

import math

from mathutils import Vector

from kit.effects import dust
from kit.forms import ball, box, curve, lathe, prism, ring, scatter, sheet, tube
from kit.light import panel, studio
from kit.materials import clay, cloth, gloss, gold, material
from kit.modelling import Clay
from kit.outlines import rounded
from kit.scene import group
from sets.home import window
from sets.kitchen import tiles
from sets.museum import floor

ROSE, MINT = ("#ff9ab4", "#ff8fac", "#ffa6bd"), ("#4fd6bd", "#45cbb3", "#5fe0c8")
WATER = {"rough": 0.06, "specular": 0.7, "coat": 1, "glow": 0.22}


def room(left=-9, right=9, y=2.6, height=6.0, view=(-4.3, 3.6), front=-7):
    """Checkered floor, a mint wainscot below rose tiles, and a window at `view` (x, z), or None for no window."""
    floor(left, right, front, y, 1.15, "#5fd8c2", "#f4fffb")
    tiles(left, right, y, 1.5, height, ROSE, 0.62, grout="#ffc3d2")
    tiles(left, right, y - 0.04, 0, 1.5, MINT, 0.5, 7, "#a8f0e0")
    box((right - left, 0.26, 0.16), gloss("#fff6f0"), ((left + right) / 2, y - 0.1, 1.52), bevel=0.06)
    if view:
        window((view[0], y - 0.04, view[1]), 2.0, 2.3, "#6fd0ff", "#fff3c9", "#ff5f95", moon=None)


def tub(at, turn=0, size=1.0, colour="#ff7fa6", foam=True, seed=3):
    """A free-standing tub, 4 long, on golden feet, full of foam."""
    handle = group(at, (0, 0, turn), size)
    wall = [(0, 0.22), (0.62, 0.24), (0.84, 0.46), (0.92, 0.95), (1.05, 1.12), (1.04, 1.2), (0.94, 1.18), (0.84, 1.0)]
    lathe([*wall, (0.78, 0.6), (0, 0.5)], gloss(colour, bottom="#ff5f90"), sides=64, parent=handle).scale = (1.9, 1, 1)
    rim = ring(1.0, 0.085, gloss("#fff8f4"), (0, 0, 1.18), sides=72, parent=handle)
    rim.scale = (1.9, 1, 1)
    for x in (-1, 1):
        for y in (-1, 1):
            ball(0.2, gold(), (1.1 * x, 0.5 * y, 0.18), scale=(1, 1, 1.1), parent=handle)
    if foam:
        dust((0, 0, 1.14), (1.45, 0.55, 0.12), 0.32, 44, "#ffffff", seed, parent=handle)
    tap = [(1.7, 0.3, 1.15), (1.72, 0.3, 1.85), (1.45, 0.2, 2.05), (1.15, 0.1, 1.9)]
    tube(tap, [0.1, 0.09, 0.09, 0.11], gold(), parent=handle)
    return handle


def litter_box(at, turn=0, size=1.0, colour="#ff5f95", seed=0):
    """A litter box of golden sand, 1.9 by 1.3."""
    handle = group(at, (0, 0, turn), size)
    r = scatter(seed)
    prism(rounded(1.8, 1.2, 0.34), 0.46, gloss(colour), (0, 0, 0.25), (90, 0, 0), bevel=0.08, segments=3, parent=handle)
    line = [(x, -y, 0.48) for x, y in rounded(1.8, 1.2, 0.34)]
    tube([*line, *line[:2]], 0.1, gloss("#fff6f2"), steps=90, parent=handle)
    sand = Clay().lump((0, 0, 0.46), (0.78, 0.48, 0.12))
    for _ in range(12):
        sand.lump((r.uniform(-0.5, 0.5), r.uniform(-0.26, 0.26), 0.5), (r.uniform(0.15, 0.28), 0.2, 0.12))
    sand.make("#ffd75a", voxel=0.045, smooth=3, rough=0.95, bump=0.8, bump_scale=22, glow=0.1, parent=handle)
    return handle


def soap(at, turn=(0, 0, 0), colour="#7fd8ff", size=1.0):
    """A bar of soap with foam on top."""
    handle = group(at, turn, size)
    prism(rounded(0.9, 0.56, 0.22), 0.3, gloss(colour), (0, 0, 0.15), (90, 0, 0), bevel=0.11, segments=4, parent=handle)
    dust((0.1, 0, 0.3), (0.3, 0.16, 0.03), 0.11, 14, "#ffffff", 3, parent=handle)
    return handle


def basin(at, turn=(0, 0, 0), size=1.0, colour="#3fc7e8"):
    """A washbasin to ride in, open at the top; radius 0.95."""
    handle = group(at, turn, size)
    wall = [
        (0, 0),
        (0.62, 0),
        (0.74, 0.1),
        (0.92, 0.55),
        (1.0, 0.6),
        (0.98, 0.68),
        (0.86, 0.62),
        (0.66, 0.14),
        (0, 0.1),
    ]
    lathe(wall, gloss(colour), parent=handle)
    ring(0.96, 0.075, gloss("#fff8f4"), (0, 0, 0.63), parent=handle)
    return handle


def slide(points, wide=1.5, colour="#ff6f9f", seed=4):
    """A half-pipe with water along a line, with foam on its edges. Returns the line for things that slide on it."""
    line = curve(points, 60)
    r = scatter(seed)
    pipe, water, suds = [], [], Clay()
    for i, p in enumerate(line):
        way = line[min(i + 1, 60)] - line[max(i - 1, 0)]
        side = way.cross(Vector((0, 0, 1))).normalized()
        up = side.cross(way).normalized()
        arc = [math.pi * (k / 16) for k in range(17)]
        pipe.append([p + side * wide * math.cos(a) + up * wide * 0.8 * (1 - math.sin(a)) for a in arc])
        reach = [k / 8 - 1 for k in range(17)]
        ripple = 0.05 * math.sin(i * 0.9)
        water.append([p + side * wide * 0.86 * t + up * (wide * 0.30 + ripple * (1 - t * t)) for t in reach])
        for edge in (-1, 1):
            spot = p + side * wide * 0.84 * edge + up * wide * 0.34
            for _ in range(2):
                suds.lump(spot + way * r.uniform(0, 1) + side * r.uniform(-0.16, 0.06) * edge, r.uniform(0.09, 0.2))
    suds.make(clay("#ffffff", glow=0.16), voxel=0.06, smooth=3)
    sheet(pipe, gloss(colour), crease=0, shell=0.12)
    sheet(water, material("#6fdcff", **WATER), crease=0)
    for edge in (0, -1):
        tube([row[edge] for row in pipe[::5]], 0.14, gloss("#fff8f4"), steps=70)
    return line


def towels(at, size=1.0, colours=("#4fd6bd", "#fff6f2", "#ffb52e")):
    """A pile of folded towels."""
    handle = group(at, (0, 0, 0), size)
    for k, colour in enumerate(colours):
        spin = (0, 0, (k * 47 % 13) - 6)
        box((1.0, 0.7, 0.26), cloth(colour), (0, 0, 0.13 + 0.25 * k), spin, bevel=0.12, segments=5, parent=handle)
    return handle


def plunge(z, half=26, back=41):
    """A pool of turquoise water below a slide."""
    rows = [
        [(x, y, z + 0.12 * math.sin(x * 0.9 + math.sin(y * 0.5))) for x in range(-half, half + 1)]
        for y in range(-10, back)
    ]
    sheet(rows, material("#38cfd0", mottle=0.15, **WATER), crease=0)


def soap_bubbles(at, spread, count, seed=1):
    """Pale bubbles in the air around `at`."""
    r = scatter(seed)
    look = material("#e4fbff", rough=0.05, coat=1, specular=0.8, glow=0.35, bottom="#ffc9f0")
    for _ in range(count):
        where = [at[i] + r.uniform(-1, 1) * spread[i] for i in range(3)]
        ball(r.uniform(0.06, 0.17), look, where, detail=24)


def daylight(at=(0, 0, 1.3), power=1.0, spread=1.1):
    """Soft morning light from a window at the left, pink shade from the right, and a light that reaches the walls."""
    studio(at, 0.74 * power, 0.55, key="#fff3dc", cool="#c9f5ff", warm="#ffd9a0", fill="#ffc9e0", room=spread)
    x, y, z = at
    panel((x - 1.2, y - 5.5, z + 0.4), at, 2.5, 50 * power, "#fff6ea", shiny=False)
