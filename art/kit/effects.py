"""Motion and impact: swooshes, stars, splashes, dust, beams and arrows that point at the goal."""

import math

from mathutils import Vector

from kit.forms import ball, box, prism, scatter, tube
from kit.materials import clay, haze, material, shine
from kit.modelling import Clay
from kit.outlines import crescent, star


def swoosh(at, radius, start, end, turn=(0, 0, 0), width=0.06, count=3, gap=0.16, colour="#ffffff"):
    """Arcs that show a fast movement around `at`, facing -y. `start`, `end`: degrees."""
    for k in range(count):
        look = shine(colour, 1.0)
        prism(crescent(radius + gap * k, start, end, width * (1 - 0.15 * k)), 0.05, look, at, turn, bevel=0.012)


def impact(at, size=1.0, turn=(0, 0, 0), colour="#ffe14d"):
    """A star at a point of impact, facing -y."""
    prism(star(0.5 * size, 0.5, 8, 0), 0.06, shine(colour, 0.9), at, turn, bevel=0.02)
    prism(
        star(0.3 * size, 0.5, 8, 20), 0.07, shine("#ffffff", 1.1), Vector(at) + Vector((0, -0.03, 0)), turn, bevel=0.02
    )


def splash(at, along, seed=3, drops=24, colour="#7fd8ff", thick=1.0):
    """A splash of water: a thick jet from `at` along the vector `along`, with drops ahead of it."""
    r = scatter(seed)
    look = material(colour, rough=0.06, specular=0.7, coat=1, glow=0.18)
    a, way = Vector(at), Vector(along)
    line = [a, a + way * 0.45 + Vector((0, 0, 0.12)), a + way + Vector((0, 0, -0.25))]
    body = Clay().limb(line, [0.10 * thick, 0.13 * thick, 0.07 * thick])
    for _ in range(9):
        off = Vector((r.uniform(-0.3, 0.3), r.uniform(-0.2, 0.2), r.uniform(-0.2, 0.3)))
        body.lump(line[1] + off * thick, r.uniform(0.05, 0.13) * thick)
    body.make(look, voxel=0.03, smooth=4)
    for _ in range(drops):
        off = Vector((r.uniform(-0.5, 0.5), r.uniform(-0.4, 0.4), r.uniform(-0.4, 0.5)))
        ball(r.uniform(0.025, 0.06), look, a + way * r.uniform(0.3, 1.5) + off, detail=12)


def dust(at, spread, size, count, colour="#fff1dc", seed=0, flat=0.8, parent=None):
    """Small clouds of dust around `at`. `spread`: half-axes (x, y, z)."""
    r = scatter(seed)
    body = Clay()
    for _ in range(count):
        off = Vector([r.uniform(-1, 1) * s for s in spread])
        s = size * r.uniform(0.55, 1.2)
        body.lump(Vector(at) + off, (s, s, s * flat))
    return body.make(clay(colour, glow=0.08), voxel=max(0.03, size * 0.16), smooth=3, parent=parent)


def beam(points, radii, colour="#fff2b0", strength=0.14):
    """A cone of light along a line. The inner layers are narrower than the outer ones, so the edge is soft."""
    for k in range(7):
        share = 1 - 0.1 * k
        cone = tube(points, [r * share for r in radii], haze(colour, strength / 7), steps=8, around=40)
        cone.visible_shadow = cone.visible_diffuse = cone.visible_glossy = False


def pointer(at, size=1.0, colour="#ff3d5a"):
    """An arrow that points down at a goal."""
    prism([(-0.16 * size, 0.2 * size), (0.16 * size, 0.2 * size), (0, 0)], 0.1, shine(colour, 0.7), at, bevel=0.03)


def sunburst(at, ground="#ff9a1f", ray="#ffc93c", rays=12, reach=9):
    """The backdrop of an icon: a wall with rays, behind `at`."""
    x, y, z = at
    box((reach * 2, 0.1, reach * 2), shine(ground, 0.25), (x, y + 0.1, z), bevel=0.001)
    for i in range(rays):
        a = math.tau * i / rays
        fan = [(0, 0)] + [(reach * math.cos(a + d), reach * math.sin(a + d)) for d in (-0.13, 0.13)]
        prism(fan, 0.02, shine(ray, 0.4), (x, y, z), bevel=0.001)
