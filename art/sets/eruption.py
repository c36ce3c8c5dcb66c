"""The canyon by night while the volcano erupts: a wine-dark sky, thrown fire, light from the lava below."""

import math

from mathutils import Vector

from kit.forms import rock, scatter, tube
from kit.light import panel, sky
from kit.materials import shine
from sets.night_market import stars

# The strata of the canyon without the sun.
NIGHT = ("#5a3058", "#6e3a5a", "#4a2850", "#7a4260", "#522c54")


def fire_rain(mouth, count=22, seed=5):
    """Fountains of lava out of a mouth, glowing rocks that fly off with fire behind them."""
    r = scatter(seed)
    top = Vector(mouth)
    hot, core = shine("#ff8a1f", 1.0, fog=False), shine("#ffe05a", 1.0, fog=False)
    for k in range(9):
        lean = -1 + 2 * k / 8 + r.uniform(-0.1, 0.1)
        high, far = 6.5 * (1 - 0.45 * abs(lean)) * r.uniform(0.8, 1.15), 5.2 * lean
        arc = [top, top + Vector((far * 0.4, 0, high)), top + Vector((far, 0, high * (0.5 - 0.5 * abs(lean))))]
        tube(arc, [0.5, 0.34, 0.16], core if k % 3 == 1 else hot, steps=20)
    for _ in range(count):
        a, far = math.radians(r.uniform(15, 165)), r.uniform(6, 13)
        where = top + Vector((far * math.cos(a), r.uniform(-6, 0), far * 0.8 * math.sin(a)))
        way = (where - top).normalized()
        size = r.uniform(0.25, 0.55)
        rock(size, shine("#ff6a2a", 0.9, fog=False), where, seed=r.randrange(99))
        tube([where - way * size * 4, where - way * size * 2, where], [0.04, size * 0.4, size * 0.8], hot, steps=6)


def eruption(at=(0, 0, 1.8), power=1.0):
    """Night over the lava: a warm face light on the hero at `at`, fire from below and behind, a blue rim."""
    seen = [(-1, "#c8404a"), (0, "#b0306a"), (0.06, "#6a2a86"), (0.16, "#3a2488"), (0.36, "#1f1a66"), (1, "#120c40")]
    sky(seen, 1.0, [(-1, "#ff6a1f"), (0, "#a8406a"), (1, "#4a3aa8")], 0.5)
    x, y, z = at
    panel((x - 2.6, y - 5.6, z + 1.8), at, 2.3, 480 * power, "#ffe0b8")
    panel((x + 3.2, y + 2.2, z + 1.6), at, 1.1, 760 * power, "#ff7a2a", spread=95)
    panel((x - 3.4, y + 2.0, z + 2.6), at, 1.0, 420 * power, "#6a8aff", spread=95)
    panel((x, y - 1.5, z - 4.5), at, 4, 170 * power, "#ff7a1f", shiny=False)
    panel((x - 1, y - 8, z + 6), (x, y + 6, z), 5, 420 * power, "#a878ff", shiny=False)
    stars(34)
