"""The girl in the pink helmet, her leaf blower, and the zombie neighbors (Zombie Monster Survivors)."""

import math

from mathutils import Vector

from kit.face import eye, mouth
from kit.forms import ball, box, lathe, ring, scatter, tube
from kit.materials import clay, gloss
from kit.modelling import Clay
from kit.people import arm, hand, human_head, leg
from kit.scene import group

SKIN, PINK, HAIR, DENIM, SHIRT = "#e9a878", "#ff4f9a", "#4a2616", "#3f8fe0", "#ffe14d"


def blower(at, turn=(0, 0, 0), size=1.0, parent=None):
    """An orange leaf blower held at its handle; it blows toward +x."""
    handle = group(at, turn, size, parent)
    Clay().lump((-0.05, 0, 0), (0.42, 0.30, 0.30)).lump((-0.34, 0, -0.02), (0.22, 0.24, 0.25)).make(
        "#ff8a1f", voxel=0.035, smooth=5, rough=0.3, coat=0.6, parent=handle
    )
    ring(0.2, 0.05, gloss("#3a3560"), (-0.12, -0.24, 0), (90, 0, 0), parent=handle)
    for k in range(3):
        box((0.04, 0.08, 0.22), "#3a3560", (-0.2 + 0.08 * k, -0.28, 0), bevel=0.015, parent=handle)
    tube([(-0.26, 0, 0.26), (-0.14, 0, 0.44), (0.12, 0, 0.44), (0.22, 0, 0.24)], 0.055, gloss("#3a3560"), parent=handle)
    lathe(
        [(0.17, 0), (0.15, 0.3), (0.17, 0.85), (0.24, 1.1), (0.26, 1.16), (0.22, 1.16), (0.16, 0.9)],
        gloss("#4a4478"),
        (0.26, 0, 0),
        (0, 90, 0),
        parent=handle,
    )
    for x in (0.36, 0.62):
        ring(0.165, 0.03, gloss("#ffd23f"), (x, 0, 0), (0, 90, 0), parent=handle)
    return handle


def girl_head(at, parent, turn=(0, 0, 0), gaze=(0, 0), size=1.0, anger=14):
    """A head with freckles, a bicycle helmet and a ponytail. `anger` makes the grin determined."""
    head, face = human_head(
        SKIN,
        at,
        parent,
        turn,
        gaze,
        iris="#3f9e5a",
        brow=HAIR,
        anger=anger,
        nose=0.075,
        nose_look=clay("#f08a68"),
        eye_size=(0.18, 0.12, 0.215),
        size=size,
        blush="#ff8a80",
    )
    mouth(face, (0.03, 0, -0.28), 0.21, 0.15, 0.07)
    hair = Clay().lump((0, 0.16, 0.12), (0.57, 0.42, 0.46))
    for x in (-1, 1):
        hair.lump((0.47 * x, -0.02, -0.02), (0.13, 0.2, 0.3)).spike(
            (0.47 * x, -0.1, -0.1), (0.44 * x, -0.22, -0.42), 0.12
        )
        hair.spike((0.12 * x, -0.42, 0.40), (0.40 * x, -0.44, 0.27), 0.12)
    hair.limb([(0, 0.5, 0.0), (-0.15, 0.78, -0.05), (-0.45, 0.9, -0.35), (-0.55, 0.8, -0.75)], [0.17, 0.22, 0.2, 0.05])
    hair.make(HAIR, voxel=0.032, smooth=4, rough=0.7, parent=head)
    shell = Clay().lump((0, 0.08, 0.44), (0.59, 0.58, 0.36)).lump((0, -0.06, 0.54), (0.5, 0.50, 0.28))
    shell.make(PINK, voxel=0.035, smooth=5, rough=0.26, coat=0.6, parent=head)
    for x, y, long in ((0, -0.1, 0.5), (-0.26, -0.02, 0.42), (0.26, -0.02, 0.42)):
        Clay().lump((x, y - 0.18, 0.79 - abs(x) * 0.30), (0.055, 0.24 * long * 2, 0.075), (26, 0, 0)).make(
            "#a81f6a", voxel=0.025, smooth=4, parent=head
        )
    ring(0.55, 0.055, gloss("#ffffff"), (0, 0.05, 0.37), (6, 0, 0), scale=(1.05, 1.05, 1), parent=head)
    for x in (-1, 1):
        tube(
            [(0.55 * x, -0.05, 0.34), (0.51 * x, -0.16, -0.2), (0.24 * x, -0.26, -0.47)],
            0.035,
            clay("#5a2a6b"),
            flat=0.5,
            parent=head,
        )
    return head


def girl(
    at=(0, 0, 0),
    turn=(0, 0, 0),
    size=1.0,
    head=(0, 0, 0),
    gaze=(0, 0),
    aim_at=(0, 0, 0),
    legs=None,
    toes=((0, 0, 0), (0, 0, 0)),
    arms=None,
    anger=14,
    parent=None,
):
    """The girl with the blower at her hip, blowing toward +x; `aim_at` rotates the blower. With `arms` (left and right
    point lists as the camera sees them) she has no blower, and her hands are open."""
    body = group(at, turn, size, parent)
    Clay().lump((0, 0, 1.16), (0.34, 0.28, 0.24)).make(SHIRT, voxel=0.035, smooth=5, rough=0.85, parent=body)
    bib = Clay().lump((0, 0, 0.82), (0.37, 0.32, 0.34)).lump((0, -0.06, 1.06), (0.24, 0.27, 0.17))
    bib.make(DENIM, voxel=0.032, smooth=5, rough=0.85, parent=body)
    for x in (-1, 1):
        tube(
            [(0.16 * x, -0.27, 1.16), (0.19 * x, -0.14, 1.37), (0.17 * x, 0.16, 1.34)],
            0.055,
            clay(DENIM),
            flat=0.6,
            parent=body,
        )
        ball(0.055, gloss("#ffd23f"), (0.16 * x, -0.31, 1.14), detail=16, parent=body)
    legs = legs or (
        [(-0.18, 0, 0.6), (-0.42, -0.02, 0.4), (-0.5, 0.06, 0.14)],
        [(0.18, 0, 0.6), (0.40, -0.24, 0.42), (0.42, -0.22, 0.14)],
    )
    for line, toe in zip(legs, toes):
        leg(line, clay(DENIM), gloss(PINK), body, 0.15, toe)
    if arms is None:
        blower((0, 0, 0), parent=group((0.42, -0.46, 0.86), aim_at, 1, body))
    hold = (
        [(-0.30, -0.04, 1.22), (-0.36, -0.44, 0.96), (0.12, -0.66, 0.98)],
        [(0.30, -0.04, 1.22), (0.58, -0.12, 1.14), (0.46, -0.40, 1.22)],
    )
    for line in arms or hold:
        arm(line, clay(SHIRT), clay("#fff6ea"), body, 0.11, 1.1, fist=arms is None)
    girl_head((0, -0.06, 1.72), body, head, gaze, anger=anger)
    return body


def zombie(at=(0, 0, 0), turn=(0, 0, 0), size=1.0, blown=False, gaze=(0, 0), seed=0, parent=None):
    """A green neighbor, about 2.2 high, with arms stretched toward -y; `blown`: in the air with flailing limbs and
    wide eyes."""
    body = group(at, turn, size, parent)
    skin = ["#7fcf5a", "#9ad85f", "#62bd6a"][seed % 3]
    coat = ["#8a5fd0", "#d0604a", "#4a7fd8", "#d8a03a"][seed % 4]
    trunk = Clay().lump((0, 0, 0.86), (0.36, 0.29, 0.42)).lump((0, 0, 1.12), (0.34, 0.27, 0.2))
    for i in range(9):
        a = math.tau * i / 9
        trunk.spike(
            (0.28 * math.cos(a), 0.23 * math.sin(a), 0.62), (0.38 * math.cos(a), 0.31 * math.sin(a), 0.38), 0.12
        )
    trunk.make(coat, voxel=0.035, smooth=4, rough=0.85, parent=body)
    r = scatter(seed)
    for x in (-1, 1):
        if blown:
            line = [(0.3 * x, 0, 1.2), (0.62 * x, -0.05, 1.40 + 0.1 * x), (0.84 * x, -0.1, 1.75)]
            limb = [(0.17 * x, 0, 0.56), (0.46 * x, -0.2, 0.42), (0.62 * x, -0.42, 0.30)]
        else:
            line = [(0.3 * x, 0, 1.2), (0.46 * x, -0.36, 1.12 + 0.08 * x), (0.42 * x, -0.78, 1.2 + 0.12 * x)]
            limb = [(0.17 * x, 0, 0.56), (0.2 * x, -0.03, 0.34), (0.2 * x, -0.12 * (x > 0), 0.13)]
        tube([line[0], line[1], Vector(line[1]).lerp(Vector(line[2]), 0.3)], 0.12, clay(coat), parent=body)
        tube(
            [Vector(line[1]).lerp(Vector(line[2]), 0.2), Vector(line[1]).lerp(Vector(line[2]), 0.6), line[2]],
            0.09,
            clay(skin),
            parent=body,
        )
        hand(
            line[2],
            Vector(line[2]) - Vector(line[1]),
            clay(skin),
            body,
            1.1,
            palm=(0, 0, -1) if not blown else (0, -1, 0),
        )
        leg(limb, clay("#4a4a86"), clay("#6b4a3a"), body, 0.13, (r.uniform(-10, 30), 0, 12 * x))
    head = group((0, -0.05, 1.66), (-8 if blown else 4, 0, r.uniform(-8, 8)), 1, body)
    skull = (
        Clay()
        .lump((0, 0, 0.06), (0.47, 0.43, 0.46))
        .lump((0, -0.06, -0.2), (0.38, 0.34, 0.26))
        .lump((0, -0.44, -0.05), (0.09, 0.1, 0.08))
    )
    for x in (-1, 1):
        skull.lump((0.47 * x, 0.02, 0), (0.09, 0.07, 0.13))
    skull.paint((0.34, -0.2, 0.34), (0.16, 0.2, 0.14), "#b8e890").paint((-0.3, -0.3, -0.2), (0.1, 0.2, 0.1), "#5a9e4a")
    made = skull.make(skin, voxel=0.03, smooth=5, glow=0.06, parent=head)
    big, small = (0.17, 0.11, 0.19), (0.125, 0.09, 0.14)
    for x, s in ((-1, big), (1, small)):
        shut = {} if blown else {"lid": 16, "lid_look": clay("#5a9e4a")}
        eye(
            (0.18 * x, -0.37, 0.12),
            s,
            head,
            gaze,
            white="#fff6c9",
            iris="#e0562f",
            iris_size=30,
            pupil=(14, 14),
            **shut,
        )
    if blown:
        mouth(made, (0, 0, -0.2), 0.15, 0.2, -0.04, lower_teeth=True)
    else:
        mouth(made, (0, 0, -0.2), 0.2, 0.13, -0.03, tongue=False, lower_teeth=True)
    tufts = Clay().lump((0, 0.12, 0.34), (0.36, 0.30, 0.2))
    for _ in range(9):
        a = r.uniform(0, math.tau)
        tufts.spike(
            (0.2 * math.cos(a), 0.1 + 0.18 * math.sin(a), 0.46),
            (0.36 * math.cos(a), 0.1 + 0.3 * math.sin(a), 0.72 + r.uniform(-0.1, 0.1)),
            0.1,
        )
    tufts.make(["#3a4a6b", "#6b3a5a", "#5a4a2a"][seed % 3], voxel=0.035, smooth=3, rough=0.9, parent=head)
    return body
