"""Swordsman Adventure: a very small knight with a very long sword, between green hills and a castle in a blue morning
sky."""

from cast.dragon import dragon, flame
from cast.knight import SWING, goblin, knight, sword
from kit.camera import camera
from kit.effects import impact, sunburst, swoosh
from kit.light import panel, sky, studio
from kit.nature import round_tree
from kit.props import coin
from sets.hills import castle, drawbridge, ground, isle, meadow, morning, rolling
from sets.wheatfield import bee, cut_stalks, field, hive, wheat

FOG = ("#bfe6ff", 16, 90, 0.62)


def icon():
    """Icon: the helmet and the blade."""
    sunburst((0.1, 2.4, 1.4), "#46b53a", "#8fdc4a")
    studio((0, 0, 1.3), 1.0, 0.6, cool="#a8d8ff", fill="#d8ecff")
    panel((0.5, -5, 1.6), (0, 0, 1.3), 2.5, 130, "#ffffff", shiny=False)
    arms = (
        [(-0.30, 0, 0.86), (-0.50, -0.2, 0.76), (-0.42, -0.44, 0.86)],
        [(0.30, 0, 0.86), (0.66, -0.2, 0.72), (0.84, -0.36, 0.80)],
    )
    knight((-0.24, 0, 0), (0, 0, 6), arms=arms, head=(2, 4, 8), gaze=(6, 0), blade=((0.86, -0.40, 0.72), (-4, 16, 0)))
    camera((-0.1, -5.0, 1.5), (0.0, 0, 1.42), 27.5, roll=4)


def green():
    """The hills of the preview, without characters."""
    ground(rolling)
    meadow(rolling, 70)
    isle((-3.4, 15, 3.6), 2.6, 3)
    castle((-3.4, 15, 3.55), 0.85)
    round_tree((-4.4, 6.5, 0.4), 2.2, 1.1, seed=2)
    morning((0, -0.3, 1.3))
    camera((-0.3, -7.4, 1.9), (0.12, 0, 1.68), 36, roll=-4)


def preview():
    """Preview: the knight's swing sends two goblins flying."""
    green()
    knight((-0.35, -0.3, 0.02), (0, 4, 10), 1.25, head=(0, 0, 4), gaze=(8, 0), **SWING)
    goblin((1.55, 0.6, 1.75), (0, 32, -20), 1.0, True, seed=0)
    goblin((-1.95, 0.4, 0.0), (0, 0, 30), 1.0, gaze=(14, 4), seed=1)
    swoosh((0.0, -0.2, 1.35), 1.75, -62, 22, gap=0.17, width=0.075)


def tall():
    """Tall picture: the knight vaults over his sword from island to island; the castle is high above."""
    isle((-0.9, 0.4, -0.2), 1.5, 1)
    isle((1.9, 2.0, 2.1), 1.2, 2)
    isle((-1.6, 5.0, 4.6), 1.5, 3)
    isle((2.3, 13, 8.2), 2.6, 4)
    castle((2.3, 13, 8.15), 0.9)
    morning((0, -0.3, 2.4), face=200)
    sword((-0.3, -0.2, 2.35), (0, 192, 0), 0.95)
    vaulting((-0.05, -0.3, 2.0), 1.35)
    for k, (x, z) in enumerate(((1.2, 4.6), (0.4, 5.4), (-0.6, 6.1))):
        coin((x, 0.6, z), (6, 8, -20 + 20 * k), 0.3)
    camera((0.3, -9.6, 2.0), (0.0, 0, 3.2), 47, roll=-3)


def vaulting(at, size):
    """The knight vaults over the planted blade: hands on its grip, legs to the right."""
    arms = (
        [(-0.30, 0, 0.86), (-0.50, -0.2, 0.62), (-0.22, -0.3, 0.36)],
        [(0.30, 0, 0.80), (0.22, -0.36, 0.60), (-0.06, -0.34, 0.40)],
    )
    legs = (
        [(-0.10, 0, 0.42), (0.20, -0.16, 0.12), (0.46, -0.10, -0.12)],
        [(0.17, 0, 0.45), (0.52, -0.1, 0.36), (0.86, -0.1, 0.26)],
    )
    knight(at, (0, 14, 6), size, arms, legs, ((0, -40, 60), (0, -60, 60)), (-4, 2, 4), gaze=(10, 4))


def background():
    """Background: the knight's swing at the right; hills and the floating castle at the left."""
    ground(rolling)
    meadow(rolling, 110, left=-9, right=9)
    isle((-5.6, 20, 3.9), 3.2, 3, grass=9)
    castle((-5.6, 20, 3.85), 1.05)
    isle((6.5, 20, 6.6), 2.0, 5, 1)
    for x, y, high in ((-8.5, 9, 2.6), (9.0, 9, 2.4), (-11, 14, 2.8), (12, 13, 3.0)):
        round_tree((x, y, rolling(x, y)), high, high * 0.5, seed=int(x + 20))
    morning((1.2, -0.3, 1.3))
    knight((0.6, -0.5, 0.02), (0, 4, 10), 1.3, head=(0, 0, 4), gaze=(6, 0), **SWING)
    goblin((3.3, 0.9, 2.0), (0, 34, -20), 1.05, True, seed=0)
    goblin((-1.9, 1.0, 0.0), (0, 0, 34), 1.05, gaze=(14, 4), seed=1)
    goblin((-3.3, 2.4, 0.1), (0, 0, 30), 1.0, gaze=(14, 4), seed=2)
    swoosh((0.9, -0.3, 1.4), 1.85, -62, 24, gap=0.18, width=0.08)
    camera((0, -9.2, 2.1), (0.15, 0, 1.75), 47, roll=-2)


def spin():
    """Screenshot 1: the knight spins with his blade in ripe wheat; goblins and a beehive fly off it."""
    ground(field, low="#d9a033", top="#ffd766")
    wheat(430, 2.7)
    isle((-8.2, 28, 1.3), 1.7, 3)
    castle((-8.2, 28, 1.25), 0.5)
    morning((0, -0.3, 1.5), face=240)
    seen = [(-1, "#c9f0ff"), (-0.02, "#c4ebff"), (0.05, "#7fc8fb"), (0.2, "#3f9bf0"), (1, "#1f7fe0")]
    sky(seen, 1.0, [(-1, "#e0b860"), (0, "#dff3ff"), (0.4, "#a8d8ff"), (1, "#7fb8ff")], 0.85)
    swing = {**SWING, "blade": ((0.74, -0.52, 0.80), (-10, 72, 0))}
    knight((-0.3, -0.2, 0.02), (0, 8, 16), 1.26, head=(-6, 0, -4), gaze=(6, 2), **swing)
    for z, far, width in ((1.14, 2.3, 0.16), (1.3, 1.95, 0.1), (1.0, 2.65, 0.1)):
        swoosh((-0.1, -0.1, z), far, 24, 236, (-86, 0, 0), width, 1)
    goblin((3.45, 0.4, 2.2), (0, 38, -20), 1.1, True, seed=1)
    goblin((-3.3, 0.6, 1.5), (10, -34, 16), 1.05, True, seed=0)
    goblin((2.75, -1.7, 0.55), (-24, 16, -24), 1.0, True, seed=2)
    impact((2.2, -1.0, 1.1), 0.9, (0, 20, 0))
    hive((1.7, 1.6, 2.75), (16, 26, 0), 0.9)
    for x, y, z, turn in ((1.1, 0.8, 2.7, -60), (2.5, 1.2, 3.4, 40), (2.5, 0.6, 2.5, -20), (1.25, 1.2, 3.6, 80)):
        bee((x, y, z), (10, 0, turn), 0.85)
    cut = ((1.7, -1.0, 1.5), (2.4, 0.4, 1.0), (1.1, 1.0, 1.6), (-1.9, 0.8, 1.5), (-2.1, -0.7, 0.9), (1.2, -1.9, 0.5))
    cut_stalks((*cut, (3.6, -0.8, 0.9), (-2.4, 0.4, 2.3), (-1.2, -1.6, 0.5)))
    camera((0.2, -10.8, 3.9), (0.1, 0, 1.82), 46, roll=2)


def vault():
    """Screenshot 2: the knight vaults over the planted sword to the next island."""
    isle((-3.0, 0.2, 0.2), 2.2, 1, 1)
    isle((3.7, 0.6, 1.2), 2.0, 2)
    isle((0.8, 7.0, 3.9), 2.0, 4, 1)
    isle((-6.0, 9.0, 2.6), 1.8, 5)
    isle((5.4, 19, 4.6), 3.4, 6)
    castle((5.4, 19, 4.55), 1.0)
    morning((-0.6, -0.3, 2.4), face=220)
    sword((-1.5, -0.3, 2.6), (0, 186, 0), 0.95)
    vaulting((-1.2, -0.4, 2.2), 1.25)
    for k, (x, z) in enumerate(((1.0, 3.3), (1.9, 3.1), (2.8, 2.6))):
        coin((x, -0.2, z), (6, 8, -20 + 14 * k), 0.32)
    camera((0.2, -10.6, 2.8), (0.15, 0, 2.75), 50, roll=-3)


def bridge():
    """Screenshot 3: the knight hides behind his wide blade from the dragon's flame."""
    drawbridge(-8, 9, 0.2, 0.0, 3.0)
    isle((-8.5, 5, -0.2), 3.2, 2)
    castle((-4.6, 8, -0.6), 1.5)
    isle((-4.6, 8.0, -0.55), 5.0, 8)
    isle((6, 14, 3.0), 2.2, 5, 1)
    morning((-1.6, -0.3, 1.3), face=230)
    arms = (
        [(-0.30, 0, 0.86), (-0.30, -0.3, 0.70), (0.10, -0.44, 0.72)],
        [(0.30, 0, 0.86), (0.56, -0.2, 0.66), (0.44, -0.40, 0.62)],
    )
    legs = (
        [(-0.17, 0, 0.42), (-0.40, 0.0, 0.28), (-0.48, 0.06, 0.12)],
        [(0.17, 0, 0.42), (0.36, -0.18, 0.26), (0.30, -0.16, 0.12)],
    )
    knight((-1.8, -0.4, 0.0), (0, -8, 24), 1.35, arms, legs, head=(0, 0, 2), gaze=(16, 6), mood="fear", sweep=1.2)
    sword((-0.95, -0.75, 0.75), (0, 6, 64), 1.05)
    flame((2.15, -0.2, 1.8), (-0.55, -0.5, 1.25), width=0.62)
    dragon((3.2, 0.5, 1.25), 4, 1.2)
    camera((0.3, -9.8, 2.4), (0.15, 0, 1.95), 50, roll=3)


SHOTS = {
    "icon": icon,
    "preview": preview,
    "tall": tall,
    "background": background,
    "screenshot-1": spin,
    "screenshot-2": vault,
    "screenshot-3": bridge,
}
