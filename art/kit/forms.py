"""Solids with rounded edges: box, ball, lathe, cylinder, ring, tube, prism, rock, sheet, lettering."""

import math
import random

import bmesh
import bpy
from mathutils import Vector, noise

from kit.materials import stuff
from kit.scene import link, place, solid


def box(size, look, at=(0, 0, 0), turn=(0, 0, 0), bevel=0.06, segments=3, taper=1, **more):
    """A box centered on `at`; `taper` scales its top."""
    mesh = bmesh.new()
    bmesh.ops.create_cube(mesh, size=1)
    for vertex in mesh.verts:
        k = taper if vertex.co.z > 0 else 1
        vertex.co = Vector((vertex.co.x * size[0] * k, vertex.co.y * size[1] * k, vertex.co.z * size[2]))
    return solid(mesh, look, at, turn, bevel=min(bevel, min(size) * 0.49), segments=segments, **more)


def ball(radius, look, at=(0, 0, 0), turn=(0, 0, 0), scale=1, detail=32, **more):
    """A ball; `scale` may be a triple, to flatten it."""
    mesh = bmesh.new()
    bmesh.ops.create_uvsphere(mesh, u_segments=detail, v_segments=detail // 2, radius=radius)
    return solid(mesh, look, at, turn, scale, crease=0, **more)


def rock(radius, look, at=(0, 0, 0), turn=(0, 0, 0), scale=1, seed=0, rough=0.35, detail=2, **more):
    """A faceted rock. `rough`: how uneven it is; `seed` selects the shape."""
    mesh = bmesh.new()
    bmesh.ops.create_icosphere(mesh, subdivisions=detail, radius=radius)
    for vertex in mesh.verts:
        vertex.co *= 1 + noise.noise(vertex.co / radius * 1.3 + Vector((seed * 7.1, 0, 0))) * rough * 1.6
    return solid(mesh, look, at, turn, scale, smooth=False, **more)


def lathe(profile, look, at=(0, 0, 0), turn=(0, 0, 0), sides=40, crease=40, **more):
    """A solid of revolution about z. `profile`: points (radius, z) from bottom to top."""
    mesh = bmesh.new()
    rings = []
    for radius, z in profile:
        angles = [0] if radius < 1e-5 else [2 * math.pi * i / sides for i in range(sides)]
        rings.append([mesh.verts.new((radius * math.cos(a), radius * math.sin(a), z)) for a in angles])
    for low, high in zip(rings, rings[1:]):
        for i in range(sides):
            j = (i + 1) % sides
            if len(low) > 1 and len(high) > 1:
                mesh.faces.new((low[i], low[j], high[j], high[i]))
            elif len(high) > 1:
                mesh.faces.new((low[0], high[i], high[j]))
            elif len(low) > 1:
                mesh.faces.new((low[i], low[j], high[0]))
    return solid(mesh, look, at, turn, crease=crease, **more)


def cylinder(radius, height, look, at=(0, 0, 0), turn=(0, 0, 0), top=None, bevel=0.05, sides=32, **more):
    """A cylinder with rounded rims, centered on `at`; `top` is the upper radius."""
    top = radius if top is None else top
    edge = min(bevel, height * 0.45, max(radius, top) * 0.9)
    arc = [math.pi / 2 * i / 4 for i in range(5)]
    profile = [(0, -height / 2)]
    profile += [(max(radius - edge + edge * math.sin(a), 0), -height / 2 + edge - edge * math.cos(a)) for a in arc]
    profile += [(max(top - edge + edge * math.cos(a), 0), height / 2 - edge + edge * math.sin(a)) for a in arc]
    return lathe([*profile, (0, height / 2)], look, at, turn, sides, **more)


def ring(radius, thick, look, at=(0, 0, 0), turn=(0, 0, 0), sides=48, around=14, scale=1, **more):
    """A torus about z. `thick`: radius of the tube."""
    mesh = bmesh.new()
    rows = [
        [
            mesh.verts.new(
                (
                    (radius + thick * math.cos(2 * math.pi * j / around)) * math.cos(2 * math.pi * i / sides),
                    (radius + thick * math.cos(2 * math.pi * j / around)) * math.sin(2 * math.pi * i / sides),
                    thick * math.sin(2 * math.pi * j / around),
                )
            )
            for j in range(around)
        ]
        for i in range(sides)
    ]
    for i in range(sides):
        a, b = rows[i], rows[(i + 1) % sides]
        for j in range(around):
            mesh.faces.new((a[j], b[j], b[(j + 1) % around], a[(j + 1) % around]))
    return solid(mesh, look, at, turn, scale, crease=0, **more)


def curve(points, steps):
    """Returns `steps` + 1 points on a smooth curve through `points`."""
    p = [Vector(point) for point in points]
    p = [p[0] * 2 - p[1], *p, p[-1] * 2 - p[-2]]
    line = []
    for step in range(steps + 1):
        t = step / steps * (len(p) - 3)
        i = min(int(t), len(p) - 4)
        u = t - i
        a, b, c, d = p[i : i + 4]
        bend = 2 * a - 5 * b + 4 * c - d
        line.append(0.5 * (2 * b + (c - a) * u + bend * u * u + (3 * b - a - 3 * c + d) * u**3))
    return line


def hanging(start, end, sag):
    """Returns three points of a line that sags by `sag` between `start` and `end`, for `curve` and `tube`."""
    a, b = Vector(start), Vector(end)
    return [a, a.lerp(b, 0.5) - Vector((0, 0, sag)), b]


def sweep(mesh, points, radii, steps=24, around=14, flat=1):
    """Adds a tube with round caps through `points` to a bmesh. `radii`: one radius, or a list along the tube."""
    line = curve(points, steps)
    radii = list(radii) if isinstance(radii, (list, tuple)) else [radii, radii]

    def radius(t):
        x = t * (len(radii) - 1)
        i = min(int(x), len(radii) - 2)
        return radii[i] + (radii[i + 1] - radii[i]) * (x - i)

    ways = [(line[min(i + 1, steps)] - line[max(i - 1, 0)]).normalized() for i in range(steps + 1)]
    up = Vector((0, 0, 1)) if abs(ways[0].z) < 0.9 else Vector((0, 1, 0))
    side = ways[0].cross(up).normalized()
    first, last = radius(0), radius(1)
    caps = (0.25, 0.6, 1.0, 1.3)
    sections = [(line[0] - ways[0] * first * math.cos(a), first * math.sin(a), 0) for a in caps]
    sections += [(line[i], radius(i / steps), i) for i in range(steps + 1)]
    sections += [(line[-1] + ways[-1] * last * math.cos(a), last * math.sin(a), steps) for a in reversed(caps)]
    rows = []
    for centre, r, i in sections:
        side = (side - ways[i] * side.dot(ways[i])).normalized()
        other = ways[i].cross(side) * flat
        angles = [2 * math.pi * j / around for j in range(around)]
        rows.append([mesh.verts.new(centre + r * (math.cos(a) * side + math.sin(a) * other)) for a in angles])
    for a, b in zip(rows, rows[1:]):
        for j in range(around):
            mesh.faces.new((a[j], a[(j + 1) % around], b[(j + 1) % around], b[j]))
    mesh.faces.new(rows[0][::-1])
    mesh.faces.new(rows[-1])


def tube(points, radii, look, at=(0, 0, 0), turn=(0, 0, 0), steps=24, around=14, flat=1, **more):
    """A tube with round caps through `points`. `radii`: one radius, or a list along the tube."""
    mesh = bmesh.new()
    sweep(mesh, points, radii, steps, around, flat)
    return solid(mesh, look, at, turn, crease=0, **more)


def prism(outline, depth, look, at=(0, 0, 0), turn=(0, 0, 0), bevel=0.04, segments=2, **more):
    """An outline (x, z) extruded along y by `depth`."""
    mesh = bmesh.new()
    face = mesh.faces.new([mesh.verts.new((x, -depth / 2, z)) for x, z in outline])
    for made in bmesh.ops.extrude_face_region(mesh, geom=[face])["geom"]:
        if isinstance(made, bmesh.types.BMVert):
            made.co.y = depth / 2
    return solid(mesh, look, at, turn, bevel=bevel, segments=segments, **more)


def sheet(rows, look, at=(0, 0, 0), turn=(0, 0, 0), **more):
    """A surface through rows of points; all rows have the same length."""
    mesh = bmesh.new()
    made = [[mesh.verts.new(point) for point in row] for row in rows]
    for a, b in zip(made, made[1:]):
        for i in range(len(a) - 1):
            mesh.faces.new((a[i], a[i + 1], b[i + 1], b[i]))
    return solid(mesh, look, at, turn, **more)


def lettering(words, size, look, at=(0, 0, 0), turn=(90, 0, 0), depth=0.03, bevel=0.008, parent=None, swell=0.02):
    """Raised text centered on `at`, facing -y. `swell`: how much the strokes are thickened, as a share of `size`; use 0
    for a $, whose strokes would intersect."""
    data = bpy.data.curves.new("letters", "FONT")
    data.body, data.size, data.extrude, data.bevel_depth, data.offset = words, size, depth, bevel, size * swell
    data.align_x = data.align_y = "CENTER"
    data.materials.append(stuff(look))
    return place(link("letters", data), at, turn, 1, parent)


def scatter(seed):
    """Returns a separate random generator, so that a change in one place does not affect the others."""
    return random.Random(seed)
