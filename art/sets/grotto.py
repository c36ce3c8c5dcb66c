"""A green lagoon before noon: a cliff with a grotto behind a waterfall that parts like a curtain."""

import math

from kit.forms import ball, lathe, rock, scatter, tube
from kit.light import panel, sky, sun
from kit.materials import material
from sets.sea import spray

STONE = ("#5f8f86", "#76a596", "#4f7c7c", "#8ab5a0")
SHADE = ("#3a3f86", "#474c98", "#313877")


def cliff_with_grotto(seed=3):
    """Boulders around an opening 6 wide and 5 high at y = 6, with a violet cave of crystals behind it."""
    r = scatter(seed)
    for side in (-1, 1):
        for k in range(2):
            for row in range(4):
                x = side * (4.6 + 2.2 * k * 0.75 + r.uniform(-0.3, 0.3))
                where = (x, 6.5 + 0.5 * row + r.uniform(-0.4, 0.4), 0.3 + 2.0 * row)
                look = material(r.choice(STONE), rough=0.85, bump=0.2, bump_scale=3)
                rock(1.75 * r.uniform(0.9, 1.15), look, where, seed=r.randrange(99), rough=0.22)
    for k in range(7):
        where = (-4.5 + 1.5 * k, 7.0 + r.uniform(-0.3, 0.3), 6.9 + r.uniform(-0.2, 0.4))
        rock(1.6, material(r.choice(STONE), rough=0.85, bump=0.2, bump_scale=3), where, seed=r.randrange(99), rough=0.2)
    for k in range(16):
        a = math.pi * k / 15
        where = (5.2 * math.cos(a), 11 + r.uniform(-1, 1), 0.5 + 5.0 * math.sin(a))
        rock(2.6, material(SHADE[k % 3], rough=0.9, glow=0.22), where, seed=k, rough=0.25)
    for k in range(10):
        where = (-4 + 8 * (k % 5) / 4, 14, 1 + 3.6 * (k // 5))
        rock(2.8, material(SHADE[k % 3], rough=0.9, glow=0.22), where, seed=k + 20, rough=0.25)
    for k, (x, z, high) in enumerate(((-2.9, 0.2, 1.7), (-2.2, 0.0, 1.1), (-1.4, 0.1, 0.8), (3.2, 0.2, 1.5))):
        look = material(["#5fe8ff", "#ff8ae0"][k % 2], rough=0.15, coat=0.8, glow=0.45)
        outline = [(0, 0), (0.3, 0), (0.36, high * 0.7), (0, high)]
        lathe(outline, look, (x, 9.2, z), (0, 14 - 9 * k, 0), sides=6, crease=10)


def waterfall(inner, outer, seed=1):
    """Strands of water that fall from the top of the cliff. At their foot they are pushed aside, from x = `inner` to x
    = `outer`."""
    r = scatter(seed)
    side = 1 if outer > inner else -1
    colours = ("#e8faff", "#a4e8fa", "#6fd6f0", "#45c2e4", "#8fe0f6")
    for k in range(15):
        t = k / 14
        top, foot = inner * 0.55 + (outer - inner * 0.55) * t, inner + (outer - inner) * t
        y, wide = 4.9 + 0.7 * (k % 2) + r.uniform(-0.15, 0.15), r.uniform(0.11, 0.27)
        line = [
            (top, y + 1.2, 7.3),
            (top, y + 0.2, 6.9),
            (top + side * 0.15, y - 0.1, 5.2),
            (foot, y - 0.3, 2.4),
            (foot + side * 0.2, y - 0.45, -0.2),
        ]
        look = material(r.choice(colours), rough=0.12, specular=0.6, coat=0.8, glow=0.05)
        tube(line, [wide * 0.8, wide, wide, wide * 1.15, wide * 1.3], look, steps=20, around=10)
    spray([(inner - side * 0.1, 4.2, 0), ((inner + outer) / 2, 3.7, 0.1), (outer + side * 0.3, 4.2, 0)], 0.28, 26, seed)
    for _ in range(30):
        where = (inner + r.uniform(-1.2, 0.6) * side, r.uniform(2.0, 4.8), r.uniform(1.0, 6.0))
        ball(r.uniform(0.04, 0.13), material("#e8fbff", rough=0.1, coat=1, glow=0.25), where, detail=12)


def lagoon_noon(at=(0, 0, 1.6)):
    """A blue sky, a high sun from the front left, a soft light on the hero at `at`."""
    seen = [(-1, "#c8f4f0"), (0, "#d8f8f0"), (0.15, "#8fdcf4"), (0.5, "#3fa4ea"), (1, "#2f7fd8")]
    sky(seen, 1.0, [(-1, "#3fa8b0"), (0, "#bfe8e0"), (0.4, "#a8dcff"), (1, "#7fb0ff")], 0.8)
    sun(240, 34, 3.6, "#fff2d4", 3)
    sun(50, 36, 1.4, "#bfe8ff", 8)
    x, y, z = at
    panel((x - 1.6, y - 6, z + 1.4), at, 2.6, 620, "#fff0dc", shiny=False)
