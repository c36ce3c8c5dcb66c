"""A hedge maze in the morning: clipped hedges, gravel, lawns, topiary, sprinklers and a golden toilet on steps."""

import math

from mathutils import Vector

from kit.effects import splash
from kit.forms import ball, box, cylinder, lathe, prism, ring, scatter, tube
from kit.light import panel, sky, sun
from kit.materials import clay, gloss, gold, material, shine
from kit.modelling import Clay
from kit.nature import cloud, round_tree, tuft
from kit.outlines import star
from kit.props import flower
from kit.scene import again, group

LEAF, TIP = "#2f9a3c", "#84cf40"
PITCH = 0.8


def gravel(left=-16, right=16, front=-10, back=26):
    """The sandy ground with a few pebbles, and a meadow with trees behind it."""
    look = material("#efc383", rough=0.95, mottle=0.1, bump=0.3, bump_scale=14)
    box((right - left, back - front, 0.2), look, ((left + right) / 2, (front + back) / 2, -0.1), bevel=0.01)
    r = scatter(6)
    stones = [
        ball(s, clay(c), (0, front - 5, 0), scale=(1, 1, 0.6), detail=12)
        for s, c in ((0.07, "#f2c98a"), (0.05, "#fff4dc"))
    ]
    for i in range(90):
        again(stones[i % 2], (r.uniform(-7, 7), r.uniform(-6, 4), 0.01), scale=(1, 1, 0.6))
    box((80, 40, 0.3), material("#79c843", rough=0.9, mottle=0.12), (0, back + 19, -0.2), bevel=0.01)
    for k in range(13):
        x = -27 + 4.5 * k
        round_tree((x, back + 3 + 3 * (k % 3), 0), 3.4, 2.0, leaf=["#5fb548", "#7ccb52", "#4aa84a"][k % 3], seed=k)


def _block(height, seed):
    """A block of clipped hedge, 0.8 square, dark at the bottom and sunlit on top."""
    r = scatter(seed)
    half, body = PITCH / 2, Clay()
    rows = max(2, round(height / 0.34))
    for layer in range(rows):
        z = height * (layer + 0.5) / rows
        body.lump((0, 0, z), (half * 1.05, half * 1.05, height / rows))
        for k in range(12):
            a = math.tau * (k + 0.5 * (layer % 2)) / 12
            square = half * 0.98 / max(abs(math.cos(a)), abs(math.sin(a)))
            jitter = r.uniform(-0.04, 0.05)
            where = (math.cos(a) * (square + jitter), math.sin(a) * (square + jitter), z + r.uniform(-0.06, 0.06))
            body.lump(where, r.uniform(0.13, 0.2))
    for x in (-0.24, 0, 0.24):
        for y in (-0.24, 0, 0.24):
            body.lump((x, y, height - 0.05 + r.uniform(-0.04, 0.05)), r.uniform(0.15, 0.2))
    body.paint((0, 0, height + 0.1), (9, 9, 0.34), TIP, 0.7)
    return body.make(LEAF, voxel=0.06, smooth=2, rough=0.85, glow=0.04)


def hedges(lines, height=1.3, blossoms=0, seed=1):
    """Hedges along lines ((x, y), (x, y)); `blossoms`: number of flowers on their fronts."""
    blocks = [_block(height, seed + k) for k in range(2)]
    for block in blocks:
        block.location = (0, -60, -20)
    r = scatter(seed)
    spots = []
    for start, end in lines:
        a, b = Vector((*start, 0)), Vector((*end, 0))
        count = max(1, round((b - a).length / PITCH))
        spots += [a.lerp(b, k / count) for k in range(count + 1)]
    for k, spot in enumerate(spots):
        again(blocks[k % 2], spot, (0, 0, 90 * r.randrange(4)), (1, 1, r.uniform(0.97, 1.04)))
    for _ in range(blossoms):
        spot = r.choice(spots)
        where = (spot.x + r.uniform(-0.35, 0.35), spot.y - PITCH / 2 - 0.14, height * r.uniform(0.25, 0.95))
        flower(where, r.choice(["#ffffff", "#ff9ac0", "#ffe36b"]), (84, 0, r.uniform(-20, 20)), r.uniform(0.5, 0.75))


def lawn(at, radius):
    """A round lawn with a stone rim and tufts."""
    x, y = at
    cylinder(radius + 0.22, 0.16, clay("#fff1dc"), (x, y, 0.03), bevel=0.06, sides=72)
    cylinder(radius, 0.2, material("#8ed64a", rough=0.9, mottle=0.12), (x, y, 0.06), bevel=0.06, sides=72)
    r = scatter(4)
    for i in range(30):
        a, far = r.uniform(0, math.tau), radius * math.sqrt(r.uniform(0.15, 0.9))
        tuft(
            (x + far * math.cos(a), y + far * math.sin(a), 0.15),
            r.uniform(0.13, 0.22),
            ["#5fb53f", "#79c94a"][i % 2],
            i,
        )


def _sparkle(at, size, parent):
    prism(star(size, 0.24, 4), 0.04, shine("#fff9d8", 1.1), at, (0, 0, 0), bevel=0.008, parent=parent)


def golden_toilet(at, turn=0, size=1.0, lid=True, sparkles=True, parent=None):
    """The goal: a golden toilet facing -y, 1.9 high with its lid open."""
    handle = group(at, (0, 0, turn), size, parent)
    look = {"rough": 0.24, "metal": 0.25, "coat": 0.7, "specular": 0.6, "glow": 0.06}
    foot = Clay().lump((0, 0.12, 0.05), (0.3, 0.42, 0.09)).limb([(0, 0.16, 0.1), (0, 0.12, 0.4)], [0.2, 0.24])
    foot.lump((0, -0.14, 0.64), (0.46, 0.58, 0.16)).lump((0, -0.06, 0.52), (0.36, 0.42, 0.2)).lump(
        (0, 0.36, 0.62), (0.34, 0.26, 0.18)
    )
    foot.make("#ffbf1f", voxel=0.03, smooth=6, parent=handle, **look)
    ring(0.4, 0.09, gloss("#fff6dc", glow=0.12), (0, -0.14, 0.8), scale=(1, 1.3, 0.8), parent=handle)
    ball(0.37, gloss("#4fc8f0", glow=0.2), (0, -0.14, 0.77), scale=(1, 1.3, 0.08), parent=handle)
    box((1.0, 0.42, 0.8), gold("#ffbf1f", glow=0.06), (0, 0.56, 1.12), bevel=0.13, segments=5, parent=handle)
    box((1.1, 0.5, 0.14), gold("#ffd24a", glow=0.08), (0, 0.56, 1.55), bevel=0.06, parent=handle)
    cylinder(0.1, 0.08, gloss("#ff5d8f"), (0, 0.56, 1.65), parent=handle)
    if lid:
        cover = group((0, 0.34, 0.86), (-10, 0, 0), 1, handle)
        ball(0.5, gloss("#fff6dc", glow=0.12), (0, 0, 0.52), scale=(0.92, 0.14, 1.12), parent=cover)
        prism(star(0.2), 0.05, gold(), (0, -0.08, 0.55), bevel=0.02, parent=cover)
    if sparkles:
        for x, y, z, s in (
            (-0.62, -0.3, 1.3, 0.2),
            (0.66, -0.3, 1.75, 0.26),
            (0.6, -0.6, 0.6, 0.15),
            (-0.5, -0.3, 1.95, 0.14),
        ):
            _sparkle((x, y, z), s, handle)
    return handle


def throne(at, size=1.0, turn=0, steps=3):
    """The golden toilet on round steps of white stone."""
    handle = group(at, (0, 0, turn), size)
    for k in range(steps):
        radius = 0.95 + 0.32 * (steps - 1 - k)
        cylinder(
            radius,
            0.24,
            clay(["#fff4e2", "#ffe6c4"][k % 2]),
            (0, 0, 0.12 + 0.22 * k),
            bevel=0.06,
            sides=56,
            parent=handle,
        )
    golden_toilet((0, 0.1, 0.22 * steps), parent=handle)
    return handle


def topiary(at, size=1.0, kind="balls"):
    """A clipped tree in a terracotta pot; `kind`: three "balls", or a spiral cone."""
    handle = group(at, (0, 0, 0), size)
    lathe(
        [(0, 0), (0.3, 0), (0.4, 0.5), (0.46, 0.5), (0.46, 0.64), (0.36, 0.64), (0, 0.55)],
        clay("#e8743c"),
        parent=handle,
    )
    tube([(0, 0, 0.5), (0, 0, 1.2), (0, 0, 2.2)], 0.07, "#8d5c38", steps=6, parent=handle)
    body = Clay()
    if kind == "balls":
        for z, s in ((1.05, 0.46), (1.75, 0.36), (2.3, 0.26)):
            body.lump((0, 0, z), s)
            for k in range(12):
                a, up = 2.4 * k, -1 + 2 * k / 11
                flat = math.sqrt(1 - up * up * 0.9)
                body.lump((s * 0.86 * flat * math.cos(a), s * 0.86 * flat * math.sin(a), z + s * 0.8 * up), s * 0.28)
    else:
        for k in range(26):
            t = k / 25
            a, s = 9.5 * t, 0.42 * (1 - t) + 0.1
            body.lump((s * 0.6 * math.cos(a), s * 0.6 * math.sin(a), 0.8 + 1.75 * t), s * 0.62)
    body.make("#3fae42", voxel=0.045, smooth=3, rough=0.85, glow=0.04, parent=handle)
    return handle


def sprinkler(at, reach=1.4, turn=0):
    """A brass sprinkler that throws two jets of water, toward -x and +x before `turn`."""
    x, y, z = at
    cylinder(0.1, 0.3, gold(), (x, y, z + 0.15), parent=None)
    ball(0.13, gold(), (x, y, z + 0.34), detail=18)
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    for k, side in enumerate((-1, 1)):
        splash((x, y, z + 0.4), (side * reach * c, side * reach * s, 0.85 * reach), 5 + k, 22, "#9be8ff", 0.7)


def evening(at=(0, 0, 1.5)):
    """The maze before sunset: rose and gold at the horizon, a low sun from the left, a soft light on the hero at `at`."""
    seen = [(-1, "#ffd0a0"), (-0.02, "#ffd89a"), (0.06, "#ffb08a"), (0.18, "#f08ab0"), (0.4, "#a880e0"), (1, "#6a6ae0")]
    sky(seen, 1.0, [(-1, "#8a9a5a"), (0, "#ffd0b0"), (0.4, "#d0a8ff"), (1, "#8a8aff")], 0.75)
    sun(222, 28, 4.2, "#ffc07a", 3)
    sun(60, 24, 1.4, "#ff9ac0", 8)
    x, y, z = at
    panel((x - 1.2, y - 6, z + 1.2), at, 2.5, 300, "#fff0dc", shiny=False)
    panel((x + 2, y - 6, z + 1), (x + 3, y + 1, z - 0.8), 2.5, 320, "#ffe6c8", shiny=False)
    for i, (cx, cz, size) in enumerate(((-34, 20, 6), (4, 30, 5), (40, 22, 7))):
        cloud((cx, 110, cz), size, i + 3, "#ffd9c8", "#f09ab0", 0.35)
