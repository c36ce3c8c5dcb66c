"""A crystal cave: violet rock, glowing crystals, ledges, a thin bridge, a round stone door, light rays."""

import math

from mathutils import Vector, noise

from kit.effects import beam
from kit.forms import cylinder, lathe, prism, ring, rock, scatter, sheet, tube
from kit.light import bulb, panel, sky
from kit.materials import clay, glass, material, shine
from kit.outlines import star
from kit.scene import aim, group

STONE = ("#6a46c0", "#5a3aae", "#7a54d0")


def magenta():
    """The material of crystals that split light."""
    return glass("#b012a8", "#ff3fd0", "#ffd0fa", 0.5)


def violet():
    """The material of common crystals."""
    return glass("#5a1fd0", "#9a5aff", "#e6d0ff", 0.42)


def teal():
    """The material of rare crystals."""
    return glass("#0a8fa8", "#35e8d8", "#e0fffa", 0.42)


def crystal(at, way, tall, thick, look, parent=None):
    """A six-sided crystal from `at` along `way`."""
    shape = [(thick * 0.8, -0.1), (thick, tall * 0.1), (thick * 0.92, tall * 0.7), (0, tall)]
    return aim(lathe(shape, look, at, sides=6, smooth=False, bevel=0.02, segments=2, parent=parent), way)


def cluster(at, size=1.0, look=None, seed=0, count=7, way=(0, -0.15, 1)):
    """A cluster of crystals that fan out from one point; the middle one is the tallest."""
    r = scatter(seed)
    look = look or magenta()
    grow = Vector(way).normalized()
    handle = group(at)
    for k in range(count):
        lean = 0 if k == 0 else 0.75
        off = Vector((r.uniform(-1, 1), r.uniform(-0.8, 0.4), r.uniform(-1, 1))) * lean
        tall = size * (1.5 if k == 0 else r.uniform(0.5, 1.1))
        crystal(Vector(off) * 0.22 * size, grow + off * 0.7, tall, tall * r.uniform(0.15, 0.2), look, handle)
    return handle


def _rough(x, y, seed, amount):
    return amount * (noise.noise((x * 0.22, y * 0.22, seed)) + 0.4 * noise.noise((x * 0.7, y * 0.7, seed + 9)))


def walls(depth=16, half=9, height=12, low=-8, seed=2):
    """A back wall with a bright hazy opening, and two sides that reach toward the camera."""
    look = material("#8a3fc8", rough=0.85, glow=0.14, bottom="#5a2aa8")
    back = []
    for k in range(15):
        z = low + (height - low) * k / 14
        back.append([(x, depth + _rough(x, z, seed, 2.6), z) for x in range(-24, 25, 2)])
    sheet(back, look, smooth=False)
    r = scatter(seed)
    for side in (-1, 1):
        for k in range(7):
            y = -3 + 2.7 * k
            for z in (low + 3, low + 7, low + 11, low + 15):
                s = r.uniform(2.0, 3.0)
                where = (side * (half + r.uniform(-0.5, 1.2) - 0.1 * k), y, z + r.uniform(-1, 1))
                rock(s, clay(STONE[k % 3]), where, scale=(0.8, 1, 1.3), seed=k * 7 + int(z) + side, detail=3)


def pillar(x, y, low=-6.0, high=9.0, thick=0.9, seed=0, gems=True):
    """A pillar of rock from floor to roof with a narrow middle, with or without crystals at its foot."""
    r = scatter(seed)
    waist = r.uniform(0.42, 0.6)
    shape = [(thick * 2.0, low), (thick * 1.2, low + 2.5), (thick * waist, (low + high) / 2 + 0.4)]
    shape += [(thick * 0.9, high - 2.2), (thick * 1.8, high)]
    look = material("#8a5ce8", bottom="#5a34b8", rough=0.8, glow=0.16)
    lathe(shape, look, (x, y, 0), (0, 0, r.uniform(0, 60)), sides=9, smooth=False)
    if gems:
        kind = [magenta(), teal(), violet()][seed % 3]
        cluster((x + 0.2, y - thick * 1.05, low + 2.4), 1.3, kind, seed, 7, (0.2, -0.5, 1))


def pool(z=-3.4, half=14, back=17):
    """Glowing water deep below, with a few stones in it."""
    rows = [
        [(x, y, z + 0.06 * noise.noise((x * 0.6, y * 0.6, 2))) for x in range(-half, half + 1)] for y in range(-8, back)
    ]
    sheet(rows, material("#1fc8d8", rough=0.08, coat=1, glow=0.5, glow_colour="#12b8d0"), crease=0)
    r = scatter(3)
    for k in range(16):
        where = (r.uniform(-half, half) * 0.7, r.uniform(0, back), z)
        rock(r.uniform(0.5, 1.1), clay(STONE[k % 3]), where, scale=(1.3, 1, 0.6), seed=k)


def ground(z=0.0, left=-12, right=12, front=-9, back=17, seed=4, rise=0.5):
    """A faceted floor; `z` is its height in the middle."""
    rows, y = [], front
    while y <= back:
        row, x = [], left
        while x <= right:
            far = min(1, max(0, (math.hypot(x, y) - 2.0) / 5))
            row.append((x, y, z + rise * far * _rough(x * 2, y * 2, seed, 1.0) + 0.03 * noise.noise((x * 2, y * 2, 1))))
            x += 0.8
        rows.append(row)
        y += 0.8
    sheet(rows, material("#7a50d8", rough=0.5, coat=0.3, bottom="#5a34b4", mottle=0.14), smooth=False)


def ledge(at, wide=1.5, deep=1.1, seed=0, drop=3.5, gems=2):
    """A rock with a flat top at `at`, crystals on its rim and a long tapering underside."""
    r = scatter(seed)
    handle = group(at)
    levels = ((0.92, 0.0), (1.0, -0.16), (0.9, -0.6), (0.62, -1.5), (0.3, -drop))
    outline = [(0, 0.0)] + [(wide * k, z) for k, z in levels] + [(0, -drop)]
    stone = lathe(
        outline[::-1], material("#6a46c8", bottom="#3c1f8c", rough=0.8), sides=11, smooth=False, parent=handle
    )
    stone.scale = (1, deep / wide, 1)
    for vertex in stone.data.vertices:
        if vertex.co.z < -0.05:
            vertex.co.x *= 1 + r.uniform(-0.1, 0.1)
            vertex.co.y *= 1 + r.uniform(-0.1, 0.1)
    for k in range(gems):
        a = r.uniform(200, 340) if k % 2 else r.uniform(20, 160)
        x, y = wide * 0.78 * math.cos(math.radians(a)), deep * 0.78 * math.sin(math.radians(a))
        made = cluster((x, y, -0.1), r.uniform(0.3, 0.45), [magenta(), teal(), violet()][(seed + k) % 3], seed + k, 5)
        made.parent = handle
    return handle


def stalactites(y=4, z=7.5, left=-9, right=9, count=12, seed=3, long=2.6):
    """Stalactites of rock and crystal along x."""
    r = scatter(seed)
    for k in range(count):
        x = left + (right - left) * (k + r.uniform(0.2, 0.8)) / count
        tall, thick = long * r.uniform(0.5, 1.2), r.uniform(0.35, 0.75)
        where = (x, y + r.uniform(-1, 1.5), z + 0.6)
        shape = [(0, -tall), (thick * 0.4, -tall * 0.55), (thick, 0), (thick * 1.5, 0.8)]
        lathe(shape, clay(STONE[k % 3]), where, sides=7, smooth=False)
        if k % 3 == 0:
            cluster((x + thick, where[1] - 0.3, z), 0.5, [magenta(), violet()][k % 2], k, 5, (0.3, -0.2, -1))


def slab(long, wide, look, at, turn=(0, 0, 0)):
    """A flat slab of crystal, `long` along x."""
    half = long * 0.56
    outline = [(-half, 0.05), (0, 0.1), (half, 0.05), (half * 0.8, -0.12), (0, -0.2), (-half * 0.8, -0.12)]
    prism(outline, wide, look, at, turn, bevel=0.03, smooth=False)


def bridge(left, right, y, z, pieces=9, wide=0.9, looks=None):
    """A thin, slightly sagging bridge of crystal slabs along x."""
    r = scatter(6)
    looks = looks or (violet(), magenta())
    span = (right - left) / pieces
    for k in range(pieces):
        t = (k + 0.5) / pieces
        sag = 0.35 * math.sin(math.pi * t)
        where = (left + span * (k + 0.5), y, z - sag)
        tilt = (0, math.degrees(math.atan(0.35 * math.pi / (right - left) * math.cos(math.pi * t))), r.uniform(-4, 4))
        slab(span, wide, looks[k % 2], where, tilt)


def door(at, turn=0, size=1.0, open_=0.55):
    """A round stone door in a frame of rocks. It has rolled aside by `open_`, and light comes out of the gap."""
    handle = group(at, (0, 0, turn), size)
    cylinder(1.3, 0.3, shine("#fff3b8", 1.1), (0, 0.35, 1.35), (90, 0, 0), sides=40, parent=handle)
    for k in range(13):
        a = math.radians(-38 + 256 * k / 12)
        where = (1.55 * math.cos(a), 0.1, 1.35 + 1.55 * math.sin(a))
        rock(0.46, clay(STONE[k % 3]), where, seed=k, rough=0.25, parent=handle)
    disc = group((-1.5 * open_, -0.15, 1.35), (0, -50 * open_, 0), 1, handle)
    cylinder(1.28, 0.42, material("#8a6ae0", rough=0.7, mottle=0.1), turn=(90, 0, 0), bevel=0.1, parent=disc)
    ring(0.98, 0.06, shine("#ff5fe0", 1.0), (0, -0.21, 0), (90, 0, 0), parent=disc)
    prism(star(0.6, 0.5, 6), 0.1, shine("#ff9af0", 1.0), (0, -0.22, 0), bevel=0.03, parent=disc)
    return handle


def gate(at, radius=3.0):
    """A round opening in the rock that faces the camera, with the evening sky outside: cream in the middle, then amber,
    rose at the rim."""
    x, y, z = at
    handle = group(at, scale=radius)
    outer = shine("#ffa22e", 0.8, bottom="#f02f78", fog=False)
    inner = shine("#fff0b4", 0.8, bottom="#ffa22e", fog=False)
    for shape, look in (([(1.04, 0), (0.6, 0.04)], outer), ([(0.61, 0), (0, 0.04)], inner)):
        lathe(shape, look, (0, 0.3, 0), (-90, 0, 0), sides=64, crease=0, parent=handle)
    r = scatter(int(radius * 10))
    for k in range(22):
        a = math.tau * k / 22
        far = 1.16 + r.uniform(-0.07, 0.05)
        look = material("#6a44c8", bottom="#4a2a9c", rough=0.8, glow=0.14)
        where = (far * math.cos(a), -0.05, far * math.sin(a))
        rock(0.25, look, where, scale=(1, 1.5, 1), seed=k, rough=0.3, parent=handle)
    bulb((x, y - 1.3 * radius, z), 130 * radius**2, "#ff8a3a", 0.5 * radius)


def ray(start, end, colour="#fff0a8", thick=0.05):
    """A ray of light between two points, bright inside a soft glow."""
    core = tube([start, Vector(start).lerp(Vector(end), 0.5), end], thick, shine(colour, 1.2), steps=4)
    core.visible_shadow = False
    beam([start, Vector(start).lerp(Vector(end), 0.5), end], [thick * 4.5, thick * 4.5], colour, 0.32)


def cave_glow(at=(0, 0, 1.4), power=1.0, ambient=0.42, rim="#ff5fe0", depths=("#ff4fd8", "#4f9aff")):
    """Violet air; a cool key light on the hero at `at`, one rim light in `rim` and one in cyan, light of crystals from
    the floor, and two glows in the colors of `depths` at the left and the right."""
    x, y, z = at
    sky(
        [(-1, "#3a1a7a"), (0, "#8a3fd8"), (1, "#4a2aa0")],
        1.0,
        [(-1, "#a03ad0"), (0, "#7a5ae8"), (1, "#5a6aff")],
        ambient,
    )
    panel((x - 3.0, y - 5.8, z + 3.6), at, 2.3, 520 * power, "#e8f6ff")
    panel((x + 3.6, y + 1.9, z + 2.6), (x, y, z), 1.0, 260 * power, rim, spread=95)
    panel((x - 3.6, y + 1.9, z + 3.0), (x, y, z), 1.0, 170 * power, "#5fe8ff", spread=95)
    panel((x + 3.5, y - 6, z + 0.2), (x, y, z), 3.0, 190 * power, "#ff9af0", shiny=False)
    panel((x + 1.0, y - 9, z + 6), (x, y + 4, z), 5, 900 * power, "#c8b0ff", shiny=False)
    bulb((x - 4.5, y + 11, z + 2), 2600 * power, depths[0], 1.0)
    bulb((x + 5.0, y + 10, z + 3.5), 2200 * power, depths[1], 1.0)
