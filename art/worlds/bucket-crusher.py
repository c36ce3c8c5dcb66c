"""Bucket Crusher: an orange robot bites down brick towers on a building site on a clear afternoon."""

from cast.crusher import crusher, crusher_head
from kit.camera import camera
from kit.effects import dust, impact, pointer, sunburst
from kit.light import panel, studio
from kit.props import coin
from sets.building_site import (
    BLUE,
    TEAL,
    afternoon,
    barrier,
    cone,
    crane,
    flying_bricks,
    girder,
    ground,
    rubble,
    sparks,
    tower,
    town,
)

FOG = ("#dcecff", 16, 80, 0.66)
FOGS = {"background": ("#8fd4dc", 15, 70, 0.72)}

# One hand pushes against the wall; the other swings back.
HEAVE = (
    [(-0.58, -0.02, 1.2), (-1.02, 0.0, 1.24), (-1.3, -0.2, 1.62)],
    [(0.58, -0.02, 1.2), (0.98, -0.3, 1.0), (1.26, -0.55, 0.92)],
)
# YANK mirrors HEAVE; CHEER: both hands up.
YANK = (
    [(-0.58, -0.02, 1.2), (-0.98, -0.3, 1.0), (-1.26, -0.55, 0.92)],
    [(0.58, -0.02, 1.2), (1.02, 0.0, 1.24), (1.3, -0.2, 1.62)],
)
CHEER = (
    [(-0.58, -0.02, 1.2), (-1.1, -0.1, 1.5), (-1.2, -0.3, 2.1)],
    [(0.58, -0.02, 1.2), (1.1, -0.1, 1.5), (1.2, -0.3, 2.1)],
)
SALUTE = (
    [(-0.58, -0.02, 1.2), (-1.42, -0.25, 1.55), (-1.06, -0.72, 2.36)],
    [(0.58, -0.02, 1.2), (0.98, -0.1, 1.0), (0.86, -0.40, 0.78)],
)


def icon():
    """Icon: the jaw is wide open and full of bricks."""
    sunburst((0.1, 3.0, 0.6), "#4fb0f5", "#9fdcff")
    studio((0, 0, 0.6), 1.0, 0.62, cool="#bfe6ff", fill="#ffe6d0")
    panel((0.6, -5, 1.2), (0, 0, 0.4), 2.5, 120, "#ffffff", shiny=False)
    crusher_head((0.05, 0, 0.1), None, (2, 5, 20), 31, (-6, -4), load=18, tilt=16, lid=42)
    flying_bricks((1.08, -0.5, 0.98), (0.05, 0.1, 0.05), 1, 4, size=0.5)
    flying_bricks((-1.0, -0.5, 0.95), (0.05, 0.1, 0.05), 1, 9, size=0.42)
    camera((-0.1, -5.2, 0.3), (0.05, -0.2, 0.2), 32, roll=4)


def bitten(x):
    """A tower with a bitten corner and rubble at its foot, to the right of `x`. Returns the tower."""
    wall = tower(
        (x + 1.78, 0.2, 0),
        courses=15,
        bites=(((-1.1, -1.0, 2.15), 0.95), ((-1.5, -0.4, 2.5), 0.7), ((-0.7, -1.4, 1.9), 0.6)),
        windows=((0.45, 1.1), (0.45, 3.3), (-0.5, 3.7), (0.45, 4.6)),
    )
    rubble((x + 0.9, -1.6, 0), 0.8, 16)
    return wall


def bricks_off(x):
    """The bricks that fly off the tower to the right of `x`."""
    flying_bricks((x + 0.55, -1.55, 2.75), (0.75, 0.3, 0.7), 11, 3)
    flying_bricks((x + 0.9, -1.4, 0.9), (0.5, 0.3, 0.5), 4, 6)


def biting(x):
    """The robot bites a corner of the tower to its right; `x` is the middle between them."""
    bitten(x)
    crusher((x - 1.35, -0.1, 0), 16, 1.0, (0.30, -0.2, 2.05), (2, -6, 33), HEAVE, gape=30, gaze=(-14, 0), load=12)
    bricks_off(x)


def site():
    """The building site of the preview, without tower and robot."""
    ground()
    town()
    crane((-7, 24, 0), 11, 10)
    afternoon((-0.4, -0.3, 2.2))
    cone((-2.05, -1.9, 0), 0.7)
    camera((-0.7, -9.3, 0.8), (-0.22, 0, 1.85), 37, roll=-4)


def preview():
    """Preview: the bite, from below."""
    site()
    biting(0.1)


def tall():
    """Tall picture: on a long neck, the robot's head reaches the top of a very high tower."""
    ground()
    town()
    crane((-7, 30, 0), 17, 10)
    afternoon((-0.3, -0.3, 4.4), 220)
    tower(
        (1.75, 0.4, 0),
        courses=19,
        bites=(((-1.2, -0.9, 4.65), 0.95), ((-0.9, -1.3, 5.1), 0.7)),
        windows=((0.5, 1.1), (-0.45, 2.4), (0.5, 3.4)),
    )
    arms = (
        [(-0.58, -0.02, 1.2), (-1.0, -0.1, 1.5), (-1.1, -0.3, 2.0)],
        [(0.58, -0.02, 1.2), (0.8, -0.5, 1.5), (0.9, -0.75, 1.95)],
    )
    crusher((-0.55, -0.6, 0), 12, 1.1, (0.3, -0.15, 3.8), (-4, -6, 34), arms, gape=30, gaze=(-18, -4), load=12)
    flying_bricks((1.45, -1.4, 5.3), (0.5, 0.3, 0.7), 8, 3)
    flying_bricks((1.1, -1.5, 3.0), (0.5, 0.3, 1.1), 7, 6)
    rubble((1.2, -1.9, 0), 0.8, 14)
    camera((-0.5, -10.6, 1.0), (0.1, 0, 2.55), 50, roll=-3)


def background():
    """Background: a tower topples to the left because the robot has bitten off its foot; its small helper is glad."""
    ground(colour="#6a6298", stones=("#8f86b8", "#5a5286"))
    town()
    crane((-14, 40, 0), 14, 11)
    afternoon((0.9, -0.3, 2.2), 240, seen=TEAL)
    tower((6.6, 11, 0), 5, 4, 13, BLUE, windows=((-0.8, 1.2), (0.8, 1.2), (-0.8, 3.0), (0.8, 3.0)), seed=4)
    tower(
        (-1.5, 1.9, 0.1),
        3,
        3,
        11,
        turn=(4, -17, -14),
        windows=((0.1, 1.9), (0.1, 3.1)),
        bites=(((1.0, -0.8, 0.7), 0.95), ((0.5, -1.2, 0.4), 0.7), ((0.9, -0.2, 1.3), 0.5)),
    )
    flying_bricks((-0.75, -0.6, 1.5), (0.55, 0.4, 0.7), 11, 3)
    rubble((-0.9, 0.2, 0), 1.0, 20)
    for k, (x, y, wide) in enumerate(((-2.5, 1.2, 0.5), (-1.5, 0.8, 0.6), (-0.3, 1.4, 0.6))):
        dust((x, y, 0.2), (wide, 0.4, 0.3), 0.2, 44, ("#ffd9dc", "#ffe6e2")[k % 2], k + 2)
    face = {"gape": 30, "gaze": (14, 0), "load": 14}
    crusher((1.35, -0.6, 0), -16, 1.15, (-0.3, -0.2, 2.05), (2, 6, -33), YANK, **face)
    crusher((-4.7, 3.2, 0), -14, 0.62, (-0.1, -0.3, 1.75), (-4, 6, -6), CHEER, gape=24, gaze=(8, 6), tilt=-6)
    cone((3.65, -1.5, 0), 0.9)
    barrier((4.4, 3.0, 0), -12, 2.4)
    camera((0, -10.8, 1.2), (0.1, 0, 1.85), 48, roll=-3)


def sawing():
    """Screenshot 1: from above, the robot saws along the top rows; bricks pour into the bucket."""
    ground()
    town()
    crane((9, 24, 0), 12, 9, 180)
    afternoon((-0.6, -0.3, 2.2), 240)
    tower(
        (2.3, 0.3, 0),
        5,
        4,
        9,
        skip=lambda x, _y, z: z > 2.05 and x < 0.1 + (z - 2.05) * 0.9,
        cap=False,
        windows=((-0.7, 1.1), (0.7, 1.1)),
    )
    tower((-5.0, 5.0, 0), 4, 3, 8, BLUE, windows=((-0.5, 1.2), (0.5, 1.2)), seed=4)
    crusher((-1.15, -0.7, 0), 20, 1.15, (0.45, -0.25, 2.2), (8, -6, 24), HEAVE, gape=30, gaze=(-10, -8), load=22)
    flying_bricks((1.35, -1.2, 3.0), (0.45, 0.3, 0.3), 8, 3)
    pointer((3.1, -0.3, 3.3), 1.5)
    rubble((0.9, -2.2, 0), 0.8, 16)
    cone((-3.9, -1.4, 0), 0.9)
    barrier((5.2, 0.6, 0), -18, 2.0)
    for k in range(3):
        coin((2.3 + 0.8 * k, -2.5 - 0.06 * k, 0.42), (0, 0, 20), 0.28)
    camera((0.2, -11.0, 4.9), (0.2, 0, 1.85), 50, roll=2)


def toppling():
    """Screenshot 2: the tower falls behind the robot, which salutes."""
    ground()
    town()
    afternoon((-1.6, -0.6, 1.8), 240)
    tower(
        (1.5, 3.2, 0.2),
        4,
        3,
        11,
        turn=(0, 27, -6),
        windows=((-0.5, 1.7), (0.5, 1.7), (-0.5, 3.0), (0.5, 3.0)),
        bites=(((-1.4, -0.6, 0.3), 1.0),),
    )
    tower((-7.5, 9.0, 0), 4, 3, 12, BLUE, windows=((-0.5, 1.2), (0.5, 1.2), (-0.5, 2.7), (0.5, 2.7)), seed=4)
    for k, (x, y, z) in enumerate(
        ((0.2, 1.6, 0.2), (1.3, 1.2, 0.3), (2.4, 1.0, 0.25), (3.5, 1.2, 0.35), (4.6, 1.5, 0.3), (5.6, 1.8, 0.2))
    ):
        dust((x, y, z), (0.6, 0.3, 0.4), 0.36, 22, ("#ffe6d4", "#fff2e6")[k % 2], k + 2)
        dust((x + 0.3, y + 0.3, z + 0.6), (0.4, 0.2, 0.3), 0.26, 20, "#fff2e6", k + 20)
    flying_bricks((3.6, 0.8, 1.9), (1.3, 0.5, 0.8), 12, 3)
    rubble((2.2, -0.9, 0), 1.0, 18)
    crusher((-1.6, -0.9, 0), 10, 1.2, (0, -0.25, 1.85), (0, 6, -4), SALUTE, gape=20, gaze=(4, 0), load=6, tilt=-6)
    cone((-4.3, -0.6, 0), 0.9)
    cone((-3.3, -3.0, 0), 0.9, (0, 88, 30))
    camera((0.2, -10.4, 3.0), (0.2, 0, 1.95), 50, roll=-3)


def stuck():
    """Screenshot 3: from below, the chain hits steel and sparks fly."""
    ground()
    town()
    crane((-10, 24, 0), 12, 9)
    afternoon((-0.5, -0.3, 2.0), 240)
    tower(
        (2.5, 0.5, 0),
        5,
        4,
        13,
        BLUE,
        bites=(((-1.6, -0.9, 1.75), 0.95), ((-0.8, -1.25, 1.75), 0.75), ((0.0, -1.2, 1.75), 0.6)),
        windows=((0.6, 3.2), (-0.6, 3.6)),
    )
    girder((2.0, -0.42, 1.72), 3.8, (0, -3, 0))
    face = {"gape": 30, "gaze": (-12, -6), "lid": 10, "lower": 22, "tilt": 16}
    crusher((-1.2, -0.7, -0.1), 18, 1.3, (0.32, -0.3, 1.8), (4, -10, 34), HEAVE, **face)
    impact((0.75, -2.05, 1.72), 0.75)
    sparks((0.75, -1.95, 1.72), 1.2, 50)
    flying_bricks((1.6, -1.7, 2.9), (0.9, 0.3, 0.5), 6, 3, BLUE)
    rubble((2.4, -1.9, 0), 0.9, 18, shades=BLUE)
    camera((-0.3, -9.4, 0.9), (0.25, 0, 2.05), 50, roll=-4)


SHOTS = {
    "icon": icon,
    "preview": preview,
    "tall": tall,
    "background": background,
    "screenshot-1": sawing,
    "screenshot-2": toppling,
    "screenshot-3": stuck,
}
