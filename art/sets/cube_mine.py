"""A mine of teal cubes: a tunnel with timber frames and lanterns that ends in golden light; rails and carts."""

import math

from kit.forms import box, curve, cylinder, scatter, tube
from kit.light import bulb, panel, sky
from kit.materials import clay, gloss, material, shine
from kit.scene import group
from sets.cube_town import Blocks

ROCK = ("#1c6577", "#25798a", "#17566b", "#318e98")
WOOD = "#b06a34"


def tunnel(half=5, high=6, front=-3, back=20):
    """Walls, floor and roof of cubes, 2 * `half` wide, with gold in the rock and daylight at the end."""
    r, rock = scatter(7), Blocks(ROCK, 5)
    for y in range(front, back):
        for k in range(high + 1):
            for side in (-1, 1):
                rock.put((side * (half + 0.5 + r.choice((0, 0, 0.3, -0.35))), y + 0.5, k + 0.5))
        for i in range(-half - 1, half + 1):
            rock.put((i + 0.5, y + 0.5, high + 0.5 - r.choice((0, 0, 0.3, 0.7))))
    floor = Blocks(("#1d5a6b", "#246a78", "#1a5166"), 9)
    for y in range(-9, back):
        for i in range(-half - 4, half + 4):
            floor.put((i + 0.5, y + 0.5, -0.62 - r.choice((0, 0.05, 0.1))))
    box((40, 40, 0.2), clay("#123f50"), (0, 10, -1.3), bevel=0.01)
    for side, y, z, wide in ((-1, 1.5, 1.0, 0.5), (-1, 3.2, 3.4, 0.4), (1, 0.6, 3.2, 0.5), (1, 3.8, 1.3, 0.45)):
        for k in range(4):
            size = wide * r.uniform(0.6, 1.1)
            where = (side * (half - 0.15), y + r.uniform(-0.5, 0.5), z + r.uniform(-0.4, 0.4))
            box((size, size, size), gloss("#ffb52e", glow=0.35), where, (20 * k, 30 * k, 0), bevel=0.06)
    end = box((16, 0.1, 16), shine("#ffdc86", 1.0, fog=False), (0, back + 4, 4), bevel=0.01)
    end.visible_shadow = False


def props_of_wood(y, half=4.3, high=5.0):
    """A timber frame across the tunnel at `y`, with lanterns on its beam."""
    look = material(WOOD, rough=0.7, wood=("#87491f", (3, 3, 0.5)))
    beam = material(WOOD, rough=0.7, wood=("#87491f", (0.5, 3, 3)))
    for side in (-1, 1):
        box((0.55, 0.55, high), look, (side * half, y, high / 2 - 0.1), (0, 2 * side, 0), bevel=0.08)
        box((0.36, 0.36, 1.5), look, (side * (half - 0.55), y, high - 0.65), (0, -45 * side, 0), bevel=0.06)
    box((2 * half + 1.3, 0.6, 0.55), beam, (0, y, high), (0, 1.5, 0), bevel=0.08)
    for x in (-half + 1.5, half - 1.5):
        hang = group((x, y - 0.1, high - 0.25))
        tube([(0, 0, 0), (0, 0, -0.2), (0, 0, -0.4)], 0.035, "#3a2a3a", steps=4, parent=hang)
        box((0.4, 0.4, 0.46), shine("#ffd872", 1.0), (0, 0, -0.64), bevel=0.07, parent=hang)
        for z in (-0.38, -0.9):
            box((0.5, 0.5, 0.1), clay("#3a2a3a"), (0, 0, z), bevel=0.03, parent=hang)
        bulb((x, y - 0.6, high - 0.9), 130, "#ffa53a", 0.3)


def rails(points, gauge=0.62):
    """Rails on ties along (x, y) points."""
    line = curve([(x, y, 0) for x, y in points], 60)
    sides = ([], [])
    for a, b in zip(line, line[1:]):
        way = (b - a).normalized()
        for side, points_of in zip((-1, 1), sides):
            points_of.append(a + side * gauge * way.cross((0, 0, 1)))
    for points_of in sides:
        tube([(p.x, p.y, 0.1) for p in points_of], 0.075, gloss("#c9d4e6"), steps=90, around=8)
    for a, b in zip(line[::2], line[1::2]):
        angle = math.degrees(math.atan2(b.y - a.y, b.x - a.x))
        box((0.34, 2.1, 0.2), material("#8a4d26", rough=0.8), (a.x, a.y, -0.06), (0, 0, angle), bevel=0.05)


def mine_cart(at, turn=(0, 0, 0), size=1.0, colour="#2f74f0"):
    """An open cart that rolls toward -y; the feet of a passenger are at z = 0.55. Returns the group."""
    handle = group(at, turn, size)
    wood = material("#c9803f", rough=0.6, wood=("#9a5a2a", (0.6, 3, 3)))
    dark, iron = clay("#4a2a20"), gloss("#4a5470")
    box((1.5, 1.8, 0.2), dark, (0, 0, 0.5), bevel=0.04, parent=handle)
    for y in (-0.92, 0.92):
        for k in range(3):
            box((1.7, 0.16, 0.36), wood, (0, y, 0.66 + 0.34 * k), bevel=0.05, parent=handle)
    for x in (-0.8, 0.8):
        for k in range(3):
            box((0.16, 1.9, 0.36), wood, (x, 0, 0.66 + 0.34 * k), bevel=0.05, parent=handle)
        for y in (-0.95, 0.95):
            box((0.26, 0.26, 1.16), iron, (x, y, 1.0), bevel=0.06, parent=handle)
        box((0.22, 2.1, 0.16), gloss(colour), (x, 0, 1.56), bevel=0.06, parent=handle)
        for y in (-0.6, 0.6):
            cylinder(0.36, 0.2, iron, (x * 0.8, y, 0.4), (0, 90, 0), sides=28, parent=handle)
            cylinder(0.14, 0.28, gloss("#ffc22e"), (x * 0.84, y, 0.4), (0, 90, 0), sides=18, parent=handle)
    for y in (-1.0, 1.0):
        box((1.8, 0.2, 0.16), gloss(colour), (0, y, 1.56), bevel=0.06, parent=handle)
    box((0.5, 0.16, 0.5), shine("#ffe08a", 1.0), (0, -1.03, 1.0), bevel=0.07, parent=handle)
    box((0.66, 0.12, 0.66), iron, (0, -0.99, 1.0), bevel=0.07, parent=handle)
    return handle


def sparks(at, way, count=16, seed=3):
    """Fiery cubes thrown from a wheel along `way`."""
    r = scatter(seed)
    for k in range(count):
        far, wide = 0.3 + 1.5 * k / count, 0.12 * (1.2 - k / count)
        where = [at[i] + way[i] * far + r.uniform(-0.25, 0.25) * far for i in range(3)]
        look = shine(["#ffd84d", "#ff9a2e"][k % 2], 1.0)
        box((wide, wide, wide), look, where, (40 * k, 25 * k, 10 * k), bevel=0.015)


def lantern_light(at=(0, 0, 1.8), face=1150):
    """Gold from the end of the tunnel, teal in the shade, a warm soft light on the hero at `at`."""
    sky([(-1, "#0c3a4a"), (1, "#0f4a5c")], 1.0, [(-1, "#2a6a86"), (0, "#6ab8c8"), (1, "#5a9ad8")], 0.75)
    x, y, z = at
    panel((x - 2.4, y - 6, z + 2.0), at, 2.5, face, "#ffeeda")
    panel((x + 2.8, y + 2.6, z + 1.8), at, 1.0, 420, "#ffb04a", spread=95)
    panel((x - 2.6, y + 2.4, z + 2.2), at, 1.0, 300, "#ffb04a", spread=95)
    panel((0, 18, 4), (0, 0, 1), 5, 1500, "#ffc46a", shiny=False)
    panel((x + 2, y - 9, z + 5), (x + 1, y + 5, z), 4, 1100, "#ffe8d0", shiny=False)
