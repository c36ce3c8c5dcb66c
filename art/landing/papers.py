"""Pictures of articles about making and selling: the listing, the studio's documents, a small business, a month of the
partners."""

from cast.caveman import bone, caveman, dinosaur
from cast.knight import knight
from cast.people import baker, bookkeeper, developer
from kit.camera import camera
from kit.forms import ball, box, prism
from kit.light import panel, studio
from kit.materials import clay, gloss, material
from kit.outlines import star
from kit.props import coin, coin_stack, plant
from kit.scene import group
from kit.tools import calendar, croissant, loaf, oak, play_sign, price_tag, rubber_stamp, scroll
from sets import home, kitchen, market
from sets.canyon import mesas, noon
from sets.hills import ground, rolling


def listing():
    """The developer puts the last of nine boxes, for the nine parts of a listing, on a shop shelf."""
    home.floor(shades=("#f0b27a", "#e6a56b", "#f5bd88"))
    home.wall(paint="#7a4fd8", light="#a67bf0", slat="#8558e0", panel="#f3ecff")
    studio((0.3, -0.6, 1.7), 1.05, 0.55, room=0.75)
    x, wide, high = 1.35, 3.3, 3.5
    for k in range(4):
        box((wide + 0.3, 0.9, 0.14), oak(), (x, 0.9, 0.35 + k * (high - 0.35) / 3), bevel=0.05)
    for side in (-1, 1):
        box((0.16, 0.95, high + 0.1), oak(), (x + side * (wide / 2 + 0.12), 0.9, high / 2), bevel=0.05)
    box((wide, 0.1, high), clay("#5a3ab0"), (x, 1.3, high / 2), bevel=0.02)
    tints = ("#ff5d7a", "#2f8bff", "#2bc46b", "#ffb52e", "#35d0d8", "#ff7ad0", "#9be04a", "#ff8a3d", "#fff0d0")
    for k in range(9):
        column, row = k % 3, k // 3
        if k != 6:
            _box((x - 1.06 + 1.06 * column, 0.78, 0.42 + row * 1.05), tints[k], k)
    _box((-0.52, -0.25, 2.5), tints[6], 6, (6, 8, 10))
    arms = (
        [(-0.36, -0.04, 1.24), (-0.74, -0.12, 1.06), (-0.66, -0.36, 0.80)],
        [(0.36, -0.04, 1.24), (0.80, -0.14, 1.50), (0.96, -0.26, 1.98)],
    )
    legs = (
        [(-0.2, 0, 0.55), (-0.26, 0.06, 0.34), (-0.34, 0.1, 0.2)],
        [(0.2, 0, 0.55), (0.30, -0.1, 0.34), (0.32, -0.12, 0.2)],
    )
    developer((-1.7, -0.2, 0.08), (0, 4, 12), 1.16, arms=arms, legs=legs, head=(-6, 2, 10), gaze=(16, 10))
    for k, (bx, by) in enumerate(((-3.55, 0.2), (-3.1, 1.1))):
        box((0.95, 0.8, 0.7), clay("#d9a05f"), (bx, by, 0.35), (0, 0, 14 - 30 * k), bevel=0.04)
        box((0.2, 0.82, 0.72), clay("#f3d39a"), (bx, by, 0.35), (0, 0, 14 - 30 * k), bevel=0.03)
    plant((-4.1, 1.5, 0), size=1.35, seed=4)
    camera((0.0, -9.0, 2.7), (0.0, 0, 1.9), 43, roll=-2)


def _box(at, tint, sign, turn=(0, 0, 0)):
    """The box of a game standing on `at`, with one of three signs on its front."""
    handle = group(at, turn)
    box((0.74, 0.34, 0.86), gloss(tint, rough=0.4), (0, 0, 0.43), bevel=0.05, parent=handle)
    box((0.76, 0.36, 0.12), gloss("#2a2452"), (0, 0, 0.78), bevel=0.03, parent=handle)
    white = material("#fffdf5", rough=0.4, glow=0.2)
    if sign % 3 == 0:
        play_sign((0, -0.19, 0.38), 1.05, parent=handle)
    elif sign % 3 == 1:
        prism(star(0.22), 0.06, white, (0, -0.18, 0.37), bevel=0.02, parent=handle)
    else:
        ball(0.18, white, (0, -0.16, 0.37), scale=(1, 0.35, 1), parent=handle)


def papers_of_a_studio():
    """The knight reads the whole scroll at the registrar's desk while she is about to stamp it."""
    home.floor(shades=("#b8744a", "#ac6a42", "#c27d52"))
    home.wall(paint="#1f8f78", light="#3fb894", slat="#2a9c84", panel="#eafff5")
    for z, seed in ((2.5, 3), (3.6, 6)):
        home.shelf((-3.0, 2.3, z), 3.0, seed)
    home.painting((3.9, 2.46, 3.3), (0, 5, 0), 1.3, 1.1, "#8fd8ff", "fish", "#ff8a3d")
    studio((0, -0.6, 1.6), 1.05, 0.52, room=0.7)
    desk = material("#8a4f2c", rough=0.35, coat=0.3, wood=("#6b3a1e", (0.6, 5, 5)))
    box((2.9, 1.0, 1.15), desk, (1.55, 0.2, 0.58), bevel=0.06)
    for k in range(3):
        box((0.78, 0.08, 0.78), desk, (0.65 + 0.9 * k, -0.31, 0.56), bevel=0.05)
    box((3.2, 1.25, 0.16), desk, (1.55, 0.15, 1.2), bevel=0.07)
    arms = (
        [(-0.36, -0.04, 1.24), (-0.66, -0.30, 1.06), (-0.50, -0.62, 0.92)],
        [(0.36, -0.04, 1.24), (0.80, -0.18, 1.44), (0.84, -0.44, 1.84)],
    )
    bookkeeper((1.5, 0.95, 0.32), (0, 0, -8), 1.15, arms=arms, fists=(False, True), head=(6, 0, -8), gaze=(-10, -8))
    rubber_stamp((2.42, 0.12, 1.66), (0, 8, 0), 1.2)
    box((0.9, 0.62, 0.03), material("#fffaf0", glow=0.1), (2.4, -0.1, 1.3), (0, 0, -8), bevel=0.01)
    for k in range(5):
        box(
            (0.72, 0.56, 0.07),
            clay(("#fff6e0", "#f3e4c4")[k % 2]),
            (0.55, 0.1, 1.32 + 0.075 * k),
            (0, 0, 9 * (-1) ** k),
            bevel=0.015,
        )
    hold = (
        [(-0.30, 0, 0.86), (-0.56, -0.26, 0.86), (-0.44, -0.58, 1.0)],
        [(0.30, 0, 0.86), (0.56, -0.26, 0.86), (0.44, -0.58, 1.0)],
    )
    reader = knight((-1.35, -0.5, 0), (0, 0, 18), 1.28, hold, head=(4, 0, 4), gaze=(-2, -16), mood="calm", sweep=0.7)
    line = [(-0.70, 0.94), (-0.72, 0.34), (-0.92, 0.05), (-1.5, 0.03), (-2.2, 0.02), (-2.9, 0.02)]
    scroll(line, 0.86, parent=reader)
    camera((0.1, -9.0, 3.1), (0.15, 0, 1.72), 45, roll=-2)


def stall():
    """The caveman sells bones at a fixed price; his first customer is a dinosaur."""
    ground(rolling, low="#d98a4a", top="#f7cf86")
    mesas(y=40, low=-14)
    noon()
    panel((-1, -7, 2.2), (0, 0, 1.6), 3, 380, "#fff0d8", shiny=False)
    market.stall((-0.9, -0.4, 0), 3.7, colours=("#ff5a3c", "#fff4df"))
    for x, z, spin in ((-2.25, 1.34, 84), (-2.0, 1.56, 96), (-1.75, 1.34, 88)):
        bone((x, -0.55, z), (0, spin, 10), 0.62)
    for x, words in ((-2.2, "3"), (0.35, "9")):
        price_tag((x, -0.86, 1.14), (0, 3, 0), 1.1, f"{words} T$")
    coin_stack((-0.4, -0.7, 1.21), 3, 0.24, 2)
    arms = (
        [(-0.30, 0, 1.08), (-0.66, -0.2, 0.98), (-0.70, -0.52, 0.86)],
        [(0.30, 0, 1.08), (0.74, -0.3, 1.2), (1.06, -0.56, 1.4)],
    )
    caveman((-0.85, 0.25, 0.35), (0, 3, 8), 1.2, arms, head=(0, 0, 14), gaze=(16, 0), holds=1, bone_turn=(0, 40, 0))
    dinosaur((3.75, 0.35, -0.3), 176, 0.92, 24, (4, 0, 134))
    coin((2.2, -0.9, 1.4), (4, -8, 14), 0.28)
    camera((0.2, -9.4, 2.3), (0.45, 0, 1.9), 44, roll=2)


def partners_month():
    """The end of the baker's month: the day is circled, and the baker holds up a coin; stacks of coins stand beside his
    bread."""
    kitchen.tiles(-8, 8, 1.9, 0, 7, ("#ffd3dc", "#ffc6d2", "#ffdfe5"))
    home.floor(shades=("#c98a5a", "#bf8051", "#d39566"))
    studio((0.2, -0.6, 1.8), 1.05, 0.52, room=0.65)
    calendar((1.75, 1.72, 2.75), (0, 2, 0), 1.12, (4, 3))
    kitchen.counter(-8, 8, -0.1, 0.95, 1.1, "#3a6fd8")
    for k, count in enumerate((2, 4, 7)):
        coin_stack((0.75 + 0.78 * k, -0.32, 1.05), count, 0.32, k)
    for x, size in ((-3.0, 1.15), (-2.25, 1.0)):
        loaf((x, -0.2, 1.05), (0, 0, 20 * size), size)
    croissant((-2.75, -0.62, 1.05), (0, 0, 14), 0.8)
    arms = (
        [(-0.42, -0.04, 1.24), (-0.84, -0.22, 1.44), (-0.92, -0.42, 1.84)],
        [(0.42, -0.04, 1.24), (0.90, 0.0, 1.5), (1.22, 0.05, 1.86)],
    )
    baker((-0.75, 0.75, 0.32), (0, 3, 8), 1.14, arms=arms, fists=(True, False), head=(-2, 0, 10), gaze=(12, 4))
    coin((-1.95, 0.15, 2.98), (4, -8, 14), 0.42)
    camera((0.0, -9.0, 2.6), (0.1, 0, 2.0), 42, roll=-2)


SHOTS = {
    "news-listing": listing,
    "news-studio": papers_of_a_studio,
    "news-business": stall,
    "news-partners": partners_month,
}
