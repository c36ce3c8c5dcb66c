"""Zombie Monster Survivors: a girl in a pink helmet blows her green neighbours down a violet street at night."""

import math

from cast.leaf_blower import girl, zombie
from kit.camera import camera
from kit.forms import box, cylinder, rock
from kit.light import bulb, panel, sky, studio
from kit.materials import clay, gloss, material
from kit.nature import tuft
from kit.people import arm
from kit.props import coin
from kit.scene import group
from sets.street import fence, gust, hedge, house, lamp, lantern_pumpkin, maple, moon, neighbourhood, violet_night

# Feet apart, the weight on the one behind.
BRACED = (
    [(-0.18, 0, 0.6), (-0.56, 0.06, 0.42), (-0.8, 0.16, 0.12)],
    [(0.18, 0, 0.6), (0.46, -0.26, 0.46), (0.5, -0.2, 0.14)],
)


def icon():
    """The blower's mouth at ours; acid night, and hands out of the lawn."""
    studio((0, 0, 1.5), 0.95, 0.5, cool="#c8ff6a", warm="#ff8ac8")
    seen = [(-0.3, "#e8ff5a"), (-0.05, "#b4f03a"), (0.15, "#4fc43a"), (0.3, "#1f9a48")]
    sky(seen, 1.0, [(-1, "#6a8a4a"), (0, "#f0ffc0"), (1, "#b0c8ff")], 0.5)
    for x, z, lean in ((-1.38, 1.75, -0.16), (1.36, 2.15, 0.16)):
        arm(
            [(x, 2.6, z - 2), (x + lean, 2.5, z - 0.8), (x, 2.4, z)],
            "#6a3ac0",
            clay("#2a9a5a", glow=0.1),
            None,
            0.2,
            2.2,
        )
    girl((-0.14, 0, 0), (0, 0, 6), head=(2, 6, 0), gaze=(4, -2), aim_at=(0, -15, -93))
    camera((-0.1, -5.0, 1.7), (0.06, 0, 1.58), 25, roll=4)


def preview():
    """The blower points at us; its gust lifts two neighbours past the moon."""
    neighbourhood()
    moon(15, 27, 15)
    violet_night((-0.6, -0.8, 1.6), 1.1)
    girl((-0.75, -0.8, 0), (0, -6, 16), 1.25, head=(0, 4, -2), gaze=(10, 4), aim_at=(0, -16, -52))
    gust([(0.85, -1.7, 1.5), (1.3, -1.0, 2.0), (1.7, 0.3, 2.8), (1.7, 1.2, 3.9)], 0.5, 44, 9)
    zombie((0.72, -0.3, 2.12), (0, 34, -16), 0.78, True, (-10, -8), 0)
    zombie((-1.5, 2.4, 2.95), (0, -38, 14), 0.8, True, (8, -10), 1)
    zombie((2.9, 3.0, 0), (0, 0, -30), 1.0, False, (-10, 0), 2)
    camera((0.1, -8.2, 1.5), (0.12, 0, 1.92), 37, roll=-5)


def tall():
    """From below: the gust goes up, neighbours sail past the moon."""
    neighbourhood(trees=())
    lamp(-2.6, 2.8)
    moon(3, 62, 11)
    violet_night((-0.3, -0.8, 1.6), 1.1)
    girl((-0.6, -0.9, 0), (0, -6, 14), 1.2, head=(-10, 4, -2), gaze=(8, 12), aim_at=(0, -52, -10))
    gust([(0.7, -1.2, 1.9), (1.1, 0.2, 3.2), (0.9, 1.2, 4.8), (0.3, 2, 6.4)], 0.7, 50)
    zombie((0.95, -0.6, 3.0), (0, 20, -16), 0.95, True, (-6, -12), 0)
    zombie((-0.75, 0.6, 4.5), (0, -30, 10), 0.9, True, (6, -12), 1)
    zombie((1.1, 1.6, 5.9), (0, 60, -10), 0.85, True, (-6, -12), 2)
    camera((0.2, -10.0, 1.3), (0.08, 0, 3.0), 46, roll=-3)


def background():
    """The girl leans against the blast of her blower, which carries a neighbour off past the moon; more come."""
    neighbourhood(trees=())
    maple((-7.8, 6.4, 0), 3.0, 1.5, seed=2)
    maple((6.2, 6.8, 0), 2.9, 1.35, seed=5)
    lamp(4.7, 2.9, 160)
    moon(-25, 37, 13)
    violet_night((0.6, -0.7, 1.6), 1.05)
    stage = group((0.75, -0.6, 0), (0, 0, 0), (-1, 1, 1))
    girl((0, 0, 0), (0, -10, 22), 1.22, (0, 4, -6), (10, 6), (0, -24, -8), BRACED, parent=stage)
    gust([(-1.3, -1.1, 1.85), (-1.9, -0.4, 2.25), (-2.5, 0.8, 2.7), (-4.2, 2.6, 3.5)], 0.62, 44)
    gust([(-1.5, 0.6, 2.2), (-3.0, 2.0, 3.4), (-5.6, 4.0, 4.2), (-10.0, 7.0, 5.8)], 1.5, 46, 9)
    zombie((-1.7, 0.4, 2.55), (0, -44, 24), 0.95, True, (10, -6), 0)
    zombie((0.4, 14.0, 7.2), (0, -75, 20), 0.95, True, (10, -6), 3)
    zombie((3.5, 1.2, 0), (0, 0, -34), 1.0, False, (-12, 0), 1)
    zombie((-3.7, 4.9, -0.2), (-10, 0, 24), 1.0, False, (6, 14), 2)
    for x, y, size, turn in ((-5.45, 3.1, 0.8, 14), (-4.7, 3.3, 0.6, 6), (5.6, 3.2, 0.8, -14)):
        lantern_pumpkin((x, y, 0.1), size, turn)
        bulb((x, y - 0.8, 0.6), 22, "#ffb04a", 0.2)
    camera((0, -10.4, 1.7), (0.1, 0, 2.3), 48, roll=-3)


def street():
    """Screenshot 1: down the street with a gust of leaves."""
    neighbourhood()
    lamp(-6.0, 2.8)
    lamp(5.6, 2.8)
    violet_night((-1.6, -0.7, 1.4), 1.1)
    girl((-2.0, -1.0, 0), (0, -6, 24), 1.2, head=(-6, 4, -8), gaze=(12, 4), aim_at=(0, -12, -14))
    gust([(-0.1, -1.3, 1.1), (1.6, -0.4, 0.9), (4.6, 0.2, 1.2)], 0.7, 56)
    zombie((1.5, -0.6, 0.95), (0, 20, -30), 1.0, True, (-10, -4), 0)
    zombie((3.3, 0.2, 1.7), (0, 38, -26), 1.0, True, (-10, -4), 1)
    zombie((4.5, -1.0, 0.6), (0, 26, -36), 0.95, True, (-10, -4), 3)
    zombie((0.2, 2.4, 0), (0, 0, -20), 1.0, False, (-10, 0), 2)
    for k in range(3):
        coin((-0.4 + 0.85 * k, -2.6, 0.4), (0, 0, 20), 0.26)
    camera((0.2, -9.6, 4.0), (0.15, 0, 1.5), 49, roll=2)


def garden():
    """Screenshot 2: from above, a ring of neighbours on the lawn, one of them blown out of it."""
    box((30, 26, 0.3), material("#7fd066", rough=0.9, mottle=0.12), (0, 2, -0.15), bevel=0.02)
    for i in range(60):
        a = i * 2.4
        far = 1.8 + 0.11 * i
        tuft((far * math.cos(a), far * math.sin(a) * 0.8, 0), 0.22, ["#6cc04f", "#a8e06a"][i % 2], i)
    cylinder(1.7, 0.1, gloss("#4fb8e8", rough=0.15), (-4.6, 2.6, 0.02), sides=48, scale=(1.2, 0.85, 1))
    for i in range(16):
        a = math.tau * i / 16
        rock(
            0.3,
            clay(["#a99bc0", "#8f84b0"][i % 2]),
            (-4.6 + 2.1 * math.cos(a), 2.6 + 1.5 * math.sin(a), 0.08),
            seed=i,
            scale=(1, 1, 0.7),
        )
    fence(-11, 11, 6.4)
    house(5.2, 10.0)
    hedge(6.4, 1.2, 3.4)
    violet_night((0, -0.4, 1.4), 1.2, 0.95)
    panel((0, -5, 9), (0, 1, 0), 6, 330, "#fff0d8", shiny=False)
    girl((0, -0.4, 0), (0, -4, 26), 1.2, head=(-16, 4, -14), gaze=(8, 6), aim_at=(0, -6, -20))
    gust([(1.9, -1.2, 1.1), (2.5, -1.3, 1.3), (3.1, -1.2, 1.5)], 0.5, 24)
    for i, (x, y) in enumerate(((-3.7, -0.9), (-3.5, 2.1), (-1.5, 3.4), (1.9, 3.4), (3.9, 2.2), (-2.0, -2.9))):
        zombie((x, y, 0), (0, 0, math.degrees(math.atan2(y + 0.4, x)) - 90), 0.95, seed=i)
    zombie((2.95, -1.5, 0.9), (0, 26, -30), 1.0, True, (-10, 0), 2)
    for x, y, colour in (
        (-1.7, -2.6, "#4fe0ff"),
        (2.0, 2.2, "#8dff8a"),
        (-2.0, 1.3, "#ff8ac8"),
        (1.3, -3.1, "#4fe0ff"),
    ):
        rock(0.2, gloss(colour, glow=0.4), (x, y, 0.25), detail=1, rough=0.05)
    camera((0.2, -9.6, 7.6), (0.1, 0.1, 0.9), 48, roll=2)


def boss():
    """Screenshot 3: the giant over the houses."""
    neighbourhood()
    lamp(-5.6, 2.8)
    moon(-30, 46, 10)
    violet_night((-0.6, -0.6, 2.0), 1.1, 0.65)
    girl((-2.3, -1.4, 0), (0, -6, 30), 1.15, head=(-12, 4, -10), gaze=(12, 14), aim_at=(0, -20, 6))
    gust([(-0.5, -1.5, 1.7), (0.6, -0.6, 2.1), (2.0, 0.8, 2.5)], 0.55, 40)
    zombie((2.5, 2.2, -0.2), (0, 0, -22), 2.2, False, (-12, -10), 0)
    zombie((-4.4, 1.6, 0), (0, 0, 40), 0.95, False, (12, 0), 2)
    camera((0.1, -9.8, 1.9), (0.2, 0, 2.5), 52, roll=3)


SHOTS = {
    "icon": icon,
    "preview": preview,
    "tall": tall,
    "background": background,
    "screenshot-1": street,
    "screenshot-2": garden,
    "screenshot-3": boss,
}
