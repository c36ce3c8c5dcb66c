"""The hairy caveman and his bone (Caveman Jumper), and the green dinosaur that chases him."""

import math

from mathutils import Vector

from kit.face import eyes, mouth
from kit.forms import ball, lathe, scatter
from kit.materials import clay, material
from kit.modelling import Clay
from kit.people import grip, hand, human_head
from kit.scene import aim, group

SKIN, HAIR, HIDE, SPOT = "#f0a873", "#5d3420", "#ffae3d", "#8a4a1c"


def bone(at, turn=(0, 0, 0), size=1.0, parent=None):
    """A toy bone along z, 1.5 long."""
    handle = group(at, turn, size, parent)
    shape = Clay().limb([(0, 0, -0.55), (0, 0, 0), (0, 0, 0.55)], [0.12, 0.10, 0.12])
    for z in (-1, 1):
        for x in (-1, 1):
            shape.lump((0.13 * x, 0, 0.66 * z), (0.16, 0.13, 0.17))
    shape.make("#fff6e4", voxel=0.03, smooth=5, rough=0.5, glow=0.06, parent=handle)
    return handle


def _foot(at, turn, parent):
    handle = group(at, turn, 1, parent)
    shape = Clay().lump((0, -0.10, 0), (0.17, 0.27, 0.11)).lump((0, 0.04, 0.04), (0.14, 0.15, 0.14))
    for k, x in enumerate((-0.12, -0.02, 0.07, 0.14)):
        shape.lump((x, -0.33 + 0.02 * k, 0), 0.075 - 0.006 * k)
    shape.make(SKIN, voxel=0.025, smooth=3, glow=0.08, parent=handle)


def caveman_head(at, parent, turn=(0, 0, 0), gaze=(0, 0), shout=0.26, size=1.0, anger=-14, bites=False):
    """A head with wild hair and a beard. `bites`: he holds a bone between his teeth."""
    head, _ = human_head(
        SKIN,
        at,
        parent,
        turn,
        gaze,
        iris="#3f8f3a",
        brow=HAIR,
        anger=anger,
        nose=0.14,
        nose_look=clay("#f49a6a"),
        eye_size=(0.175, 0.12, 0.21),
        size=size,
    )
    beard = Clay().lump((0, -0.20, -0.30), (0.50, 0.37, 0.27)).lump((0, -0.30, -0.42), (0.36, 0.30, 0.26))
    r = scatter(6)
    for i in range(11):
        a = math.pi * (i / 10)
        tip = Vector((0.66 * math.cos(a), -0.26, -0.34 - 0.62 * math.sin(a) * r.uniform(0.9, 1.1)))
        beard.spike((0.38 * math.cos(a), -0.22, -0.32 - 0.12 * math.sin(a)), tip, 0.19)
    for x in (-1, 1):
        beard.lump((0.14 * x, -0.49, -0.18), (0.18, 0.1, 0.075), (0, 18 * x, 0))
    made = beard.make(HAIR, voxel=0.03, smooth=3, rough=0.8, parent=head)
    mouth(made, (0, 0, -0.32), 0.31 if bites else 0.23, shout, 0.08, tongue=not bites, lower_teeth=bites)
    if bites:
        bone((0, -0.62, -0.435), (0, 88, 0), 0.82, head)
    hair = Clay().lump((0, 0.14, 0.22), (0.60, 0.48, 0.44))
    for _ in range(26):
        a, up = r.uniform(0, math.tau), r.uniform(0.05, 1.3)
        way = Vector((math.cos(a) * math.cos(up), abs(math.sin(a)) * math.cos(up) + 0.1, math.sin(up))).normalized()
        root = Vector((0, 0.12, 0.18)) + Vector((way.x * 0.48, way.y * 0.36, way.z * 0.36))
        hair.spike(root, root + way * r.uniform(0.26, 0.42) + Vector((0, 0, 0.06)), 0.15)
    for x in (-0.36, -0.12, 0.14, 0.38):
        hair.spike((x * 0.9, -0.26, 0.46), (x * 1.3, -0.50, 0.60), 0.15)
    hair.make(HAIR, voxel=0.032, smooth=3, rough=0.8, parent=head)
    return head


def caveman(
    at=(0, 0, 0),
    turn=(0, 0, 0),
    size=1.0,
    arms=None,
    legs=None,
    head=(0, 0, 0),
    feet=((0, 0, 0), (0, 0, 0)),
    holds=0,
    bone_turn=(0, 30, 0),
    parent=None,
    **face,
):
    """The caveman; standing, his feet are at the origin. `arms` and `legs`: (left, right) point lists as the camera
    sees them, from the shoulder or hip; `feet`: their rotations. `holds`: index of the hand with the bone, None for no
    bone. `face`: arguments of caveman_head."""
    body = group(at, turn, size, parent)
    arms = arms or (
        [(-0.30, 0, 1.08), (-0.62, -0.1, 0.86), (-0.66, -0.3, 0.56)],
        [(0.30, 0, 1.08), (0.62, -0.1, 0.86), (0.66, -0.3, 0.56)],
    )
    legs = legs or (
        [(-0.2, 0, 0.5), (-0.22, -0.02, 0.3), (-0.22, 0, 0.12)],
        [(0.2, 0, 0.5), (0.22, -0.02, 0.3), (0.22, 0, 0.12)],
    )
    flesh = Clay().lump((0, 0, 1.05), (0.36, 0.27, 0.24))
    for line in (*arms, *legs):
        flesh.limb(line, [0.155, 0.135, 0.12])
    flesh.make(SKIN, voxel=0.032, smooth=5, glow=0.08, parent=body)
    wrap = Clay().lump((0, 0, 0.74), (0.41, 0.33, 0.40)).lump((-0.08, -0.02, 1.06), (0.28, 0.27, 0.18))
    r = scatter(3)
    for i in range(12):
        a = math.tau * i / 12
        wrap.spike((0.34 * math.cos(a), 0.27 * math.sin(a), 0.50), (0.46 * math.cos(a), 0.38 * math.sin(a), 0.24), 0.14)
    for _ in range(26):
        a, z = r.uniform(0, math.tau), r.uniform(0.4, 1.1)
        s = r.uniform(0.045, 0.085)
        wrap.paint((0.40 * math.cos(a), 0.32 * math.sin(a), z), (s, s * 1.6, s), SPOT, 0.2)
    wrap.make(HIDE, voxel=0.03, smooth=4, rough=0.8, parent=body)
    for line, spin in zip(legs, feet):
        _foot(line[-1], spin, body)
    for index, line in enumerate(arms):
        way = Vector(line[-1]) - Vector(line[-2])
        hand(line[-1], way, clay(SKIN, glow=0.08), body, 1.15, fist=index == holds)
        if index == holds:
            bone(grip(line, 0.14) + Vector((0, -0.06, 0.0)), bone_turn, 1.05, body)
    caveman_head((0, -0.08, 1.62), body, head, **face)
    return body


GREEN, BELLY, SPINE = "#5cc24a", "#f4f0a0", "#ff8a3d"


def _jaws(at, parent, turn, gape):
    head = group(at, turn, 1, parent)
    top = (
        Clay()
        .lump((0, 0.05, 0.12), (0.56, 0.58, 0.44))
        .lump((0, -0.66, 0.06), (0.46, 0.56, 0.28))
        .lump((0, -1.02, 0.14), (0.36, 0.22, 0.2))
    )
    for x in (-1, 1):
        top.lump((0.28 * x, -0.12, 0.46), (0.24, 0.22, 0.2))
    top.make(GREEN, voxel=0.045, smooth=6, parent=head)
    chin = group((0, 0.0, -0.12), (gape, 0, 0), 1, head)
    Clay().lump((0, -0.56, -0.16), (0.42, 0.60, 0.15)).lump((0, 0, -0.1), (0.44, 0.4, 0.24)).paint(
        (0, -0.5, -0.4), (0.6, 1.0, 0.24), BELLY, 0.1
    ).make(GREEN, voxel=0.045, smooth=5, parent=chin)
    Clay().lump((0, -0.45, -0.05), (0.33, 0.5, 0.07)).make("#ff5d7d", voxel=0.05, smooth=4, rough=0.4, parent=chin)
    ball(0.4, clay("#5a1030"), (0, -0.12, -0.12), scale=(0.95, 1.1, 0.6), parent=head)
    ivory = material("#fffdf2", rough=0.25, glow=0.2)
    for x in (-1, 1):
        for k in range(4):
            y = -0.42 - 0.17 * k
            lathe(
                [(0, -0.2), (0.035, -0.1), (0.07, 0.02)],
                ivory,
                ((0.40 - 0.045 * k) * x, y, -0.07),
                sides=12,
                parent=head,
            )
            lathe(
                [(0.06, -0.02), (0.03, 0.08), (0, 0.15)],
                ivory,
                ((0.36 - 0.04 * k) * x, y + 0.06, -0.1),
                sides=12,
                parent=chin,
            )
        ball(0.06, clay("#2f7a2a"), (0.16 * x, -1.19, 0.22), detail=16, parent=head)
    eyes(
        0.28,
        (0, -0.26, 0.50),
        (0.19, 0.16, 0.21),
        head,
        tilt=22,
        gaze=(6, -8),
        white="#fffbe6",
        iris="#ffb21f",
        iris_size=40,
        lid=26,
        lid_look=clay("#4aad3c"),
    )
    return head


def dinosaur(at=(0, 0, 0), turn=0, size=1.0, gape=26, head=(0, 0, 52), parent=None):
    """A dinosaur that runs along +x with open jaws; about 3 high and 4.5 long. `head`: rotation of the head; 0 faces
    the camera."""
    body = group(at, (0, 0, turn), size, parent)
    shape = (
        Clay()
        .lump((0, 0, 1.5), (0.85, 0.62, 0.72))
        .limb([(0.3, 0, 1.7), (0.75, 0, 2.15), (0.95, 0, 2.5)], [0.55, 0.44, 0.40])
    )
    shape.limb([(-0.5, 0, 1.5), (-1.4, 0.05, 1.35), (-2.2, 0.1, 1.6), (-2.8, 0.1, 2.05)], [0.55, 0.36, 0.22, 0.07])
    for y, line in (
        (-0.42, [(0.1, -0.42, 1.2), (0.62, -0.45, 0.8), (0.45, -0.45, 0.3)]),
        (0.42, [(-0.1, 0.42, 1.2), (-0.5, 0.45, 0.85), (-0.95, 0.45, 0.75)]),
    ):
        shape.limb(line, [0.42, 0.28, 0.2]).lump(Vector(line[-1]) + Vector((0.18, 0, -0.12)), (0.36, 0.24, 0.15))
        shape.limb([(0.72, y * 0.8, 1.75), (1.02, y, 1.55), (1.24, y * 0.9, 1.66)], [0.15, 0.12, 0.1])
    shape.paint((0.7, 0, 1.35), (0.5, 0.5, 0.75), BELLY, 0.1).make(GREEN, voxel=0.055, smooth=6, parent=body)
    for x, z, s in (
        (0.6, 2.72, 0.2),
        (0.25, 2.3, 0.26),
        (-0.25, 2.18, 0.3),
        (-0.8, 1.92, 0.28),
        (-1.35, 1.70, 0.24),
        (-1.9, 1.68, 0.18),
    ):
        aim(
            lathe(
                [(s * 0.62, 0), (s * 0.3, s * 0.8), (0, s * 1.5)],
                clay(SPINE),
                (x, 0, z - 0.1),
                sides=4,
                crease=20,
                parent=body,
            ),
            (-0.45, 0, 1),
        )
    _jaws((1.15, -0.1, 2.62), body, head, gape)
    return body
