"""Survive Squad: three friends in red, yellow and blue stand back to back and throw snowballs at plush robots under an
aurora."""

import math

from mathutils import Vector

from cast.plush import parachute, plush, plush_head
from cast.squad import burst, friend, snowball, thrown
from kit.camera import camera
from kit.effects import dust, pointer
from kit.forms import scatter, sheet
from kit.light import bulb, panel, sky, studio
from kit.materials import material, veil
from kit.modelling import Clay
from kit.props import coin, crate
from kit.scene import group
from sets.ice import (
    aurora,
    floe,
    hut,
    iceberg,
    igloo,
    log,
    logs,
    mast,
    night_window,
    polar_night,
    stars,
    stove,
    water,
)

# RIGHT: a throw with the hand at the right of the picture; LEFT mirrors it.
RIGHT = (
    [(-0.36, 0, 1.16), (-0.68, -0.28, 1.08), (-0.74, -0.6, 1.32)],
    [(0.36, 0, 1.18), (0.86, -0.02, 1.36), (1.0, -0.15, 1.76)],
)
LEFT = (
    [(-0.36, 0, 1.18), (-0.86, -0.02, 1.36), (-1.0, -0.15, 1.76)],
    [(0.36, 0, 1.16), (0.68, -0.28, 1.08), (0.74, -0.6, 1.32)],
)
FORWARD = (
    [(-0.36, 0, 1.16), (-0.6, -0.2, 0.92), (-0.52, -0.52, 0.78)],
    [(0.36, 0, 1.16), (0.62, -0.3, 1.0), (0.6, -0.68, 1.16)],
)
MIDNIGHT = ((-1, "#0a3a66"), (-0.02, "#1f8fa8"), (0.06, "#0f4f8f"), (0.2, "#16308a"), (1, "#140f52"))
HURL = (
    [(-0.36, 0, 1.16), (-0.72, -0.2, 1.0), (-0.96, -0.42, 1.22)],
    [(0.36, 0, 1.18), (0.84, -0.06, 1.34), (1.04, -0.22, 1.74)],
)
# Poses of the background: red leaps and aims, yellow has thrown its ball, blue has a ball ready. LEAP and STEP are
# legs.
AIM = (
    [(-0.36, 0, 1.18), (-0.82, -0.3, 1.2), (-1.06, -0.72, 1.34)],
    [(0.36, 0, 1.2), (0.86, 0.08, 1.4), (1.0, -0.02, 1.86)],
)
LOB = (
    [(-0.36, 0, 1.18), (-0.82, -0.12, 1.46), (-1.04, -0.3, 1.84)],
    [(0.36, 0, 1.16), (0.72, -0.06, 0.98), (0.9, -0.3, 0.82)],
)
GUARD = ([(-0.36, 0, 1.16), (-0.64, -0.2, 0.98), (-0.8, -0.5, 0.86)], RIGHT[1])
LEAP = (
    [(-0.2, 0, 0.56), (-0.52, -0.42, 0.52), (-0.62, -0.36, 0.14)],
    [(0.2, 0, 0.56), (0.44, 0.2, 0.3), (0.86, 0.5, 0.28)],
)
STEP = (
    [(-0.2, 0, 0.56), (-0.46, -0.3, 0.42), (-0.52, -0.34, 0.14)],
    [(0.2, 0, 0.56), (0.4, 0.06, 0.32), (0.52, 0.16, 0.14)],
)


# Back to back: red throws toward the camera, yellow to the left, blue to the right.
YELLOW = {
    "at": (-0.98, 0.3, 0),
    "turn": (0, 0, -42),
    "arms": LEFT,
    "legs": STEP,
    "head": (0, 0, 20),
    "gaze": (-8, 2),
    "shout": 0.2,
    "ball_in": 0,
}
BLUE = {
    "at": (1.02, 0.3, 0),
    "turn": (0, 0, 42),
    "arms": RIGHT,
    "legs": STEP,
    "head": (0, 0, -22),
    "gaze": (6, 2),
    "shout": 0.14,
    "ball_in": 1,
}
RED = {
    "at": (0.02, -0.5, 0),
    "turn": (0, 3, 4),
    "arms": FORWARD,
    "legs": STEP,
    "head": (0, 0, -2),
    "gaze": (2, 0),
    "shout": 0.2,
    "ball_in": 1,
}


def squad(at, size=1.0, turn=0):
    """The three friends back to back."""
    handle = group(at, (0, 0, turn), size)
    friend("yellow", **YELLOW, parent=handle)
    friend("blue", **BLUE, parent=handle)
    friend("red", **RED, parent=handle)
    return handle


def sky_lights(y=90, foot=14):
    """The aurora and the stars."""
    aurora(y, 1, 34, foot)
    stars()


def ribbon(z, high, colour, phase):
    """A winding curtain of the icon's aurora; its lower edge is at about `z`."""
    rows = []
    for i in range(61):
        x = -3 + 0.1 * i
        low = z + 0.28 * math.sin(2.1 * x + phase) + 0.22 * x
        rows.append([(x, 4 + 0.2 * phase, low), (x + 0.2, 4 + 0.2 * phase, low + high)])
    curtain = sheet(rows, veil(colour, 0.9), crease=0)
    curtain.visible_shadow = curtain.visible_diffuse = curtain.visible_glossy = False


def icon():
    """Icon: a friend shouts over a snowball that is too big for two mittens; the aurora behind."""
    studio((0, 0, 1.6), 0.9, 0.6, cool="#8affd8", warm="#ff8ad0")
    seen = [(-0.3, "#a04ae0"), (-0.05, "#7a30d8"), (0.15, "#4a1fb0"), (0.3, "#2f1590")]
    sky(seen, 1.0, [(-1, "#8a6ab8"), (0, "#e0c8ff"), (1, "#b9b0ff")], 0.5)
    for k, (z, high, colour) in enumerate(((1.5, 0.9, "#ff5fd0"), (2.2, 0.9, "#2fffb0"), (3.0, 0.9, "#2fd8ff"))):
        ribbon(z, high, colour, 1.3 * k)
    arms = (
        [(-0.36, 0, 1.16), (-0.86, -0.4, 1.02), (-0.72, -0.96, 0.96)],
        [(0.36, 0, 1.16), (0.86, -0.4, 1.02), (0.74, -0.96, 0.96)],
    )
    friend("red", (-0.04, 0, 0), (0, 0, 4), 1, arms, None, (6, -8, 6), (4, 0), 0.3)
    r, snow = scatter(4), Clay().lump((0, 0, 0), 0.8)
    for _ in range(60):
        way = Vector((r.uniform(-1, 1), r.uniform(-1, 0.3), r.uniform(-1, 1))).normalized()
        snow.lump(way * 0.66, r.uniform(0.16, 0.24))
    look = material("#cfdcfa", bottom="#6a78e0", rough=0.85)
    snow.make(look, voxel=0.04, smooth=3, at=(0.04, -0.9, 0.40))
    camera((-0.1, -5.2, 1.75), (0.02, 0, 1.7), 27.8, roll=-4)


def night_floe():
    """The floe under the aurora, without the friends and the robots."""
    eye = (0.2, -8.4, 1.2)
    water(eye, ((0, 2, 6),))
    floe(0, 2.0, 6.0, 4.6)
    iceberg((-9, 22, -0.8), 2.2, 1)
    iceberg((11, 26, -0.8), 2.6, 4)
    sky_lights()
    polar_night((0, -0.4, 1.5))
    camera(eye, (0.05, 0, 1.72), 39, roll=-3)


def preview():
    """Preview: the friends stand back to back on the floe; robots come from both sides."""
    night_floe()
    plush((-2.5, 2.8, 0), (0, 0, 34), 0.95)
    plush((2.5, 2.6, 0), (0, 10, -34), 0.95, "#ff9fc0", dizzy=True)
    burst((2.2, 1.9, 1.5), 0.5)
    parachute((1.9, 9, 4.4), 0.95)
    plush((1.9, 9, 4.4), (0, 0, -16), 0.95, hanging=True)
    squad((0, -0.5, 0), 1.02)


def tall():
    """Tall picture: robots with parachutes above the friends."""
    eye = (0.1, -10.0, 1.0)
    water(eye, ((0, 1, 7),))
    floe(0, 0.6, 6.4, 6.4)
    iceberg((-9, 24, -0.8), 2.4, 1)
    iceberg((10, 28, -0.8), 2.8, 4)
    sky_lights(90, 22)
    for k, (x, y, z, size) in enumerate(((-1.25, 2.5, 3.9, 0.78), (1.5, 4.5, 4.6, 0.8), (-0.6, 9, 8.6, 0.9))):
        parachute((x, y, z), size, (("#ff6f91", "#fff0e4"), ("#ffc61f", "#fff0e4"), ("#7fd0ff", "#fff0e4"))[k])
        plush((x, y, z), (0, 0, -10 * x), size, ("#b48cf0", "#ff9fc0", "#b48cf0")[k], hanging=True)
    polar_night((0, -0.4, 1.7), 1.1)
    squad((0.0, -0.4, 0), 1.08)
    camera(eye, (0.0, 0, 2.45), 49, roll=-3)


def background():
    """Background: red leaps and aims at the robots that land in front of the igloo; yellow has just hit one; blue
    covers red's back."""
    eye = (0, -10.4, 1.3)
    water(eye, ((0, 4, 11),))
    floe(0.5, 5.0, 13.0, 8.6)
    iceberg((-19, 34, -0.8), 2.6, 1)
    iceberg((17, 30, -0.8), 2.4, 4)
    aurora(90, 4, 26, 13, strength=0.34)
    stars()
    igloo((-6.3, 9.4, 0), 1.25, 24)
    for x, y, z, size, colour, stripe in (
        (-4.3, 26.0, 7.6, 0.95, "#ff9fc0", "#ffc61f"),
        (9.6, 22.0, 6.3, 0.95, "#b48cf0", "#7fd0ff"),
    ):
        parachute((x, y, z), size, (stripe, "#fff0e4"))
        plush((x, y, z), (0, 0, -2 * x), size, colour, hanging=True)
    plush((-3.85, 3.4, 2.3), (0, -36, 40), 1.05, "#b48cf0", hanging=True, dizzy=True)
    burst((-3.0, 2.7, 3.3), 0.6)
    plush((6.75, 6.6, 0), (0, 0, -36), 0.95, "#ff9fc0")
    polar_night((0.8, -0.4, 1.8), 0.95, 0.6, MIDNIGHT)
    friend("yellow", (-1.95, 2.2, 0), (0, -10, -34), 1.05, LOB, STEP, (-8, 0, 8), (-12, 8), 0.2)
    friend("blue", (3.2, 1.8, 0), (0, 4, 40), 1.05, GUARD, STEP, (0, 0, -20), (8, 2), 0.14, 1)
    for k, (x, y, wide) in enumerate(((0.25, -0.5, 0.5), (1.5, -0.1, 0.6))):
        dust((x, y, 0.06), (wide, 0.24, 0.16), 0.13, 40, "#e8f7ff", k + 3)
    for k in range(14):
        snowball((0.2 + 0.14 * k, -0.9 + 0.05 * k, 0.42 + 0.3 * ((k * 0.618) % 1)), 0.05 + 0.02 * (k % 3), None, k)
    for k, (x, y, z) in enumerate(((2.7, 0, 0.2), (3.2, -0.1, 0.2), (3.65, 0.1, 0.2), (2.95, 0, 0.56), (3.4, 0, 0.56))):
        snowball((x - 0.1, y - 1.9, z), 0.26, None, k)
    friend("red", (0.75, -0.7, 0.5), (4, -8, -14), 1.14, AIM, LEAP, (-4, 2, 8), (-10, 4), 0.22, 1)
    camera(eye, (0.1, 0, 1.9), 48, roll=-3)


def outpost():
    """Screenshot 1: red is in front and throws; many robots come across the ice."""
    eye = (0.2, -9.4, 1.5)
    water(eye, ((0, 4, 10),))
    floe(0, 4.5, 11.0, 8.0)
    iceberg((-15, 30, -0.8), 2.6, 1)
    iceberg((17, 30, -0.8), 2.4, 4)
    aurora(90, 2, 24, 13, strength=0.3)
    stars()
    for k, (x, y, turn) in enumerate(
        ((2.2, 2.6, -24), (4.2, 3.4, -36), (6.0, 5.4, -40), (3.6, 6.4, -24), (1.8, 8.6, -14), (5.4, 9.0, -34))
    ):
        plush((x, y, 0), (0, 8 if k == 1 else 0, turn), 0.95, ("#b48cf0", "#ff9fc0")[k % 2], dizzy=k == 1)
    burst((3.9, 2.7, 1.5), 0.6)
    thrown((1.2, -0.6, 2.5), (2.9, 2.0, 2.3), 1, 0.24)
    polar_night((-0.8, -0.6, 1.8), 0.9, 0.5, MIDNIGHT)
    panel((4.2, -5.0, 3.6), (3.8, 3.2, 1.0), 2.0, 300, "#ffe0f0", shiny=False)
    friend("yellow", (-3.15, 1.6, 0), (0, 0, 30), 1.0, LEFT, STEP, (0, 0, -6), (10, 2), 0.2, 0)
    friend("blue", (-5.0, 3.1, 0), (0, 0, 30), 1.0, LEFT, STEP, (0, 0, -6), (10, 2), 0.14, 0)
    friend("red", (-0.5, -1.0, 0), (0, 7, 22), 1.18, HURL, STEP, (-2, -2, -8), (12, 4), 0.22, 1)
    for k in range(3):
        coin((0.9 + 0.75 * k, -2.1 + 0.1 * k, 0.5), (-14, 0, 10), 0.28)
    camera(eye, (0.15, 0.2, 2.02), 49, roll=3)


def stoking():
    """Screenshot 2: yellow feeds the stove; a robot looks in."""
    hut()
    stove((3.0, 1.0, 0), 1.12)
    logs((-4.2, 1.6, 0.05), 3, 1.2)
    night_window((-2.9, 2.7, 3.15), 2.3, 2.0)
    plush_head((0, 0, 0), group((-2.9, 2.66, 2.9), (0, 6, 8), (1.25, 0.3, 1.25)))
    crate((5.6, 0.6, 0), (1.0, 1.0, 1.0), (0, 0, 14))
    studio((0, -0.6, 1.6), 0.95, 0.5, cool="#8fe8ff", room=0.6)
    bulb((1.6, -1.6, 1.4), 70, "#ff9a3d", 0.3)
    arms = (
        [(-0.36, 0, 1.16), (-0.54, -0.35, 0.84), (-0.24, -0.74, 0.8)],
        [(0.36, 0, 1.16), (0.54, -0.35, 0.84), (0.26, -0.74, 0.8)],
    )
    legs = (
        [(-0.2, 0, 0.56), (-0.4, -0.3, 0.44), (-0.44, -0.34, 0.16)],
        [(0.2, 0, 0.56), (0.3, 0.1, 0.32), (0.34, 0.34, 0.2)],
    )
    body = friend("yellow", (-0.6, -0.9, 0), (0, 6, 28), 1.3, arms, legs, (-4, 0, -20), (6, 2), 0.2)
    for x, y, z in ((0, -0.62, 0.9), (0.05, -0.8, 0.82), (-0.04, -0.72, 1.06)):
        log((x, y, z), (0, 4 * z, 6), 1.05, body)
    pointer((3.0, -0.4, 2.6), 1.8, "#ffe14d")
    for k in range(3):
        coin((0.75 + 0.55 * k, -1.9, 0.34), (0, 0, 14), 0.24)
    camera((0.1, -9.4, 2.9), (0.1, 0, 1.85), 48, roll=-2)


def lookout():
    """Screenshot 3: from the crow's nest, blue aims at the parachutes."""
    eye = (0.3, -9.8, 3.6)
    water(eye, ((0, 2, 7),))
    floe(0, 2.0, 7.0, 5.0)
    iceberg((-12, 26, -0.8), 2.6, 1)
    iceberg((12, 30, -0.8), 2.8, 4)
    sky_lights(90, 20)
    mast((-1.3, 0, 0), 7.4, 2.9)
    for k, (x, y, z, size, colour) in enumerate(
        (
            (2.6, 1.2, 2.7, 0.95, "#b48cf0"),
            (-4.6, 4.5, 4.0, 0.95, "#ff9fc0"),
            (1.4, 8.0, 6.4, 0.95, "#ff9fc0"),
            (6.6, 6.5, 3.4, 0.95, "#b48cf0"),
        )
    ):
        parachute((x, y, z), size, (("#ff6f91", "#fff0e4"), ("#ffc61f", "#fff0e4"))[k % 2])
        plush((x, y, z), (0, 0, -6 * x), size, colour, hanging=True)
    polar_night((-1.0, -0.6, 4.6), 1.1)
    arms = (
        [(-0.36, 0, 1.16), (-0.74, -0.2, 1.3), (-0.86, -0.35, 1.66)],
        [(0.36, 0, 1.18), (0.78, -0.2, 1.32), (1.02, -0.3, 1.66)],
    )
    friend("blue", (-1.2, -0.3, 2.9), (0, 4, 22), 1.15, arms, None, (-8, 0, -6), (10, 8), 0.2, 0)
    thrown((0.0, -0.6, 4.9), (1.7, 0.3, 5.0), 1, 0.2)
    camera(eye, (0.35, 0, 4.35), 49, roll=3)


SHOTS = {
    "icon": icon,
    "preview": preview,
    "tall": tall,
    "background": background,
    "screenshot-1": outpost,
    "screenshot-2": stoking,
    "screenshot-3": lookout,
}
