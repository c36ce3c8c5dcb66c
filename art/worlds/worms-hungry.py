"""Worms Hungry: a fat pink worm eats its way up through an apple orchard in blossom."""

import math

from cast.worm import apple, beetle, mole, worm
from kit.camera import camera
from kit.effects import dust, pointer
from kit.forms import curve, rock, scatter, tube
from kit.light import sky, studio
from kit.materials import clay
from kit.props import coin, flower
from sets.hills import ground, meadow, rolling
from sets.orchard import DEEP, blossom_tree, crystals, mine_light, orchard, petals, roots, soil, spring, stones, turf


def crumbs(at, count=14, spread=0.8, seed=0, colours=("#a8653c", "#7a4a30"), size=0.09):
    """Crumbs of soil or apple in front of a mouth."""
    r = scatter(seed)
    for k in range(count):
        where = [
            at[0] + r.uniform(-spread, spread),
            at[1] - r.uniform(0, 0.3),
            at[2] + r.uniform(-spread, spread) * 0.7,
        ]
        rock(size * r.uniform(0.5, 1.2), clay(colours[k % len(colours)]), where, seed=k, detail=1)


def bough(points, count, seed):
    """A branch of the icon with oversized blossoms."""
    r = scatter(seed)
    tube(points, [0.15, 0.11, 0.06], clay("#8a5a44"))
    for k, p in enumerate(curve(points, count)):
        where = (p.x + r.uniform(-0.14, 0.14), p.y - 0.2, p.z + r.uniform(-0.16, 0.16))
        flower(where, ("#ffffff", "#ffc4dc")[k % 2], (74, r.uniform(-20, 20), 0), r.uniform(1.1, 1.5))


def icon():
    """Icon: the worm looks out of the bite in an apple of its own size, under blossom."""
    studio((0, 0, 1.4), 0.95, 0.55, cool="#c8f0ff")
    seen = [(-0.3, "#d8fff0"), (-0.05, "#a0f5ec"), (0.15, "#4fdce0"), (0.3, "#22bcd8")]
    sky(seen, 1.0, [(-1, "#a88a8a"), (0, "#fff0ea"), (1, "#c0e0ff")], 0.6)
    apple((0.1, 0.1, 0.42), (-44, 0, 14), 2.1, bite=0)
    path = [(0.1, 0.2, 0.2), (0.12, -0.1, 0.5), (0.12, -0.35, 0.8), (0.05, -0.42, 1.1), (0, -0.4, 1.4)]
    worm(path, 0.40, (5, -7, 16), (14, 12), 0.5, head_at=(-0.06, -0.42, 1.78), size=0.98, tail=0.8)
    bough([(-2.6, 2, 2.0), (-1.85, 1.9, 2.5), (-1.4, 1.8, 2.85), (-0.95, 1.8, 3.0)], 3, 1)
    bough([(2.3, 2, 0.7), (1.75, 1.9, 1.5), (1.6, 1.8, 2.2), (1.2, 1.8, 2.7)], 5, 4)
    camera((-0.1, -5.2, 1.5), (0.03, 0, 1.53), 30, roll=4)


# Points of the preview's worm, tail first.
LINE = [
    (-1.5, 0.15, 0.3),
    (-1.9, 0.15, -0.9),
    (-1.6, 0.15, -2.2),
    (-0.6, 0.15, -2.7),
    (0.1, 0.15, -2.2),
    (0.1, 0.1, -1.6),
]


def burrow():
    """The preview's tunnel below the orchard, without the worm and its apple; wide enough for a clip. Returns the
    petals in the wind."""
    # Extend the face by whole cells (0.085 each) on both sides, so that the grid of the middle stays the same.
    soil([(LINE, 0.62), ([(-0.1, 0, -1.5), (1.4, 0, -1.5)], 1.0)], -4 - 24 * 0.085, 4 + 24 * 0.085, -4.6)
    turf(-4, 4, gaps=((-1.5, 0.5),))
    turf(-6.2, -4, 5)
    turf(4, 6.2, 6)
    orchard(((-2.6, 4.4, 1.0), (2.9, 4.8, 1.1), (0.2, 9.0, 1.2)))
    stones(((2.1, -3.2, 0.42), (1.4, -3.5, 0.3), (-2.6, -3.3, 0.36)))
    roots(2.5, -0.1, 3)
    spring((0.2, -0.4, -1.4))
    camera((0.1, -8.6, -0.1), (0.0, 0, -0.95), 38, roll=3)
    return petals(((-2.5, 2.5), (-0.2, 3), (0.2, 2.0)), 26)


def preview():
    """Preview: the worm bites an apple in the soil; blossom above."""
    burrow()
    worm(LINE, 0.5, (2, 4, 14), (14, -6), 0.36, 1.42, head_at=(-0.1, -0.55, -1.35))
    apple((1.5, -0.95, -1.75), (6, 14, 0), 1.1, bite=-44)
    crumbs((0.85, -1.1, -1.6), 9, 0.3, 3, ("#fff3c4",), 0.05)


def tall():
    """Tall picture: the worm comes up out of the ground into a rain of apples."""
    path = [
        (-1.4, 0.15, -2.0),
        (-0.4, 0.15, -2.5),
        (0.6, 0.15, -1.9),
        (0.6, 0.1, -0.9),
        (0.1, 0.1, 0.1),
        (-0.05, 0, 0.9),
    ]
    soil([(path, 0.62)], -4, 4, -5.4)
    turf(-4, 4, gaps=((0.15, 0.55),))
    orchard(((-2.9, 4.6, 1.25), (3.1, 5.2, 1.3), (0.4, 13.0, 1.2)))
    stones(((1.6, -2.6, 0.36), (-1.7, -3.4, 0.4), (1.2, -3.9, 0.3)))
    roots(-1.6, -0.1, 3, 1.2)
    spring((0, -0.4, 1.4))
    worm(path, 0.52, (-10, 4, 6), (6, 18), 0.42, 1.4, head_at=(-0.05, -0.4, 1.45))
    dust((0.15, -0.2, 0.1), (0.8, 0.25, 0.12), 0.24, 26, "#a8653c", 4)
    crumbs((0.15, -0.3, 0.5), 16, 1.1, 5)
    for x, y, z, size, turn in (
        (0.75, -0.5, 2.9, 0.72, 24),
        (-0.85, -0.2, 3.3, 0.62, -30),
        (0.1, 0.2, 4.1, 0.58, 50),
        (1.25, 0, 3.9, 0.5, -14),
    ):
        apple((x, y, z), (20, turn, 0), size)
    petals(((-2.2, 2.2), (-0.2, 3), (0.4, 4.8)), 30)
    camera((0.1, -9.8, 0.9), (0.05, 0, 0.55), 48, roll=3)


def background():
    """Background: the worm bites at the right; the winding tunnel is in the middle, plain soil at the left."""
    path = [
        (-0.7, 0.15, 0.4),
        (-1.15, 0.15, -0.5),
        (-0.9, 0.15, -1.5),
        (0.1, 0.15, -1.9),
        (0.8, 0.15, -1.4),
        (1.0, 0.1, -1.0),
    ]
    soil([(path, 0.62), ([(1.0, 0, -0.95), (2.6, 0, -1.0)], 1.0)], -7, 7, -4.4)
    turf(-7, 7, gaps=((-0.75, 0.5),))
    orchard(((-4.8, 5.0, 1.1), (-1.4, 8.5, 1.2), (4.4, 5.6, 1.15), (8.4, 8.5, 1.3), (-9.0, 9.0, 1.3)))
    stones(((4.3, -2.0, 0.4), (3.7, -2.4, 0.28), (-3.4, -2.2, 0.34)))
    roots(4.2, -0.1, 3)
    spring((1.0, -0.4, -0.9), 280)
    worm(path, 0.5, (2, 4, 14), (14, -4), 0.36, 1.42, head_at=(0.95, -0.55, -0.75))
    apple((2.55, -0.95, -1.15), (6, 14, 0), 1.1, bite=-44)
    crumbs((1.9, -1.1, -1.0), 9, 0.3, 3, ("#fff3c4",), 0.05)
    petals(((-4.5, 4.5), (-0.2, 3), (0.2, 2.0)), 34)
    camera((0.1, -9.6, 0.4), (0.1, 0, -0.35), 48, roll=3)


def tunnels():
    """Screenshot 1: a long tunnel with apples in the soil around it."""
    path = [
        (-3.4, 0.15, 0.3),
        (-3.7, 0.15, -0.9),
        (-2.4, 0.15, -1.5),
        (-2.3, 0.15, -2.7),
        (-1.0, 0.15, -3.0),
        (-0.4, 0.15, -2.1),
    ]
    soil([(path, 0.56), ([(3.2, 0, -1.9), (3.3, 0, -1.95)], 0.8)], -6.5, 6.5, -5)
    turf(-6.5, 6.5, gaps=((-3.4, 0.5),))
    orchard()
    stones(((1.5, -3.6, 0.5), (0.7, -3.9, 0.3), (-4.7, -1.3, 0.4), (4.9, -3.2, 0.4), (4.6, -0.7, 0.3)))
    roots(1.4, -0.1, 3, 0.9)
    roots(-0.9, -0.1, 5, 1.1)
    spring((0, -0.4, -1.6), 300)
    worm(path, 0.46, (-4, 4, 12), (14, 6), 0.36, 1.3, head_at=(-0.35, -0.5, -1.7))
    for x, z, size in ((3.3, -1.95, 1.05), (-4.0, -3.0, 0.7), (2.9, -3.4, 0.8)):
        apple((x, -0.25, z), (6, 12, 0), size)
    pointer((3.3, -0.5, -1.1), 1.3)
    for x, z in ((0.85, -1.25), (1.5, -1.12), (2.2, -1.2)):
        coin((x, -0.15, z), (0, 0, 18), 0.24)
    beetle((1.3, -0.3, -2.5), (0, 40, 0), 0.9)
    camera((0, -10.2, 0.6), (0, 0, -1.25), 50, roll=2)


def rain_of_apples():
    """Screenshot 2: the worm comes out of the grass under the tree."""
    ground(lambda x, y: rolling(x, y) * 0.6 if y > 0 else 0, -20, 20, -9, 34, "#6cc04a", "#a8e05c")
    for i, (x, y, size) in enumerate(
        ((3.9, 3.6, 1.35), (-4.9, 6.0, 1.3), (-1.0, 10.5, 1.2), (9.0, 9.0, 1.3), (-10, 10, 1.3))
    ):
        blossom_tree((x, y, 0), size, i, 6)
    meadow(lambda _x, _y: 0, 90, 3, -6, 6, -5.5, 4.5)
    spring((-0.6, -0.6, 1.6), 280)
    path = [(-0.9, 0.1, -1.0), (-0.9, 0.0, -0.3), (-0.75, -0.1, 0.4), (-0.6, -0.3, 1.0)]
    worm(path, 0.58, (-4, 4, 10), (10, 14), 0.42, 1.5, head_at=(-0.55, -0.7, 1.6), tail=0.9)
    dust((-0.9, -0.5, 0.05), (1.1, 0.6, 0.14), 0.26, 36, "#a8653c", 4)
    crumbs((-0.8, -0.9, 0.7), 18, 1.5, 5)
    for x, y, z, size, turn in (
        (1.0, -0.9, 2.9, 0.72, 24),
        (2.4, -0.6, 1.6, 0.72, -30),
        (3.2, -0.4, 2.8, 0.66, 50),
        (1.7, -1.2, 0.36, 0.72, 80),
        (-3.3, -1.0, 0.36, 0.72, 30),
    ):
        apple((x, y, z), (20, turn, 0), size)
    for k in range(3):
        coin((2.1 + 0.68 * k, -2.0, 0.4), (0, 0, 20), 0.27)
    petals(((-4.5, 4.5), (-0.2, 3), (0.2, 4.0)), 40)
    camera((0.2, -9.6, 3.0), (0.2, 0, 1.6), 48, roll=-3)


def deep():
    """Screenshot 3: the worm is curled around a stone deep down; the mole digs closer."""
    coil = [
        (-0.9 + 1.2 * math.cos(math.radians(a)), 0.15, -3.6 + 1.15 * math.sin(math.radians(a)))
        for a in range(230, 520, 45)
    ]
    burrow = [(6.5, 0, -5.0), (4.6, 0, -4.9), (2.9, 0, -4.3)]
    hall = [(coil[-1][0], 0, coil[-1][2]), (-1.0, 0, -2.0)]
    soil([(coil, 0.58), (hall, 0.6), (burrow, 0.85), ([(2.6, 0, -3.9), (2.6, 0, -4.1)], 1.15)], -6.5, 6.5, -7, DEEP)
    stones(
        ((3.6, -1.6, 0.4), (-4.5, -5.4, 0.5), (0.9, -5.9, 0.4), (4.9, -3.2, 0.3), (-4.8, -1.7, 0.36)),
        ("#a89ac8", "#8f82b8"),
        3,
    )
    rock(0.86, clay("#b8b4cc"), (-0.9, 0.0, -3.6), (10, 20, 0), (1, 0.8, 0.95), 8, 0.22)
    crystals(
        (
            (-4.3, -4.7, 0.8, "#3fe0e8"),
            (4.9, -2.2, 0.8, "#ff6fd0"),
            (1.0, -1.5, 0.6, "#3fe0e8"),
            (-2.9, -6.0, 0.7, "#ff6fd0"),
        ),
        2,
    )
    mine_light((-0.4, -0.4, -3.4))
    worm(coil, 0.48, (-2, 4, 12), (16, -10), 0.28, 1.25, head_at=(-1.35, -0.6, -2.3), greed=-14)
    mole((2.6, -0.2, -5.0), (0, -6, -18), 1.0, head=(0, -4, -8), gaze=(-14, 8))
    crumbs((1.6, -0.7, -4.2), 16, 0.6, 3, ("#7a5a8f", "#5f4a86"))
    apple((-3.6, -0.3, -3.0), (6, 12, 0), 0.85)
    pointer((-3.6, -0.6, -2.3), 1.2)
    for x, z in ((-3.5, -4.0), (-2.8, -4.5), (-2.1, -4.9)):
        coin((x, -0.4, z), (0, 0, 18), 0.22)
    camera((0, -10.2, -2.6), (0, 0, -3.55), 50, roll=-3)


SHOTS = {
    "icon": icon,
    "preview": preview,
    "tall": tall,
    "background": background,
    "screenshot-1": tunnels,
    "screenshot-2": rain_of_apples,
    "screenshot-3": deep,
}
