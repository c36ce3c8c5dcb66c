"""The explorer in the yellow suit, the Geiger counter, the foam gun, and the funfair's mutants (Radiation Zone)."""

import math

from mathutils import Vector

from kit.face import eyes, mouth
from kit.forms import ball, box, curve, cylinder, lathe, prism, ring, scatter, tube
from kit.materials import clay, cloth, gloss, material, shine
from kit.modelling import Clay
from kit.people import arm, grip, human_head, leg
from kit.scene import aim, group

SUIT, RUBBER, PINK, SKIN, HAIR = "#ffd428", "#17655f", "#ff4f8b", "#a8683f", "#3a1c2a"


def counter(at=(0, 0, 0), turn=(0, 0, 0), size=1.0, level=0.9, parent=None):
    """A Geiger counter whose dial faces -y; its handle is on top, at the origin. `level`: position of the needle, 0 to
    1."""
    handle = group(at, turn, size, parent)
    tube([(-0.2, 0, -0.14), (-0.18, 0, 0.0), (0.18, 0, 0.0), (0.2, 0, -0.14)], 0.05, gloss("#2b2a44"), parent=handle)
    box((0.86, 0.34, 0.62), gloss("#e9f3e2", glow=0.05), (0, 0, -0.46), bevel=0.1, segments=5, parent=handle)
    box((0.9, 0.36, 0.14), gloss(PINK), (0, 0, -0.74), bevel=0.06, parent=handle)
    fan = [(0.3 * math.cos(math.radians(a)), 0.3 * math.sin(math.radians(a))) for a in range(0, 181, 12)]
    prism(fan, 0.06, shine("#fffbe0", 0.75), (0, -0.17, -0.58), bevel=0.01, parent=handle)
    for colour, start, end in (("#2fbf6a", 112, 172), ("#ffb52e", 60, 108), ("#ff2f4a", 8, 56)):
        outer = [(0.28 * math.cos(math.radians(a)), 0.28 * math.sin(math.radians(a))) for a in range(start, end + 1, 4)]
        inner = [(0.2 * math.cos(math.radians(a)), 0.2 * math.sin(math.radians(a))) for a in range(end, start - 1, -4)]
        prism(outer + inner, 0.05, shine(colour, 0.7), (0, -0.185, -0.58), bevel=0.005, parent=handle)
    a = math.radians(170 - 160 * level)
    tip = (0.27 * math.cos(a), -0.23, -0.58 + 0.27 * math.sin(a))
    tube([(0, -0.23, -0.58), tip], [0.028, 0.014], "#2b2a44", steps=4, parent=handle)
    ball(0.05, gloss("#2b2a44"), (0, -0.22, -0.58), detail=18, parent=handle)
    ball(0.065, shine("#ff2f4a", 1.2), (0.34, -0.18, -0.26), detail=18, parent=handle)
    tube([(-0.34, 0, -0.2), (-0.38, 0, 0.06), (-0.4, 0, 0.26)], 0.028, gloss("#2b2a44"), steps=6, parent=handle)
    ball(0.08, shine("#8dff4a", 1.1), (-0.4, 0, 0.32), detail=20, parent=handle)
    return handle


def foam_gun(at=(0, 0, 0), turn=(0, 0, 0), size=1.0, parent=None):
    """A foam gun held at the origin; its muzzle is 1.05 along +x."""
    handle = group(at, turn, size, parent)
    Clay().lump((0.12, 0, 0.12), (0.34, 0.17, 0.18)).limb([(0.02, 0, 0.1), (-0.03, 0, -0.18)], 0.1).make(
        PINK, voxel=0.03, smooth=5, rough=0.3, coat=0.6, parent=handle
    )
    barrel = [(0.13, 0), (0.12, 0.3), (0.16, 0.5), (0.25, 0.66), (0.27, 0.7), (0.22, 0.7), (0.12, 0.5)]
    lathe(barrel, gloss("#f4fff8", glow=0.08), (0.36, 0, 0.14), (0, 90, 0), parent=handle)
    for x in (0.44, 0.62):
        ring(0.135, 0.035, gloss(RUBBER), (x, 0, 0.14), (0, 90, 0), parent=handle)
    cylinder(0.15, 0.3, gloss("#4fe0d0", glow=0.1), (0.1, 0, 0.36), parent=handle)
    cylinder(0.09, 0.1, gloss("#2b2a44"), (0.1, 0, 0.54), parent=handle)
    return handle


def foam(points, radii, count=60, seed=2, parent=None):
    """A jet of foam along the points. `radii`: its radius along the way."""
    r = scatter(seed)
    line = curve(points, 40)
    body = Clay()
    for i in range(count):
        t = (i + 0.5) / count
        x = t * (len(radii) - 1)
        low = min(int(x), len(radii) - 2)
        wide = radii[low] + (radii[low + 1] - radii[low]) * (x - low)
        off = Vector((r.uniform(-1, 1), r.uniform(-1, 1), r.uniform(-1, 1))) * wide * 0.7
        body.lump(line[int(t * 40)] + off, wide * r.uniform(0.4, 0.7))
    look = material("#f6fffb", bottom="#c4f4e6", rough=0.5, specular=0.4, glow=0.14)
    made = body.make(look, voxel=0.04, smooth=3, parent=parent)
    for _ in range(count // 3):
        p = line[r.randrange(20, 41)] + Vector((r.uniform(-1, 1), r.uniform(-1, 1), r.uniform(-1, 1))) * radii[-1] * 1.5
        ball(r.uniform(0.03, 0.08), look, p, detail=14, parent=parent)
    return made


def explorer_head(at, parent, turn=(0, 0, 0), gaze=(0, 0), mood="brave", size=1.1):
    """A face in a rubber-rimmed hood, goggles on the forehead, two filters at the jaw. `mood`: brave, joy, fright or
    gasp."""
    anger = {"brave": 12, "joy": -12, "fright": -24, "gasp": -26}[mood]
    head, face = human_head(
        SKIN,
        at,
        parent,
        turn,
        gaze,
        iris="#2fae7a",
        brow=HAIR,
        anger=anger,
        nose=0.09,
        nose_look=clay("#b9714a"),
        eye_size=(0.2, 0.125, 0.245),
        blush="#e0705a",
        size=size,
    )
    lips = {
        "brave": (0.22, 0.15, 0.07),
        "joy": (0.24, 0.22, 0.09),
        "fright": (0.15, 0.2, -0.04),
        "gasp": (0.14, 0.21, -0.1, False),
    }[mood]
    mouth(face, (0.0, 0, -0.27), *lips)
    fringe = Clay().lump((0, -0.2, 0.47), (0.3, 0.24, 0.12))
    for x, z in ((-0.3, 0.36), (-0.16, 0.42), (0.02, 0.4), (0.2, 0.42), (0.34, 0.34)):
        fringe.spike((x * 0.8, -0.34, 0.54), (x * 1.15 + 0.05, -0.48, z), 0.12)
    fringe.make(HAIR, voxel=0.026, smooth=3, rough=0.7, parent=head)
    hood = Clay().lump((0, 0.13, 0.06), (0.8, 0.6, 0.8)).lump((0, 0.1, -0.3), (0.64, 0.5, 0.4))
    hood.make(SUIT, voxel=0.035, smooth=6, rough=0.32, coat=0.5, glow=0.12, parent=head)
    ring(0.575, 0.062, gloss(RUBBER), (0, -0.28, 0.0), (90, 0, 0), scale=(1.03, 1.03, 0.95), parent=head)
    strap = [(-0.72, 0.05, 0.44), (-0.46, -0.28, 0.66), (0, -0.42, 0.74), (0.46, -0.28, 0.66), (0.72, 0.05, 0.44)]
    tube(strap, 0.06, cloth("#2b2a44"), flat=0.6, parent=head)
    for x in (-1, 1):
        lens = group((0.24 * x, -0.44, 0.7), (-24, 0, 16 * x), 1, head)
        cylinder(0.23, 0.2, gloss("#2b2a44"), (0, 0, 0), (90, 0, 0), bevel=0.06, parent=lens)
        ball(0.19, material("#3fe8e0", rough=0.08, coat=1, glow=0.3), (0, -0.08, 0), scale=(1, 0.4, 1), parent=lens)
        ball(0.045, shine("#ffffff", 1.2), (-0.07, -0.15, 0.08), scale=(1, 0.4, 1.5), detail=16, parent=lens)
        pot = group((0.47 * x, -0.26, -0.42), (20, 0, 30 * x), 1, head)
        cylinder(0.19, 0.26, gloss(PINK), (0, -0.04, 0), (90, 0, 0), bevel=0.06, parent=pot)
        cylinder(0.13, 0.06, gloss("#2b2a44"), (0, -0.17, 0), (90, 0, 0), bevel=0.02, parent=pot)
        for z in (-0.05, 0.05):
            box((0.18, 0.05, 0.035), gloss(PINK), (0, -0.2, z), bevel=0.012, parent=pot)
    return head


def explorer(
    at=(0, 0, 0),
    turn=(0, 0, 0),
    size=1.0,
    arms=None,
    legs=None,
    head=(0, 0, 0),
    toes=((0, 0, 8), (0, 0, -8)),
    clicks=0,
    clicks_turn=(0, 0, 0),
    gun=1,
    gun_turn=(0, 0, 0),
    level=0.9,
    parent=None,
    **face,
):
    """The explorer, about 2.6 high. `arms`, `legs`: (left, right) point lists as the camera sees them. `clicks`, `gun`:
    indices of the hands with the Geiger counter and the foam gun, None for neither."""
    body = group(at, turn, size, parent)
    shape = Clay().lump((0, 0, 0.86), (0.5, 0.44, 0.5)).lump((0, 0, 1.2), (0.42, 0.36, 0.26))
    shape.make(SUIT, voxel=0.035, smooth=6, rough=0.36, coat=0.4, glow=0.12, parent=body)
    ring(0.49, 0.07, gloss(RUBBER), (0, 0, 0.74), scale=(1.02, 0.9, 1), parent=body)
    box((0.2, 0.1, 0.17), gloss("#e9f3e2"), (0, -0.47, 0.74), bevel=0.04, parent=body)
    zip_line = [(0, -0.4, 1.3), (0, -0.445, 1.08), (0, -0.46, 0.86)]
    tube(zip_line, 0.03, gloss("#e08a00"), steps=8, parent=body)
    _badge(body)
    for x in (-1, 1):
        cylinder(0.2, 0.8, gloss("#f4fff8"), (0.24 * x, 0.5, 1.1), bevel=0.15, parent=body)
        ring(0.2, 0.04, gloss(PINK), (0.24 * x, 0.5, 1.2), parent=body)
    legs = legs or (
        [(-0.22, 0, 0.5), (-0.25, -0.02, 0.3), (-0.25, 0, 0.13)],
        [(0.22, 0, 0.5), (0.25, -0.02, 0.3), (0.25, 0, 0.13)],
    )
    for line, toe in zip(legs, toes):
        leg(line, gloss(SUIT, coat=0.4, glow=0.12), gloss(RUBBER), body, 0.18, toe, 1.1)
    arms = arms or (
        [(-0.36, -0.02, 1.22), (-0.74, -0.15, 1.0), (-0.8, -0.45, 0.9)],
        [(0.36, -0.02, 1.22), (0.74, -0.15, 1.0), (0.8, -0.45, 0.9)],
    )
    for index, line in enumerate(arms):
        held = index in (clicks, gun)
        arm(line, gloss(SUIT, coat=0.4, glow=0.12), gloss(RUBBER), body, 0.15, 1.2, held, cuff=gloss(PINK))
        palm = grip(line, 0.14)
        if index == clicks:
            counter(palm, clicks_turn, 1.0, level, body)
        if index == gun:
            foam_gun(palm, gun_turn, 0.9, body)
    explorer_head((0, -0.1, 1.8), body, head, **face)
    return body


def _badge(body):
    """The radiation sign on the chest: three blades around a point."""
    sign = group((-0.24, -0.39, 1.06), (-4, 0, -22), 1, body)
    cylinder(0.13, 0.05, gloss("#2b2a44"), (0, 0, 0), (90, 0, 0), bevel=0.015, parent=sign)
    for k in range(3):
        a = math.radians(90 + 120 * k)
        blade = [(0.035 * math.cos(a + d), 0.035 * math.sin(a + d)) for d in (0.5, -0.5)]
        blade += [(0.11 * math.cos(a + d), 0.11 * math.sin(a + d)) for d in (-0.5, 0, 0.5)]
        prism(blade, 0.03, gloss(SUIT), (0, -0.03, 0), bevel=0.005, parent=sign)


def candyfloss(at=(0, 0, 0), turn=0, size=1.0, gaze=(0, 0), seed=1, pink="#ff7ab8", parent=None):
    """A walking candyfloss, 2 high: a fluffy head on a paper cone, arms of sugar, a jagged grin."""
    r = scatter(seed)
    body = group(at, (0, 0, turn), size, parent)
    lathe([(0.0, 0.02), (0.08, 0.0), (0.34, 0.8), (0.0, 0.86)], gloss("#fff3e0", glow=0.05), sides=28, parent=body)
    for z, radius in ((0.2, 0.16), (0.42, 0.235), (0.64, 0.305)):
        ring(radius, 0.035, gloss("#17a8b8"), (0, 0, z), sides=32, parent=body)
    fluff = Clay().lump((0, 0, 1.32), (0.66, 0.52, 0.58)).spike((0, 0.05, 1.7), (0.14, 0.05, 2.3), 0.34)
    for _ in range(26):
        a, up = r.uniform(0, math.tau), r.uniform(-0.9, 1.1)
        flat = math.cos(up)
        where = (0.6 * flat * math.cos(a), 0.12 + 0.44 * flat * math.sin(a), 1.32 + 0.52 * math.sin(up))
        if where[1] > -0.22:
            fluff.lump(where, r.uniform(0.16, 0.26))
    for x in (-1, 1):
        reach = [(0.5 * x, -0.05, 1.25), (0.86 * x, -0.25, 1.2), (0.98 * x, -0.35, 1.55)]
        fluff.limb(reach, [0.17, 0.13, 0.12])
        for k in (-1, 0, 1):
            fluff.spike(reach[-1], (reach[-1][0] + 0.13 * k, -0.42, 1.78), 0.08)
    made = fluff.make(pink, voxel=0.035, smooth=3, rough=0.9, sheen=0.6, glow=0.1, parent=body)
    eyes(
        0.23,
        (0, -0.46, 1.5),
        (0.19, 0.13, 0.22),
        body,
        gaze=gaze,
        iris="#7dff3a",
        iris_size=38,
        lid=18,
        lid_look=clay("#e04a96"),
        tilt=18,
    )
    mouth(made, (0, 0, 1.17), 0.3, 0.2, 0.1, teeth=False, tongue=False, inside="#5a1040")
    ivory = material("#fffdf2", rough=0.25, glow=0.25)
    for k in range(5):
        x = -0.2 + 0.1 * k
        z = 1.17 + 0.1 * (x / 0.3) ** 2 - 0.03
        aim(lathe([(0.055, 0), (0.03, 0.08), (0, 0.14)], ivory, (x, -0.53, z), sides=10, parent=body), (0, -0.1, -1))
    return body


def tin_duck(at=(0, 0, 0), turn=(0, 0, 0), size=1.0, gape=18, stick=False, wing=30, parent=None):
    """A toothy tin duck from the shooting gallery, facing +x, 1.5 long. `wing`: degrees by which the wing is raised."""
    duck = group(at, turn, size, parent)
    tin = {"rough": 0.34, "coat": 0.5, "metal": 0.1}
    shape = (
        Clay()
        .lump((0, 0, 0.42), (0.6, 0.36, 0.36))
        .limb([(-0.4, 0, 0.5), (-0.66, 0, 0.66), (-0.82, 0, 0.86)], [0.24, 0.15, 0.05])
    )
    shape.limb([(0.34, 0, 0.55), (0.44, 0, 0.85), (0.46, 0, 1.05)], [0.28, 0.22, 0.2]).lump(
        (0.46, 0, 1.16), (0.34, 0.31, 0.31)
    )
    shape.paint((-0.4, -0.2, 0.2), (0.3, 0.3, 0.16), "#8a4a2a", 0.4).paint(
        (0.3, -0.3, 0.75), (0.12, 0.2, 0.1), "#8a4a2a", 0.4
    )
    shape.make("#ff6a3d", voxel=0.035, smooth=5, parent=duck, **tin)
    for radius, colour, y in ((0.24, "#fff6e0", -0.335), (0.165, "#ee2f4a", -0.36), (0.09, "#fff6e0", -0.385)):
        cylinder(radius, 0.05, gloss(colour), (-0.06, y, 0.4), (90, 0, 0), bevel=0.015, sides=36, parent=duck)
    for y in (-1, 1):
        flap = group((-0.02, 0.3 * y, 0.66), (wing * y, 0, 0), 1, duck)
        Clay().lump((-0.14, 0.2 * y, 0.06), (0.34, 0.3, 0.06)).make("#ffb52e", voxel=0.03, smooth=4, parent=flap, **tin)
    beak = gloss("#ffc93c")
    top = group((0.68, 0, 1.12), (0, -gape * 0.4, 0), 1, duck)
    Clay().lump((0.16, 0, 0.02), (0.27, 0.2, 0.075)).make(beak, voxel=0.025, smooth=4, parent=top)
    low = group((0.68, 0, 1.02), (0, gape, 0), 1, duck)
    Clay().lump((0.14, 0, -0.02), (0.23, 0.17, 0.06)).make(beak, voxel=0.025, smooth=4, parent=low)
    ivory = material("#fffdf2", rough=0.25, glow=0.25)
    for k in range(4):
        for y in (-0.13, 0.13):
            x = 0.1 + 0.08 * k
            aim(
                lathe([(0.045, 0), (0, 0.12)], ivory, (x, y * (1.1 - 0.14 * k), -0.03), sides=8, parent=top), (0, 0, -1)
            )
            aim(
                lathe([(0.04, 0), (0, 0.1)], ivory, (x - 0.03, y * (1.0 - 0.14 * k), 0.01), sides=8, parent=low),
                (0, 0, 1),
            )
    face = group((0.46, 0, 1.24), (0, 0, 40), 1, duck)
    eyes(
        0.15,
        (0, -0.24, 0.04),
        (0.12, 0.1, 0.145),
        face,
        iris="#c8ff3a",
        iris_size=40,
        pupil=(12, 18),
        tilt=20,
        lid=20,
        lid_look=clay("#d94a24"),
    )
    ring(0.31, 0.02, gloss("#8a4a2a"), (0.45, 0, 0.92), sides=36, parent=duck)
    if stick:
        cylinder(0.05, 1.2, gloss("#6b6a84"), (0, 0.1, -0.4), parent=duck)
    return duck
