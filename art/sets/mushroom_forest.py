"""A forest of giant mushrooms in golden light rays: moss, ferns, large trunks, glowing toadstools."""

import math

from mathutils import Vector, noise

from kit.forms import ball, cylinder, lathe, ring, scatter, sheet, tube
from kit.light import panel, sky, sun
from kit.materials import clay, gloss, haze, material
from kit.modelling import Clay
from kit.nature import tuft
from kit.scene import aim, group

MOSS, BARK, CREAM = "#4f9f3c", "#6f4a3c", "#fff0d4"
GRASS = ("#4f9e36", "#86c944", "#3a8a3f")


def dells(x, y):
    """Returns the height of a clearing with mounds behind it."""
    rise = max(0.0, (y - 4) / 9)
    return 0.22 * noise.noise((x * 0.35, y * 0.35, 4)) * min(1, abs(y) / 3) + rise * (
        0.5 + 0.9 * noise.noise((x * 0.16, y * 0.14, 2))
    )


def moss(left=-16, right=16, front=-7, back=26, height=dells, tufts=70, seed=2, clear=1.2, colour=MOSS, grass=GRASS):
    """The mossy forest floor with grass on it."""
    step, rows, y = 0.55, [], front
    while y <= back:
        rows.append([(left + step * i, y, height(left + step * i, y)) for i in range(int((right - left) / step) + 1)])
        y += step
    sheet(rows, material(colour, rough=0.9, mottle=0.22), crease=0)
    r = scatter(seed)
    for i in range(tufts):
        x, y = r.uniform(-7, 7), r.uniform(-4, 8)
        if math.hypot(x, y + 0.4) > clear:
            tuft((x, y, height(x, y)), r.uniform(0.16, 0.32), grass[i % 3], seed + i)


def trunk(x, y, radius=0.8, height=12.0, foot=0.0, seed=0, lean=0.0, bark=BARK, growth=MOSS):
    """A large tree trunk with moss on its roots; its crown is outside the picture."""
    r = scatter(seed)
    body = Clay().limb(
        [(0, 0, -0.6), (lean * 0.3, 0, height * 0.5), (lean, 0, height)], [radius * 1.15, radius, radius]
    )
    for i in range(7):
        a = math.tau * i / 7 + r.uniform(-0.2, 0.2)
        way = Vector((math.cos(a), math.sin(a), 0))
        far = radius * r.uniform(1.9, 2.5)
        body.limb(
            [way * radius * 0.6 + Vector((0, 0, radius * 1.5)), way * radius * 1.25 + Vector((0, 0, 0.3)), way * far],
            [radius * 0.42, radius * 0.34, radius * 0.14],
        )
        if i % 2:
            rib = [way * radius * 0.88 + Vector((lean * t, 0, 1 + (height - 1) * t)) for t in (0, 0.5, 1)]
            body.limb(rib, radius * 0.2)
    body.paint((0, 0, 0), (radius * 3.4, radius * 3.4, radius * 0.75), growth, 0.3)
    return body.make(bark, voxel=0.13, smooth=4, rough=0.9, at=(x, y, foot))


def mushroom(at, height=2.6, wide=1.5, cap="#e8384f", lean=0.0, seed=0, glow=0.0, gills=True, spots=9, parent=None):
    """A giant mushroom. `at`: foot of the stem; `height`: height of the cap's rim; `wide`: radius of the cap."""
    handle = group(at, parent=parent)
    r = scatter(seed)
    thick = wide * 0.26
    stem = [(0, 0, -0.2), (lean * 0.25, 0, height * 0.45), (lean, 0, height + wide * 0.1)]
    tube(
        stem,
        [thick * 1.35, thick * 0.92, thick],
        material(CREAM, bottom="#e2c08a", rough=0.7, glow=0.14 + glow),
        parent=handle,
    )
    skirt = [(thick * 0.9, 0.16 * wide), (thick * 1.3, 0.06 * wide), (thick * 1.85, -0.08 * wide)]
    lathe(skirt, clay(CREAM, glow=0.14 + glow), (lean * 0.62, 0, height * 0.74), shell=0.03, parent=handle)
    top = group((lean, 0, height), (0, lean * 7, 0), 1, parent=handle)
    rise = wide * 0.66
    dome = [(wide * math.cos(a), rise * math.sin(a)) for a in (math.pi / 2 * i / 14 for i in range(15))]
    under = [(0, wide * 0.16), (wide * 0.5, wide * 0.05), (wide * 0.86, -wide * 0.03)]
    lip = [(wide * 0.96, -wide * 0.07), (wide * 1.03, -wide * 0.05)]
    lathe(
        lip + dome[:-1] + [(0, rise)],
        gloss(cap, bottom=cap, rough=0.34, coat=0.3, glow=0.12 + glow),
        sides=56,
        parent=top,
    )
    lathe(under + lip[:1], clay("#ffdcae", glow=0.12 + glow), sides=48, parent=top)
    for i in range(30 if gills else 0):
        a = math.tau * i / 30
        way = Vector((math.cos(a), math.sin(a), 0))
        rib = [way * wide * s + Vector((0, 0, wide * z)) for s, z in ((0.24, 0.08), (0.6, 0.01), (0.93, -0.06))]
        tube(rib, [wide * 0.022, wide * 0.03, wide * 0.015], clay("#f2bf86", glow=glow), steps=6, around=6, parent=top)
    for i in range(spots):
        a, b = math.tau * i * 0.382 + r.uniform(-0.2, 0.2), math.radians(12 + 66 * ((i + 0.5) / spots))
        s = wide * r.uniform(0.09, 0.17)
        where = Vector((wide * math.cos(b) * math.cos(a), wide * math.cos(b) * math.sin(a), rise * math.sin(b)))
        up = Vector((where.x / wide**2, where.y / wide**2, where.z / rise**2))
        aim(ball(s, clay(CREAM, glow=0.1 + glow), where, scale=(1, 1, 0.32), detail=20, parent=top), up)
    return handle


def toadstools(at, count=5, spread=0.6, seed=0, colour="#3df0b0", size=0.3):
    """Small glowing mushrooms in a group."""
    r = scatter(seed)
    for _ in range(count):
        x, y, s = r.uniform(-spread, spread), r.uniform(-spread, spread) * 0.6, size * r.uniform(0.6, 1.3)
        foot = (at[0] + x, at[1] + y, at[2])
        tube([(0, 0, -0.05), (0.02, 0, s * 0.5), (0, 0, s)], s * 0.16, clay("#d8fff0", glow=0.3), foot, steps=6)
        cap = [(s * 0.1, -s * 0.02), (s * 0.55, -s * 0.08), (s * 0.5, s * 0.14), (s * 0.3, s * 0.36), (0, s * 0.46)]
        lathe(cap, material(colour, rough=0.4, glow=0.7), (foot[0], foot[1], foot[2] + s), sides=24)


def fern(at, size=1.0, fronds=7, seed=0, greens=("#3f9e3c", "#2a7f3f"), fan=360, turn=0):
    """Arched fronds around a point. `fan`: angle that they cover, `turn`: its direction, both in degrees."""
    r = scatter(seed)
    handle = group(at, (0, 0, turn), size)
    for i in range(fronds):
        long, droop = r.uniform(1.1, 1.5), r.uniform(0.5, 0.9)
        rows, steps = [], 30
        for s in range(steps + 1):
            t = s / steps
            z = long * 0.95 * math.sin(t * math.pi * 0.62) - droop * t * t
            wide = 0.26 * math.sin(min(1, t * 0.95 + 0.07) * math.pi) ** 0.7 + 0.01
            notch = 0.34 if s % 2 else 1.1
            back = 0.06 if s % 2 else -0.03
            edge = z - wide * 0.25
            rows.append(
                [(long * t - back, -wide * notch, edge), (long * t, 0, z + 0.03), (long * t - back, wide * notch, edge)]
            )
        spin = fan * (i / fronds if fan >= 360 else i / max(1, fronds - 1)) + r.uniform(-9, 9)
        sheet(rows, clay(greens[i % len(greens)]), turn=(0, 0, spin), smooth=False, parent=handle, shell=0.03)
    return handle


def god_ray(top, foot, wide=(0.5, 1.1), colour="#ffee9a", strength=0.5):
    """A soft shaft of light between two points, made of nested flat strips that face the camera."""
    a, b = Vector(top), Vector(foot)
    side = Vector(b - a).cross(Vector((0, 1, 0))).normalized()
    for k in range(5):
        share = 1 - 0.19 * k
        rows = [[p - side * w * share, p + side * w * share] for p, w in ((a, wide[0]), (b, wide[1]))]
        strip = sheet([[tuple(p) for p in row] for row in rows], haze(colour, strength / 5), crease=0)
        strip.visible_shadow = strip.visible_diffuse = strip.visible_glossy = False


def spores(middle, spread, count=40, seed=5, colour="#eaffb0"):
    """Floating specks of light."""
    r = scatter(seed)
    look = material(colour, rough=1, specular=0, glow=0.95, fog=False)
    for _ in range(count):
        where = [m + r.uniform(-1, 1) * s for m, s in zip(middle, spread)]
        ball(r.uniform(0.012, 0.04), look, where, detail=8)


def stump(at, radius=0.9, height=0.7):
    """A tree stump to stand on, with rings and moss; its top is `height` above `at`."""
    handle = group(at)
    cylinder(
        radius,
        height,
        material(BARK, rough=0.9, bump=0.4, bump_scale=5),
        (0, 0, height / 2),
        top=radius * 0.9,
        parent=handle,
    )
    cylinder(radius * 0.82, 0.06, clay("#e8b878"), (0, 0, height), parent=handle)
    for share in (0.3, 0.55):
        ring(radius * share, 0.02, clay("#b8814a"), (0, 0, height + 0.03), parent=handle)
    return handle


def grove(at=(0, 0, 1.4), face=190, ambient=0.72, glow="#dcea86"):
    """Late light through leaves: a golden sun from behind at the left, green air, a warm soft light on `at`."""
    seen = [(-1, "#0f4a3a"), (-0.05, "#3f9a5a"), (0.08, glow), (0.24, "#6fbf6a"), (0.55, "#1f7a58"), (1, "#0d4a40")]
    light = [(-1, "#2f6a3a"), (0, "#8fd09a"), (0.5, "#b0e0a0"), (1, "#5fc0b0")]
    sky(seen, 1.0, light, ambient)
    x, y, z = at
    sun(128, 44, 3.4, "#ffe49a", 4)
    panel((x - 2.6, y - 5.6, z + 2.2), at, 2.4, face * 2.1, "#fff0d6")
    panel((x + 3.4, y + 1.9, z + 2.8), (x, y, z), 0.9, 190, "#a8ffd8", spread=95)
    panel((x + 3.6, y - 6.2, z + 0.6), at, 3.0, face * 0.8, "#ffd9b0", shiny=False)
