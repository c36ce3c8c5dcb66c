"""Tung Sahur and Repo: a log with a bat and a robot with a tow hook wake up a market street before dawn."""

from cast.log_man import cable, log_man, robot
from kit.camera import camera
from kit.effects import dust, impact, pointer, sunburst
from kit.forms import ball, box
from kit.light import bulb, panel, studio
from kit.materials import material, shine
from kit.props import coin
from sets.night_market import (
    before_dawn,
    cart,
    drum,
    garland,
    goods,
    house,
    lantern,
    paving,
    skyline,
    sound,
    stars,
    street,
)
from sets.rooftops import chimney, front, shuttered_window, tiled_roof

FOG = ("#5f55c8", 14, 60, 0.55)

# The bat comes down from the right; the weight is on the front foot.
STRIKE = {
    "arms": (
        [(-0.48, -0.05, 1.12), (-0.82, -0.08, 0.98), (-0.98, -0.22, 0.70)],
        [(0.48, -0.05, 1.18), (0.80, -0.24, 1.12), (0.92, -0.44, 1.26)],
    ),
    "legs": (
        [(-0.22, 0, 0.62), (-0.46, 0.02, 0.40), (-0.56, 0.06, 0.13)],
        [(0.22, 0, 0.62), (0.44, -0.24, 0.42), (0.44, -0.22, 0.13)],
    ),
    "fists": (0,),
}


def icon():
    """Icon: Tung's face and the bat."""
    sunburst((0.1, 2.4, 1.6), "#0c8f8a", "#2cc4b4")
    studio((0, 0, 1.5), 0.95, 0.52, cool="#a8b8ff", warm="#ffb45c")
    arms = (
        [(-0.48, -0.05, 1.12), (-0.74, -0.24, 0.94), (-0.72, -0.46, 1.02)],
        [(0.48, -0.05, 1.15), (0.74, -0.34, 0.98), (0.80, -0.56, 1.10)],
    )
    log_man(
        (-0.18, 0, 0), (0, 0, 8), arms=arms, bat_turn=(-6, 14, 0), gaze=(6, -2), lean=(0, -4, 0), open_=0.26, fists=(0,)
    )
    camera((-0.1, -5.0, 1.85), (0.02, 0, 1.72), 29.5, roll=4)


def drum_street():
    """The street of the preview, without the drum, Tung and Repo."""
    street(half=5.4)
    garland((-4.4, 2.4, 4.3), (4.4, 3.2, 4.7), 8, 0.8)
    garland((-4.8, 7.5, 5.0), (4.8, 8.0, 5.0), 8, 0.8)
    stars()
    before_dawn((-0.6, -0.6, 1.7), 1.1)
    bulb((0.2, 3, 3.4), 200, "#ffab4a", 0.4)
    camera((0.0, -8.2, 1.35), (0.12, 0, 1.82), 37, roll=-4)


def preview():
    """Preview: the bat hits the drum; lanterns light up along the street."""
    drum_street()
    drum((1.75, 0.05, 2.5), (-0.55, -1, 0.1), 1.0)
    log_man(
        (-0.62, -0.6, 0), (0, 4, 10), 1.24, lean=(0, 6, 0), gaze=(10, 4), bat_turn=(-6, 36, 0), open_=0.28, **STRIKE
    )
    impact((1.36, -0.86, 2.62), 1.0)
    sound((1.4, -0.6, 2.55), (-0.5, -1, 0.1), (1.05, 1.35))
    robot((-2.75, 3.4, 0), (0, 0, 24), 1.05, (-0.8, 0.1, 2.2), gaze=(10, 2))


def tall():
    """Tall picture: Tung leaps off Repo's head at a drum that hangs high above the street, close to the camera."""
    street(half=3.0)
    for y, z in ((2.6, 6.0), (6.0, 6.3), (10.0, 6.6)):
        garland((-3.0, y, z), (3.0, y + 0.4, z + 0.1), 5, 0.6)
    stars()
    before_dawn((-0.2, -0.5, 2.6), 1.05)
    robot((-0.2, -0.3, -0.1), (0, 0, 6), 1.25, (-0.8, 0.2, 2.0), gaze=(6, 18), head=(-10, 0, 0))
    log_man(
        (-0.5, -0.4, 2.38),
        (0, 8, 8),
        1.2,
        arms=(
            [(-0.48, -0.05, 1.12), (-0.70, -0.14, 0.98), (-0.68, -0.36, 0.72)],
            STRIKE["arms"][1],
        ),
        legs=(
            [(-0.22, 0, 0.62), (-0.46, -0.10, 0.46), (-0.6, 0.02, 0.22)],
            [(0.22, 0, 0.62), (0.44, -0.30, 0.56), (0.40, -0.30, 0.22)],
        ),
        fists=(0,),
        gaze=(12, 8),
        bat_turn=(-20, 4, 0),
        open_=0.28,
    )
    drum((0.9, 0.4, 5.05), (-0.35, -1, -0.2), 0.74, frame=False)
    for x in (0.6, 1.2):
        cable((x, 0.4, 9.0), (x, 0.4, 5.9))
    impact((0.78, -0.75, 5.0), 0.7)
    sound((0.8, -0.3, 5.0), (-0.35, -1, -0.2), (0.85, 1.1))
    bulb((0.2, 2.4, 4.2), 160, "#ffab4a", 0.4)
    camera((0.02, -11.0, 1.7), (0.02, 0, 2.85), 34, roll=-3)


def background():
    """Background: Tung hits the drum right of the middle; Repo pulls a cart at the left."""
    street(half=6.0, wide=4.6)
    garland((-6.1, 3.0, 5.0), (6.1, 3.6, 5.1), 9, 0.9)
    garland((-6.1, 9.0, 5.5), (6.1, 9.4, 5.5), 9, 0.9)
    stars()
    before_dawn((1.0, -0.5, 1.5), 1.05)
    drum((3.75, 0.1, 2.1), (-0.55, -1, 0.1), 1.0)
    log_man((0.95, -0.5, 0), (0, 4, 12), 1.2, lean=(0, 6, 0), gaze=(-2, 2), bat_turn=(-6, 52, 0), **STRIKE)
    impact((3.32, -0.8, 2.2), 1.0)
    sound((3.35, -0.6, 2.15), (-0.5, -1, 0.1), (1.1, 1.4))
    robot((-1.35, 1.8, 0), (0, 0, 30), 1.0, (-0.8, 0.1, 2.2), gaze=(14, 2))
    bulb((0.6, 3, 3.6), 200, "#ffab4a", 0.4)
    camera((0, -10.2, 1.6), (0.15, 0, 1.9), 48, roll=-2)


def drumming():
    """Screenshot 1: the big drum in the middle of the street; two lanterns are still out."""
    street((0, 1, 3), half=5.2, wide=4.4)
    garland((-5.2, 1.6, 4.1), (5.2, 2.0, 4.1), 8, 0.7, dark=(6, 7))
    garland((-5.2, 7.0, 5.2), (5.2, 7.2, 5.2), 8, 0.7)
    before_dawn((-0.9, -0.6, 1.4), 1.05)
    drum((1.85, 0.5, 1.95), (-0.5, -1, 0.15), 1.0)
    log_man(
        (-0.95, -0.5, 0), (0, 4, 18), 1.12, lean=(0, 8, 0), gaze=(12, 4), bat_turn=(-6, 52, 0), open_=0.28, **STRIKE
    )
    impact((1.45, -0.42, 2.05), 1.0)
    sound((1.5, -0.2, 2.0), (-0.4, -1, 0.15), (1.1, 1.4))
    robot((-3.5, 1.4, 0), (0, 0, 30), 1.0, (0.8, 0.1, 2.2), gaze=(14, 2))
    pointer((3.25, 1.6, 3.85), 1.5)
    goods((3.9, -1.2, 0), 14, 1)
    goods((4.5, -0.2, 0), -8, 2)
    for k in range(3):
        coin((2.2 + 0.7 * k, -1.9 + 0.3 * k, 0.4), (0, 0, 20), 0.25)
    camera((0.2, -10.2, 3.7), (0.1, -0.2, 1.75), 47, roll=-2)


def towing():
    """Screenshot 2: Repo tows a fruit cart out of an alley and Tung pushes."""
    paving(-10, 10, -9, 16)
    for k, (x, y) in enumerate(((-6.6, 3.4), (-2.4, 4.2), (5.4, 3.6))):
        house((x, y, 0), 0, 4.2, 5.6, k + 1, (0, 2, 3), k != 1, seed=k)
    house((2.0, 9.0, 0), 0, 4.4, 6.5, 3, (1, 2), True, 2)
    lantern((-4.5, 2.6, 4.2), 1.1, power=120)
    lantern((3.2, 2.6, 4.2), 1.1, power=120)
    before_dawn((0.2, -0.6, 1.4), 1.25, 0.62)
    cart((0.55, 0.1, 0), 4, 1.1, 3)
    robot(
        (3.05, -0.7, 0),
        (0, 12, -10),
        1.15,
        (-0.75, 0.3, 2.0),
        arms=(
            [(-0.62, -0.05, 1.02), (-0.90, -0.20, 1.12), (-1.05, -0.35, 1.36)],
            [(0.62, -0.05, 1.02), (0.90, -0.25, 0.92), (1.02, -0.50, 1.02)],
        ),
        gaze=(-6, -2),
        rope=False,
    )
    cable((2.65, -0.3, 2.25), (2.0, -0.15, 1.35), 0.05)
    log_man(
        (-2.15, -0.6, 0),
        (0, 16, 30),
        1.08,
        arms=(
            [(-0.46, -0.08, 0.98), (-0.42, -0.52, 0.74), (-0.10, -0.86, 0.74)],
            [(0.48, -0.05, 1.02), (0.78, -0.36, 0.86), (0.88, -0.76, 0.90)],
        ),
        legs=(
            [(-0.22, 0, 0.62), (-0.44, 0.12, 0.42), (-0.66, 0.22, 0.16)],
            [(0.22, 0, 0.62), (0.36, -0.22, 0.48), (0.18, -0.10, 0.16)],
        ),
        holds=None,
        gaze=(14, 2),
        anger=18,
        open_=0.2,
    )
    dust((-2.5, -0.2, 0.14), (0.5, 0.3, 0.08), 0.18, 26, "#c9c4ff")
    dust((3.0, -0.2, 0.12), (0.5, 0.3, 0.06), 0.16, 22, "#c9c4ff", 4)
    for x, y, z, tone in ((-0.7, -1.5, 0.15, "#ff8a1f"), (0.3, -1.9, 0.15, "#e8413c"), (1.25, -1.55, 0.15, "#ffc928")):
        ball(0.17, tone, (x, y, z), detail=18)
    goods((-5.0, 1.6, 0), 10, 1)
    goods((-5.6, 0.6, 0), -14, 0)
    camera((0.3, -9.8, 3.4), (0.5, -0.2, 1.6), 51, roll=3)


def rooftops():
    """Screenshot 3: Repo swings Tung across a gap between roofs, and Tung's bat knocks a neighbor's shutters open."""
    skyline()
    for k, (x, y, z) in enumerate(((-1.4, 10.5, -5.2), (2.8, 9.5, -6.0), (6.6, 11.0, -4.6))):
        house((x, y, z), 0, 3.9, 6.0, k, (0, 2, 3), False, k)
    garland((-2.6, 3.4, -0.1), (3.4, 4.2, 0.3), 7, 0.5)
    garland((-2.8, 7.0, -0.6), (7.4, 7.6, 0.4), 9, 0.6)
    ball(5.5, shine("#fff0a8", 1.1, fog=False), (-7, 110, 5))
    before_dawn((0, -0.6, 2.2), 1.05, dawn=True)
    near = front((-3.7, 0.6, 3.1), 24)
    shuttered_window((0.75, -0.06, -1.5), near, (76, 24))
    shuttered_window((-1.1, -0.06, -1.5), near, (0, 0), False)
    box((4.6, 3.2, 8), material("#5a4fb8", rough=0.85, bottom="#2f2a78"), (5.0, 0.5, -4.6), bevel=0.08)
    tiled_roof(2.6, 7.6, (0.3, 0.75), (-1.9, -0.55), seed=2)
    chimney((-1.9, 9.6, 1.25), 0.9, seed=6)
    robot(
        (4.1, 0.05, 0.95),
        (0, -6, -14),
        1.1,
        (-1.5, -0.1, 3.0),
        arms=(
            [(-0.62, -0.05, 1.02), (-0.92, -0.22, 1.12), (-1.12, -0.35, 1.30)],
            [(0.62, -0.05, 1.02), (0.92, -0.20, 1.16), (1.05, -0.30, 1.44)],
        ),
        gaze=(-14, 0),
        rope=False,
    )
    log_man(
        (0.15, -0.5, 0.45),
        (0, 22, 4),
        1.08,
        arms=(
            [(-0.48, -0.05, 1.15), (-0.84, -0.22, 1.02), (-1.08, -0.30, 1.06)],
            [(0.48, -0.05, 1.18), (0.76, -0.16, 1.52), (0.80, -0.24, 1.92)],
        ),
        legs=(
            [(-0.22, 0, 0.62), (-0.56, -0.16, 0.52), (-0.86, -0.2, 0.62)],
            [(0.22, 0, 0.62), (0.30, -0.34, 0.36), (0.02, -0.34, 0.10)],
        ),
        holds=0,
        fists=(1,),
        bat_turn=(-6, -88, 0),
        gaze=(-12, 2),
        anger=8,
        open_=0.3,
    )
    cable((2.3, 0.1, 4.1), (1.7, -0.85, 2.55))
    impact((-1.5, -1.2, 2.25), 0.85)
    for k, (x, z) in enumerate(((-0.7, -0.05), (-1.5, -0.02), (-2.3, 0.12))):
        coin((x, -1.0, z), (6, 8, -20 + 12 * k), 0.26)
    panel((-2.0, -6.0, 3.0), (0, -0.5, 1.8), 2.2, 120, "#ffe9c9", shiny=False)
    panel((-1.6, -4.0, 1.8), (-3.2, 0, 1.6), 1.2, 240, "#ffe9c8", shiny=False)
    camera((0.3, -10.4, 3.6), (0.3, 0, 2.0), 48, roll=-4)


SHOTS = {
    "icon": icon,
    "preview": preview,
    "tall": tall,
    "background": background,
    "screenshot-1": drumming,
    "screenshot-2": towing,
    "screenshot-3": rooftops,
}
