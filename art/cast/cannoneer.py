"""The small red dragon and the sulking thundercloud (Bubble Shooter Legend)."""

import math

from mathutils import Vector

from kit.face import brows, cheeks, eyes, mouth, smirk
from kit.forms import ball, lathe, prism, ring, scatter, tube
from kit.materials import clay, gloss, material, shine
from kit.modelling import Clay
from kit.outlines import smooth
from kit.people import hand
from kit.scene import aim, group

RED, CREAM, HORN, WING = "#f03a35", "#ffe9b8", "#ffc23a", "#ff9a2e"


def dragon_head(at, parent, turn=(0, 0, 0), gaze=(0, 0), lid=32, open_=0.2, anger=10, size=1.0, blows=False):
    """The dragon's head. `lid`: 0 (half shut) to 40 (wide open). `open_`: height of the grin; 0 is a closed smirk.
    `blows`: full cheeks and pursed lips instead."""
    head = group(at, turn, size, parent)
    shape = Clay().lump((0, 0, 0.06), (0.60, 0.52, 0.53)).lump((0, -0.30, -0.20), (0.50, 0.36, 0.29))
    for x in (-1, 1):
        shape.lump((0.40 * x, -0.12, -0.16), (0.28, 0.30, 0.26)).lump((0.13 * x, -0.60, -0.06), (0.12, 0.1, 0.1))
        if blows:
            shape.lump((0.40 * x, -0.30, -0.20), (0.27, 0.24, 0.23))
        shape.spike((0.46 * x, 0.05, 0.06), (1.02 * x, 0.14, 0.30), 0.26, 0.4)
        shape.spike((0.46 * x, 0.05, -0.10), (0.86 * x, 0.14, -0.12), 0.19, 0.4)
    shape.paint((0, -0.52, -0.30), (0.50, 0.34, 0.21), CREAM, 0.05)
    body = shape.make(RED, voxel=0.028, smooth=5, rough=0.5, glow=0.05, parent=head)
    for x in (-1, 1):
        horn = [(0.27 * x, 0.02, 0.50), (0.36 * x, 0.08, 0.76), (0.56 * x, 0.06, 0.96)]
        tube(horn, [0.135, 0.10, 0.02], gloss(HORN, bottom="#ff8a2e"), parent=head)
        ball(0.032, "#8a1420", (0.13 * x, -0.69, -0.045), scale=(1, 0.5, 1.2), detail=14, parent=head)
    for y, z, tall in ((-0.26, 0.53, 0.2), (0.0, 0.57, 0.27), (0.28, 0.50, 0.24)):
        aim(lathe([(0.11, 0), (0.07, tall * 0.5), (0, tall)], gloss(HORN), (0, y, z), parent=head), (0, y * 0.8, 1))
    eyes(
        0.25,
        (0, -0.40, 0.19),
        (0.225, 0.15, 0.275),
        head,
        tilt=anger,
        gaze=gaze,
        iris="#1fb98a",
        iris_size=44,
        pupil=(22, 26),
        lid=lid,
        lid_look=clay(RED),
    )
    brows(0.27, (0, -0.52, 0.50), (0.15, 0.05), clay("#a8182a"), head, tilt=anger)
    cheeks(0.47, (0, -0.37, -0.12), 0.095, head, "#ff8f7a")
    if blows:
        ring(0.085, 0.05, gloss("#ff7a6a"), (0, -0.66, -0.25), (90, 0, 0), sides=28, parent=head)
    elif open_:
        mouth(body, (0, 0, -0.235), 0.34, open_, 0.09, inside="#6a0f22")
    else:
        smirk(body, (0, 0, -0.25), 0.26, 0.08, 0.03)
    return head


def _wing(side, lift, parent):
    """A wing on the back; `lift`: degrees above level."""
    handle = group((0.22 * side, 0.34, 1.06), (0, -lift * side, 10 * side), 1.5, parent)
    web = [(-0.05, -0.12), (0.1, 0.28), (0.55, 0.52), (1.15, 0.50), (0.98, 0.20), (0.72, 0.16), (0.62, -0.14)]
    web += [(0.40, -0.08), (0.22, -0.26)]
    prism(smooth([(x * side, z) for x, z in web], 5), 0.09, clay(WING, glow=0.06), bevel=0.03, parent=handle)
    for end in ((1.16, 0.50), (0.72, 0.14), (0.24, -0.22)):
        line = [(0, 0, 0.05), (end[0] * 0.5 * side, -0.04, end[1] * 0.62 + 0.08), (end[0] * side, -0.03, end[1])]
        tube(line, [0.085, 0.065, 0.03], clay(RED), parent=handle)


def small_dragon(
    at=(0, 0, 0), turn=(0, 0, 0), size=1.0, arms=None, legs=None, tail=None, wings=24, fists=(), head=(0, 0, 0), **face
):
    """The red dragon, about 2.4 high with its horns. `arms` and `legs`: (left, right) as the camera sees them; an arm
    is three points from the shoulder, a leg the position of its foot. `wings`: degrees above level. `fists`: indices of
    closed hands. `face`: arguments of dragon_head. Returns the dragon's group."""
    body = group(at, turn, size)
    arms = arms or (
        [(-0.30, -0.08, 0.98), (-0.56, -0.28, 0.80), (-0.62, -0.46, 0.66)],
        [(0.30, -0.08, 0.98), (0.56, -0.28, 0.80), (0.62, -0.46, 0.66)],
    )
    legs = legs or [(-0.32, -0.12, 0.10), (0.32, -0.12, 0.10)]
    tail = tail or [(0, 0.34, 0.34), (-0.42, 0.66, 0.16), (-0.90, 0.62, 0.22), (-1.18, 0.46, 0.56)]
    shape = Clay().lump((0, 0, 0.58), (0.48, 0.44, 0.46)).lump((0, 0.02, 0.98), (0.34, 0.31, 0.30))
    shape.limb(tail, [0.30, 0.20, 0.14, 0.09]).paint((0, -0.42, 0.68), (0.32, 0.34, 0.46), CREAM, 0.07)
    for z in (0.44, 0.62, 0.80):
        shape.paint((0, -0.45, z), (0.29, 0.2, 0.016), "#f0bf78", 0.5)
    for arm in arms:
        shape.limb(arm, [0.16, 0.125, 0.115])
    for x, place in zip((-1, 1), legs):
        foot, hip = Vector(place), Vector((0.30 * x, 0.0, 0.42))
        shape.lump(hip, (0.24, 0.27, 0.26)).limb([hip, hip.lerp(foot, 0.5), foot], [0.22, 0.18, 0.15])
        shape.lump(foot + Vector((0.03 * x, -0.12, -0.01)), (0.19, 0.25, 0.12))
        for k in (-1, 0, 1):
            claw = foot + Vector((0.03 * x + 0.11 * k, -0.34 + 0.03 * abs(k), -0.04))
            ball(0.062, gloss(CREAM, glow=0.08), claw, scale=(0.9, 1.3, 0.9), detail=16, parent=body)
    shape.make(RED, voxel=0.032, smooth=6, rough=0.5, glow=0.05, parent=body)
    for index, arm in enumerate(arms):
        hand(arm[-1], Vector(arm[-1]) - Vector(arm[-2]), clay(RED, glow=0.05), body, 1.05, fist=index in fists)
    tip, way = Vector(tail[-1]), Vector(tail[-1]) - Vector(tail[-2])
    spade = smooth([(-0.03, -0.06), (-0.22, 0.06), (-0.13, 0.24), (0, 0.44), (0.13, 0.24), (0.22, 0.06), (0.03, -0.06)])
    aim(prism(spade, 0.14, gloss(HORN), tip, bevel=0.05, segments=3, parent=body), way)
    for side in (-1, 1):
        _wing(side, wings, body)
    dragon_head((0, -0.12, 1.58), body, head, **face)
    return body


def thundercloud(at, turn=0, size=1.0, gaze=(-10, -8), bolts=True):
    """A sulking cloud, about 3.4 wide, with lightning below it; a crown on its head belongs at (0, 0, 0.92)."""
    handle = group(at, (0, 0, turn), size)
    r = scatter(7)
    shape = Clay().lump((0, 0, 0), (1.25, 0.80, 0.86)).lump((0, 0.05, -0.35), (1.6, 0.75, 0.45))
    for i in range(13):
        a = math.tau * i / 13
        wide = r.uniform(0.40, 0.56)
        shape.lump((1.22 * math.cos(a), 0.12, -0.08 + 0.62 * math.sin(a)), (wide, wide, wide * 0.92))
    body = shape.make(
        material("#6a5ab8", rough=0.9, specular=0.1, sheen=0.4, bottom="#38307c", glow=0.08),
        voxel=0.06,
        smooth=6,
        parent=handle,
    )
    eyes(
        0.40,
        (0, -0.66, 0.18),
        (0.30, 0.2, 0.33),
        handle,
        tilt=20,
        gaze=gaze,
        white="#fff6c9",
        iris="#ffb21f",
        iris_size=40,
        lid=18,
        lid_look=clay("#5a4aa8"),
    )
    brows(0.42, (0, -0.86, 0.58), (0.30, 0.095), clay("#2a2260"), handle, tilt=24)
    mouth(body, (0, 0, -0.34), 0.40, 0.16, -0.10, tongue=False, inside="#241b55")
    if bolts:
        zig = [(0.06, 0), (-0.24, -0.62), (0.0, -0.58), (-0.16, -1.2), (0.32, -0.44), (0.08, -0.48), (0.34, 0)]
        for x, lean, tall in ((-0.95, 10, 0.8), (0.1, -4, 1.0), (1.0, -14, 0.85)):
            outline = [(p * tall, q * tall) for p, q in zig]
            prism(outline, 0.14, shine("#ffe14d", 1.0), (x, -0.1, -0.55), (0, lean, 0), bevel=0.04, parent=handle)
    return handle
