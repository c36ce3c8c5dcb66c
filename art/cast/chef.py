"""The round chef in his tall hat, and the critic with glasses (Chinese Cuisine Chef)."""

import math

from cast.dishes import wok
from kit.face import brows, mouth, smirk
from kit.forms import ball, ring, tube
from kit.materials import clay, cloth, gloss, gold, material
from kit.modelling import Clay
from kit.people import arm, grip, human_head, leg
from kit.scene import group

SKIN, CREAM, JADE, RED, HAIR = "#ffc490", "#fff5e0", "#17a67a", "#ee3b3b", "#2b1c22"


def _toque(parent, lean=0):
    """The chef's tall pleated hat; `lean` tips its top to the camera's right."""
    hat = group((0, 0.06, 0.36), (-4, lean * 0.4, 0), 1, parent)
    top = group((0, 0, 0), (0, lean, 0), 1, hat)
    puff = Clay().limb([(0, 0, 0.0), (0, 0, 0.2), (0, 0, 0.4)], [0.5, 0.47, 0.5]).lump((0, 0, 0.64), (0.5, 0.48, 0.3))
    for k in range(9):
        a = math.tau * k / 9 + 0.2
        puff.lump((0.42 * math.cos(a), 0.4 * math.sin(a), 0.6 + 0.05 * math.sin(k * 2.3)), (0.28, 0.27, 0.23))
    puff.make(CREAM, voxel=0.035, smooth=5, rough=0.8, glow=0.12, parent=top)
    for k in range(14):
        a = math.tau * k / 14
        c, s = math.cos(a), math.sin(a)
        fold = [(0.515 * c, 0.515 * s, 0.12), (0.485 * c, 0.485 * s, 0.24), (0.51 * c, 0.51 * s, 0.4)]
        tube(fold, 0.03, cloth("#f3dfc0"), steps=8, around=8, parent=top)
    ring(0.52, 0.1, cloth(RED), (0, 0, 0.06), scale=(1.03, 1, 1.05), parent=hat)
    ball(0.13, gold(), (0, -0.6, 0.07), scale=(1, 0.45, 1), detail=24, parent=hat)
    ball(0.075, gloss(JADE, glow=0.1), (0, -0.65, 0.07), scale=(1, 0.5, 1), detail=20, parent=hat)


def chef_head(at, parent, turn=(0, 0, 0), gaze=(0, 0), open_=0.2, anger=-16, lean=0, size=1.12):
    """The chef's wide face with red cheeks, a curled mustache and the hat. `open_`: height of the laughing mouth, 0
    closed."""
    head, face = human_head(
        SKIN,
        at,
        parent,
        turn,
        gaze,
        iris="#a8551c",
        brow=None,
        jaw=0.08,
        nose=0.125,
        nose_look=clay("#ff9b76"),
        eye_size=(0.2, 0.125, 0.245),
        blush="#ff8a72",
        size=size,
    )
    brows(0.22, (0, -0.5, 0.4), (0.14, 0.055), clay(HAIR), head, tilt=anger)
    if open_:
        mouth(face, (0, 0, -0.26), 0.25, open_, 0.07)
    else:
        smirk(face, (0, 0, -0.31), 0.17, 0.07, 0.035)
    tache = Clay().lump((0, -0.53, -0.165), (0.08, 0.06, 0.035))
    for x in (-1, 1):
        curl = [(0.03, -0.55, -0.16), (0.19, -0.55, -0.2), (0.4, -0.48, -0.2), (0.53, -0.42, -0.09), (0.46, -0.46, 0.0)]
        tache.limb([(px * x, y, z) for px, y, z in curl], [0.05, 0.062, 0.05, 0.04, 0.028])
    tache.make(HAIR, voxel=0.022, smooth=3, rough=0.6, parent=head)
    hair = Clay().lump((0, 0.2, 0.06), (0.56, 0.36, 0.42))
    for x in (-1, 1):
        hair.lump((0.5 * x, -0.02, 0.12), (0.09, 0.17, 0.2))
    hair.make(HAIR, voxel=0.035, smooth=4, rough=0.7, parent=head)
    _toque(head, lean)
    return head


def _jacket(body):
    """Adds a double-breasted jacket, a jade apron and a red scarf."""
    shape = Clay().lump((0, 0, 0.86), (0.66, 0.57, 0.55)).lump((0, 0, 1.2), (0.48, 0.41, 0.32))
    shape.make(CREAM, voxel=0.035, smooth=6, rough=0.85, glow=0.08, parent=body)
    apron = Clay().lump((0, -0.03, 0.66), (0.66, 0.58, 0.4)).lump((0, -0.06, 0.42), (0.6, 0.52, 0.2))
    apron.make(JADE, voxel=0.035, smooth=6, rough=0.85, glow=0.05, parent=body)
    ring(0.64, 0.06, cloth(RED), (0, -0.01, 0.84), scale=(1.04, 0.92, 1), parent=body)
    for x in (-1, 1):
        for z in (1.0, 1.17):
            ball(0.055, gloss(RED), (0.16 * x, -0.545 + (z - 1.0) * 0.5, z), detail=18, parent=body)
    ring(0.4, 0.1, cloth(JADE), (0, -0.04, 1.36), (8, 0, 0), scale=(1.08, 1, 0.9), parent=body)
    knot = Clay().lump((0, -0.5, 1.29), (0.1, 0.08, 0.085))
    for x in (-1, 1):
        knot.spike((0.03 * x, -0.52, 1.27), (0.22 * x, -0.6, 1.08), 0.09, 0.6)
    knot.make(JADE, voxel=0.022, smooth=3, rough=0.85, parent=body)


def chef(
    at=(0, 0, 0),
    turn=(0, 0, 0),
    size=1.0,
    arms=None,
    legs=None,
    head=(0, 0, 0),
    toes=((0, 0, 10), (0, 0, -10)),
    fists=(False, False),
    wok_hand=None,
    wok_turn=(0, 0, 0),
    wok_size=1.0,
    parent=None,
    **face,
):
    """The chef, about 3.4 high with his hat. `arms`, `legs`: (left, right) point lists as the camera sees them.
    `wok_hand`: index of the hand that holds the wok by its handle; `wok_turn` rotates the wok around that hand (0:
    along +x)."""
    body = group(at, turn, size, parent)
    _jacket(body)
    legs = legs or (
        [(-0.27, 0, 0.5), (-0.3, -0.02, 0.3), (-0.3, 0, 0.13)],
        [(0.27, 0, 0.5), (0.3, -0.02, 0.3), (0.3, 0, 0.13)],
    )
    for line, toe in zip(legs, toes):
        leg(line, clay("#3a2f4a"), gloss(RED), body, 0.16, toe)
    arms = arms or (
        [(-0.44, -0.05, 1.22), (-0.8, -0.2, 1.0), (-0.82, -0.45, 0.84)],
        [(0.44, -0.05, 1.22), (0.8, -0.2, 1.0), (0.82, -0.45, 0.84)],
    )
    for index, line in enumerate(arms):
        fist = fists[index] or index == wok_hand
        arm(line, clay(CREAM, glow=0.08), clay(SKIN, glow=0.08), body, 0.155, 1.2, fist, cuff=cloth(JADE))
        if index == wok_hand:
            wok(grip(line, 0.12), wok_turn, wok_size, body)
    chef_head((0, -0.08, 1.9), body, head, **face)
    return body


def critic(at=(0, 0, 0), turn=0, size=1.0, head=(0, 0, 0), gaze=(0, 0), arms=None, parent=None):
    """The critic's upper body, to put behind a table: he sits with his feet at the origin, 2.3 high."""
    body = group(at, (0, 0, turn), size, parent)
    suit = clay("#6b3fa0", glow=0.05)
    Clay().lump((0, 0, 0.8), (0.36, 0.3, 0.5)).lump((0, 0, 1.14), (0.33, 0.28, 0.24)).make(
        suit, voxel=0.035, smooth=6, parent=body
    )
    ball(0.2, clay("#fff5e8"), (0, -0.2, 1.2), scale=(0.8, 0.6, 1.2), parent=body)
    for x in (-1, 1):
        ball(0.09, gloss("#ffc93c"), (0.1 * x, -0.36, 1.32), (0, 24 * x, 0), (1.3, 0.6, 0.9), detail=18, parent=body)
    arms = arms or (
        [(-0.3, -0.05, 1.18), (-0.56, -0.3, 0.98), (-0.28, -0.6, 1.0)],
        [(0.3, -0.05, 1.18), (0.56, -0.3, 0.98), (0.28, -0.6, 1.0)],
    )
    for line in arms:
        arm(line, suit, clay("#f3b48c"), body, 0.12, 1.05, cuff=clay("#fff5e8"))
    top, face = human_head(
        "#f3b48c",
        (0, -0.05, 1.72),
        body,
        head,
        gaze,
        iris="#4a6fb0",
        brow=None,
        nose=0.12,
        nose_look=clay("#f0936e"),
        lid=12,
        eye_size=(0.15, 0.1, 0.17),
    )
    brows(0.2, (0, -0.54, 0.36), (0.16, 0.06), clay("#d8d4e6"), top, tilt=20)
    smirk(face, (0, 0, -0.33), 0.15, -0.05, 0.035)
    hair = Clay().lump((0, 0.22, 0.14), (0.54, 0.34, 0.42))
    for x in (-1, 1):
        hair.lump((0.47 * x, 0.05, 0.12), (0.15, 0.25, 0.27)).spike((0.5 * x, 0.05, 0.3), (0.74 * x, 0.05, 0.44), 0.15)
        ring(0.185, 0.028, material("#2b2140", rough=0.3), (0.19 * x, -0.53, 0.08), (90, 0, 0), sides=32, parent=top)
    hair.make("#d8d4e6", voxel=0.035, smooth=4, rough=0.8, parent=top)
    tube([(-0.03, -0.56, 0.1), (0, -0.575, 0.115), (0.03, -0.56, 0.1)], 0.022, "#2b2140", steps=4, parent=top)
    return body
