"""The crew at dusk: one small boat with far too many heroes, which tows two more."""

from cast.cat import cat
from cast.caveman import caveman
from cast.knight import knight
from cast.leaf_blower import girl
from cast.racer import BLUE, GREEN, RED, speedboat
from cast.thief import thief
from kit.camera import camera
from kit.forms import curve, hanging, prism, tube
from kit.materials import cloth
from kit.props import coin
from kit.scene import group
from sets.bay import island, lighthouse
from sets.sea import Sea, boat_spray, spray, swell
from sets.seaside import seaside

FOG = ("#d070a8", 30, 170, 0.7)

# Leaning back on a tow rope, knees bent.
TOWED = {
    "arms": (
        [(-0.30, 0, 1.08), (-0.22, -0.46, 1.02), (0.22, -0.72, 1.02)],
        [(0.30, 0, 1.08), (0.62, -0.32, 1.0), (0.70, -0.66, 1.06)],
    ),
    "legs": (
        [(-0.2, 0, 0.5), (-0.36, -0.34, 0.44), (-0.30, -0.30, 0.12)],
        [(0.2, 0, 0.5), (0.44, -0.38, 0.44), (0.46, -0.40, 0.12)],
    ),
}


def rope(start, end, sag=0.25):
    """A tow rope between two points."""
    line = curve(hanging(start, end, sag), 30)
    tube(line, 0.04, cloth("#ffe2a8"), steps=30, around=10)


def crew(eye, target, view):
    """The boat crosses a wave to the right, toward the camera; the caveman skis behind it, the thief rides a coin."""
    sea = Sea()
    island(sea, -17, 30, 7, 1, 7)
    island(sea, 19, 34, 8, 2, 7)
    lighthouse((17.2, 34, 2.6), 1.05)
    seaside("dusk", (1.5, -1, 2.2), 620, ((-52, 150, 11, 7), (56, 150, 12, 8), (4, 170, 8, 4)))
    heading = -24
    boat = group((2.2, -0.4, 0.75), (4, -11, heading), 1.55)
    speedboat((0, 0, 0), (0, 0, 0), RED, (4, -4), -44, cheer=True, parent=boat)
    sit = [(-0.36, -0.36, 0.05), (0.36, -0.36, 0.05)]
    point = (
        [(-0.24, -0.12, 0.9), (-0.62, -0.35, 0.95), (-0.92, -0.45, 1.12)],
        [(0.24, -0.10, 0.90), (0.62, -0.3, 1.1), (0.98, -0.36, 1.36)],
    )
    tail = [(0, 0.42, 0.22), (-0.4, 0.6, 0.2), (-0.75, 0.5, 0.5), (-0.7, 0.4, 0.95), (-0.95, 0.3, 1.3)]
    cat(
        (1.62, 0, 0.66),
        30,
        0.6,
        arms=point,
        claws=(1,),
        legs=sit,
        tail=tail,
        head=(0, 6, -4),
        gaze=(4, -2),
        parent=boat,
    )
    ready = (
        [(-0.30, 0, 0.86), (-0.52, -0.25, 0.80), (-0.30, -0.52, 0.84)],
        [(0.30, 0, 0.86), (0.60, -0.20, 1.08), (0.76, -0.40, 1.42)],
    )
    knight(
        (0.42, -0.05, 0.66),
        (0, 6, 26),
        0.62,
        ready,
        head=(0, 0, 0),
        gaze=(6, 0),
        sweep=0.8,
        blade=((0.78, -0.44, 1.46), (-52, 12, 0)),
        parent=boat,
    )
    girl((-1.85, -0.05, 0.86), (0, -6, 200), 0.7, (0, 0, -150), (0, 0), (0, -6, 0), parent=boat)
    boat_spray(1.6, -0.2, heading, 3, 1.45)
    sea.wake(1.6, -0.2, heading, 14)
    stern = (-1.4, 1.0, 1.2)
    man = (-4.3, 0.3, 0.5)
    caveman(
        man,
        (0, -16, 26),
        1.05,
        head=(0, 14, -8),
        gaze=(6, 0),
        holds=None,
        shout=0.32,
        feet=((-10, 0, 50), (-10, 0, 50)),
        **TOWED,
    )
    prism(
        [(-1.0, 0.05), (-0.9, -0.06), (0.9, -0.06), (1.15, 0.12), (1.05, 0.16), (0.85, 0.05)],
        0.5,
        cloth("#35c0d8"),
        (-4.0, 0.0, 0.45),
        (0, -6, -24),
        bevel=0.04,
    )
    spray([(-5.6, 0.5, -0.1), (-4.6, -0.2, 0.1), (-3.2, -0.7, -0.1)], 0.2, 22, 8, out=(-0.5, -0.2, 0.3))
    rope(stern, (-3.6, -0.35, 1.62))
    dash = (
        [(-0.40, -0.05, 1.25), (-0.86, 0.0, 1.36), (-1.02, 0.12, 1.76)],
        [(0.40, -0.05, 1.25), (0.78, -0.40, 1.20), (0.88, -0.70, 1.36)],
    )
    coin((-6.2, 2.2, 0.28), (80, -12, 20), 0.9)
    spray([(-7.4, 2.2, -0.05), (-6.3, 1.5, 0.1), (-5.1, 1.8, -0.05)], 0.16, 20, 6, out=(-0.5, 0, 0.3))
    thief(
        (-6.2, 2.2, 0.42),
        (0, -8, 30),
        0.95,
        dash,
        None,
        (0, 4, -8),
        (8, 0),
        0,
        (0, 30, 0),
        toes=((0, 0, 20), (0, 0, 20)),
    )
    rope(stern, (-5.3, 1.5, 1.7), 0.4)
    for x, y, way, team, seed in ((9.5, 12, -30, BLUE, 20), (-8.5, 13, -20, GREEN, 40)):
        speedboat((x, y, swell(x, y) + 0.25), (4, -9, way), team, (0, 0), -40, 1.1)
        boat_spray(x, y, way, seed)
        sea.wake(x, y, way, 9)
    for at, turn, size in (
        ((-2.3, -0.8, 3.5), (8, 10, 30), 0.34),
        ((6.3, -0.6, 3.0), (-8, -14, -24), 0.38),
        ((5.2, -3.6, 0.5), (10, 20, -30), 0.36),
    ):
        coin(at, turn, size)
    camera(eye, target, view, roll=-3)
    sea.pour(eye, -44, 44)


def wide():
    """The wide picture."""
    crew((0.2, -12.6, 2.4), (0.0, 0, 3.6), 58)


def tall():
    """The picture for phones: the boat and the visible part of the tow."""
    crew((1.2, -12.6, 2.4), (1.3, 0, 3.3), 50)


SHOTS = {"hero-about": wide, "hero-about-tall": tall}
