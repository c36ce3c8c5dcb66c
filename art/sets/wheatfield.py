"""A field of ripe wheat under the morning sky, a mown circle, and a beehive that was hit."""

import math

from mathutils import Vector, noise

from kit.forms import ball, cylinder, lathe, ring, scatter
from kit.materials import clay, gloss, material
from kit.modelling import Clay
from kit.scene import again, group

STRAW = {"rough": 0.8, "specular": 0.15, "sheen": 0.4, "glow": 0.06}


def field(x, y):
    """Returns the height of a slightly domed field that drops behind its crest, so the sky is visible above it."""
    return 0.16 * noise.noise((x * 0.22, y * 0.22, 4)) * min(1, abs(y) / 4) - 0.016 * max(0, y - 5) ** 2


def _sheaf(seed, far=0.26):
    """A sheaf of stalks with ears, 0.8 high, in one mesh."""
    r, body = scatter(seed), Clay()
    for k in range(6):
        a = math.tau * k / 6 + r.uniform(-0.4, 0.4)
        foot = Vector((0.12 * math.cos(a), 0.12 * math.sin(a), -0.06))
        high = r.uniform(0.52, 0.74)
        tip = Vector((far * math.cos(a) + 0.06, far * math.sin(a), high))
        body.limb([foot, foot.lerp(tip, 0.5) + Vector((0, 0, 0.05)), tip], [0.026, 0.024, 0.022])
        lean = Vector((0.5 * math.cos(a) + 0.25, 0.5 * math.sin(a), 1)).normalized()
        for step, wide in ((0.0, 0.06), (0.09, 0.075), (0.18, 0.066), (0.26, 0.045)):
            body.lump(tip + lean * step, (wide, wide, wide * 1.25))
    return body.make(material("#ffd452", bottom="#c88a24", **STRAW), voxel=0.026, smooth=3)


def wheat(count, mown, seed=3, left=-8, right=8, front=-5, back=13):
    """Stalks all over the field, denser in front. Within `mown` of the origin there is only stubble."""
    r = scatter(seed)
    kinds = [_sheaf(seed + k) for k in range(3)]
    for _ in range(count):
        x, y = r.uniform(left, right), front + (back - front) * r.random() ** 1.25
        if math.hypot(x, y) < mown + r.uniform(-0.12, 0.2):
            continue
        again(r.choice(kinds), (x, y, field(x, y)), (0, 0, r.uniform(0, 360)), r.uniform(0.85, 1.2))
    for k, kind in enumerate(kinds):
        kind.location = (6.5 + k * 0.4, 2.5, field(6.5 + k * 0.4, 2.5))
    stub = cylinder(0.032, 0.16, material("#e0a93a", **STRAW), (0, mown * 0.6, 0.04), bevel=0.01, sides=8)
    for _ in range(int(60 * mown)):
        a, far = r.uniform(0, math.tau), mown * math.sqrt(r.uniform(0.05, 1))
        at = (far * math.cos(a), far * math.sin(a), 0.04)
        again(stub, at, (r.uniform(-14, 14), r.uniform(-14, 14), 0), r.uniform(0.8, 1.3))


def cut_stalks(places, seed=5, size=1.0):
    """Flying ears of wheat, one at each position, each with a random rotation."""
    r = scatter(seed)
    look = material("#ffd452", **STRAW)
    body = Clay().limb([(0, 0, -0.34), (0.02, 0, -0.1), (0, 0, 0.1)], [0.024, 0.026, 0.024])
    for z, wide in ((0.12, 0.06), (0.2, 0.08), (0.29, 0.07), (0.37, 0.045)):
        body.lump((0, 0, z), (wide, wide, wide * 1.2))
    first = body.make(look, voxel=0.024, smooth=3, at=places[0], scale=size)
    for at in places[1:]:
        again(first, at, (r.uniform(0, 360), r.uniform(0, 360), 0), size * r.uniform(0.8, 1.2))


def hive(at, turn=(0, 0, 0), size=1.0):
    """A straw beehive, 1.1 high, with a round door in its front."""
    handle = group(at, turn, size)
    profile = [(0.46, 0.06), (0.5, 0.2), (0.52, 0.4), (0.47, 0.62), (0.36, 0.82), (0.2, 0.96)]
    lathe([(0, 0), *profile, (0, 1.02)], clay("#d98a2b"), parent=handle)
    for far, z in profile:
        ring(far, 0.085, clay("#f2b04a", glow=0.05), (0, 0, z), parent=handle)
    ball(0.14, clay("#f2b04a"), (0, 0, 1.04), parent=handle)
    ball(0.15, clay("#4a2a16"), (0, -0.5, 0.32), scale=(1, 0.5, 1.1), parent=handle)
    return handle


def bee(at, turn=(0, 0, 0), size=1.0):
    """A fat bee, 0.4 long, that faces -y before `turn`."""
    handle = group(at, turn, size)
    body = Clay().lump((0, 0, 0), (0.14, 0.2, 0.14))
    for y in (-0.02, 0.12):
        body.paint((0, y, 0), (1, 0.03, 1), "#3a2418", 0.3)
    body.make("#ffcf2e", voxel=0.02, smooth=4, glow=0.06, parent=handle)
    for x in (-1, 1):
        ball(0.035, gloss("#3a2418"), (0.06 * x, -0.17, 0.05), detail=12, parent=handle)
        wing = ball(0.13, clay("#ffffff", glow=0.2), (0.11 * x, 0.02, 0.17), (0, 40 * x, 0), (0.55, 0.7, 0.2), 16)
        wing.parent = handle
