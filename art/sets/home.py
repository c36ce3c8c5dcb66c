"""An apartment: floor, walls, furniture."""

import math

from kit.forms import ball, box, cylinder, lathe, prism, scatter, sheet
from kit.materials import clay, cloth, gold, material, shine
from kit.outlines import smooth
from kit.props import book
from kit.scene import group

WOOD = ("#b8682f", (0.6, 5, 5))


def floor(left=-9, right=9, front=-7, back=2.6, shades=("#d9935a", "#cf874f", "#e09c63"), width=0.7, seed=4):
    """Boards along x."""
    r = scatter(seed)
    row = 0
    y = back - width / 2
    while y > front:
        x = left - (row % 3) * 1.1
        while x < right:
            long = r.uniform(2.2, 3.4)
            dark = r.choice(["#c07a42", "#b87240", "#c98650"])
            look = material(r.choice(shades), rough=0.38, coat=0.15, wood=(dark, (0.35, 3.5, 3)))
            box((long - 0.02, width - 0.015, 0.1), look, (x + long / 2, y, -0.05), bevel=0.012, segments=1)
            x += long
        y -= width
        row += 1


def wall(left=-9, right=9, y=2.6, height=5.4, paint="#eaa863", light="#f6bd7c", slat="#f0b873", panel="#fff3e0"):
    """A slatted wall with a paneled baseboard."""
    middle, long = (left + right) / 2, right - left
    box((long, 0.3, height), material(paint, rough=0.9, bottom=light), (middle, y + 0.15, height / 2), bevel=0.01)
    for i in range(int(long) + 1):
        box((0.5, 0.12, height - 1.3), material(slat, rough=0.9), (left + i, y - 0.01, height / 2 + 0.65), bevel=0.05)
    box((long, 0.06, 1.2), material(panel, rough=0.6), (middle, y - 0.02, 0.6), bevel=0.01)
    for z, thick, deep in ((1.22, 0.12, 0.14), (0.13, 0.26, 0.14)):
        box((long, deep, thick), material("#fffaf0"), (middle, y - 0.06, z), bevel=0.04)
    for i in range(int(long / 1.2) + 1):
        box((0.86, 0.08, 0.68), material("#fff8ee", rough=0.6), (left + 0.5 + i * 1.2, y - 0.045, 0.68), bevel=0.03)


def window(at, width=2.2, height=2.6, top="#5b7cf0", low="#f7a8c9", curtain="#e8476a", moon="#fff6c9"):
    """A window that shows a sky (gradient from `top` to `low`), with curtains and a golden rail."""
    handle = group(at)
    box((width, 0.04, height), material(top, bottom=low, rough=1, specular=0, glow=0.9), bevel=0.001, parent=handle)
    if moon:
        ball(0.34, shine(moon, 1.4), (0.45, -0.06, 0.62), scale=(1, 0.1, 1), parent=handle)
    frame = clay("#fff7ea")
    for x in (-width / 2, 0, width / 2):
        box((0.14, 0.2, height + 0.14), frame, (x, -0.06, 0), bevel=0.04, parent=handle)
    for z in (-height / 2, 0, height / 2):
        box((width + 0.14, 0.2, 0.14), frame, (0, -0.07, z), bevel=0.04, parent=handle)
    box((width + 0.5, 0.42, 0.14), frame, (0, -0.16, -height / 2 - 0.08), bevel=0.05, parent=handle)
    cylinder(0.06, width + 2.2, gold(), (0, -0.3, height / 2 + 0.32), (0, 90, 0), parent=handle)
    for x in (-1, 1):
        ball(0.12, gold(), (x * (width / 2 + 1.15), -0.3, height / 2 + 0.32), parent=handle)
        rows = []
        for z, wide in (
            (height / 2 + 0.25, 0.85),
            (height * 0.2, 0.78),
            (-height * 0.2, 0.66),
            (-height / 2 - 0.35, 0.86),
        ):
            folds = [t / 40 for t in range(41)]
            rows.append(
                [
                    (x * (width / 2 + 0.46 - wide * (t - 0.35)), -0.3 + 0.09 * math.sin(t * math.pi * 9), z)
                    for t in folds
                ]
            )
        sheet(rows, cloth(curtain), crease=0, parent=handle, shell=0.03)
    return handle


def sofa(at, turn=0, colour="#1fa39a", seat="#27bdb0", size=1.0, cushions=("#ffb52e", "#ff5d7d")):
    """A sofa for two with two cushions, 3.9 wide."""
    handle = group(at, (0, 0, turn), size)
    look, soft = cloth(colour), cloth(seat)
    box((3.6, 1.3, 0.55), look, (0, 0, 0.5), bevel=0.2, segments=6, parent=handle)
    box((3.7, 0.5, 1.5), look, (0, 0.55, 1.05), (-6, 0, 0), bevel=0.24, segments=6, parent=handle)
    for x in (-1, 1):
        box((0.5, 1.4, 1.05), look, (1.85 * x, -0.02, 0.75), bevel=0.24, segments=6, parent=handle)
        box((1.55, 1.05, 0.38), soft, (0.79 * x, -0.12, 0.88), bevel=0.17, segments=6, parent=handle)
        box((1.5, 0.36, 0.8), soft, (0.78 * x, 0.32, 1.36), (-10, 0, 0), bevel=0.17, segments=6, parent=handle)
        cylinder(0.09, 0.3, "#7a4a2a", (1.5 * x, -0.4, 0.14), parent=handle)
        box(
            (0.74, 0.27, 0.74),
            cloth(cushions[x > 0]),
            (1.28 * x, -0.04, 1.36),
            (-16, 15 * x, -10 * x),
            bevel=0.13,
            segments=6,
            parent=handle,
        )
    return handle


def table(at, wide=2.6, deep=1.3, height=0.8, colour="#d98a4a"):
    """A coffee table with rounded edges standing on `at`."""
    handle = group(at)
    look = material(colour, rough=0.35, coat=0.3, wood=WOOD)
    box((wide, deep, 0.17), look, (0, 0, height - 0.085), bevel=0.075, segments=4, parent=handle)
    for x in (-1, 1):
        for y in (-1, 1):
            cylinder(
                0.075,
                height - 0.1,
                look,
                (x * (wide / 2 - 0.22), y * (deep / 2 - 0.2), (height - 0.1) / 2),
                (6 * y, -6 * x, 0),
                top=0.1,
                parent=handle,
            )
    return handle


def lamp(at, size=1.0):
    """A glowing floor lamp."""
    handle = group(at, (0, 0, 0), size)
    lathe([(0, 0), (0.36, 0), (0.36, 0.05), (0.06, 0.12), (0.05, 1.9)], gold("#ffcf6b"), parent=handle)
    shade = material("#ffdf9e", rough=0.8, glow=1.2, glow_colour="#ffb357")
    lathe([(0.62, 1.75), (0.36, 2.45), (0.33, 2.45), (0.58, 1.75)], shade, parent=handle)
    return handle


def painting(at, turn, wide, high, ground="#8fd8ff", sign="fish", sign_look="#ff8a3d", rim="#ffd23f"):
    """A framed picture of a fish or of a cat's head."""
    handle = group(at, turn)
    box((wide, 0.12, high), clay(rim, coat=0.3), bevel=0.05, parent=handle)
    box((wide - 0.22, 0.13, high - 0.22), clay(ground), (0, -0.012, 0), bevel=0.01, parent=handle)
    if sign == "fish":
        ball(0.22, sign_look, (0.04, -0.08, 0), scale=(1.3, 0.14, 0.8), parent=handle)
        prism(
            [(-0.2, 0), (-0.46, 0.2), (-0.46, -0.2)], 0.05, clay(sign_look), (0, -0.085, 0), bevel=0.02, parent=handle
        )
        ball(0.035, "#222211", (0.18, -0.11, 0.05), detail=16, parent=handle)
    else:
        outline = [
            (-0.3, -0.3),
            (0.3, -0.3),
            (0.26, 0.02),
            (0.3, 0.3),
            (0.12, 0.16),
            (-0.12, 0.16),
            (-0.3, 0.3),
            (-0.26, 0.02),
        ]
        prism(smooth(outline, 5), 0.05, clay(sign_look), (0, -0.085, -0.02), bevel=0.02, parent=handle)
    return handle


def shelf(at, wide=2.4, seed=0, spare=0.0):
    """A shelf of books; `spare` is the width left free at its right."""
    handle = group(at)
    r = scatter(seed)
    box((wide, 0.55, 0.13), material("#d98a4a", rough=0.4, wood=WOOD), bevel=0.05, parent=handle)
    x = -wide / 2 + 0.15
    while x < wide / 2 - 0.3 - spare:
        thick, high = r.uniform(0.13, 0.21), r.uniform(0.5, 0.78)
        colour = r.choice(["#ff5d5d", "#ffb52e", "#3db4ff", "#6bcf63", "#a06bff", "#ff8ac0", "#fff0d0"])
        book((x + thick / 2, 0, 0.06 + high / 2), (0, 0, 90), colour, 0.42, high, thick, parent=handle)
        x += thick + 0.02
    return handle


def rug(at, radius=2.6, colours=("#e8476a", "#ffd9a0", "#7b4fc4", "#ff7d92")):
    """An oval rug of rings."""
    for i, colour in enumerate(colours):
        cylinder(
            radius * (1 - 0.2 * i),
            0.06 + 0.012 * i,
            cloth(colour),
            (at[0], at[1], 0.03),
            bevel=0.025,
            sides=72,
            scale=(1.25, 0.8, 1),
        )
