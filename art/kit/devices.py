"""Props with a screen: phone and arcade machine."""

import math

from kit.forms import ball, box, cylinder, prism, tube
from kit.materials import gloss, material, shine
from kit.outlines import rounded
from kit.scene import group


def _ray(angle, half, width, height):
    """Returns the outline of a ray from the origin to the edge of a rectangle."""
    points = [(0, 0)]
    for step in range(7):
        a = angle - half + 2 * half * step / 6
        x, z = math.cos(a), math.sin(a)
        far = min(width / 2 / max(abs(x), 1e-6), height / 2 / max(abs(z), 1e-6))
        points.append((x * far, z * far))
    return points


def _dense(points, step):
    """Adds points until none are farther apart than `step`. A smooth curve through unevenly spaced points would bulge."""
    way = [points[0]]
    for a, b in zip(points, points[1:]):
        count = max(1, math.ceil(math.dist(a, b) / step))
        way += [(a[0] + (b[0] - a[0]) * k / count, a[1] + (b[1] - a[1]) * k / count) for k in range(1, count + 1)]
    return way


def phone(at, turn=(0, 0, 0), size=1.0, case="#1f5bff", ground="#31c8ff", ray="#aef4ff", rays=14, parent=None):
    """A clay phone centered on `at`, 2 wide and 4 high. Its screen faces -y and shows `rays` rays of light from its
    center."""
    handle = group(at, turn, size, parent)
    prism(rounded(2.0, 4.0, 0.42), 0.34, gloss(case), (0, 0.2, 0), bevel=0.13, segments=5, parent=handle)
    prism(rounded(1.84, 3.84, 0.34), 0.06, shine(ground, 0.75), (0, 0.0, 0), bevel=0.02, parent=handle)
    for k in range(rays):
        fan = _ray(math.tau * k / rays, math.pi / rays / 2, 1.8, 3.8)
        prism(fan, 0.03, shine(ray, 0.8), (0, -0.02, 0), bevel=0.001, parent=handle)
    for k, (radius, colour) in enumerate(((0.62, ray), (0.4, "#ffffff"))):
        cylinder(radius, 0.03, shine(colour, 0.95), (0, -0.05 - 0.03 * k, 0), (90, 0, 0), bevel=0.01, parent=handle)
    edge = rounded(1.9, 3.9, 0.38)
    # The rim starts and ends in the middle of the lower edge, where a hand would hide the seam.
    rim = _dense([(0, -1.95), *edge[24:], *edge[:24], (0, -1.95)], 0.12)
    tube([(x, -0.02, z) for x, z in rim], 0.11, gloss(case), steps=len(rim) * 2, parent=handle)
    box((0.46, 0.1, 0.11), material("#1a1440", rough=0.4), (0, -0.09, 1.78), bevel=0.045, parent=handle)
    for z in (0.9, 0.5):
        box((0.12, 0.2, 0.34), gloss(case), (1.03, 0.2, z), bevel=0.05, parent=handle)
    return handle


def arcade(at, turn=(0, 0, 0), size=1.0, paint="#ff4f6a", side="#ffc93c", screen="#31c8ff", parent=None):
    """An arcade machine standing on `at`, 2.4 high; its screen faces -y."""
    handle = group(at, turn, size, parent)
    profile = [
        (-0.42, 0),
        (0.48, 0),
        (0.48, 2.4),
        (-0.3, 2.4),
        (-0.42, 2.3),
        (-0.42, 2.02),
        (-0.2, 1.92),
        (-0.06, 1.24),
    ]
    profile += [(-0.5, 1.08), (-0.54, 0.92), (-0.36, 0.84)]
    prism(profile, 1.2, gloss(paint), turn=(0, 0, 90), bevel=0.06, parent=handle)
    for x in (-0.62, 0.62):
        wider = [(y * 1.06 - 0.01, z * 1.01) for y, z in profile]
        prism(wider, 0.12, gloss(side), (x, 0, 0), (0, 0, 90), bevel=0.05, parent=handle)
    glass = group((0, -0.16, 1.58), (-11.5, 0, 0), 1, handle)
    box((1.04, 0.06, 0.66), shine(screen, 0.8), bevel=0.02, parent=glass)
    for k in range(8):
        fan = _ray(math.tau * k / 8, 0.19, 1.02, 0.64)
        prism(fan, 0.02, shine("#ffffff", 0.7), (0, -0.035, 0), bevel=0.001, parent=glass)
    cylinder(0.16, 0.05, shine("#ffe14d", 0.9), (0, -0.06, 0), (90, 0, 0), bevel=0.02, parent=glass)
    box((1.08, 0.1, 0.26), shine("#fff1a8", 0.9), (0, -0.44, 2.18), bevel=0.04, parent=handle)
    desk = group((0, -0.3, 1.16), (20, 0, 0), 1, handle)
    tube([(-0.3, 0, 0), (-0.3, 0, 0.2)], 0.035, gloss("#2a2438"), parent=desk)
    ball(0.1, gloss("#ff3d5a"), (-0.3, 0, 0.26), detail=20, parent=desk)
    for x, colour in ((0.08, "#35d07a"), (0.26, "#ffd23f"), (0.44, "#4a8bff")):
        cylinder(0.075, 0.08, gloss(colour), (x, 0, 0.03), bevel=0.03, sides=20, parent=desk)
    box((0.3, 0.06, 0.34), gloss("#2a2438"), (0, -0.42, 0.46), bevel=0.03, parent=handle)
    box((0.05, 0.06, 0.18), shine("#ffe14d", 0.8), (0, -0.455, 0.48), bevel=0.01, parent=handle)
    return handle
