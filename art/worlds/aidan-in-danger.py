"""Aidan in Danger: a boy in a yellow raincoat with a red umbrella; his house tumbles down a hill in a slate-blue storm."""

import math

from cast.aidan import aidan, goat
from kit.camera import camera
from kit.effects import dust, splash, sunburst, swoosh
from kit.forms import box, rock, scatter
from kit.light import bulb, panel, sky, studio
from kit.materials import clay
from kit.props import book, coin
from kit.scene import tumble
from sets.attic import attic, chair, fish_tank, hanging_lamp, piano, wardrobe
from sets.storm import bent_tree, bolt, downhill, flood, hillside, house, rain, weather

# Aidan hangs from the umbrella in his right hand; the wind blows his legs to the left.
BLOWN = {
    "arms": (
        [(-0.28, -0.02, 1.16), (-0.66, -0.1, 1.24), (-0.94, -0.2, 1.5)],
        [(0.28, -0.02, 1.16), (0.62, -0.12, 1.3), (0.74, -0.2, 1.72)],
    ),
    "legs": (
        [(-0.2, 0, 0.5), (-0.46, -0.05, 0.2), (-0.84, 0.1, 0.06)],
        [(0.2, 0, 0.5), (0.22, -0.22, 0.16), (-0.1, -0.2, -0.12)],
    ),
    "toes": ((0, 40, 0), (0, 30, 0)),
}


def fallen_house(at, turn, size, seed=5):
    """The falling house, with soil thrown up where it hits the hill and boards in the air behind it. Returns the house
    and the boards."""
    x, y, z = at
    made = house(at, turn, size)
    boards = []
    r = scatter(seed)
    for k in range(9):
        where = (x - r.uniform(1.0, 2.8) * size, y - r.uniform(0, 1), z + r.uniform(-0.2, 2.6) * size)
        lean = (r.uniform(0, 90), r.uniform(0, 180), 0)
        look = clay(["#5f8fc4", "#3b4a86"][k % 2])
        boards.append(box((0.5 * size, 0.1, 0.16 * size), look, where, lean, bevel=0.03))
    foot = (x + 0.2, y - 1.0, z - 1.95 * size)
    dust(foot, (1.1 * size, 0.3, 0.22), 0.26, 30, "#b98a5f", seed)
    clods(foot, seed)
    return made, boards


def clods(at, seed=0):
    """Lumps of soil and turf in the air around `at`."""
    r = scatter(seed)
    for k in range(22):
        where = (at[0] + r.uniform(-2.0, 2.0), at[1] - r.uniform(0, 0.6), at[2] + r.uniform(0.1, 1.1))
        rock(r.uniform(0.05, 0.13), clay(["#a8794f", "#68ad62"][k % 3 == 0]), where, seed=k, detail=1)


def icon():
    """Icon: Aidan's face under the hood, the umbrella above it."""
    sunburst((0.1, 2.4, 1.7), "#3468b8", "#5f94e0")
    studio((0, 0, 1.6), 0.95, 0.55, cool="#b8d4ff")
    arms = (
        [(-0.28, -0.02, 1.16), (-0.52, -0.3, 0.9), (-0.5, -0.6, 0.98)],
        [(0.28, -0.02, 1.16), (0.62, -0.2, 1.02), (0.76, -0.4, 1.3)],
    )
    aidan((-0.36, 0, 0), (0, 0, 4), arms=arms, head=(2, 4, 4), gaze=(6, 2), shade=(1, (0, 2, 0), 0.58))
    camera((-0.1, -5.4, 1.75), (0.02, 0, 1.72), 28.5, roll=4)


def gale():
    """The hillside of the preview without Aidan. Returns the house, its boards, the lightning and the streaks of rain."""
    height = downhill()
    hillside(height)
    bent_tree((2.9, 5.5, height(2.9, 5.5)), 1.0, 1)
    made, boards = fallen_house((-2.3, 4.2, 2.3), (0, 34, -14), 0.95)
    flashes = bolt((19, 90, -2), 4.8, 4)
    weather((0.2, -0.4, 2.0))
    streaks = rain()
    camera((0.1, -8.4, 1.6), (0.15, 0, 1.95), 38, roll=5)
    return made, boards, flashes, streaks


def preview():
    """Preview: the umbrella pulls Aidan out of the tumbling house."""
    gale()
    aidan((-0.1, -0.4, 0.35), (0, 10, 6), 1.12, head=(0, -8, -2), gaze=(-4, -4), shade=(1, (0, 24, 0), 0.92), **BLOWN)


def tall():
    """Tall picture: the house above Aidan, the hill far below."""
    height = downhill(0.4)
    hillside(lambda x, y: height(x, y) - 2.4)
    bent_tree((2.4, 5, height(2.4, 5) - 2.4), 1.2, 1)
    house((-1.0, 4.2, 6.6), (0, 150, -14), 1.0)
    bolt((17, 90, 0), 8.4, 4)
    weather((0.2, -0.4, 2.0))
    aidan((-0.35, -0.4, 0.75), (0, 8, 6), 1.25, head=(-6, -8, -2), gaze=(-4, 8), shade=(1, (0, 14, 0), 0.85), **BLOWN)
    rain(150, box_=((-5, 5), (0.8, 9), (-3, 10)))
    camera((0.2, -9.6, 1.4), (0.1, 0, 2.55), 48, roll=5)


def background():
    """Background: the wind blows Aidan to the right; the house falls behind him at the left."""
    height = downhill(0.26)
    hillside(height, 110)
    bent_tree((6.4, 6.5, height(6.4, 6.5)), 1.1, 1)
    fallen_house((-2.1, 6.0, 2.1), (0, 34, -14), 0.95)
    bolt((-31, 90, -2), 5.2, 4)
    weather((1.2, -0.4, 2.0))
    aidan((0.6, -0.6, 0.45), (0, 10, 6), 1.15, head=(0, -8, -2), gaze=(-4, -4), shade=(1, (0, 20, 0), 0.9), **BLOWN)
    rain(170, box_=((-8, 8), (0.8, 12), (-2, 8)))
    camera((0.1, -9.6, 1.9), (0.1, 0, 2.0), 48, roll=5)


def sliding():
    """Screenshot 1: the piano slides down the tilted floor of the flooded attic."""
    attic()
    piano((-3.2, 0.4, 0), (0, 0, 14), 1.15)
    chair((-1.4, 1.9, 0), (0, -14, 30))
    wardrobe((-4.4, 2.2, 0), (0, 0, 10), 0.9)
    hanging_lamp((0.9, -0.5, 4.7), (0, -15, 0), 1.2)
    for x, y, z, colour in ((-0.9, -0.2, 1.1, "#ffd75e"), (-1.3, 0.4, 2.6, "#ff8ac0"), (-4.2, -1.2, 1.9, "#6bcf63")):
        book((x, y, z), (30, 50, 20), colour)
    tumble((0, 15, 0), (0, 0, 0))
    bulb((0.8, -1.4, 3.2), 60, "#ffc070", 0.4)
    studio((0.6, -0.5, 1.6), 1.0, 0.55, cool="#a8c8ff", room=0.75)
    flood((0, -2.2, -0.18), 16, 11)
    arms = (
        [(-0.28, -0.02, 1.16), (-0.66, -0.2, 1.1), (-0.98, -0.35, 1.36)],
        [(0.28, -0.02, 1.16), (0.66, -0.1, 1.24), (0.98, -0.2, 1.5)],
    )
    legs = (
        [(-0.2, 0, 0.5), (-0.5, -0.18, 0.34), (-0.62, 0.06, 0.0)],
        [(0.2, 0, 0.5), (0.56, -0.3, 0.4), (0.86, -0.3, 0.16)],
    )
    aidan((1.2, -1.2, -0.3), (0, 12, -8), 1.15, arms, legs, (0, -6, 8), (-14, 2), toes=((0, 0, 0), (0, -30, 0)))
    splash((1.95, -1.5, -0.1), (0.6, -0.2, 0.45), 3, 20, thick=0.7)
    splash((0.55, -1.5, -0.1), (-0.6, -0.2, 0.4), 5, 20, thick=0.7)
    for k in range(3):
        coin((3.0 + 0.5 * k, -1.4, 0.75 - 0.22 * k), (0, 0, 24), 0.25)
    camera((0, -9.6, 2.9), (0.2, 0, 1.45), 50)


def balancing():
    """Screenshot 2: Aidan balances on the roof of the tipping house; a goat is in his way."""
    slope = downhill(0.14)

    def height(x, y):
        return slope(x, y) + 1.7 * math.exp(-((x - 4.4) ** 2 + (y - 0.6) ** 2) / 2.6)

    hillside(height, 140, 7)
    for x, y, wide in ((7.2, 7.0, 1.1), (-8.4, 6.0, 1.2)):
        bent_tree((x, y, height(x, y)), wide, int(x))
    fallen_house((-1.7, 0.8, 1.8), (0, 54, -6), 0.74)
    swoosh((-1.7, -0.6, 1.9), 2.3, 146, 178, gap=0.2, width=0.07)
    arms = (
        [(-0.28, -0.02, 1.16), (-0.68, -0.12, 1.36), (-0.98, -0.2, 1.66)],
        [(0.28, -0.02, 1.16), (0.64, -0.12, 1.1), (1.0, -0.2, 1.26)],
    )
    legs = (
        [(-0.2, 0, 0.5), (-0.3, -0.06, 0.24), (-0.22, 0, -0.06)],
        [(0.2, 0, 0.5), (0.6, -0.34, 0.6), (0.9, -0.3, 0.36)],
    )
    pose = {"arms": arms, "legs": legs, "toes": ((0, 0, -10), (-30, -20, 10)), "gape": 0.2}
    aidan((-0.8, 0.1, 3.52), (0, -14, 8), 1.14, head=(4, 8, -4), gaze=(14, -10), shade=(1, (0, 96, 0), 0.84), **pose)
    goat((4.2, 0.3, height(4.2, 0.3) - 0.05), (0, 4, 0), 0.95, (-14, 4))
    for k, (x, z) in enumerate(((1.3, 3.25), (2.05, 3.38), (2.8, 3.2))):
        coin((x, -0.5, z), (0, 0, 24 - 4 * k), 0.29)
    bolt((26, 90, 6), 5.0, 4)
    weather((-0.6, 0.2, 4.6), 1.1)
    panel((-3.4, -7.0, 2.6), (-1.2, 0.4, 1.8), 2.6, 260, "#ffedc8", shiny=False)
    panel((4.6, -6.0, 3.4), (4.2, 0.3, 1.8), 2.2, 160, "#ffedc8", shiny=False)
    seen = [
        (-1, "#3f5f7f"),
        (-0.1, "#8fa0a0"),
        (-0.02, "#ffe9a6"),
        (0.04, "#8fa8c8"),
        (0.13, "#4f74b0"),
        (1, "#22356b"),
    ]
    sky(seen, 1.0, [(-1, "#5a7a80"), (0, "#c8d4dc"), (1, "#86a4e0")], 0.75)
    rain(170, box_=((-9, 9), (2.0, 12), (-3, 11)))
    camera((0.4, -12.4, 4.6), (0.5, 0, 3.65), 50, roll=4)


def somersault():
    """Screenshot 3: Aidan floats under his umbrella in an upside-down room."""
    attic()
    hanging_lamp((1.9, -0.4, 4.75), (0, 180, 0), 0.9)
    piano((-2.9, 1.4, 0), (0, 0, 10))
    tumble((0, 180, 0), (0, 0, 2.6))
    # The lights are below the floor, which is now on top.
    studio((0, -0.5, 0.7), 1.3, 0.8, cool="#a8c8ff", room=1.3)
    aidan((-0.6, -0.9, 0.2), (0, 6, 4), 1.08, head=(0, -4, 0), gaze=(0, 0), shade=(1, (0, 8, 0), 0.85), **BLOWN)
    chair((-3.0, -0.6, 1.5), (20, -50, 20), 1.0)
    fish_tank((2.7, -0.6, 0.4), (6, 24, -10), 1.0)
    goat((-2.6, 0.0, 2.75), (0, 14, -14), 0.95, (12, -8))
    for k in range(3):
        coin((1.5 + 0.6 * k, -1.2, 2.5 - 0.12 * k), (0, 0, 24), 0.26)
    camera((0, -9.9, 2.6), (0, 0, 2.05), 50, roll=-9)


SHOTS = {
    "icon": icon,
    "preview": preview,
    "tall": tall,
    "background": background,
    "screenshot-1": sliding,
    "screenshot-2": balancing,
    "screenshot-3": somersault,
}
