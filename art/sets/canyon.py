"""A canyon of layered stone: walls, grassy ledges, lava, volcano, sky."""

import math

import bmesh
from mathutils import noise

from kit.forms import ball, box, cylinder, prism, rock, scatter, sheet, tube
from kit.light import sky, sun
from kit.materials import clay, material, shine
from kit.modelling import Clay
from kit.nature import cloud, tuft
from kit.scene import group, solid

LAYERS = ("#e0803f", "#f2a357", "#cf6a38", "#f7bd74", "#d97a45")


def cliff(x, y, low, high, wide=3.0, deep=3.0, seed=0, layers=LAYERS):
    """A column of stacked rounded slabs. Their color depends on the height, so the layers continue through the whole
    canyon."""
    r = scatter(seed)
    z = low + r.uniform(-0.2, 0.2)
    while z < high:
        tall = r.uniform(0.42, 0.8)
        k = r.uniform(0.84, 1.14)
        layer = layers[int((z + tall / 2 - low) / 0.75) % len(layers)]
        look = material(layer, rough=0.85, mottle=0.08, bump=0.2, bump_scale=2.5)
        where = (x + r.uniform(-0.25, 0.25), y + r.uniform(-0.2, 0.2), z + tall / 2)
        box(
            (wide * k, deep * r.uniform(0.95, 1.15), tall + 0.1),
            look,
            where,
            (0, 0, r.uniform(-6, 6)),
            bevel=0.18,
            segments=4,
        )
        z += tall


def walls(low=-6, high=14, near=4.2, far=26, seed=2, step=3.4):
    """Both sides of the canyon, which narrow away from the camera."""
    r = scatter(seed)
    for side in (-1, 1):
        y = -2.0
        while y < far:
            close = near + r.uniform(-0.3, 0.9) + 0.06 * y
            cliff(
                side * (close + 1.4),
                y,
                low,
                high * r.uniform(0.7, 1.1) + 0.12 * y,
                3.0,
                step * 1.15,
                seed=int(y * 10) + side + 50,
            )
            y += step


def mesas(seed=5, y=46, low=-22, count=8, spread=34):
    """Table mountains in the haze."""
    r = scatter(seed)
    for i in range(count):
        x = -spread + 2 * spread * (i + 0.5) / count + r.uniform(-2.5, 2.5)
        high, wide, deep = r.uniform(1.5, 8.5), r.uniform(4.5, 8), y + r.uniform(-4, 8)
        z = low
        while z < high:
            tall = r.uniform(1.0, 1.9)
            k = 1.25 - 0.4 * (z - low) / (high - low)
            look = material(LAYERS[int((z - low) / 1.6) % len(LAYERS)], rough=0.9)
            box(
                (wide * k, wide * k, tall + 0.2),
                look,
                (x + r.uniform(-0.3, 0.3), deep, z + tall / 2),
                (0, 0, r.uniform(-20, 20)),
                bevel=0.5,
                segments=3,
            )
            z += tall


def ledge(at, wide=1.6, deep=1.1, seed=0, parent=None):
    """A slab of rock whose top is at `at`, with grass hanging over its edge."""
    r = scatter(seed)
    handle = group(at, parent=parent)
    stone = (
        Clay()
        .lump((0, 0, -0.34), (wide * 0.92, deep * 0.92, 0.30))
        .lump((0, 0.1, -0.62), (wide * 0.62, deep * 0.7, 0.36))
    )
    for _ in range(5):
        stone.lump(
            (r.uniform(-0.7, 0.7) * wide, r.uniform(-0.5, 0.3) * deep, r.uniform(-0.6, -0.3)),
            r.uniform(0.2, 0.32) * wide,
        )
    stone.make("#c97a45", voxel=0.07, smooth=4, rough=0.9, bump=0.3, bump_scale=3, parent=handle)
    turf = Clay().lump((0, 0, -0.11), (wide, deep, 0.13))
    for i in range(15):
        a = math.tau * i / 15 + r.uniform(-0.1, 0.1)
        turf.lump((wide * 0.93 * math.cos(a), deep * 0.93 * math.sin(a), -0.17), (0.16, 0.16, r.uniform(0.14, 0.3)))
    turf.make("#7ac943", voxel=0.05, smooth=3, rough=0.8, parent=handle)
    for i in range(4):
        tuft(
            (r.uniform(-0.8, 0.8) * wide, r.uniform(0.1, 0.6) * deep, 0),
            r.uniform(0.2, 0.34),
            "#5fae35",
            seed + i,
            parent=handle,
        )
    return handle


def lava(z, left=-14, right=14, front=-8, back=30, seed=3):
    """A glowing lava river with dark plates and bubbles."""
    r = scatter(seed)
    rows = []
    y = front
    while y <= back:
        rows.append([(x, y, z + 0.15 * noise.noise((x * 0.5, y * 0.4, 1))) for x in range(left, right + 1)])
        y += 1
    sheet(rows, material("#ff7a1a", rough=0.5, glow=0.85, glow_colour="#ff6a12"), crease=0)
    for _ in range(46):
        x, y = r.uniform(left, right), r.uniform(front, back)
        rock(r.uniform(0.3, 0.9), clay("#6a2f2c"), (x, y, z), scale=(1.3, 1, 0.22), seed=r.randrange(99), rough=0.2)
    for _ in range(26):
        ball(
            r.uniform(0.08, 0.3),
            shine("#ffd23f", 0.9),
            (r.uniform(left, right), r.uniform(front, back), z + 0.1),
            detail=16,
        )


def volcano(at, size=1.0, seed=1):
    """A volcano with a glowing mouth, streams of lava and smoke."""
    handle = group(at, (0, 0, 0), size)
    mesh = bmesh.new()
    rings, sides = [], 40
    for share, z in ((1.0, 0), (0.78, 1.2), (0.56, 2.6), (0.40, 4.0), (0.30, 5.2), (0.24, 5.9), (0.17, 5.5)):
        row = []
        for i in range(sides):
            a = math.tau * i / sides
            far = 5.2 * share * (1 + 0.16 * noise.noise((math.cos(a) * 2, math.sin(a) * 2, z * 0.6 + seed)))
            row.append(mesh.verts.new((far * math.cos(a), far * math.sin(a), z)))
        rings.append(row)
    for a, b in zip(rings, rings[1:]):
        for i in range(sides):
            mesh.faces.new((a[i], a[(i + 1) % sides], b[(i + 1) % sides], b[i]))
    solid(mesh, material("#8d4a4f", rough=0.9, bottom="#b5624a"), smooth=False, parent=handle)
    cylinder(1.1, 0.3, shine("#ffb02e", 1.2, fog=False), (0, 0, 5.5), parent=handle)
    for a, long in ((-100, 4.2), (-62, 2.6), (-135, 2.2)):
        c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
        way = [(1.25, 5.9), (1.58, 5.15), (2.08, 4.0), (2.9, 2.6), (3.9, 1.35)][: 5 if long > 4 else 4]
        tube([(far * c, far * s, z) for far, z in way], [0.3, 0.24, 0.28, 0.2], shine("#ff7a1a", 1.0), parent=handle)
    r = scatter(seed)
    smoke = Clay()
    for i in range(16):
        t = i / 15
        smoke.lump((r.uniform(-0.5, 0.5) + t * 1.6, r.uniform(-0.4, 0.4), 6.2 + t * 3.4), 0.55 + t * 0.85)
    smoke.make(
        material("#ffe9dc", rough=1, specular=0, glow=0.22, bottom="#c98a9a"), voxel=0.14, smooth=3, parent=handle
    )
    return handle


def melon(at, size=1.0, turn=(0, 0, 0)):
    """A slice of watermelon, the fruit that the caveman collects."""
    handle = group(at, turn, size)
    half = [(0.5 * math.cos(math.pi * (1 + i / 20)), 0.5 * math.sin(math.pi * (1 + i / 20))) for i in range(21)]
    prism(half, 0.2, clay("#2f9e44", coat=0.4), bevel=0.04, parent=handle)
    prism(
        [(x * 0.86, z * 0.86 + 0.01) for x, z in half],
        0.22,
        clay("#ff4d5e", coat=0.4, glow=0.1),
        bevel=0.03,
        parent=handle,
    )
    for x, z in ((-0.2, -0.1), (0, -0.2), (0.2, -0.1)):
        ball(0.035, "#3a1a1a", (x, -0.12, z), scale=(0.7, 0.5, 1.3), detail=12, parent=handle)
    return handle


def noon(key=(232, 48), low="#ffe6b4"):
    """Turquoise sky, high warm sun from the front left, blue light from the sky."""
    seen = [(-1, "#ffd9a0"), (-0.05, low), (0.12, "#b8f0e6"), (0.4, "#4fd0e0"), (1, "#1f9fd0")]
    light = [(-1, "#ff9a55"), (0, "#ffe3bd"), (0.4, "#a8e6f5"), (1, "#6fc0f5")]
    sky(seen, 1.0, light, 0.85)
    sun(*key, 4.0, "#fff0cf", 3)
    sun(60, 30, 1.5, "#ffd0a0", 10)
    for i, (x, y, z, size) in enumerate(((-26, 80, 22, 4), (8, 90, 30, 4.4), (34, 85, 18, 4.2), (-50, 90, 12, 5))):
        cloud((x, y, z), size, i, "#ffffff", "#c9f0f2", 0.4)
