"""The hero of the home page: heroes of many games burst out of a phone in a golden sea, with coins around them."""

from mathutils import Vector

from cast.cat import cat
from cast.caveman import caveman
from cast.knight import SWING, knight
from cast.leaf_blower import girl
from cast.racer import RED, speedboat
from cast.thief import thief
from kit.camera import camera
from kit.devices import phone
from kit.forms import box, curve, scatter, tube
from kit.materials import clay, gloss
from kit.props import coin
from sets.bay import island, lighthouse
from sets.sea import Sea, boat_spray, spray
from sets.seaside import rays, seaside

FOG = ("#ffedc4", 22, 120, 0.85)

POUNCE = {
    "arms": (
        [(-0.24, -0.12, 0.9), (-0.66, -0.45, 1.06), (-0.98, -0.80, 1.36)],
        [(0.24, -0.12, 0.9), (0.66, -0.55, 0.92), (1.0, -0.95, 0.96)],
    ),
    "claws": (0, 1),
    "legs": [(-0.52, 0.30, 0.02), (0.52, 0.10, 0.10)],
    "tail": [(0, 0.42, 0.22), (0.5, 0.7, 0.3), (1.0, 0.75, 0.65), (1.25, 0.6, 1.15), (1.6, 0.5, 1.5)],
}
LOW_TAIL = [(0, 0.42, 0.22), (0.5, 0.7, 0.05), (0.95, 0.7, 0.1), (1.25, 0.6, 0.45), (1.2, 0.5, 0.85)]
LEAP = {
    "arms": (
        [(-0.30, 0, 1.08), (-0.66, -0.22, 1.10), (-0.98, -0.42, 1.32)],
        [(0.30, 0, 1.08), (0.62, -0.02, 1.30), (0.72, -0.10, 1.72)],
    ),
    "legs": (
        [(-0.2, 0, 0.5), (-0.50, -0.34, 0.50), (-0.66, -0.36, 0.12)],
        [(0.2, 0, 0.5), (0.54, -0.10, 0.34), (0.66, 0.1, -0.02)],
    ),
    "feet": ((-10, 0, -20), (30, 0, 10)),
    "holds": 1,
    "bone_turn": (0, 20, 0),
}
CUT = {**SWING, "blade": ((0.74, -0.52, 0.80), (-6, 15, 0))}
# Legs of a figure thrown upwards, knees apart.
HOP = (
    [(-0.18, 0, 0.6), (-0.50, -0.22, 0.52), (-0.66, 0.12, 0.24)],
    [(0.18, 0, 0.6), (0.48, -0.36, 0.56), (0.52, -0.30, 0.2)],
)
# Running in mid-air.
DASH = {
    "arms": (
        [(-0.40, -0.05, 1.25), (-0.80, -0.3, 1.2), (-0.92, -0.62, 1.52)],
        [(0.40, -0.05, 1.25), (0.88, 0.0, 1.36), (1.02, 0.12, 1.76)],
    ),
    "legs": (
        [(-0.24, 0, 0.5), (-0.52, -0.36, 0.46), (-0.56, -0.46, 0.14)],
        [(0.24, 0, 0.5), (0.46, 0.12, 0.34), (0.52, 0.26, 0.12)],
    ),
    "toes": ((-10, 0, -12), (40, 0, 16)),
}


def trail(start, end, colours, width, lift=0.8):
    """A band of clay stripes from the phone's screen to a hero's back, narrow at its start."""
    a, b = Vector(start), Vector(end)
    middle = a.lerp(b, 0.5) + Vector((0, 0.4, lift))
    for k, colour in enumerate(colours):
        up = Vector((0, 0, width * (len(colours) / 2 - k)))
        line = [a + up * 0.1, middle + up * 0.8, b + up]
        tube(line, [width * 0.06, width * 0.42, width * 0.54], clay(colour, glow=0.3), steps=30)


def confetti(points, spread, count, seed):
    """Confetti along a line, spread wider toward its end."""
    r = scatter(seed)
    line = curve(points, 40)
    for _ in range(count):
        t = r.random()
        off = Vector([r.uniform(-1, 1) for _ in range(3)]) * spread * (0.15 + t)
        size = r.uniform(0.07, 0.13)
        look = gloss(r.choice(["#ff4f8a", "#ffd23f", "#35d07a", "#4a8bff", "#ff8a1f", "#ffffff"]))
        turn = [r.uniform(0, 360) for _ in range(3)]
        box((size, size * 0.3, size * 1.4), look, line[int(t * 40)] + off, turn, bevel=0.02)


def coins(places):
    """Adds flying coins, each (position, rotation, size). Returns their groups."""
    return [coin(at, turn, size) for at, turn, size in places]


def surfing(at, size, sack_hand=1):
    """The thief surfs on a coin; his sack, if `sack_hand` is not None, flies behind him. Returns the groups of the coin
    and the thief."""
    x, y, z = at
    board = coin((x, y + 0.05, z - 0.02), (84, 14, 20), 0.95 * size)
    spray([(x - 1.1, y - 0.3, -0.05), (x, y - 0.75, 0.1), (x + 1.2, y - 0.1, -0.05)], 0.17, 22, 8, out=(0.5, 0, 0.3))
    pose = {**DASH, "sack_hand": sack_hand, "sack_turn": (0, -30, 0)}
    return [board, thief((x, y, z + 0.12), (0, 8, -10), size, head=(2, 0, 2), gaze=(-6, 0), **pose)]


def burst():
    """Builds the wide scene; the sky above and right of the middle stays calm. Returns the groups of flying things as
    lists by name; the coins are under `coins`."""
    sea = Sea()
    island(sea, -21, 34, 7, 1, 6)
    island(sea, 24, 40, 8.5, 2, 7)
    lighthouse((22, 41, 2.6), 1.0)
    seaside("gold", (0, -2, 2.4), 700, ((-44, 150, 14, 7), (60, 160, 17, 9), (14, 170, 8, 4)))
    heart = (-1.9, 1.8, 2.4)
    phone((-2.0, 2.4, 2.1), (-6, -10, 8), 2.0)
    rays((-2.0, 6, 2.6), 30)
    pounce = cat(
        (-2.1, -2.0, 1.0), -2, 1.55, head=(0, -6, 4), head_at=(0, -0.14, 1.58), gaze=(2, -3), open_=0.34, **POUNCE
    )
    boat = speedboat((2.1, -2.2, 0.85), (9, -16, -52), RED, (2, 0), -14, 1.2, cheer=True)
    sea.wake(2.1, -2.2, -52, 9)
    boat_spray(1.9, -2.0, -52, 3, 1.1)
    leap = caveman((5.85, 0.0, 2.65), (0, 10, -8), 1.3, head=(4, 4, 4), gaze=(-6, -4), **LEAP)
    cut = knight((-5.75, 0.2, 2.3), (0, -4, -14), (-1.25, 1.25, 1.25), head=(4, 0, 4), gaze=(4, -4), sweep=0.9, **CUT)
    surfers = surfing((4.6, -2.3, 0.25), 1.0)
    hop = girl((-5.0, -2.8, 0.1), (0, -10, 4), 1.05, (0, 4, 4), (4, 0), (0, -6, -50), HOP, ((30, 0, -10), (0, 0, 10)))
    confetti([(-3.9, -3.9, 1.15), (-2.8, -4.6, 0.9), (-0.6, -5.6, 0.7)], 0.55, 60, 4)
    trail(heart, (5.5, 0.9, 3.9), ("#ff4f8a", "#ffffff", "#ff9a3d"), 0.34, 1.0)
    trail(heart, (-5.6, 1.0, 3.6), ("#37d0c0", "#ffffff", "#4a8bff"), 0.3, 0.5)
    flying = coins(
        (
            ((-4.15, -0.2, 4.75), (8, 10, 30), 0.38),
            ((0.5, -0.6, 4.0), (-8, -14, -24), 0.42),
            ((7.3, 1.0, 4.9), (0, 12, -30), 0.36),
            ((-7.1, -1.5, 1.6), (8, -10, 26), 0.36),
            ((0.5, -5.2, 0.75), (10, -14, 16), 0.40),
            ((-2.2, -5.0, 0.75), (-22, 30, -34), 0.24),
            ((-1.2, -5.8, 0.35), (30, -20, 34), 0.27),
            ((3.3, -5.0, 0.4), (18, 24, -26), 0.34),
            ((-5.4, -5.6, -0.1), (-20, -24, 30), 0.34),
        )
    )
    spray([(-4.4, 1.0, -0.1), (-2.0, 0.4, 0.15), (0.4, 1.2, -0.1)], 0.34, 30, 5, out=(0, -0.5, 0.2), throw=1.0)
    eye = (0.4, -13.5, 2.3)
    camera(eye, (0, 0, 3.45), 60, roll=-2)
    sea.pour(eye, -46, 46)
    return {
        "cat": [pounce],
        "boat": [boat],
        "caveman": [leap],
        "knight": [cut],
        "girl": [hop],
        "thief": surfers,
        "coins": flying,
    }


def home_hero():
    """The wide picture."""
    burst()


def home_hero_tall():
    """The upright picture: the upper half leaves room for text, and the heroes burst out of the lower one."""
    sea = Sea()
    island(sea, -11, 34, 6, 1, 5)
    island(sea, 10, 30, 5, 2, 4)
    lighthouse((9, 31, 2.2), 1.0)
    seaside("gold", (0, -2, 2.4), 600, ((-22, 150, 22, 5), (26, 160, 26, 6)))
    heart = (-0.2, 1.6, 2.8)
    phone((-0.25, 2.2, 2.9), (-6, -8, 6), 1.55)
    rays((-0.25, 6, 3.2), 40)
    cat(
        (-0.35, -1.4, 1.95),
        -2,
        1.32,
        head=(0, -6, 4),
        head_at=(0, -0.14, 1.58),
        gaze=(2, -2),
        open_=0.32,
        **{**POUNCE, "tail": LOW_TAIL},
    )
    speedboat((0.65, -2.4, 0.25), (9, -17, -60), RED, (2, 0), -10, 0.95, cheer=True)
    boat_spray(0.5, -2.2, -60, 3, 0.9)
    caveman((2.45, 0.0, 3.0), (0, 10, -8), 1.0, head=(4, 4, 4), gaze=(-6, -4), **LEAP)
    knight((-2.5, 0.2, 3.2), (0, -6, -10), (-1.0, 1.0, 1.0), head=(4, 0, 4), gaze=(4, -4), sweep=0.8, **CUT)
    girl(
        (-2.2, -1.6, 0.5),
        (0, -8, 6),
        0.9,
        head=(0, 4, 4),
        gaze=(4, 0),
        aim_at=(0, -6, -50),
        legs=HOP,
        toes=((30, 0, -10), (0, 0, 10)),
    )
    trail(heart, (2.3, 0.8, 3.8), ("#ff4f8a", "#ffffff", "#ff9a3d"), 0.26, 0.6)
    trail(heart, (-2.3, 0.8, 4.0), ("#37d0c0", "#ffffff", "#4a8bff"), 0.26, 0.6)
    coins(
        (
            ((-1.5, -0.5, 5.3), (8, 10, 30), 0.34),
            ((1.1, -0.6, 5.5), (-8, -14, -24), 0.32),
            ((2.9, 0.6, 1.6), (6, 10, 18), 0.34),
            ((-1.5, -4.4, 0.3), (10, -14, 16), 0.36),
            ((1.9, -4.2, 1.2), (-12, 20, -24), 0.36),
        )
    )
    spray([(-1.9, 1.0, -0.1), (-0.3, 0.6, 0.15), (1.5, 1.2, -0.1)], 0.3, 26, 5, out=(0, -0.5, 0.2), throw=0.9)
    eye = (0.3, -13.0, 2.6)
    camera(eye, (0, 0, 5.8), 60, roll=-2)
    sea.pour(eye, -30, 30)


SHOTS = {"home-hero": home_hero, "home-hero-tall": home_hero_tall}
