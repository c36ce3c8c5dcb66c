"""A long hallway that leads away from the camera: boards, a runner, doors and pictures on both sides."""

from kit.forms import ball, box, cylinder, lathe, scatter
from kit.light import bulb
from kit.materials import clay, cloth, gold, material, shine
from kit.scene import group
from sets.home import painting, wall, window

HALF, LONG = 2.7, 17.0


def _boards():
    r = scatter(8)
    x = -HALF
    while x < HALF:
        y = -6.0 - r.uniform(0, 2)
        while y < LONG:
            long = r.uniform(2.4, 3.6)
            look = material(
                r.choice(["#d9935a", "#cf874f", "#e09c63"]), rough=0.38, coat=0.15, wood=("#b87240", (3.5, 0.35, 3))
            )
            box((0.66, long - 0.02, 0.1), look, (x + 0.33, y + long / 2, -0.05), bevel=0.012, segments=1)
            y += long
        x += 0.68


def _door(side, y):
    handle = group((side * (HALF - 0.06), y, 0), (0, 0, -90 * side))
    box((1.7, 0.16, 3.1), clay("#fff3e0"), (0, 0, 1.55), bevel=0.05, parent=handle)
    box((1.36, 0.2, 2.9), clay("#2aa79c"), (0, -0.03, 1.45), bevel=0.05, parent=handle)
    for z, high in ((0.75, 0.9), (2.05, 1.1)):
        box((0.95, 0.24, high), clay("#38bfae"), (0, -0.05, z), bevel=0.06, parent=handle)
    ball(0.1, gold(), (0.5, -0.25, 1.4), parent=handle)


def hallway():
    """The empty hallway, 5.4 wide, from y = -6 to 17."""
    _boards()
    box((1.9, LONG + 8, 0.07), cloth("#ff6f91"), (0, LONG / 2 - 3, 0.03), bevel=0.03)
    for x in (-0.83, 0.83):
        box((0.14, LONG + 8, 0.09), cloth("#ffd9a0"), (x, LONG / 2 - 3, 0.03), bevel=0.03)
    shell = []
    for side in (-1, 1):
        shell.append(
            box(
                (0.3, LONG + 8, 5.2),
                material("#eaa863", rough=0.9),
                (side * (HALF + 0.15), LONG / 2 - 3, 2.6),
                bevel=0.01,
            )
        )
        y = -5.6
        while y < LONG:
            shell.append(box((0.14, 0.5, 3.9), material("#f3bb78", rough=0.9), (side * HALF, y, 3.2), bevel=0.05))
            y += 1.0
        shell.append(
            box((0.16, LONG + 8, 1.15), material("#fff3e0", rough=0.6), (side * HALF, LONG / 2 - 3, 0.57), bevel=0.03)
        )
        box((0.26, LONG + 8, 0.13), material("#fffaf0"), (side * HALF, LONG / 2 - 3, 1.2), bevel=0.05)
        for y in (3.0, 9.5):
            _door(side, y + side * 0.8)
    shell.append(box((2 * HALF, LONG + 8, 0.2), clay("#ffe3bd"), (0, LONG / 2 - 3, 5.1), bevel=0.02))
    for part in shell:
        # The lights are outside and must shine through the walls.
        part.visible_shadow = False
    wall(-HALF, HALF, LONG, 5.2)
    window((0, LONG - 0.1, 2.9), 1.9, 2.3, moon=None)
    painting((-HALF + 0.1, 0.6, 2.6), (0, 6, 90), 1.0, 0.9)
    painting((HALF - 0.1, 0.4, 2.7), (0, -8, -90), 0.9, 0.9, "#ffd0de", "cat", "#54407f", "#ff7d5a")
    painting((-HALF + 0.1, 6.6, 2.7), (0, -4, 90), 1.0, 0.8, "#c9f0b0", "fish", "#ff5d7d")
    for y in (1.5, 8.0):
        cylinder(0.025, 0.7, gold(), (0, y, 4.7))
        lathe(
            [(0.42, 4.05), (0.2, 4.4), (0.16, 4.4), (0.38, 4.05)],
            material("#ffdf9e", glow=1.0, glow_colour="#ffb357"),
            (0, y, 0),
        )
        ball(0.16, shine("#fff1c0", 1.2), (0, y, 4.08))
        bulb((0, y, 3.7), 120, "#ffc98a", 0.35)
