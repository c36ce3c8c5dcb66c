"""A building site on a clear afternoon: brick towers with bite marks, sand, cones, a crane, a pastel town in the
background."""

import math

from mathutils import Vector, noise

from kit.forms import ball, box, lathe, ring, rock, scatter, sheet, tube
from kit.light import panel, sky, sun
from kit.materials import clay, gloss, material
from kit.nature import cloud
from kit.scene import again, bake, group

PINK = ("#ff9fb8", "#f78ba8", "#ffb6c8")
BLUE = ("#9fc4ee", "#8ab4e6", "#b4d4f6")
# Length, depth and height of a brick with its joint.
BRICK = (0.62, 0.62, 0.34)


class Bricks:
    """Adds bricks; bricks of the same color share one mesh."""

    def __init__(self, shades):
        self._shades = shades
        self._first = {}

    def lay(self, shade, at, turn=(0, 0, 0), scale=1, parent=None):
        """Adds one brick; `shade` is an index into the colors."""
        colour = self._shades[shade % len(self._shades)]
        if colour in self._first:
            return again(self._first[colour], at, turn, scale, parent)
        x, y, z = BRICK
        one = bake(box((x - 0.004, y - 0.004, z - 0.004), clay(colour, rough=0.7, glow=0.05), bevel=0.045, segments=2))
        one.location, one.scale, one.parent = at, (scale,) * 3 if isinstance(scale, (int, float)) else scale, parent
        one.rotation_euler = [math.radians(a) for a in turn]
        self._first[colour] = one
        return one


def tower(
    at, wide=4, deep=4, courses=14, shades=PINK, bites=(), turn=(0, 0, 0), windows=(), cap=True, seed=0, skip=None
):
    """A brick tower in running bond; `at` is the center of its base. `bites`: (position, radius) of missing bricks,
    relative to the tower. `windows`: (x, height) on the front. `skip(x, y, z)`: returns True for positions without a
    brick."""
    handle = group(at, turn)
    r, bricks = scatter(seed), Bricks(shades)
    long, thick, high = BRICK
    gone = [(Vector(place), radius) for place, radius in bites]

    def stands(place):
        if skip and skip(*place):
            return False
        return all((place - middle).length > radius * r.uniform(0.92, 1.08) for middle, radius in gone)

    for course in range(courses):
        half = course % 2
        for row in range(deep):
            for column in range(wide + half):
                share = 0.5 if half and column in (0, wide) else 1
                x = (column - wide / 2 + 0.5) * long if not half else (column - wide / 2) * long
                x += 0.25 * long if share < 1 and column == 0 else -0.25 * long if share < 1 else 0
                place = Vector((x, (row - deep / 2 + 0.5) * thick, (course + 0.5) * high))
                inside = 0 < row < deep - 1 and 0 < column < wide + half - 1 and course < courses - 1
                if stands(place) and not (inside and not gone):
                    bricks.lay(r.randrange(3), place, (0, 0, 0), (share, 1, 1), handle)
    front = -deep * thick / 2
    for x, z in windows:
        box((0.66, 0.12, 0.86), clay("#fff4ea"), (x, front - 0.02, z), bevel=0.04, parent=handle)
        box((0.5, 0.14, 0.7), gloss("#5a78c8", glow=0.1), (x, front - 0.03, z), bevel=0.02, parent=handle)
        box((0.8, 0.24, 0.1), clay("#fff4ea"), (x, front - 0.06, z - 0.46), bevel=0.03, parent=handle)
        box((0.06, 0.18, 0.7), clay("#fff4ea"), (x, front - 0.03, z), bevel=0.02, parent=handle)
    if cap:
        box(
            (wide * long + 0.24, deep * thick + 0.24, 0.22),
            clay("#fff1e0"),
            (0, 0, courses * high + 0.1),
            bevel=0.06,
            parent=handle,
        )
    return handle


def flying_bricks(middle, spread, count, seed=1, shades=PINK, size=0.7):
    """Flying bricks around a point."""
    r, bricks = scatter(seed), Bricks(shades)
    for i in range(count):
        where = [m + r.uniform(-1, 1) * s for m, s in zip(middle, spread)]
        turn = (r.uniform(0, 360), r.uniform(0, 360), r.uniform(0, 360))
        bricks.lay(i, where, turn, size * r.uniform(0.7, 1.1))


def rubble(middle, wide, count, seed=2, shades=PINK, size=0.72):
    """A pile of bricks on the ground."""
    r, bricks = scatter(seed), Bricks(shades)
    for i in range(count):
        a, far = r.uniform(0, math.tau), r.random() ** 0.7
        z = middle[2] + 0.1 + (1 - far) * wide * 0.3 * r.random()
        where = (middle[0] + wide * far * math.cos(a), middle[1] + wide * far * 0.6 * math.sin(a), z)
        bricks.lay(i, where, (r.uniform(-20, 20), r.uniform(-20, 20), r.uniform(0, 180)), size * r.uniform(0.8, 1.1))


def ground(left=-22, right=22, front=-9, back=34, colour="#f2c98a", stones=("#d8a868", "#c9b090")):
    """Packed sand with stones, or earth of another `colour`."""
    step, rows, y = 0.7, [], front
    while y <= back:
        row = []
        for i in range(int((right - left) / step) + 1):
            x = left + step * i
            row.append((x, y, 0.1 * noise.noise((x * 0.5, y * 0.5, 3)) - 0.06))
        rows.append(row)
        y += step
    sheet(rows, material(colour, rough=0.95, mottle=0.16), crease=0)
    r = scatter(8)
    for i in range(40):
        s = r.uniform(0.05, 0.16)
        rock(s, clay(stones[i % 2]), (r.uniform(-7, 7), r.uniform(-4.5, 6), 0), seed=i, detail=1)


def cone(at, size=1.0, turn=(0, 0, 0)):
    """A traffic cone."""
    handle = group(at, turn, size)
    box((0.7, 0.7, 0.1), gloss("#ff5a2a"), (0, 0, 0.05), bevel=0.04, parent=handle)
    lathe([(0.27, 0.08), (0.07, 0.88), (0, 0.9)], gloss("#ff5a2a"), parent=handle)
    lathe([(0.222, 0.3), (0.166, 0.54)], clay("#fff8f0", glow=0.1), parent=handle, shell=0.012)


def barrier(at, turn=0, wide=2.0):
    """A barrier: two boards with hazard stripes on posts."""
    handle = group(at, (0, 0, turn))
    for x in (-wide * 0.4, wide * 0.4):
        box((0.12, 0.12, 1.1), clay("#fff4ea"), (x, 0, 0.55), bevel=0.03, parent=handle)
        box((0.16, 0.7, 0.1), clay("#fff4ea"), (x, 0, 0.05), bevel=0.03, parent=handle)
    for z in (0.5, 0.92):
        count = 6
        for k in range(count):
            look = clay(["#ff5a2a", "#fff4ea"][k % 2])
            box(
                (wide / count, 0.1, 0.26),
                look,
                (-wide / 2 + wide * (k + 0.5) / count, -0.1, z),
                bevel=0.02,
                parent=handle,
            )


def crane(at, height=12.0, reach=9.0, turn=0, size=1.0):
    """A yellow tower crane with a hook."""
    handle = group(at, (0, 0, turn), size)
    look = gloss("#ffc02e")
    for x, y in ((-0.4, -0.4), (0.4, -0.4), (-0.4, 0.4), (0.4, 0.4)):
        box((0.16, 0.16, height), look, (x, y, height / 2), bevel=0.03, parent=handle)
    for k in range(int(height / 1.1)):
        z, lean = 0.6 + k * 1.1, 36 if k % 2 else -36
        box((1.3, 0.1, 0.12), look, (0, -0.4, z), (0, lean, 0), bevel=0.03, parent=handle)
    box((1.3, 1.3, 1.0), gloss("#ff8a3d"), (0, 0, height + 0.4), bevel=0.12, parent=handle)
    for z in (1.0, 1.9):
        box((reach, 0.16, 0.16), look, (reach / 2 - 1.5, 0, height + z), bevel=0.03, parent=handle)
    for k in range(int(reach / 0.9)):
        lean = 45 if k % 2 else -45
        box((1.25, 0.1, 0.1), look, (-1.2 + 0.9 * k, 0, height + 1.45), (0, lean, 0), bevel=0.03, parent=handle)
    box((1.2, 0.8, 1.0), clay("#8a93a8"), (-2.0, 0, height + 1.1), bevel=0.1, parent=handle)
    x = reach - 2.6
    box((0.06, 0.06, 4.0), clay("#55546c"), (x, 0, height - 1.0), bevel=0.01, parent=handle)
    ring(0.3, 0.1, gloss("#ff5a2a"), (x, 0, height - 3.2), (90, 0, 0), parent=handle)


def town(seed=3, count=16, left=-34, right=34, y=34, low=5.0, high=13.0):
    """Pastel-colored houses in the distance."""
    r = scatter(seed)
    for i in range(count):
        x = left + (right - left) * (i + 0.5) / count + r.uniform(-0.6, 0.6)
        tall, wide, back = r.uniform(low, high), r.uniform(3.0, 4.4), y + r.uniform(0, 9)
        colour = ["#ffb8c8", "#b8d4f4", "#ffe0b0", "#c8e8d4", "#e0c8f0"][i % 5]
        box((wide, 3, tall), clay(colour), (x, back, tall / 2 - 1), bevel=0.15)
        for row in range(int(tall / 1.5)):
            for k in (-1, 0, 1):
                box((0.6, 0.1, 0.8), clay("#7f9fd0"), (x + k * wide * 0.28, back - 1.52, 0.6 + row * 1.5), bevel=0.05)


def girder(at, long=3.0, turn=(0, 0, 0), parent=None):
    """A steel I-beam along x, painted in red lead."""
    handle = group(at, turn, 1, parent)
    look = material("#d2573f", rough=0.35, metal=0.2, coat=0.4, glow=0.06)
    for z in (-0.26, 0.26):
        box((long, 0.5, 0.13), look, (0, 0, z), bevel=0.04, parent=handle)
    box((long, 0.14, 0.5), look, bevel=0.02, parent=handle)
    for k in range(int(long / 0.5)):
        ball(0.06, gloss("#ffb08a"), (-long / 2 + 0.25 + 0.5 * k, -0.2, 0.34), detail=12, parent=handle)


def sparks(at, reach=1.2, count=40, seed=3, toward=(0, -0.4, 0.2)):
    """Streaks of hot metal that fly from a point."""
    r = scatter(seed)
    hot = [material(c, rough=1, specular=0, glow=1.0, fog=False) for c in ("#fff6c0", "#ffc93c", "#ff9a2a")]
    for i in range(count):
        way = Vector((r.gauss(0, 1), r.gauss(0, 0.6), r.gauss(0, 1))).normalized() + Vector(toward)
        near, far = r.uniform(0.1, 0.5) * reach, r.uniform(0.2, 0.6) * reach
        a = Vector(at) + way * near
        b = a + way * far
        droop = Vector((0, 0, -0.12 * reach * (near + far)))
        tube([a, a.lerp(b, 0.5), b + droop], [0.008, 0.022, 0.012], hot[i % 3], steps=6, around=6)


PALE = ((-1, "#e8f4ff"), (-0.02, "#f4f8ff"), (0.14, "#cfe8ff"), (0.45, "#8fc8fa"), (1, "#5aa4ee"))
TEAL = ((-1, "#9fe0e4"), (-0.02, "#a8e8e4"), (0.1, "#5cc8dc"), (0.32, "#2a96cc"), (1, "#1f5fae"))


def afternoon(at=(0, 0, 1.6), face=190, key=(232, 42), seen=PALE):
    """Clear sky, a warm sun from the front left, a soft light on the hero at `at`."""
    light = [(-1, "#e0b888"), (0, "#fff0e0"), (0.4, "#cfe4ff"), (1, "#9fc8ff")]
    sky(seen, 1.0, light, 0.82)
    sun(*key, 3.8, "#ffe9c4", 3)
    x, y, z = at
    panel((x - 2.0, y - 5.6, z + 0.4), at, 2.6, face, "#fff0dc", shiny=False)
    panel((x + 3.6, y + 1.9, z + 3.0), (x, y, z), 0.9, 170, "#bfe0ff", spread=95)
    for i, (cx, cy, cz, size) in enumerate(
        ((-34, 90, 34, 4.6), (2, 98, 46, 5), (38, 90, 30, 4.6), (-62, 98, 22, 6), (66, 98, 44, 5))
    ):
        cloud((cx, cy, cz), size, i + 3, "#ffffff", "#cfe0fa", 0.42)
