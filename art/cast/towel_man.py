"""The man in a towel, his roll of toilet paper and its long trail (Maze Escape: Toilet Rush)."""

import math

from mathutils import Vector

from kit.face import brows, eyes, mouth
from kit.forms import ball, curve, lathe, ring, sheet, tube
from kit.materials import clay, cloth, gloss, material
from kit.modelling import Clay, patch
from kit.outlines import rounded
from kit.people import grip, hand, human_head
from kit.scene import again, group, place

SKIN, TOWEL, STRIPE, CAP, HAIR = "#ffbd96", "#fffdf6", "#38c6d6", "#ff5d8f", "#d9541e"


def paper():
    """The soft white of the toilet paper, which stays bright in shade."""
    return cloth("#ffffff", glow=0.2)


def roll(at=(0, 0, 0), turn=(0, 0, 0), size=1.0, parent=None):
    """A roll of toilet paper around the y axis, radius 0.3, with its brown core."""
    handle = group(at, turn, size, parent)
    outside = [(0.11, -0.26), (0.27, -0.26), (0.3, -0.23), (0.3, 0.23), (0.27, 0.26), (0.11, 0.26)]
    lathe([*outside, outside[0]], paper(), turn=(90, 0, 0), crease=50, parent=handle)
    lathe([(0.085, -0.27), (0.12, -0.27), (0.12, 0.27), (0.085, 0.27)], clay("#c98a52"), turn=(90, 0, 0), parent=handle)
    for radius in (0.17, 0.23):
        ring(radius, 0.008, clay("#cfd6e6"), (0, -0.262, 0), (90, 0, 0), sides=40, around=6, parent=handle)
    return handle


def trail(points, width=0.42, flutter=0.0, waves=4, lies=(0, 1), parent=None):
    """A ribbon of paper through the points. `lies`: how flat it is at its start and at its end, from 0 (on edge, in the
    wind) to 1 (flat on the ground). `flutter`: height of the waves across it."""
    line = curve(points, 12 * len(points))
    rows = []
    for i, p in enumerate(line):
        t = i / (len(line) - 1)
        way = (line[min(i + 1, len(line) - 1)] - line[max(i - 1, 0)]).normalized()
        level = lies[0] + (lies[1] - lies[0]) * t
        up = Vector((0, 0, 1 - level)) + Vector((-way.y, way.x, 0)).normalized() * level
        up = (up - way * up.dot(way)).normalized()
        wave = way.cross(up) * flutter * math.sin(t * math.tau * waves)
        lean = way.cross(up) * flutter * 0.5 * math.cos(t * math.tau * waves)
        rows.append([p + wave + up * width * s + lean * s for s in (-0.5, -0.25, 0, 0.25, 0.5)])
    return sheet(rows, paper(), crease=0, parent=parent, shell=0.02)


def _clenched(face):
    """A wide mouth with clenched teeth."""
    patch(face, rounded(0.58, 0.27, 0.12), material("#6b1a2f", rough=0.5), (0, 0, -0.3))
    patch(face, rounded(0.5, 0.2, 0.08), material("#fffdf2", rough=0.25, glow=0.25), (0, 0, -0.3), lift=0.024)
    gap = material("#b98f8a", rough=0.5)
    patch(face, rounded(0.5, 0.02, 0.009), gap, (0, 0, -0.3), lift=0.034)
    for x in (-0.16, -0.055, 0.055, 0.16):
        patch(face, rounded(0.018, 0.2, 0.008), gap, (x, 0, -0.3), lift=0.034)


def man_head(at, parent, turn=(0, 0, 0), gaze=(0, 0), mood="strain", size=1.12):
    """A red face under a frilled shower cap. `mood`: strain (clenched teeth), shout or joy."""
    head, face = human_head(
        SKIN,
        at,
        parent,
        turn,
        gaze,
        iris="#3f8fe0",
        brow=None,
        jaw=0.05,
        nose=0.12,
        nose_look=clay("#ff9a7a"),
        eye_size=(0.205, 0.125, 0.25),
        blush="#ff7d6b",
        size=size,
    )
    brows(0.22, (0, -0.5, 0.4), (0.13, 0.055), clay(HAIR), head, tilt=-26)
    if mood == "strain":
        _clenched(face)
    else:
        mouth(face, (0, 0, -0.26), 0.23, 0.24, 0.08 if mood == "joy" else -0.02)
    cap = Clay().lump((0, 0.1, 0.36), (0.57, 0.53, 0.36)).lump((0, 0.16, 0.56), (0.46, 0.44, 0.26))
    for x, z in ((-0.34, 0.5), (0.02, 0.62), (0.36, 0.48), (-0.16, 0.74), (0.2, 0.78), (-0.5, 0.34), (0.5, 0.32)):
        cap.paint((x, -0.3 + 0.2 * (z - 0.4), z), (0.075, 0.4, 0.075), "#fff3f6", 0.15)
    cap.make(CAP, voxel=0.035, smooth=5, rough=0.4, coat=0.3, parent=head)
    frill = Clay()
    for k in range(26):
        a = math.tau * k / 26
        out = 0.03 * (k % 2)
        frill.lump(
            ((0.555 + out) * math.cos(a), 0.07 + (0.54 + out) * math.sin(a), 0.36 - 0.05 * math.sin(a)),
            (0.085, 0.085, 0.075),
        )
    frill.make("#ff8fb4", voxel=0.028, smooth=3, rough=0.5, parent=head)
    curls = Clay()
    for x in (-1, 1):
        for y, z in ((-0.1, 0.14), (-0.02, 0.02), (0.14, -0.06)):
            curls.lump((0.53 * x, y, z), 0.09)
    curls.make(HAIR, voxel=0.025, smooth=3, rough=0.7, parent=head)
    for x, y, z, lean in ((-0.62, -0.25, 0.42, -30), (0.66, -0.2, 0.3, 34), (0.72, -0.15, 0.62, 40)):
        drop = Clay().lump((0, 0, 0), 0.06).spike((0, 0, 0.02), (0, 0, 0.17), 0.055)
        drop.make(
            "#8fe6ff",
            voxel=0.016,
            smooth=3,
            rough=0.1,
            coat=1,
            glow=0.25,
            at=(x, y, z),
            turn=(0, lean + 180, 0),
            parent=head,
        )
    return head


def _slipper(at, turn, parent):
    """A fluffy slipper with its ankle at `at`."""
    handle = group(at, turn, 1, parent)
    fluff = Clay().lump((0, -0.14, 0), (0.18, 0.28, 0.14)).lump((0, 0.06, 0.0), (0.15, 0.15, 0.1))
    for k in range(14):
        a = math.tau * k / 14
        fluff.lump((0.16 * math.cos(a), -0.14 + 0.24 * math.sin(a), -0.01), 0.085)
    fluff.make(CAP, voxel=0.03, smooth=3, rough=0.9, parent=handle)
    ball(0.2, cloth("#fff3f6"), (0, -0.1, -0.11), scale=(0.95, 1.5, 0.28), parent=handle)
    ball(0.09, cloth("#fff3f6"), (0, -0.34, 0.08), detail=18, parent=handle)


def _towel(body, sway):
    wrap = Clay().lump((0, 0, 0.72), (0.56, 0.49, 0.2))
    wrap.limb([(0, 0, 0.8), (sway * 0.04, 0, 0.62), (sway * 0.1, 0.02, 0.42)], [0.46, 0.5, 0.54])
    for k in range(9):
        a = math.tau * k / 9
        c, s = math.cos(a), math.sin(a)
        wrap.limb(
            [
                (0.5 * c, 0.43 * s, 0.72),
                (0.56 * c + sway * 0.05, 0.49 * s, 0.5),
                (0.6 * c + sway * 0.12, 0.53 * s, 0.32),
            ],
            0.07,
        )
    wrap.paint((0, 0, 0.36), (9, 9, 0.05), STRIPE, 0.1).paint((0, 0, 0.5), (9, 9, 0.035), STRIPE, 0.1)
    wrap.make(TOWEL, voxel=0.035, smooth=5, rough=0.95, sheen=0.6, glow=0.12, parent=body)
    ring(0.53, 0.075, cloth(TOWEL, glow=0.12), (0, 0, 0.82), (4, 0, 0), scale=(1.04, 0.92, 1), parent=body)
    knot = Clay().lump((0.3, -0.42, 0.84), (0.14, 0.1, 0.12)).spike((0.32, -0.46, 0.82), (0.5, -0.6, 0.62), 0.12, 0.5)
    knot.make(TOWEL, voxel=0.026, smooth=3, rough=0.95, glow=0.12, parent=body)


def towel_man(
    at=(0, 0, 0),
    turn=(0, 0, 0),
    size=1.0,
    arms=None,
    legs=None,
    feet=((0, 0, 0), (0, 0, 0)),
    head=(0, 0, 0),
    head_at=(0, -0.1, 1.82),
    holds=1,
    roll_turn=(0, 0, 0),
    roll_size=1.0,
    sway=0.0,
    parent=None,
    **face,
):
    """The man, about 2.5 high. `arms`, `legs`: (left, right) point lists as the camera sees them. `holds`: index of the
    hand that lifts the roll, None for no roll. `sway`: how far the towel's hem swings to the camera's right."""
    body = group(at, turn, size, parent)
    arms = arms or (
        [(-0.38, 0, 1.24), (-0.74, -0.15, 1.0), (-0.76, -0.4, 0.8)],
        [(0.38, 0, 1.24), (0.74, -0.15, 1.0), (0.76, -0.4, 0.8)],
    )
    legs = legs or (
        [(-0.22, 0, 0.5), (-0.25, -0.02, 0.3), (-0.25, 0, 0.14)],
        [(0.22, 0, 0.5), (0.25, -0.02, 0.3), (0.25, 0, 0.14)],
    )
    flesh = Clay().lump((0, -0.02, 0.98), (0.52, 0.45, 0.38)).lump((0, 0, 1.22), (0.44, 0.36, 0.27))
    for line in arms:
        flesh.limb(line, [0.16, 0.14, 0.125])
    for line in legs:
        flesh.limb(line, [0.18, 0.15, 0.13])
    for x in (-1, 1):
        flesh.lump((0.19 * x, -0.29, 1.24), (0.16, 0.1, 0.12))
    flesh.make(SKIN, voxel=0.032, smooth=6, glow=0.1, parent=body)
    _towel(body, sway)
    for line, spin in zip(legs, feet):
        _slipper(line[-1], spin, body)
    for index, line in enumerate(arms):
        way = Vector(line[-1]) - Vector(line[-2])
        hand(line[-1], way, clay(SKIN, glow=0.1), body, 1.2, fist=index == holds)
        if index == holds:
            roll(grip(line, 0.36) + Vector((0, -0.04, 0)), roll_turn, roll_size, body)
    man_head(head_at, body, head, **face)
    return body


def peacock(at=(0, 0, 0), turn=0, size=1.0, fan=1.0, gaze=(0, 0), head=(0, 0, 0), parent=None):
    """A proud peacock, about 2 high, with its tail spread behind it. `fan`: size of the tail."""
    body = group(at, (0, 0, turn), size, parent)
    blue = "#2563e8"
    shape = (
        Clay()
        .lump((0, 0, 0.72), (0.38, 0.5, 0.4))
        .limb([(0, -0.2, 0.85), (0, -0.38, 1.25), (0, -0.36, 1.6)], [0.32, 0.2, 0.18])
    )
    shape.paint((0, -0.2, 0.55), (0.6, 0.5, 0.2), "#17b3c9", 0.5).make(
        blue, voxel=0.035, smooth=6, rough=0.4, coat=0.3, parent=body
    )
    top = group((0, -0.4, 1.72), head, 1, body)
    Clay().lump((0, 0, 0), (0.29, 0.28, 0.27)).make(blue, voxel=0.03, smooth=5, rough=0.4, coat=0.3, parent=top)
    _peacock_face(top, gaze)
    for x in (-1, 1):
        wing = Clay().lump((0.38 * x, 0.05, 0.72), (0.12, 0.4, 0.26), (-14, 0, 0))
        wing.make("#c98a3d", voxel=0.035, smooth=4, rough=0.6, parent=body)
        foot = clay("#ffb52e")
        tube(
            [(0.15 * x, -0.02, 0.42), (0.17 * x, -0.05, 0.2), (0.17 * x, -0.05, 0.04)], 0.05, foot, steps=6, parent=body
        )
        for spread in (-0.12, 0, 0.12):
            tube([(0.17 * x, -0.05, 0.04), (0.17 * x + spread, -0.22, 0.03)], 0.04, foot, steps=4, parent=body)
    if fan:
        _wheel(group((0, 0.4, 0.72), (-8, 0, 0), fan, body))
    return body


def _peacock_face(top, gaze):
    eyes(
        0.14,
        (0, -0.2, 0.06),
        (0.12, 0.1, 0.15),
        top,
        gaze=gaze,
        iris="#ffb21f",
        lid=8,
        lid_look=clay("#1d4fc4"),
        tilt=12,
    )
    beak = Clay().limb([(0, -0.24, -0.06), (0, -0.38, -0.07), (0, -0.46, -0.14)], [0.1, 0.075, 0.02])
    beak.make("#ffb52e", voxel=0.022, smooth=3, rough=0.4, parent=top)
    for lean in (-26, 0, 26):
        a = math.radians(lean)
        tip = (0.42 * math.sin(a), 0.05, 0.2 + 0.42 * math.cos(a))
        tube([(0, 0.02, 0.2), tip], 0.02, "#1d4fc4", steps=4, parent=top)
        ball(0.07, gloss("#2fe0c0", glow=0.1), tip, detail=18, parent=top)


def _wheel(handle):
    """Three rows of feathers with golden eyes, facing -y."""
    for row, (reach, count, look) in enumerate(((1.62, 15, "#1f9e5a"), (1.2, 13, "#28b86a"), (0.8, 9, "#37d08a"))):
        feather = group((0, 0, 0), (0, 0, 0), 1, handle)
        plume = Clay().limb([(0, 0, 0.2), (0, 0, reach * 0.6), (0, 0, reach)], [0.05, 0.15, 0.21], 0.3)
        plume.make(look, voxel=0.035, smooth=3, rough=0.5, parent=feather)
        for radius, colour, y in ((0.15, "#ffc93c", -0.06), (0.1, "#17b3c9", -0.085), (0.055, "#24308f", -0.105)):
            ball(radius, gloss(colour, glow=0.08), (0, y, reach), scale=(1, 0.25, 1.15), detail=20, parent=feather)
        for k in range(count):
            lean = 82 - 164 * k / (count - 1)
            where = (0, -0.05 * row + 0.02 * (k % 2), 0)
            place(feather, where, (0, lean, 0)) if k == 0 else again(feather, where, (0, lean, 0), 1, handle)
