"""Partners: racer and cat high-five over a full chest on a pier."""

from cast.cat import cat
from cast.racer import BLUE, RED, racer, speedboat
from kit.camera import camera
from kit.effects import impact
from kit.props import coin
from kit.treasure import chest
from sets.bay import hut, island, lighthouse
from sets.harbour import pier
from sets.sea import Sea, boat_spray, swell
from sets.seaside import seaside

FOG = ("#cdeeff", 30, 170, 0.65)


def clap(eye, target, view):
    """Racer and cat leap and clap hands; the chest below overflows."""
    sea = Sea()
    island(sea, -17, 24, 7, 1, 7)
    island(sea, 18, 30, 8, 2, 7)
    lighthouse((16, 30, 2.6), 1.05)
    hut((-14.0, 20.5, 1.3), 35, 1.2)
    seaside("noon", (0, -1, 2.6), 420, ((-50, 150, 14, 8), (52, 150, 19, 9), (2, 170, 11, 5)))
    pier(-16, 16)
    chest((0.1, -0.25, 0.62), (0, 0, -4), 1.2, 100)
    reach = (
        [(-0.24, -0.12, 0.9), (-0.60, -0.25, 0.92), (-0.86, -0.42, 1.06)],
        [(0.24, -0.12, 0.92), (0.58, -0.28, 1.30), (0.84, -0.34, 1.86)],
    )
    tail = [(0, 0.42, 0.22), (-0.5, 0.62, 0.3), (-1.0, 0.6, 0.55), (-1.2, 0.5, 1.0), (-1.05, 0.4, 1.45)]
    cat(
        (-1.75, -0.2, 1.55),
        18,
        1.3,
        arms=reach,
        legs=[(-0.58, 0.12, -0.12), (0.36, -0.3, 0.16)],
        tail=tail,
        head=(0, 8, 4),
        gaze=(14, 6),
        open_=0.34,
    )
    arms = (
        [(-0.36, -0.02, 1.16), (-0.72, -0.16, 1.46), (-0.98, -0.24, 1.92)],
        [(0.36, -0.02, 1.16), (0.76, -0.2, 1.14), (0.98, -0.36, 1.36)],
    )
    legs = (
        [(-0.2, 0, 0.55), (-0.42, -0.30, 0.52), (-0.48, -0.22, 0.18)],
        [(0.2, 0, 0.55), (0.50, 0.06, 0.38), (0.72, 0.2, 0.14)],
    )
    racer(
        (1.75, -0.2, 1.25),
        (0, 6, -16),
        1.3,
        RED,
        arms,
        legs,
        ((10, 0, -10), (40, 0, 20)),
        head=(0, -6, 2),
        gaze=(-12, 4),
    )
    impact((0.06, 0.35, 3.95), 1.7)
    for at, turn, size in (
        ((-0.5, -0.6, 2.35), (30, 20, 24), 0.27),
        ((0.55, -0.7, 2.2), (-20, 10, -34), 0.3),
        ((0.05, -0.8, 2.75), (10, -20, 14), 0.25),
        ((-3.6, -0.6, 3.2), (8, 10, 30), 0.36),
        ((3.9, -0.4, 3.3), (-8, -14, -24), 0.36),
        ((-1.6, -1.15, 0.72), (78, 0, 20), 0.34),
        ((1.75, -1.2, 0.72), (82, 0, -20), 0.34),
        ((2.4, -0.9, 0.9), (16, 0, -26), 0.36),
        ((-5.3, -0.9, 1.0), (10, 0, 30), 0.36),
    ):
        coin(at, turn, size)
    speedboat((6.6, 3.2, swell(6.6, 3.2) + 0.25), (3, -8, -120), BLUE, (0, 0), 30, 1.05)
    boat_spray(6.6, 3.2, -120, 20)
    sea.wake(6.6, 3.2, -120, 10)
    camera(eye, target, view, roll=-2)
    sea.pour(eye, -44, 44)


def wide():
    """The wide picture."""
    clap((0.3, -11.6, 2.6), (0.0, 0, 2.75), 61)


def tall():
    """The picture for phones: the two and the sky above them."""
    clap((0.2, -11.6, 2.6), (0.05, 0, 3.3), 47)


SHOTS = {"hero-partnership": wide, "hero-partnership-tall": tall}
