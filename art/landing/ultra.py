"""The home page's hero for very wide and low windows: heroes at the right, calm background at the left."""

from cast.cat import cat
from cast.caveman import caveman
from cast.knight import knight
from cast.leaf_blower import girl
from cast.racer import RED, speedboat
from kit.camera import camera
from kit.devices import phone
from landing.home import CUT, HOP, LEAP, POUNCE, coins, confetti, surfing, trail
from landing.home import FOG as MORNING
from sets.sea import Sea, boat_spray, spray
from sets.seaside import rays, seaside

FOG = MORNING

# The upright blade stays out of the text area.
UPRIGHT = {**CUT, "blade": ((0.74, -0.52, 0.80), (-6, -2, 0))}


def home():
    """Six heroes burst out of the phone, closer together than in the wide picture; only sea and sky at the left."""
    sea = Sea()
    seaside("gold", (0, -2, 2.0), 700)
    heart = (-1.5, 1.8, 2.0)
    phone((-1.6, 2.4, 1.7), (-6, -10, 8), 1.8)
    rays((-1.6, 6, 2.2), 44)
    cat((-1.7, -2.0, 0.7), -2, 1.5, head=(0, -6, 4), head_at=(0, -0.14, 1.58), gaze=(2, -3), open_=0.34, **POUNCE)
    speedboat((1.75, -2.2, 0.72), (9, -16, -52), RED, (2, 0), -14, 1.12, cheer=True)
    sea.wake(1.75, -2.2, -52, 9, puffs=False)
    boat_spray(1.6, -2.0, -52, 3, 1.0)
    caveman((4.15, 0.0, 2.15), (0, 10, -8), 1.22, head=(4, 4, 4), gaze=(-6, -4), **LEAP)
    knight((-4.0, 0.2, 2.1), (0, -4, -14), (-1.2, 1.2, 1.2), head=(4, 0, 4), gaze=(4, -4), sweep=0.9, **UPRIGHT)
    surfing((3.7, -2.3, 0.2), 0.95, None)
    girl((-3.7, -2.8, 0.1), (0, -10, 4), 1.02, (0, 4, 4), (4, 0), (0, -6, -50), HOP, ((30, 0, -10), (0, 0, 10)))
    confetti([(-2.9, -3.9, 1.1), (-2.0, -4.6, 0.85), (-0.2, -5.4, 0.6)], 0.5, 50, 4)
    trail(heart, (3.9, 0.9, 3.3), ("#ff4f8a", "#ffffff", "#ff9a3d"), 0.32, 0.9)
    trail(heart, (-3.9, 1.0, 3.3), ("#37d0c0", "#ffffff", "#4a8bff"), 0.28, 0.5)
    coins(
        (
            ((-3.25, -0.2, 4.1), (8, 10, 30), 0.36),
            ((0.55, -0.6, 3.7), (-8, -14, -24), 0.4),
            ((0.7, -5.0, 0.55), (10, -14, 16), 0.36),
            ((-1.9, -4.8, 0.5), (-22, 30, -34), 0.24),
            ((3.0, -4.6, 0.3), (18, 24, -26), 0.32),
        )
    )
    spray([(-3.6, 1.0, -0.1), (-1.6, 0.4, 0.15), (0.4, 1.2, -0.1)], 0.32, 30, 5, out=(0, -0.5, 0.2), throw=1.0)
    eye = (0.2, -15.5, 1.7)
    camera(eye, (0.2, 0, 1.7), 68, roll=-2, shift=(-0.225, 0.085))
    sea.pour(eye, -70, 46)


SHOTS = {"home-hero-ultra": home}
