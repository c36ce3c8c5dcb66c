"""A frozen outpost under the aurora: ice floes in a teal sea, a mast, icebergs; and the interior of the snow hut."""

import math

import bpy
from mathutils import Euler, Vector

from kit.forms import ball, box, cylinder, lathe, prism, ring, rock, scatter, sheet
from kit.light import bulb, panel, sky
from kit.materials import clay, cloth, gloss, material, shine, veil
from kit.modelling import Clay
from kit.outlines import smooth
from kit.scene import again, group
from sets.sea import Sea

SNOW = {"rough": 0.85, "specular": 0.2, "glow": 0.1}


def floe(x=0.0, y=0.0, wide=6.0, deep=4.0, seed=1, top=0.0):
    """A floe whose snow surface is at `top`: cyan ice below, a white edge, snowdrifts."""
    r = scatter(seed)
    for _k, (drop, thick, grow, look) in enumerate(
        (
            (0.16, 0.32, 1.0, material("#e4f5ff", bottom="#b8e4f8", mottle=0.05, **SNOW)),
            (0.55, 0.6, 1.035, material("#7fdcf0", bottom="#2fa8cf", rough=0.25, coat=0.5, glow=0.1)),
        )
    ):
        r = scatter(seed)
        points = []
        for i in range(18):
            a = math.tau * i / 18
            far = grow * (1 + r.uniform(-0.07, 0.07))
            points.append((wide * far * math.cos(a), deep * far * math.sin(a)))
        prism(smooth(points, 3), thick, look, (x, y, top - drop), (90, 0, 0), bevel=0.12, segments=3, scale=(1, 1, -1))


def iceberg(at, size=1.0, seed=0):
    """A faceted iceberg that reaches below the water."""
    look = material("#d4f2ff", bottom="#3fb4dc", rough=0.5, glow=0.34)
    handle = group(at, (0, 0, 0), size)
    r = scatter(seed)
    for k in range(3):
        where = ((k - 1) * 1.1, r.uniform(-0.3, 0.3), 0.2)
        rock(
            1.2 + 0.3 * (k == 1),
            look,
            where,
            (0, 0, r.uniform(0, 360)),
            (0.9, 0.8, 1.5 + 0.8 * (k == 1)),
            seed + k,
            0.25,
            parent=handle,
        )
    return handle


def aurora(y=90, seed=1, height=34, foot=16, colours=("#3dffb0", "#2fe0ff", "#b06bff"), strength=0.6):
    """Three curtains of light that fade upwards."""
    r = scatter(seed)
    for k, colour in enumerate(colours):
        phase, lift = r.uniform(0, 6), foot + 9 * k
        rows = []
        for i in range(81):
            x = -120 + 3 * i
            depth = y + 5 * k + 7 * math.sin(x * 0.045 + phase)
            low = lift + 2 * math.sin(x * 0.05 + phase * 1.7)
            rows.append([(x, depth, low), (x + 2, depth, low + height)])
        curtain = sheet(rows, veil(colour, strength), crease=0)
        curtain.visible_shadow = curtain.visible_diffuse = curtain.visible_glossy = False


def stars(count=70, seed=3, y=130):
    """Small stars far behind."""
    r = scatter(seed)
    first = ball(0.3, shine("#f4fbff", 1.3, fog=False), (0, 0, -400), detail=8)
    first.visible_diffuse = first.visible_shadow = False
    for _ in range(count):
        dot = again(first, (r.uniform(-110, 110), y, r.uniform(12, 110)), (0, 0, 0), r.uniform(0.5, 1.1))
        dot.visible_diffuse = dot.visible_shadow = False


def igloo(at, size=1.0, turn=0):
    """An igloo, about 4 wide at size 1, with a lit doorway that faces -y."""
    handle = group(at, (0, 0, turn), size)
    looks = [material(colour, **SNOW) for colour in ("#bfe8ff", "#d2f1ff", "#a8dcfa")]
    for course in range(6):
        low = math.radians(8 + 15 * course)
        around = max(4, round(18 * math.cos(low)))
        for k in range(around):
            a = math.tau * (k + 0.5 * (course % 2)) / around
            far = 1.9 * math.cos(low)
            long = 1.02 * math.tau * far / around
            where = (far * math.cos(a), far * math.sin(a), 1.9 * math.sin(low))
            tilt = (-math.degrees(low) + 6, 0, math.degrees(a) + 90)
            box((long, 0.4, 0.56), looks[(k + course) % 3], where, tilt, bevel=0.12, parent=handle)
    ball(1.75, clay("#8fc8ec"), parent=handle)
    for k in range(9):
        a = math.radians(-6 + 24 * k)
        where = (0.86 * math.cos(a), -2.15, 0.1 + 0.98 * math.sin(a))
        box((0.36, 1.1, 0.36), looks[k % 3], where, (0, -math.degrees(a), 0), bevel=0.1, parent=handle)
    cylinder(0.8, 0.1, shine("#ff9a35", 0.9), (0, -2.2, 0.1), (90, 0, 0), bevel=0.02, parent=handle)
    lamp = Vector((0, -3.0, 0.9)) * size
    lamp.rotate(Euler((0, 0, math.radians(turn))))
    bulb(Vector(at) + lamp, 130 * size * size, "#ff9a3d", 0.3)
    return handle


def mast(at, height=6.0, nest=4.2):
    """A wooden mast with rungs, a pennant and a crow's nest whose floor is at height `nest`."""
    handle = group(at)
    wood = material("#a8653c", rough=0.6, wood=("#7d4426", (5, 5, 0.5)))
    cylinder(0.2, height + 2, wood, (0, 0, height / 2 - 1), top=0.14, parent=handle)
    z = 0.5
    while z < nest - 0.4:
        box((0.8, 0.14, 0.14), wood, (0, -0.2, z), bevel=0.05, parent=handle)
        z += 0.6
    cylinder(1.0, 0.18, wood, (0, 0, nest - 0.09), bevel=0.05, parent=handle)
    for k in range(14):
        a = math.tau * k / 14
        look = clay(["#c98a4b", "#b5763c"][k % 2])
        box(
            (0.36, 0.12, 0.66),
            look,
            (0.95 * math.cos(a), 0.95 * math.sin(a), nest + 0.3),
            (0, 0, math.degrees(a) + 90),
            bevel=0.05,
            parent=handle,
        )
    ring(0.97, 0.07, clay("#ffd23f"), (0, 0, nest + 0.6), parent=handle)
    return handle


def water(eye, floes=((0, 0, 6),), level=-0.75):
    """The teal sea as seen from `eye`; it is shallow around `floes` (x, y, radius)."""
    sea = Sea()
    for x, y, radius in floes:
        sea.island(x, y, radius)
    before = set(bpy.context.scene.objects)
    sea.pour(eye, -45, 45, cell=1.3, deep="#0b6c8a", mid="#0d7690", shallow="#4fe0d0")
    for thing in set(bpy.context.scene.objects) - before:
        thing.location.z += level


def hut():
    """The interior of the snow hut: snow bricks, a window to the night, an iron stove with fire, logs, a rug."""
    for row in range(9):
        for i in range(-7, 8):
            look = material(["#d4ecfa", "#c2e2f6", "#e0f3fc"][(i * 3 + row) % 3], **SNOW)
            box((1.26, 0.5, 0.68), look, (i * 1.3 + 0.65 * (row % 2), 3.0, 0.34 + 0.7 * row), bevel=0.13)
    box((24, 0.3, 7), material("#a8d4ee", **SNOW), (0, 3.3, 3), bevel=0.02)
    box((24, 14, 0.3), material("#b98a6a", rough=0.7, wood=("#9a6a4a", (0.5, 4, 4))), (0, -2, -0.15), bevel=0.02)
    for k in range(14):
        look = material(["#c98f62", "#bd8256", "#d49a6c"][k % 3], rough=0.5, wood=("#a0683f", (0.4, 4, 3)))
        box((24, 0.68, 0.1), look, (0, -6.5 + 0.7 * k, 0.0), bevel=0.03)
    for k, colour in enumerate(("#f5343f", "#fff0e0", "#2f80f5", "#ffc61f")):
        cylinder(
            2.3 - 0.5 * k,
            0.06 + 0.015 * k,
            cloth(colour),
            (-0.4, -0.6, 0.06),
            bevel=0.02,
            sides=64,
            scale=(1.2, 0.75, 1),
        )


def stove(at, size=1.0):
    """A fat iron stove with an open door and a pipe."""
    handle = group(at, (0, 0, 0), size)
    iron = gloss("#4a4f78")
    lathe([(0, 0.25), (0.72, 0.25), (0.86, 0.5), (0.9, 1.1), (0.78, 1.7), (0.5, 1.95), (0, 2.0)], iron, parent=handle)
    for z, wide in ((0.32, 0.78), (1.62, 0.83)):
        ring(wide, 0.07, gloss("#6a70a0"), (0, 0, z), parent=handle)
    for x, y in ((-0.5, -0.4), (0.5, -0.4), (-0.5, 0.4), (0.5, 0.4)):
        cylinder(0.1, 0.34, iron, (x, y, 0.14), parent=handle)
    cylinder(0.2, 4.6, gloss("#5a608c"), (0, 0.1, 4.0), parent=handle)
    ring(0.24, 0.06, gloss("#6a70a0"), (0, 0.1, 2.4), parent=handle)
    cylinder(0.5, 0.2, shine("#ff9a2f", 1.0), (0, -0.82, 0.98), (90, 0, 0), bevel=0.04, parent=handle)
    ring(0.52, 0.09, gloss("#6a70a0"), (0, -0.9, 0.98), (90, 0, 0), parent=handle)
    fire = Clay()
    for x, high, y in ((-0.26, 0.5, 0), (0, 0.78, -0.04), (0.26, 0.56, 0)):
        fire.spike((x, -0.92 + y, 0.62), (x * 0.7, -0.96 + y, 0.66 + high), 0.22, 0.4)
    fire.make(shine("#ffe14d", 1.1), voxel=0.035, smooth=3, parent=handle)
    bulb((at[0], at[1] - 1.7 * size, at[2] + 1.1 * size), 160, "#ff9a3d", 0.3)
    return handle


def log(at, turn=(0, 0, 0), size=1.0, parent=None):
    """A log along x, 1.2 long."""
    handle = group(at, turn, size, parent)
    cylinder(0.19, 1.2, clay("#8a5634"), turn=(0, 90, 0), bevel=0.03, sides=18, parent=handle)
    for x in (-1, 1):
        cylinder(0.16, 0.04, clay("#f0c48a"), (0.6 * x, 0, 0), (0, 90, 0), bevel=0.01, sides=18, parent=handle)
        ring(0.09, 0.014, clay("#d09a5c"), (0.625 * x, 0, 0), (0, 90, 0), sides=20, around=8, parent=handle)
    return handle


def logs(at, rows=3, size=1.0):
    """A pile of logs, seen from their ends."""
    for row in range(rows):
        for i in range(rows + 1 - row):
            x = (i - (rows - row) / 2) * 0.4 * size
            log((at[0] + x, at[1], at[2] + (0.2 + 0.35 * row) * size), (0, 0, 88 + 3 * i), size)


def night_window(at, wide=2.0, high=1.8):
    """A window in the snow bricks that shows the aurora."""
    handle = group(at)
    glass = material("#0f5f8f", bottom="#3fe0b8", rough=1, specular=0, glow=0.8)
    box((wide, 0.06, high), glass, bevel=0.01, parent=handle)
    wood = clay("#b5763c")
    for x in (-wide / 2, wide / 2):
        box((0.2, 0.5, high + 0.3), wood, (x, -0.2, 0), bevel=0.06, parent=handle)
    for z in (-high / 2, high / 2):
        box((wide + 0.3, 0.5, 0.2), wood, (0, -0.2, z), bevel=0.06, parent=handle)
    box((wide + 0.7, 0.8, 0.16), material("#eefaff", **SNOW), (0, -0.3, -high / 2 - 0.12), bevel=0.06, parent=handle)
    return handle


DUSK = ((-1, "#0a4a66"), (-0.02, "#27a8a8"), (0.09, "#117890"), (0.3, "#0f4a80"), (1, "#152c66"))


def polar_night(at=(0, -0.4, 1.5), power=1.0, ambient=0.8, seen=DUSK):
    """Teal night: a warm light on the heroes at `at`, green and violet rim lights from the aurora, a cold wide light."""
    sky(seen, 1.0, [(-1, "#2a8aa8"), (0, "#a8f0e8"), (0.5, "#7fc8f0"), (1, "#7f9cf0")], ambient)
    x, y, z = at
    panel((x - 3.4, y - 6.2, z + 3.2), at, 2.4, 640 * power, "#ffeed6")
    panel((x + 3.6, y + 2.0, z + 3.0), at, 0.9, 240 * power, "#5fffc8", spread=95)
    panel((x - 3.6, y + 2.0, z + 2.8), at, 0.9, 170 * power, "#c88aff", spread=95)
    panel((x + 2.5, y - 9, z + 5), (x, y + 4, z - 1), 6, 900 * power, "#c4f0ff", shiny=False)
