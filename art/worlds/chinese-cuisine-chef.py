"""Chinese Cuisine Chef: a round chef tosses noodles over a roaring stove under red lanterns at night."""

from cast.chef import chef, critic
from cast.dishes import carrot, dumpling, noodles, onion_ring, served, shrimp, steam, steamer
from kit.camera import camera
from kit.effects import pointer, sunburst
from kit.forms import box, cylinder, ring
from kit.light import panel, studio
from kit.materials import cloth, gloss, gold, shine
from kit.props import vase
from sets.kitchen import counter
from sets.street_stall import bench, blue_evening, lane
from sets.wok_kitchen import kitchen, lantern, lantern_light, pantry, stove, tickets

# The toss: the left arm is up for balance; the right one swings the wok over the fire.
TOSS = {
    "arms": (
        [(-0.44, -0.05, 1.22), (-0.86, -0.2, 1.22), (-1.12, -0.36, 1.62)],
        [(0.44, -0.05, 1.22), (0.78, -0.36, 1.02), (0.98, -0.62, 1.16)],
    ),
    "legs": (
        [(-0.27, 0, 0.5), (-0.46, -0.05, 0.32), (-0.56, 0.02, 0.13)],
        [(0.27, 0, 0.5), (0.38, -0.16, 0.36), (0.36, -0.12, 0.13)],
    ),
    "wok_hand": 1,
    "wok_turn": (15, -10, 0),
    "wok_size": 0.86,
}

# The same toss close to the camera: he swings the wok toward it.
CLOSE = {
    **TOSS,
    "arms": (
        [(-0.44, -0.05, 1.22), (-0.82, -0.2, 1.16), (-0.98, -0.42, 1.52)],
        [(0.44, -0.05, 1.22), (0.74, -0.4, 1.0), (0.82, -0.72, 1.14)],
    ),
    "wok_turn": (18, -10, -36),
    "wok_size": 0.78,
}


def tossed(pieces):
    """Pieces of food in the air: (kind, position, rotation, size); kinds are s (shrimp), o (onion ring), c (carrot) and
    d (dumpling)."""
    makers = {"s": shrimp, "o": onion_ring, "c": carrot, "d": dumpling}
    for kind, at, turn, size in pieces:
        makers[kind](at, turn, size)


def icon():
    """Icon: the chef's laughing face under the hat, the wok and a wave of noodles."""
    sunburst((0.1, 2.4, 2.0), "#c3202f", "#ee4a3c")
    studio((0, 0, 1.8), 0.95, 0.55, cool="#8affd6", warm="#ff9a5c")
    arms = (
        [(-0.44, -0.05, 1.22), (-0.8, -0.2, 1.05), (-0.98, -0.45, 1.3)],
        [(0.44, -0.05, 1.22), (0.52, -0.5, 0.96), (0.55, -0.85, 1.0)],
    )
    chef(
        (-0.32, 0, 0),
        (0, 0, 6),
        arms=arms,
        wok_hand=1,
        wok_turn=(18, -10, -26),
        wok_size=0.62,
        head=(2, -3, 6),
        gaze=(8, 2),
        open_=0.24,
        lean=-8,
    )
    noodles([(0.84, -1.2, 1.2), (1.0, -0.9, 1.75), (0.9, -0.6, 2.35), (0.5, -0.5, 2.8)], 0.19, 24, thick=0.04)
    tossed([("s", (0.56, -0.75, 2.2), (0, 30, 10), 0.6)])
    camera((-0.1, -5.6, 2.0), (0.1, 0, 2.06), 30.2, roll=3)


# Food in the air of the preview: the line of the noodles from the wok upwards, and pieces.
SWIRL = [(0.95, -1.75, 1.7), (1.6, -1.5, 2.5), (1.4, -1.2, 3.4), (0.7, -1.0, 3.95), (0.15, -0.9, 4.25)]
PIECES = [
    ("s", (0.72, -1.3, 3.2), (0, 20, 0), 0.8),
    ("o", (1.75, -1.3, 3.95), (60, 20, 0), 1.1),
    ("c", (1.9, -1.4, 3.3), (10, 0, 20), 1.0),
    ("s", (-1.55, -1.2, 3.5), (0, 120, 0), 0.75),
]


def at_the_stove():
    """The kitchen of the preview without the chef. Returns its stove."""
    kitchen(-2.6)
    lantern_light((-0.2, -0.8, 2.2), 1.1)
    for x, y, z, size in ((-2.0, 0.6, 4.5, 0.85), (3.1, 1.4, 4.6, 0.9)):
        lantern((x, y, z), size)
    camera((0.1, -8.2, 1.9), (0.1, 0, 2.34), 34.5, roll=-4)
    return stove((1.0, -0.8, 0), 0.86, 1.7, 1.5)


def preview():
    """Preview: the chef tosses a swirl of noodles over the roaring stove, seen close."""
    at_the_stove()
    chef((-0.62, -0.6, 0), (0, -4, 8), 1.15, head=(-2, -6, 8), gaze=(14, 8), open_=0.26, lean=-10, **CLOSE)
    noodles(SWIRL, 0.28, 34)
    tossed(PIECES)


def tall():
    """Tall picture: a high toss; the food hangs in the air above the chef."""
    kitchen(-2.6, 10.5)
    lantern_light((0, -0.6, 2.0), 1.1)
    for x, y, z, size in ((-1.6, 0.6, 5.2, 0.85), (1.9, 0.8, 5.6, 0.95)):
        lantern((x, y, z), size)
    chef((-0.4, -0.8, 0), (0, -4, 8), 1.2, head=(-10, -6, 4), gaze=(10, 16), open_=0.26, lean=-6, **CLOSE)
    stove((1.25, -1.1, 0), 0.9, 1.6, 1.5)
    noodles([(1.25, -1.8, 1.8), (1.75, -1.5, 2.8), (1.4, -1.2, 3.9), (0.3, -1.0, 4.7), (-0.7, -0.9, 4.9)], 0.3, 34)
    tossed(
        [
            ("s", (0.75, -1.1, 3.75), (0, 20, 0), 0.8),
            ("c", (-0.6, -1.1, 4.4), (10, 0, 20), 1.2),
            ("o", (1.5, -1.1, 4.5), (60, 20, 0), 1.2),
            ("s", (0.75, -1.1, 5.2), (0, 140, 0), 0.85),
            ("o", (-1.3, -1.1, 4.1), (40, 60, 0), 1.0),
        ]
    )
    camera((0.1, -11.6, 1.7), (0.22, 0, 2.3), 43, roll=-3)


def background():
    """Background: the chef tosses at the right; the critic waits at his table."""
    kitchen(-6.0)
    lantern_light((1.2, -0.7, 1.7), 1.05, 0.55)
    for x, y, z, size in ((-3.2, 0.6, 4.5, 0.8), (-0.6, 1.0, 4.75, 0.75), (6.3, 0.8, 4.2, 0.9), (2.7, 1.8, 4.9, 0.7)):
        lantern((x, y, z), size)
    chef((1.1, -0.9, 0), (0, -4, 8), 1.12, head=(-2, -6, 6), gaze=(14, 6), open_=0.24, lean=-10, **TOSS)
    stove((3.35, -1.0, 0), 0.9, 1.9, 1.3)
    noodles([(3.2, -1.75, 1.7), (3.75, -1.5, 2.7), (3.3, -1.2, 3.6), (2.5, -1.1, 4.05)], 0.28, 32)
    tossed(
        [
            ("s", (2.6, -1.4, 3.2), (0, 20, 0), 0.85),
            ("o", (4.1, -1.4, 3.5), (60, 20, 0), 1.1),
            ("c", (4.55, -1.4, 2.9), (10, 0, 20), 1.1),
            ("s", (4.3, -1.4, 4.25), (0, 120, 0), 0.75),
        ]
    )
    table(-1.5, 0.5)
    critic((-1.5, 1.1, 0), 14, 0.92, head=(4, 0, 10), gaze=(14, 0))
    camera((0.0, -10.8, 2.1), (0.25, 0, 2.0), 52, roll=-2)


def table(x, y, size=1.0):
    """The corner table: a round top under a cream tablecloth with a red runner, chopsticks and a small lantern."""
    cylinder(0.86 * size, 0.12, cloth("#fff0dc"), (x, y, 0.92 * size))
    cylinder(0.86 * size, 0.9 * size, cloth("#ee4a3c"), (x, y, 0.45 * size), top=0.82 * size)
    ring(0.85 * size, 0.035, gold(), (x, y, 0.84 * size))
    for k in (-1, 1):
        box(
            (0.05, 0.6, 0.05),
            gloss("#6b1730"),
            (x + 0.55 * size + 0.06 * k, y - 0.3, 1.0 * size),
            (0, 0, 8 * k),
            bevel=0.02,
        )


def stove_shift():
    """Screenshot 1: the chef at the stove, with food in the air to catch."""
    kitchen(-5.4)
    lantern_light((-0.3, -0.6, 1.9), 1.1, 0.55)
    tickets(-3.2, 3.9, (1.4, 4.3), 5, size=0.86)
    for x, y, z, size in ((-3.4, 0.6, 4.2, 0.85), (4.3, 0.6, 4.2, 0.95)):
        lantern((x, y, z), size)
    chef((-1.35, -0.8, 0), (0, -4, 14), 1.08, head=(-4, -6, 4), gaze=(16, 10), open_=0.26, lean=-10, **TOSS)
    stove((0.95, -1.0, 0), 0.9, 1.8, 1.3)
    noodles([(0.8, -1.7, 1.7), (1.3, -1.4, 2.6), (1.1, -1.2, 3.4), (0.4, -1.1, 3.85)], 0.27, 30)
    tossed(
        [
            ("s", (2.35, -1.3, 2.6), (0, 20, 0), 0.95),
            ("s", (3.3, -1.3, 3.35), (0, 80, 0), 0.95),
            ("o", (4.0, -1.3, 2.7), (60, 20, 0), 1.3),
            ("c", (3.2, -1.3, 2.2), (10, 0, 20), 1.3),
        ]
    )
    for x, z in ((2.35, 2.6), (3.3, 3.35)):
        ring(0.52, 0.05, shine("#8affd6", 0.9), (x, -1.2, z), (90, 0, 0))
        pointer((x, -1.3, z + 0.62), 1.0, "#ffd84d")
    counter(-9, -3.2, -0.5, 1.0, 1.3, "#17a67a")
    steamer((-4.0, -0.7, 1.1), 2, 0.9)
    camera((0.4, -10.2, 3.0), (0.5, 0, 2.15), 50.5, roll=-2)


def plating():
    """Screenshot 2: at a street stall, dumplings land on the plates."""
    lane()
    blue_evening((-1.0, -0.2, 2.4))
    panel((2.2, -5.6, 3.6), (1.6, -1.7, 1.8), 1.8, 150, "#ffe2bc", shiny=False)
    bench(-8, 8, -1.7)
    arms = (
        [(-0.44, -0.05, 1.22), (-0.84, -0.35, 1.2), (-0.98, -0.75, 1.5)],
        [(0.44, -0.05, 1.22), (0.86, -0.35, 1.15), (1.12, -0.85, 1.3)],
    )
    chef((-1.2, 0.1, 0.0), (4, -3, 6), 1.25, arms=arms, head=(-4, 5, 2), gaze=(10, -8), open_=0.24, lean=10)
    tossed(
        [
            ("d", (0.72, -1.5, 2.2), (16, 24, 0), 0.95),
            ("d", (1.45, -1.6, 2.5), (10, -14, 0), 0.95),
            ("d", (2.3, -1.7, 2.3), (10, 20, 0), 0.95),
        ]
    )
    for k, x in enumerate((-1.0, 0.6, 2.15)):
        served((x, -2.05, 1.1), 1.1, ("noodles", "dumplings", "dumplings")[k])
    for x in (0.6, 2.15):
        pointer((x, -2.05, 1.95), 0.9, "#ffd84d")
    steamer((3.45, -1.0, 1.1), 3, 1.0, True)
    steamer((-3.7, -1.3, 1.1), 2, 1.0)
    camera((0.35, -8.0, 3.5), (0.3, 0, 2.28), 50, roll=2)


def bow():
    """Screenshot 3: the chef bows and serves the critic a steaming dish at the corner table."""
    kitchen(1.3)
    pantry((-5.0, 2.3, 3.5), 2.6)
    lantern_light((0, -0.6, 1.7), 1.1, 0.55)
    for x, y, z, size in ((-3.6, 0.6, 4.3, 0.9), (3.9, 0.4, 4.4, 1.0), (0.0, 1.4, 5.2, 0.7)):
        lantern((x, y, z), size)
    arms = (
        [(-0.44, -0.05, 1.22), (-0.3, -0.6, 0.98), (0.16, -0.98, 0.98)],
        [(0.44, -0.05, 1.22), (0.82, -0.45, 0.98), (0.74, -0.9, 0.98)],
    )
    chef((-1.95, -0.3, 0), (6, 8, 28), 1.1, arms=arms, head=(2, 2, -16), gaze=(18, -2), open_=0.24, lean=10)
    served((-0.72, -1.2, 1.08), 0.8)
    steam((-0.62, -1.2, 1.62), 0.12, 7)
    table(1.9, -0.5, 1.1)
    critic((1.95, 0.35, 0.1), -16, 1.06, head=(4, 0, -4), gaze=(-16, -6))
    vase((2.5, -0.5, 1.07), size=0.6, colour="#17a67a", band="#ffe6b0")
    camera((0.1, -8.8, 3.1), (0.05, 0, 1.9), 46, roll=2)


SHOTS = {
    "icon": icon,
    "preview": preview,
    "tall": tall,
    "background": background,
    "screenshot-1": stove_shift,
    "screenshot-2": plating,
    "screenshot-3": bow,
}
