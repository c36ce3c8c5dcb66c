"""Townspeople: the developer, the baker, the bookkeeper. They do not belong to a game."""

import math

from kit.face import glasses, smirk
from kit.forms import ball, cylinder, ring, tube
from kit.materials import clay, cloth, gloss, gold, material
from kit.modelling import Clay
from kit.people import arm, human_head, leg
from kit.scene import group

AT_REST = (
    [(-0.36, -0.04, 1.24), (-0.60, -0.10, 0.98), (-0.58, -0.34, 0.76)],
    [(0.36, -0.04, 1.24), (0.60, -0.10, 0.98), (0.58, -0.34, 0.76)],
)
STANDING = (
    [(-0.2, 0, 0.55), (-0.22, -0.03, 0.34), (-0.22, 0, 0.14)],
    [(0.2, 0, 0.55), (0.22, -0.03, 0.34), (0.22, 0, 0.14)],
)


def figure(
    skin,
    coat,
    at=(0, 0, 0),
    turn=(0, 0, 0),
    size=1.0,
    arms=AT_REST,
    legs=STANDING,
    fists=(False, False),
    head=(0, 0, 0),
    gaze=(0, 0),
    trousers="#3f4a8a",
    shoes="#8a4a2c",
    cuff=None,
    stout=1.0,
    parent=None,
    **face,
):
    """A person about 2.4 high, without hair. `arms` and `legs`: (left, right) point lists as the camera sees them, from
    the shoulder or hip. `fists`: which hands are closed. `stout`: girth. `face`: arguments of people.human_head.
    Returns (body, head, mesh of the head)."""
    body = group(at, turn, size, parent)
    trunk = Clay().lump((0, 0, 0.86), (0.42 * stout, 0.36 * stout, 0.42)).lump((0, 0, 1.2), (0.38 * stout, 0.3, 0.24))
    trunk.make(coat, voxel=0.035, smooth=6, rough=0.85, parent=body)
    seat = Clay().lump((0, 0, 0.58), (0.36 * stout, 0.31 * stout, 0.22))
    seat.make(trousers, voxel=0.035, smooth=5, rough=0.9, parent=body)
    for line in legs:
        leg(line, clay(trousers), gloss(shoes), body, 0.15)
    for line, fist in zip(arms, fists):
        arm(line, clay(coat), clay(skin, glow=0.06), body, 0.13, 1.1, fist=fist, cuff=cuff and cloth(cuff))
    top, made = human_head(skin, (0, -0.06, 1.78), body, head, gaze, **face)
    return body, top, made


def developer(at=(0, 0, 0), turn=(0, 0, 0), size=1.0, **pose):
    """A young woman with dark curls, headphones and a yellow hoodie."""
    skin, hoodie = "#8f5536", "#ffc528"
    body, head, _ = figure(
        skin,
        hoodie,
        at,
        turn,
        size,
        cuff="#f0a800",
        trousers="#4a4fb0",
        shoes="#ff4f7a",
        **{
            "iris": "#4a2a18",
            "brow": "#20120e",
            "nose": 0.085,
            "nose_look": clay("#9c5c3c"),
            "blush": "#b25a3c",
            "lips": {"width": 0.21, "open_": 0.15, "smile": 0.085},
            "eye_size": (0.17, 0.115, 0.205),
            **pose,
        },
    )
    Clay().limb([(-0.34, 0.02, 1.36), (0, 0.26, 1.42), (0.34, 0.02, 1.36)], 0.15).limb(
        [(-0.3, -0.14, 1.34), (0, -0.3, 1.22), (0.3, -0.14, 1.34)], 0.1
    ).make(hoodie, voxel=0.035, smooth=4, rough=0.85, parent=body)
    for x in (-1, 1):
        tube(
            [(0.1 * x, -0.36, 1.2), (0.12 * x, -0.4, 1.05), (0.11 * x, -0.41, 0.92)],
            0.028,
            clay("#fff6ea"),
            parent=body,
        )
    _curls(head, "#2a1712")
    _headphones(head)
    for x in (-1, 1):
        ring(0.085, 0.024, gold(), (0.57 * x, -0.14, -0.34), (90, 0, 24 * x), sides=24, parent=head)
    return body


def _curls(head, colour):
    """A round mass of curls around the face that falls behind the ears to the shoulders."""
    hair = Clay().lump((0, 0.2, 0.24), (0.56, 0.44, 0.5)).lump((0, 0.3, -0.2), (0.5, 0.26, 0.4))
    count = 170
    for i in range(count):
        up = 1 - 2 * (i + 0.5) / count
        a, flat = i * 2.39996, math.sqrt(1 - up * up)
        x, y, z = 0.68 * flat * math.cos(a), 0.16 + 0.52 * flat * math.sin(a), 0.16 + 0.68 * up
        if z < 0.3 and y < (0.0 if abs(x) < 0.6 else -0.1) or y < -0.1 and z < 0.48:
            continue
        hair.lump((x, y, z), 0.13 + 0.03 * (i * 7 % 3))
    hair.make(colour, voxel=0.025, smooth=1, rough=0.75, sheen=0.3, parent=head)


def _headphones(head):
    mint, dark = gloss("#39d6b0"), gloss("#2a2452")
    band = [(-0.76, -0.14, 0.1), (-0.74, -0.14, 0.6), (0, -0.1, 1.04), (0.74, -0.14, 0.6), (0.76, -0.14, 0.1)]
    tube(band, [0.05, 0.06, 0.075, 0.06, 0.05], mint, steps=40, parent=head)
    for x in (-1, 1):
        cylinder(0.24, 0.2, mint, (0.73 * x, -0.15, 0.0), (0, 90, 0), bevel=0.07, parent=head)
        cylinder(0.15, 0.06, dark, (0.84 * x, -0.15, 0.0), (0, 90, 0), bevel=0.02, parent=head)


def baker(at=(0, 0, 0), turn=(0, 0, 0), size=1.0, **pose):
    """A round elderly man with a gray mustache, a tall hat and a red neckerchief."""
    grey, white = "#ded9e0", "#fffaf2"
    body, head, face = figure(
        "#f6b990",
        white,
        at,
        turn,
        size,
        cuff="#e9eefb",
        trousers="#4a6fb0",
        shoes="#6b3f2c",
        stout=1.32,
        **{
            "iris": "#3f7fc0",
            "brow": grey,
            "anger": -8,
            "nose": 0.15,
            "nose_look": clay("#f58f72"),
            "blush": "#ff8a78",
            "eye_size": (0.145, 0.1, 0.165),
            "jaw": 0.05,
            **pose,
        },
    )
    for x in (-1, 1):
        for z in (0.74, 0.94, 1.14):
            ball(
                0.045,
                gloss("#3a6fd8"),
                (0.15 * x, -0.47 + 0.3 * (z - 0.85) ** 2 + 0.1 * (z > 1), z),
                detail=16,
                parent=body,
            )
    knot = Clay().limb([(-0.3, -0.12, 1.36), (0, -0.38, 1.26), (0.3, -0.12, 1.36)], 0.09).lump((0, -0.42, 1.24), 0.1)
    knot.spike((0, -0.42, 1.22), (-0.17, -0.46, 1.0), 0.09, 0.6).spike((0, -0.42, 1.22), (0.14, -0.48, 1.02), 0.09, 0.6)
    knot.make("#f0384f", voxel=0.028, smooth=3, rough=0.85, parent=body)
    tache = Clay().lump((0, -0.5, -0.2), (0.1, 0.09, 0.08))
    hair = Clay().lump((0, 0.26, 0.02), (0.48, 0.3, 0.36))
    for x in (-1, 1):
        tache.limb(
            [(0.05 * x, -0.53, -0.2), (0.2 * x, -0.52, -0.25), (0.36 * x, -0.44, -0.22), (0.46 * x, -0.36, -0.1)],
            [0.1, 0.11, 0.08, 0.03],
        )
        hair.lump((0.5 * x, 0.08, 0.1), (0.1, 0.2, 0.2))
    tache.make(grey, voxel=0.024, smooth=3, rough=0.85, parent=head)
    hair.make(grey, voxel=0.035, smooth=4, rough=0.85, parent=head)
    smirk(face, (0, 0, -0.37), 0.13, 0.05, 0.035)
    cap = Clay().lump((0, 0.06, 0.44), (0.5, 0.47, 0.16))
    for k in range(7):
        a = math.tau * k / 7
        cap.lump((0.3 * math.cos(a), 0.06 + 0.28 * math.sin(a), 0.74), (0.26, 0.26, 0.23))
    cap.lump((0, 0.06, 0.78), (0.4, 0.38, 0.26)).limb([(0, 0.08, 0.44), (0, 0.08, 0.56), (0, 0.08, 0.7)], 0.45)
    cap.make(white, voxel=0.035, smooth=3, rough=0.85, glow=0.06, parent=head)
    return body


def bookkeeper(at=(0, 0, 0), turn=(0, 0, 0), size=1.0, **pose):
    """A woman in a rose headscarf with round glasses and a green cardigan."""
    skin, scarf, green = "#c98a5c", "#f2557f", "#1f9e78"
    body, head, _ = figure(
        skin,
        green,
        at,
        turn,
        size,
        cuff="#178263",
        trousers="#3a3f70",
        shoes="#5a2a4b",
        **{
            "iris": "#5a3418",
            "brow": "#3a2418",
            "nose": 0.085,
            "nose_look": clay("#d0885c"),
            "blush": "#e8806a",
            "lips": {"width": 0.17, "open_": 0.09, "smile": 0.075, "tongue": False},
            "eye_size": (0.15, 0.105, 0.18),
            **pose,
        },
    )
    cowl = Clay().lump((0, 0.13, 0.07), (0.7, 0.53, 0.62)).lump((0, 0.0, -0.52), (0.46, 0.42, 0.22))
    cowl.lump((0, 0.03, -0.68), (0.56, 0.46, 0.2)).lump((0, 0.42, -0.2), (0.4, 0.24, 0.36))
    rim = [(0, -0.28, 0.52), (0.36, -0.26, 0.36), (0.5, -0.2, 0), (0.42, -0.24, -0.36), (0, -0.34, -0.55)]
    around = rim + [(-x, y, z) for x, y, z in reversed(rim[1:-1])] + [rim[0]]
    cowl.limb(around, 0.085)
    cowl.limb([(0.3, -0.28, -0.5), (0.0, -0.42, -0.66), (-0.36, -0.3, -0.72), (-0.5, 0, -0.7)], [0.1, 0.13, 0.13, 0.1])
    cowl.make(scarf, voxel=0.032, smooth=5, rough=0.8, sheen=0.5, parent=head)
    glasses(head, material("#3a2a66", rough=0.3, coat=0.5), 0.9)
    ball(0.075, gold(), (0.3, -0.4, -0.52), detail=18, parent=head)
    for z in (0.78, 0.98):
        ball(0.04, gold(), (0, -0.40, z), detail=14, parent=body)
    return body
