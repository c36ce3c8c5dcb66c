"""Clay models: overlapping ellipsoids and limbs merged into one smooth body, painted, with patches on its surface."""

import math

import bmesh
from mathutils import Euler, Matrix, Vector
from mathutils.bvhtree import BVHTree

from kit.colour import linear, smoothstep
from kit.forms import sweep
from kit.materials import material
from kit.scene import bake, place, solid

_unit = {}


def _add_ball(mesh, matrix, detail=24):
    # create_uvsphere takes quadratic time on a growing mesh, so copy a cached sphere instead.
    if detail not in _unit:
        ball = bmesh.new()
        bmesh.ops.create_uvsphere(ball, u_segments=detail, v_segments=detail * 5 // 8, radius=1)
        ball.verts.index_update()
        _unit[detail] = ([v.co.copy() for v in ball.verts], [[v.index for v in f.verts] for f in ball.faces])
        ball.free()
    places, faces = _unit[detail]
    verts = [mesh.verts.new(matrix @ place) for place in places]
    for face in faces:
        mesh.faces.new([verts[i] for i in face])


class Clay:
    """Builds a clay body: add parts, then call `make`. The other methods return the builder."""

    def __init__(self):
        self._mesh = bmesh.new()
        self._paint = []

    def lump(self, at, size, turn=(0, 0, 0)):
        """Adds an ellipsoid with half-axes `size` (a number or a triple)."""
        axes = size if isinstance(size, (tuple, list)) else (size,) * 3
        spin = Euler([math.radians(a) for a in turn]).to_matrix().to_4x4()
        _add_ball(self._mesh, Matrix.Translation(at) @ spin @ Matrix.Diagonal((*axes, 1)))
        return self

    def limb(self, points, radii, flat=1):
        """Adds a round tube through the points."""
        sweep(self._mesh, points, radii, 22, 16, flat)
        return self

    def spike(self, foot, tip, radius, flat=1):
        """Adds a cone: an ear, a horn, a tuft."""
        a, b = Vector(foot), Vector(tip)
        sweep(self._mesh, [a, a.lerp(b, 0.5), b], [radius, radius * 0.62, radius * 0.1], 10, 18, flat)
        return self

    def paint(self, at, size, colour, edge=0.06):
        """Colors the surface inside an ellipsoid; later paint covers earlier paint."""
        self._paint.append((at, size, colour, edge))
        return self

    def make(self, look, voxel=0.05, smooth=8, at=(0, 0, 0), turn=(0, 0, 0), scale=1, parent=None, **kind):
        """Returns the finished body. `look`: a hex color (with `kind` as keyword arguments of `material`) or a
        material. `voxel`: resolution of the remesh in units."""
        plain = isinstance(look, str)
        finish = {"rough": 0.62, "specular": 0.25, "sheen": 0.4, **kind}
        dress = material(look, painted=bool(self._paint), **finish) if plain else look
        body = solid(self._mesh, dress, crease=0)
        remesh = body.modifiers.new("melt", "REMESH")
        remesh.mode, remesh.voxel_size, remesh.use_smooth_shade = "VOXEL", voxel, True
        soft = body.modifiers.new("soft", "SMOOTH")
        soft.factor, soft.iterations = 0.5, smooth
        bake(body)
        if self._paint and plain:
            self._colour(body, look)
        return place(body, at, turn, scale, parent)

    def _colour(self, body, ground):
        layer = body.data.color_attributes.new("paint", "FLOAT_COLOR", "POINT")
        base = linear(ground)
        paints = [(at, size, linear(colour), edge) for at, size, colour, edge in self._paint]
        values = []
        for vertex in body.data.vertices:
            now = base
            for at, size, colour, edge in paints:
                far = math.sqrt(sum(((vertex.co[i] - at[i]) / size[i]) ** 2 for i in range(3)))
                t = 1 - smoothstep(1 - edge, 1 + edge, far)
                if t > 0:
                    now = tuple(now[i] + (colour[i] - now[i]) * t for i in range(4))
            values += now
        layer.data.foreach_set("color", values)


def patch(body, outline, look, at, along=(0, 1, 0), lift=0.012, cell=0.035):
    """Projects an outline (x, z, relative to `at`) along `along` onto the finished mesh `body`: mouths, inner ears,
    stripes. `lift`: distance from the surface."""
    tree = BVHTree.FromPolygons([v.co for v in body.data.vertices], [p.vertices for p in body.data.polygons])
    mesh = bmesh.new()
    way = Vector(along).normalized()
    side = way.cross(Vector((0, 0, 1))).normalized()
    side = -side if side.x < 0 else side
    up = (Vector((0, 0, 1)) - way * way.z).normalized()
    face = mesh.faces.new([mesh.verts.new((x, 0, z)) for x, z in outline])
    bmesh.ops.triangulate(mesh, faces=[face])
    for axis, normal in ((0, Vector((1, 0, 0))), (1, Vector((0, 0, 1)))):
        low, high = min(p[axis] for p in outline), max(p[axis] for p in outline)
        cut = low + cell
        while cut < high:
            everything = mesh.verts[:] + mesh.edges[:] + mesh.faces[:]
            bmesh.ops.bisect_plane(mesh, geom=everything, plane_co=normal * cut, plane_no=normal)
            cut += cell
    missed = []
    for vertex in mesh.verts:
        start = Vector(at) + side * vertex.co.x + up * vertex.co.z
        hit, normal, _, _ = tree.ray_cast(start - way * 5, way)
        if hit:
            vertex.co = hit + normal * lift
        else:
            missed.append(vertex)
    bmesh.ops.delete(mesh, geom=missed, context="VERTS")
    made = solid(mesh, look, crease=0)
    made.parent = body
    return made
