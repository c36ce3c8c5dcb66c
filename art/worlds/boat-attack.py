"""Boat Attack: a red speedboat races across a teal bay under a pink and orange sunset."""

from cast.racer import BLUE, GREEN, PURPLE, RED, speedboat
from kit.camera import camera
from kit.materials import forget
from kit.props import coin
from sets.bay import buoy, gate, hut, island, lighthouse, ramp, sunset
from sets.grotto import cliff_with_grotto, lagoon_noon, waterfall
from sets.sea import Sea, boat_spray, spray, swell

FOG = ("#ffb98a", 30, 190, 0.72)
FOGS = {"screenshot-3": ("#6a9cf0", 12, 32, 0.62)}


def race(sea, x, y, heading, team, pitch=9, roll=0, seed=1, length=16, rise=0.22, **more):
    """A boat at speed with its spray and wake."""
    speedboat((x, y, swell(x, y) + rise), (roll, -pitch, heading), team, **more)
    sea.wake(x, y, heading, length)
    boat_spray(x, y, heading, seed)


def icon():
    """Icon: the driver and the bow, from the front."""
    sea = Sea()
    island(sea, -13, 24, 6, 1, 4)
    sunset((30, 26))
    race(sea, 0, 0, -62, RED, 12, 7, gaze=(2, 0), look=-8, cheer=True)
    eye = (0.95, -4.6, 1.95)
    camera(eye, (-0.30, 0.2, 1.26), 27, roll=-6)
    sea.pour(eye, -25, 25, back=60)


def bay(eye):
    """The still parts of the preview: islands, lighthouse, sky, buoy and camera. Returns the sea; call its `pour` after
    adding the boats."""
    sea = Sea()
    island(sea, -10, 18, 5.5, 1, 6)
    island(sea, 11, 29, 7, 2, 6)
    lighthouse((8.6, 31, 2.2), 1.0)
    sunset((-24, 22))
    buoy(2.9, 3.6)
    camera(eye, (-0.22, 1.0, 1.12), 37, roll=-4)
    return sea


def preview():
    """Preview: the red boat leads two others around a buoy."""
    eye = (1.7, -6.7, 2.45)
    sea = bay(eye)
    race(sea, 0, 0, -60, RED, 11, 7, gaze=(2, 0), look=-8, cheer=True)
    race(sea, -4.6, 6.0, -50, BLUE, 10, -4, 20, gaze=(10, -4), look=-10)
    race(sea, 2.6, 8.5, -76, GREEN, 9, 4, 40, gaze=(-8, -4))
    coin((-1.7, -1.9, 1.9), (8, 10, 24), 0.34)
    coin((1.45, -1.0, 2.5), (-6, -14, -20), 0.26)
    sea.pour(eye, -40, 40)


def tall():
    """Tall picture: the red boat leaps off a wave toward the camera, a rival behind it. Haze hides the distant water,
    whose glitter would enlarge the image file."""
    forget(("#ffb98a", 14, 60, 0.9))
    sea = Sea()
    island(sea, -7, 20, 5.5, 1, 4)
    island(sea, 5.4, 24, 6.5, 2, 5)
    sunset((-22, 44))
    race(sea, 0, 0, -63, RED, 12, 9, rise=0.5, gaze=(2, 0), look=-12, cheer=True)
    race(sea, 1.5, 8.6, -62, BLUE, 10, -4, 20, gaze=(8, -4), look=-10)
    coin((0.5, 0.2, 3.25), (-6, -14, -20), 0.27)
    eye = (0.45, -5.9, 3.1)
    camera(eye, (-0.32, 0.6, 1.62), 48, roll=-4)
    sea.pour(eye, -40, 40)


def background():
    """Background: the boats race toward the camera; the red one is at the right."""
    sea = Sea()
    island(sea, -15, 17, 6.5, 1, 8)
    island(sea, 17, 24, 8.5, 2, 8)
    island(sea, -3, 62, 9, 3, 6)
    lighthouse((15, 27, 2.6), 1.0)
    hut((-12.2, 13.6, 1.35), 35, 1.15)
    sunset((-18, 17))
    race(sea, 2.4, -0.2, -60, RED, 11, 8, gaze=(0, 0), look=-22, cheer=True)
    race(sea, -3.2, 6.4, -48, BLUE, 10, -4, 20, gaze=(6, -4), look=-20)
    race(sea, 8.4, 9.5, -68, PURPLE, 9, 4, 40, gaze=(-10, -2), look=-24)
    buoy(-6.2, 3.4)
    eye = (1.2, -8.8, 2.6)
    camera(eye, (0.3, 3.2, 1.75), 55, roll=-2)
    sea.pour(eye)


def chase():
    """Screenshot 1: the boats from behind, on a line of coins to the gate."""
    sea = Sea()
    island(sea, -13, 14, 6.5, 1, 7)
    island(sea, 14.5, 25, 7.5, 2, 7)
    island(sea, -4, 66, 9, 3, 6)
    lighthouse((12.5, 27, 2.4), 0.85)
    sunset((-4, 12))
    gate((0.5, 26, 0), 0, 6.2, 0.95)
    race(sea, 0, 1, 92, RED, 9, 5, length=12)
    race(sea, 4.4, 9.5, 97, BLUE, 9, -5, 20)
    race(sea, -3.6, 14.5, 84, GREEN, 9, 4, 40)
    for i in range(4):
        buoy(-7.2 + 0.4 * i, 5 + i * 7.5)
        buoy(7.4 - 0.3 * i, 5 + i * 7.5, colour="#ffb020")
    for x, y in ((0.5, 6.0), (0.8, 9.2), (1.0, 12.6), (1.1, 16.2), (1.0, 20)):
        coin((x, y, 1.35), (0, 0, 24), 0.72)
    eye = (-0.5, -8.6, 4.6)
    camera(eye, (0.3, 7.0, 1.55), 60, roll=1.5)
    sea.pour(eye, front=-11)


def flight():
    """Screenshot 2: side view of the red boat, which flies off the ramp and over the blue rival."""
    sea = Sea()
    island(sea, -11, 22, 6.5, 1, 7)
    island(sea, 12, 27, 7.5, 2, 7)
    lighthouse((11, 28, 2.4), 1.0)
    sunset((12, 20), key=(232, 26))
    ramp((-5.3, 1.6, -0.1), -14)
    speedboat((-0.1, 0.4, 2.75), (6, -17, -8), RED, gaze=(4, -4), look=-66, cheer=True)
    spray_at(-2.4, 0.5, 1.75)
    race(sea, 2.2, 1.0, -16, (*BLUE[:6], "fright"), 7, 0, 20, gaze=(0, 22), look=-58)
    race(sea, 7.5, 8.5, -20, GREEN, 9, 4, 40, look=-40)
    for k, (x, z) in enumerate(((3.0, 4.0), (4.3, 3.9), (5.5, 3.3))):
        coin((x, 0.2, z), (0, 0, 18 + 10 * k), 0.42)
    eye = (0.5, -10.2, 3.0)
    camera(eye, (0.1, 1.0, 2.65), 57, roll=3)
    sea.pour(eye)


def spray_at(x, y, z):
    """Water that drips from a flying boat."""
    spray([(x - 1.6, y, z - 0.9), (x - 0.9, y, z - 0.45), (x, y, z)], 0.15, 16, 3, out=(-0.8, 0, 0.1), throw=0.6)


def grotto():
    """Screenshot 3: the red boat leaves a grotto through the parted waterfall, toward the camera; the blue rival is
    behind it."""
    sea = Sea()
    cliff_with_grotto()
    waterfall(-3.0, -4.9, 1)
    waterfall(3.5, 5.2, 2)
    lagoon_noon((-0.7, -0.8, 2.0))
    race(sea, -0.7, -0.6, -106, RED, 13, -7, rise=0.4, length=8, gaze=(2, 0), look=8, cheer=True)
    race(sea, 2.0, 4.4, -112, (*BLUE[:6], "fright"), 10, 5, 20, length=6, gaze=(-8, 0), look=12)
    buoy(-3.3, 3.4, 0.9)
    for k in range(3):
        coin((1.0 + 0.8 * k, -1.1 + 0.5 * k, 0.85 + 0.08 * k), (0, 0, 12), 0.33)
    eye = (-0.5, -8.4, 2.7)
    camera(eye, (0.2, 1.2, 1.72), 40, roll=4)
    sea.pour(eye, -30, 30, back=20)


SHOTS = {
    "icon": icon,
    "preview": preview,
    "tall": tall,
    "background": background,
    "screenshot-1": chase,
    "screenshot-2": flight,
    "screenshot-3": grotto,
}
