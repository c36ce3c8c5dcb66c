"""The very small knight with the very long sword, and the goblins that he fights (Swordsman Adventure)."""

import math

from mathutils import Vector

from kit.face import brows, eyes, mouth
from kit.forms import ball, box, cylinder, lathe, prism, ring, tube
from kit.materials import clay, gloss, gold, material
from kit.modelling import Clay, patch
from kit.outlines import star
from kit.scene import group

STEEL, RED = "#c9d6ea", "#ef2f45"

# A swing of the blade: both hands at the right, one foot forward.
SWING = {
    "arms": (
        [(-0.30, 0, 0.86), (0.05, -0.42, 0.74), (0.56, -0.50, 0.72)],
        [(0.30, 0, 0.86), (0.66, -0.20, 0.80), (0.80, -0.40, 0.84)],
    ),
    "legs": (
        [(-0.17, 0, 0.42), (-0.38, 0.02, 0.30), (-0.50, 0.10, 0.14)],
        [(0.17, 0, 0.42), (0.40, -0.26, 0.34), (0.42, -0.30, 0.12)],
    ),
    "toes": ((24, 0, -20), (0, 0, 20)),
    "blade": ((0.74, -0.52, 0.80), (-6, 56, 0)),
}


def steel(**more):
    """Bright toy steel."""
    return material(STEEL, **{"rough": 0.25, "metal": 0.35, "coat": 0.7, "specular": 0.6, **more})


def sword(at, turn=(0, 0, 0), size=1.0, parent=None):
    """A broad sword along z, its grip at `at`, its blade 2.9 long."""
    handle = group(at, turn, size, parent)
    blade = [(-0.21, 0.3), (-0.23, 2.15), (0, 2.62), (0.23, 2.15), (0.21, 0.3)]
    prism(
        blade,
        0.13,
        material("#e8f2ff", rough=0.16, metal=0.3, coat=0.9, glow=0.06),
        bevel=0.055,
        segments=2,
        parent=handle,
    )
    box((0.09, 0.15, 1.65), material("#9db7e0", rough=0.3, metal=0.3), (0, 0, 1.2), bevel=0.03, parent=handle)
    tube(
        [(-0.52, 0, 0.36), (-0.26, 0, 0.26), (0, 0, 0.25), (0.26, 0, 0.26), (0.52, 0, 0.36)],
        [0.1, 0.085, 0.1, 0.085, 0.1],
        gold(),
        parent=handle,
    )
    ball(0.1, gloss(RED), (0, -0.1, 0.25), detail=20, parent=handle)
    cylinder(0.08, 0.5, clay("#7a3f22"), parent=handle)
    ball(0.13, gold(), (0, 0, -0.3), detail=24, parent=handle)
    return handle


def plume(parent, sweep=1.0):
    """The red plume; `sweep`: how far it is blown toward -x."""
    body = Clay()
    for k, (dx, dz) in enumerate(((0, 0), (0.06, 0.14), (-0.05, -0.16), (0.02, 0.26))):
        y = (k - 1.5) * 0.07
        line = [
            (0.1, y, 0.52),
            (0.05 - dx, y, 0.92 + dz),
            (-0.42 * sweep, y, 1.16 + dz),
            (-0.95 * sweep - dx, y, 0.98 + dz * 1.3),
            (-1.25 * sweep, y, 0.66 + dz * 1.6),
        ]
        body.limb(line, [0.1, 0.19, 0.2, 0.15, 0.03], 0.8)
    body.make(RED, voxel=0.032, smooth=4, rough=0.8, sheen=0.5, parent=parent)


def knight_head(at, parent, turn=(0, 0, 0), gaze=(0, 0), mood="brave", sweep=1.0, size=1.0):
    """A round helmet that is too large, with two big eyes in the dark visor."""
    head = group(at, turn, size, parent)
    lathe(
        [(0, -0.46), (0.40, -0.44), (0.52, -0.34), (0.60, -0.05), (0.585, 0.20), (0.48, 0.42), (0.28, 0.56), (0, 0.61)],
        steel(),
        parent=head,
        sides=56,
    )
    visor = Clay().lump((0, -0.26, -0.01), (0.50, 0.44, 0.30))
    visor.make("#1d1838", voxel=0.03, smooth=5, rough=0.6, parent=head)
    lids = {"brave": (26, 16), "calm": (40, 0), "fear": (None, -12)}[mood]
    eyes(
        0.185,
        (0, -0.565, -0.01),
        (0.15, 0.10, 0.19),
        head,
        gaze=gaze,
        iris="#2f8bff",
        lid=lids[0],
        tilt=lids[1],
        lid_look=clay("#38305e"),
    )
    tube(
        [(0, -0.71, -0.13), (0, -0.71, 0.10), (0, -0.58, 0.34), (0, -0.30, 0.55), (0, 0.1, 0.62), (0, 0.40, 0.46)],
        [0.045, 0.06, 0.07, 0.075, 0.075, 0.05],
        gold(),
        parent=head,
    )
    for x in (-1, 1):
        ball(0.11, gold(), (0.575 * x, -0.03, 0.02), scale=(0.5, 1, 1), parent=head)
        for z in (-0.27, -0.36):
            ball(0.03, gold(), (0.34 * x, -0.42, z), detail=12, parent=head)
    for x in (-0.16, 0, 0.16):
        box((0.05, 0.06, 0.13), "#4a5878", (x, -0.505 + abs(x) * 0.16, -0.32), (14, 0, 0), bevel=0.02, parent=head)
    plume(head, sweep)
    return head


def _glove(at, parent):
    Clay().lump(at, 0.155).lump((at[0], at[1] - 0.06, at[2] + 0.05), 0.11).make(
        steel(), voxel=0.028, smooth=4, parent=parent
    )


def knight(
    at=(0, 0, 0),
    turn=(0, 0, 0),
    size=1.0,
    arms=None,
    legs=None,
    toes=((0, 0, 0), (0, 0, 0)),
    head=(0, 0, 0),
    blade=None,
    cape=True,
    parent=None,
    **face,
):
    """The knight, about 1.9 high without his plume. `blade`: (position, rotation) of the sword's grip, relative to the
    knight."""
    body = group(at, turn, size, parent)
    shirt = Clay().lump((0, 0, 0.62), (0.37, 0.31, 0.30)).lump((0, 0, 0.86), (0.32, 0.27, 0.18))
    for i in range(12):
        a = math.tau * i / 12
        shirt.spike(
            (0.28 * math.cos(a), 0.23 * math.sin(a), 0.50), (0.44 * math.cos(a), 0.37 * math.sin(a), 0.30), 0.13
        )
    made = shirt.make("#fff6ea", voxel=0.032, smooth=5, rough=0.85, parent=body)
    patch(made, star(0.17, 0.5), gold(), (0, 0, 0.70), lift=0.02)
    ring(0.375, 0.055, clay("#7a3f22"), (0, 0, 0.52), scale=(1, 0.86, 1), parent=body)
    arms = arms or (
        [(-0.30, 0, 0.86), (-0.52, -0.12, 0.66), (-0.50, -0.36, 0.58)],
        [(0.30, 0, 0.86), (0.52, -0.12, 0.66), (0.50, -0.36, 0.58)],
    )
    legs = legs or (
        [(-0.17, 0, 0.42), (-0.19, -0.02, 0.26), (-0.19, 0, 0.12)],
        [(0.17, 0, 0.42), (0.19, -0.02, 0.26), (0.19, 0, 0.12)],
    )
    for x, line in zip((-1, 1), arms):
        ball(0.19, steel(), (0.34 * x, 0, 0.92), scale=(1, 1, 0.85), parent=body)
        tube(line, [0.125, 0.11, 0.12], clay("#5a6a92"), parent=body)
        tube(
            [Vector(line[1]).lerp(Vector(line[2]), t) for t in (0.3, 0.6, 0.9)],
            [0.135, 0.14, 0.155],
            steel(),
            steps=6,
            parent=body,
        )
        _glove(line[-1], body)
    for line, toe in zip(legs, toes):
        tube(line, [0.15, 0.14, 0.13], clay("#5a6a92"), parent=body)
        foot = group(line[-1], toe, 1, body)
        Clay().lump((0, -0.10, 0), (0.15, 0.24, 0.12)).lump((0, 0.02, 0.06), (0.14, 0.15, 0.15)).make(
            steel(), voxel=0.03, smooth=5, parent=foot
        )
    if cape:
        fold = Clay()
        for k in range(-2, 3):
            fold.limb(
                [
                    (0.12 * k, 0.24, 0.98),
                    (0.15 * k - 0.10, 0.42, 0.72),
                    (0.2 * k - 0.32, 0.62 + 0.06 * (k % 2), 0.42),
                    (0.22 * k - 0.55, 0.72, 0.20),
                ],
                [0.09, 0.11, 0.12, 0.06],
            )
        fold.make(RED, voxel=0.035, smooth=4, rough=0.85, sheen=0.4, parent=body)
    if blade:
        sword(*blade, parent=body)
    knight_head((0, -0.04, 1.42), body, head, **face)
    return body


def goblin(at=(0, 0, 0), turn=(0, 0, 0), size=1.0, arms_up=False, gaze=(0, 0), seed=0, parent=None):
    """A green goblin with long ears, about 1.3 high; `arms_up`: the pose of a goblin that is hit."""
    body = group(at, turn, size, parent)
    skin = ["#6cc04a", "#86cc4f", "#57ad4c"][seed % 3]
    shape = Clay().lump((0, 0, 0.42), (0.27, 0.23, 0.27))
    for x in (-1, 1):
        hands = (0.56 * x, -0.1, 0.86 if arms_up else 0.28)
        shape.limb([(0.2 * x, 0, 0.56), (0.42 * x, -0.05, 0.6 if arms_up else 0.44), hands], [0.09, 0.08, 0.08]).lump(
            hands, 0.115
        )
        foot = (0.32 * x, -0.16, 0.16) if arms_up else (0.17 * x, -0.08, 0.07)
        shape.limb([(0.13 * x, 0, 0.3), (0.17 * x, -0.02, 0.2), foot], [0.1, 0.09, 0.08]).lump(foot, (0.12, 0.18, 0.08))
    shape.make(skin, voxel=0.028, smooth=4, parent=body)
    Clay().lump((0, 0, 0.36), (0.30, 0.26, 0.2)).spike((0.1, -0.1, 0.3), (0.2, -0.24, 0.06), 0.1).spike(
        (-0.14, -0.1, 0.3), (-0.2, -0.24, 0.08), 0.1
    ).make("#8a5a2c", voxel=0.03, smooth=4, rough=0.9, parent=body)
    head = group((0, -0.05, 0.92), (-6 if arms_up else 4, 0, 0), 1, body)
    skull = (
        Clay()
        .lump((0, 0, 0), (0.36, 0.31, 0.31))
        .lump((0, -0.08, -0.12), (0.30, 0.26, 0.2))
        .lump((0, -0.33, -0.04), (0.08, 0.14, 0.09))
    )
    for x in (-1, 1):
        skull.spike((0.28 * x, 0.02, 0.05), (0.82 * x, 0.05, 0.26), 0.15, 0.55)
    made = skull.make(skin, voxel=0.026, smooth=4, parent=head)
    eyes(
        0.15,
        (0, -0.25, 0.10),
        (0.13, 0.09, 0.15),
        head,
        tilt=-10 if arms_up else 16,
        gaze=gaze,
        white="#fff9d0",
        iris="#e0562f",
        lid=None if arms_up else 26,
        lid_look=clay(skin),
    )
    brows(0.15, (0, -0.31, 0.28), (0.09, 0.035), clay("#3a5a22"), head, -24 if arms_up else 20)
    mouth(made, (0, 0, -0.14), 0.15, 0.16 if arms_up else 0.1, -0.03 if arms_up else 0.05, lower_teeth=True)
    return body
