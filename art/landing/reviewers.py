"""Portraits of the three clay people who review partnership applications, each on its own background color with a tool
of their work."""

from cast.people import baker, bookkeeper, developer
from kit.camera import camera
from kit.forms import box, cylinder
from kit.light import panel, studio
from kit.materials import shine
from kit.tools import abacus, croissant, gamepad, loaf, oak


def _portrait(ground, disc, ring, eyes=1.76, view=26.5):
    """A colored wall with a lighter disc behind the head, the light, and the camera. `eyes`: height of the eyes;
    `view`: field of view in degrees."""
    box((14, 0.1, 14), shine(ground, 0.3), (0, 2.5, 2), bevel=0.001)
    for radius, colour, y in ((1.62, ring, 2.42), (1.44, disc, 2.36)):
        cylinder(radius, 0.04, shine(colour, 0.5), (0, y, eyes + 0.24), (90, 0, 0), bevel=0.01, sides=64)
    studio((0, 0, 1.6), 0.95, 0.55)
    panel((0.6, -5, 2.0), (0, 0, 1.6), 2.5, 90, "#ffffff", shiny=False)
    camera((-0.1, -5.6, eyes + 0.2), (0.0, 0, eyes - 0.08), view, roll=2)


def _holding(wide, y, z):
    """Returns both arms, bent toward something held in front, each hand `wide` from the middle."""
    return tuple([(0.38 * x, -0.04, 1.22), (0.74 * x, -0.26, z - 0.12), (wide * x, y, z)] for x in (-1, 1))


def one():
    """The developer with a gamepad."""
    _portrait("#4a2fd0", "#8f6bff", "#ff7ac0")
    developer(turn=(0, 0, 6), arms=_holding(0.47, -0.78, 0.78), fists=(True, True), head=(2, 4, 4), gaze=(4, 2))
    gamepad((0.04, -0.78, 0.98), (-14, 4, 6), 0.76)


def two():
    """The baker with a board of fresh bread."""
    _portrait("#0f8f96", "#3fd0c0", "#ffd23f", 1.84)
    baker(turn=(0, 0, -6), arms=_holding(0.66, -0.68, 0.84), fists=(True, True), head=(2, -4, -4), gaze=(-2, 2))
    box((1.66, 0.62, 0.09), oak(), (-0.06, -0.92, 0.84), (0, 0, -6), bevel=0.04)
    loaf((-0.28, -0.92, 0.89), (0, 0, 24), 0.86)
    croissant((0.34, -1.0, 0.89), (0, 0, 20), 0.72)


def three():
    """The bookkeeper behind her abacus."""
    _portrait("#e8622f", "#ffb04a", "#fff0c8", 1.7, 24.5)
    bookkeeper(turn=(0, 0, 4), arms=_holding(0.46, -0.84, 0.9), fists=(True, True), head=(2, -3, 4), gaze=(2, 0))
    abacus((0.03, -0.84, 0.94), (-10, -3, 4), 0.66)


SHOTS = {"reviewer-1": one, "reviewer-2": two, "reviewer-3": three}
