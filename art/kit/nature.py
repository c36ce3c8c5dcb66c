"""Clouds, palms, bushes, tufts, trees."""

import math

from mathutils import Vector

from kit.forms import ball, curve, cylinder, rock, scatter, sheet, tube
from kit.materials import clay, material
from kit.modelling import Clay
from kit.scene import aim, group


def cloud(at, size, seed=0, top="#ffe3c9", bottom="#ff9fb0", glow=0.32, lumps=9):
    """A cloud with a flat underside, about 6 wide at size 1."""
    r = scatter(seed)
    body = Clay().lump((0, 0, 0), (1.6, 0.8, 0.55)).lump((0, 0, -0.1), (3.0, 0.7, 0.28))
    for _ in range(lumps):
        x = r.uniform(-2.2, 2.2)
        rise = 0.12 + 0.5 * (1 - abs(x) / 2.4) * r.uniform(0.6, 1)
        wide = r.uniform(0.5, 0.9)
        body.lump((x, r.uniform(-0.3, 0.3), rise), (wide, wide, r.uniform(0.45, 0.75)))
    look = material(top, rough=1, specular=0, glow=glow, bottom=bottom, fog=False)
    return body.make(look, voxel=0.12, smooth=4, at=at, scale=size)


def palm(at, height=4, lean=0.8, turn=0, seed=0, leaves=8, greens=("#3fae49", "#1f7a4a")):
    """A palm with a ringed trunk and notched leaves."""
    r = scatter(seed)
    handle = group(at, (0, 0, turn))
    line = curve([(lean * t**1.8, 0, height * t) for t in (0, 0.25, 0.5, 0.75, 1)], 9)
    for i in range(9):
        step, wide = line[i + 1] - line[i], 0.24 - 0.012 * i
        bark = clay(["#b07a4a", "#8d5c38"][i % 2])
        aim(
            cylinder(
                wide * 0.86,
                step.length * 1.12,
                bark,
                (line[i] + line[i + 1]) / 2,
                top=wide * 1.12,
                sides=10,
                bevel=0.03,
                parent=handle,
            ),
            step,
        )
    crown = line[-1]
    for i in range(3):
        ball(
            0.17,
            clay("#6b4226"),
            crown + Vector((0.2 * math.cos(i * 2.1), 0.2 * math.sin(i * 2.1), -0.14)),
            detail=14,
            parent=handle,
        )
    for i in range(leaves):
        turn_of = 360 * i / leaves + r.uniform(-8, 8)
        long, droop = r.uniform(1.75, 2.15) * height / 4, r.uniform(0.7, 1.15)
        rows = []
        for s in range(10):
            t = s / 9
            z = 0.6 * math.sin(t * math.pi * 0.55) - droop * 1.5 * t * t
            wide = 0.40 * height / 4 * math.sin(min(1, t * 1.12 + 0.12) * math.pi) ** 0.75 * (1 - 0.25 * t) + 0.02
            notch = 0.3 if s in (0, 9) else 0.72 if s % 2 else 1.12
            back = 0.12 if notch < 1 else 0
            rows.append(
                [
                    (long * t - back, -wide * notch, z - wide * 0.32),
                    (long * t, 0, z + 0.1),
                    (long * t - back, wide * notch, z - wide * 0.32),
                ]
            )
        sheet(rows, clay(greens[i % 2]), crown, (0, 0, turn_of), smooth=False, parent=handle, shell=0.05)
    return handle


def bush(at, size, look, seed=0, parent=None):
    """A bush of faceted lumps."""
    r = scatter(seed)
    handle = group(at, parent=parent)
    for i in range(5):
        where = (r.uniform(-0.7, 0.7) * size, r.uniform(-0.6, 0.6) * size, r.uniform(0.1, 0.5) * size)
        rock(size * r.uniform(0.55, 0.9), look, where, seed=seed + i, rough=0.15, parent=handle)
    return handle


def tuft(at, size=0.3, colour="#6fbf3f", seed=0, blades=6, parent=None):
    """A tuft of grass."""
    r = scatter(seed)
    handle = group(at, parent=parent)
    for i in range(blades):
        a = math.tau * i / blades + r.uniform(-0.3, 0.3)
        high, far = size * r.uniform(0.7, 1.3), size * r.uniform(0.2, 0.5)
        line = [
            (0.2 * far * math.cos(a), 0.2 * far * math.sin(a), -0.05),
            (0.5 * far * math.cos(a), 0.5 * far * math.sin(a), high * 0.6),
            (far * math.cos(a), far * math.sin(a), high),
        ]
        tube(line, [size * 0.14, size * 0.11, size * 0.02], colour, steps=8, around=8, parent=handle)
    return handle


def round_tree(at, height=3.0, crown=1.2, trunk="#8d5c38", leaf="#5fb548", seed=0):
    """A toy tree: a bent trunk and a rounded crown."""
    r = scatter(seed)
    handle = group(at)
    tube(
        [(0, 0, -0.1), (0.06, 0, height * 0.4), (0, 0, height * 0.75)],
        [crown * 0.24, crown * 0.16, crown * 0.14],
        trunk,
        parent=handle,
    )
    body = Clay().lump((0, 0, height), crown * 0.8)
    for _ in range(9):
        a, up = r.uniform(0, math.tau), r.uniform(-0.4, 0.7)
        far = crown * 0.62 * math.cos(up)
        body.lump(
            (far * math.cos(a), far * math.sin(a), height + crown * 0.6 * math.sin(up)), crown * r.uniform(0.38, 0.56)
        )
    body.make(leaf, voxel=crown * 0.06, smooth=5, parent=handle)
    return handle
