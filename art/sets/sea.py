"""A toy sea: a faceted surface that accounts for islands and the wakes of boats, foam, spray."""

import math

import bpy
from mathutils import Vector, noise

from kit.colour import blend
from kit.forms import ball, curve, scatter
from kit.materials import material
from kit.modelling import Clay
from kit.scene import again, group, link

FOAM_LOOK = {"rough": 0.6, "specular": 0.2, "glow": 0.2, "glow_colour": "#ffeee6", "fog": False}


def swell(x, y):
    """Returns the height of the water at (x, y), without wakes."""
    return (
        0.10 * math.sin(x * 0.55 + y * 0.32)
        + 0.08 * math.sin(-x * 0.38 + y * 0.71 + 1.3)
        + 0.06 * math.sin(x * 1.15 - y * 0.93 + 0.4)
    )


class Sea:
    """Collects islands, foam and wakes; `pour` then adds the water as seen by the camera."""

    def __init__(self, seed=4):
        self._islands, self._wakes = [], []
        self._r = scatter(seed)
        self._puff = None

    def island(self, x, y, radius):
        """Makes the water shallow around an island."""
        self._islands.append((x, y, radius))

    def puff(self, x, y, size):
        """Adds a flat puff of foam on the water."""
        r = self._r
        if self._puff is None:
            self._puff = thing = ball(1, material("#ffffff", **FOAM_LOOK), detail=18)
        else:
            thing = again(self._puff)
        thing.location = (x, y, swell(x, y) + 0.05)
        thing.scale = (size * r.uniform(0.85, 1.25), size * r.uniform(0.85, 1.25), size * 0.42)
        thing.rotation_euler = (0, 0, r.uniform(0, 6))

    def shore(self, x, y, radius, edge):
        """Adds foam around an island; `edge(angle)` returns its outline as a factor of the radius."""
        count = int(radius * 9)
        for i in range(count):
            a = math.tau * i / count
            far = radius * edge(a) * 1.03 + self._r.uniform(0, 0.35)
            self.puff(x + far * math.cos(a), y + far * math.sin(a), self._r.uniform(0.16, 0.34))

    def wake(self, x, y, heading, length=16, puffs=True):
        """Adds the V-shaped foam behind a boat that moves along `heading` (degrees)."""
        self._wakes.append((x, y, heading, length))
        a, r, far = math.radians(heading), self._r, 0.5
        while puffs and far < length:
            age = 1 - far / length
            arm = 0.95 + 0.34 * (far + 0.6)
            spots = [
                (
                    far + r.uniform(-0.1, 0.1),
                    s * (arm + r.uniform(-0.12, 0.12)),
                    (0.09 + 0.25 * age**1.4) * r.uniform(0.7, 1.2),
                )
                for s in (-1, 1)
                if r.random() < 0.25 + age * 1.1
            ]
            if far > 2.2 and r.random() < age * age * 1.5:
                spots += [(far, r.uniform(-0.6, 0.6), (0.05 + 0.17 * age) * r.uniform(0.5, 1.2)) for _ in range(2)]
            for back, side, size in spots:
                self.puff(
                    x - back * math.cos(a) - side * math.sin(a), y - back * math.sin(a) + side * math.cos(a), size
                )
            far += 0.19 + 0.14 * (1 - age)

    def _wake_at(self, x, y):
        foam = height = 0
        for wx, wy, heading, length in self._wakes:
            a = math.radians(heading)
            dx, dy = x - wx, y - wy
            back, side = -(dx * math.cos(a) + dy * math.sin(a)), abs(-dx * math.sin(a) + dy * math.cos(a))
            if not -0.3 < back < length:
                continue
            fade = 1 - max(0, back / length) ** 1.5
            far, wide = abs(side - 0.95 - 0.34 * (back + 0.6)), 0.26 + 0.05 * back
            if far < wide * 2:
                k = math.exp(-((far / wide) ** 2)) * fade
                foam, height = max(foam, k * 1.1), max(height, 0.26 * k)
            if back > 1.2 and side < 0.62 + 0.06 * back:
                foam = max(foam, fade * (0.62 + 0.5 * noise.noise((x * 1.1, y * 1.1, 0))))
        return foam, height

    def _shade(self, middle, deep, mid, shallow):
        p = middle
        near = min(
            [
                math.hypot(p.x - x, p.y - y) - r * (1 + 0.12 * noise.noise((p.x * 0.4, p.y * 0.4, 5)))
                for x, y, r in self._islands
            ]
            or [99]
        )
        t = max(0, min(1, 1 - near / 5.5))
        colour = blend(deep, mid, 0.5 + 0.5 * noise.noise((p.x * 0.12, p.y * 0.12, 2)))
        colour = blend(colour, shallow, max(t * t * (3 - 2 * t), max(0, 0.10 + p.z * 0.7) * 0.5))
        if near < 0.9:
            colour = blend(colour, "#fffcfa", 0.35)
        foam = self._wake_at(p.x, p.y)[0]
        if foam > 0.2:
            colour = blend(colour, shallow, min(0.8, foam))
        light = 1 + self._r.random() * 0.15
        return (*[c * light for c in colour[:3]], 1)

    def pour(
        self, eye, left=-60, right=60, front=-14, back=95, cell=0.42, deep="#0f7fa3", mid="#17a3b5", shallow="#5fe3cf"
    ):
        """Adds the surface. The spacing of its rows grows with the distance from the camera at `eye`. Distant waves are
        flattened so that they do not sparkle."""
        r, eye = self._r, Vector(eye)
        depths, y = [], front
        while y < back:
            depths.append(y)
            y += cell * max(1, abs(y - eye.y) / 16)
        count = int((right - left) / cell)
        points, columns = [], count + 1
        for y in depths:
            for i in range(columns):
                x, v = left + (right - left) * i / count + r.uniform(-0.2, 0.2), y + r.uniform(-0.2, 0.2)
                calm = max(0.12, min(1, 1.25 - (Vector((x, v, 0)) - eye).length / 75))
                points.append(Vector((x, v, swell(x, v) * calm + self._wake_at(x, v)[1])))
        faces = []
        for row in range(len(depths) - 1):
            for i in range(count):
                a, b = row * columns + i, row * columns + i + 1
                c, d = b + columns, a + columns
                faces += [(a, b, c), (a, c, d)] if i % 2 else [(a, b, d), (b, c, d)]
        data = bpy.data.meshes.new("sea")
        data.from_pydata(points, [], faces)
        layer = data.color_attributes.new("paint", "FLOAT_COLOR", "CORNER")
        values = []
        for face in faces:
            values += self._shade((points[face[0]] + points[face[1]] + points[face[2]]) / 3, deep, mid, shallow) * 3
        layer.data.foreach_set("color", values)
        data.materials.append(material("#ffffff", painted=True, rough=0.22, specular=0.5, glow=0.10))
        link("sea", data)
        far = bpy.data.meshes.new("far sea")
        far.from_pydata(
            [(-900, -900, -0.55), (900, -900, -0.55), (900, 900, -0.55), (-900, 900, -0.55)], [], [(0, 1, 2, 3)]
        )
        far.materials.append(material(blend(deep, mid, 0.5), rough=0.22, glow=0.10))
        link("far sea", far)


def spray(line, size, count, seed, parent=None, out=(0, 0, 0), throw=0.7):
    """Foam thrown up along a line: a low bank, fingers that rise and fall outwards, drops at their ends. `out`:
    direction of the fingers in addition to up."""
    r = scatter(seed)
    path = curve(line, 40)
    body, outward = Clay(), Vector(out)
    look = material("#ffffff", **FOAM_LOOK)
    for i in range(count):
        t = (i + r.random()) / count
        p = path[min(40, int(t * 40))]
        full = size * (0.55 + 0.75 * math.sin(t * math.pi * 0.8)) * r.uniform(0.7, 1.25)
        body.lump(
            p + Vector((r.uniform(-1, 1), r.uniform(-1, 1), r.uniform(-0.3, 0.5))) * size * 0.7,
            (full, full, full * 0.8),
        )
        if i % 2:
            continue
        reach = throw * r.uniform(0.5, 1.15) * (0.5 + t * 0.6)
        way = (
            outward + Vector((r.uniform(-0.35, 0.15), r.uniform(-0.3, 0.3), r.uniform(0.75, 1.3)))
        ).normalized() * reach
        drop = Vector((0, 0, -0.34 * reach))
        body.limb(
            [p, p + way * 0.5, p + way + drop * 0.4, p + way * 1.25 + drop],
            [size * 0.8, size * 0.55, size * 0.36, size * 0.2],
        )
        for _ in range(3):
            off = Vector((r.uniform(-1, 1), r.uniform(-1, 1), r.uniform(-0.6, 1))) * size * 0.9
            ball(
                size * r.uniform(0.12, 0.34),
                look,
                p + way * r.uniform(1.15, 1.8) + drop + off,
                detail=12,
                parent=parent,
            )
    body.make(look, voxel=max(0.035, size * 0.2), smooth=3, parent=parent)


def boat_spray(x, y, heading, seed=1, size=1.0):
    """The bow waves on both sides of a boat and the water thrown up by its propeller."""
    handle = group((x, y, swell(x, y)), (0, 0, heading), size)
    for side in (-1, 1):
        line = [(1.05, 0.62 * side, 0), (0.5, 1.05 * side, 0.08), (-0.3, 1.42 * side, 0.08), (-1.3, 1.85 * side, -0.02)]
        spray(line, 0.17, 24, seed + side, handle, (-0.35, 0.75 * side, 0.2), 0.75)
    spray(
        [(-2.3, 0, -0.05), (-2.8, 0, 0.2), (-3.4, 0, 0.3), (-4.2, 0, 0.05)],
        0.24,
        22,
        seed + 7,
        handle,
        (-0.9, 0, 0.4),
        1.0,
    )
