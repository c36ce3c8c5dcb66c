"""Bubble Shooter Legend: a small red dragon with a violet cannon in a kingdom of lilac clouds."""

from cast.cannoneer import small_dragon, thundercloud
from cast.dragon import flame
from kit.camera import camera
from kit.effects import dust, impact, swoosh
from kit.forms import prism
from kit.light import bulb, panel, sky, studio
from kit.materials import gold
from kit.nature import cloud
from kit.outlines import star
from sets.clouds import (
    SWEETS,
    bank,
    bright_haze,
    bubble,
    cannon,
    cloud_castle,
    cloud_isle,
    dots,
    honeycomb,
    orbit,
    rainbow,
)
from sets.museum import crown

FOG = ("#e4d4ff", 14, 80, 0.5)

# One fist on the cannon; the other hand points where the bubble goes.
FIRE = {
    "arms": (
        [(-0.30, -0.06, 1.0), (-0.64, -0.18, 1.10), (-0.88, -0.24, 1.44)],
        [(0.30, -0.08, 0.98), (0.60, -0.22, 0.92), (0.86, -0.20, 0.98)],
    ),
    "legs": [(-0.40, -0.10, 0.10), (0.42, -0.20, 0.10)],
    "fists": (1,),
}


def icon():
    """Icon: the dragon blows a bubble with full cheeks, above lilac clouds."""
    studio((0, 0, 1.4), 0.95, 0.5, cool="#a8f5ff")
    seen = [(-0.3, "#d0a4f8"), (-0.05, "#d4b0ff"), (0.15, "#b98af8"), (0.3, "#8f5cf0")]
    sky(seen, 1.0, [(-1, "#c0a0d8"), (0, "#ffe8f4"), (1, "#c9c0ff")], 0.6)
    panel((-0.6, -5, 1.8), (0, 0, 1.5), 2.5, 90, "#fff4e0", shiny=False)
    for x, z, size, seed in ((-1.7, 2.75, 0.34, 2), (1.75, 2.35, 0.36, 5), (1.5, 0.5, 0.6, 4), (-1.7, 0.4, 0.6, 8)):
        cloud((x, 3.6, z), size, seed, "#ffffff", "#c48cf4", 0.42)
    small_dragon((-0.28, 0, 0), (0, 0, 14), wings=40, head=(2, 4, 30), gaze=(10, -8), blows=True)
    bubble((0.575, -1.3, 1.2), "#2fe0b4", 0.43)
    camera((-0.1, -5.0, 1.6), (0.1, 0, 1.57), 29.5, roll=4)


def shot(way, start, colour):
    """A bubble in flight from `start`, and its trail."""
    x, y, z = start
    bubble((x + way[0], y + way[1], z + way[2]), colour, 0.36)
    dust((x, y, z), (0.34, 0.15, 0.14), 0.16, 24, "#ffffff", 5)
    for k in (0.35, 0.55, 0.72):
        dust((x + way[0] * k, y + way[1] * k, z + way[2] * k), (0.07, 0.05, 0.07), 0.10, 8, "#ffffff", int(k * 100))


def clouds():
    """The clouds of the preview, without dragon, cannon and honeycomb."""
    cloud_isle((0.1, 0.2, 0), 2.3, 1.5, 2)
    bank(-1.6, -0.55, -5, 5, 3, 1.0)
    rainbow((5, 40, -4), 15)
    bank(9, -1.0, -9, 13, 20, 1.8)
    bright_haze((-0.4, -0.3, 1.5))
    camera((0.0, -8.4, 1.25), (0.14, 0, 1.86), 36, roll=-3)


def preview():
    """Preview: the dragon shoots up to the right."""
    clouds()
    honeycomb((1.15, 0.3, 4.72), 5, 4, 0.36, 4)
    cannon((0.98, 0.15, 0), -8, (0.22, -0.34, 1), 1.0)
    shot((0.2, -0.1, 0.75), (1.18, -0.2, 1.9), SWEETS["yellow"])
    small_dragon((-0.34, -0.35, 0), (0, -4, 10), 1.05, wings=34, head=(-6, 4, 4), gaze=(10, 12), open_=0.22, **FIRE)


def tall():
    """Tall picture: the dragon rides a bubble out of the cannon, up to the honeycomb."""
    cloud_isle((0.1, 0.3, -0.3), 1.9, 1.3, 2)
    bank(-1.8, -1.3, -5, 5, 3, 1.1)
    bank(8, -1.8, -9, 9, 20, 1.8)
    rainbow((6, 46, 2), 17)
    cloud_castle((-3.2, 20, 0.6), 0.95, 1)
    honeycomb((0.1, 0.4, 7.75), 6, 3, 0.38, 21)
    bright_haze((0, -0.3, 3.4), 170)
    cannon((0.1, 0.1, -0.3), 0, (0.06, -0.3, 1), 1.05)
    dust((0.13, -0.15, 1.2), (0.26, 0.16, 0.14), 0.17, 30, "#ffffff", 5)
    for k in range(3):
        dust((0.15, -0.25, 1.42 + 0.16 * k), (0.12 - 0.02 * k, 0.06, 0.1), 0.13 - 0.02 * k, 9, "#ffffff", k)
    bubble((0.15, -0.3, 2.42), SWEETS["violet"], 0.62)
    small_dragon(
        (0.12, -0.42, 2.72),
        (0, -6, 8),
        1.1,
        arms=(
            [(-0.30, -0.06, 1.0), (-0.60, -0.12, 1.24), (-0.66, -0.18, 1.62)],
            [(0.30, -0.06, 1.0), (0.62, -0.14, 1.14), (0.84, -0.24, 1.46)],
        ),
        legs=[(-0.56, -0.26, 0.02), (0.56, -0.30, 0.02)],
        wings=40,
        head=(-8, 4, 2),
        gaze=(6, 16),
        open_=0.26,
    )
    camera((0.1, -11.4, 1.6), (0.05, 0, 3.0), 45, roll=-2)


def background():
    """Background: dragon and cannon right of the middle, the castle far away at the left."""
    cloud_isle((1.9, 0.2, 0), 2.9, 1.6, 2, 32)
    bank(-2.2, -0.9, -8, 9, 3, 1.2)
    bank(9, -1.5, -16, 16, 20, 2.0)
    rainbow((-5.5, 46, -6), 11, 0.55)
    cloud_castle((-3.2, 18, -0.9), 0.9, 2)
    honeycomb((4.5, 0.6, 5.0), 6, 4, 0.38, 4)
    bright_haze((1.1, -0.3, 1.5))
    cannon((2.7, 0.05, 0), -4, (0.42, -0.34, 1), 1.15)
    shot((0.4, -0.1, 0.8), (3.15, -0.25, 1.95), SWEETS["yellow"])
    small_dragon((1.05, -0.4, 0), (0, -4, 8), 1.2, wings=34, head=(-5, 4, 2), gaze=(10, 10), open_=0.22, **FIRE)
    camera((0, -10.2, 1.5), (0.2, 0, 1.95), 48, roll=-2)


def aiming():
    """Screenshot 1: a wall of bubbles hangs from a cloud; the dotted aiming line bounces once."""
    cloud_isle((0, 0.4, -0.5), 3.6, 1.5, 2, 34)
    bank(-2.0, -1.2, -8, 8, 3, 1.2)
    cloud_castle((-6.0, 16, -2.2), 0.95, 2)
    cloud_castle((6.6, 19, -2.4), 0.95, 0)
    bank(9, -2.0, -15, 15, 30, 1.9)
    honeycomb((0, 0.5, 5.0), 13, 4, 0.40, 11, gone=((3, 2), (3, 3), (3, 8)))
    bright_haze((-0.8, -0.3, 1.2))
    cannon((0.7, 0.1, -0.5), 0, (0.52, -0.3, 1), 1.1, SWEETS["green"])
    dots([(1.5 + 0.24 * k, 0.1, 1.5 + 0.36 * k) for k in range(4)])
    small_dragon((-0.98, -0.4, -0.5), (0, -4, 8), 1.12, wings=30, head=(-8, 3, 2), gaze=(12, 14), open_=0.18, **FIRE)
    for k, colour in enumerate(("yellow", "red", "blue")):
        bubble((2.25 + 0.66 * k, 0.1, -0.22), SWEETS[colour], 0.32)
    camera((0.2, -11.0, 2.4), (0.1, 0, 1.86), 45)


def rings():
    """Screenshot 2: from a cloud at the left the dragon aims at rings of bubbles that turn around a star."""
    cloud_isle((-2.2, 0.2, -0.1), 2.2, 1.3, 5)
    rainbow((10, 46, -8), 17)
    bank(12, -4.0, -18, 18, 20, 2.2)
    bright_haze((-3.2, -0.3, 1.5), key=(214, 46))
    middle = (2.55, 0.3, 2.1)
    prism(star(0.66, 0.52), 0.3, gold(glow=0.12), middle, (0, 8, 0), bevel=0.12, segments=4)
    tones = [SWEETS[name] for name in ("red", "red", "blue", "blue", "violet", "yellow", "green", "green")]
    orbit(middle, 1.14, 9, tones[:6], 0.34, 12, gone=(4,))
    orbit(middle, 1.84, 15, tones, 0.34, 5, gone=(7, 8))
    for turn in (40, 220):
        swoosh(middle, 2.3, turn, turn + 50, count=1, width=0.09)
    cannon((-1.4, 0.15, -0.1), 0, (1.1, -0.3, 0.72), 1.0)
    shot((0.62, 0, 0.34), (-0.4, -0.2, 1.3), SWEETS["green"])
    small_dragon((-2.8, -0.35, -0.1), (0, 2, 16), 1.1, wings=26, head=(-2, -3, 10), gaze=(16, 6), open_=0.26, **FIRE)
    camera((0.0, -10.6, 2.9), (0.1, 0, 1.85), 48, roll=3)


def storm():
    """Screenshot 3: the dragon's fiery sneeze opens the shield of the thundercloud."""
    cloud_isle((-2.8, 0.2, 0), 2.4, 1.4, 5, top="#ffe6f2", low="#a07ae0")
    bank(10, -2.6, -18, 18, 20, 2.2, "#ffd0dc", "#9a6ad8")
    cloud_castle((-0.4, 26, -4.6), 1.2, 1)
    bright_haze((-2.8, -0.3, 1.5), dusk=True)
    boss = (2.35, 0.6, 1.95)
    crown((-0.05, -0.05, 0.92), 1.05, (6, -8, 12), thundercloud(boss, -16, 0.78))
    tones = [SWEETS[name] for name in ("blue", "blue", "violet", "green", "yellow", "red", "red")]
    orbit((2.35, 0.3, 2.0), 1.82, 16, tones, 0.34, 9, gone=(7, 8))
    small_dragon(
        (-2.45, -0.4, 0),
        (0, 4, 24),
        1.15,
        arms=(
            [(-0.30, -0.06, 1.0), (-0.62, 0.10, 0.92), (-0.80, 0.0, 0.66)],
            [(0.30, -0.06, 1.0), (0.62, -0.10, 0.86), (0.80, -0.2, 0.62)],
        ),
        wings=40,
        head=(4, 6, 22),
        gaze=(12, 4),
        lid=20,
        open_=0.26,
        legs=FIRE["legs"],
    )
    flame((-1.5, -1.3, 1.58), (0.5, -0.5, 1.95), width=0.5)
    impact((0.6, -0.3, 1.98), 0.9)
    bulb((-0.4, -1.6, 1.9), 60, "#ff9a3d", 0.4)
    for x, z, name in ((0.2, 1.0, "red"), (0.62, 0.3, "blue"), (0.05, 3.0, "violet")):
        bubble((x, -0.3, z), SWEETS[name], 0.34)
    camera((0.2, -10.2, 2.4), (0.15, 0, 1.95), 46, roll=-3)


SHOTS = {
    "icon": icon,
    "preview": preview,
    "tall": tall,
    "background": background,
    "screenshot-1": aiming,
    "screenshot-2": rings,
    "screenshot-3": storm,
}
