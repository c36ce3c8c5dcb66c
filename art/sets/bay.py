"""A tropical bay at sunset: islands, lighthouse, hut, buoys, gate, ramp, sky."""

import math

import bmesh
from mathutils import noise

from kit.forms import ball, box, cylinder, lathe, lettering, prism, ring, rock, scatter
from kit.light import sky, sun
from kit.materials import clay, gloss, material, shine
from kit.nature import bush, cloud, palm
from kit.scene import group, solid
from sets.sea import swell


def island(sea, x, y, radius, seed=0, palms=5, rocks=4, height=1.0):
    """A green hill with a beach in the sea."""
    sea.island(x, y, radius)
    r = scatter(seed)
    sides, tall = 34, height * (radius / 6) ** 0.5

    def edge(a):
        return 1 + 0.20 * noise.noise((math.cos(a) * 1.3 + seed * 3.3, math.sin(a) * 1.3, 0))

    mesh = bmesh.new()
    rings = []
    for share, z in (
        (1.16, -0.9),
        (1.0, -0.05),
        (0.90, 0.22),
        (0.80, 0.40),
        (0.74, 0.95),
        (0.62, 1.45),
        (0.42, 1.85),
        (0.2, 2.15),
    ):
        row = []
        for i in range(sides):
            a = math.tau * i / sides
            far = radius * share * (edge(a) + 0.06 * noise.noise((math.cos(a) * 4, math.sin(a) * 4, share * 3 + seed)))
            jog = radius * 0.0125
            up = z * tall if z > 0.3 else z
            row.append(
                mesh.verts.new(
                    (
                        far * math.cos(a) + r.uniform(-jog, jog),
                        far * math.sin(a) + r.uniform(-jog, jog),
                        up + (r.uniform(-0.12, 0.12) if z > 0.5 else 0),
                    )
                )
            )
        rings.append(row)
    top = mesh.verts.new((0, 0, 2.3 * tall))
    for k, (a, b) in enumerate(zip(rings, rings[1:])):
        for i in range(sides):
            j = (i + 1) % sides
            for corners in ((a[i], a[j], b[j]), (a[i], b[j], b[i])):
                face = mesh.faces.new(corners)
                face.material_index = 3 if k == 4 and r.random() < 0.25 else [0, 0, 0, 2, 1, 1, 1][k]
    for i in range(sides):
        mesh.faces.new((rings[-1][i], rings[-1][(i + 1) % sides], top)).material_index = 3
    solid(mesh, ["#ffdf9e", "#62c152", "#c98b5e", "#4fae57"], (x, y, 0), smooth=False)
    sea.shore(x, y, radius, edge)
    for i in range(palms):
        a, far = r.uniform(0, math.tau), r.uniform(0.15, 0.62)
        where = (x + radius * far * math.cos(a), y + radius * far * math.sin(a), (2.0 - 1.5 * far) * tall + 0.1)
        palm(where, r.uniform(3.4, 5.2), r.uniform(0.5, 1.3), math.degrees(a), seed * 10 + i)
    for i in range(rocks):
        a = r.uniform(0, math.tau)
        rock(
            r.uniform(0.4, 1.0),
            clay(["#9a7f95", "#b5929c", "#84708f"][i % 3]),
            (x + radius * 1.02 * math.cos(a), y + radius * 1.02 * math.sin(a), 0.1),
            seed=seed + i,
            scale=(1, 1, 0.8),
        )
    for i in range(palms):
        a, far = r.uniform(0, math.tau), r.uniform(0.3, 0.6)
        where = (x + radius * far * math.cos(a), y + radius * far * math.sin(a), (1.9 - 1.2 * far) * tall)
        bush(where, r.uniform(0.5, 0.8), clay(["#3e9c58", "#86cf4f"][i % 2]), seed + i)


def lighthouse(at, size=1.0):
    """A red and white lighthouse with its lantern lit; 7 high."""
    handle = group(at, (0, 0, 0), size)
    for i in range(5):
        lathe(
            [(1 - 0.08 * i, i * 1.1), (1 - 0.08 * (i + 1), (i + 1) * 1.1)],
            clay(["#ef4444", "#ffffff"][i % 2]),
            parent=handle,
        )
    cylinder(0.86, 0.2, "#ffffff", (0, 0, 5.55), parent=handle)
    cylinder(0.42, 0.8, shine("#fff1a8", 2.5), (0, 0, 6.05), parent=handle)
    lathe([(0.72, 6.4), (0.3, 6.85), (0, 7.1)], "#ef4444", parent=handle)
    cylinder(0.72, 0.1, "#ef4444", (0, 0, 6.42), parent=handle)


def hut(at, turn=0, size=1.0):
    """A beach hut with an orange roof."""
    handle = group(at, (0, 0, turn), size)
    box((1.8, 1.5, 1.1), "#ffe3b8", (0, 0, 0.55), parent=handle)
    prism([(-1.3, 0), (1.3, 0), (0, 1.15)], 1.9, clay("#f4743b"), (0, 0, 1.05), bevel=0.08, parent=handle)
    box((0.5, 0.1, 0.7), "#3a86c8", (0, -0.76, 0.38), parent=handle)


def buoy(x, y, size=1.0, colour="#ff4d4d", lean=5):
    """A striped buoy with a lamp."""
    handle = group((x, y, swell(x, y) - 0.1), (lean, -lean, 0), size)
    lathe([(0, -0.3), (0.55, -0.3), (0.66, 0), (0.55, 0.3), (0.36, 0.42)], gloss(colour), parent=handle)
    lathe([(0.38, 0.38), (0.29, 0.8)], gloss("#ffffff"), parent=handle)
    lathe([(0.29, 0.8), (0.19, 1.25)], gloss(colour), parent=handle)
    ball(0.2, shine("#ffe27a", 1.4), (0, 0, 1.38), detail=18, parent=handle)


def gate(at, turn=0, half=6.5, size=1.0, words="FINISH"):
    """Two striped posts on floats with a checkered banner between them."""
    handle = group(at, (0, 0, turn), size)
    for x in (-half, half):
        ring(0.85, 0.38, gloss("#ff5d4d"), (x, 0, 0.1), parent=handle)
        for i in range(5):
            cylinder(0.34, 0.95, gloss(["#ffffff", "#ff5d4d"][i % 2]), (x, 0, 0.6 + 0.92 * i), bevel=0.1, parent=handle)
        ball(0.5, gloss("#ffd23f"), (x, 0, 5.3), parent=handle)
    box((2 * half - 0.4, 0.3, 1.35), gloss("#2b2a6b"), (0, 0, 4.35), bevel=0.12, parent=handle)
    for i in range(18):
        for j in range(2):
            box(
                (0.62, 0.34, 0.30),
                ["#ffffff", "#1d1b3a"][(i + j) % 2],
                (-half + 1 + i * (2 * half - 2) / 17, 0, 4.94 - j * 0.30),
                bevel=0.02,
                parent=handle,
            )
    lettering(words, 0.62, shine("#ffe27a", 0.6), (0, -0.2, 4.04), parent=handle)


def ramp(at, turn=0, size=1.0):
    """A striped ramp on floats, 5 long and 1.9 high; it rises along +x."""
    handle = group(at, (0, 0, turn), size)
    prism([(-2.6, -0.2), (2.4, -0.2), (2.4, 1.75), (-2.6, 0.05)], 2.6, clay("#ffd23f"), bevel=0.1, parent=handle)
    for k in range(5):
        x = -2.1 + k * 1.0
        z = 0.05 + (x + 2.6) * 0.34
        box((0.5, 2.4, 0.1), clay("#ff5d4d"), (x, 0, z + 0.02), (0, -18.8, 0), bevel=0.04, parent=handle)
    for y in (-1.35, 1.35):
        for x in (-1.9, 0, 1.9):
            ball(0.42, gloss("#2b2a6b"), (x, y, -0.05), scale=(1.4, 0.8, 0.8), parent=handle)


def sunset(disc=(30, 7), key=(205, 24), clouds=True):
    """Sky at sunset, a low sun at `disc` (x, z) far behind, a key light from `key` (azimuth, height in degrees), and a
    soft light from the front."""
    seen = [
        (-0.2, "#ff9a62"),
        (0.0, "#ffcf7d"),
        (0.07, "#ffa25f"),
        (0.18, "#ff6a7d"),
        (0.36, "#b04a9c"),
        (0.62, "#4a3a93"),
        (1, "#2a2566"),
    ]
    light = [(-1, "#2f7f9a"), (-0.02, "#ff9d78"), (0.15, "#ff9b8d"), (0.5, "#9a7be0"), (1, "#6f8cf2")]
    sky(seen, 1.0, light, 0.9)
    orb = ball(9, material("#fff0b8", glow=2.2, rough=1, specular=0, fog=False), (disc[0], 240, disc[1]))
    orb.visible_diffuse = orb.visible_shadow = False
    sun(*key, 4.2, "#ffb36b", 2.5)
    sun(-62, 34, 2.2, "#ffd8c8", 12)
    places = (
        (-60, 200, 34, 9),
        (10, 215, 46, 8),
        (75, 205, 38, 10),
        (-105, 220, 22, 9),
        (-20, 225, 17, 6),
        (62, 225, 15, 7),
        (120, 210, 25, 9),
    )
    for i, (x, y, z, size) in enumerate(places if clouds else ()):
        cloud((x, y, z), size, i)
