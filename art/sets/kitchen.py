"""A kitchen seen along its counter: tiles, cabinets, a shelf of dishes, a stove."""

from kit.effects import dust
from kit.forms import ball, box, cylinder, lathe, ring, scatter
from kit.materials import clay, gloss, gold, material
from kit.props import plate, vase
from kit.scene import group


def tiles(left, right, y, low, high, shades=("#ffe6bd", "#ffdca8", "#ffefd0"), size=0.8, seed=5, grout="#f3cf9a"):
    """A wall of tiles with rounded edges."""
    r = scatter(seed)
    box(
        (right - left, 0.1, high - low),
        material(grout, rough=0.9),
        ((left + right) / 2, y + 0.055, (low + high) / 2),
        bevel=0.01,
    )
    row, z = 0, low + size / 2
    while z < high:
        x = left - (row % 2) * size / 2
        while x < right:
            box((size - 0.03, 0.1, size - 0.03), gloss(r.choice(shades), rough=0.35), (x, y, z), bevel=0.03, segments=2)
            x += size
        z += size
        row += 1


def counter(left, right, y=0.0, height=1.2, deep=1.7, doors="#2aa79c", top="#fff2de"):
    """Cabinets with golden handles under a thick countertop; `y` is its center line."""
    middle, long = (left + right) / 2, right - left
    box((long, deep, height), clay("#1c7f7a"), (middle, y, height / 2 - 0.1), bevel=0.02)
    box((long, deep + 0.25, 0.2), gloss(top), (middle, y, height), bevel=0.09, segments=4)
    x = left + 0.75
    while x < right:
        box((1.36, 0.14, height - 0.42), clay(doors), (x, y - deep / 2 - 0.03, height / 2 - 0.1), bevel=0.06)
        box((0.5, 0.1, 0.1), gold(), (x, y - deep / 2 - 0.16, height - 0.55), bevel=0.045)
        x += 1.46


def pot_on_fire(at, size=1.0):
    """A red pot that boils over on its burner."""
    handle = group(at, (0, 0, 0), size)
    cylinder(0.62, 0.1, "#3a3346", (0, 0, 0.04), parent=handle)
    lathe(
        [(0, 0.1), (0.48, 0.1), (0.55, 0.18), (0.55, 0.75), (0.6, 0.8), (0.5, 0.8), (0, 0.7)],
        gloss("#e8413c"),
        parent=handle,
    )
    for x in (-1, 1):
        ring(0.13, 0.05, gloss("#b52a2c"), (0.62 * x, 0, 0.6), parent=handle)
    lid = group((0.08, 0, 0.98), (0, 16, 0), 1, handle)
    lathe([(0, 0.16), (0.3, 0.12), (0.56, 0), (0.56, -0.04), (0, -0.04)][::-1], gloss("#ff6a55"), parent=lid)
    ball(0.09, "#3a3346", (0, 0, 0.2), parent=lid)
    dust((-0.2, 0, 1.3), (0.35, 0.1, 0.45), 0.24, 9, "#fff6ea", 3, parent=handle)
    return handle


def board(at, wide):
    """An empty wooden wall shelf."""
    handle = group(at)
    box((wide, 0.6, 0.14), material("#c9793f", rough=0.4, wood=("#a8501c", (0.6, 5, 5))), bevel=0.05, parent=handle)
    return handle


def crockery(at, wide=3.0):
    """A shelf with plates on edge and two pitchers."""
    handle = board(at, wide)
    for i, rim in enumerate(("#5ab0e8", "#ff8a5c", "#5ab0e8")):
        plate((-wide / 2 + 0.55 + i * 0.62, 0.12, 0.52), (78, 0, 0), 0.95, rim, parent=handle)
    vase((wide / 2 - 0.85, 0, 0.07), (0, 0, 0), 0.8, "#3dae6a", flowers=False, parent=handle)
    vase((wide / 2 - 0.32, 0, 0.07), (0, 0, 0), 0.62, "#ee3f7c", flowers=False, parent=handle)
    return handle
