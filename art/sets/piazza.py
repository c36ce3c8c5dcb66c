"""An Italian piazza: paving, arcades, a bell tower, a fountain of coffee, café tables."""

import math

from mathutils import Vector

from kit.effects import dust
from kit.forms import ball, box, cylinder, lathe, prism, ring, scatter, sheet, tube
from kit.materials import clay, cloth, gloss, gold, material, shine
from kit.props import flower
from kit.scene import group

ROSE, PISTACHIO = "#ffb3c4", "#b4dfa0"
STONE = "#fff4e4"


def paving(left=-14, right=14, front=-8, back=12, size=1.3, seed=3):
    """Rounded flagstones in two warm shades with rose rings."""
    r = scatter(seed)
    box(
        (right - left, back - front, 0.1),
        material("#d9b08c", rough=0.9),
        ((left + right) / 2, (front + back) / 2, -0.12),
        bevel=0.01,
    )
    row, y = 0, front
    while y < back:
        x = left - (row % 2) * size / 2
        while x < right:
            far = math.hypot(x + size / 2, y + size / 2)
            rose = int(far / 2.2) % 2
            look = clay(r.choice(["#ffc9c0", "#f9bdb4"] if rose else ["#ffe9cc", "#fbdfbe", "#fff0da"]), rough=0.7)
            box((size - 0.05, size - 0.05, 0.14), look, (x + size / 2, y + size / 2, -0.07), bevel=0.05, segments=2)
            x += size
        y += size
        row += 1


def _arch(wide, high):
    arc = [
        (wide / 2 * math.cos(math.pi * (1 - i / 12)), high - wide / 2 + wide / 2 * math.sin(math.pi * (1 - i / 12)))
        for i in range(13)
    ]
    return [(-wide / 2, 0), *arc, (wide / 2, 0)]


def palazzo(
    x,
    y,
    wide=4.6,
    height=6.4,
    paint=ROSE,
    roof="#e8805a",
    shutters="#6fb08a",
    seed=0,
    pane="#8fb4dc",
    lamp=0.1,
    door="#a8705a",
):
    """A house with an arcade on the ground floor, shutters, flower boxes and a tiled roof. `lamp`: glow of its window
    panes."""
    handle = group((x, y, 0))
    box((wide, 2.4, height), material(paint, rough=0.8, mottle=0.05), (0, 1.2, height / 2), bevel=0.1, parent=handle)
    box((wide + 0.16, 2.5, 0.2), clay(STONE), (0, 1.2, 2.55), bevel=0.06, parent=handle)
    prism(
        [(-wide / 2 - 0.3, 0), (wide / 2 + 0.3, 0), (wide / 2 - 0.5, 0.9), (-wide / 2 + 0.5, 0.9)],
        2.9,
        clay(roof),
        (0, 1.2, height),
        bevel=0.1,
        parent=handle,
    )
    count = max(2, int(wide / 1.5))
    r = scatter(seed)
    for i in range(count):
        u = (i - (count - 1) / 2) * wide / count
        prism(_arch(1.14, 2.1), 0.16, clay(STONE), (u, -0.02, 0), bevel=0.04, parent=handle)
        prism(_arch(0.88, 1.96), 0.2, door, (u, -0.03, 0), bevel=0.02, parent=handle)
        z = 3.1
        while z < height - 1.0:
            box((0.72, 0.12, 1.06), clay(STONE), (u, 0, z + 0.5), bevel=0.04, parent=handle)
            box((0.52, 0.16, 0.86), gloss(pane, glow=lamp), (u, 0, z + 0.5), bevel=0.02, parent=handle)
            for side in (-1, 1):
                box((0.26, 0.14, 1.02), clay(shutters), (u + 0.47 * side, -0.03, z + 0.5), bevel=0.04, parent=handle)
            box((0.9, 0.3, 0.16), clay("#d98a5c"), (u, -0.14, z - 0.1), bevel=0.05, parent=handle)
            for k in range(4):
                ball(
                    0.12,
                    clay(r.choice(["#ff6f9c", "#ffd75e", "#7fc46a"])),
                    (u - 0.33 + 0.22 * k, -0.2, z + 0.04),
                    detail=12,
                    parent=handle,
                )
            z += 1.75
    return handle


def awning(x, y, wide=2.6, z=2.5, stripe="#ff8fb4"):
    """A striped awning on a wall."""
    count = 8
    for k in range(count):
        look = cloth([stripe, "#fff6ea"][k % 2])
        u = x - wide / 2 + wide * (k + 0.5) / count
        box((wide / count, 1.3, 0.12), look, (u, y - 0.55, z - 0.3), (24, 0, 0), bevel=0.03)
        ball(wide / count / 2, look, (u, y - 1.12, z - 0.58), scale=(1, 0.4, 1), detail=14)


def bell_tower(x, y, height=10.0, paint=PISTACHIO, size=1.0, swing=0):
    """A square tower with a clock, a bell under arches and a pointed roof."""
    handle = group((x, y, 0), (0, 0, 0), size)
    box((2.2, 2.2, height), material(paint, rough=0.8, mottle=0.05), (0, 0, height / 2), bevel=0.08, parent=handle)
    for z in (height * 0.45, height * 0.78, height):
        box((2.5, 2.5, 0.24), clay(STONE), (0, 0, z), bevel=0.07, parent=handle)
    cylinder(0.72, 0.2, clay(STONE), (0, -1.12, height * 0.62), (90, 0, 0), parent=handle)
    ring(0.7, 0.09, gold(), (0, -1.2, height * 0.62), (90, 0, 0), parent=handle)
    for turn, long in ((-40, 0.42), (70, 0.54)):
        box(
            (0.08, 0.08, long),
            clay("#6b3518"),
            (
                0.5 * long * math.sin(math.radians(turn)),
                -1.26,
                height * 0.62 + 0.5 * long * math.cos(math.radians(turn)),
            ),
            (0, turn, 0),
            bevel=0.02,
            parent=handle,
        )
    prism(_arch(1.3, 1.7), 0.2, clay("#7a5a68"), (0, -1.08, height * 0.80), bevel=0.03, parent=handle)
    bell = group((0, -1.15, height * 0.80 + 1.35), (0, swing, 0), 1, handle)
    lathe(
        [(0, -0.02), (0.16, -0.05), (0.24, -0.3), (0.32, -0.62), (0.42, -0.74), (0.4, -0.8), (0, -0.7)][::-1],
        gold(),
        parent=bell,
    )
    ball(0.1, clay("#6b3518"), (0, 0, -0.84), detail=16, parent=bell)
    lathe(
        [(1.75, 0), (1.2, 0.8), (0.5, 2.0), (0, 2.7)],
        clay("#e8805a"),
        (0, 0, height + 0.1),
        (0, 0, 45),
        sides=4,
        crease=20,
        parent=handle,
    )
    ball(0.2, gold(), (0, 0, height + 2.85), detail=20, parent=handle)
    return handle


def coffee_fountain(at, size=1.0):
    """A fountain of two basins that overflow with coffee, with crema on top."""
    handle = group(at, (0, 0, 0), size)
    stone, coffee = clay(STONE, rough=0.5), material("#8a4a20", rough=0.12, specular=0.7, coat=1, glow=0.06)
    cylinder(2.2, 0.2, stone, (0, 0, 0.1), sides=64, parent=handle)
    lathe(
        [(1.75, 0.15), (1.9, 0.3), (1.85, 0.7), (2.02, 0.78), (2.02, 0.9), (1.7, 0.9), (1.66, 0.6)],
        stone,
        sides=64,
        parent=handle,
    )
    cylinder(1.72, 0.1, coffee, (0, 0, 0.72), sides=64, parent=handle)
    lathe(
        [(0.5, 0.7), (0.28, 1.0), (0.24, 1.6), (0.5, 1.8), (1.0, 2.0), (1.06, 2.1), (0.94, 2.1), (0.6, 2.0)],
        stone,
        sides=48,
        parent=handle,
    )
    cylinder(0.96, 0.06, coffee, (0, 0, 2.06), sides=48, parent=handle)
    lathe([(0.3, 2.0), (0.16, 2.2), (0.2, 2.6), (0.44, 2.78), (0.4, 2.82)], stone, sides=40, parent=handle)
    for i in range(8):
        a = math.tau * (i + 0.5) / 8
        c, s = math.cos(a), math.sin(a)
        tube(
            [(1.0 * c, s, 2.1), (1.18 * c, 1.18 * s, 1.95), (1.3 * c, 1.3 * s, 1.3), (1.36 * c, 1.36 * s, 0.74)],
            [0.09, 0.085, 0.075, 0.1],
            coffee,
            steps=14,
            parent=handle,
        )
        tube(
            [(0.3 * c, 0.3 * s, 2.86), (0.5 * c, 0.5 * s, 2.8), (0.62 * c, 0.62 * s, 2.08)],
            [0.06, 0.06, 0.075],
            coffee,
            steps=10,
            parent=handle,
        )
    dust((0, 0, 2.92), (0.2, 0.2, 0.1), 0.24, 9, "#f2c48a", 2, parent=handle)
    for i in range(14):
        a = math.tau * i / 14
        ball(
            0.15 + 0.05 * (i % 3),
            clay("#f2c48a", glow=0.08),
            (1.36 * math.cos(a), 1.36 * math.sin(a), 0.76),
            scale=(1, 1, 0.5),
            detail=16,
            parent=handle,
        )
    return handle


def cafe_table(at, size=1.0, cloth_colour="#ffb3c4"):
    """A round café table with a tablecloth and a flower in a vase."""
    handle = group(at, (0, 0, 0), size)
    cylinder(0.08, 1.0, gloss("#8a93a8"), (0, 0, 0.5), parent=handle)
    cylinder(0.36, 0.08, gloss("#8a93a8"), (0, 0, 0.04), parent=handle)
    rows, sides = [], 48
    for far, z in ((0.02, 1.04), (0.74, 1.04), (0.82, 0.98), (0.86, 0.7)):
        rows.append(
            [
                (
                    far
                    * (1 + (0.06 * math.sin(8 * math.tau * i / sides) if z < 0.9 else 0))
                    * math.cos(math.tau * i / sides),
                    far * math.sin(math.tau * i / sides),
                    z,
                )
                for i in range(sides + 1)
            ]
        )
    sheet(rows, cloth(cloth_colour), crease=0, parent=handle, shell=0.03)
    lathe([(0, 1.05), (0.1, 1.06), (0.12, 1.2), (0.06, 1.34), (0.08, 1.38)], gloss("#8fd0e8"), parent=handle)
    tube([(0, 0, 1.3), (0.03, 0, 1.5), (0, 0, 1.7)], 0.025, "#5fae5a", steps=6, parent=handle)
    flower((0, -0.02, 1.72), "#ff5d8f", (60, 0, 0), 0.8, parent=handle)
    return handle


def bunting(start, end, sag=0.7, count=14, colours=("#ff8fb4", "#ffd75e", "#9fd88a", "#fff4e4")):
    """Little flags on a string."""
    a, b = Vector(start), Vector(end)

    def point(t):
        return a.lerp(b, t) - Vector((0, 0, sag * 4 * t * (1 - t)))

    tube([point(i / 12) for i in range(13)], 0.022, clay("#c98a6a"), steps=40, around=6)
    for i in range(count):
        p = point((i + 0.5) / count)
        prism(
            [(-0.17, 0), (0.17, 0), (0, -0.38)],
            0.03,
            cloth(colours[i % len(colours)]),
            p + Vector((0, -0.02, 0)),
            (0, 4 * (-1) ** i, 0),
            bevel=0.01,
        )


def tap_ring(at, radius=1.0, turn=(90, 0, 0), colour="#ffffff"):
    """Circles that spread from the point of a tap, facing -y before `turn`."""
    for k in range(3):
        ring(
            radius * (0.7 + 0.42 * k),
            radius * (0.08 - 0.015 * k),
            shine(colour, 0.95),
            at,
            turn,
            scale=(1, 1, 0.5),
            sides=64,
            around=8,
        )
