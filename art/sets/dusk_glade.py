"""The forest after sunset: an amber horizon, violet trunks, mushrooms that glow blue, fireflies."""

from kit.forms import ball, scatter
from kit.light import bulb, panel, sky
from kit.materials import shine
from sets.mushroom_forest import dells, moss, mushroom, toadstools, trunk

BLUES = ("#2a6bff", "#1fa0ff", "#5a5aff")


def lamp_mushroom(at, height, wide, lean=0.0, seed=0):
    """A giant glowing mushroom, which lights things below its cap."""
    mushroom(at, height, wide, BLUES[seed % 3], lean, seed, 0.3)
    bulb((at[0] + lean, at[1] - wide * 0.5, at[2] + height * 0.75), 60 * wide, "#4fa8ff", 0.3)


def glade(wide=1.0):
    """Floor, trunks and mushrooms in the middle and far distance."""
    moss(-20, 20, clear=2.0, colour="#3a4f9c", grass=("#4f7fd8", "#6fa8f0", "#3f58b0"))
    stems = ((-6.2, 6.0, 0.95), (6.6, 6.5, 1.1), (-3.4, 14, 1.0), (3.8, 15, 1.0), (-10, 12, 1.2), (10.5, 13, 1.2))
    for i, (x, y, radius) in enumerate(stems):
        trunk(x * wide, y, radius, 16, dells(x, y) - 0.1, i, (-1) ** i * 0.6, "#5a3a7a", "#3f78c8")
    caps = ((-4.0, 4.4, 2.2, 1.3), (4.9, 4.4, 2.9, 1.5), (-8.2, 9, 4.2, 2.0), (8.4, 10, 4.6, 2.2), (0.6, 11, 2.4, 1.3))
    for i, (x, y, high, cap) in enumerate(caps):
        lamp_mushroom((x * wide, y, dells(x, y)), high, cap, 0.15 * (-1) ** i, i)
    for i, (x, y) in enumerate(((-3.4, -1.6), (3.6, -1.4), (-1.6, 2.4), (2.2, 3.0))):
        toadstools((x, y, 0), 5, 0.6, i, "#35b8ff", 0.34)


def fireflies(middle, spread, count=30, seed=5):
    """Warm sparks of several sizes."""
    r = scatter(seed)
    for _ in range(count):
        where = [m + r.uniform(-1, 1) * s for m, s in zip(middle, spread)]
        ball(r.uniform(0.02, 0.065), shine("#ffd86a", 1.1, fog=False), where, detail=10)


def dusk(at=(0, 0, 1.4), face=190):
    """Amber light behind the trunks under a violet sky; a warm soft light on the hero at `at`, blue rim lights."""
    seen = [
        (-1, "#3a1f6a"),
        (-0.02, "#ff9f43"),
        (0.05, "#ff7a4f"),
        (0.16, "#c84a8a"),
        (0.34, "#6a35a8"),
        (1, "#241a70"),
    ]
    sky(seen, 1.0, [(-1, "#2a3f9a"), (0, "#a05ac0"), (1, "#5a50c8")], 0.62)
    x, y, z = at
    panel((x - 2.6, y - 5.6, z + 2.2), at, 2.2, face * 2.3, "#fff0d6")
    panel((x + 3.4, y + 1.9, z + 2.2), at, 0.9, 260, "#5fb0ff", spread=95)
    panel((x - 3.2, y + 2.2, z + 1.2), at, 1.0, 260, "#ff8a4a", spread=95)
    panel((x + 3.6, y - 6.2, z + 0.6), at, 3.0, face * 0.6, "#c8b0ff", shiny=False)
