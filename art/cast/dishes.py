"""Food and kitchenware: the wok, noodles, shrimps, dumplings, steamers, fire and steam (Chinese Cuisine Chef)."""

import math

from mathutils import Vector

from kit.forms import ball, curve, lathe, ring, scatter, tube
from kit.materials import clay, gloss, material, shine
from kit.modelling import Clay
from kit.outlines import star
from kit.props import plate
from kit.scene import group


def wok(at=(0, 0, 0), turn=(0, 0, 0), size=1.0, parent=None):
    """An iron wok; the hand is at the origin, the center of the bowl 1.45 along +x, and its opening faces +z."""
    handle = group(at, turn, size, parent)
    bowl = [(0, -0.36), (0.3, -0.33), (0.56, -0.2), (0.76, 0.04), (0.8, 0.06), (0.8, 0.02), (0.72, 0.0), (0.54, -0.15)]
    iron = material("#4b4668", rough=0.34, specular=0.6, coat=0.4)
    lathe([*bowl, (0.28, -0.27), (0, -0.3)], iron, (1.45, 0, 0), sides=48, crease=60, parent=handle)
    ring(0.79, 0.045, gloss("#6f6a94"), (1.45, 0, 0.045), parent=handle)
    tube([(0.62, 0, -0.02), (0.36, 0, 0.0), (0.24, 0, 0)], 0.06, iron, steps=6, parent=handle)
    wood = material("#c0763a", rough=0.45, wood=("#8a4a1c", (0.5, 5, 5)))
    tube([(0.34, 0, 0), (0.1, 0, 0.0), (-0.06, 0, 0.0)], [0.085, 0.095, 0.1], wood, steps=8, parent=handle)
    ring(0.095, 0.03, gloss("#ee3b3b"), (0.32, 0, 0), (0, 90, 0), sides=24, parent=handle)
    return handle


def noodles(points, spread=0.16, count=26, seed=3, thick=0.034, swell=None, parent=None):
    """A bundle of noodles along the points, each with its own wave. `swell`: factors of `spread` along the bundle."""
    r = scatter(seed)
    line = curve(points, 12)
    swell = swell or [0.6, 1.1, 1.0, 0.8]
    for i in range(count):
        a, far, twist = r.uniform(0, math.tau), spread * math.sqrt(r.random()), r.uniform(-2.2, 2.2)
        start, end = r.choice([0, 0, 1, 2]), 12 - r.choice([0, 0, 1, 2, 3])
        path = []
        for k in range(start, end + 1):
            t = k / 12
            x = t * (len(swell) - 1)
            low = min(int(x), len(swell) - 2)
            wide = far * (swell[low] + (swell[low + 1] - swell[low]) * (x - low))
            turn = a + twist * t
            wave = 0.09 * math.sin(6.5 * t * math.pi + 2 * a)
            path.append(line[k] + Vector((math.cos(turn) * wide + wave, math.sin(turn) * wide * 0.8, wave * 0.6)))
        look = material(["#ffd25e", "#ffdf86", "#f9be3c"][i % 3], rough=0.35, specular=0.5, glow=0.12)
        tube(path, [thick * 0.7, thick, thick, thick * 0.7], look, steps=40, around=9, parent=parent)


def shrimp(at, turn=(0, 0, 0), size=1.0, parent=None):
    """A curled shrimp with stripes and a fanned tail; it curls in the x-z plane."""
    handle = group(at, turn, size, parent)
    arc = [(0.27 * math.cos(a), 0, 0.27 * math.sin(a)) for a in (3.5, 2.6, 1.7, 0.8, 0.0, -0.7)]
    body = Clay().limb(arc, [0.1, 0.19, 0.2, 0.17, 0.13, 0.08])
    for k in range(5):
        a = 2.7 - 0.68 * k
        c, s = math.cos(a), math.sin(a)
        rib = [(0.1 * c, 0, 0.1 * s), (0.24 * c, -0.19, 0.24 * s), (0.46 * c, 0, 0.46 * s), (0.24 * c, 0.19, 0.24 * s)]
        tube([*rib, rib[0]], 0.028, gloss("#f04a1e", glow=0.1), steps=20, around=8, parent=handle)
    body.make("#ff9a6a", voxel=0.025, smooth=4, rough=0.3, coat=0.5, glow=0.12, parent=handle)
    tail = Clay()
    for x, z in ((-0.28, -0.02), (-0.2, -0.22), (0.02, -0.28)):
        tail.spike((0.2, 0, -0.2), (0.2 + x, 0, -0.2 + z), 0.1, 0.5)
    tail.make("#f04a1e", voxel=0.02, smooth=3, rough=0.3, glow=0.1, parent=handle)
    for x in (-1, 1):
        ball(0.05, gloss("#2b1c22"), (-0.33, -0.1 * x, 0.0), detail=14, parent=handle)
        feeler = [(-0.3, -0.05 * x, -0.1), (-0.46, -0.1 * x, -0.24), (-0.4, -0.16 * x, -0.44)]
        tube(feeler, [0.022, 0.016, 0.008], "#f04a1e", steps=10, around=8, parent=handle)
    return handle


def onion_ring(at, turn=(0, 0, 0), size=1.0, parent=None):
    """A slice of green onion."""
    handle = group(at, turn, size, parent)
    ring(0.13, 0.05, gloss("#4fc94a", glow=0.08), sides=28, scale=(1, 1, 1.5), parent=handle)
    ring(0.1, 0.03, gloss("#d8f7b0", glow=0.1), sides=28, scale=(1, 1, 2.1), parent=handle)
    return handle


def carrot(at, turn=(0, 0, 0), size=1.0, parent=None):
    """A slice of carrot in the shape of a flower, facing -y."""
    handle = group(at, turn, size, parent)
    slice_ = Clay().lump((0, 0, 0), (0.13, 0.06, 0.13))
    for x, z in star(0.15, 1.0, 3, 90)[:6]:
        slice_.lump((x, 0, z), (0.09, 0.055, 0.09))
    slice_.make("#ff8a1f", voxel=0.022, smooth=3, rough=0.4, glow=0.1, parent=handle)
    ball(0.07, gloss("#ffb85c"), (0, -0.06, 0), scale=(1, 0.3, 1), detail=16, parent=handle)
    return handle


def dumpling(at, turn=(0, 0, 0), size=1.0, parent=None):
    """A steamed dumpling with a twisted top, 0.6 wide, standing on `at`."""
    handle = group(at, turn, size, parent)
    body = Clay().lump((0, 0, 0.2), (0.32, 0.32, 0.22)).lump((0, 0, 0.38), (0.13, 0.13, 0.12))
    for k in range(9):
        a = math.tau * k / 9
        c, s = math.cos(a), math.sin(a)
        body.limb([(0.3 * c, 0.3 * s, 0.22), (0.2 * c, 0.2 * s, 0.38), (0.06 * c, 0.06 * s, 0.47)], [0.04, 0.05, 0.035])
    body.make("#fff0d2", voxel=0.024, smooth=2, rough=0.4, glow=0.12, parent=handle)
    return handle


def steamer(at, layers=2, size=1.0, open_=False, parent=None):
    """A stack of bamboo steamers of radius 0.62 with a lid, or without it (`open_`) and with four dumplings in the top
    one."""
    handle = group(at, (0, 0, 0), size, parent)
    cane = material("#e3ab5a", rough=0.6, wood=("#c08238", (0.4, 0.4, 6)))
    for k in range(layers):
        z = 0.4 * k
        wall = [
            (0.0, 0.1),
            (0.0, 0.06),
            (0.58, 0.06),
            (0.62, 0.0),
            (0.62, 0.36),
            (0.56, 0.36),
            (0.54, 0.14),
            (0.0, 0.14),
        ]
        lathe(wall[1:], cane, (0, 0, z), crease=30, parent=handle)
        for rim in (0.04, 0.32):
            ring(0.62, 0.035, clay("#b5732e"), (0, 0, z + rim), parent=handle)
    top = 0.4 * layers
    if open_:
        for k in range(4):
            a = math.tau * k / 4 + 0.6
            dumpling((0.27 * math.cos(a), 0.27 * math.sin(a), top - 0.24), (0, 0, 40 * k), 0.8, handle)
    else:
        lathe([(0.64, 0.0), (0.66, 0.06), (0.5, 0.16), (0.0, 0.24)], cane, (0, 0, top), crease=30, parent=handle)
        ring(0.62, 0.05, clay("#b5732e"), (0, 0, top + 0.05), parent=handle)
        ring(0.1, 0.03, clay("#b5732e"), (0, 0, top + 0.3), (90, 0, 0), sides=24, parent=handle)
    return handle


def fire(at, height=1.2, width=0.6, tongues=7, seed=2, parent=None):
    """Clay flames standing on `at`, brighter inside."""
    r = scatter(seed)
    ways = [
        (r.uniform(-1, 1), r.uniform(-0.5, 0.5), r.uniform(0.55, 1.0), r.uniform(-0.3, 0.3)) for _ in range(tongues)
    ]
    for k, (colour, glow) in enumerate((("#ff5418", 0.65), ("#ff9d1f", 0.8), ("#ffe98a", 0.95))):
        share = 1 - 0.27 * k
        body = Clay().lump((0, -0.1 * k, 0.12), (width * share, width * 0.55 * share, 0.2))
        for x, y, tall, bend in ways:
            foot = Vector((x * width * 0.72 * share, y * width * 0.5 - 0.1 * k, 0.1))
            high = height * tall * share * (1.1 - 0.5 * abs(x))
            middle = foot + Vector((bend * width * 0.6, 0, high * 0.5))
            tip = foot + Vector((-bend * width * 0.5 + x * 0.06, 0, high))
            body.limb([foot, middle, tip], [width * 0.36 * share, width * 0.26 * share, 0.02])
        body.make(shine(colour, glow), voxel=0.035, smooth=4, at=at, parent=parent).visible_shadow = False


def steam(at, size=0.3, count=8, seed=3, parent=None):
    """A curl of steam that is thicker at its lower end."""
    r = scatter(seed)
    body = Clay()
    for i in range(count * 3):
        t = i / (count * 3 - 1)
        sway = 0.7 * size * math.sin(t * 5 + seed)
        s = size * (1 - 0.75 * t) * r.uniform(0.7, 1.1)
        body.lump((sway + r.uniform(-0.2, 0.2) * size, r.uniform(-0.2, 0.2) * size, t * size * 5), s)
    return body.make(clay("#fff6ea", glow=0.1), voxel=size * 0.16, smooth=4, at=at, parent=parent)


def served(at, size=1.0, kind="noodles", parent=None):
    """A plate with a heap of noodles and a shrimp, or with three dumplings."""
    handle = group(at, (0, 0, 0), size, parent)
    plate((0, 0, 0), size=1.25, rim="#17a67a", parent=handle)
    if kind == "dumplings":
        for k in range(3):
            a = math.tau * k / 3 + 0.5
            dumpling((0.2 * math.cos(a), 0.2 * math.sin(a), 0.06), (0, 0, 50 * k), 0.62, handle)
        return handle
    r = scatter(5)
    for i in range(22):
        turn = (r.uniform(-28, 28), r.uniform(-28, 28), 0)
        look = material(["#ffd25e", "#ffdf86", "#f9be3c"][i % 3], rough=0.35, specular=0.5, glow=0.12)
        where = (r.uniform(-0.1, 0.1), r.uniform(-0.1, 0.1), 0.1 + 0.014 * i)
        ring(0.3 - 0.008 * i, 0.035, look, where, turn, sides=32, around=8, parent=handle)
    shrimp((0.0, -0.05, 0.52), (60, 0, 20), 0.55, handle)
    for x, y in ((-0.2, -0.1), (0.2, 0.05), (0.02, -0.24)):
        onion_ring((x, y, 0.42), (20, 10, 0), 0.6, handle)
    return handle
