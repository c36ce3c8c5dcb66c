"""Three friends in bright helmets and their snowballs (Survive Squad)."""

import math

from mathutils import Vector

from kit.face import mouth
from kit.forms import ball, ring, scatter, tube
from kit.materials import clay, cloth, gloss, material
from kit.modelling import Clay
from kit.people import grip, human_head, leg
from kit.scene import group

# For each friend: jacket, darker shade of it, skin, hair, iris, tilt of the eyebrows.
FRIENDS = {
    "red": ("#f5343f", "#b81a3c", "#f9c29c", "#7a3a1f", "#3f9e5a", 14),
    "yellow": ("#ffc61f", "#e08a12", "#c78a5c", "#3a2420", "#8a4f2a", -8),
    "blue": ("#2f80f5", "#1c4fb8", "#f6b890", "#ffd766", "#2f7be0", 10),
}
SNOW = {"rough": 0.8, "specular": 0.2, "glow": 0.16}


def snowball(at, radius=0.2, parent=None, seed=0):
    """A lumpy ball of snow."""
    r = scatter(seed)
    body = Clay().lump((0, 0, 0), radius * 0.9)
    for _ in range(9):
        way = Vector((r.uniform(-1, 1), r.uniform(-1, 1), r.uniform(-1, 1))).normalized()
        body.lump(way * radius * 0.5, radius * r.uniform(0.45, 0.6))
    return body.make("#f2fbff", voxel=radius * 0.14, smooth=3, at=at, parent=parent, **SNOW)


def thrown(start, end, count=1, radius=0.2, seed=0):
    """Snowballs in flight from `start` to `end`, each with a tail of snow crumbs."""
    a, b = Vector(start), Vector(end)
    r, way = scatter(seed), (b - a).normalized()
    look = material("#f2fbff", **SNOW)
    for k in range(count):
        t = (k + 0.7) / count
        middle = a.lerp(b, t) + Vector((0, 0, 0.5 * (1 - (2 * t - 1) ** 2)))
        snowball(middle, radius, None, seed + k)
        for step in range(8):
            off = Vector((r.uniform(-1, 1), r.uniform(-1, 1), r.uniform(-1, 1))) * radius * 0.5
            ball(radius * (0.34 - 0.03 * step), look, middle - way * radius * (1.2 + 0.55 * step) + off, detail=10)


def burst(at, size=0.6, seed=0):
    """A bursting snowball."""
    r = scatter(seed)
    body = Clay().lump(at, size * 0.4)
    for _ in range(16):
        way = Vector((r.uniform(-1, 1), r.uniform(-1, 0.2), r.uniform(-1, 1))).normalized()
        body.spike(at, Vector(at) + way * size * r.uniform(0.7, 1.1), size * 0.22)
    body.make("#f2fbff", voxel=size * 0.07, smooth=2, **SNOW)
    look = material("#f2fbff", **SNOW)
    for _ in range(16):
        way = Vector((r.uniform(-1, 1), r.uniform(-1, 0.2), r.uniform(-1, 1))).normalized()
        ball(size * r.uniform(0.06, 0.13), look, Vector(at) + way * size * r.uniform(1.1, 1.7), detail=10)


def _mitten(at, toward, colour, parent):
    way = Vector(toward).normalized()
    side = way.cross(Vector((0, -1, 0))).normalized()
    middle = Vector(at) + way * 0.16
    body = Clay().lump(middle, 0.17).lump(middle + way * 0.12, (0.15, 0.15, 0.15))
    thumb = middle + side * 0.12
    body.limb([middle, thumb, thumb + way * 0.1 + side * 0.04], [0.08, 0.075, 0.065])
    body.make(colour, voxel=0.03, smooth=4, rough=0.85, parent=parent)
    tip = Vector(at) + way * 0.03
    tube([tip - way * 0.04, tip, tip + way * 0.04], 0.165, cloth("#fff8f0", glow=0.1), steps=4, parent=parent)


def friend_head(kind, at, parent=None, turn=(0, 0, 0), gaze=(0, 0), size=1.0, shout=0.16):
    """A rosy face in a padded helmet with goggles and a pom-pom. `kind`: red, yellow or blue."""
    bright, dark, skin, hair, iris, anger = FRIENDS[kind]
    head, face = human_head(
        skin,
        at,
        parent,
        turn,
        gaze,
        iris=iris,
        brow=hair if kind != "blue" else "#c98a2a",
        anger=anger,
        nose=0.085,
        nose_look=clay("#ff8f7a" if kind != "yellow" else "#e08a64"),
        eye_size=(0.185, 0.125, 0.225),
        size=size,
        blush="#ff7f78" if kind != "yellow" else "#e0785a",
    )
    mouth(face, (0.02, 0, -0.27), 0.2, shout, 0.07)
    locks = Clay().lump((0, 0.16, 0.1), (0.55, 0.4, 0.44))
    if kind == "red":
        for x in (-1, 1):
            locks.limb([(0.5 * x, -0.05, -0.15), (0.66 * x, -0.2, -0.5), (0.62 * x, -0.3, -0.86)], [0.13, 0.14, 0.07])
            locks.spike((0.1 * x, -0.42, 0.4), (0.36 * x, -0.46, 0.3), 0.1)
    elif kind == "yellow":
        for k in range(6):
            locks.lump((-0.35 + 0.14 * k, -0.4 + 0.05 * abs(k - 2.5), 0.36), 0.11)
    else:
        for x in (-0.3, -0.12, 0.1):
            locks.spike((x, -0.36, 0.42), (x + 0.24, -0.52, 0.32), 0.11)
    locks.make(hair, voxel=0.03, smooth=3, rough=0.75, parent=head)
    shell = Clay().lump((0, 0.06, 0.42), (0.68, 0.62, 0.46)).lump((0, -0.06, 0.58), (0.54, 0.54, 0.33))
    for x in (-1, 1):
        shell.lump((0.58 * x, 0.04, 0.02), (0.16, 0.3, 0.34))
    shell.make(bright, voxel=0.035, smooth=6, rough=0.3, coat=0.55, glow=0.04, parent=head)
    r, fur = scatter(5), Clay()
    for k in range(26):
        a = math.pi * (k / 25)
        fur.lump((0.57 * math.cos(a), -0.26 - 0.18 * math.sin(a), 0.16 + 0.30 * math.sin(a)), r.uniform(0.07, 0.09))
    for x in (-1, 1):
        for k in range(4):
            fur.lump((0.56 * x, -0.24 + 0.02 * k, 0.1 - 0.12 * k), r.uniform(0.07, 0.09))
    fur.make("#fff6ec", voxel=0.035, smooth=2, rough=0.9, glow=0.14, parent=head)
    strap = gloss(dark)
    tube(
        [(-0.64, -0.2, 0.52), (-0.38, -0.5, 0.62), (0, -0.61, 0.67), (0.38, -0.5, 0.62), (0.64, -0.2, 0.52)],
        0.07,
        strap,
        flat=0.6,
        parent=head,
    )
    for x in (-1, 1):
        ring(0.15, 0.05, gloss("#fff6ec"), (0.2 * x, -0.61, 0.68), (70, 0, 18 * x), sides=30, parent=head)
        lens = material("#2fd6d0" if kind != "blue" else "#ffb52e", rough=0.1, coat=0.8, glow=0.2)
        ball(0.15, lens, (0.2 * x, -0.6, 0.68), (-20, 0, 18 * x), (1, 0.4, 1), detail=24, parent=head)
    bobble = Clay()
    for k in range(20):
        a, up = k * 2.4, -1.2 + 2.4 * k / 19
        way = Vector((math.cos(a) * math.cos(up), math.sin(a) * math.cos(up), math.sin(up)))
        bobble.spike((0, 0.1, 0.98), Vector((0, 0.1, 0.98)) + way * 0.22, 0.11)
    bobble.make("#fff6ec", voxel=0.028, smooth=2, rough=0.9, glow=0.14, parent=head)
    return head


def friend(
    kind,
    at=(0, 0, 0),
    turn=(0, 0, 0),
    size=1.0,
    arms=None,
    legs=None,
    head=(0, 0, 0),
    gaze=(0, 0),
    shout=0.16,
    ball_in=None,
    toes=((0, 0, 0), (0, 0, 0)),
    parent=None,
):
    """A friend in a padded suit, about 2.6 high. `arms`, `legs`: (left, right) point lists as the camera sees them;
    `ball_in`: index of the hand with a snowball."""
    bright, dark, *_ = FRIENDS[kind]
    body = group(at, turn, size, parent)
    quilt = {"rough": 0.5, "coat": 0.2, "sheen": 0.2, "glow": 0.04}
    jacket = Clay().lump((0, 0, 1.16), (0.41, 0.35, 0.22)).lump((0, 0, 0.9), (0.47, 0.41, 0.22))
    jacket.lump((0, 0, 0.66), (0.47, 0.42, 0.21))
    jacket.make(bright, voxel=0.035, smooth=3, parent=body, **quilt)
    tube([(0, -0.36, 1.24), (0, -0.42, 0.9), (0, -0.43, 0.56)], 0.045, clay("#fff6ec"), flat=0.6, parent=body)
    legs = legs or (
        [(-0.2, 0, 0.56), (-0.24, -0.02, 0.34), (-0.26, 0, 0.14)],
        [(0.2, 0, 0.56), (0.24, -0.02, 0.34), (0.26, 0, 0.14)],
    )
    for line, toe in zip(legs, toes):
        leg(line, clay(dark), gloss("#fff0e0", glow=0.06), body, 0.19, toe, 1.1)
    arms = arms or (
        [(-0.36, 0, 1.16), (-0.66, -0.1, 0.98), (-0.74, -0.3, 0.8)],
        [(0.36, 0, 1.16), (0.66, -0.1, 0.98), (0.74, -0.3, 0.8)],
    )
    for index, line in enumerate(arms):
        points = [Vector(p) for p in line]
        sleeve = Clay()
        for k in range(6):
            t = k / 5 * 2
            p = points[0].lerp(points[1], t) if t <= 1 else points[1].lerp(points[2], t - 1)
            sleeve.lump(p, 0.19 - 0.012 * k)
        sleeve.make(bright, voxel=0.032, smooth=3, parent=body, **quilt)
        way = points[-1] - points[-2]
        _mitten(points[-1], way, dark, body)
        if index == ball_in:
            snowball(grip(line, 0.4) + Vector((0, -0.1, 0.02)), 0.25, body)
    scarf = Clay()
    for k in range(16):
        a = math.tau * k / 16
        scarf.lump((0.33 * math.cos(a), -0.02 + 0.3 * math.sin(a), 1.33 + 0.03 * math.sin(3 * a)), 0.115)
    scarf.limb([(0.24, -0.3, 1.28), (0.34, -0.44, 1.05), (0.3, -0.46, 0.84)], [0.11, 0.12, 0.1], 0.5)
    scarf.make("#fff6ec" if kind != "yellow" else "#f5343f", voxel=0.035, smooth=3, rough=0.9, glow=0.06, parent=body)
    friend_head(kind, (0, -0.08, 1.78), body, head, gaze, 1.0, shout)
    return body
