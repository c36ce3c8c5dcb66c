"""Maze Escape: Toilet Rush: a man in a towel runs through a hedge maze to a golden toilet before his paper runs out."""

from cast.towel_man import peacock, towel_man, trail
from kit.camera import camera
from kit.effects import dust, pointer, sunburst, swoosh
from kit.light import studio
from kit.props import coin
from sets.hills import morning
from sets.maze import evening, gravel, hedges, lawn, sprinkler, throne, topiary

FOG = ("#cdeff4", 20, 80, 0.4)

# A run toward the camera: the roll is held up, the other fist raised, one leg in front, the other kicked up behind.
RUN = {
    "arms": (
        [(-0.38, 0, 1.24), (-0.8, -0.2, 1.12), (-0.74, -0.62, 1.34)],
        [(0.38, 0, 1.24), (0.84, -0.08, 1.32), (1.02, -0.2, 1.78)],
    ),
    "legs": (
        [(-0.26, -0.12, 0.5), (-0.66, -0.5, 0.3), (-0.86, -0.62, -0.14)],
        [(0.26, 0, 0.5), (0.64, 0.05, 0.1), (1.1, 0.3, 0.12)],
    ),
    "feet": ((-30, 22, -16), (84, 0, -78)),
}


def icon():
    """Icon: the man's strained face, the roll, and paper in the wind."""
    sunburst((0.1, 2.4, 1.9), "#2f9e3a", "#6fd04a")
    studio((0, 0, 1.6), 0.95, 0.55, cool="#b8f0ff", warm="#ffd27a")
    arms = (
        [(-0.38, 0, 1.24), (-0.74, -0.2, 1.02), (-0.66, -0.6, 1.22)],
        [(0.38, 0, 1.24), (0.8, -0.2, 1.12), (0.86, -0.5, 1.46)],
    )
    towel_man((-0.2, 0, 0), (0, -4, 6), arms=arms, head=(2, -2, 6), gaze=(10, 2), roll_turn=(0, 0, -12), roll_size=1.05)
    trail(
        [(0.96, -0.3, 2.0), (0.6, 0.2, 2.5), (-0.2, 0.6, 2.62), (-0.9, 0.6, 2.35), (-1.5, 0.5, 2.55)],
        0.44,
        0.05,
        2,
        (0, 0),
    )
    camera((-0.1, -5.2, 1.85), (0.06, 0, 1.72), 28, roll=4)


def unrolled(flight, path=(), lies=(1, 1)):
    """The paper, from the roll through the air (`flight`) to the ground, then along `path`, a list of (x, y)."""
    trail(flight, 0.5, 0.06, 2, lies)
    if path:
        trail([flight[-1], *[(x, y, flight[-1][2]) for x, y in path]], 0.5, lies=(1, 1))


# The line of the preview's paper, starting at the roll.
FLIGHT = [(1.0, -0.7, 2.85), (1.4, -0.1, 3.3), (1.95, 0.7, 2.75), (2.4, 1.5, 3.2), (3.6, 2.6, 2.6)]


def path():
    """A path between hedges, the toilet far away behind it. Returns its coins."""
    gravel()
    morning((0.0, -0.6, 1.5), face=230)
    throne((-3.4, 9.6, 0), 1.7, 46)
    topiary((2.5, 4.6, 0), 0.95, "cone")
    coins = [coin((-1.45 - 0.15 * k, 0.6 + 1.5 * k, 0.4), (0, 0, 24), 0.27) for k in range(3)]
    hedges([((-3.2, -3.5), (-3.2, 9.0)), ((3.3, -2.4), (3.3, 9.0))], 1.7, 14)
    hedges([((-8, 10.6), (8, 10.6))], 1.7, 0, 7)
    camera((0.05, -8.2, 1.75), (0.1, 0, 1.6), 33, roll=-5)
    return coins


def preview():
    """Preview: the man runs down a path in the wrong direction; the toilet is far behind him."""
    path()
    towel_man(
        (-0.12, -0.7, 0.36), (0, -6, 8), 1.1, head=(-3, 4, -2), gaze=(8, 2), sway=-0.8, roll_turn=(0, 0, -8), **RUN
    )
    unrolled(FLIGHT, lies=(0, 0.25))
    dust((1.5, 0.9, 0.12), (0.7, 0.4, 0.12), 0.2, 34, "#fff4dc", 4)


def tall():
    """Tall picture: the man comes out of the maze; his paper trail loops behind him."""
    gravel(back=30)
    morning((0, -0.5, 1.5), face=260)
    rows = [
        ((-6, 2.4), (-1.6, 2.4)),
        ((1.2, 2.4), (6, 2.4)),
        ((-6, 5.4), (0.2, 5.4)),
        ((3.0, 5.4), (6, 5.4)),
        ((-6, 8.6), (-3.2, 8.6)),
    ]
    rows += [
        ((-1.2, 8.6), (6, 8.6)),
        ((-6, 11.8), (0.4, 11.8)),
        ((3.2, 11.8), (6, 11.8)),
        ((-2.3, -1.8), (-2.3, 2.4)),
        ((2.3, -1.8), (2.3, 2.4)),
    ]
    throne((1.1, 15.5, 0), 2.8, -44)
    for x, y in ((-4.4, 15.0), (5.4, 15.0)):
        topiary((x, y, 0), 2.0, "cone")
    towel_man(
        (-0.25, -1.6, 0.42), (0, -6, 8), 1.22, head=(-12, 4, -2), gaze=(6, 6), sway=-0.8, roll_turn=(0, 0, -8), **RUN
    )
    dust((1.1, -0.3, 0.12), (0.8, 0.4, 0.12), 0.2, 34, "#ffedc8", 4)
    flight = [(1.0, -1.6, 3.2), (1.5, -0.9, 3.6), (1.75, 0.2, 2.8), (1.5, 1.4, 1.5), (0.4, 2.8, 0.3), (0.2, 4.0, 0.06)]
    path = [(1.7, 4.4), (1.7, 6.6), (-1.6, 7.0), (-2.3, 8.4), (-1.4, 10.2), (1.6, 10.4), (1.8, 12.4), (1.0, 13.6)]
    unrolled(flight, path)
    hedges(rows, 1.2, 10)
    camera((0.1, -10.4, 5.0), (0.1, 1.2, 1.8), 48, roll=-3)


def background():
    """Background: the man is at the right, a peacock behind him blocks the way, and the toilet is far off."""
    gravel()
    morning((1.2, -0.7, 1.5), face=230)
    lines = [((-10, 3.6), (-3.6, 3.6)), ((-0.6, 3.6), (2.6, 3.6)), ((5.0, 3.6), (10, 3.6)), ((-10, 7.2), (-5.4, 7.2))]
    lines += [
        ((-1.0, 7.2), (10, 7.2)),
        ((-10, 11.0), (-2.6, 11.0)),
        ((0.8, 11.0), (10, 11.0)),
        ((5.2, -2.4), (5.2, 3.6)),
    ]
    lines += [((-6.2, -1.0), (-6.2, 3.6)), ((-10, -1.0), (-6.2, -1.0)), ((2.6, 3.6), (2.6, 7.2))]
    throne((-3.4, 9.4, 0), 1.5, 44)
    topiary((-5.0, 2.4, 0), 0.8)
    topiary((4.3, 2.4, 0), 0.9, "cone")
    peacock((-1.15, 1.6, 0), 20, 0.82, gaze=(14, 0))
    towel_man(
        (1.35, -1.0, 0.38), (0, -6, 8), 1.22, head=(-9, 4, -2), gaze=(8, 4), sway=-0.8, roll_turn=(0, 0, -8), **RUN
    )
    dust((2.7, -0.2, 0.12), (0.9, 0.4, 0.12), 0.2, 36, "#ffedc8", 4)
    flight = [(2.6, -0.9, 3.05), (3.1, -0.3, 3.6), (3.9, 0.3, 2.8), (4.8, 0.9, 3.3), (6.4, 1.6, 2.6), (8.6, 2.4, 3.0)]
    unrolled(flight, lies=(0, 0.3))
    coin((4.3, -1.2, 1.3), (0, 0, -20), 0.32)
    hedges(lines, 1.05, 20)
    camera((0.2, -10.4, 4.3), (0.4, 0.2, 1.5), 51, roll=-2)


def along_the_hedge():
    """Screenshot 1: in the evening, the man takes a short cut on top of a hedge, above the turns of the maze."""
    gravel()
    evening((-1.1, -0.8, 3.0))
    throne((4.1, 8.4, 0), 1.6, -34)
    hedges([((-1.9, -2.2), (3.8, 1.6))], 1.5, 10)
    lines = [((3.8, 1.6), (3.8, 4.6)), ((-8, 4.6), (-0.6, 4.6)), ((-4.4, 0.8), (-4.4, 4.6)), ((-8, 0.8), (-4.4, 0.8))]
    lines += [((-8, 7.6), (1.6, 7.6)), ((6.2, 5.4), (6.2, 11)), ((-2, 10.6), (8, 10.6)), ((-8, 13), (8, 13))]
    hedges(lines, 1.5, 24, 5)
    arms = (
        [(-0.38, 0, 1.24), (-0.9, -0.05, 1.3), (-1.36, -0.1, 1.56)],
        [(0.38, 0, 1.24), (0.9, -0.15, 1.24), (1.34, -0.3, 1.4)],
    )
    legs = (
        [(-0.24, 0, 0.5), (-0.5, -0.05, 0.26), (-0.42, 0, -0.08)],
        [(0.26, 0, 0.5), (0.72, -0.3, 0.56), (0.96, -0.3, 0.2)],
    )
    towel_man(
        (-0.75, -1.5, 1.75),
        (0, -8, 14),
        1.06,
        arms,
        legs,
        ((0, 0, 30), (-30, 0, 40)),
        (0, 8, 2),
        holds=0,
        gaze=(14, -4),
        sway=-0.8,
    )
    flight = [(-2.5, -1.6, 3.75), (-3.0, -1.2, 4.0), (-3.6, -0.4, 3.3), (-4.4, 0.4, 3.1), (-6.4, 1.4, 2.2)]
    unrolled(flight, lies=(0, 0.3))
    for k in range(4):
        coin((1.15 + 0.75 * k, -0.45 + 0.5 * k, 2.08 + 0.06 * k), (0, 0, -24), 0.29)
    pointer((4.1, 7.8, 4.3), 2.2)
    camera((-0.2, -10.9, 4.2), (0.1, 0, 2.85), 47, roll=-4)


def standoff():
    """Screenshot 2: a peacock blocks the man's way."""
    gravel()
    morning((-1.6, -0.8, 1.5), face=230)
    throne((0.0, 7.4, 0), 1.5, -44)
    arms = (
        [(-0.38, 0, 1.24), (-0.86, 0.0, 1.42), (-1.18, -0.1, 1.76)],
        [(0.38, 0, 1.24), (0.84, -0.25, 1.2), (1.12, -0.4, 1.5)],
    )
    legs = (
        [(-0.22, 0, 0.5), (-0.06, -0.34, 0.36), (0.24, -0.42, 0.14)],
        [(0.24, 0, 0.5), (0.62, -0.12, 0.42), (0.86, -0.14, 0.2)],
    )
    feet = ((-20, 0, 60), (-30, 0, 62))
    towel_man(
        (-1.45, -0.9, 0),
        (0, -16, 16),
        1.12,
        arms,
        legs,
        feet,
        (0, 14, 6),
        mood="shout",
        gaze=(16, -2),
        holds=0,
        sway=0.8,
    )
    trail([(-3.05, -1.1, 2.3), (-3.4, -0.6, 2.9), (-4.1, -0.4, 2.5), (-5.4, -0.2, 2.8)], 0.5, 0.08, 2, (0, 0.2))
    dust((-0.6, -1.2, 0.1), (0.9, 0.3, 0.1), 0.2, 34, "#ffedc8", 4)
    peacock((2.35, 0.6, 0), -16, 1.2, gaze=(-16, 2), head=(0, 0, -6))
    hedges(
        [((-8, 3.4), (-1.2, 3.4)), ((1.6, 3.4), (8, 3.4)), ((-5.2, -2), (-5.2, 3.4)), ((5.4, -1.4), (5.4, 3.4))],
        2.2,
        18,
    )
    hedges([((-6, 9.5), (6, 9.5))], 2.0, 0, 9)
    camera((-0.25, -10.0, 3.2), (-0.2, 0, 1.75), 51, roll=3)


def leap():
    """Screenshot 3: the man dives across the lawn, arms first."""
    gravel()
    morning((-0.8, -0.8, 1.9), face=240)
    lawn((0.6, 0.8), 4.4)
    for x, kind in ((-5.2, "balls"), (5.6, "cone"), (-1.6, "cone"), (2.4, "balls")):
        topiary((x, 5.2, 0.1), 1.0, kind)
    throne((2.75, 0.3, 0.1), 1.1, -46, 2)
    arms = (
        [(-0.38, 0, 1.26), (-0.86, -0.1, 1.46), (-1.02, -0.2, 1.9)],
        [(0.38, 0, 1.26), (0.76, -0.2, 1.6), (0.9, -0.3, 2.05)],
    )
    legs = (
        [(-0.22, 0, 0.5), (-0.34, -0.02, 0.16), (-0.62, 0.1, 0.0)],
        [(0.24, 0, 0.5), (0.36, -0.05, 0.14), (0.3, 0.05, -0.2)],
    )
    feet = ((50, 0, -40), (60, 0, 0))
    towel_man(
        (-2.1, -0.9, 0.95),
        (0, 52, 6),
        1.08,
        arms,
        legs,
        feet,
        (0, -40, 10),
        mood="joy",
        gaze=(14, -4),
        holds=0,
        sway=-0.6,
    )
    trail(
        [(-0.9, -1.1, 3.3), (-1.7, -0.2, 3.4), (-2.6, 0.4, 2.7), (-3.8, 0.8, 2.9), (-5.4, 1.0, 2.2)],
        0.5,
        0.08,
        2,
        (0, 0.3),
    )
    swoosh((-1.4, -0.6, 1.2), 1.7, 158, 196, width=0.06)
    sprinkler((-3.6, 2.2, 0.15), 1.5)
    sprinkler((4.9, 1.6, 0.15), 1.3)
    for k in range(3):
        coin((0.1 + 0.55 * k, -0.9, 2.9 - 0.28 * k), (0, 0, 20), 0.24)
    hedges([((-8, 6.6), (8, 6.6)), ((-7.4, 1), (-7.4, 6.6)), ((7.4, 1), (7.4, 6.6))], 2.0, 16)
    camera((0.2, -9.6, 3.4), (0.15, 0, 1.65), 47, roll=-4)


SHOTS = {
    "icon": icon,
    "preview": preview,
    "tall": tall,
    "background": background,
    "screenshot-1": along_the_hedge,
    "screenshot-2": standoff,
    "screenshot-3": leap,
}
