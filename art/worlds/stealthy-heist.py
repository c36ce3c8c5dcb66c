"""Stealthy Heist: a round thief tiptoes through a blue museum at night, past red lasers, to the gold."""

import math

from mathutils import Euler, Vector

from cast.thief import TIPTOE, guard, thief
from kit.camera import camera
from kit.effects import beam
from kit.forms import ball, box, cylinder, tube
from kit.light import bulb
from kit.materials import clay, shine
from sets.museum import arch, bust, column, crown, floor, golden_mask, laser, night, picture, plinth, runner, wall
from sets.parquet import parquet, sandwich, velvet_rope


def hall():
    """The gallery's wall, floor and furniture."""
    floor()
    wall()
    for x in (-7.0, -2.6, 3.2, 7.6):
        column(x, 3.3)
    arch((0.3, 3.85, 3.6), 1.15)
    picture((-4.8, 3.8, 3.6), 2.0, 1.6)
    picture((5.4, 3.8, 3.7), 1.8, 2.0, "#f0b0c8", "star")
    plinth((-4.9, 2.4, 0))
    bust((-4.9, 2.4, 1.2), 20)


def icon():
    """Icon: the thief's masked face in the circle of a flashlight."""
    box((14, 0.1, 14), shine("#3440b8", 0.3), (0, 2.5, 2), bevel=0.001)
    for radius, colour, y in ((2.15, "#ffb52e", 2.42), (1.9, "#ffdc6a", 2.36)):
        cylinder(radius, 0.04, shine(colour, 0.55), (0.25, y, 2.0), (90, 0, 0), bevel=0.01, sides=64)
    night((0, 0, 1.6), 0.95, 0.6)
    arms = (
        [(-0.40, -0.05, 1.25), (-0.80, 0.0, 1.25), (-0.90, 0.0, 1.62)],
        [(0.40, -0.05, 1.25), (0.76, -0.42, 1.0), (0.72, -0.72, 1.28)],
    )
    thief((-0.02, 0, 0), (0, 0, 4), arms=arms, legs=TIPTOE["legs"], head=(2, 4, 6), gaze=(12, 2), sack_turn=(0, 24, 0))
    camera((-0.1, -5.0, 1.85), (-0.04, 0, 1.78), 27, roll=4)


def mask_hall():
    """The hall of the preview, without the thief, the mask and the beams."""
    hall()
    night((0, -0.5, 1.4))
    runner(-10, 10, -0.3, 2.2)
    plinth((2.45, 0.9, 0), 0.95)
    bulb((2.4, -0.4, 2.6), 26, "#ffd27a", 0.3)
    camera((-0.2, -7.8, 1.9), (0.38, 0, 1.58), 35, roll=-3)


def preview():
    """Preview: the thief tiptoes between the laser beams."""
    mask_hall()
    thief((-0.1, -0.4, 0), (0, 6, 12), 1.12, head=(2, 0, 4), gaze=(14, 2), sack_turn=(0, 16, 0), **TIPTOE)
    golden_mask((2.45, 0.9, 1.14), 0.95)
    laser((-3.2, 0.9, 0.5), (3.4, -1.6, 0.36))
    laser((-3.4, 1.0, 2.5), (3.6, 0.4, 3.5))
    laser((-2.6, -2.2, 0.2), (2.9, 1.6, 1.9))


def tall():
    """Tall picture: the thief comes down a rope from the skylight to the crown."""
    floor(front=-10)
    wall(height=12)
    column(-3.1, 3.2, 12)
    column(3.3, 3.2, 12)
    arch((0, 3.8, 6.6), 1.3)
    night((0, -0.4, 4.2), 1.25, 0.55)
    let_down((1.0, -0.3, 3.0), 1.2, 10)
    plinth((-0.5, -0.6, 0), 1.0)
    crown((-0.5, -0.6, 1.2), 1.0)
    bulb((-0.4, -1.6, 2.3), 46, "#ffd27a", 0.3)
    laser((-2.6, -1.2, 0.5), (2.6, -0.2, 0.8))
    laser((-2.5, 0.6, 1.6), (2.7, 0.6, 0.9))
    camera((-0.4, -10.8, 3.4), (0.0, 0, 3.35), 40, roll=-2)


def let_down(at, size, top):
    """The thief hangs from a rope by his belt, head down to the left, one hand stretched down to his loot."""
    lean = -58
    arms = (
        [(-0.40, -0.05, 1.25), (-0.80, -0.3, 1.06), (-1.25, -0.35, 0.72)],
        [(0.40, -0.05, 1.2), (0.78, -0.25, 1.42), (1.15, -0.1, 1.34)],
    )
    legs = (
        [(-0.24, 0, 0.5), (-0.34, -0.1, 0.1), (-0.26, 0.1, -0.26)],
        [(0.24, 0, 0.5), (0.56, -0.3, 0.26), (0.84, 0.05, 0.12)],
    )
    thief(at, (0, lean, 0), size, arms, legs, (6, 42, 4), (-8, -10), None, toes=((40, 0, 0), (40, 0, 0)))
    hook = Vector(at) + Euler((0, math.radians(lean), 0)).to_matrix() @ Vector((0.55, 0.1, 0.82)) * size
    x, y, _ = hook
    tube([hook, (x, y, hook.z + 1.5), (x - 0.1, y, top)], 0.05, clay("#e8c98a"), steps=20)


def background():
    """Background: the thief is at the right; the guard with his flashlight is far behind at the left."""
    hall()
    night((1.4, -0.6, 1.4), 1.05)
    runner(-10, 10, -0.5, 2.4)
    thief((0.95, -0.7, 0), (0, 6, 12), 1.2, head=(2, 0, 4), gaze=(14, 2), sack_turn=(0, 16, 0), **TIPTOE)
    plinth((3.75, 0.7, 0))
    golden_mask((3.75, 0.7, 1.2), 1.05)
    bulb((3.6, -0.6, 2.8), 36, "#ffd27a", 0.3)
    guard((-2.3, 1.7, 0), 18, 1.0, beam=(0, 0, -58), gaze=(-14, 0), head=(4, 0, -20))
    beam([(-3.05, 0.85, 1.25), (-5, 0.2, 1.1), (-8, -0.8, 0.8)], [0.14, 0.6, 1.5])
    laser((-8, 1.4, 0.5), (6.6, -1.9, 0.4))
    laser((-0.6, -2.6, 0.2), (6.4, 1.6, 1.3))
    camera((0, -9.4, 2.1), (0.1, 0, 1.85), 48, roll=-2)


def crossing():
    """Screenshot 1: the thief steps over a beam along the dotted line, behind a guard who looks for his sandwich."""
    parquet()
    wall(y=5.4)
    for x in (-6.6, 6.9):
        column(x, 4.6)
    picture((-3.4, 5.2, 3.5), 2.2, 1.7)
    picture((5.6, 5.2, 3.4), 1.7, 2.0, "#f0b0c8", "star")
    night((-0.4, -0.8, 1.4), 1.15, 0.5)
    velvet_rope(((1.5, 3.2), (2.2, 1.6), (4.4, 1.4), (5.4, 3.0)))
    plinth((3.4, 2.7, 0), 1.15, 1.1)
    golden_mask((3.4, 2.7, 1.26), 1.35)
    bulb((3.0, 0.9, 3.2), 120, "#ffd27a", 0.3)
    for x, y in ((1.15, -1.35), (1.75, -1.45), (2.3, -1.25), (2.7, -0.75), (2.92, -0.15), (3.05, 0.45), (3.15, 1.05)):
        ball(0.13, shine("#ffffff", 0.9), (x, y, 0.03), scale=(1, 1, 0.4), detail=18)
    legs = (
        [(-0.24, 0, 0.5), (-0.34, 0.06, 0.34), (-0.4, 0.14, 0.22)],
        [(0.24, 0, 0.5), (0.56, -0.36, 0.76), (0.86, -0.42, 0.46)],
    )
    pose = {**TIPTOE, "legs": legs, "toes": ((38, 0, 10), (-20, 0, 30))}
    thief((-0.45, -1.1, 0.06), (0, 8, 20), 1.22, head=(-4, 0, -14), gaze=(12, 2), sack_turn=(0, 20, 0), **pose)
    laser((0.4, -3.0, 0.42), (0.75, 4.6, 0.42))
    laser((1.5, 0.5, 0.42), (6.4, -0.5, 0.42))
    guard((-3.7, 2.3, 0), 10, 1.15, beam=(0, 0, -12), gaze=(-14, -10), head=(10, 0, -40))
    beam([(-4.0, 0.8, 1.34), (-4.2, -0.3, 0.7), (-4.4, -1.4, 0.05)], [0.14, 0.5, 0.85])
    sandwich((3.45, -1.75, 0), (0, 0, 24), 1.0)
    camera((0.2, -11.0, 3.6), (0.15, 0.2, 1.62), 46, roll=2)


def statue():
    """Screenshot 2: the thief poses as a statue on a plinth while the flashlight's beam passes."""
    hall()
    night((0.6, -0.5, 2.2), 1.0, 0.5)
    runner(-10, 10, -1.9, 1.6)
    plinth((0.7, -0.2, 0), 1.25, 0.8)
    arms = (
        [(-0.40, -0.05, 1.25), (-0.84, 0.0, 1.42), (-0.92, 0.0, 1.86)],
        [(0.40, -0.05, 1.25), (0.84, -0.1, 1.36), (1.06, -0.25, 1.74)],
    )
    legs = (
        [(-0.24, 0, 0.5), (-0.26, -0.04, 0.3), (-0.16, 0, 0.13)],
        [(0.24, 0, 0.5), (0.56, -0.2, 0.60), (0.30, -0.16, 0.40)],
    )
    thief(
        (0.7, -0.2, 1.0),
        (0, 0, 6),
        1.08,
        arms,
        legs,
        (-4, 0, 12),
        (-24, -6),
        0,
        (0, 24, 0),
        grin=False,
        toes=((0, 0, 10), (20, 0, 50)),
    )
    for x in (3.4, 5.6):
        plinth((x, 0.6, 0), 1.15, 1.15)
        bust((x, 0.6, 1.32), 12, 1.15)
    guard((-3.3, -1.2, 0), 42, 1.1, beam=(-16, 0, 14), gaze=(12, 8), head=(-6, 0, 6))
    beam([(-2.9, -2.2, 1.4), (-1.4, -1.5, 1.85), (0.9, -0.5, 2.5)], [0.15, 0.5, 1.15])
    camera((0.1, -9.6, 2.4), (0.25, 0, 1.95), 49, roll=-2)


def rope():
    """Screenshot 3: side view of the thief, who comes down the rope to the crown."""
    hall()
    night((-0.2, -0.5, 2.4), 1.1, 0.5)
    let_down((0.6, -0.4, 2.35), 1.2, 8)
    plinth((-0.95, -0.7, 0), 1.1, 0.5)
    crown((-0.95, -0.7, 0.56), 1.1)
    bulb((-0.9, -1.8, 2.0), 40, "#ffd27a", 0.3)
    laser((-6.5, 0.5, 1.2), (6.8, -1.6, 0.5))
    laser((-5.8, -1.4, 3.6), (-3.0, 2.0, 0.4))
    laser((2.4, 2.4, 4.8), (6.4, 0.6, 2.9))
    guard((4.3, 0.9, 0), -24, 1.05, beam=(0, 0, 40), gaze=(12, 0), head=(4, 0, 14))
    beam([(4.4, -0.15, 1.25), (6.0, -0.5, 1.1), (9, -1.5, 0.9)], [0.14, 0.5, 1.2])
    camera((0.2, -10.2, 2.5), (0.1, 0, 2.62), 51.5, roll=2)


SHOTS = {
    "icon": icon,
    "preview": preview,
    "tall": tall,
    "background": background,
    "screenshot-1": crossing,
    "screenshot-2": statue,
    "screenshot-3": rope,
}
