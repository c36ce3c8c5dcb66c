"""Pictures of cards: buying in a game, watching an advertisement, paying by card, the lecture, the consulting firm, the
marketplace."""

from cast.cat import cat
from cast.caveman import caveman
from cast.chef import chef
from cast.knight import goblin, knight
from cast.leaf_blower import girl
from cast.people import baker, bookkeeper, developer
from kit.camera import camera
from kit.effects import swoosh
from kit.forms import box, cylinder, lettering, scatter, tube
from kit.light import panel, studio
from kit.materials import clay, gold, material
from kit.nature import round_tree
from kit.props import coin, coin_stack, plant
from kit.scene import group
from kit.tools import (
    abacus,
    card_terminal,
    oak,
    paper_plane,
    party_hat,
    phone,
    play_card,
    price_tag,
    television,
    top_hat,
)
from sets import home, kitchen, market, museum, street
from sets.hills import ground, meadow, morning, rolling


def purchases():
    """The cat tries on a hat at the stall of the chef, who sells hats for T$."""
    ground(rolling)
    meadow(rolling, 40, clear=2.6)
    for x, y, high in ((-5.6, 7, 2.6), (5.8, 8, 2.8)):
        round_tree((x, y, rolling(x, y)), high, high * 0.5, leaf="#3fae5a", seed=int(x + 20))
    morning((0.2, -0.4, 1.6), face=260)
    market.stall((0.2, 0.2, 0), 4.2, 4.35, ("#8a4fe0", "#fff6ea"))
    arms = (
        [(-0.44, -0.05, 1.22), (-0.86, -0.3, 1.2), (-0.98, -0.56, 1.42)],
        [(0.44, -0.05, 1.22), (0.84, -0.3, 1.3), (0.74, -0.66, 1.62)],
    )
    chef((1.35, 1.1, 0.3), (0, 0, -14), 0.95, arms, head=(2, 0, -10), gaze=(-18, 0))
    panel((1.9, -4.0, 3.6), (1.4, 1.0, 2.9), 1.4, 130, "#fff4e0", shiny=False)
    party_hat((2.02, 0.35, 2.15), (0, 12, 0), 0.9)
    cheer = (
        [(-0.24, -0.12, 0.86), (-0.52, -0.26, 1.0), (-0.62, -0.26, 1.44)],
        [(0.24, -0.12, 0.86), (0.52, -0.26, 1.0), (0.62, -0.26, 1.44)],
    )
    wearer = cat((-0.75, -0.05, 1.2), 6, 1.0, arms=cheer, head=(2, 4, 8), gaze=(6, 4), lid=36, open_=0.28)
    top_hat((0.06, -0.06, 2.02), (-6, 10, 0), 0.82, parent=wearer)
    museum.crown((0.35, -0.05, 1.2), 0.62)
    for x, words in ((-1.5, "2 T$"), (0.35, "9 T$"), (1.9, "4 T$")):
        price_tag((x, -0.42, 1.2), (0, 4, 0), 1.0, words)
    camera((0.0, -8.0, 2.5), (0.2, 0, 2.2), 41, roll=-3)


def advertising():
    """A caveman watches an advertisement, and a coin leaps out of the television."""
    ground(rolling, low="#4a3aa8", top="#7a62d8")
    for x, y, high in ((-5.8, 8, 2.8), (6.4, 9, 2.8), (-2.4, 12, 2.4)):
        round_tree((x, y, rolling(x, y)), high, high * 0.5, "#5a3a6a", "#8a4fd0", seed=int(x + 20))
    street.violet_night((-0.8, -0.4, 1.5), 0.9)
    street.moon(-34, 30, 8)
    cylinder(1.02, 0.8, clay("#a0642e"), (1.55, 0.3, 0.4), bevel=0.1)
    cylinder(0.93, 0.06, clay("#e8b878"), (1.55, 0.3, 0.8), bevel=0.02)
    television((1.55, 0.3, 0.8), (0, 0, -28), 1.05)
    panel((0.9, -1.6, 1.9), (-1.2, -0.2, 1.4), 1.2, 34, "#6fe0ff", shiny=False)
    coin((0.3, -1.0, 2.3), (6, -10, 24), 0.42)
    swoosh((1.1, -0.82, 1.6), 0.62, 128, 190, gap=0.12, width=0.05)
    log = oak("#9a5f34")
    cylinder(0.4, 2.2, log, (-1.45, 0.35, 0.42), (0, 90, 6), bevel=0.08)
    for x in (-2.56, -0.34):
        cylinder(0.32, 0.05, clay("#e8b878"), (x, 0.35 - 0.1 * (x + 1.45), 0.42), (0, 90, 6), bevel=0.02)
    arms = (
        [(-0.30, 0, 1.08), (-0.64, -0.24, 0.94), (-0.40, -0.56, 0.84)],
        [(0.30, 0, 1.08), (0.72, -0.2, 1.30), (0.78, -0.42, 1.70)],
    )
    legs = (
        [(-0.2, -0.05, 0.46), (-0.30, -0.52, 0.48), (-0.32, -0.62, 0.12)],
        [(0.2, -0.05, 0.46), (0.30, -0.52, 0.50), (0.34, -0.62, 0.14)],
    )
    caveman((-1.45, 0.1, 0.42), (0, 0, 26), 1.16, arms, legs, (0, 0, 10), ((0, 0, -8), (0, 0, 8)), None, gaze=(16, 2))
    camera((0.1, -8.0, 2.3), (0.05, 0, 1.55), 38, roll=2)


def payments():
    """The knight pays the baker by card, and a coin appears."""
    kitchen.tiles(-7, 7, 2.2, 0, 7, ("#bfe3ff", "#aed9fb", "#d2ecff"))
    home.floor(shades=("#e0a06a", "#d6955e", "#e8ab77"))
    studio((0, -0.4, 1.8), 1.05, 0.55, room=0.6)
    kitchen.crockery((-1.9, 2.0, 3.7), 2.6)
    kitchen.counter(-0.65, 6, 0.35, 1.05, 1.2, "#ff5d6d")
    arms = (
        [(-0.42, -0.04, 1.24), (-0.78, -0.3, 1.06), (-0.72, -0.62, 0.94)],
        [(0.42, -0.04, 1.24), (0.86, -0.1, 1.42), (0.92, -0.3, 1.86)],
    )
    baker((1.5, 1.25, 0.4), (0, 0, -16), 1.12, arms=arms, fists=(False, False), head=(4, 0, -10), gaze=(-10, -4))
    card_terminal((0.55, -0.1, 1.15), (0, 0, -24), 1.3)
    hold = (
        [(-0.30, 0, 0.86), (-0.58, -0.2, 0.72), (-0.66, -0.4, 0.86)],
        [(0.30, 0, 0.86), (0.66, -0.26, 0.86), (0.80, -0.40, 1.0)],
    )
    knight((-1.3, -0.7, 0), (0, 4, 24), 1.2, hold, head=(-4, 0, 6), gaze=(12, 8), sweep=0.55)
    play_card((-0.12, -0.85, 1.56), (-10, -20, 14), 0.72)
    coin((0.3, -0.5, 3.05), (4, -8, 12), 0.44)
    swoosh((0.3, -0.5, 2.1), 0.5, 50, 130, gap=0.13, width=0.05)
    camera((0.0, -8.6, 2.6), (-0.12, 0, 1.85), 32, roll=-2)


def _chalked_sign(at, chalk):
    """T$ drawn in chalk."""
    board = group(at)
    turns = ((17, 14), (10, 23), (-3, 25), (-15, 20), (-17, 10), (-8, 2), (8, -4), (17, -12), (13, -22), (0, -26))
    snake = [(x / 100 + 0.3, 0, z / 100) for x, z in (*turns, (-12, -23), (-18, -14))]
    for line in (
        [(-0.5, 0, 0.26), (-0.27, 0, 0.26), (-0.04, 0, 0.26)],
        [(-0.27, 0, 0.26), (-0.27, 0, 0), (-0.27, 0, -0.26)],
        snake,
        [(0.3, 0, 0.36), (0.3, 0, 0), (0.3, 0, -0.36)],
    ):
        tube(line, 0.045, chalk, steps=36, parent=board)


def lecture():
    """A goblin from the games gives the lecture at the blackboard; the developer listens and throws a paper plane."""
    home.floor(shades=("#e6a86a", "#dc9c5e", "#eeb379"))
    home.wall(paint="#ff9a6a", light="#ffb98a", slat="#ffa577", panel="#fff3e0")
    studio((0, -0.4, 1.6), 1.0, 0.52, room=0.7)
    box((4.2, 0.16, 2.5), oak("#c98a4b"), (0.75, 2.4, 3.2), bevel=0.06)
    box((3.9, 0.17, 2.2), clay("#1f6b58"), (0.75, 2.37, 3.2), bevel=0.02)
    chalk = material("#f4fff8", rough=0.9, glow=0.25)
    for k, high in enumerate((0.4, 0.7, 0.6, 1.0, 1.3)):
        box((0.32, 0.05, high), chalk, (0.8 + 0.44 * k, 2.26, 2.7 + high / 2), bevel=0.02)
    _chalked_sign((-0.35, 2.24, 3.75), chalk)
    tube([(0.6, 2.24, 3.4), (1.2, 2.24, 3.55), (1.9, 2.24, 3.9), (2.4, 2.24, 4.15)], 0.035, clay("#ffd23f"))
    home.table((1.5, 0.45, 0), 1.9, 1.0, 0.9)
    goblin((1.5, 0.35, 0.8), (0, 0, -14), 1.75, True, (-10, -4), 0)
    home.table((-1.1, -0.75, 0), 1.9, 1.0, 0.95)
    arms = (
        [(-0.36, -0.04, 1.24), (-0.66, -0.36, 1.12), (-0.40, -0.70, 1.06)],
        [(0.36, -0.04, 1.24), (0.70, -0.2, 1.46), (0.76, -0.46, 1.9)],
    )
    developer((-1.15, 0.0, 0.0), (0, 0, 12), 1.06, arms=arms, fists=(False, True), head=(-4, 2, 6), gaze=(12, 8))
    paper_plane((0.02, -0.7, 2.82), (-34, -24, 10), 0.8)
    for k, tint in enumerate(("#ff5d7a", "#2f8bff", "#ffd23f")):
        box((0.72, 0.5, 0.13), clay(tint), (-1.65, -0.8, 1.02 + 0.13 * k), (0, 0, 10 - 12 * k), bevel=0.03)
    camera((0.1, -8.4, 2.5), (0.22, 0, 2.02), 34, roll=2)


def consulting():
    """The bookkeeper measures a very large question mark."""
    home.floor(shades=("#c98a6a", "#bf7f5f", "#d39576"))
    home.wall(paint="#2f6fd8", light="#6fa4f5", slat="#3a7ae0", panel="#eaf2ff")
    home.shelf((-2.9, 2.3, 3.3), 2.6, 2)
    plant((3.9, 1.4, 0), size=1.5, seed=5)
    studio((0, -0.4, 1.7), 1.05, 0.52, room=0.7)
    home.table((-0.2, -0.7, 0), 4.6, 1.4, 0.95)
    lettering("?", 3.3, gold(), (1.35, -0.35, 2.05), (90, 8, -8), 0.22, 0.09)
    arms = (
        [(-0.36, -0.04, 1.24), (-0.66, -0.36, 1.0), (-0.52, -0.62, 0.90)],
        [(0.36, -0.04, 1.24), (0.78, -0.2, 1.36), (0.98, -0.50, 1.5)],
    )
    bookkeeper((-0.6, 0.3, 0.0), (0, 0, 14), 1.15, arms=arms, fists=(True, False), head=(-2, 4, 12), gaze=(16, 4))
    abacus((-1.75, -0.8, 1.4), (-14, 0, 16), 0.78)
    for k in range(4):
        paper = clay(("#fff6e0", "#f3e4c4")[k % 2])
        box((0.8, 0.6, 0.07), paper, (-0.35, -1.0, 0.99 + 0.075 * k), (0, 0, 8 * (-1) ** k), bevel=0.015)
    camera((0.0, -8.2, 2.5), (0.1, 0, 1.85), 36, roll=-2)


def marketplace():
    """A phone with an awning as a market stall, with the cat and the girl as customers."""
    ground(rolling, low="#2f9ed0", top="#6fd8f0")
    morning((0, -0.4, 1.5), face=250)
    phone((0.1, 0.9, 2.15), (0, 4, 0), 2.9)
    market.awning((0.1, 0.9, 4.25), 2.9, 1.2, ("#ff4f6a", "#fff6ea"), 7)
    cat((-1.55, -0.5, 0), 16, 1.1, head=(-4, 4, 10), gaze=(12, 6))
    up = (
        [(-0.30, -0.04, 1.22), (-0.68, -0.2, 1.36), (-0.76, -0.4, 1.80)],
        [(0.30, -0.04, 1.22), (0.68, -0.2, 1.36), (0.76, -0.4, 1.80)],
    )
    girl((1.85, -0.35, 0), (0, 0, -14), 1.1, (-4, 0, -8), (-12, 4), arms=up, anger=-10)
    r = scatter(5)
    for k in range(6):
        coin((-2.2 + 0.9 * k, 0.2, 3.6 + r.uniform(-0.5, 0.5)), (r.uniform(-20, 20), 0, r.uniform(-40, 40)), 0.26)
    coin_stack((0.3, -0.4, 0), 4, 0.36, 1)
    camera((0.0, -8.6, 2.2), (0.1, 0, 2.1), 37, roll=2)


SHOTS = {
    "earn-purchases": purchases,
    "earn-advertising": advertising,
    "payments": payments,
    "lecture": lecture,
    "partner-consulting": consulting,
    "partner-marketplace": marketplace,
}
