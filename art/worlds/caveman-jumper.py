"""Caveman Jumper: a hairy caveman leaps up an ochre canyon under a turquoise noon, lava below."""

from cast.caveman import caveman, dinosaur
from kit.camera import camera
from kit.effects import swoosh
from kit.forms import ball, lathe, rock, tube
from kit.light import panel, sky, studio
from kit.materials import forget, material, shine
from kit.props import coin
from sets.canyon import cliff, lava, ledge, melon, mesas, noon, volcano, walls
from sets.eruption import NIGHT, eruption, fire_rain

FOG = ("#c9f2ea", 14, 70, 0.6)

# Mid-leap: bone up, other hand forward, knees apart.
LEAP = {
    "arms": (
        [(-0.30, 0, 1.08), (-0.62, -0.02, 1.30), (-0.70, -0.10, 1.72)],
        [(0.30, 0, 1.08), (0.66, -0.22, 1.06), (0.98, -0.42, 1.26)],
    ),
    "legs": (
        [(-0.2, 0, 0.5), (-0.50, -0.12, 0.36), (-0.62, 0.05, -0.02)],
        [(0.2, 0, 0.5), (0.58, -0.34, 0.52), (0.72, -0.36, 0.14)],
    ),
    "feet": ((30, 0, -10), (-10, 0, 20)),
}


def face_light(at, power=160):
    """A soft light on the hero's face from the front."""
    x, y, z = at
    panel((x - 2.0, y - 5.5, z + 1.2), at, 2.5, power, "#fff0d8", shiny=False)


def cone():
    """The volcano of the icon, whose slopes climb from both corners, and what it throws."""
    lathe(
        [(3.2, -1.6), (2.0, 0.3), (1.2, 1.75), (0, 1.75)], material("#8a1f3a", bottom="#3f0f30", glow=0.12), (0, 4, 0)
    )
    hot = shine("#ffe05a", 1.0)
    for x in (-1, 1):
        stream = [(1.05 * x, 2.7, 1.7), (1.3 * x, 2.6, 1.2), (1.36 * x, 2.4, 0.8), (1.66 * x, 2.2, 0.2)]
        tube(stream, [0.06, 0.1, 0.08, 0.14], hot)
    for x, z, size in ((-1.4, 2.75, 0.09), (-1.2, 3.0, 0.05), (1.3, 2.85, 0.1), (1.5, 2.5, 0.05), (-1.58, 2.4, 0.05)):
        rock(size, hot, (x, 3.4, z), seed=int(size * 100))


def icon():
    """The bone between his teeth, the sun over the volcano behind his hair."""
    studio((0, 0, 1.5), 0.95, 0.5, cool="#ffd27a", warm="#ff7a2a")
    seen = [(-0.3, "#7a1030"), (-0.1, "#c42a2e"), (0.1, "#f4602a"), (0.3, "#ff8f32")]
    sky(seen, 1.0, [(-1, "#8a4a5a"), (0, "#ffc09a"), (1, "#b9b0ff")], 0.5)
    for radius, y, colour in ((1.62, 5.2, "#ffa63a"), (1.36, 5.1, "#ffd75a"), (1.16, 5.0, "#fff3b4")):
        ball(radius, shine(colour, 0.9), (0.06, y, 2.0), scale=(1, 0.02, 1), detail=64)
    cone()
    arms = (
        [(-0.30, 0, 1.08), (-0.62, -0.1, 0.80), (-0.66, -0.3, 0.5)],
        [(0.30, 0, 1.08), (0.62, -0.1, 0.80), (0.66, -0.3, 0.5)],
    )
    caveman((0, 0, 0), (0, 0, 6), arms=arms, holds=None, head=(2, -5, 8), gaze=(4, 4), shout=0.36, anger=20, bites=True)
    camera((-0.1, -5.0, 1.55), (0.0, 0, 1.6), 23, roll=-4)


def preview():
    """A leap from ledge to ledge."""
    walls()
    mesas()
    noon()
    ledge((-1.75, 0.6, -0.5), 1.1, 0.9, 1)
    ledge((1.9, 0.5, 0.62), 1.1, 0.9, 2)
    ledge((-1.8, 3.6, 3.2), 1.2, 0.9, 3)
    melon((1.75, 0.1, 1.12), 0.75, (0, 12, 0))
    caveman((-0.1, -0.3, 0.55), (0, 10, 4), 1.12, head=(0, -4, 2), gaze=(8, 2), bone_turn=(0, 24, 0), **LEAP)
    coin((1.05, -0.6, 3.05), (6, 12, -22), 0.26)
    coin((-1.65, -0.2, 2.4), (0, -10, 24), 0.22)
    face_light((0.1, -0.3, 2.2))
    camera((0.2, -7.6, 1.6), (0.02, 0, 1.68), 34, roll=-4)


def tall():
    """Up the canyon, lava far below."""
    walls(-9, 16, near=3.4)
    lava(-5.5)
    noon()
    for x, y, z, wide in (
        (-1.5, 0.6, -1.3, 1.0),
        (1.75, 0.4, 0.35, 1.0),
        (-1.9, 2.0, 3.6, 1.2),
        (1.9, 3.2, 5.6, 1.2),
        (-1.4, 6.0, 7.8, 1.2),
        (2.0, 1.0, -3.4, 1.2),
    ):
        ledge((x, y, z), wide, 0.9, int(z * 10))
    melon((1.7, 0.0, 0.9), 0.75, (0, 12, 0))
    caveman((-0.15, -0.4, 0.35), (0, 12, 4), 1.12, head=(-8, -4, 2), gaze=(6, 12), bone_turn=(0, 24, 0), **LEAP)
    for k, (x, z) in enumerate(((0.95, 3.2), (0.2, 4.3), (-0.5, 5.3))):
        coin((x, 0.2, z), (6, 8, -20 + 20 * k), 0.26)
    face_light((0.1, -0.3, 2.2))
    camera((0.5, -7.4, 0.3), (0.0, 0, 1.5), 49, roll=-3)


def background():
    """The leap at the right, the volcano at the left."""
    walls(near=6.0)
    lava(-4.5)
    volcano((-6.6, 34, -5.2), 1.8)
    mesas()
    noon()
    ledge((-0.9, 1.2, -0.6), 1.3, 1.0, 1)
    ledge((3.8, 0.6, 0.8), 1.3, 1.0, 2)
    ledge((-5.4, 5.0, 1.5), 1.6, 1.2, 3)
    ledge((0.2, 9.0, 3.6), 1.7, 1.2, 4)
    melon((3.75, 0.2, 1.3), 0.8, (0, 12, 0))
    caveman((1.45, -0.4, 0.5), (0, 10, 4), 1.2, head=(0, -4, 2), gaze=(6, 0), bone_turn=(0, 24, 0), **LEAP)
    coin((3.2, -0.3, 3.3), (6, 12, -22), 0.28)
    face_light((1.45, -0.4, 2.2))
    camera((0.2, -9.0, 1.9), (0.1, 0, 1.75), 48, roll=-3)


def climbing():
    """Screenshot 1: many ledges, coins that show the way."""
    walls(-8, 16, near=6.6)
    mesas()
    noon()
    for x, y, z, wide in (
        (-3.6, 0.5, -0.4, 1.4),
        (2.2, 0.4, 0.7, 1.3),
        (-2.4, 1.0, 3.6, 1.3),
        (4.6, 2.0, 3.4, 1.4),
        (0.6, 4.0, 5.4, 1.4),
        (5.2, 0.5, -1.4, 1.5),
        (-5.6, 3.0, 2.3, 1.3),
    ):
        ledge((x, y, z), wide, 1.0, int(x * 10) + 70)
    caveman((-0.8, -0.4, 1.0), (0, 12, 4), 1.15, head=(0, -4, 2), gaze=(8, 4), bone_turn=(0, 24, 0), **LEAP)
    swoosh((-0.4, -0.2, 1.3), 1.5, 190, 232, width=0.07)
    melon((4.6, 1.4, 3.95), 0.9, (0, 10, 0))
    for k, (x, z) in enumerate(((0.7, 2.75), (1.6, 2.9), (2.5, 2.75), (3.4, 3.1))):
        coin((x, -0.1, z), (6, 8, -20 + 12 * k), 0.27)
    face_light((-0.8, -0.4, 2.4), 200)
    camera((0.2, -10.6, 2.6), (0.1, 0, 2.15), 46, roll=2)


def chased():
    """Screenshot 2: over the lava with the dinosaur behind."""
    walls(-6, 14, near=8.5)
    lava(-1.3, back=40)
    mesas()
    noon((220, 40))
    ledge((-4.6, 0.6, 0.1), 2.4, 1.4, 4)
    ledge((4.7, 0.5, 0.7), 2.2, 1.3, 7)
    ledge((6.2, 7.0, 2.6), 2.0, 1.2, 9)
    dinosaur((-3.1, 0.3, 0.15), -8, 1.15, gape=30, head=(4, 0, 48))
    caveman(
        (1.6, -0.3, 1.45),
        (0, 24, 16),
        1.12,
        head=(0, -12, -10),
        gaze=(-14, 4),
        shout=0.34,
        anger=-24,
        bone_turn=(0, 24, 0),
        **LEAP
    )
    for k, (x, z) in enumerate(((3.2, 3.6), (4.0, 3.3), (4.7, 2.7))):
        coin((x, -0.1, z), (6, 8, -20 + 12 * k), 0.3)
    face_light((0.6, -0.4, 2.4), 260)
    camera((0.2, -10.4, 2.6), (0.1, 0, 1.95), 48, roll=-3)


def erupting():
    """Screenshot 3: by night over the lava from rock to rock, the volcano erupts behind."""
    forget(("#6a1a4a", 14, 64, 0.5))
    lava(-4.6, -24, 24, back=44, crust=420, crust_colour="#3a1840")
    volcano((5.8, 27, -4.6), 1.65, stone=("#4a2450", "#7a2f4a"), cloud_of=("#5a3a7a", "#c84a4a"))
    fire_rain((5.8, 26, 4.7))
    for x, y in ((-7.4, 3), (-9.5, 9), (9.4, 4), (-12, 17), (15, 15)):
        cliff(x, y, -6, 4.2 + abs(y) * 0.3, 4.6, 4.4, int(x * 3 + y) + 90, NIGHT)
    for x, y, top in ((-7.6, 18, 0.2), (-0.6, 26, -1.6), (12, 22, 1.0), (-15, 30, 3.0)):
        cliff(x, y, -6, top, 2.2, 2.2, int(x * 5 + y) + 90, NIGHT)
    eruption((-0.3, -0.3, 1.9))
    ledge((-2.9, 0.5, 0.05), 1.2, 1.0, 4, False, stone_colour=NIGHT[1])
    ledge((2.9, 0.4, 0.5), 1.3, 1.0, 7, False, stone_colour=NIGHT[1])
    caveman(
        (-0.5, -0.4, 0.3), (0, 14, 6), 1.15, head=(-2, -6, 2), gaze=(10, -4), shout=0.34, bone_turn=(0, -54, 0), **LEAP
    )
    swoosh((-0.3, -0.1, 1.1), 1.65, 200, 234, width=0.07, colour="#ffd98a")
    for k, (x, z) in enumerate(((1.75, 2.25), (2.5, 2.1), (3.2, 1.7))):
        coin((x, -0.2, z), (6, 8, -20 + 12 * k), 0.3)
    camera((0.2, -9.4, 1.8), (0.2, 0, 1.68), 40.5, roll=4)


SHOTS = {
    "icon": icon,
    "preview": preview,
    "tall": tall,
    "background": background,
    "screenshot-1": climbing,
    "screenshot-2": chased,
    "screenshot-3": erupting,
}
