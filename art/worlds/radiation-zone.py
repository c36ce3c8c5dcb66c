"""Radiation Zone: an explorer in a yellow suit with a Geiger counter and a foam gun, at a funfair in green fog."""

from cast.explorer import candyfloss, explorer, foam, tin_duck
from kit.camera import camera
from kit.effects import impact, pointer
from kit.forms import cylinder, ring, scatter
from kit.light import bulb, panel, sky, studio
from kit.materials import haze, shine
from kit.props import coin
from sets.above_the_fog import clear_night, firework, sea_of_fog
from sets.funfair import (
    big_wheel,
    cabin,
    carousel,
    fuse,
    gallery,
    garland,
    ground,
    mist,
    murk,
    sparks,
    tent,
)
from sets.marquee import marquee

FOG = ("#2f9a80", 8, 36, 0.9)

# A stride: the counter is held up; the foam gun aims to the right.
ALERT = {
    "arms": (
        [(-0.36, -0.02, 1.22), (-0.84, -0.22, 1.2), (-1.02, -0.5, 1.62)],
        [(0.36, -0.02, 1.22), (0.64, -0.4, 0.98), (0.9, -0.66, 1.06)],
    ),
    "legs": (
        [(-0.22, 0, 0.5), (-0.46, 0.08, 0.34), (-0.62, 0.16, 0.13)],
        [(0.22, 0, 0.5), (0.42, -0.22, 0.4), (0.46, -0.2, 0.13)],
    ),
    "clicks_turn": (-4, 6, -10),
}


def bokeh(seed):
    """Blurred lights of a funfair in the distance."""
    r = scatter(seed)
    tones = ("#ffd24a", "#ff8fd0", "#5fe8ff", "#fff0c0", "#ff6f4a")
    for k in range(44):
        light = cylinder(
            r.uniform(0.12, 0.36),
            0.02,
            haze(tones[k % 5], r.uniform(0.16, 0.42)),
            (r.uniform(-2.3, 2.3), 4 + 0.05 * k, r.uniform(0.4, 4.0)),
            (90, 0, 0),
        )
        light.visible_shadow = light.visible_diffuse = light.visible_glossy = False


def icon():
    """Icon: the explorer gasps because the counter is in the red; blurred lights of the funfair behind."""
    studio((0, 0, 1.7), 0.9, 0.6, cool="#ff6fd0", warm="#ffb04d")
    seen = [(-0.3, "#4a0a5a"), (-0.05, "#8f1070"), (0.12, "#d01f80"), (0.3, "#e82f80")]
    sky(seen, 1.0, [(-1, "#7a3a8a"), (0, "#ffb0d8"), (1, "#ff9ad0")], 0.5)
    bokeh(11)
    arms = (
        [(-0.36, -0.02, 1.22), (-0.74, -0.2, 1.0), (-0.78, -0.5, 0.7)],
        [(0.36, -0.02, 1.22), (0.82, -0.5, 0.95), (0.77, -1.1, 1.38)],
    )
    explorer(
        (-0.26, 0, 0),
        (0, 0, 8),
        arms=arms,
        clicks=1,
        gun=None,
        clicks_turn=(-6, 10, -16),
        head=(-2, -6, 6),
        gaze=(16, -12),
        mood="gasp",
    )
    bulb((0.3, -1.6, 1.35), 16, "#a8ff3a", 0.3)
    panel((-0.6, -5, 1.4), (-0.2, 0, 1.7), 2.5, 110, "#ffe0d0", shiny=False)
    camera((-0.1, -5.4, 1.8), (0.08, 0, 1.81), 27, roll=3)


# The arms of the preview, closer to the body than in ALERT.
SPRAY = (
    [(-0.36, -0.02, 1.22), (-0.74, -0.24, 1.04), (-0.74, -0.62, 1.22)],
    [(0.36, -0.02, 1.22), (0.62, -0.42, 0.96), (0.76, -0.7, 1.06)],
)


def fair():
    """The funfair in the fog: a lit star, and the carousel and the Ferris wheel far behind."""
    ground()
    murk((-0.4, -0.8, 1.7), 1.05)
    carousel((-2.9, 8.2, 0), 1.15)
    big_wheel((6.5, 22, 8), 7.0)
    marquee((2.1, 4.0, 1.5), 0.95, (0, 8, -14), 2.6)
    garland((-4.4, 2.6, 4.3), (4.6, 2.6, 4.5), 0.5, 10)
    for x, y, s in ((-2.6, 3.4, 0.7), (2.2, 6.6, 0.9), (0, 9, 1.4)):
        mist((x, y, 0), s, int(y))
    sparks((-1.7, -1.2, 2.9), 0.5, 12, 3)
    camera((0.05, -8.0, 1.5), (0.05, -0.4, 1.72), 38, roll=-4)


def preview():
    """Preview: the explorer sprays foam at a tin duck that flies over the right shoulder."""
    fair()
    explorer(
        (-0.42, -0.8, 0),
        (0, -6, 8),
        1.1,
        **{**ALERT, "arms": SPRAY},
        head=(-3, 2, 2),
        gaze=(16, 8),
        gun_turn=(0, -42, 0),
    )
    foam([(1.05, -1.6, 2.05), (1.2, -1.45, 2.35), (1.4, -1.2, 2.62)], [0.12, 0.24, 0.36], 60)
    tin_duck((1.45, -0.5, 2.4), (6, -18, 200), 0.95, 28, wing=44)


def tall():
    """Tall picture: the Ferris wheel rises above the fog; the explorer holds the counter up to it."""
    ground()
    murk((-0.1, -0.9, 1.7), 1.1)
    big_wheel((0.6, 14, 9.6), 6.6, lift=9.6)
    tent((-5.2, 11, 0), 1.1)
    tent((6.0, 12, 0), 1.1, "#ff8a3d")
    garland((-3.4, 2.6, 5.2), (3.6, 2.6, 5.8), 0.6, 8)
    marquee((1.75, 3.0, 1.5), 0.75, (0, 8, -12), 2.0)
    for x, y, s in ((-2.6, 4.4, 0.8), (2.6, 5.0, 1.0), (0, 9, 1.5)):
        mist((x, y, 0), s, int(y) + 3)
    arms = (
        [(-0.36, -0.02, 1.22), (-0.7, -0.26, 1.02), (-0.66, -0.62, 1.2)],
        [(0.36, -0.02, 1.22), (0.62, -0.42, 1.0), (0.74, -0.7, 1.14)],
    )
    explorer(
        (-0.16, -0.9, 0),
        (0, -5, 8),
        1.16,
        **{**ALERT, "arms": arms},
        head=(-8, -2, 0),
        gaze=(12, 14),
        gun_turn=(0, -60, 0),
    )
    foam([(1.04, -1.85, 2.45), (1.08, -1.7, 2.8), (1.12, -1.4, 3.2)], [0.12, 0.22, 0.36])
    tin_duck((1.12, -0.9, 3.3), (4, -20, 192), 0.85, 28, wing=44)
    tin_duck((-0.75, 1.6, 5.0), (6, 10, 200), 0.8, 20, wing=10)
    sparks((-1.1, -1.4, 2.9), 0.6, 14, 3)
    camera((0.12, -11.2, 1.3), (0.12, 0, 2.1), 42, roll=-2)


def background():
    """Background: the explorer is at the right, with a lit carousel and a candyfloss that follows at a distance."""
    ground()
    murk((1.0, -0.8, 1.7), 1.1)
    carousel((-3.9, 11.5, 0), 1.25)
    big_wheel((9.5, 24, 8.5), 7.5)
    tent((8.2, 13, 0), 1.2, "#ff8a3d")
    marquee((4.6, 2.6, 1.2), 0.8, (0, 10, -16), 2.0)
    for x, y, s in ((-5.4, 7.4, 1.1), (4.6, 5.2, 1.0), (0, 8, 1.4), (7, 9, 1.4)):
        mist((x, y, 0), s, int(y) + 5)
    candyfloss((-2.5, 1.4, 0), 24, 0.92, (14, 2))
    explorer((1.0, -1.2, 0), (0, -6, 10), 1.24, head=(-2, 2, 0), gaze=(14, 4), gun_turn=(0, -22, 0), **ALERT)
    foam([(2.85, -2.2, 2.02), (3.15, -2.0, 2.18), (3.5, -1.7, 2.35)], [0.13, 0.24, 0.4], 60)
    tin_duck((3.8, -1.2, 2.05), (6, -14, 196), 1.05, 26, wing=40)
    sparks((-0.1, -1.8, 3.0), 0.6, 14, 3)
    camera((0.1, -10.6, 1.9), (0.2, 0, 1.62), 51, roll=-2)


def ride():
    """Screenshot 1: the counter leads the explorer to a fuse on the carousel."""
    ground()
    murk((-1.3, -1.5, 1.6), 1.1)
    carousel((2.3, 2.6, 0), 1.12, 10)
    big_wheel((-5.5, 24, 8.0), 7.0)
    for x, y, s in ((-4.2, 4.8, 0.9), (6.4, 4.0, 1.0), (0, 9, 1.4)):
        mist((x, y, 0), s, int(y) + 2)
    explorer(
        (-1.45, -1.7, 0),
        (0, 4, 26),
        1.14,
        **{**ALERT, "clicks_turn": (-8, 0, -28)},
        head=(-6, 2, -12),
        gaze=(20, 4),
        level=1.0,
    )
    candyfloss((3.7, -1.2, 0), -28, 1.0, (-16, 2), 4)
    fuse((1.35, -0.6, 1.35), 0.95)
    pointer((1.35, -1.1, 2.05), 1.6, "#ff3d8f")
    for k in range(3):
        ring(0.16, 0.03, shine("#ffe95a", 0.9), (-0.1 + 0.56 * k, -1.5 + 0.2 * k, 0.06), scale=(1.2, 1.2, 1))
    sparks((-3.2, -1.6, 2.4), 0.5, 12, 3)
    camera((0.2, -9.6, 3.6), (0.2, 0, 1.7), 50, roll=3)


def shooting_gallery():
    """Screenshot 2: the ducks of the shooting gallery leave their shelves in a row."""
    ground()
    murk((-2.0, -1.4, 1.5), 1.1)
    gallery((1.5, 3.4, 0), 7.6)
    tent((-6.4, 9, 0), 1.2)
    garland((-7, 2.4, 5.2), (-2.4, 2.0, 5.2), 0.6, 8)
    mist((-5.2, 4.6, 0), 1.0, 6)
    arms = (
        [(-0.36, -0.02, 1.22), (-0.86, -0.25, 1.3), (-1.02, -0.5, 1.9)],
        [(0.36, -0.02, 1.22), (0.64, -0.4, 1.1), (0.95, -0.66, 1.3)],
    )
    explorer(
        (-1.8, -1.3, 0),
        (0, -12, 18),
        1.12,
        **{**ALERT, "arms": arms},
        mood="fright",
        head=(0, 10, -4),
        gaze=(16, 4),
        gun_turn=(0, -16, -6),
    )
    foam([(0.15, -2.2, 2.0), (0.6, -1.9, 2.15), (1.1, -1.6, 2.3)], [0.14, 0.26, 0.44], 60)
    for k, (x, y, z) in enumerate(((1.75, -1.2, 1.75), (3.1, -0.5, 2.2), (4.4, 0.3, 2.5))):
        tin_duck((x, y, z), (6, -8 + 4 * k, 196), 1.0 - 0.06 * k, 28, wing=(44, 6, 36)[k])
    impact((1.25, -1.9, 2.55), 0.7)
    for x in (1.9, 2.65, 3.4):
        coin((x, -2.2, 0.6), (-6, 0, 18), 0.28)
    camera((0.0, -9.8, 3.0), (0.12, 0, 1.95), 53, roll=-3)


def summit():
    """Screenshot 3: the explorer is above the fog in a clear night; the wheel shines and fireworks burst."""
    clear_night((-0.9, -0.4, 1.6), 1.25)
    big_wheel((-0.9, 1.0, -3.6), 7.0, 0, 12, 12.0, 0.0, 3, ("#ffd84d", "#ff5fa8", "#5fe0ff"))
    cabin((-0.9, 0, 3.75), "#ff6f9f", 1.62, 1.55)
    firework((4.8, 12, 4.6), 1.8, "#ffc83d")
    firework((-8.8, 16, 3.6), 1.7, "#ff5fb0", 3)
    arms = (
        [(-0.36, -0.02, 1.22), (-0.82, -0.3, 1.3), (-0.98, -0.5, 1.66)],
        [(0.36, -0.02, 1.22), (0.84, -0.3, 1.4), (1.12, -0.45, 1.86)],
    )
    explorer(
        (-0.9, -0.12, 0.14),
        (0, 4, 12),
        1.08,
        arms=arms,
        gun=None,
        clicks=0,
        level=0.05,
        clicks_turn=(-6, 0, -14),
        mood="joy",
        head=(-2, 6, 2),
        gaze=(14, 4),
    )
    sea_of_fog(-4.0)
    for x, y, s, colour in (
        (4.8, 8.0, 1.5, "#ff8a3d"),
        (8.5, 17, 1.9, "#ff6f9f"),
        (-9.5, 15, 1.9, "#4fc8e0"),
        (-6.4, 7.0, 1.3, "#ffd23f"),
    ):
        tent((x, y, -4.6 - s), s, colour)
    carousel((13.5, 24, -7.2), 2.0)
    for k in range(3):
        coin((2.4 + 0.9 * k, -0.4, 2.0 + 0.42 * k), (0, 0, 16), 0.3)
    camera((0.4, -9.6, 2.7), (0.55, 0, 1.95), 50, roll=-3)


SHOTS = {
    "icon": icon,
    "preview": preview,
    "tall": tall,
    "background": background,
    "screenshot-1": ride,
    "screenshot-2": shooting_gallery,
    "screenshot-3": summit,
}
