"""Cat From Hell: a purple cat with horns breaks granny's vases in an orange apartment at dusk."""

from cast.cat import cat
from cast.granny import granny
from kit.camera import camera
from kit.effects import dust, impact, pointer, splash, sunburst, swoosh
from kit.forms import ball, box
from kit.light import bulb, studio
from kit.materials import gold, material
from kit.props import coin, flower, mug, plant, plate, shards, vase, yarn
from sets.hallway import hallway
from sets.home import floor, lamp, painting, rug, shelf, sofa, table, wall, window
from sets.kitchen import counter, crockery, pot_on_fire, tiles

PUSH = (
    [(-0.24, -0.12, 0.86), (-0.36, -0.34, 0.5), (-0.30, -0.44, 0.13)],
    [(0.24, -0.10, 0.90), (0.58, -0.30, 1.02), (0.96, -0.40, 1.00)],
)
LEAP = (
    [(-0.24, -0.12, 0.9), (-0.62, -0.35, 0.95), (-0.92, -0.45, 1.12)],
    [(0.24, -0.10, 0.90), (0.62, -0.3, 1.1), (0.95, -0.36, 1.32)],
)


def living_room():
    """The room without the characters and the things that they break."""
    floor()
    wall()
    window((-4.1, 2.5, 3.0))
    sofa((-3.6, 1.35, 0), 6)
    shelf((3.2, 2.3, 3.4), 2.8, 1, 0.7)
    shelf((4.2, 2.3, 2.35), 2.2, 5)
    painting((-1.75, 2.48, 3.35), (0, 11, 0), 1.15, 1.0)
    painting((-0.55, 2.48, 3.0), (0, -6, 0), 0.8, 0.8, "#ffd0de", "cat", "#54407f", "#ff7d5a")
    lamp((-6.3, 1.3, 0), 1.25)
    bulb((-6.3, 0.9, 2.6), 90, "#ffb057", 0.4)
    plant((6.6, 1.6, 0), size=1.5, seed=2)
    rug((0.2, -0.6, 0))


def pushing(x, y):
    """The cat on its table; the vase tips over."""
    table((x, y, 0), 2.9, 1.5, 0.9)
    cat((x - 0.05, y + 0.05, 0.9), arms=PUSH, claws=(1,), head=(0, 7, 8), gaze=(10, -4))
    vase((x + 1.50, y - 0.34, 1.12), (0, 34, 0))
    splash((x + 2.06, y - 0.42, 1.96), (0.75, -0.1, -0.35))
    swoosh((x + 0.62, y - 0.62, 1.90), 0.50, -34, 50, gap=0.15, width=0.055)
    mug((x - 1.1, y - 0.3, 0.9), (0, 0, 40))
    flower((x + 2.75, y - 0.5, 1.95), "#ff5d8f", (50, 20, 0))


def icon():
    """Icon: the cat's face, one vase and a sunburst."""
    sunburst((0.1, 2.3, 2.1))
    studio(power=0.9, ambient=0.5)
    arms = (
        [(-0.26, -0.12, 0.86), (-0.50, -0.42, 0.66), (-0.46, -0.60, 0.42)],
        [(0.26, -0.12, 0.86), (0.64, -0.45, 0.94), (0.74, -0.62, 1.26)],
    )
    tail = [(0, 0.42, 0.22), (-0.5, 0.7, 0.2), (-0.88, 0.6, 0.3), (-1.0, 0.45, 0.62), (-0.92, 0.4, 0.86)]
    cat((-0.12, 0, 0), arms=arms, claws=(1,), head=(4, 5, 10), gaze=(8, -4), open_=0.3, tail=tail)
    vase((0.52, -1.05, 0.42), (0, 24, -10), 0.66, flowers=False)
    flower((0.86, -1.15, 1.12), "#ff5d8f", (70, 10, 0), 0.85)
    camera((-0.1, -4.7, 1.75), (0.06, 0, 1.42), 27.5, roll=4)


def close_room():
    """The room of the preview, without the cat on its table."""
    living_room()
    studio(room=0.5)
    shards((2.0, -1.6, 0.06), 0.7, "#ff7d5a", 6, 2)
    yarn((-2.1, -1.7, 0.3))
    camera((-0.1, -8.0, 2.7), (0.66, 0, 1.62), 35, roll=3)


def preview():
    """Preview: the cat pushes the vase, seen close."""
    close_room()
    pushing(-0.2, -0.5)


def tall():
    """Tall picture: on a high cabinet the cat drops a vase; granny waits below with open hands."""
    floor(front=-9)
    wall(height=9)
    window((-2.9, 2.5, 4.2), 1.8, 3.4)
    painting((2.3, 2.48, 6.0), (0, 9, 0), 1.3, 1.1)
    studio((0, -0.5, 3.4), 1.5, 0.5, room=0.8)
    look = material("#d98a4a", rough=0.4, wood=("#b8682f", (5, 5, 0.6)))
    box((2.5, 1.3, 3.3), look, (0.5, 0.4, 1.65), bevel=0.09)
    for x in (-0.06, 1.06):
        box((1.02, 0.12, 2.9), look, (x, -0.27, 1.65), bevel=0.06)
        ball(0.09, gold(), (0.5 + (x - 0.5) * 0.35, -0.4, 1.7))
    box((2.8, 1.5, 0.2), look, (0.5, 0.35, 3.35), bevel=0.08)
    cat((0.3, -0.02, 3.45), -8, 1.28, arms=PUSH, claws=(1,), head=(14, 6, 4), gaze=(8, -16))
    vase((1.25, -1.1, 2.35), (24, 152, 0), 0.95)
    splash((1.25, -1.15, 2.2), (0.2, -0.1, -0.75), 5, 20)
    arms = (
        [(-0.27, -0.05, 1.22), (-0.62, -0.35, 1.42), (-0.74, -0.62, 1.86)],
        [(0.27, -0.05, 1.22), (0.66, -0.35, 1.40), (0.86, -0.62, 1.80)],
    )
    granny((-0.62, -1.7, 0), 16, 0.98, arms, head=(-16, 4, 6), gaze=(6, 22), shout=0.3)
    camera((-0.5, -12.6, 3.4), (0.2, 0, 2.98), 35.5, roll=2)


def background():
    """Background: the cat pushes the vase at the right; granny comes from behind."""
    living_room()
    studio(power=1.05, room=0.7, ambient=0.55)
    pushing(1.35, -0.9)
    granny((-1.5, -0.2, 0), 30, 1.0, sweep=((-0.5, -0.7, 1.5), (0, -24, 0)))
    yarn((-0.3, -2.4, 0.3))
    shards((3.7, -2.2, 0.06), 0.9, "#3d8bff", 7, 4)
    camera((0, -10.2, 3.1), (0.15, 0, 1.9), 51, roll=1.5)


def smash():
    """Screenshot 1: the cat leaps at the vases."""
    living_room()
    studio(power=1.05, room=0.75, ambient=0.55)
    table((1.7, -1.0, 0), 3.2, 1.5, 0.9)
    tail = [(0, 0.42, 0.22), (-0.35, 0.7, 0.0), (-0.7, 0.8, 0.05), (-0.95, 0.7, -0.2), (-1.3, 0.6, -0.15)]
    cat(
        (-0.6, -1.7, 1.15),
        14,
        arms=LEAP,
        claws=(0, 1),
        legs=[(-0.55, 0.02, -0.10), (0.55, 0.1, -0.02)],
        tail=tail,
        head=(-6, 6, 6),
        gaze=(10, 6),
        open_=0.3,
    )
    vase((1.0, -1.05, 0.9), size=0.8)
    mug((1.75, -1.4, 0.9), (0, 0, 30))
    vase((2.55, -0.95, 0.9), size=0.75, colour="#e8413c", band="#ffe0b0")
    for x in (1.0, 2.55):
        pointer((x, -1.1, 2.62), 1.2)
    vase((3.3, -2.2, 0.36), (0, 78, 0), 0.7, "#ff7d5a", flowers=False)
    impact((3.6, -2.6, 0.5), 0.85)
    shards((3.4, -2.9, 0.06), 0.5, "#ff7d5a", 5, 9)
    granny((-3.3, 0.1, 0), 38, 1.12, sweep=((-0.5, -0.7, 1.5), (0, -20, 0)))
    swoosh((-0.75, -1.6, 2.3), 1.0, 196, 252, gap=0.17)
    camera((0.1, -9.6, 4.7), (0.25, -0.3, 1.35), 50)


def kitchen():
    """Screenshot 2: the cat runs along the counter through flying plates."""
    tiles(-8, 8, 1.6, 1.0, 6.2)
    counter(-8, 8)
    window((3.6, 1.55, 3.6), 1.9, 1.9, moon=None)
    crockery((-2.6, 1.3, 3.5), 3.4)
    pot_on_fire((5.1, 0.2, 1.3), 1.1)
    studio((0.3, -0.5, 2.2), 0.95, 0.52, room=0.45)
    arms = (
        [(-0.2, -0.3, 0.72), (-0.3, -0.72, 0.62), (-0.34, -1.1, 0.72)],
        [(0.2, -0.3, 0.72), (0.34, -0.8, 0.5), (0.38, -1.22, 0.46)],
    )
    tail = [(0, 1.0, 0.75), (0.1, 1.4, 0.95), (-0.05, 1.8, 1.2), (0.1, 2.15, 1.1), (0.05, 2.5, 1.35)]
    cat(
        (0.55, -0.35, 1.28),
        52,
        1.1,
        hip=(0, 0.72, 0.62),
        neck=(0, -0.25, 0.82),
        arms=arms,
        claws=(0, 1),
        legs=[(-0.30, 1.25, 0.22), (0.30, 1.1, 0.14)],
        tail=tail,
        head=(0, -4, -36),
        head_at=(0.02, -0.5, 1.24),
        gaze=(4, 0),
        open_=0.3,
        belly=False,
    )
    for x, z, turn in (
        (-1.5, 2.6, (60, 20, 10)),
        (-2.2, 1.95, (70, -30, 0)),
        (-0.75, 3.1, (50, 40, 30)),
        (2.4, 3.3, (64, 24, 0)),
        (3.3, 2.8, (76, -20, 0)),
    ):
        plate((x, -0.7, z), turn, 0.78, "#ff8a5c" if x > 0 else "#5ab0e8")
    dust((-0.95, -0.6, 1.42), (0.55, 0.18, 0.1), 0.17, 22)
    shards((-2.3, -0.6, 1.32), 0.6, "#fff8ee", 6, 4, 0.14)
    granny((-3.5, -1.4, -0.25), 48, 1.3, sweep=((-0.5, -0.7, 1.6), (0, 14, 0)), lean=6)
    for x in (2.0, 3.0, 4.0):
        coin((x, -0.75, 1.75), (0, 0, 28), 0.24)
    camera((0.2, -9.6, 3.5), (-0.1, 0, 2.3), 51, roll=-2)


def corridor():
    """Screenshot 3: the cat runs down the hallway toward the camera, granny close behind."""
    hallway()
    studio((0, -0.6, 1.6), 0.95, 0.5, room=0.5)
    arms = (
        [(-0.24, -0.2, 0.86), (-0.5, -0.7, 0.9), (-0.62, -1.1, 1.12)],
        [(0.24, -0.2, 0.86), (0.5, -0.65, 0.7), (0.58, -1.0, 0.62)],
    )
    tail = [(0, 0.9, 0.6), (-0.3, 1.2, 0.8), (-0.7, 1.3, 1.2), (-0.5, 1.3, 1.7), (-0.8, 1.3, 2.1)]
    cat(
        (0.75, -1.0, 0.42),
        -6,
        1.05,
        hip=(0, 0.6, 0.62),
        neck=(0, -0.05, 0.92),
        arms=arms,
        claws=(0, 1),
        legs=[(-0.45, 0.75, 0.02), (0.5, 0.55, 0.1)],
        tail=tail,
        head=(6, -8, 4),
        head_at=(0, -0.25, 1.42),
        gaze=(0, -4),
        open_=0.32,
    )
    arms = (
        [(-0.27, -0.05, 1.22), (-0.78, -0.3, 1.55), (-0.72, -0.5, 2.15)],
        [(0.27, -0.05, 1.22), (0.78, -0.3, 1.55), (0.62, -0.5, 2.2)],
    )
    granny(
        (-1.05, 1.1, 0.1), 14, 1.25, arms, sweep=((-0.1, -0.62, 2.34), (0, 84, 0)), gaze=(8, -14), shout=0.3, lean=-6
    )
    dust((0.7, -0.1, 0.12), (0.8, 0.35, 0.1), 0.2, 30)
    vase((2.15, 0.6, 0.0), (0, 0, 0), 0.9)
    pointer((2.15, 0.5, 1.8), 1.2)
    shards((-1.6, -1.9, 0.07), 0.7, "#3d8bff", 7, 6)
    for x, y in ((-1.5, -1.6), (-1.75, -0.5), (-1.95, 0.6)):
        coin((x, y, 0.75), (0, 0, 20), 0.24)
    camera((0.1, -8.0, 2.6), (0.05, 0, 1.75), 55, roll=3)


SHOTS = {
    "icon": icon,
    "preview": preview,
    "tall": tall,
    "background": background,
    "screenshot-1": smash,
    "screenshot-2": kitchen,
    "screenshot-3": corridor,
}
