"""Aidan in his yellow raincoat, his red umbrella, and the calm goat (Aidan in Danger)."""

import math

from mathutils import Vector

from kit.face import brows, cheeks, eye, eyes, mouth, smirk
from kit.forms import ball, cylinder, prism, ring, sheet, tube
from kit.materials import clay, gloss, gold
from kit.modelling import Clay
from kit.outlines import rounded
from kit.people import arm, grip, human_head, leg
from kit.scene import group

SKIN, COAT, TRIM, HAIR, NAVY, RED = "#f9c49c", "#ffc61a", "#ffde5c", "#a8502a", "#2c4a7c", "#f02f45"
RUBBER = {"rough": 0.3, "coat": 0.55, "specular": 0.45, "sheen": 0}


def umbrella(at, turn=(0, 0, 0), size=1.0, parent=None, shades=(RED, "#d11c3a")):
    """An open umbrella of eight panels, gripped at `at`, its top along z; 1.9 high, 2.3 wide."""
    handle = group(at, turn, size, parent)
    cylinder(0.04, 1.75, gloss("#ffe3a8"), (0, 0, 0.85), parent=handle)
    crook = [(0, 0, 0.1), (0, 0, -0.22), (0.1, 0, -0.36), (0.22, 0, -0.3), (0.24, 0, -0.2)]
    tube(crook, 0.065, gloss("#8a4a24"), parent=handle)
    ball(0.07, gold(), (0, 0, 1.86), detail=16, parent=handle)
    for k in range(8):
        rows = []
        for j in range(9):
            t = j / 8
            row = []
            for i in range(9):
                a = math.tau * (k + i / 8) / 8
                sag = math.sin(math.pi * i / 8)
                far = 1.15 * math.sin(t * 1.5) * (1 - 0.11 * t * sag)
                row.append((far * math.cos(a), far * math.sin(a), 1.16 + 0.62 * math.cos(t * 1.5) + 0.09 * t * t * sag))
            rows.append(row)
        panel = sheet(rows, gloss(shades[k % 2], glow=0.1), parent=handle, crease=0, shell=0.03)
        # The umbrella's shadow would darken the face.
        panel.visible_shadow = False
        a = math.tau * k / 8
        rib = [
            (1.13 * math.sin(t) * math.cos(a), 1.13 * math.sin(t) * math.sin(a), 1.12 + 0.62 * math.cos(t))
            for t in (0.1, 0.8, 1.5)
        ]
        tube(rib, 0.022, gloss("#ffe3a8"), parent=handle)
        ball(0.045, gloss("#ffe3a8"), rib[-1], detail=12, parent=handle)
    return handle


def aidan_head(at, parent=None, turn=(0, 0, 0), gaze=(0, 0), size=1.0, gape=0.15):
    """A head with round eyes under a pointed hood. The face has only one expression."""
    head, face = human_head(
        SKIN, at, parent, turn, brow=None, eye_size=None, nose=0.085, nose_look=clay("#ff9c7c"), size=size, blush=None
    )
    eyes(0.22, (0, -0.38, 0.09), (0.205, 0.14, 0.25), head, gaze=gaze, iris="#3f8fe0", iris_size=32, pupil=(15, 15))
    brows(0.21, (0, -0.5, 0.38), (0.12, 0.045), clay(HAIR), head, tilt=-20)
    cheeks(0.36, (0, -0.38, -0.15), 0.09, head, "#ff8f7a")
    mouth(face, (0, 0, -0.24), 0.12, gape, -0.02, teeth=False)
    lock = (
        Clay().spike((0.08, -0.26, 0.50), (-0.16, -0.52, 0.43), 0.1).spike((0.2, -0.26, 0.46), (0.1, -0.5, 0.43), 0.08)
    )
    lock.make(HAIR, voxel=0.025, smooth=3, rough=0.7, parent=head)
    hood = Clay().lump((0, 0.17, 0.08), (0.70, 0.55, 0.66)).lump((0, 0.05, -0.42), (0.46, 0.42, 0.24))
    hood.spike((0, 0.2, 0.5), (0.05, 0.42, 1.08), 0.36)
    hood.make(COAT, voxel=0.035, smooth=6, parent=head, glow=0.05, **RUBBER)
    ring(0.5, 0.075, gloss(TRIM), (0, -0.2, 0.02), (84, 0, 0), scale=(1.04, 1.04, 1.2), parent=head)
    return head


def aidan(
    at=(0, 0, 0),
    turn=(0, 0, 0),
    size=1.0,
    arms=None,
    legs=None,
    head=(0, 0, 0),
    gaze=(0, 0),
    shade=None,
    toes=((0, 0, 0), (0, 0, 0)),
    gape=0.15,
    parent=None,
):
    """The boy, about 2.5 high. `arms`, `legs`: (left, right) point lists as the camera sees them. `shade`: (index of
    the hand that holds the umbrella, the umbrella's turn, its size), None for no umbrella."""
    body = group(at, turn, size, parent)
    coat = Clay().limb([(0, 0, 1.26), (0, 0, 1.02), (0, 0, 0.8)], [0.27, 0.34, 0.41])
    coat.lump((0, 0, 0.58), (0.49, 0.43, 0.2)).lump((0, 0, 0.42), (0.54, 0.47, 0.13))
    coat.make(COAT, voxel=0.035, smooth=6, parent=body, glow=0.05, **RUBBER)
    ring(0.5, 0.055, gloss(TRIM), (0, 0, 0.34), scale=(1.04, 0.9, 1), parent=body)
    tube([(0, -0.30, 1.2), (0, -0.42, 0.85), (0, -0.5, 0.4)], 0.05, gloss(TRIM), flat=0.5, parent=body)
    for z, y in ((1.1, -0.36), (0.86, -0.43), (0.62, -0.49)):
        ball(0.062, gloss(NAVY), (0.0, y, z), detail=16, parent=body)
    for x in (-1, 1):
        prism(
            rounded(0.24, 0.18, 0.05),
            0.08,
            gloss(TRIM),
            (0.29 * x, -0.38, 0.66),
            (-14, 0, 26 * x),
            bevel=0.03,
            parent=body,
        )
    legs = legs or (
        [(-0.2, 0, 0.5), (-0.24, -0.02, 0.3), (-0.24, 0, 0.13)],
        [(0.2, 0, 0.5), (0.24, -0.02, 0.3), (0.24, 0, 0.13)],
    )
    for line, toe in zip(legs, toes):
        leg(line, gloss(NAVY), gloss(NAVY), body, 0.15, toe, 1.08)
        knee, ankle = Vector(line[1]), Vector(line[2])
        way = (ankle - knee).normalized() * 0.05
        tube([knee - way, knee, knee + way], 0.18, gloss("#4f78b8"), steps=4, parent=body)
    arms = arms or (
        [(-0.28, -0.02, 1.16), (-0.62, -0.1, 1.0), (-0.8, -0.25, 0.84)],
        [(0.28, -0.02, 1.16), (0.62, -0.1, 1.0), (0.8, -0.25, 0.84)],
    )
    for index, line in enumerate(arms):
        holds = shade is not None and shade[0] == index
        arm(line, gloss(COAT, glow=0.05), clay(SKIN, glow=0.06), body, 0.145, 1.2, fist=holds, cuff=gloss(TRIM))
        if holds:
            umbrella(grip(line, 0.13) + Vector((0, -0.06, 0)), shade[1], shade[2], body)
    aidan_head((0, -0.08, 1.72), body, head, gaze, gape=gape)
    return body


def goat(at=(0, 0, 0), turn=(0, 0, 0), size=1.0, gaze=(10, -4), parent=None):
    """A calm white goat, seen from its left side; about 1.6 high."""
    body = group(at, turn, size, parent)
    wool = Clay().lump((0, 0, 0.75), (0.62, 0.36, 0.36)).lump((-0.5, 0, 0.8), (0.26, 0.3, 0.3))
    wool.limb([(-0.5, 0, 0.85), (-0.66, -0.06, 1.08), (-0.7, -0.1, 1.25)], [0.24, 0.2, 0.2])
    wool.spike((0.56, 0, 0.9), (0.86, 0, 1.12), 0.12)
    for x, y in ((-0.42, -0.2), (-0.38, 0.2), (0.42, -0.2), (0.38, 0.2)):
        wool.limb([(x, y, 0.6), (x, y, 0.35), (x - 0.03, y, 0.1)], [0.13, 0.1, 0.1]).paint(
            (x - 0.03, y, 0.02), (0.2, 0.2, 0.12), "#5a4a48"
        )
    wool.make("#fff6ea", voxel=0.035, smooth=5, rough=0.8, glow=0.1, parent=body)
    head = group((-0.76, -0.16, 1.34), (0, 0, -16), 1, body)
    skull = Clay().lump((0, 0, 0.06), (0.27, 0.27, 0.28)).lump((0, -0.24, -0.1), (0.2, 0.24, 0.18))
    for x in (-1, 1):
        skull.limb([(0.22 * x, 0.05, 0.12), (0.4 * x, 0.02, 0.12), (0.54 * x, 0, 0.0)], [0.08, 0.1, 0.04])
    skull.spike((0, -0.34, -0.22), (0, -0.36, -0.52), 0.09)
    made = skull.paint((0, -0.5, -0.1), (0.2, 0.16, 0.16), "#ffb8a0").make(
        "#fff6ea", voxel=0.028, smooth=4, rough=0.8, glow=0.1, parent=head
    )
    smirk(made, (0, 0, -0.17), 0.1, -0.015, 0.014)
    for x in (-1, 1):
        eye(
            (0.14 * x, -0.2, 0.14),
            (0.1, 0.08, 0.12),
            head,
            gaze,
            iris="#ffb21f",
            iris_size=44,
            pupil=(26, 9),
            lid=6,
            lid_look=clay("#e8d8c8"),
        )
        tube(
            [(0.11 * x, 0.05, 0.3), (0.17 * x, 0.1, 0.48), (0.26 * x, 0.22, 0.56)],
            [0.07, 0.055, 0.02],
            clay("#b08a6a"),
            parent=head,
        )
    return body
