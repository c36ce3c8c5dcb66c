"""A cross section of an apple orchard in spring: soil with tunnels, stones and roots, turf, trees in blossom."""

import math

import bmesh
from mathutils import Vector, noise

from cast.worm import apple
from kit.colour import blend, linear, smoothstep
from kit.forms import ball, curve, rock, scatter, tube
from kit.light import panel, sky, sun
from kit.materials import clay, gloss, material
from kit.modelling import Clay
from kit.nature import cloud, tuft
from kit.props import flower
from kit.scene import group, solid
from sets.hills import ground, rolling

TOPSOIL = ((0.0, "#8a4a2c"), (-0.9, "#b5683a"), (-2.6, "#9a5a40"), (-4.6, "#7a4a4a"))
DEEP = ((0.0, "#7a5a8f"), (-2.0, "#6a4a86"), (-5.0, "#4f3a72"), (-9.0, "#3f2f66"))


def _near(line, x, z):
    """Returns the distance from (x, z) to a line of points, and the position of the nearest point along it (0..1)."""
    best, where = 99.0, 0
    for i, p in enumerate(line):
        far = math.hypot(p.x - x, p.z - z)
        if far < best:
            best, where = far, i
    return best, where / max(1, len(line) - 1)


def soil(tunnels, left=-6, right=6, low=-5, layers=TOPSOIL, cell=0.085):
    """The cut face of the ground in the plane y = 0, with its upper edge at z = 0. `tunnels`: (points, radius) of
    hollows in it."""
    lines = [(curve(points, 46), radius) for points, radius in tunnels]
    boxes = [
        (min(p.x for p in line) - 1, max(p.x for p in line) + 1, min(p.z for p in line) - 1, max(p.z for p in line) + 1)
        for line, _ in lines
    ]
    mesh, colours, rows = bmesh.new(), [], []
    for j in range(int(-low / cell) + 1):
        z, row = -j * cell, []
        for i in range(int((right - left) / cell) + 1):
            x = left + i * cell
            wave = 0.16 * noise.noise((x * 0.8, 0, z * 0.8)) + 0.05 * noise.noise((x * 3, 5, z * 3))
            strata = z + 0.35 * noise.noise((x * 0.4, 3, 0)) + 0.05 * noise.noise((x * 4, 8, z * 4))
            colour = linear(layers[-1][1])
            for (_high, above), (under, below) in zip(layers, layers[1:]):
                if strata > under:
                    edge = smoothstep(under + 0.16, under, strata)
                    colour = blend(above, below, edge)
                    break
            depth, shade = wave, 0.0
            for (line, radius), (x1, x2, z1, z2) in zip(lines, boxes):
                if not (x1 < x < x2 and z1 < z < z2):
                    continue
                far = _near(line, x, z)[0] + 0.07 * noise.noise((x * 2.2, 9, z * 2.2))
                if far < radius:
                    depth = max(depth, math.sqrt(radius * radius - far * far) * 0.9 + 0.05)
                    shade = max(shade, smoothstep(radius, radius * 0.55, far))
                elif far < radius + 0.2:
                    depth = min(depth, wave - 0.12 * math.sin(math.pi * (far - radius) / 0.2))
            tint = 1 + 0.12 * noise.noise((x * 1.6, 2, z * 1.6))
            colour = blend(colour, "#5a2a2a", shade * 0.55)
            colours += (*[c * tint for c in colour[:3]], 1)
            row.append(mesh.verts.new((x, depth, z)))
        rows.append(row)
    for a, b in zip(rows, rows[1:]):
        for i in range(len(a) - 1):
            mesh.faces.new((a[i], b[i], b[i + 1], a[i + 1]))
    face = solid(mesh, material("#ffffff", painted=True, rough=0.9, bump=0.3, bump_scale=5), crease=0)
    layer = face.data.color_attributes.new("paint", "FLOAT_COLOR", "POINT")
    layer.data.foreach_set("color", colours)
    return face


def stones(places, colours=("#c9b8c4", "#b0a3b8"), seed=0):
    """Stones in the cut face: (x, z, radius)."""
    for i, (x, z, radius) in enumerate(places):
        rock(
            radius,
            clay(colours[i % len(colours)]),
            (x, 0.1 * radius, z),
            (20 * i, 30 * i, 0),
            (1, 0.8, 0.85),
            seed + i,
            0.2,
        )


def roots(x, z=0.0, seed=0, reach=1.6, count=5):
    """Roots in the cut face that hang down from (x, z)."""
    r = scatter(seed)
    for k in range(count):
        way = (k - (count - 1) / 2) / count
        line = [(x + way * 0.6, 0.05, z + 0.1)]
        for step in range(1, 5):
            line.append(
                (
                    x + way * (0.6 + step * 0.6) + r.uniform(-0.12, 0.12),
                    -0.06,
                    z - reach * step / 4 * r.uniform(0.85, 1.1),
                )
            )
        tube(line, [0.12, 0.08, 0.05, 0.015], "#d8a070", around=10)


def turf(left=-6, right=6, seed=1, gaps=()):
    """Grass and flowers along the upper edge of the cut face; `gaps`: (x, half-width) without grass."""
    r = scatter(seed)
    lip = Clay()
    x = left
    while x < right:
        if not any(abs(x - middle) < half for middle, half in gaps):
            lip.lump((x, 0.05, 0.02), (0.34, 0.36, 0.16))
            lip.lump((x + r.uniform(-0.1, 0.1), -0.14, -0.1), (0.15, 0.16, r.uniform(0.14, 0.4)))
        x += 0.2
    lip.make("#7ed04a", voxel=0.06, smooth=3, rough=0.85)
    for k in range(int((right - left) * 4)):
        x = r.uniform(left, right)
        if any(abs(x - middle) < half for middle, half in gaps):
            continue
        y = r.uniform(-0.1, 1.6)
        if k % 3:
            tuft((x, y, 0.08), r.uniform(0.14, 0.26), ["#5fb53f", "#96dc52"][k % 2], k)
        else:
            flower((x, y, 0.26), ["#ffffff", "#ffd23f", "#ff9ac0"][k % 9 // 3], (30, r.uniform(-20, 20), 0), 0.5)


def blossom_tree(at, size=1.0, seed=0, apples=4):
    """An apple tree in blossom, 4 high: pink clouds of petals, white flowers and `apples` apples."""
    r = scatter(seed)
    handle = group(at, (0, 0, 0), size)
    bark = clay("#8a5a44")
    tube([(0, 0, -0.2), (0.1, 0, 0.7), (-0.05, 0, 1.5), (0.05, 0, 2.3)], [0.36, 0.24, 0.2, 0.17], bark, parent=handle)
    for x in (-1, 1):
        tube([(0, 0, 1.3), (0.45 * x, -0.05, 1.9), (0.95 * x, -0.1, 2.4)], [0.17, 0.12, 0.09], bark, parent=handle)
    crown = Clay().lump((0, 0, 2.9), (1.1, 0.9, 0.9))
    for i in range(13):
        a = math.tau * i / 13
        middle = (1.15 * math.cos(a), 0.5 * math.sin(a * 3), 2.85 + 0.75 * math.sin(a))
        wide = r.uniform(0.46, 0.66)
        crown.lump(middle, wide)
        crown.paint((middle[0], middle[1] - 0.3, middle[2] + 0.3), (wide, wide, wide * 0.9), "#ffe3ee", 0.5)
    crown.make("#ff9fc4", voxel=0.07, smooth=4, rough=0.85, glow=0.14, parent=handle)
    for _ in range(22):
        a, far = r.uniform(0, math.tau), r.uniform(0.2, 1.0)
        x, z = 1.5 * far * math.cos(a), 1.15 * far * math.sin(a)
        y = -0.98 * math.sqrt(max(0.05, 1 - (x / 1.75) ** 2 - (z / 1.5) ** 2)) - 0.05
        flower((x, y, 2.9 + z), "#ffffff", (70, r.uniform(-30, 30), r.uniform(-20, 20)), 0.6, parent=handle)
    for i in range(apples):
        a = math.tau * (i + 0.3) / max(1, apples)
        apple((1.05 * math.cos(a), -0.98, 2.75 + 0.75 * math.sin(a)), (0, 10, 40 * i), 0.5, parent=handle)
    return handle


def petals(spread, count=30, seed=0):
    """Petals in the wind; `spread`: three (from, to) ranges for x, y and z. Returns them."""
    r, made = scatter(seed), []
    for k in range(count):
        where = [r.uniform(*side) for side in spread]
        turn = [r.uniform(0, 180) for _ in range(3)]
        look = clay(["#ffb3d1", "#ffe3ee"][k % 2], glow=0.1)
        made.append(ball(0.08, look, where, turn, (1, 0.7, 0.2), detail=12))
    return made


def orchard(trees=((-4.6, 5.0, 1.1), (-0.6, 8.0, 1.2), (3.8, 5.4, 1.15), (8.4, 8.5, 1.3), (-9.0, 9.0, 1.3)), apples=4):
    """The meadow behind the cut face and its trees (x, y, size)."""
    ground(lambda x, y: rolling(x, y) * min(1, max(0, y - 1.2) / 3), -20, 20, 0.2, 34, "#6cc04a", "#a8e05c")
    for i, (x, y, size) in enumerate(trees):
        blossom_tree((x, y, 0), size, i, apples)


def spring(at=(0, -0.4, 0), face=240, ambient=0.85, key=(238, 52), clouds=True):
    """A mild noon: pale blue sky with a pink haze, a high sun from the front, a soft light on the hero at `at`."""
    seen = [(-1, "#dff6ff"), (-0.02, "#fff0f2"), (0.1, "#c9efff"), (0.35, "#7fd0fa"), (1, "#3fa3ee")]
    sky(seen, 1.0, [(-1, "#c98a6a"), (0, "#fff0ea"), (0.4, "#c0e6ff"), (1, "#a8d4ff")], ambient)
    sun(*key, 3.2, "#fff0d2", 4)
    x, y, z = at
    panel((x - 2.6, y - 6, z + 2.2), at, 2.6, face, "#fff0dc", shiny=True)
    panel((x + 4, y - 5, z - 1), at, 3, face * 0.4, "#ffd0dc", shiny=False)
    if clouds:
        for i, (cx, cz, size) in enumerate(((-34, 16, 4.6), (2, 25, 4.2), (36, 18, 5), (-60, 26, 5), (62, 28, 5))):
            cloud((cx, 85, cz), size, i, "#ffffff", "#ffd9e8", 0.42)


def mine_light(at=(0, -0.4, 0), ambient=0.75):
    """Deep underground: a warm pool of light on the hero at `at`, violet elsewhere."""
    sky([(-1, "#2a1f52"), (1, "#2a1f52")], 1.0, [(-1, "#6a4aa8"), (0, "#a88ae0"), (1, "#8a7ad8")], ambient)
    x, y, z = at
    panel((x - 3.0, y - 6.0, z + 3.0), at, 2.4, 620, "#ffe3c0")
    panel((x + 4.5, y - 5.0, z + 1), (x + 1, y, z), 3, 300, "#ffb0d8", shiny=False)
    panel((x, y - 9, z + 3), (x, y + 2, z), 6, 520, "#c9b8ff", shiny=False)


def crystals(places, seed=0):
    """Clusters of glowing crystals in the cut face: (x, z, size, hex color)."""
    r = scatter(seed)
    for x, z, size, colour in places:
        handle = group((x, 0, z), (0, 0, 0), size)
        for k in range(6):
            lean = -60 + 24 * k + r.uniform(-8, 8)
            long = r.uniform(0.5, 1.0)
            way = Vector((math.sin(math.radians(lean)), -0.35, math.cos(math.radians(lean))))
            spar = Clay().limb([(0, 0, 0), way * long * 0.5, way * long * 0.8, way * long], [0.15, 0.16, 0.15, 0.03])
            spar.make(gloss(colour, glow=0.35), voxel=0.05, smooth=0, parent=handle)
