"""Faces. All of them look toward -y; an `x` of -1 or 1 is the left or right side as the camera sees it."""

import math

import bmesh
from mathutils import Euler, Vector

from kit.forms import ball, prism, ring, tube
from kit.materials import clay, material
from kit.modelling import patch
from kit.outlines import smooth
from kit.scene import link, place, solid

WHITE = "#ffffff"


def _cap(look, radius, wide, high, gaze, parent, sides=30):
    """A patch of a sphere: half-angles `wide` and `high` in degrees, turned by `gaze` (degrees right, up)."""
    mesh = bmesh.new()
    spin = Euler((math.radians(-gaze[1]), 0, math.radians(gaze[0]))).to_matrix()
    rows = [[mesh.verts.new((0, -radius, 0))]]
    for t in (0.35, 0.7, 0.92, 1):
        r = radius * (1 if t < 1 else 0.985)
        row = []
        for i in range(sides):
            a = 2 * math.pi * i / sides
            h, p = math.radians(wide) * t * math.cos(a), math.radians(high) * t * math.sin(a)
            row.append(mesh.verts.new((r * math.sin(h) * math.cos(p), -r * math.cos(h) * math.cos(p), r * math.sin(p))))
        rows.append(row)
    for vertex in mesh.verts:
        vertex.co = spin @ vertex.co
    for i in range(sides):
        j = (i + 1) % sides
        mesh.faces.new((rows[0][0], rows[1][i], rows[1][j]))
        for a, b in zip(rows[1:], rows[2:]):
            mesh.faces.new((a[i], b[i], b[j], a[j]))
    return solid(mesh, look, crease=0, parent=parent)


def _lid(look, edge, tilt, sign, parent):
    mesh = bmesh.new()
    bmesh.ops.create_uvsphere(mesh, u_segments=40, v_segments=24, radius=1.07)
    rise, lean = math.radians(edge), math.radians(tilt)
    normal = Vector((math.sin(lean), math.sin(rise), sign * math.cos(lean))).normalized()
    everything = mesh.verts[:] + mesh.edges[:] + mesh.faces[:]
    bmesh.ops.bisect_plane(mesh, geom=everything, plane_co=(0, 0, 0), plane_no=normal, clear_inner=True)
    return solid(mesh, look, crease=0, parent=parent, shell=0.07)


def eye(
    at,
    size,
    parent,
    gaze=(0, 0),
    white=WHITE,
    iris="#3a7bd5",
    iris_size=36,
    pupil=(20, 20),
    lid=None,
    lower=None,
    lid_look="#333333",
    tilt=0,
    turn=(0, 0, 0),
):
    """An eye with two highlights. `size`: half-axes. `gaze`: degrees right, up. `lid`: upper lid from 0 (half shut) to
    40 (wide open), None for no lid; `lower`: the same for the lower lid. `tilt` above 0 lowers the lid's edge toward
    +x: the left eye looks angry, the right one sad."""
    # Set the name on creation: in Blender 3.4, eyes that were renamed later were missing from clips.
    handle = place(link("eye", None), at, turn, size, parent)
    wet = {"rough": 0.12, "specular": 0.6}
    ball(1, material(white, rough=0.25, specular=0.5, glow=0.12), parent=handle, detail=40)
    if iris:
        _cap(material(iris, glow=0.06, **wet), 1.008, iris_size + 3.5, iris_size + 3.5, gaze, handle)
        _cap(material(iris, glow=0.35, **wet), 1.014, iris_size, iris_size, gaze, handle)
    _cap(material("#120a18", **wet), 1.026, *pupil, gaze, handle)
    spark = material(WHITE, glow=1.6)
    _cap(spark, 1.042, 9, 9, (gaze[0] - 13, gaze[1] + 14), handle)
    _cap(spark, 1.042, 4.2, 4.2, (gaze[0] + 12, gaze[1] - 13), handle)
    for edge, sign in ((lid, 1), (lower, -1)):
        if edge is not None:
            _lid(lid_look, edge, tilt * sign, sign, handle)
    return handle


def shut_eyes(body, share, look):
    """Closes all eyes below `body` by `share` (0 to 1) with lids of the material `look`; 0 adds nothing. Used for
    blinks."""
    if share > 0:
        for thing in body.children_recursive:
            if thing.name.startswith("eye"):
                _lid(look, 58 - 118 * share, 0, 1, thing)


def eyes(apart, at, size, parent, tilt=0, turn=0, **kind):
    """Two eyes at x = -`apart` and +`apart`; y and z come from `at`. `tilt` above 0 is angry, below 0 worried."""
    for x in (-1, 1):
        eye((apart * x, at[1], at[2]), size, parent, tilt=-tilt * x, turn=(0, 0, turn * x), **kind)


def brows(apart, at, size, look, parent, tilt=0, depth=0.1):
    """Two bent eyebrows. `size`: half-length and thickness. `tilt` above 0 is angry."""
    long, thick = size
    for x in (-1, 1):
        drop = math.sin(math.radians(tilt)) * long
        points = [
            ((apart - long) * x, at[1] - depth * 0.2, at[2] - drop),
            (apart * x, at[1] - depth * 0.35, at[2] + thick * 0.7),
            ((apart + long) * x, at[1] + depth, at[2] + drop - thick * 0.2),
        ]
        tube(points, [thick * 0.7, thick, thick * 0.55], look, steps=12, flat=0.7, parent=parent)


def mouth(head, at, width, open_=0.2, smile=0.1, teeth=True, tongue=True, inside="#5a1030", lower_teeth=False):
    """An open mouth on the finished mesh `head`, around `at`. `width`: half-width. `open_`: height of the opening.
    `smile`: rise of the corners."""
    lip = [
        (-width, smile),
        (-width * 0.5, -smile * 0.1),
        (0, -smile * 0.35),
        (width * 0.5, -smile * 0.1),
        (width, smile),
    ]
    jaw = [
        (width * 0.72, smile * 0.3 - open_ * 0.62),
        (0, -smile * 0.35 - open_),
        (-width * 0.72, smile * 0.3 - open_ * 0.62),
    ]
    patch(head, smooth(lip + jaw), material(inside, rough=0.5), at)
    if tongue:
        floor = -smile * 0.35 - open_
        shape = [
            (-width * 0.42, floor + open_ * 0.3),
            (0, floor + open_ * 0.5),
            (width * 0.42, floor + open_ * 0.3),
            (0, floor + open_ * 0.06),
        ]
        patch(head, smooth(shape), material("#ff5d7d", rough=0.4), at, lift=0.02)
    if teeth:
        row = [(x * 0.88, z - open_ * 0.045) for x, z in lip]
        row += [
            (x, z - open_ * (0.42 if x == 0 else 0.38))
            for x, z in [(width * 0.55, smile * 0.1), (0, -smile * 0.35), (-width * 0.55, smile * 0.1)]
        ]
        patch(head, smooth(row), material("#fffdf2", rough=0.25, glow=0.3), at, lift=0.024)
    if lower_teeth:
        floor = -smile * 0.35 - open_
        row = [
            (-width * 0.5, floor + open_ * 0.36),
            (0, floor + open_ * 0.26),
            (width * 0.5, floor + open_ * 0.36),
            (0, floor + open_ * 0.06),
        ]
        patch(head, smooth(row), material("#fffdf2", rough=0.25, glow=0.3), at, lift=0.026)


def smirk(head, at, width, rise=0.08, thick=0.02, look="#5a1030"):
    """A closed mouth of one curved line; a negative `rise` frowns."""
    top = [(-width, rise), (0, -rise * 0.5 + thick * 0.5), (width, rise)]
    under = [(width, rise - thick), (0, -rise * 0.5 - thick), (-width, rise - thick)]
    patch(head, smooth(top + under), material(look, rough=0.5), at, lift=0.014)


def cheeks(apart, at, size, parent, look="#ff9a8a"):
    """Two flat rosy cheeks."""
    for x in (-1, 1):
        ball(size, clay(look), (apart * x, at[1], at[2]), (0, 0, 24 * x), (1, 0.4, 0.8), parent=parent, detail=20)


def whiskers(apart, at, length, parent, look="#fff4ff"):
    """Three whiskers on each side, fanned out."""
    for x in (-1, 1):
        for k in (-1, 0, 1):
            points = [
                (apart * x, at[1], at[2] + 0.03 * k),
                ((apart + length * 0.5) * x, at[1] - 0.02, at[2] + 0.07 * k),
                ((apart + length) * x, at[1] + 0.07, at[2] + 0.17 * k),
            ]
            tube(points, [0.010, 0.008, 0.003], look, steps=10, around=6, parent=parent)


def muzzle_nose(at, size, parent, look="#ff7a97"):
    """A small rounded triangle as an animal's nose."""
    outline = smooth([(-0.075, 0.04), (0, 0.055), (0.075, 0.04), (0, -0.055)], 6)
    return prism(
        [(x * size, z * size) for x, z in outline],
        0.09,
        material(look, rough=0.25, coat=0.6),
        at,
        bevel=0.03 * size,
        segments=3,
        parent=parent,
    )


def glasses(parent, look, size=1.0):
    """Round glasses in front of the eyes of a human head."""
    for x in (-1, 1):
        ring(0.185 * size, 0.024, look, (0.19 * x, -0.53, 0.07), (90, 0, 0), sides=32, parent=parent)
    tube([(-0.03, -0.56, 0.09), (0, -0.57, 0.105), (0.03, -0.56, 0.09)], 0.02, look, steps=4, parent=parent)
