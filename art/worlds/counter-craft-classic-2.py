"""Counter Craft Classic 2: a soldier of blocks in a blue cap fights with paint in a desert town of cubes in the late
sun."""

from cast.block_soldier import blaster, block_limb, paint_shot, soldier
from kit.camera import camera
from kit.effects import sunburst
from kit.forms import box
from kit.light import panel, studio
from kit.materials import clay, shine
from kit.props import coin
from kit.scene import group
from sets.cube_mine import lantern_light, mine_cart, props_of_wood, rails, sparks, tunnel
from sets.cube_night import cubic_moon, lamp, nightfall
from sets.cube_oasis import oasis
from sets.cube_town import Blocks, fountain, house, late_sun, quarter, rubble, sand, splat, town

FOG = ("#ffd6a0", 15, 70, 0.6)
FOGS = {
    "screenshot-1": ("#8fe6f0", 16, 80, 0.7),
    "screenshot-2": ("#ffb85a", 16, 36, 0.85),
    "screenshot-3": ("#8a3a9a", 13, 60, 0.8),
}

# A leap with the blaster to the right.
LEAP = {
    "arms": (
        [(-0.48, 0, 1.22), (-0.84, -0.1, 1.32), (-1.0, -0.25, 1.66)],
        [(0.48, 0, 1.22), (0.80, -0.25, 1.06), (0.98, -0.55, 1.1)],
    ),
    "legs": (
        [(-0.21, 0, 0.5), (-0.46, -0.28, 0.42), (-0.50, -0.22, 0.02)],
        [(0.21, 0, 0.5), (0.46, 0.12, 0.22), (0.86, 0.3, 0.14)],
    ),
}
# POUNCE: blue leaps off the blocks with the blaster to the left. THROWN: red is thrown back. Both are (arms, legs).
POUNCE = (
    (
        [(-0.48, 0, 1.22), (-0.80, -0.25, 1.06), (-0.98, -0.55, 1.1)],
        [(0.48, 0, 1.22), (0.84, -0.02, 1.36), (1.0, -0.15, 1.72)],
    ),
    (
        [(-0.21, 0, 0.5), (-0.46, -0.3, 0.44), (-0.56, -0.26, 0.04)],
        [(0.21, 0, 0.5), (0.46, 0.12, 0.22), (0.86, 0.3, 0.2)],
    ),
)
THROWN = (
    (
        [(-0.48, 0, 1.22), (-0.86, -0.1, 1.4), (-1.1, -0.2, 1.74)],
        [(0.48, 0, 1.22), (0.86, -0.2, 1.36), (1.12, -0.4, 1.66)],
    ),
    (
        [(-0.21, 0, 0.5), (-0.4, -0.36, 0.44), (-0.46, -0.6, 0.2)],
        [(0.21, 0, 0.5), (0.42, -0.36, 0.4), (0.56, -0.62, 0.12)],
    ),
)
# A red soldier that is hit.
STRUCK = {"team": "red", "holds": 0, "shock": True}


def icon():
    """Icon: the face under the cap, the blaster in front of the chest."""
    sunburst((0.1, 2.4, 1.6), "#f08a24", "#ffb84a")
    studio((0, 0, 1.6), 0.95, 0.55, cool="#a8d0ff")
    arms = (
        [(-0.48, 0, 1.2), (-0.72, -0.2, 0.86), (-0.5, -0.62, 0.66)],
        [(0.48, 0, 1.2), (0.72, -0.3, 0.8), (0.3, -0.7, 0.56)],
    )
    soldier((-0.16, 0, 0), (0, 0, 6), arms=arms, head=(2, 4, 4), gaze=(4, 0), gun_turn=(0, -16, -16))
    camera((-0.1, -5.2, 1.9), (0.06, 0, 1.66), 31, roll=4)


def square():
    """The square of the preview, without the two soldiers and their shots."""
    sand(-8, 8, -5, 12)
    town()
    fountain((-1.9, 3.6, 0), 0.95)
    late_sun((-0.2, -0.6, 1.6))
    for x, y, team in ((1.4, -2.2, "blue"), (-2.0, -1.4, "red"), (2.7, 0.5, "blue")):
        splat((x, y, 0.02), 0.6, team, (-90, 0, 0), int(x * 9))
    rubble(((-2.1, 0.6, 0.25, 0.5), (-1.7, 1.2, 0.2, 0.4), (1.1, 1.2, 0.2, 0.4)))
    camera((0.2, -8.6, 3.1), (0.25, 0, 1.6), 39, roll=-4)


def preview():
    """Preview: blue leaps out from behind the fountain and hits red."""
    square()
    soldier((-0.8, -0.7, 0.4), (0, 6, 10), 1.06, head=(-8, -2, -4), gaze=(5, 1), gun_turn=(0, -8, 10), **LEAP)
    paint_shot((1.75, -0.5, 1.75), (2.6, 1.8, 1.15), "blue", 2, 0.17)
    soldier((2.75, 2.7, 0), (0, 0, -20), 0.95, head=(-6, 8, 0), gaze=(-5, 0), gun_turn=(0, 30, 170), **STRUCK)
    splat((2.62, 2.3, 0.95), 0.5, "blue", seed=4)


def tall():
    """Tall picture: blue stands on top of the tower that he builds as he climbs."""
    sand(-8, 8, -6, 14)
    town()
    fountain((2.0, 4.2, 0), 0.9)
    blocks = Blocks(seed=5)
    for x, y, high in ((0, 0, 4), (-1, 0.2, 3), (-1, 1.2, 2), (1, 0.3, 2), (0, 1, 3), (-2, 0.6, 1)):
        for k in range(high):
            blocks.put((x - 0.1, y, k + 0.5))
    late_sun((-0.1, -0.4, 5.6), 340)
    soldier((-0.1, -0.3, 4.5), (0, 6, 8), 1.08, head=(6, -2, 0), gaze=(4, -3), gun_turn=(0, 24, -10), **LEAP)
    paint_shot((1.5, -1.0, 4.9), (2.3, -1.4, 2.9), "blue", 3, 0.19)
    paint_shot((-2.0, -1.4, 0.9), (-1.5, -0.8, 3.5), "red", 2, 0.2)
    splat((0.0, -0.58, 1.7), 0.62, "red", seed=3)
    splat((0.75, -0.28, 1.3), 0.5, "blue", seed=6)
    for x, y, team in ((1.5, -2.4, "blue"), (-1.7, -2.0, "red")):
        splat((x, y, 0.02), 0.7, team, (-90, 0, 0), int(x * 9))
    soldier((1.7, 1.4, 0), (0, 0, -10), 0.8, head=(-16, 0, 0), gaze=(-4, 6), gun_turn=(0, -40, 170), **STRUCK)
    camera((0.3, -10.6, 5.2), (0.05, 0, 3.55), 50, roll=-3)


def background():
    """Background: blue leaps off the blocks that red's paint has hit, and his shot throws red back into the fountain."""
    sand(-13, 13, -6, 14)
    quarter()
    fountain((-5.0, 5.6, 0), 1.1)
    blocks = Blocks(seed=5)
    for x, y, z in ((2.85, 0.5, 0.5), (3.86, 0.7, 0.5), (3.7, 0.6, 1.5), (4.87, 0.9, 0.5), (-6.0, 1.0, 0.5)):
        blocks.put((x, y, z), (0, 0, 12))
    splat((3.8, 0.09, 1.5), 0.46, "red", (0, 0, 12), 3)
    splat((2.95, 0.0, 0.55), 0.36, "red", (0, 0, 12), 8)
    late_sun((0.8, -0.8, 2.2), 320)
    soldier((1.15, -0.8, 0.62), (0, -8, -12), 1.1, *POUNCE, (-4, 4, 4), (-4, -2), holds=0, gun_turn=(0, -14, 186))
    paint_shot((-1.6, -1.2, 2.05), (-2.5, 0.8, 2.05), "blue", 1, 0.22)
    soldier((-3.0, 2.0, 1.15), (-14, -28, 24), 1.05, *THROWN, (-6, 8, 0), (5, 2), "red", None, shock=True)
    splat((-3.42, 1.47, 2.15), 0.5, "blue", (0, -28, 24), 4)
    for x, y, team in ((2.0, -2.0, "blue"), (-0.6, 0.9, "red"), (-4.6, 0.4, "blue")):
        splat((x, y, 0.02), 0.6, team, (-90, 0, 0), int(x * 9))
    rubble(((2.0, -0.3, 0.4, 0.3), (2.4, -0.8, 0.2, 0.4), (5.2, -0.2, 0.25, 0.5)))
    camera((0, -10.8, 2.2), (0.1, 0, 2.1), 48, roll=-3)


def oasis_duel():
    """Screenshot 1: first-person view of a hit on the stepping blocks of an oasis."""
    oasis()
    blocks = Blocks(seed=8)
    for x, y, size in ((0.3, 3.0, 1.5), (-1.9, 2.2, 1.0), (2.2, 4.6, 1.0), (-0.8, -0.6, 1.1), (0.5, 6.4, 1.2)):
        blocks.put((x, y, 0.1 - 0.4 * size), (0, 0, 9 * x), size)
    house(-2.0, 12, 4, 3, 3, 3, "#8a5fb0", "#ff5a4a")
    late_sun((0.4, 2.4, 1.8), 420, (226, 44), 0.95)
    arms = (
        [(-0.48, 0, 1.22), (-0.86, -0.2, 1.1), (-1.02, -0.55, 1.12)],
        [(0.48, 0, 1.22), (0.8, -0.1, 1.4), (0.86, -0.2, 1.75)],
    )
    legs = (
        [(-0.21, 0, 0.5), (-0.44, -0.26, 0.42), (-0.4, -0.3, 0.06)],
        [(0.21, 0, 0.5), (0.42, 0.1, 0.3), (0.6, 0.2, 0.14)],
    )
    soldier((0.3, 2.7, 0.45), (0, -8, -4), 1.24, arms, legs, (-2, -4, 0), (-3, 0), "red", 0, (0, 4, -100), shock=True)
    splat((0.42, 2.2, 1.62), 0.42, "blue", seed=4)
    blaster((1.15, -3.9, 1.4), (0, -5, 104), 0.85)
    hold = group((1.15, -3.9, 1.4))
    block_limb([(0.5, -1.4, -0.75), (0.22, -0.6, -0.4), (0.02, -0.05, -0.1)], 0.24, clay("#2f74f0"), hold)
    box((0.27, 0.3, 0.3), clay("#f3b184", glow=0.08), (0.02, -0.02, -0.06), (40, 0, 0), bevel=0.08, parent=hold)
    paint_shot((0.95, -2.4, 1.6), (0.5, 1.6, 1.65), "blue", 3, 0.14)
    paint_shot((-0.9, 1.8, 2.2), (-1.9, -1.8, 2.1), "red", 2, 0.17)
    for k in range(3):
        coin((-1.9 + 0.55 * k, 2.2 - 1.3 * k, 0.75 - 0.1 * k), (0, 0, 12), 0.27)
    camera((0.1, -6.6, 2.4), (0.0, 2, 2.08), 56, roll=1.5)


def mine_ride():
    """Screenshot 2: blue rides a cart down the mine and hits the red soldier who follows him."""
    tunnel()
    for y in (2.0, 8.5, 14.5):
        props_of_wood(y)
    rails([(2.2, 18), (2.6, 11), (2.5, 6), (1.0, 2.4), (-1.1, -1.0), (-2.4, -4.5), (-3.1, -8)])
    lantern_light((-1.1, -1.0, 2.2))
    panel((1.4, -1.5, 4.2), (2.5, 4.4, 2.4), 1.5, 420, "#ffeeda", shiny=False)
    mine_cart((-1.15, -1.0, 0.1), (0, 9, -26), 1.1)
    arms = (
        [(-0.48, 0, 1.22), (-0.86, -0.1, 1.36), (-1.0, -0.25, 1.72)],
        [(0.48, 0, 1.22), (0.84, -0.25, 1.04), (1.02, -0.55, 0.94)],
    )
    soldier((-1.07, -1.0, 0.6), (0, 11, 6), 1.2, arms, None, (-4, -6, 2), (5, 0), gun_turn=(0, -16, 10))
    mine_cart((2.45, 4.4, 0.1), (0, -7, -16), 1.05, "#f0404d")
    arms = (
        [(-0.48, 0, 1.22), (-0.8, -0.1, 1.5), (-0.74, -0.2, 1.9)],
        [(0.48, 0, 1.22), (0.84, -0.1, 1.16), (1.08, -0.2, 1.46)],
    )
    soldier((2.5, 4.4, 0.65), (0, 4, -16), 1.15, arms, None, (-2, 4, 0), (-4, 0), "red", 1, (0, -12, 20), True)
    splat((2.3, 3.85, 1.85), 0.5, "blue", seed=4)
    paint_shot((1.0, -1.4, 1.95), (1.95, 2.2, 1.75), "blue", 2, 0.16)
    sparks((-2.0, -1.9, 0.2), (-0.9, 0.3, 0.5))
    sparks((-0.2, -1.6, 0.2), (0.8, 0.5, 0.5), seed=8)
    for k in range(3):
        coin((0.15 + 1.05 * k, -2.7 + 0.45 * k, 0.62), (0, 0, 16), 0.36)
    camera((0.5, -11.4, 3.5), (0.35, 0, 2.12), 44, roll=-5)


def rooftops():
    """Screenshot 3: at nightfall, blue leaps from tower to tower in front of the moon."""
    sand(-14, 14, -4, 14)
    town(pane=shine("#ffc95a", 0.9))
    cubic_moon((3.6, 60, 12.4), 20)
    blocks = Blocks(seed=9)
    for left, right, high in ((-6, -2, 4), (2, 6, 4)):
        for y in (-1, 0, 1):
            blocks.wall(left, right, y, 0 if y < 0 else high - 1, high)
    for x, y in ((-5.5, -1.1), (-3.5, 1), (-4.5, 1), (3.5, 1), (5.5, 1)):
        blocks.put((x, y, 4.32), size=0.7)
    for x, y in ((-2.6, 0.9), (4.3, 0.9)):
        lamp((x, y, 4.0), 1.1)
    nightfall((0, -0.6, 6))
    soldier((-0.25, -0.8, 4.2), (0, 12, 14), 1.13, head=(-2, -6, -6), gaze=(5, -1), gun_turn=(0, 20, -6), **LEAP)
    for start, end in (((-1.7, -1.4, 2.4), (-1.3, -1.0, 4.0)), ((1.4, -1.6, 2.0), (1.2, -1.0, 3.7))):
        paint_shot(start, end, "red", 1, 0.24)
    rubble(((-1.6, -0.8, 3.6, 0.4), (-1.2, -0.9, 2.9, 0.3), (-1.9, -1.2, 3.0, 0.25)))
    splat((3.2, -1.55, 3.4), 0.6, "red", seed=3)
    for k in range(3):
        coin((2.45 + 0.62 * k, -1.0, 5.95 - 0.1 * k * (k + 1)), (0, 0, 20), 0.3)
    camera((0.2, -10.1, 5.5), (0.2, 0, 5.8), 48, roll=-4)


SHOTS = {
    "icon": icon,
    "preview": preview,
    "tall": tall,
    "background": background,
    "screenshot-1": oasis_duel,
    "screenshot-2": mine_ride,
    "screenshot-3": rooftops,
}
