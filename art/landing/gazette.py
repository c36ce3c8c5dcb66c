"""The news picture: the caveman runs through the canyon at night with the news carved in stone."""

from cast.caveman import bone, caveman
from kit.camera import camera
from kit.effects import dust
from kit.forms import box, lettering, rock, scatter, sheet, tube
from kit.light import bulb, panel, sky, sun
from kit.materials import clay, material, shine
from kit.modelling import Clay
from kit.props import coin
from kit.scene import group
from sets.canyon import walls
from sets.street import moon

FOG = ("#4a35b0", 11, 50, 0.8)
STONE = "#b9bfd0"


def stone_page(at, turn=(0, 0, 0), size=1.0, words="NEWS", parent=None):
    """A stone slab, 1.5 wide, with a headline, a coin and lines carved into it, facing -y."""
    handle = group(at, turn, size, parent)
    look = material(STONE, rough=0.85, mottle=0.08, bump=0.25, bump_scale=5)
    box((1.5, 0.24, 1.9), look, bevel=0.12, segments=4, taper=0.97, parent=handle)
    rock(0.16, clay("#a8aec2"), (-0.7, 0, 0.9), seed=3, parent=handle)
    ink = clay("#454d78")
    lettering(words, 0.44, ink, (0, -0.14, 0.62), depth=0.03, bevel=0.012, parent=handle)
    box((1.2, 0.03, 0.04), ink, (0, -0.125, 0.37), bevel=0.01, parent=handle)
    coin((-0.34, -0.14, -0.02), (-12, 0, 10), 0.3, handle)
    for k in range(3):
        box((0.56, 0.03, 0.07), ink, (0.36, -0.125, 0.2 - 0.2 * k), bevel=0.015, parent=handle)
    for k, wide in enumerate((1.2, 1.2, 0.8)):
        box((wide, 0.03, 0.07), ink, (-0.6 + wide / 2, -0.125, -0.46 - 0.18 * k), bevel=0.015, parent=handle)
    return handle


def campfire(at):
    """Flames above crossed logs, and their light."""
    x, y, z = at
    for turn in (20, 80, 140):
        tube([(-0.7, 0, 0.1), (0, 0, 0.16), (0.7, 0, 0.1)], 0.13, clay("#7a4a2c"), at, (0, 0, turn))
    r = scatter(3)
    for k, (colour, glow) in enumerate((("#ff6a1a", 0.8), ("#ffb52e", 0.95), ("#fff0a0", 1.0))):
        body = Clay().lump((0, -0.1 * k, 0.3), (0.42 - 0.1 * k, 0.36, 0.32))
        for _i in range(6):
            lean = (r.uniform(-0.3, 0.3), -0.1 * k, 0.3)
            tip = (lean[0] * 1.5 + r.uniform(-0.15, 0.15), -0.1 * k, (1.25 - 0.3 * k) * r.uniform(0.7, 1.1))
            body.spike(lean, tip, 0.24 - 0.05 * k)
        body.make(shine(colour, glow), voxel=0.035, smooth=3, at=at)
    bulb((x, y - 0.2, z + 1.0), 300, "#ff9a4a", 0.5)


def news():
    """The caveman runs and shouts at the right; night and rock at the left leave room for text."""
    sky(
        [(-0.2, "#7a4fc8"), (0.02, "#8a4fd0"), (0.12, "#5a3ac0"), (0.3, "#33289a"), (1, "#171558")],
        1.0,
        [(-1, "#4a3a90"), (0, "#7a60d8"), (1, "#8a86ff")],
        0.6,
    )
    sun(40, 42, 0.6, "#9aa8ff", 8)
    moon(-3.5, 31, 5.5)
    rows = [[(x, y, -0.02 * abs(x)) for x in (-20, -6, 0, 6, 20)] for y in (-10, -2, 6, 16, 34)]
    sheet(rows, material("#8a5a5a", rough=0.9, mottle=0.12, bump=0.2, bump_scale=1.2), crease=0)
    walls(-1, 7, 5.4, 26, 2)
    r = scatter(9)
    for _ in range(16):
        x, y = r.uniform(-7, 7), r.uniform(-3, 9)
        if abs(x - 2) > 1.2:
            rock(r.uniform(0.1, 0.3), clay("#a06a58"), (x, y, 0.05), seed=int(x * 10))
    panel((0.4, -6.6, 3.0), (2.1, 0, 1.8), 2.2, 135, "#ffdcae", spread=60)
    panel((5.2, -3.0, 1.2), (2.1, -0.8, 2.0), 1.0, 48, "#ff8a35", spread=70)
    panel((-0.8, 2.6, 4.6), (1.6, -0.8, 2.2), 1.0, 420, "#9ab8ff", spread=100)
    campfire((4.5, 1.8, 0))
    arms = (
        [(-0.30, 0, 1.08), (-0.62, -0.04, 1.34), (-0.60, -0.14, 1.86)],
        [(0.30, 0, 1.08), (0.70, -0.10, 0.92), (0.86, -0.46, 1.0)],
    )
    legs = (
        [(-0.2, 0, 0.5), (-0.34, -0.44, 0.52), (-0.40, -0.48, 0.10)],
        [(0.2, 0, 0.5), (0.30, 0.16, 0.34), (0.36, 0.56, 0.34)],
    )
    caveman(
        (2.1, -0.8, 0.15),
        (0, -5, -12),
        1.32,
        arms,
        legs,
        (0, 4, 2),
        ((0, 0, 0), (60, 0, 0)),
        None,
        shout=0.36,
        gaze=(-6, 0),
    )
    stone_page((0.72, -1.1, 3.15), (4, -14, -8), 0.92)
    bone((3.45, -1.5, 1.62), (0, 50, 0), 1.1)
    for at, turn, size in (
        ((3.75, -2.2, 0.5), (-30, 24, -20), 0.5),
        ((-0.4, 1.0, 1.3), (10, -24, 20), 0.55),
        ((4.6, -0.2, 2.9), (-16, 34, -24), 0.5),
    ):
        stone_page(at, turn, size)
    dust((2.6, 0.6, 0.1), (1.1, 0.5, 0.14), 0.24, 24, "#c98a78", 3)
    for at, turn, size in (((3.2, -0.6, 3.6), (8, 10, -24), 0.28), ((-0.7, -1.2, 0.5), (8, 0, 26), 0.3)):
        coin(at, turn, size)
    camera((-0.15, -10.4, 2.0), (-0.2, 0, 2.0), 51, roll=-3)


SHOTS = {"hero-news": news}
