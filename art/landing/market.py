"""A market at night: knight, cat and racer sell games at a stall."""

import math

from cast.cat import cat
from cast.knight import knight
from cast.racer import racer
from kit.camera import camera
from kit.devices import arcade
from kit.forms import ball, box, curve, cylinder, hanging, scatter, sheet, tube
from kit.light import bulb, panel, sky, sun
from kit.materials import clay, cloth, gloss, material, shine
from kit.props import coin, crate
from kit.scene import group

FOG = ("#3a2a7a", 14, 46, 0.75)


def awning(at, wide=5.4, deep=1.7, colours=("#ff3d5a", "#fff4e6")):
    """A striped cloth roof that slopes toward -y, with a scalloped edge."""
    handle = group(at)
    count = int(wide / 0.6)
    step = wide / count
    for i in range(count):
        x, look = -wide / 2 + step * (i + 0.5), cloth(colours[i % 2], glow=0.2)
        rows = [
            [(dx, 0.5 - deep * t, 0.62 - 0.62 * t - 0.16 * math.sin(t * math.pi)) for dx in (-step / 2, 0, step / 2)]
            for t in (0, 0.25, 0.5, 0.75, 1)
        ]
        sheet(rows, look, (x, 0, 0), parent=handle, crease=0, shell=0.08)
        ball(step / 2, look, (x, 0.46 - deep, -0.02), scale=(1, 0.3, 0.62), detail=24, parent=handle)
    return handle


def lantern(at, size=1.0, colour="#ffb84a", power=0):
    """A paper lantern; `power` above 0 adds a light."""
    handle = group(at, (0, 0, 0), size)
    ball(0.3, shine(colour, 0.9), scale=(1, 1, 1.15), parent=handle)
    for z in (-0.33, 0.33):
        cylinder(0.14, 0.09, gloss("#e0324f"), (0, 0, z), bevel=0.03, parent=handle)
    if power:
        bulb((at[0], at[1] - 0.5, at[2]), power, colour, 0.3)


def garland(start, end, sag, count, colours=("#ffb84a", "#ff7a6a", "#ffe27a")):
    """Lanterns on a string between two points."""
    line = curve(hanging(start, end, sag), 40)
    tube(line, 0.02, clay("#2a1c52"), steps=40, around=6)
    for i in range(count):
        x, y, z = line[int(40 * (i + 0.5) / count)]
        lantern((x, y, z - 0.3), 0.62, colours[i % len(colours)])


def booth(x, y, paint, colours, seed=0):
    """A neighboring stall in the background."""
    box((4.2, 1.0, 1.1), clay(paint), (x, y, 0.55), bevel=0.1)
    for dx in (-1.9, 1.9):
        cylinder(0.09, 3.4, clay("#8d5c38"), (x + dx, y, 1.7))
    awning((x, y, 2.9), 4.4, 1.5, colours)
    r = scatter(seed)
    for k in range(5):
        ball(
            r.uniform(0.16, 0.26), gloss(r.choice(["#ffd23f", "#ff5d8f", "#35e0c0"])), (x - 1.6 + 0.8 * k, y - 0.3, 1.3)
        )
    lantern((x, y - 0.6, 2.3), 0.9)


def stall(eye, target, view):
    """The cat pushes a small arcade machine across the counter toward the camera."""
    seen = [(-0.2, "#4a2f8a"), (0, "#5a3a9a"), (0.14, "#3c2a86"), (0.4, "#241a5e"), (1, "#181146")]
    sky(seen, 1.0, [(-1, "#5a4ab0"), (0, "#6a5ac8"), (0.5, "#7a7af0"), (1, "#8a8aff")], 0.75)
    sun(30, 40, 1.1, "#9fb4ff", 10)
    panel((-0.2, -6.8, 4.2), (2.2, 0, 1.7), 2.6, 950, "#ffdcb0")
    panel((6.5, -4.5, 2.8), (2.4, 0, 1.6), 2.5, 170, "#ff9ad0", shiny=False)
    panel((5.4, 3.0, 4.2), (2.4, 0, 1.8), 1.2, 230, "#8ad0ff", spread=110)
    rows = [[(x, y, 0) for x in (-30, 0, 30)] for y in (-10, 0, 40)]
    sheet(rows, material("#5a4696", rough=0.55, mottle=0.1), crease=0)
    r = scatter(2)
    for _ in range(70):
        x, y = r.uniform(-10, 10), r.uniform(-5, 12)
        box(
            (r.uniform(0.8, 1.3), r.uniform(0.5, 0.8), 0.07),
            clay(r.choice(["#6a55ac", "#4f3d8a", "#6048a0"])),
            (x, y, 0.0),
            (0, 0, r.uniform(-8, 8)),
            bevel=0.03,
        )
    booth(-5.4, 7.5, "#3f8f8a", ("#35c0b0", "#fff4e6"), 1)
    booth(0.2, 12.0, "#a04a8a", ("#ffb52e", "#fff4e6"), 2)
    booth(8.8, 9.0, "#4a5fd0", ("#8a6bff", "#fff4e6"), 3)
    garland((-9, 5, 4.6), (-0.4, 0.6, 4.4), 1.1, 9)
    garland((5.4, 0.6, 4.3), (10, 4, 4.8), 0.6, 5)
    box((5.3, 1.1, 1.05), clay("#c9803f"), (2.45, -0.6, 0.52), bevel=0.1)
    for k in range(6):
        box((0.1, 0.06, 0.86), clay("#a8632c"), (0.2 + 0.9 * k, -1.16, 0.5), bevel=0.03)
    box((5.6, 1.35, 0.16), clay("#e8a45a"), (2.45, -0.62, 1.12), bevel=0.07)
    for x in (-0.1, 5.0):
        cylinder(0.13, 4.7, clay("#9a5f34"), (x, 0.5, 2.35))
    awning((2.45, 0.5, 3.95), 5.8, 1.5)
    for x in (-0.15, 1.65, 3.35, 5.05):
        lantern((x, -0.85, 3.55), 0.6, power=70)
    box((5.3, 0.2, 3.9), clay("#18a08f"), (2.45, 2.1, 1.95), bevel=0.05)
    arcade((1.48, 1.5, 0.95), (0, 0, 4), 1.1, "#ff5a4f", "#ffc93c", "#31c8ff")
    arcade((3.62, 1.5, 0.95), (0, 0, -4), 1.1, "#ff9a1f", "#fff04d", "#ff8ad0")
    arcade((-1.05, -0.5, 0), (0, 0, 16), 1.22, "#8a5aff", "#ff7ad0", "#5cf08a")
    bulb((-1.25, -1.6, 2.0), 40, "#9affc0", 0.3)
    both = (
        [(-0.30, 0, 0.86), (-0.60, -0.12, 1.02), (-0.72, -0.2, 1.40)],
        [(0.30, 0, 0.86), (0.52, -0.30, 0.80), (0.56, -0.56, 0.90)],
    )
    knight((0.75, 0.15, 0.62), (0, -4, 10), 1.1, both, head=(2, 0, 4), gaze=(8, -4), sweep=0.7, cape=False)
    coin((0.0, -0.25, 2.42), (6, 0, 20), 0.27)
    grab = (
        [(-0.36, -0.02, 1.16), (-0.66, -0.40, 1.10), (-0.52, -0.80, 1.18)],
        [(0.36, -0.02, 1.16), (0.74, -0.2, 1.34), (0.84, -0.36, 1.80)],
    )
    racer((4.15, 0.15, 0.35), (0, 4, -14), 1.12, arms=grab, head=(2, 0, -4), gaze=(-12, -2))
    push = (
        [(-0.24, -0.12, 0.9), (-0.46, -0.55, 0.82), (-0.30, -0.92, 0.90)],
        [(0.24, -0.12, 0.9), (0.66, -0.3, 1.08), (0.92, -0.42, 1.44)],
    )
    cat((2.55, -0.25, 1.0), 4, 1.15, arms=push, claws=(1,), head=(6, 5, -4), gaze=(-4, -6), open_=0.34)
    arcade((2.0, -1.3, 1.08), (0, 9, -10), 0.5, "#ff9a1f", "#2a63ff", "#31c8ff")
    for x, y, z, size in ((3.4, -0.95, 1.27, 0.24), (3.75, -0.9, 1.27, 0.24), (3.56, -0.92, 1.38, 0.24)):
        coin((x, y, z), (90, 0, 20 * x), size)
    crate((-2.3, -1.2, 0), (0.8, 0.8, 0.8), (0, 0, 16))
    coin((-2.3, -1.35, 1.2), (10, 0, 30), 0.38)
    for at, turn, size in (((4.9, -2.0, 0.34), (14, 0, -24), 0.34), ((0.4, -2.2, 0.32), (10, 0, 24), 0.3)):
        coin(at, turn, size)
    camera(eye, target, view, roll=-2)


def wide():
    """The wide picture: the stall at the right; the dark left side leaves room for text."""
    stall((0.5, -11.0, 2.5), (0.5, 0, 2.1), 50)


def tall():
    """The picture for phones: the stall alone."""
    stall((2.2, -11.0, 2.5), (2.35, 0, 2.1), 41)


SHOTS = {"hero-business": wide, "hero-business-tall": tall}
