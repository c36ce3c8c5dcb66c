"""Kitty Litter: a white kitten carries golden sand through a dangerous rose and mint bathroom."""

from cast.kitten import duck, hoover, kitten
from kit.camera import camera
from kit.effects import dust, pointer, splash, sunburst, swoosh
from kit.light import panel, studio
from kit.props import coin
from sets.bathroom import MINT, basin, daylight, litter_box, plunge, room, slide, soap, soap_bubbles, towels, tub
from sets.kitchen import tiles

# Upright in the air: the scoop is up, the other paw out, the hind legs apart.
LEAP = {
    "hip": (-0.10, 0.20, 0.46),
    "neck": (0.02, -0.02, 0.90),
    "arms": (
        [(-0.22, -0.10, 0.82), (-0.62, -0.26, 0.94), (-0.90, -0.36, 1.16)],
        [(0.24, -0.10, 0.82), (0.66, -0.28, 0.98), (0.88, -0.38, 1.30)],
    ),
    "legs": [(-0.74, -0.02, 0.06), (0.62, -0.30, 0.26)],
    "tail": [(-0.1, 0.50, 0.30), (-0.60, 0.66, 0.36), (-1.05, 0.50, 0.62), (-1.16, 0.36, 1.06)],
    "scoop_turn": (-20, 26, 0),
}


def icon():
    """Icon: the kitten's face and the scoop."""
    sunburst((0.1, 2.4, 1.4), "#ff5f92", "#ff9dbb")
    studio((0, 0, 1.3), 0.8, 0.5, cool="#a8fff0", warm="#ffd0a0", fill="#d8f5ff")
    arms = (
        [(-0.22, -0.12, 0.78), (-0.50, -0.42, 0.60), (-0.46, -0.60, 0.36)],
        [(0.24, -0.10, 0.80), (0.60, -0.34, 0.70), (0.76, -0.46, 0.62)],
    )
    kitten(
        (-0.34, 0, 0),
        (0, 0, 4),
        arms=arms,
        head=(3, 4, 8),
        gaze=(6, 0),
        open_=0.2,
        scoop_turn=(-8, 20, -12),
        scoop_size=0.8,
    )
    camera((-0.1, -5.0, 1.6), (0.0, 0, 1.38), 30, roll=4)


def landing(x, y, z):
    """Sand that flies off the scoop."""
    dust((x, y, z), (0.30, 0.12, 0.20), 0.06, 22, "#ffd75a", 4)


def bathroom():
    """The room of the preview, without the kitten, the duck and the flying sand."""
    room(view=(-3.0, 3.5))
    tub((2.1, 1.1, 0), 0, 0.95)
    daylight((0, -0.4, 1.6))
    soap((-1.7, -0.9, 0), (0, 0, 24))
    litter_box((-1.9, 0.9, 0), 8, 0.9)
    soap_bubbles((2.0, -0.2, 2.0), (0.5, 0.5, 0.8), 8)
    camera((0.05, -7.8, 1.35), (0.1, 0, 1.72), 36, roll=-3)


def preview():
    """Preview: the kitten leaps over the duck."""
    bathroom()
    kitten((-0.1, -0.5, 0.98), (0, 6, 2), 1.12, head=(2, -4, 2), gaze=(6, -4), open_=0.22, **LEAP)
    landing(1.25, -1.0, 3.4)
    duck((0.25, -1.0, 0), (0, 0, 14), 0.86, gaze=(-4, 22))
    swoosh((-0.1, -0.2, 1.9), 1.45, 196, 232, gap=0.17, width=0.07)


def tall():
    """Tall picture: the kitten leaps off the rim of the tub toward the ceiling; ducks below."""
    room(height=9, view=(-2.7, 5.6), front=-9)
    daylight((0, -0.4, 3.0), 1.05, 0.9)
    tub((0, -0.2, 0.1), 0, 1.0, seed=5)
    duck((-0.95, -0.55, 1.05), (0, 0, 16), 0.72, gaze=(8, 26))
    duck((1.0, -0.5, 1.05), (0, 0, -18), 0.66, gaze=(-6, 26))
    kitten((-0.22, -0.5, 2.62), (0, 8, 4), 1.12, head=(-4, -4, 2), gaze=(6, 8), open_=0.22, **LEAP)
    dust((-0.05, -0.5, 1.6), (0.2, 0.12, 0.34), 0.13, 24, "#ffffff", 6)
    dust((-0.05, -0.5, 2.15), (0.5, 0.1, 0.2), 0.07, 14, "#ffffff", 9)
    landing(1.1, -1.0, 5.0)
    for k, (x, z) in enumerate(((0.75, 5.7), (0.0, 6.1), (-0.75, 5.7))):
        coin((x, 0.2, z), (6, 8, -20 + 20 * k), 0.25)
    soap_bubbles((0, -0.4, 3.0), (1.5, 0.5, 1.6), 16)
    camera((0.1, -11.0, 2.1), (0.0, 0, 2.95), 41, roll=-2)


def background():
    """Background: the kitten leaps right of the middle; the tub is behind it and ducks patrol."""
    room(view=(-5.4, 3.6))
    tub((3.1, 1.2, 0), 0, 1.0)
    daylight((1.2, -0.4, 1.6), 1.05, 0.9)
    kitten((1.15, -0.5, 0.95), (0, 6, 2), 1.22, head=(2, -4, 2), gaze=(-2, -2), open_=0.22, **LEAP)
    landing(2.6, -1.0, 3.6)
    swoosh((1.15, -0.2, 2.0), 1.6, 196, 230, gap=0.18, width=0.075)
    duck((-1.55, 0.0, 0), (0, 0, 30), 0.82, gaze=(14, 12))
    duck((-2.35, 1.0, 0), (0, 0, 34), 0.76, gaze=(14, 10))
    litter_box((1.5, -0.9, 0), -6, 0.85)
    soap_bubbles((3.6, -0.2, 2.3), (1.2, 0.5, 0.9), 10)
    camera((0, -10.0, 2.0), (0.2, 0, 1.85), 48, roll=-2)


def course():
    """Screenshot 1: three lanes of boxes, ducks and soap."""
    room(-11, 11, 5.5, 6.5, (-4.6, 4.2), -9)
    tub((3.2, 4.2, 0), 0, 1.05)
    towels((-1.4, 4.6, 0), 1.2)
    daylight((0.3, -0.6, 1.4), 1.05, 0.9)
    kitten((-0.1, -0.6, 0.8), (0, 6, 4), 1.15, head=(4, -4, 2), gaze=(8, -12), open_=0.2, **LEAP)
    landing(1.35, -1.1, 3.35)
    swoosh((-0.1, -0.3, 1.75), 1.5, 196, 232, gap=0.17, width=0.07)
    duck((-0.15, -1.2, 0), (0, 0, 10), 0.8, gaze=(0, 26))
    duck((-3.0, 0.6, 0), (0, 0, 24), 0.86, gaze=(12, 0))
    soap((-3.3, -1.9, 0), (0, 0, 20), size=1.2)
    soap((3.4, 1.4, 0), (0, 0, -14), "#ffd75a", 1.15)
    litter_box((2.7, -1.5, 0), -10, 1.0, seed=2)
    pointer((2.7, -1.6, 1.15), 1.4)
    for k in range(3):
        coin((1.35 + 0.55 * k, -1.1, 2.15 - 0.3 * k), (6, 8, 20), 0.23)
    camera((0.2, -9.8, 4.3), (0.0, 0, 1.62), 48, roll=2)


def riding():
    """Screenshot 2: the kitten slides down in a basin, past the ducks."""
    line = slide(
        [(4.5, 22, 6.2), (3.6, 14, 4.2), (-1.0, 8, 2.2), (-0.6, 2, 0.8), (0.6, -4, -0.6), (1.4, -8, -1.8)], 2.1
    )
    plunge(-3.0)
    room(-24, 24, 40, 22, None, 39)
    tiles(-24, 24, 40, -3.2, 0, MINT, 0.8, grout="#a8f0e0")
    daylight((0, -0.6, 2.0), 0.7, 1.3)
    panel((-6, 2, 16), (0, 12, 2), 8, 900, "#fff2e0", shiny=False)
    at = line[43]
    basin((at.x, at.y, at.z + 0.62), (14, -6, 0), 1.15)
    kitten(
        (at.x, at.y + 0.05, at.z + 0.86),
        (10, -6, -4),
        1.12,
        arms=(
            [(-0.22, -0.10, 0.78), (-0.62, -0.30, 0.66), (-0.86, -0.36, 0.62)],
            [(0.24, -0.10, 0.82), (0.66, -0.28, 0.98), (0.86, -0.38, 1.30)],
        ),
        head=(-2, 4, 2),
        gaze=(2, -4),
        open_=0.22,
        scoop_turn=(-16, 22, 0),
        sand=False,
    )
    for side in (-1, 1):
        spot = (at.x + 1.15 * side, at.y - 0.45, at.z + 0.62)
        dust(spot, (0.22, 0.4, 0.1), 0.2, 26, "#ffffff", 4 + side)
        splash(spot, (0.55 * side, -0.2, 0.75), 4 + side, 26, "#c9f4ff", 0.6)
    dust((at.x, at.y - 1.0, at.z + 0.62), (0.9, 0.16, 0.08), 0.2, 26, "#ffffff", 8)
    for index, off, size in ((31, -0.8, 0.9), (25, 0.7, 0.95), (53, 1.05, 0.62)):
        p = line[index]
        duck((p.x + off, p.y, p.z + 0.55), (0, 0, -20 * off), size)
    for index in (42, 39, 36):
        p = line[index]
        coin((p.x - 1.5, p.y, p.z + 1.0), (0, 0, 20), 0.28)
    soap_bubbles((0, 0, 3.2), (3.6, 2, 1.2), 16)
    camera((0.3, -9.2, 4.3), (0.0, 0, 1.75), 48, roll=-4)


def hunted():
    """Screenshot 3: from above, the robot vacuum cleaner chases the kitten past the boxes."""
    room(-11, 11, 6.0, 6.0, None, -9)
    daylight((0.2, -0.6, 1.4), 0.82, 0.7)
    panel((0, -2, 9), (0, 0, 0), 6, 120, "#fff2e6", shiny=False)
    kitten(
        (0.9, -0.9, 0.12),
        (0, 0, 10),
        1.15,
        hip=(-0.16, 0.42, 0.50),
        neck=(0.02, -0.08, 0.80),
        arms=(
            [(-0.22, -0.20, 0.70), (-0.40, -0.62, 0.48), (-0.42, -0.86, 0.20)],
            [(0.22, -0.20, 0.74), (0.62, -0.34, 0.86), (0.84, -0.40, 1.12)],
        ),
        legs=[(-0.56, 0.70, 0.10), (0.24, 0.30, 0.10)],
        tail=[(-0.2, 0.80, 0.56), (-0.5, 1.20, 0.80), (-0.86, 1.40, 1.2), (-0.7, 1.40, 1.7)],
        head=(-8, 3, -4),
        gaze=(10, -6),
        open_=0.24,
        scoop_turn=(-30, 26, 0),
    )
    dust((0.35, 0.1, 0.12), (0.5, 0.3, 0.06), 0.16, 26)
    hoover((-1.9, 0.5, 0), 34, 1.15, gaze=(12, -4))
    dust((-2.8, 1.5, 0.14), (0.5, 0.3, 0.08), 0.2, 24, "#ffe9ef", 2)
    litter_box((3.2, -2.3, 0), -20, 1.05, seed=2)
    pointer((3.2, -2.3, 1.3), 1.5)
    litter_box((-3.9, -1.6, 0), 24, 1.0, "#2fb8e0", 3)
    litter_box((2.7, 2.3, 0), 14, 1.0, "#ffb52e", 4)
    duck((4.4, 0.2, 0), (0, 0, -34), 0.85)
    soap((-0.9, -2.5, 0), (0, 0, 30), size=1.1)
    towels((-4.6, 2.6, 0), 1.1)
    for k in range(2):
        coin((1.75 + 0.5 * k, -1.6 - 0.22 * k, 0.6), (0, 0, 20), 0.22)
    camera((0.2, -8.6, 7.2), (0.1, -0.2, 0.7), 47, roll=-4)


SHOTS = {
    "icon": icon,
    "preview": preview,
    "tall": tall,
    "background": background,
    "screenshot-1": course,
    "screenshot-2": riding,
    "screenshot-3": hunted,
}
