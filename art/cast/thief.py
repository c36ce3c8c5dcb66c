"""The round thief in a striped sweater, his sack, and the night guard (Stealthy Heist)."""

import math

from mathutils import Vector

from kit.face import eyes, mouth, smirk
from kit.forms import ball, cylinder, lathe, ring, tube
from kit.materials import clay, cloth, gloss, gold, material, shine
from kit.modelling import Clay, patch
from kit.outlines import smooth
from kit.people import arm, human_head, leg
from kit.props import coin
from kit.scene import aim, group

SKIN, NAVY, CREAM, RED = "#f7bf95", "#2c3a8f", "#fff4e6", "#f0424f"

# On tiptoe: one finger toward the lips, the sack behind him.
TIPTOE = {
    "arms": (
        [(-0.40, -0.05, 1.25), (-0.86, 0.0, 1.30), (-0.98, 0.1, 1.72)],
        [(0.40, -0.05, 1.25), (0.80, -0.42, 1.02), (0.84, -0.66, 1.36)],
    ),
    "legs": (
        [(-0.24, 0, 0.5), (-0.42, 0.08, 0.36), (-0.5, 0.18, 0.24)],
        [(0.24, 0, 0.5), (0.5, -0.34, 0.46), (0.52, -0.42, 0.16)],
    ),
    "toes": ((38, 0, 20), (-8, 0, 16)),
}


def sack(at, turn=(0, 0, 0), size=1.0, parent=None):
    """A full sack that hangs down from its tied neck at `at`."""
    handle = group(at, turn, size, parent)
    body = (
        Clay()
        .lump((0, 0, -0.72), (0.50, 0.46, 0.50))
        .lump((0.1, -0.08, -0.95), (0.44, 0.40, 0.34))
        .lump((-0.16, 0, -0.88), (0.42, 0.4, 0.36))
    )
    body.limb([(0, 0, -0.3), (0, 0, -0.12), (0, 0, 0.02)], [0.26, 0.13, 0.12]).lump((0, 0, 0.1), (0.2, 0.16, 0.09))
    body.make("#d9a768", voxel=0.04, smooth=5, rough=0.85, bump=0.25, bump_scale=5, parent=handle)
    ring(0.13, 0.045, clay("#8d5c2c"), (0, 0, -0.08), parent=handle)
    coin((0.02, -0.50, -0.78), (-8, 0, 0), 0.24, handle)
    return handle


def thief_head(at, parent, turn=(0, 0, 0), gaze=(0, 0), grin=True, size=1.0):
    """A masked face under a knitted cap with a pom-pom."""
    head, face = human_head(
        SKIN, at, parent, turn, brow=None, nose=0.13, nose_look=clay("#ff9d80"), eye_size=None, size=size
    )
    mask = Clay().lump((0, -0.02, 0.10), (0.555, 0.515, 0.215))
    for x in (-1, 1):
        mask.lump((0.20 * x, -0.30, 0.09), (0.22, 0.2, 0.19))
    mask.make("#2a2452", voxel=0.028, smooth=4, rough=0.6, parent=head)
    eyes(
        0.19,
        (0, -0.44, 0.09),
        (0.16, 0.11, 0.18),
        head,
        gaze=gaze,
        iris="#2f9e5a",
        lid=30,
        lid_look=clay("#2a2452"),
        tilt=8,
    )
    for x, out in ((0.5, 0.24), (0.56, 0.1)):
        tube(
            [(x, 0.2, 0.12), (x + 0.15, 0.28, 0.16 - out * 0.3), (x + 0.3, 0.3, 0.1 - out)],
            [0.06, 0.075, 0.03],
            clay("#2a2452"),
            flat=0.5,
            parent=head,
        )
    if grin:
        mouth(face, (0.04, 0, -0.27), 0.22, 0.13, 0.07, tongue=False)
    else:
        smirk(face, (0.02, 0, -0.29), 0.16, 0.05, 0.03)
    knit = Clay().lump((0, 0.05, 0.30), (0.545, 0.50, 0.38)).lump((0, 0.1, 0.52), (0.36, 0.34, 0.26))
    knit.make(NAVY, voxel=0.04, smooth=5, rough=0.9, sheen=0.5, parent=head)
    ring(0.51, 0.1, cloth(RED), (0, 0.04, 0.31), (8, 0, 0), scale=(1.04, 0.98, 1.1), parent=head)
    bobble = Clay()
    for i in range(22):
        a, up = i * 2.4, -1.2 + 2.4 * i / 21
        way = Vector((math.cos(a) * math.cos(up), math.sin(a) * math.cos(up), math.sin(up)))
        bobble.spike((0, 0.12, 0.86), Vector((0, 0.12, 0.86)) + way * 0.22, 0.11)
    bobble.make(RED, voxel=0.026, smooth=2, rough=0.9, parent=head)
    return head


def thief(
    at=(0, 0, 0),
    turn=(0, 0, 0),
    size=1.0,
    arms=None,
    legs=None,
    head=(0, 0, 0),
    gaze=(0, 0),
    sack_hand=0,
    sack_turn=(0, 0, 0),
    grin=True,
    toes=((0, 0, 0), (0, 0, 0)),
    parent=None,
):
    """The thief, about 2.5 high. `arms`, `legs`: (left, right) point lists as the camera sees them. `sack_hand`: index
    of the hand that holds the sack, None for no sack."""
    body = group(at, turn, size, parent)
    belly = Clay().lump((0, 0, 0.88), (0.62, 0.54, 0.52)).lump((0, 0, 1.22), (0.44, 0.38, 0.30))
    for k in range(5):
        belly.paint((0, 0, 0.52 + 0.235 * k), (9, 9, 0.062), NAVY, 0.3)
    belly.make(CREAM, voxel=0.035, smooth=6, rough=0.85, sheen=0.4, parent=body)
    seat = Clay().lump((0, 0, 0.56), (0.54, 0.47, 0.26))
    seat.make("#3b3f7a", voxel=0.04, smooth=5, rough=0.9, parent=body)
    legs = legs or (
        [(-0.24, 0, 0.5), (-0.27, -0.02, 0.3), (-0.27, 0, 0.13)],
        [(0.24, 0, 0.5), (0.27, -0.02, 0.3), (0.27, 0, 0.13)],
    )
    for line, toe in zip(legs, toes):
        leg(line, clay("#3b3f7a"), gloss("#8a4a2c"), body, 0.15, toe)
    arms = arms or (
        [(-0.40, -0.05, 1.25), (-0.74, -0.2, 1.05), (-0.80, -0.4, 0.82)],
        [(0.40, -0.05, 1.25), (0.74, -0.2, 1.05), (0.80, -0.4, 0.82)],
    )
    for index, line in enumerate(arms):
        points = [Vector(p) for p in line]
        sleeve = Clay().limb(points, [0.16, 0.135, 0.12])
        for k in range(4):
            p = points[0].lerp(points[1], 0.25 + 0.5 * k) if k < 2 else points[1].lerp(points[2], 0.25 + 0.5 * (k - 2))
            sleeve.paint(p, (0.072, 0.3, 0.3), NAVY, 0.2)
        sleeve.make(CREAM, voxel=0.03, smooth=4, rough=0.85, parent=body)
        tube(
            [points[-1].lerp(points[-2], 0.1), points[-1], points[-1] + (points[-1] - points[-2]).normalized() * 0.05],
            0.14,
            clay(RED),
            steps=4,
            parent=body,
        )
        arm(
            [points[-1].lerp(points[-2], 0.2), points[-1].lerp(points[-2], 0.1), points[-1]],
            clay(RED),
            clay("#fff6ea"),
            body,
            0.1,
            1.15,
            fist=index == sack_hand,
        )
        if index == sack_hand:
            sack(points[-1] + Vector((0, 0.05, -0.04)), sack_turn, 1.0, body)
    thief_head((0, -0.06, 1.76), body, head, gaze, grin)
    return body


def guard(at=(0, 0, 0), turn=0, size=1.0, beam=(0, -12, 0), gaze=(0, 0), head=(4, 0, 0), lean=0, parent=None):
    """The guard with a flashlight in his right hand (the camera's left). `beam`: rotation of the flashlight in degrees; it
    points along -y at (0, 0, 0)."""
    body = group(at, (0, lean, turn), size, parent)
    blue = clay("#3f5fc4")
    shape = Clay().lump((0, 0, 0.95), (0.43, 0.36, 0.48)).lump((0, 0, 1.25), (0.36, 0.31, 0.24))
    shape.make("#3f5fc4", voxel=0.035, smooth=6, rough=0.8, parent=body)
    ring(0.42, 0.06, gloss("#2a2452"), (0, 0, 0.66), scale=(1, 0.84, 1), parent=body)
    lathe(
        [(0, -0.03), (0.1, -0.03), (0.1, 0.03), (0, 0.03)], gold(), (0, -0.37, 0.66), (90, 0, 0), sides=20, parent=body
    )
    for z in (0.85, 1.02, 1.19):
        ball(0.045, gold(), (0, -0.385 + (z - 0.85) * 0.1, z), detail=16, parent=body)
    tube(
        [(0, -0.34, 1.36), (0, -0.38, 1.2), (0.02, -0.4, 1.0)],
        [0.07, 0.09, 0.05],
        clay("#2a2452"),
        flat=0.4,
        parent=body,
    )
    for x in (-1, 1):
        leg(
            [(0.2 * x, 0, 0.6), (0.22 * x, -0.04, 0.35), (0.22 * x, 0, 0.14)],
            clay("#2c3a8f"),
            gloss("#2a2452"),
            body,
            0.15,
            (0, 0, 8 * x),
        )
    lift = [(-0.34, -0.05, 1.25), (-0.58, -0.35, 1.06), (-0.46, -0.72, 1.16)]
    arm(lift, blue, clay("#e8a87c"), body, 0.13, 1.05, fist=True)
    arm([(0.34, -0.05, 1.25), (0.64, -0.1, 1.02), (0.62, -0.38, 0.84)], blue, clay("#e8a87c"), body, 0.13, 1.05)
    torch = group((-0.46, -0.84, 1.2), beam, 1, body)
    cylinder(0.075, 0.42, gloss("#3a3560"), (0, -0.05, 0), (90, 0, 0), parent=torch)
    lathe([(0.08, 0), (0.15, 0.16), (0.16, 0.22)], gloss("#ffb52e"), (0, -0.24, 0), (90, 0, 0), parent=torch)
    cylinder(0.14, 0.03, shine("#fff6c9", 1.4), (0, -0.44, 0), (90, 0, 0), parent=torch)
    top, face = human_head(
        "#e8a87c", (0, -0.05, 1.76), body, head, gaze, iris="#5a3a22", brow="#4a2a1a", anger=16, nose=0.13, lips=None
    )
    tache = Clay().lump((0, -0.48, -0.20), (0.09, 0.08, 0.06))
    for x in (-1, 1):
        tache.limb([(0.04 * x, -0.5, -0.19), (0.2 * x, -0.49, -0.23), (0.36 * x, -0.40, -0.17)], [0.09, 0.085, 0.03])
    tache.make("#4a2a1a", voxel=0.026, smooth=3, rough=0.9, parent=top)
    patch(face, smooth([(-0.1, -0.02), (0.1, -0.02), (0.07, -0.1), (-0.07, -0.1)]), material("#5a1030"), (0, 0, -0.32))
    Clay().lump((0, 0.06, 0.40), (0.53, 0.50, 0.20)).lump((0, 0.02, 0.52), (0.60, 0.56, 0.13)).make(
        "#2c3a8f", voxel=0.035, smooth=5, rough=0.8, parent=top
    )
    ring(0.5, 0.06, gloss("#2a2452"), (0, 0.03, 0.33), scale=(1.03, 0.98, 1), parent=top)
    ball(0.36, gloss("#2a2452"), (0, -0.42, 0.30), (14, 0, 0), (1.0, 0.62, 0.13), parent=top)
    aim(cylinder(0.1, 0.05, gold(), (0, -0.50, 0.48), bevel=0.02, sides=6, parent=top), (0, -1, 0.2))
    return body
