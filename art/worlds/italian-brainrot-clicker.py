"""Italian Brainrot Clicker: a cross-eyed espresso cup dances on a pastel piazza, among pigeons, beans and one spaghetti."""

import math

from cast.espresso import ballerina, bean, bean_burst, pigeon, saucer, spaghetti
from kit.camera import camera
from kit.effects import sunburst, swoosh
from kit.light import panel, studio
from kit.people import pointing_hand
from sets.piazza import (
    CREAM,
    PEACH,
    ROSE,
    bell_tower,
    bunting,
    cafe_table,
    coffee_fountain,
    morning,
    palazzo,
    paving,
    square,
    tap_ring,
)

FOG = ("#ffeae2", 11, 52, 0.7)

# One arm over the head, the other out; a leg bent into the pirouette.
PIROUETTE = {
    "arms": (
        [(-0.26, 0, 1.12), (-0.80, -0.15, 1.02), (-1.16, -0.3, 1.34)],
        [(0.26, 0, 1.12), (0.86, -0.05, 1.34), (1.08, -0.12, 1.92)],
    ),
    "legs": (
        [(-0.10, 0, 0.86), (-0.08, -0.02, 0.5), (-0.02, 0, 0.2)],
        [(0.13, 0, 0.86), (0.66, -0.30, 0.74), (0.16, -0.24, 0.44)],
    ),
}
# A split in the air.
LEAP = {
    "arms": (
        [(-0.26, 0, 1.12), (-0.76, -0.1, 1.2), (-1.12, -0.2, 1.62)],
        [(0.26, 0, 1.12), (0.80, -0.1, 1.24), (1.10, -0.2, 1.76)],
    ),
    "legs": (
        [(-0.13, 0, 0.86), (-0.60, -0.12, 0.72), (-1.08, -0.1, 0.52)],
        [(0.13, 0, 0.86), (0.62, -0.12, 0.78), (1.12, -0.1, 0.70)],
    ),
}


def whirl(at, size=1.0):
    """Two arcs of the turn round the tutu."""
    x, y, z = at
    swoosh((x, y - 0.25 * size, z), 1.0 * size, 200, 258, (-64, 0, 0), width=0.06, count=2, gap=0.16)
    swoosh((x, y - 0.25 * size, z), 1.0 * size, 282, 340, (-64, 0, 0), width=0.06, count=2, gap=0.16)


def icon():
    """The cup, her foam and a bean."""
    sunburst((0.05, 2.4, 1.6), "#4fb59a", "#a4e6c0")
    studio((0, 0, 1.6), 0.95, 0.6, cool="#ffd0e6", fill="#fff0e0")
    panel((0.5, -5, 1.9), (0, 0, 1.7), 2.5, 90, "#ffffff", shiny=False)
    arms = (
        [(-0.26, 0, 1.12), (-0.70, -0.2, 1.0), (-0.92, -0.35, 1.24)],
        [(0.26, 0, 1.12), (0.66, -0.3, 1.0), (0.84, -0.62, 1.16)],
    )
    ballerina((-0.1, 0, 0), (0, 0, 4), arms=arms, head=(4, 6, 8), skirt=(14, 6, 0), open_=0.24)
    bean((0.92, -0.85, 1.5), (10, 24, -10), 0.26)
    camera((-0.05, -5.2, 1.95), (0.02, 0, 1.72), 32, roll=4)


def preview():
    """The pirouette, beans all round."""
    square()
    morning((0, -0.3, 1.8))
    saucer((0, -0.4, 0), 1.15)
    ballerina((0, -0.4, 0.1), (0, 5, 8), 1.15, head=(2, 4, 2), skirt=(12, 10, 0), open_=0.24, **PIROUETTE)
    whirl((0, -0.4, 1.22), 1.12)
    bean_burst((0, -0.7, 2.1), 1.75, 10, 3, flat=0.75)
    pigeon((-2.05, 1.3, 0), 34, 1.0, -12)
    bunting((-4.2, 6.0, 5.4), (4.4, 6.0, 5.6), 0.9)
    camera((-0.2, -8.8, 1.7), (0.05, 0, 1.78), 37, roll=-4)


def tall():
    """A leap towards the stray spaghetti, the tower behind."""
    paving()
    palazzo(-4.6, 8.6, 4.6, 6.4, ROSE, shutters="#8a7fc4", seed=2)
    palazzo(5.4, 9.0, 4.8, 5.6, CREAM, shutters="#e88a9c", seed=3)
    bell_tower(2.2, 9.0, 11.0)
    morning((0, -0.3, 3.0), 220)
    saucer((-0.1, -0.4, 0), 1.1)
    ballerina((-0.1, -0.4, 1.35), (0, 6, 6), 1.2, head=(-10, 4, 4), skirt=(16, 6, 0), open_=0.28, up=8, **LEAP)
    spaghetti([(-1.1, 0.2, 6.0), (-0.4, 0.2, 6.35), (0.3, 0.2, 5.8), (0.9, 0.2, 6.3), (1.6, 0.2, 5.9), (2.1, 0.2, 6.2)])
    bean_burst((-0.1, -0.7, 2.1), 1.5, 9, 3, flat=0.9)
    pigeon((-1.75, 0.7, 0), 34, 1.0, -24)
    bunting((-4.4, 6.5, 6.0), (4.4, 6.5, 6.2), 0.9)
    camera((0.1, -9.8, 1.7), (0.0, 0, 3.0), 47, roll=-3)


def background():
    """The pirouette at the right; the fountain and a pigeon at the left."""
    square(1.0, -1.2)
    morning((1.0, -0.3, 1.8), 210)
    coffee_fountain((-5.4, 5.4, 0), 0.95)
    saucer((1.0, -0.5, 0), 1.2)
    ballerina((1.0, -0.5, 0.1), (0, 5, 8), 1.2, head=(2, 4, 2), skirt=(12, 10, 0), open_=0.24, **PIROUETTE)
    whirl((1.0, -0.5, 1.28), 1.15)
    bean_burst((1.0, -0.8, 2.2), 1.85, 11, 3, flat=0.7)
    pigeon((-1.45, 0.1, 0), 40, 1.05, -14)
    pigeon((-2.6, 1.5, 0), 36, 0.95, -8, shade="#d8b4a8")
    cafe_table((4.1, 1.6, 0), 1.15)
    bunting((1.6, 6.2, 5.8), (9.5, 6.0, 6.0), 1.0)
    camera((0, -10.9, 2.1), (0.15, 0, 1.62), 47, roll=-2)


def tapping():
    """Screenshot 1: from above, the tap and its beans."""
    square(1.0, tower=None)
    morning((0, -0.3, 1.8), 240)
    saucer((0, -0.2, 0), 1.3)
    tap_ring((0, -0.2, 0.05), 1.75)
    ballerina((0, -0.2, 0.1), (0, 5, 8), 1.25, head=(-14, 4, 2), skirt=(4, 10, 0), open_=0.26, cross=46, **PIROUETTE)
    whirl((0, -0.2, 1.3), 1.2)
    bean_burst((0, -0.6, 1.9), 2.5, 16, 3, size=0.19, flat=0.72)
    pointing_hand((1.75, -1.9, 1.35), (-24, -24, 0), 0.95)
    for x, y, turn, shade in ((-3.5, -0.9, 50, "#8fa6d6"), (-4.2, 1.0, 40, "#d8b4a8"), (4.3, 0.8, -44, "#c4aee4")):
        pigeon((x, y, 0), turn, 1.1, -16, shade=shade)
    cafe_table((-5.4, 3.4, 0), 1.15)
    cafe_table((5.6, 3.6, 0), 1.15, "#c4e8b0")
    camera((0.1, -11.0, 5.3), (0.1, 0, 1.75), 48, roll=2)


def queueing():
    """Screenshot 2: seven pigeons wait on the rim of the fountain, the cup dances behind them."""
    square(2.0)
    morning((1.6, -0.3, 1.8), 240)
    coffee_fountain((-2.0, 0.2, 0), 1.15)
    shades = ("#8fa6d6", "#d8b4a8", "#c4aee4")
    for i in range(7):
        a = math.radians(186 + 29 * i)
        x, y = 2.12 * math.cos(a), 2.12 * math.sin(a)
        pigeon((-2.0 + x, 0.2 + y, 1.03), math.degrees(a) + 90 - 24, 0.78, -8 + 10 * (i % 2), shade=shades[i % 3])
    saucer((2.7, 0.6, 0), 1.2)
    ballerina((2.7, 0.6, 0.1), (0, 5, -8), 1.2, head=(-6, 4, -4), skirt=(10, 10, 0), cross=42, **PIROUETTE)
    whirl((2.7, 0.6, 1.28), 1.15)
    bean_burst((2.7, 0.3, 2.1), 1.9, 9, 5, flat=0.75)
    bunting((-9.0, 7.0, 6.4), (0.0, 7.2, 6.4), 1.0)
    camera((0.2, -11.4, 4.0), (0.2, 0, 1.35), 49, roll=-2)


def straying():
    """Screenshot 3: the spaghetti drifts past the tower and a hand reaches for it."""
    paving()
    palazzo(-6.4, 8.0, 4.8, 5.0, PEACH, seed=1)
    palazzo(-1.6, 9.0, 4.4, 4.4, ROSE, shutters="#8a7fc4", seed=2)
    palazzo(8.6, 8.6, 4.8, 5.2, CREAM, shutters="#e88a9c", seed=3)
    bell_tower(3.7, 5.6, 6.6, swing=22)
    morning((-1.6, -0.3, 1.8), 240)
    saucer((-2.3, -0.4, 0), 1.15)
    face = {"open_": 0.36, "smile": 0.02, "cross": 26, "up": 16}
    ballerina((-2.3, -0.4, 0.1), (0, 2, 22), 1.1, head=(-14, 0, 6), skirt=(8, 4, 0), **face, **PIROUETTE)
    spaghetti(
        [(-0.1, -0.4, 3.5), (0.6, -0.4, 3.85), (1.3, -0.4, 3.25), (2.1, -0.4, 3.7), (2.9, -0.4, 3.1), (3.6, -0.4, 3.5)]
    )
    pointing_hand((1.35, -1.7, 2.95), (-26, -16, 0), 1.3)
    for x, y, z, turn in ((-4.3, 1.1, 0, 30), (4.25, 1.4, 0, -30)):
        pigeon((x, y, z), turn, 1.1, -26, shade="#d8b4a8" if x > 0 else "#8fa6d6")
    bunting((-8.0, 6.4, 5.0), (2.6, 5.0, 5.2), 0.9)
    camera((0.2, -10.0, 2.4), (0.2, 0, 2.1), 49, roll=-3)


SHOTS = {
    "icon": icon,
    "preview": preview,
    "tall": tall,
    "background": background,
    "screenshot-1": tapping,
    "screenshot-2": queueing,
    "screenshot-3": straying,
}
