"""The inside of a golden geode: honey-colored crystals that grow inwards, a turquoise pool below."""

import math

from kit.forms import lathe, rock, scatter, sheet
from kit.light import bulb, panel, sky
from kit.materials import glass, material, shine
from sets.crystal_cave import crystal, pool


def honey():
    """The material of the walls' crystals."""
    return glass("#c85a00", "#ff9d14", "#ffe6a0", 0.34)


def amber():
    """The material of the paler crystals."""
    return glass("#e07a08", "#ffc23a", "#fff6d0", 0.36)


def rose():
    """The material of the rare crystals."""
    return glass("#d01a6a", "#ff5a9a", "#ffe0ee", 0.4)


def geode(middle=2.0):
    """A hollow that opens toward the camera: a bowl of rock, three rings of crystals that point inwards, a light deep
    inside, and a pool below."""
    rows = []
    for k in range(13):
        bend = math.radians(90 * k / 12)
        far, y = 11.5 * math.cos(bend) ** 0.7, 14 * math.sin(bend)
        angles = [math.tau * i / 36 for i in range(37)]
        rows.append([(far * math.cos(a), y, middle + 0.8 * far * math.sin(a)) for a in angles])
    sheet(rows, material("#e8860f", rough=0.8, glow=0.3, bottom="#a03a08", fog=False), smooth=False)
    r = scatter(12)
    for row, (y, far, tall) in enumerate(((1.6, 6.6, 2.2), (5.0, 6.9, 2.5), (9.0, 6.9, 3.0))):
        for k in range(24):
            a = math.tau * (k + 0.5 * row + r.uniform(-0.3, 0.3)) / 24
            at = (far * math.cos(a), y + r.uniform(-0.5, 0.5), middle + 0.68 * far * math.sin(a))
            way = (-math.cos(a), r.uniform(-0.35, 0.0), -0.8 * math.sin(a) + r.uniform(-0.2, 0.2))
            long = tall * r.uniform(0.6, 1.2)
            look = rose() if (k + row) % 8 == 3 else (honey(), amber())[k % 2]
            crystal(at, way, long, long * r.uniform(0.15, 0.21), look)
    inner = shine("#fff2c0", 0.75, bottom="#ffae2e", fog=False)
    lathe([(4.6, 0), (0, 0.05)], inner, (0.4, 12.2, middle + 0.4), (-90, 0, 0), sides=64, crease=0)
    pool(-2.6)


def stone(at, wide=2.0, seed=0):
    """A rock that supports the end of a bridge; its top is at `at`."""
    x, y, z = at
    look = material("#c86a1a", rough=0.8, bottom="#5a1f0c", glow=0.08)
    rock(wide, look, (x, y, z - wide * 0.92), scale=(1, 0.8, 1), seed=seed, rough=0.12, detail=3)


def geode_glow(at=(0, 0, 1.4), power=1.0):
    """Honey-colored light from all sides, a white key light on the hero at `at`, a cyan and a rose rim light."""
    x, y, z = at
    sky([(-1, "#7a2f08"), (1, "#c8700f")], 1.0, [(-1, "#3fa0b0"), (0, "#ffa83a"), (1, "#ffc86a")], 0.36)
    panel((x - 2.6, y - 5.8, z + 3.4), at, 2.0, 400 * power, "#f4fbff")
    panel((x + 3.4, y + 2.0, z + 2.4), at, 1.0, 240 * power, "#8ff4ff", spread=95)
    panel((x - 3.4, y + 2.0, z + 2.0), at, 1.0, 240 * power, "#ff7aa8", spread=95)
    panel((x + 1.0, y - 9, z + 6), (x, y + 5, z), 5, 700 * power, "#ffd890", shiny=False)
    bulb((x + 0.5, y + 8.5, z + 0.8), 1500 * power, "#ffb23a", 1.0)
    bulb((x, y + 3, z - 4.2), 700 * power, "#2fd8e0", 1.0)
