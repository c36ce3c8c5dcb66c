"""Money in quantity: heaps of coins, a chest."""

import math

from mathutils import Vector

from kit.forms import ball, box, prism, scatter
from kit.materials import gloss, gold, material
from kit.props import coin
from kit.scene import again, group


def coin_heap(at, wide=1.6, high=0.9, count=60, size=0.34, seed=0, parent=None):
    """A dome of coins on the ground; `wide` is its radius. A gold surface under the coins hides the gaps."""
    handle = group(at, parent=parent)
    r = scatter(seed)
    ball(1, gold("#f0a01c"), (0, 0, 0), scale=(wide * 0.93, wide * 0.93, high * 0.92), parent=handle)
    first = None
    for i in range(count):
        up = math.asin(r.random())
        way = Vector((math.cos(i * 2.4) * math.cos(up), math.sin(i * 2.4) * math.cos(up), math.sin(up)))
        where = Vector((way.x * wide, way.y * wide, way.z * high))
        slope = Vector((way.x / wide, way.y / wide, way.z / high)).normalized()
        lean = slope + Vector((r.uniform(-0.5, 0.5), r.uniform(-0.5, 0.5), r.uniform(0, 0.4)))
        spin = Vector((0, -1, 0)).rotation_difference(lean).to_euler()
        turn = [math.degrees(angle) for angle in spin]
        if first is None:
            first = coin(where, turn, size, handle)
        else:
            again(first, where, turn, size, handle)
    return handle


def chest(at, turn=(0, 0, 0), size=1.0, gape=105, full=True, parent=None):
    """A treasure chest on the ground, 2 wide, full of coins or empty; its lid is opened by `gape` degrees."""
    handle = group(at, turn, size, parent)
    wood = material("#b5713a", rough=0.5, wood=("#96592b", (0.5, 3, 3)))
    dark = material("#5a3218", rough=0.8)
    box((2.0, 1.3, 0.95), wood, (0, 0, 0.475), bevel=0.1, taper=1.06, parent=handle)
    box((1.84, 1.14, 0.1), dark, (0, 0, 0.93), bevel=0.03, parent=handle)
    for x in (-0.78, 0, 0.78):
        box((0.22, 1.38, 1.0), gold(), (x, 0, 0.48), bevel=0.06, taper=1.06, parent=handle)
    for z in (0.1, 0.9):
        box((2.1 + 0.06 * z, 1.4 + 0.04 * z, 0.16), gold(), (0, 0, z), bevel=0.06, parent=handle)
    box((0.5, 0.16, 0.46), gold("#ffd75a"), (0, -0.72, 0.72), bevel=0.08, parent=handle)
    ball(0.09, gloss("#3a2438"), (0, -0.8, 0.76), scale=(1, 0.4, 1), detail=18, parent=handle)
    lid = group((0, 0.68, 0.98), (-gape, 0, 0), 1, handle)
    arc = [(-0.68 * math.cos(math.pi * i / 14), 0.62 * math.sin(math.pi * i / 14)) for i in range(15)]
    for x, long, grow, look in (
        (0, 2.1, 1, wood),
        (-0.8, 0.24, 1.06, gold()),
        (0, 0.24, 1.06, gold()),
        (0.8, 0.24, 1.06, gold()),
    ):
        outline = [(y * grow, z * grow) for y, z in arc]
        prism(outline, long, look, (x, -0.68, 0), (0, 0, 90), bevel=0.06, parent=lid)
    box((1.9, 1.14, 0.06), dark, (0, -0.68, -0.02), bevel=0.02, parent=lid)
    if full:
        coin_heap((0, 0, 0.85), 0.62, 0.45, 34, 0.25, 4, handle).scale = (1.35, 0.85, 1)
    return handle
