"""Launch day: a clay rocket with the cat as pilot leaves a pad of crates; friends wave from the pier."""

import math

from mathutils import Vector

from cast.cat import cat_head
from cast.caveman import caveman
from cast.dragon import flame
from cast.knight import knight
from kit.camera import camera
from kit.forms import ball, lathe, prism, ring, scatter, tube
from kit.materials import clay, gloss, gold, material
from kit.modelling import Clay
from kit.people import hand
from kit.props import coin, crate
from kit.scene import group
from sets.bay import island
from sets.harbour import pier
from sets.sea import Sea
from sets.seaside import seaside

FOG = ("#ffb49a", 30, 170, 0.7)

CHEER_KNIGHT = (
    [(-0.30, 0, 0.86), (-0.60, -0.12, 1.0), (-0.74, -0.2, 1.36)],
    [(0.30, 0, 0.86), (0.60, -0.12, 1.0), (0.74, -0.2, 1.36)],
)
CHEER_MAN = (
    [(-0.30, 0, 1.08), (-0.70, -0.15, 1.28), (-0.86, -0.2, 1.72)],
    [(0.30, 0, 1.08), (0.70, -0.15, 1.28), (0.84, -0.2, 1.70)],
)


def rocket(at, turn=(0, 0, 0), size=1.0):
    """A rocket along z, 4.4 high above its nozzle at the origin, with a golden porthole toward -y."""
    handle = group(at, turn, size)
    white, red, blue = gloss("#fff8f0"), gloss("#ff3d5a"), gloss("#2a63ff")
    profile = [(0.55, 0.3), (0.86, 0.7), (1.08, 1.4), (1.14, 2.1), (1.04, 2.8), (0.86, 3.3)]
    lathe([(0, 0.3), *profile, (0, 3.3)], white, parent=handle, sides=64)
    lathe([(0.885, 3.24), (0.72, 3.62), (0.46, 4.05), (0.2, 4.34), (0, 4.42)], red, parent=handle, sides=64)
    lathe([(0.9, 0.74), (1.0, 1.0), (1.03, 1.06), (0.95, 1.1), (0.86, 0.7)], blue, parent=handle, sides=64)
    ring(0.89, 0.07, gold(), (0, 0, 3.26), sides=64, parent=handle)
    lathe([(0.34, 0.42), (0.5, 0.2), (0.66, -0.1), (0.58, -0.12), (0.3, 0.1)], gloss("#4a4478"), parent=handle)
    fin = [(0, 1.5), (0.62, 0.62), (0.86, -0.16), (0.5, 0.06), (0, 0.4)]
    for a in (0, 180, 270):
        wing = group((0, 0, 0), (0, 0, a), 1, handle)
        prism([(x + 0.8, z) for x, z in fin], 0.2, red, bevel=0.08, segments=4, parent=wing)
    ball(0.86, material("#2a1c52", rough=0.6), (0, -0.52, 2.12), scale=(1, 0.62, 1), parent=handle)
    ring(0.86, 0.15, gold(), (0, -0.86, 2.12), (90, 0, 0), sides=64, parent=handle)
    for k in range(8):
        a = math.tau * (k + 0.5) / 8
        ball(0.06, gloss("#ff9d0a"), (0.86 * math.cos(a), -1.0, 2.12 + 0.86 * math.sin(a)), detail=14, parent=handle)
    return handle


def pilot(ship, head=(0, 0, 0), gaze=(0, 0)):
    """The cat in the porthole: one paw on its frame, the other waving."""
    fur = clay("#6f4dc0", sheen=0.4)
    cat_head((0, -1.08, 2.14), ship, head, gaze, 30, 0.3, 0.98)
    for line in (
        [(-0.5, -0.95, 1.75), (-0.86, -1.2, 1.72), (-0.98, -1.16, 1.98)],
        [(0.5, -0.95, 1.8), (1.0, -1.2, 2.1), (1.2, -1.25, 2.6)],
    ):
        tube(line, [0.15, 0.13, 0.12], fur, parent=ship)
        hand(line[-1], Vector(line[-1]) - Vector(line[-2]), clay("#fbf3ff"), ship, 1.15)


def smoke(heaps, seed, colours=("#fff3ea", "#ffd9cc", "#ffc2c2")):
    """Clouds of smoke: (x, y, z, size), each in its own shade."""
    r = scatter(seed)
    for i, (x, y, z, size) in enumerate(heaps):
        body = Clay().lump((0, 0, 0), size)
        for _ in range(13):
            way = Vector((r.uniform(-1, 1), r.uniform(-0.8, 0.5), r.uniform(-0.6, 0.8)))
            body.lump(way * size * 0.95, size * r.uniform(0.36, 0.62))
        look = material(colours[i % len(colours)], rough=1, specular=0, glow=0.16, bottom="#e88aa6")
        body.make(look, voxel=size * 0.09, smooth=3, at=(x, y, z))


def tumbling_crates(places):
    """Crates thrown off the pad: (position, rotation, edge length)."""
    for at, turn, side in places:
        crate(at, (side,) * 3, turn)


def publish():
    """Close-up: the rocket flies up toward the camera; smoke over the crates."""
    sea = Sea()
    island(sea, -16, 30, 7, 1, 6)
    island(sea, 17, 36, 7, 2, 6)
    seaside("magenta", (0, -1, 3), 420, ((-34, 150, 22, 7), (40, 150, 16, 8), (8, 170, 50, 6)))
    ship = rocket((-0.1, 0, 1.75), (8, 13, 0), 1.12)
    pilot(ship, (8, -8, 6), (4, -6))
    flame((-0.2, 0, 1.75), (-0.95, 0.2, -0.9), 2, 1.35)
    heaps = ((-1.9, 0.6, -0.1, 1.15), (0.4, 0.8, -0.2, 1.2), (-3.4, 0.2, -0.4, 1.05), (1.9, 0.3, -0.4, 1.0))
    heaps += ((-2.3, -1.3, -0.35, 0.95), (-0.6, -1.7, -0.55, 0.85), (1.2, -1.4, -0.4, 0.9), (3.3, 0.6, -0.6, 0.85))
    smoke(heaps + ((-4.9, 0.8, -0.6, 0.9), (-0.9, 2.0, 0.6, 1.1)), 3)
    tumbling_crates(
        (
            ((-3.0, -0.7, 1.5), (20, 34, 10), 0.75),
            ((2.3, -0.6, 1.2), (-20, -28, 30), 0.85),
            ((3.6, 1.0, 2.7), (40, 20, 30), 0.6),
            ((-4.2, 1.2, 3.1), (10, 60, 20), 0.55),
        )
    )
    for at, turn, size in (
        ((-2.3, -1.2, 3.9), (8, 10, 30), 0.36),
        ((2.9, -0.8, 4.4), (-8, -14, -24), 0.42),
        ((3.3, -1.6, 0.6), (10, 20, -30), 0.34),
        ((-3.6, -0.6, 5.4), (0, 10, 20), 0.3),
    ):
        coin(at, turn, size)
    eye = (0.3, -12.6, 1.6)
    camera(eye, (0.0, 0, 3.2), 47, roll=-2)
    sea.pour(eye, -30, 30)


def head_of_page():
    """The wide picture: the rocket rises diagonally from the pad at the left; friends on the pier below, calm sky
    above."""
    sea = Sea()
    island(sea, -18, 32, 7, 1, 6)
    island(sea, 22, 36, 8, 2, 7)
    seaside("magenta", (1, -1, 2.4), 600, ((-46, 150, 12, 7), (56, 150, 13, 8), (6, 170, 8, 4)))
    ship = rocket((-0.45, 0, 1.35), (4, 54, 0), 1.12)
    pilot(ship, (6, -42, 6), (8, -2))
    flame((-0.45, 0, 1.3), (-3.5, 0.2, -0.1), 2, 1.1)
    heaps = ((-3.2, 0.4, 0.0, 0.95), (-4.6, 0.2, -0.2, 1.2), (-6.0, 0.4, -0.5, 1.1), (-3.6, -1.1, -0.6, 0.9))
    heaps += ((-7.3, 0.8, -0.6, 1.0), (-2.1, -0.3, -0.6, 0.75), (-5.2, -1.2, -0.8, 0.9), (-5.2, 1.8, 0.6, 1.1))
    smoke(heaps, 3)
    tumbling_crates(
        (
            ((-5.6, -1.0, 1.9), (20, 34, 10), 0.8),
            ((-2.5, -1.2, 1.2), (-20, -28, 30), 0.7),
            ((-6.9, 0.8, 2.9), (40, 20, 30), 0.6),
            ((-4.0, 0.6, 2.9), (10, 50, 10), 0.5),
        )
    )
    pier(3.3, 14, -0.2, 0.35, 2.6)
    knight(
        (4.25, -0.6, 0.35), (0, 4, -22), 1.1, CHEER_KNIGHT, head=(-10, 0, -14), gaze=(-14, 12), mood="calm", sweep=0.7
    )
    caveman((5.85, -0.5, 0.35), (0, 0, -20), 1.0, CHEER_MAN, head=(-8, 0, -8), gaze=(-12, 8), holds=1, shout=0.3)
    for at, turn, size in (
        ((-1.5, -0.8, 3.6), (8, 10, 30), 0.38),
        ((-3.1, -0.4, 2.2), (-8, -14, -24), 0.3),
        ((2.4, -1.8, 0.5), (10, 20, -30), 0.34),
        ((-0.6, -2.2, 0.5), (20, 10, 20), 0.34),
    ):
        coin(at, turn, size)
    eye = (0.3, -13.0, 2.2)
    camera(eye, (0.0, 0, 3.5), 58, roll=-2)
    sea.pour(eye, -44, 44)


SHOTS = {"publish": publish, "hero-publish": head_of_page}
