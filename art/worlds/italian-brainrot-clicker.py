"""Italian Brainrot Clicker: a cross-eyed espresso cup dances among pigeons, coffee beans and a strand of spaghetti."""

from cast.espresso import ballerina, bean, bean_burst, bean_rain, pigeon, saucer, spaghetti
from kit.camera import camera
from kit.effects import impact, sunburst, swoosh
from kit.light import panel, studio
from kit.materials import forget
from kit.people import pointing_hand
from sets.espresso_bar import bar, lamplight, machine, pendant
from sets.piazza import bell_tower, bunting, cafe_table, coffee_fountain, palazzo, paving, tap_ring
from sets.piazza_hours import CORAL, LEAF, SAFFRON, high_sun, lit_square, nightfall, open_square

FOG = ("#a8d8ff", 18, 70, 0.45)

# A pirouette: one arm above the head, the other one out, a leg bent.
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
# A split in mid-air.
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
    """Two arcs around the tutu that show the turn."""
    x, y, z = at
    swoosh((x, y - 0.25 * size, z), 1.0 * size, 200, 258, (-64, 0, 0), width=0.06, count=2, gap=0.16)
    swoosh((x, y - 0.25 * size, z), 1.0 * size, 282, 340, (-64, 0, 0), width=0.06, count=2, gap=0.16)


def icon():
    """Icon: the cup, her foam and a bean."""
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


def dance_floor():
    """The square of the preview, the saucer and a pigeon that watches."""
    open_square()
    high_sun((0, -0.3, 1.8), 280)
    saucer((0, -0.4, 0), 1.15)
    pigeon((-2.05, 1.3, 0), 34, 1.0, -12)
    bunting((-4.2, 6.0, 5.4), (4.4, 6.0, 5.6), 0.9)
    camera((-0.2, -8.2, 1.3), (0.05, 0, 1.72), 32.5, roll=-4)


def preview():
    """Preview: the cup's pirouette, with beans all around her."""
    dance_floor()
    ballerina((0, -0.4, 0.1), (0, 5, 8), 1.15, head=(2, 4, 2), skirt=(12, 10, 0), open_=0.24, **PIROUETTE)
    whirl((0, -0.4, 1.22), 1.12)
    bean_burst((0, -0.7, 2.1), 1.75, 10, 3, flat=0.75)


def tall():
    """Tall picture: the cup leaps toward the spaghetti; the tower is behind her."""
    paving()
    palazzo(-4.6, 8.6, 4.6, 6.4, CORAL, roof="#b8482e", shutters="#5a4fb0", seed=2)
    palazzo(5.4, 9.0, 4.8, 5.6, SAFFRON, roof="#b8482e", shutters="#c83a5a", seed=3)
    bell_tower(2.2, 9.0, 11.0, LEAF)
    high_sun((0, -0.3, 3.0), 300)
    saucer((-0.1, -0.4, 0), 1.1)
    ballerina((-0.1, -0.4, 1.35), (0, 6, 6), 1.2, head=(-10, 4, 4), skirt=(16, 6, 0), open_=0.28, up=8, **LEAP)
    spaghetti([(-1.1, 0.2, 6.0), (-0.4, 0.2, 6.35), (0.3, 0.2, 5.8), (0.9, 0.2, 6.3), (1.6, 0.2, 5.9), (2.1, 0.2, 6.2)])
    bean_burst((-0.1, -0.7, 2.1), 1.5, 9, 3, flat=0.9)
    pigeon((-1.75, 0.7, 0), 34, 1.0, -24)
    bunting((-4.4, 6.5, 6.0), (4.4, 6.5, 6.2), 0.9)
    camera((0.1, -9.8, 1.7), (0.0, 0, 3.0), 47, roll=-3)


def background():
    """Background: the cup's pirouette at the right; the fountain and a pigeon at the left."""
    open_square()
    high_sun((1.0, -0.3, 1.8), 290)
    coffee_fountain((-3.4, 5.4, 0), 0.95)
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
    """Screenshot 1: a finger taps under the noon sky; beans burst out."""
    open_square()
    high_sun((0, 0, 1.9))
    coffee_fountain((-3.3, 5.2, 0), 0.9)
    ballerina((-0.1, 0, 0), (0, 6, 6), 1.0, head=(-2, 4, 2), skirt=(14, 10, 0), open_=0.28, cross=46, **PIROUETTE)
    whirl((-0.1, 0, 1.06), 1.0)
    bean_burst((-0.1, -0.3, 1.95), 1.95, 14, 6, size=0.18, flat=0.6)
    tap_ring((1.32, -0.9, 1.12), 0.24)
    pointing_hand((1.32, -1.05, 1.12), (-10, -56, 0), 0.85)
    camera((-0.25, -7.3, 1.0), (0.05, 0, 1.78), 38, roll=-4)


def brewing():
    """Screenshot 2: in the bar a pigeon pulls the lever while the cup dances on the counter."""
    forget()
    bar()
    lamplight((0.1, -0.2, 1.9))
    machine((-2.2, 1.0, 0), (0, 0, 14), 0.62, pulled=34)
    pigeon((-1.75, -0.2, 0), 40, 0.8, -14)
    pigeon((-2.2, 0.8, 1.76), 36, 0.76, -10, flying=True, shade="#c4aee4")
    ballerina((0.0, -0.3, 0.14), (0, 5, -6), 1.0, head=(-2, 4, -4), skirt=(12, 8, 0), open_=0.26, **LEAP)
    bean_burst((0.5, 0.9, 2.0), 1.9, 9, 9, size=0.17, flat=0.62)
    for x in (-2.6, 1.75):
        pendant((x, 1.0, 3.5))
    camera((0.25, -7.9, 2.1), (0.25, 0, 1.74), 38, roll=3)


def feasting():
    """Screenshot 3: at nightfall the finger catches the spaghetti and it rains beans."""
    forget(("#c8508f", 16, 60, 0.4))
    lit_square()
    nightfall((-0.6, 0, 1.9), 1.15)
    face = {"open_": 0.36, "smile": 0.06, "cross": 30, "up": 12}
    ballerina((-0.8, 0, 0.05), (0, 2, 18), 1.0, head=(-4, -2, 8), skirt=(8, 6, 0), **face, **LEAP)
    spaghetti([(0.9, -0.6, 2.6), (1.2, -0.6, 2.9), (1.6, -0.6, 2.5), (2.1, -0.6, 2.85), (2.6, -0.6, 2.5)], glow=0.55)
    pointing_hand((1.5, -0.9, 2.4), (-18, -18, 0), 1.15)
    impact((1.5, -0.5, 2.6), 0.55)
    bean_rain((0, 1.2, 2.3), (3.2, 0.7, 1.7), 46, 4, size=0.16)
    camera((0.0, -7.3, 1.3), (0.1, 0, 1.84), 38, roll=4)


SHOTS = {
    "icon": icon,
    "preview": preview,
    "tall": tall,
    "background": background,
    "screenshot-1": tapping,
    "screenshot-2": brewing,
    "screenshot-3": feasting,
}
