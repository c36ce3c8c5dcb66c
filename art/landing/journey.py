"""The journey of a T$: a player plays, a player buys, the studio is paid; and those who have not started yet."""

from cast.caveman import caveman
from cast.kitten import kitten
from cast.knight import knight
from cast.leaf_blower import girl
from cast.people import developer
from cast.racer import RED, speedboat
from kit.camera import camera
from kit.devices import arcade
from kit.effects import splash
from kit.forms import ball, box, cylinder, lathe, prism, ring, tube
from kit.light import studio
from kit.materials import clay, gloss, gold, material
from kit.outlines import rounded
from kit.props import coin, coin_stack, crate
from kit.scene import group
from kit.tools import gamepad, oak, phone, price_tag
from kit.treasure import coin_heap
from sets import home, market
from sets.bay import island, sunset
from sets.hills import ground, morning, rolling
from sets.sea import Sea, boat_spray, swell


def play():
    """The developer plays on the sofa; a boat leaps out of the chat on her phone."""
    home.floor()
    home.wall(paint="#6f8bff", light="#9fb4ff", slat="#7c96ff", panel="#f0f3ff")
    studio((0, -0.6, 1.6), 1.05, 0.52, room=0.7)
    home.sofa((-1.0, 0.6, 0), 0, "#ff8a3d", "#ffa05c", 1.2, ("#3fd0c0", "#ffe14d"))
    arms = (
        [(-0.36, -0.04, 1.24), (-0.64, -0.34, 0.92), (-0.34, -0.72, 0.82)],
        [(0.36, -0.04, 1.24), (0.64, -0.34, 0.92), (0.40, -0.74, 0.82)],
    )
    legs = (
        [(-0.2, -0.1, 0.56), (-0.28, -0.6, 0.56), (-0.30, -0.72, 0.2)],
        [(0.2, -0.1, 0.56), (0.28, -0.6, 0.56), (0.32, -0.72, 0.2)],
    )
    player = developer(
        (-1.0, 0.05, 0.5), (0, 0, 16), 1.1, arms=arms, legs=legs, fists=(True, True), head=(2, 4, 18), gaze=(14, 4)
    )
    phone((0.03, -0.86, 0.90), (-34, 0, 172), 0.58, parent=player)
    boat = group((1.55, -0.9, 1.95), (6, -22, -40), 0.42)
    speedboat((0, 0, 0), team=RED, cheer=True, parent=boat)
    splash((-0.45, -0.95, 1.62), (1.7, 0.0, 0.34), 3, 34, thick=1.1)
    for x, y, z, tint, flip in (
        (-2.45, 0.6, 3.3, "#ffffff", 1),
        (2.75, 0.6, 3.25, "#39d6b0", -1),
        (0.75, 0.8, 3.4, "#ffffff", 1),
    ):
        _message((x, y, z), tint, flip)
    camera((0.2, -8.2, 2.5), (0.15, 0, 1.85), 41, roll=-2)


def _message(at, tint, flip):
    """A speech bubble with three dots; its tail points down at the left if `flip` is 1, at the right if it is -1."""
    handle = group(at)
    look = gloss(tint, glow=0.08)
    prism(rounded(1.15, 0.66, 0.3), 0.22, look, bevel=0.07, parent=handle)
    prism(
        [(-0.14, 0), (0.16, 0), (-0.26, -0.36)][:: 1 if flip > 0 else -1],
        0.18,
        look,
        (-0.28 * flip, 0.01, -0.26),
        bevel=0.04,
        parent=handle,
    )
    for x in (-0.27, 0, 0.27):
        ball(0.085, gloss("#2f5bff"), (x, -0.12, 0), detail=18, parent=handle)


def buy():
    """The knight pays at a stall that sells a boat, a bubble and a better bucket."""
    ground(rolling, low="#e0a050", top="#ffe08a")
    morning((0, -0.4, 1.6), face=250, top="#2f8fe0")
    market.stall((0.5, 0.4, 0), 4.4, 3.8, ("#2bb6a8", "#fff6ea"))
    boat = group((-0.35, 0.2, 1.42), (0, -8, -48), 0.36)
    speedboat((0, 0, 0), team=RED, parent=boat)
    glass = material("#8fe8ff", rough=0.05, specular=0.9, coat=1, glow=0.12, alpha=0.55)
    ball(0.46, glass, (0.95, 0.2, 1.72), detail=40)
    cylinder(0.2, 0.1, gold(), (0.95, 0.2, 1.24))
    _bucket((2.15, 0.15, 1.21))
    for x, words in ((-0.35, "7 T$"), (0.95, "1 T$"), (2.15, "3 T$")):
        price_tag((x, -0.2, 1.2), (0, 4, 0), 1.0, words)
    hold = (
        [(-0.30, 0, 0.86), (-0.56, -0.1, 0.66), (-0.52, -0.36, 0.56)],
        [(0.30, 0, 0.86), (0.62, -0.1, 1.02), (0.66, -0.16, 1.42)],
    )
    knight((-2.05, -0.9, 0), (0, 4, 22), 1.2, hold, head=(-2, 0, 8), gaze=(14, 4), sweep=0.5)
    coin((-1.12, -1.1, 2.2), (6, 6, 14), 0.4)
    camera((0.0, -8.6, 2.5), (0.1, 0, 1.85), 42, roll=2)


def _bucket(at):
    """A better bucket: polished, with a golden rim."""
    handle = group(at)
    lathe([(0, 0), (0.28, 0), (0.4, 0.6), (0.36, 0.6), (0.25, 0.06), (0, 0.06)], gloss("#ff8a1f"), parent=handle)
    ring(0.39, 0.045, gold(), (0, 0, 0.6), parent=handle)
    arc = [(-0.4, 0, 0.6), (-0.26, -0.2, 0.92), (0, -0.26, 1.02), (0.26, -0.2, 0.92), (0.4, 0, 0.6)]
    tube(arc, 0.03, gold("#e8eefc"), parent=handle)


def payout():
    """The maker carries a crate full of coins out of her workshop; the kitten has one more coin on its scoop."""
    home.floor(shades=("#d9a06a", "#cf955e", "#e2ab76"))
    home.wall(paint="#0f8f9c", light="#35b5b8", slat="#179aa5", panel="#e6fbff")
    studio((0, -0.6, 1.7), 1.05, 0.55, room=0.7)
    arcade((-2.0, 1.3, 0), (0, 0, 18), 1.3, "#ff8a1f", "#ffd23f", "#ff6fb0")
    for x, z, tint in ((2.0, 3.95, "#fbf7ff"), (3.4, 3.6, "#ff7ad0")):
        gamepad((x, 2.4, z), (0, 8, 0), 0.8, tint)
    arms = (
        [(-0.30, -0.04, 1.22), (-0.68, -0.30, 0.92), (-0.56, -0.66, 0.66)],
        [(0.30, -0.04, 1.22), (0.68, -0.30, 0.92), (0.56, -0.66, 0.66)],
    )
    legs = (
        [(-0.18, 0, 0.6), (-0.34, -0.3, 0.5), (-0.38, -0.34, 0.16)],
        [(0.18, 0, 0.6), (0.32, 0.1, 0.4), (0.36, 0.34, 0.24)],
    )
    maker = girl(
        (-0.35, -0.8, 0),
        (0, 5, 6),
        1.3,
        (-2, 4, 4),
        (6, 2),
        legs=legs,
        toes=((-8, 0, -8), (40, 0, 10)),
        arms=arms,
        anger=2,
    )
    crate((0, -0.72, 0.38), (1.14, 0.72, 0.52), (0, 2, 0), "#e0a45e", maker)
    coin_heap((0, -0.72, 0.86), 0.5, 0.26, 36, 0.2, 4, maker).scale = (1.0, 0.62, 1)
    crate((1.75, 0.35, 0), (1.2, 1.1, 0.85), (0, 0, -10))
    lift = (
        [(-0.22, -0.10, 0.78), (-0.56, -0.34, 0.92), (-0.70, -0.40, 1.24)],
        [(0.22, -0.10, 0.78), (0.60, -0.34, 0.80), (0.84, -0.44, 1.06)],
    )
    banker = kitten(
        (1.7, 0.3, 0.85),
        (0, -4, -16),
        1.0,
        arms=lift,
        scoop_turn=(0, 24, 0),
        sand=False,
        head=(0, -4, -10),
        gaze=(-12, 0),
    )
    coin((1.15, -0.70, 1.8), (-8, 24, 0), 0.3, banker)
    for x, y, z, size in ((0.85, -0.5, 3.5, 0.2), (0.78, -1.0, 1.85, 0.17), (-1.45, -1.2, 2.5, 0.2)):
        coin((x, y, z), (12 * x, 12, 20 * x), size)
    coin_stack((0.95, -0.75, 0), 3, 0.3, 2)
    camera((0.0, -8.8, 2.5), (0.1, 0, 1.78), 37, roll=-2)


def quay():
    """The boat runs at full throttle but is still tied to the quay, on which the caveman sits."""
    sea = Sea()
    island(sea, -9, 26, 6, 1, 5)
    island(sea, 12, 34, 7, 2, 5)
    sunset((-24, 22))
    for k in range(5):
        for row in range(3):
            look = oak(("#c98a4b", "#b87a3e", "#d69a5c")[(k + row) % 3])
            box((3.2, 0.66, 0.22), look, (-2.9, -2.2 + 0.7 * k, 0.62 - 0.01 * row), bevel=0.05)
    for x, y in ((-1.5, -2.2), (-1.5, 0.7), (-3.6, 0.7)):
        cylinder(0.2, 2.4, oak("#8a5527"), (x, y, -0.3))
    post = (-1.75, -0.6)
    cylinder(0.24, 0.8, gloss("#3a3560"), (*post, 1.05), bevel=0.08)
    cylinder(0.36, 0.16, gloss("#3a3560"), (*post, 1.46), bevel=0.06)
    for z in (1.0, 1.12, 1.24):
        ring(0.27, 0.06, clay("#f3dca8"), (*post, z))
    x, y, heading = 1.5, -0.2, -38
    speedboat((x, y, swell(x, y) + 0.5), (6, -15, heading), RED, gaze=(2, 0), look=-24, cheer=True)
    sea.wake(x, y, heading, 10)
    boat_spray(x, y, heading, 3)
    tube([(-1.5, -0.6, 1.12), (-0.9, 0.1, 1.14), (-0.15, 0.85, 1.0)], 0.055, clay("#f3dca8"), steps=20)
    arms = (
        [(-0.30, 0, 1.08), (-0.66, -0.1, 0.9), (-0.72, -0.2, 0.56)],
        [(0.30, 0, 1.08), (0.74, -0.1, 1.34), (0.80, -0.3, 1.8)],
    )
    caveman((-2.75, -0.9, 0.75), (0, 0, 22), 1.05, arms, head=(0, 0, 8), gaze=(16, 2), holds=0, bone_turn=(0, 10, 0))
    eye = (0.0, -9.2, 3.2)
    camera(eye, (-0.45, 0, 1.6), 39.5, roll=-3)
    sea.pour(eye, -40, 40)


SHOTS = {"journey-play": play, "journey-buy": buy, "payout": payout, "quay": quay}
