"""Pictures of articles about playing and earning: the marketplace, the TeleDollar, the referral chain, five ways to earn."""

from cast.cat import cat
from cast.caveman import caveman
from cast.kitten import kitten
from cast.knight import SWING, goblin, knight
from cast.people import developer
from cast.racer import racer
from kit.camera import camera
from kit.effects import impact
from kit.forms import ball, box, cylinder, prism, ring, scatter, tube
from kit.light import bulb, panel, studio
from kit.materials import clay, cloth, gloss, gold, material
from kit.nature import round_tree
from kit.outlines import rounded, smooth
from kit.props import coin, coin_stack, mug, plant
from kit.tools import scales
from sets import home, museum
from sets.bay import sunset
from sets.hills import ground, meadow, morning, rolling


def five_ways():
    """The kitten counts five piles of coins, each higher than the last."""
    home.floor(shades=("#6a4a9a", "#5f4290", "#7352a6"))
    home.wall(paint="#2f3a9c", light="#4a3fb0", slat="#3a45b0", panel="#5a58c8")
    home.shelf((-1.7, 2.3, 3.7), 2.4, 1, 0.4)
    museum.picture((3.3, 2.4, 3.2), 1.7, 1.4)
    home.lamp((-3.75, 1.5, 0), 1.3)
    bulb((-3.75, 1.1, 2.6), 90, "#ffb057", 0.4)
    museum.night((0, -0.4, 1.6), 1.1, 0.62)
    panel((2.5, -6, 3.0), (0.8, -0.5, 1.8), 2.5, 170, "#fff0d0", shiny=False)
    arms = (
        [(-0.22, -0.10, 0.78), (-0.54, -0.36, 0.66), (-0.52, -0.66, 0.52)],
        [(0.22, -0.10, 0.78), (0.66, -0.32, 0.96), (0.94, -0.46, 1.30)],
    )
    kitten((-0.5, 0.3, 0.5), (0, 5, 4), 1.32, arms=arms, holds=None, head=(2, 4, 14), gaze=(16, 6))
    home.table((0.1, -0.75, 0), 5.6, 1.5, 0.95)
    for k, count in enumerate((1, 3, 5, 8, 12)):
        coin_stack((-2.05 + 0.86 * k + (0.1 if k > 2 else 0), -1.05 + 0.12 * k, 0.95), count, 0.35, k)
    coin((0.96, -0.52, 2.66), (8, 10, -16), 0.36)
    mug((2.35, -0.9, 0.95), (0, 0, 30), "#ff7a3d", 0.95)
    camera((0.2, -9.0, 3.0), (-0.05, 0, 1.95), 45, roll=-2)


def fleet():
    """A caveman and the friends of his friends, hand in hand; the farther back they are, the smaller the coins they
    bring."""
    ground(rolling, low="#2f8f5a", top="#a8d85a")
    for x, y, high in ((-7.6, 8, 2.8), (7.4, 8.5, 2.6), (-4.4, 13, 2.6), (4.8, 14, 2.8)):
        round_tree((x, y, rolling(x, y)), high, high * 0.5, leaf="#3f9e5a", seed=int(x + 20))
    sunset((-22, 26), (212, 30))
    panel((-1.5, -7, 2.4), (-1.2, 0, 1.4), 3, 560, "#ffe9c8", shiny=False)
    hop = (
        [(-0.2, 0, 0.5), (-0.44, 0.1, 0.4), (-0.62, 0.3, 0.3)],
        [(0.2, 0, 0.5), (0.44, -0.26, 0.5), (0.5, -0.3, 0.16)],
    )
    stride = (
        [(-0.22, 0, 0.52), (-0.4, 0.08, 0.36), (-0.5, 0.2, 0.2)],
        [(0.22, 0, 0.52), (0.42, -0.26, 0.46), (0.42, -0.3, 0.15)],
    )
    lead = (
        [(-0.30, 0, 1.08), (-0.62, 0.1, 0.82), (-0.92, 0.25, 0.70)],
        [(0.30, 0, 1.08), (0.70, -0.2, 1.2), (0.74, -0.4, 1.66)],
    )
    caveman(
        (2.05, -0.8, 0.1),
        (0, 8, 10),
        1.06,
        lead,
        hop,
        (2, 0, 2),
        ((30, 0, 20), (-10, 0, 10)),
        holds=1,
        bone_turn=(0, -20, 0),
    )
    linked = (
        [(-0.36, -0.04, 1.24), (-0.62, 0.0, 1.06), (-0.82, 0.1, 0.98)],
        [(0.36, -0.04, 1.24), (0.62, -0.1, 1.08), (0.78, -0.2, 1.02)],
    )
    racer((0.5, -0.3, 0), (0, 5, 8), 1.06, arms=linked, legs=stride, head=(0, 0, 4), gaze=(8, 2))
    developer((-1.05, 0.25, 0), (0, 5, 10), 0.96, arms=linked, legs=stride, head=(-2, 2, 2), gaze=(8, 4))
    short = (
        [(-0.30, 0, 0.86), (-0.56, 0.02, 0.80), (-0.76, 0.1, 0.82)],
        [(0.30, 0, 0.86), (0.56, -0.1, 0.80), (0.72, -0.16, 0.86)],
    )
    knight((-2.35, 0.8, 0), (0, 5, 12), 1.12, short, head=(0, 0, 4), gaze=(8, 2), cape=False, sweep=0.6)
    goblin((-3.4, 1.1, 0), (0, 6, 16), 1.2, True, (10, 4), 1)
    for x, y, z, size in (
        (0.55, -0.3, 3.2, 0.5),
        (-1.0, 0.3, 3.15, 0.38),
        (-2.75, 0.8, 3.55, 0.29),
        (-3.5, 1.1, 2.4, 0.22),
    ):
        coin((x, y, z), (0, 6, 18), size)
    camera((0.0, -9.6, 2.1), (-0.1, 0, 1.85), 47, roll=-2)


def teledollar():
    """The cat weighs coins: one T$ weighs exactly as much as one silver coin."""
    home.floor(shades=("#e8a86a", "#dd9a5c", "#eeb279"))
    home.wall(paint="#25a8b8", light="#5fd0c8", slat="#35b5c0", panel="#eafcff")
    home.window((-3.7, 2.5, 3.2), top="#8fd8ff", low="#fff3c0", curtain="#ffb52e", moon=None)
    plant((5.2, 1.5, 0), size=1.5, seed=2)
    home.shelf((3.9, 2.3, 3.6), 2.4, 3, 0.5)
    studio((0, -0.6, 1.8), 1.05, 0.55, room=0.8)
    home.table((0.15, -0.7, 0), 5.4, 1.7, 0.85)
    arms = (
        [(-0.24, -0.12, 0.86), (-0.36, -0.34, 0.5), (-0.30, -0.44, 0.13)],
        [(0.24, -0.10, 0.92), (0.50, -0.34, 1.14), (0.76, -0.46, 1.36)],
    )
    cat((-1.55, -0.6, 0.85), 0, 1.08, arms=arms, head=(0, 6, 14), gaze=(20, 0), lid=30)
    left, right = scales((0.85, -0.8, 0.85), size=1.1, reach=1.12)
    coin((0, 0, 0.44), (-6, 0, 4), 0.42, left)
    cylinder(0.42, 0.13, gloss("#d5deee"), (0, 0, 0.44), (90, 0, 0), bevel=0.04, sides=56, parent=right)
    ring(0.36, 0.03, gloss("#b4c0d8"), (0, -0.065, 0.44), (90, 0, 0), sides=56, parent=right)
    for size, spot in (
        ((0.1, 0.05, 0.42), (0.02, 0.44)),
        ((0.3, 0.05, 0.09), (0.02, 0.25)),
        ((0.16, 0.05, 0.09), (-0.05, 0.6)),
    ):
        box(size, clay("#4a5a86"), (spot[0], -0.08, spot[1]), bevel=0.025, parent=right)
    for x, y, count in ((2.5, -0.5, 4), (2.72, -1.05, 2)):
        coin_stack((x, y, 0.85), count, 0.3, count)
    camera((0.1, -9.0, 2.7), (0.15, 0, 2.0), 42)


def launch():
    """The knight opens the marketplace, a gate in the shape of a speech bubble, by cutting a ribbon with his sword."""
    ground(rolling)
    meadow(rolling, 70, clear=3.2)
    for x, y, high in ((-8.0, 9, 2.6), (8.2, 9, 2.6), (-5.0, 13, 2.6)):
        round_tree((x, y, rolling(x, y)), high, high * 0.5, seed=int(x + 20))
    morning((0, -0.6, 1.5), face=240)
    _bubble((0.45, 1.7, 3.05))
    for x in (-3.4, 4.0):
        cylinder(0.12, 1.1, gold(), (x, -0.3, 0.55))
        ball(0.2, gold(), (x, -0.3, 1.18))
    red = cloth("#f0304f")
    tube([(-3.4, -0.35, 0.95), (-2.2, -0.5, 0.62), (-1.5, -0.5, 0.66), (-1.0, -0.5, 0.34)], 0.17, red, flat=0.2)
    tube([(4.0, -0.35, 0.95), (2.8, -0.5, 0.6), (1.7, -0.5, 0.72), (0.75, -0.5, 1.12)], 0.17, red, flat=0.2)
    impact((0.55, -0.7, 1.15), 0.7)
    arms = (
        [(-0.30, 0, 0.86), (-0.05, -0.42, 0.84), (0.40, -0.50, 0.92)],
        [(0.30, 0, 0.86), (0.56, -0.20, 0.90), (0.64, -0.40, 1.04)],
    )
    knight(
        (-0.35, -1.1, 0),
        (0, 4, 10),
        1.2,
        arms,
        SWING["legs"],
        head=(-2, 0, 6),
        gaze=(8, 6),
        blade=((0.56, -0.52, 0.98), (-6, 28, 0)),
    )
    cheer = (
        [(-0.30, 0, 1.08), (-0.70, -0.1, 1.36), (-0.74, -0.2, 1.85)],
        [(0.30, 0, 1.08), (0.70, -0.1, 1.3), (0.80, -0.2, 1.8)],
    )
    caveman((-2.75, 0.35, 0), (0, 0, 14), 1.08, cheer, head=(-4, 0, 0), gaze=(10, 0), holds=None)
    cat((2.85, 0.3, 0), -12, 1.15, head=(-4, -4, -8), gaze=(-12, 4))
    r = scatter(9)
    for _ in range(46):
        look = gloss(r.choice(["#ff4f7a", "#ffd23f", "#2f8bff", "#2bd68a", "#9b4dff"]), glow=0.1)
        at = (r.uniform(-3.6, 4.0), r.uniform(-1.2, 0.8), r.uniform(1.9, 4.4))
        box((0.13, 0.035, 0.09), look, at, [r.uniform(0, 360) for _ in range(3)], bevel=0.012, segments=1)
    camera((0, -9.8, 2.0), (0.2, 0, 2.2), 48, roll=-2)


def _bubble(at):
    """A blue speech bubble as a gate, with a T$ in its lit opening."""
    outline = rounded(4.4, 3.4, 0.9)
    tail = [(-1.5, -1.5), (-2.0, -2.5), (-0.4, -1.6)]
    x, y, z = at
    blue = gloss("#2f5bff")
    prism(outline, 0.6, blue, at, bevel=0.16, segments=4)
    prism(smooth(tail, 3), 0.5, blue, (x, y + 0.05, z), bevel=0.08)
    glass = material("#6ff0e0", bottom="#d8fff0", rough=0.3, glow=0.55)
    prism(rounded(3.7, 2.7, 0.62), 0.1, glass, (x, y - 0.3, z), bevel=0.03)
    coin((x + 0.55, y - 0.62, z + 0.55), (0, -6, 6), 0.8)


SHOTS = {
    "news-launch": launch,
    "news-teledollar": teledollar,
    "news-fleet": fleet,
    "news-five-ways": five_ways,
}
