"""Three steps: the knight signs, the cat chooses, the caveman is rich. Each has its own background color."""

from cast.cat import cat
from cast.caveman import caveman
from cast.knight import knight, knight_head
from cast.racer import RED, speedboat
from cast.thief import thief_head
from kit.camera import camera
from kit.effects import sunburst
from kit.forms import box, cylinder, lathe, prism, scatter, sheet, tube
from kit.light import panel, studio
from kit.materials import clay, gloss, gold
from kit.modelling import Clay
from kit.outlines import rounded
from kit.props import coin
from kit.scene import group
from kit.treasure import coin_heap


def stage(ground, ray, floor, middle=(0, 5, 2)):
    """A wall of rays and a floor that curves up into it."""
    sunburst(middle, ground, ray, 14, 14)
    rows = []
    for k in range(14):
        y = -8 + k
        z = 0 if y < 2 else 0.05 * (y - 2) ** 2
        rows.append([(x, y, z) for x in (-16, 0, 16)])
    sheet(rows, clay(floor), crease=0)


def quill(at, turn, size=1.0, parent=None):
    """A blue quill; its nib is at `at`."""
    handle = group(at, turn, size, parent)
    tube([(0, 0, 0), (0, 0, 0.9), (0.1, 0, 1.9)], [0.03, 0.045, 0.03], clay("#fff6e4"), parent=handle)
    vane = Clay().limb([(0.02, 0, 0.6), (0.05, 0, 1.2), (0.16, 0, 1.9), (0.34, 0, 2.3)], [0.13, 0.30, 0.27, 0.05], 0.3)
    vane.make("#3f8bff", voxel=0.035, smooth=4, rough=0.8, sheen=0.4, parent=handle)
    lathe([(0, -0.06), (0.03, 0), (0.045, 0.16), (0, 0.2)], gold(), parent=handle)
    return handle


def scroll(at, turn=(0, 0, 0), size=1.0):
    """A parchment on a desk that rolls off its front edge, with lines and a green check mark."""
    handle = group(at, turn, size)
    paper = clay("#fff2d4", glow=0.06)
    rows = [[(x, y, 0.03) for x in (-1, 0, 1)] for y in (0.7, 0.2, -0.3, -0.62)]
    rows += [[(x, y, z) for x in (-1, 0, 1)] for y, z in ((-0.78, -0.02), (-0.86, -0.16), (-0.88, -0.5), (-0.88, -1.0))]
    sheet(rows, paper, parent=handle, crease=0, shell=0.04)
    for y, z, _turn_x in ((0.82, 0.14, 0), (-0.96, -1.08, 0)):
        cylinder(0.16, 2.16, paper, (0, y, z), (0, 90, 0), bevel=0.03, parent=handle)
        for x in (-1.2, 1.2):
            cylinder(0.1, 0.3, gloss("#e0324f"), (x, y, z), (0, 90, 0), bevel=0.05, parent=handle)
    for k, wide in enumerate((1.3, 1.5, 0.9)):
        box((wide, 0.02, 0.08), clay("#c9a878"), (-0.85 + wide / 2, -0.92, -0.28 - 0.2 * k), bevel=0.01, parent=handle)
    tick = [(0.16, -0.42), (0.42, -0.72), (1.0, 0.1)]
    tube([(x, -0.98, z - 0.1) for x, z in tick], 0.11, gloss("#13b765"), steps=24, parent=handle)
    return handle


def register():
    """The knight signs with a grand swing."""
    stage("#6540f2", "#8a68ff", "#6f4af2")
    studio((0, -0.6, 1.6), 1.1, 0.6, cool="#a8d8ff", fill="#d8e0ff")
    panel((0.5, -6, 2.2), (0, 0, 1.5), 3, 200, "#ffffff", shiny=False)
    box((4.6, 1.7, 0.24), clay("#ffb04a"), (0, -0.2, 0.98), bevel=0.1)
    for x in (-1.9, 1.9):
        box((0.34, 1.3, 0.9), clay("#e8882e"), (x, -0.2, 0.42), bevel=0.1)
    scroll((-0.35, -0.32, 1.1), (0, 0, 6), 1.0)
    arms = (
        [(-0.30, 0, 0.86), (-0.62, -0.30, 0.92), (-0.78, -0.60, 0.66)],
        [(0.30, 0, 0.86), (0.66, -0.25, 1.04), (0.62, -0.60, 0.86)],
    )
    knight((0.1, 0.45, 0.72), (0, 0, 8), 1.3, arms=arms, head=(12, 0, -6), gaze=(6, -8), sweep=0.7)
    quill((0.62, -0.62, 1.16), (-6, 26, 0), 1.15)
    name = [
        (-0.5, -0.44, 0),
        (-0.3, -0.2, 0),
        (-0.16, -0.5, 0),
        (0.02, -0.26, 0),
        (0.2, -0.5, 0),
        (0.42, -0.4, 0),
        (0.6, -0.6, 0),
    ]
    tube(name, 0.035, gloss("#2a63ff"), (0, 0, 1.16), steps=60)
    cylinder(0.2, 0.3, gloss("#2a2452"), (1.65, -0.5, 1.25), bevel=0.06)
    coin((-1.75, -0.5, 1.62), (0, 0, 30), 0.42)
    coin((-2.7, 0.6, 2.9), (8, 10, 30), 0.36)
    coin((2.8, 0.2, 2.7), (-8, -14, -24), 0.4)
    camera((0.1, -8.6, 3.0), (0.1, 0, 1.72), 45, roll=-3)


def card(at, turn, size, ground, ray):
    """A white clay card, 1.7 square, with rays on it. Returns a group for things in front of it."""
    handle = group(at, turn, size)
    prism(rounded(1.9, 1.9, 0.36), 0.2, gloss("#ffffff"), (0, 0.12, 0), bevel=0.08, segments=4, parent=handle)
    prism(rounded(1.62, 1.62, 0.26), 0.08, gloss(ground), (0, 0.0, 0), bevel=0.03, parent=handle)
    for k in range(4):
        stripe = [
            (-0.74 + 0.34 * k, -0.78),
            (-0.58 + 0.34 * k, -0.78),
            (-0.42 + 0.34 * k, 0.78),
            (-0.58 + 0.34 * k, 0.78),
        ]
        prism(stripe, 0.02, clay(ray), (0.05, -0.05, 0), bevel=0.005, parent=handle)
    return handle


def choose():
    """The cat leaps at one of three games, claws out."""
    stage("#0fb5bd", "#4fdcd2", "#37cfc6", (-0.6, 5, 2.2))
    studio((0.4, -0.6, 1.8), 1.15, 0.62)
    panel((0.5, -6.5, 2.4), (0.6, 0, 1.7), 3.5, 260, "#fff4e8", shiny=False)
    boat = card((1.15, 0.5, 2.55), (0, 7, -8), 1.05, "#ff8a5c", "#ffa877")
    speedboat((-0.1, -0.45, -0.18), (4, -14, -40), RED, (0, 0), -30, 0.40, cheer=True, parent=boat)
    blade = card((3.1, 0.1, 1.75), (0, -9, -18), 1.05, "#57c943", "#7fdc5a")
    knight_head((0.1, -0.5, -0.22), blade, (4, 0, 6), (-4, 0), sweep=0.6, size=0.92)
    heist = card((1.6, -0.6, 0.95), (0, -4, -12), 0.92, "#4b54d8", "#6b74f0")
    thief_head((0, -0.42, -0.05), heist, (4, 4, 6), (4, 0), size=0.86)
    arms = (
        [(-0.24, -0.12, 0.9), (-0.62, -0.25, 1.02), (-0.92, -0.20, 1.36)],
        [(0.24, -0.12, 0.92), (0.68, -0.30, 1.10), (1.06, -0.36, 1.24)],
    )
    tail = [(0, 0.42, 0.22), (-0.5, 0.62, 0.3), (-0.95, 0.6, 0.35), (-1.25, 0.5, 0.5), (-1.3, 0.4, 0.85)]
    cat(
        (-1.3, -0.5, 0.75),
        16,
        1.2,
        arms=arms,
        claws=(0, 1),
        legs=[(-0.62, 0.1, -0.18), (0.3, -0.2, 0.0)],
        tail=tail,
        head=(0, 6, 8),
        gaze=(12, 6),
        open_=0.32,
    )
    coin((-3.5, 0.9, 3.5), (8, 10, 30), 0.36)
    coin((-3.0, -0.8, 0.6), (-8, -14, 24), 0.4)
    camera((0.2, -8.6, 2.3), (0.42, 0, 1.82), 46, roll=-3)


def earn():
    """The caveman lands on a pile of coins, which splash."""
    stage("#16ad63", "#3ccb7d", "#25b86c", (0, 5, 2.2))
    studio((0, -0.6, 1.9), 1.15, 0.62, cool="#a8ffd8")
    panel((0.5, -6.5, 2.6), (0, 0, 2), 3.5, 280, "#fff4e8", shiny=False)
    coin_heap((0, 0.4, 0), 2.3, 1.15, 150, 0.34, 2)
    coin_heap((-3.2, 0.9, 0), 1.3, 0.7, 60, 0.32, 3)
    coin_heap((3.2, 0.7, 0), 1.4, 0.8, 60, 0.32, 5)
    arms = (
        [(-0.30, 0, 1.08), (-0.72, -0.15, 1.28), (-0.92, -0.2, 1.72)],
        [(0.30, 0, 1.08), (0.72, -0.15, 1.28), (0.92, -0.2, 1.70)],
    )
    legs = (
        [(-0.2, 0, 0.5), (-0.56, -0.36, 0.50), (-0.72, -0.62, 0.26)],
        [(0.2, 0, 0.5), (0.56, -0.36, 0.50), (0.76, -0.60, 0.30)],
    )
    feet = ((-40, 0, -20), (-40, 0, 20))
    caveman((0, 0.1, 0.72), (0, 4, 2), 1.2, arms, legs, (0, -4, 2), feet, 1, (0, 24, 0), gaze=(2, 2), shout=0.3)
    r = scatter(4)
    for k in range(14):
        x = -3.6 + 7.2 * k / 13 + r.uniform(-0.2, 0.2)
        z = 3.1 - 0.12 * x * x * 0.7 + r.uniform(-0.4, 0.5)
        if abs(x) > 2.2:
            coin(
                (x, r.uniform(-1.0, 1.2), z),
                (r.uniform(-40, 40), r.uniform(0, 40), r.uniform(-60, 60)),
                r.uniform(0.24, 0.36),
            )
    coin((-2.3, -2.6, 1.2), (10, 20, 34), 0.42)
    coin((2.2, -2.8, 1.0), (-14, 10, -30), 0.44)
    camera((0.1, -8.6, 2.5), (0.0, 0, 2.0), 44, roll=3)


SHOTS = {"step-register": register, "step-choose": choose, "step-earn": earn}
