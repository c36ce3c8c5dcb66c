"""The white kitten with the golden scoop, the rubber duck, and the angry robot vacuum cleaner (Kitty Litter)."""

import math

from mathutils import Vector

from kit.face import brows, cheeks, eyes, mouth, muzzle_nose, smirk, whiskers
from kit.forms import ball, box, cylinder, ring, sheet, tube
from kit.materials import clay, gloss, gold, material, shine
from kit.modelling import Clay, patch
from kit.outlines import smooth
from kit.scene import group

FUR, TIP, PINK = "#fff4ee", "#ffc9a6", "#ff5f95"
COAT = {"rough": 0.75, "sheen": 0.6, "glow": 0.13}


def scoop(at, turn=(0, 0, 0), size=1.0, sand=True, parent=None):
    """The golden scoop along z, with or without sand: its grip is at the origin, the tray above it opens toward -y."""
    handle = group(at, turn, size, parent)
    tube([(0, 0, -0.30), (0, 0, 0.1), (0, 0.03, 0.42)], [0.075, 0.06, 0.07], gold(), parent=handle)
    ball(0.095, gold(), (0, 0, -0.34), parent=handle)
    rows = []
    for k in range(17):
        t = k / 16
        wide = 0.40 * min(1, math.sin(math.pi * (0.20 + 0.68 * t)) ** 0.5 * 1.04)
        xs = [i / 8 - 1 for i in range(17)]
        rows.append([(x * wide, -0.24 * x * x - 0.26 * (1 - t) ** 4, 0.34 + 0.78 * t) for x in xs])
    sheet(rows, gold("#ffcc33"), parent=handle, crease=0, shell=0.05)
    for x in (-0.18, 0, 0.18):
        box((0.06, 0.06, 0.34), gold("#d98a12"), (x, -0.02, 0.80), bevel=0.025, parent=handle)
    if sand:
        heap = Clay()
        for x, z, s in ((0, 0.66, 0.2), (-0.13, 0.62, 0.14), (0.14, 0.6, 0.15), (-0.08, 0.84, 0.15), (0.1, 0.82, 0.14)):
            heap.lump((x, -0.12, z), (s, s * 0.8, s))
        heap.make("#ffe27a", voxel=0.03, smooth=4, rough=0.95, bump=0.35, bump_scale=40, glow=0.2, parent=handle)
    return handle


def kitten_head(at, parent, turn=(0, 0, 0), gaze=(0, 0), open_=0.17, lid=None, size=1.0):
    """The kitten's head: fluffy cheeks, a tuft on the forehead, huge blue eyes. `open_` 0 shuts the mouth to a smile."""
    head = group(at, turn, size, parent)
    shape = Clay().lump((0, 0, 0), (0.66, 0.53, 0.54)).lump((0, -0.36, -0.20), (0.26, 0.18, 0.17))
    for x in (-1, 1):
        shape.lump((0.36 * x, -0.12, -0.20), (0.34, 0.31, 0.27)).lump((0.10 * x, -0.47, -0.19), (0.135, 0.10, 0.10))
        shape.spike((0.38 * x, 0.03, 0.28), (0.60 * x, 0.06, 0.88), 0.27, 0.55)
        for z, out, drop in ((-0.06, 0.92, 0.02), (-0.22, 0.98, -0.16), (-0.36, 0.82, -0.34)):
            shape.spike((0.46 * x, -0.04, z), (out * x, -0.02, z + drop), 0.17)
        shape.paint((0.62 * x, 0.06, 0.92), (0.24, 0.4, 0.24), TIP, 0.3)
    for x, lean in ((-0.10, -0.24), (0.02, 0.04), (0.13, 0.30)):
        shape.spike((x, -0.14, 0.44), (x + lean * 0.6, -0.34, 0.74 - abs(lean) * 0.3), 0.12)
    body = shape.make(FUR, voxel=0.028, smooth=4, parent=head, **COAT)
    for x in (-1, 1):
        ear = [(p * x, q) for p, q in smooth([(-0.13, -0.17), (0.11, -0.14), (0.085, 0.19), (0, 0.02)], 6)]
        patch(body, ear, clay("#ff9fb8"), (0.475 * x, 0, 0.51), cell=0.04)
    shut = {} if lid is None else {"lid": lid, "lid_look": clay(FUR, glow=0.1)}
    eyes(
        0.265,
        (0, -0.40, 0.10),
        (0.235, 0.16, 0.285),
        head,
        gaze=gaze,
        iris="#19a7f0",
        iris_size=53,
        pupil=(31, 35),
        **shut,
    )
    brows(0.27, (0, -0.50, 0.44), (0.10, 0.03), clay("#e8b898"), head, tilt=-10)
    cheeks(0.44, (0, -0.39, -0.16), 0.10, head, "#ff9fb0")
    whiskers(0.24, (0, -0.50, -0.19), 0.5, head, "#e8c9c9")
    muzzle_nose((0, -0.575, -0.085), 0.95, head, "#ff6f95")
    if open_:
        mouth(body, (0, 0, -0.255), 0.24, open_, 0.075, teeth=False)
    else:
        smirk(body, (0, 0, -0.27), 0.17, 0.07, 0.03)
    return head


def kitten(
    at=(0, 0, 0),
    turn=(0, 0, 0),
    size=1.0,
    hip=(0, 0.12, 0.44),
    neck=(0, 0.02, 0.86),
    arms=None,
    legs=None,
    tail=None,
    head=(0, 0, 0),
    head_at=None,
    holds=1,
    scoop_turn=(0, 0, 0),
    scoop_size=1.0,
    sand=True,
    **face,
):
    """The kitten; by default it sits and looks toward -y. `arms` and `legs`: (left, right) as the camera sees them; an
    arm is three points from the shoulder, a leg the position of its paw. `holds`: index of the arm with the scoop, None
    for no scoop. `face`: arguments of kitten_head. Returns the kitten's group."""
    body = group(at, turn, size)
    arms = arms or (
        [(-0.22, -0.10, 0.78), (-0.34, -0.34, 0.46), (-0.28, -0.42, 0.12)],
        [(0.22, -0.10, 0.78), (0.50, -0.34, 0.70), (0.62, -0.46, 0.86)],
    )
    legs = legs or [(-0.34, -0.28, 0.11), (0.34, -0.28, 0.11)]
    tail = tail or [(0, 0.40, 0.24), (-0.48, 0.62, 0.24), (-0.88, 0.50, 0.56), (-0.92, 0.35, 1.02)]
    low, high = Vector(hip), Vector(neck)
    shape = Clay().lump(low, (0.43, 0.41, 0.44)).lump(high, (0.32, 0.30, 0.30))
    shape.limb([low, low.lerp(high, 0.5), high], [0.40, 0.36, 0.30]).limb(tail, [0.13, 0.19, 0.22, 0.09])
    shape.paint(tail[-1], (0.26, 0.26, 0.3), TIP, 0.3)
    for k in range(9):
        a = math.pi * (k / 8)
        root = high + Vector((0.22 * math.cos(a), -0.20 * math.sin(a) - 0.04, -0.02))
        shape.spike(root, root + Vector((0.30 * math.cos(a), -0.26 * math.sin(a), -0.20 - 0.06 * math.sin(a))), 0.14)
    for arm in arms:
        shape.limb(arm, [0.16, 0.13, 0.12]).lump(arm[-1], (0.165, 0.18, 0.15))
    for x, place in zip((-1, 1), legs):
        foot = Vector(place)
        thigh = low + Vector((0.30 * x, -0.06, -0.20))
        shape.lump(thigh, (0.24, 0.30, 0.26)).lump(foot, (0.165, 0.24, 0.12))
        shape.limb([thigh, thigh.lerp(foot, 0.5), foot], [0.2, 0.165, 0.14])
        for k in (-1, 0, 1):
            pad = foot + Vector((0.075 * k, -0.235 + 0.02 * abs(k), 0.0))
            ball(0.042, clay(PINK), pad, scale=(1, 0.5, 1.1), detail=14, parent=body)
    shape.make(FUR, voxel=0.032, smooth=4, parent=body, **COAT)
    top = Vector(head_at) if head_at else high + Vector((0, -0.06, 0.57))
    collar = high.lerp(top, 0.14)
    ring(0.30, 0.065, gloss(PINK), collar, (10, 0, 0), parent=body)
    ball(0.105, gold("#ffcf3a"), collar + Vector((0, -0.36, -0.13)), detail=24, parent=body)
    if holds is not None:
        scoop(Vector(arms[holds][-1]) + Vector((0, -0.08, 0.04)), scoop_turn, scoop_size, sand, body)
    kitten_head(top, body, head, **face)
    return body


def duck(at, turn=(0, 0, 0), size=1.0, anger=14, gaze=(0, -4)):
    """A rubber duck, 1.1 high, facing -y; `anger` tilts its eyebrows and lids."""
    handle = group(at, turn, size)
    shape = Clay().lump((0, 0.06, 0.36), (0.46, 0.54, 0.36)).spike((0, 0.40, 0.42), (0, 0.80, 0.80), 0.24)
    shape.lump((0, -0.20, 0.84), (0.35, 0.34, 0.33))
    for x in (-1, 1):
        shape.lump((0.44 * x, 0.14, 0.42), (0.12, 0.28, 0.20), (-18, 0, 0))
    shape.spike((0, -0.16, 1.12), (0.05, -0.05, 1.34), 0.1)
    shape.make("#ffd21f", voxel=0.032, smooth=6, rough=0.28, coat=0.6, glow=0.05, parent=handle)
    beak = Clay().lump((0, -0.54, 0.80), (0.19, 0.17, 0.06), (-8, 0, 0)).lump((0, -0.50, 0.72), (0.15, 0.13, 0.05))
    beak.make("#ff7a1f", voxel=0.022, smooth=3, rough=0.3, coat=0.6, parent=handle)
    eyes(
        0.145,
        (0, -0.45, 0.96),
        (0.105, 0.07, 0.125),
        handle,
        tilt=anger,
        gaze=gaze,
        iris=None,
        pupil=(34, 34),
        lid=24,
        lid_look=clay("#ffc400"),
    )
    return handle


def hoover(at, turn=0, size=1.0, gaze=(0, 6)):
    """A robot vacuum cleaner: a disc of radius 0.95 with a face on its front rim."""
    handle = group(at, (0, 0, turn), size)
    shell = Clay().lump((0, 0, 0.34), (0.95, 0.95, 0.36))
    shell.make("#4a4f8f", voxel=0.05, smooth=6, rough=0.3, coat=0.6, parent=handle)
    cylinder(0.97, 0.18, gloss("#2f3266"), (0, 0, 0.20), bevel=0.08, sides=56, parent=handle)
    cylinder(0.46, 0.1, gloss("#6f78d0"), (0, 0.12, 0.68), bevel=0.05, sides=44, parent=handle)
    cylinder(0.16, 0.1, shine("#ff3d5a", 1.0), (0, 0.12, 0.72), bevel=0.04, parent=handle)
    eyes(
        0.30,
        (0, -0.76, 0.44),
        (0.23, 0.15, 0.25),
        handle,
        tilt=24,
        turn=14,
        gaze=gaze,
        white="#fff0c9",
        iris="#ff4d3d",
        iris_size=38,
        lid=16,
        lid_look=clay("#3d4280"),
    )
    brows(0.31, (0, -0.86, 0.72), (0.22, 0.07), clay("#23264f"), handle, tilt=22)
    for x in (-1, 1):
        tube(
            [(0.8 * x, -0.50, 0.1), (1.02 * x, -0.74, 0.06), (1.22 * x, -0.70, 0.04)],
            [0.06, 0.05, 0.03],
            material("#ffb52e", rough=0.5),
            parent=handle,
        )
    return handle
