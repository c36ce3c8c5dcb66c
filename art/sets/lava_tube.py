"""Inside the volcano: a tube of blue rock that ends in daylight, and a wave of lava that rolls through it."""

import math

from mathutils import Vector, noise

from kit.forms import ball, curve, rock, scatter, sheet, tube
from kit.light import panel, sky
from kit.materials import clay, material, shine
from kit.modelling import Clay
from kit.nature import cloud
from sets.canyon import cliff

ROCK = ("#2b4f7c", "#36608f", "#274671", "#42719c", "#2f5886")
HOT, PALE = "#ff6a14", "#ffd24a"

# Cross section of the wave along x: back, crest, lip, the hollow below, and the stream in front of it.
SECTION = (
    (-12, 0.4),
    (-8, 1.2),
    (-6, 2.6),
    (-4.7, 3.8),
    (-3.5, 4.35),
    (-2.5, 4.2),
    (-1.9, 3.6),
    (-2.4, 3.5),
    (-3.1, 2.9),
    (-3.3, 1.9),
    (-2.9, 0.9),
    (-1.8, 0.25),
    (0, 0),
    (4, -0.1),
    (10, -0.1),
    (18, -0.1),
)


def lava_wave(front=-4.0, back=9.0, seed=4):
    """A breaking wave that rolls toward +x, highest near y = 1, with clots on its lip and crusts on the stream."""
    r, rows = scatter(seed), []
    y = front
    while y <= back:
        high = 0.3 + 0.7 * math.exp(-(((y - 1.5) / 4.2) ** 2))
        row = []
        for i, (x, z) in enumerate(SECTION):
            jog = 0.3 * noise.noise((x * 0.6, y * 0.7, 2.0 + i * 0.3))
            row.append((x + 0.25 * (y - 1) * (z > 0.3) + jog, y, z * high + 0.5 * jog))
        rows.append(row)
        y += 0.5
    look = material("#ff9a24", bottom="#ff4a0e", rough=0.35, coat=0.3, glow=0.32, mottle=0.1)
    sheet(rows, look, crease=0)
    clots = Clay()
    for row in rows[2:-2]:
        x, y, z = row[6]
        for _ in range(3):
            wide = r.uniform(0.12, 0.3)
            clots.lump((x + r.uniform(-0.5, 0.3), y, z + r.uniform(-0.15, 0.35)), wide)
        if r.random() < 0.6:
            clots.spike((x, y, z), (x + r.uniform(0.1, 0.5), y, z - r.uniform(0.5, 1.0)), 0.2)
    clots.make(material(PALE, bottom=HOT, rough=0.4, glow=0.5), voxel=0.07, smooth=4)
    for _ in range(22):
        where = (r.uniform(-2.8, -0.9), r.uniform(0, 2.5), r.uniform(2.6, 4.5))
        ball(r.uniform(0.05, 0.16), shine(PALE, 1.0), where, detail=12)
    for _ in range(30):
        x, y = r.uniform(0, 12), r.uniform(front, back)
        rock(r.uniform(0.25, 0.7), clay("#33406e"), (x, y, 0), scale=(1.4, 1, 0.25), seed=r.randrange(99), rough=0.2)


def rock_tube():
    """Walls, roof and stalactites of rock; daylight at the far right."""
    for x, y in ((-9, 8), (-5.5, 10), (-2, 11.5), (1.2, 13.5), (12.5, 6), (11.8, 10.5), (-11, 4), (12.5, 1.5)):
        cliff(x, y, -2, 10, 4.2, 4.2, int(x * 3 + y) + 90, ROCK)
    for x, y, top in ((6.5, 34, 3.2), (10.5, 38, 5.4), (15, 36, 2.6)):
        cliff(x, y, -4, top, 4.0, 4.0, int(x * 3 + y) + 90)
    for i, (x, z) in enumerate(((13, 13), (24, 19))):
        cloud((x, 70, z), 2.4, i, "#ffffff", "#c9f0f2", 0.4)
    r = scatter(8)
    for i in range(26):
        x, y = -11 + 22 * (i % 9) / 8 + r.uniform(-1, 1), 1 + 4.5 * (i // 9)
        look = material(ROCK[i % 5], rough=0.9, bump=0.2, bump_scale=2.5)
        rock(2.2, look, (x, y, 8.6 + r.uniform(-0.4, 0.4)), scale=(1.1, 1.2, 0.7), seed=i, rough=0.2)
        if i % 2:
            long = r.uniform(1.0, 2.0)
            tube([(x, y, 7.8), (x, y, 7.5 - long * 0.5), (x, y, 7.2 - long)], [0.7, 0.35, 0.05], look, steps=8)
    for x, y, z, wide in ((3.0, -5.2, 0.75, 0.7), (4.1, -4.4, 0.6, 1.2), (-1.7, -5.6, 0.75, 0.6)):
        rock(wide, material(ROCK[2], rough=0.9), (x, y, z), seed=int(x * 9) + 90, rough=0.25)


def spatter(line, size=0.3, seed=3):
    """Lava thrown up along a line: a row of clots, tongues that rise from it, and drops above."""
    r, path, body = scatter(seed), curve(line, 30), Clay()
    look = material(PALE, bottom="#ff7a1a", rough=0.4, glow=0.55)
    for i, p in enumerate(path):
        full = size * (0.7 + 0.8 * math.sin(math.pi * i / 30)) * r.uniform(0.7, 1.2)
        body.lump(p + Vector((0, r.uniform(-0.3, 0.3), r.uniform(-0.4, 0.2))) * size, full)
        if i % 3 == 0:
            way = Vector((r.uniform(-0.7, 0.1), r.uniform(-0.2, 0.2), r.uniform(0.8, 1.2))) * size * r.uniform(2.2, 3.6)
            body.limb([p, p + way * 0.6, p + way], [size * 0.6, size * 0.34, size * 0.16])
            ball(size * r.uniform(0.15, 0.3), shine(PALE, 1.0), p + way * r.uniform(1.2, 1.6), detail=14)
    body.make(look, voxel=0.05, smooth=4)


def slab(at, turn=(0, 0, 0), parent=None):
    """The flat stone that the caveman surfs on, about 3 long; its top is at z = 0."""
    stone = Clay().lump((0, 0, -0.16), (1.5, 0.62, 0.18)).lump((0.5, 0, -0.2), (0.9, 0.55, 0.2))
    for x, y in ((-1.2, 0.3), (-0.6, -0.45), (0.2, 0.5), (0.9, -0.4), (1.35, 0.1)):
        stone.lump((x, y, -0.18), (0.4, 0.3, 0.17))
    stone.make("#6f7fae", voxel=0.05, smooth=4, rough=0.9, bump=0.3, bump_scale=3, at=at, turn=turn, parent=parent)


def lava_light(at=(0, 0, 1.8)):
    """Turquoise daylight from the end of the tube, firelight from below and behind, a soft light on the hero at `at`."""
    seen = [(-1, "#9ff0e6"), (0, "#c9fff2"), (0.2, "#7fe6e6"), (1, "#3fb8d8")]
    sky(seen, 1.0, [(-1, "#ff7a2a"), (0, "#5a6ab0"), (1, "#4a6ac0")], 0.55)
    x, y, z = at
    panel((x - 2.0, y - 6, z + 2.0), at, 2.5, 620, "#fff0d8")
    panel((x + 4.0, y + 3.0, z + 2.6), at, 1.2, 520, "#8ff0ff", spread=95)
    panel((x - 3.0, y + 1.2, z - 0.6), at, 1.2, 420, "#ff8a2a", spread=110)
    panel((x, y - 2.5, z - 4.2), at, 4, 160, "#ff7a1f", shiny=False)
    panel((x + 3, y - 8, z + 5), (x + 2, y + 8, z + 2), 5, 900, "#a8d8ff", shiny=False)
