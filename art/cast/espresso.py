"""The cross-eyed espresso cup in a tutu, her saucer, and the beans that spill out of her (Italian Brainrot Clicker)."""

import math

from mathutils import Vector

from kit.face import brows, cheeks, eye, mouth
from kit.forms import ball, cylinder, lathe, ring, scatter, sheet, tube
from kit.materials import clay, cloth, gloss, gold, material
from kit.modelling import Clay
from kit.people import hand
from kit.scene import aim, group

CHINA, ROSE, DEEP, COFFEE, CREMA = "#fff3df", "#ff8fb4", "#f0588c", "#6b3518", "#e8a45a"

# Profile of the cup from its foot to its rim: (radius, z).
_CUP = [(0.0, -0.52), (0.26, -0.52), (0.40, -0.46), (0.55, -0.26), (0.64, 0.02), (0.68, 0.32), (0.69, 0.50)]


def bean(at, turn=(0, 0, 0), size=0.2, parent=None):
    """A coffee bean; its groove faces -y."""
    handle = group(at, turn, size, parent)
    ball(1, gloss("#7a3d1c", glow=0.05), scale=(0.72, 0.55, 1), detail=24, parent=handle)
    line = [(0, -0.44, 0.8), (0.12, -0.60, 0.3), (-0.12, -0.60, -0.3), (0, -0.44, -0.8)]
    tube(line, 0.085, clay("#3d1a0a"), steps=16, around=8, parent=handle)
    return handle


def cup_head(at, parent=None, turn=(0, 0, 0), cross=42, open_=0.2, smile=0.1, size=1.0, lid=None, up=0):
    """The cup with its face. `cross`: degrees by which the eyes turn inwards; `up`: degrees by which they look up."""
    head = group(at, turn, size, parent)
    glaze = gloss(CHINA, rough=0.24, glow=0.1)
    outside = [*_CUP, (0.66, 0.54), (0.61, 0.51), (0.58, 0.34), (0, 0.30)]
    lathe(outside, glaze, sides=64, parent=head)
    ring(0.66, 0.05, gloss(ROSE), (0, 0, 0.51), sides=64, parent=head)
    ring(0.30, 0.045, gloss(ROSE), (0, 0, -0.5), sides=48, parent=head)
    cylinder(0.6, 0.06, clay(CREMA, glow=0.06), (0, 0, 0.44), parent=head)
    _foam(head)
    grip = [(0.60, 0.04, 0.30), (0.92, 0.06, 0.34), (1.03, 0.06, 0.06), (0.86, 0.06, -0.18), (0.56, 0.04, -0.16)]
    tube(grip, [0.085, 0.095, 0.095, 0.09, 0.08], glaze, steps=36, parent=head)
    face = Clay().lump((0, 0, -0.02), (0.665, 0.665, 0.60)).make(CHINA, voxel=0.04, smooth=2, parent=head)
    mouth(face, (0, 0, -0.16), 0.2, open_, smile, inside="#7a1f3d")
    face.data.materials[0] = glaze
    for x in (-1, 1):
        eye(
            (0.235 * x, -0.565, 0.13),
            (0.235, 0.15, 0.265),
            head,
            (-cross * x, up),
            iris="#8a4a1f",
            iris_size=32,
            pupil=(17, 19),
            lid=lid,
            lid_look=glaze,
            turn=(0, 0, 4 * x),
        )
        for k in range(2):
            a = math.radians(12 + 28 * k)
            root = Vector((0.235 * x + 0.225 * math.cos(a) * x, -0.66 + 0.03 * k, 0.13 + 0.255 * math.sin(a)))
            tip = root + Vector((0.12 * math.cos(a) * x + 0.03 * x, -0.05, 0.10 * math.sin(a)))
            tube(
                [root, root.lerp(tip, 0.5) + Vector((0, 0, -0.012)), tip],
                [0.022, 0.018, 0.006],
                clay("#4a2412"),
                steps=6,
                parent=head,
            )
    brows(0.25, (0, -0.66, 0.46), (0.12, 0.035), clay(COFFEE), head, tilt=-16, depth=0.06)
    cheeks(0.43, (0, -0.55, -0.13), 0.1, head, "#ff9ab0")
    return head


def _foam(head):
    """Coffee up to the rim, a bun of cream with a spiral of caramel, and a bow below it."""
    foam = (
        Clay()
        .lump((0, 0.02, 0.54), (0.56, 0.56, 0.19))
        .lump((0, 0.04, 0.76), (0.34, 0.33, 0.2))
        .lump((0, 0.05, 0.94), (0.2, 0.2, 0.17))
    )
    foam.spike((0, 0.05, 0.98), (0.1, 0.05, 1.28), 0.13)
    foam.paint((0, 0.02, 0.50), (0.9, 0.9, 0.185), "#b8682c", 0.12)
    foam.make("#fff8ec", voxel=0.03, smooth=5, rough=0.8, glow=0.12, parent=head)
    swirl = []
    for i in range(28):
        t = i / 27
        a, far = 9.5 * t - 1.2, 0.49 * (1 - t) + 0.1 * t
        swirl.append((far * math.cos(a), 0.03 + far * math.sin(a), 0.62 + 0.46 * t))
    tube(swirl, [0.05, 0.045, 0.03], clay(CREMA), steps=90, around=8, parent=head)
    for x in (-1, 1):
        ball(
            0.17, cloth(DEEP), (-0.34 + 0.16 * x, -0.38, 0.66), (0, 28 * x, 0), (1.15, 0.6, 0.8), detail=24, parent=head
        )
    ball(0.08, cloth("#d93a72"), (-0.34, -0.46, 0.66), detail=18, parent=head)


def _tutu(at, turn, parent):
    """Three stiff frills; the lowest is the widest."""
    handle = group(at, turn, 1, parent)
    for k, (wide, drop, colour) in enumerate(((1.02, 0.14, "#ffd0e0"), (0.94, 0.02, ROSE), (0.80, -0.08, "#ffb3cc"))):
        rows, sides = [], 96
        for far, lift in ((0.28, 0.06), (0.6, 0.03), (1.0, 0.0)):
            row = []
            for i in range(sides + 1):
                a = math.tau * i / sides
                wave = 0.085 * far * far * math.sin(16 * a + k * 1.7)
                radius = wide * far * (1 + 0.035 * math.sin(16 * a + 1.2))
                row.append((radius * math.cos(a), radius * math.sin(a), lift - drop * far + wave))
            rows.append(row)
        sheet(rows, cloth(colour, glow=0.08), crease=0, parent=handle, shell=0.035)
    return handle


def _slipper(points, parent):
    foot, shin = Vector(points[-1]), Vector(points[-2])
    way = (foot - shin).normalized()
    shoe = Clay().limb([foot - way * 0.12, foot + way * 0.04, foot + way * 0.2], [0.125, 0.13, 0.075])
    shoe.make(DEEP, voxel=0.028, smooth=4, rough=0.4, parent=parent)
    for k in (0.2, 0.34):
        aim(ring(0.098, 0.026, gloss(DEEP), foot - way * (k + 0.02), sides=24, around=8, parent=parent), way)


def ballerina(
    at=(0, 0, 0),
    turn=(0, 0, 0),
    size=1.0,
    arms=None,
    legs=None,
    head=(0, 0, 0),
    skirt=(0, 0, 0),
    parent=None,
    **face,
):
    """The cup standing on tiptoe, about 2.9 high with her foam. `arms` and `legs`: (left, right) point lists as the
    camera sees them. `skirt`: rotation of the tutu. `face`: arguments of cup_head."""
    body = group(at, turn, size, parent)
    arms = arms or (
        [(-0.26, 0, 1.12), (-0.72, -0.1, 1.02), (-1.12, -0.2, 1.3)],
        [(0.26, 0, 1.12), (0.72, -0.1, 1.02), (1.12, -0.2, 1.3)],
    )
    legs = legs or (
        [(-0.13, 0, 0.86), (-0.15, -0.03, 0.5), (-0.10, 0, 0.18)],
        [(0.13, 0, 0.86), (0.52, -0.26, 0.66), (0.14, -0.16, 0.42)],
    )
    bodice = Clay().lump((0, 0, 1.08), (0.32, 0.27, 0.24)).lump((0, 0, 0.92), (0.27, 0.24, 0.2))
    bodice.make(DEEP, voxel=0.03, smooth=5, rough=0.5, parent=body)
    skin = clay("#ffe2c4", glow=0.08)
    for line in arms:
        points = [Vector(p) for p in line]
        tube(points, [0.1, 0.085, 0.075], skin, steps=20, parent=body)
        hand(points[-1], points[-1] - points[-2], skin, body, 0.95)
        aim(ring(0.085, 0.03, gold(), points[-1], sides=24, around=8, parent=body), points[-1] - points[-2])
    for line in legs:
        tube(line, [0.125, 0.1, 0.085], skin, parent=body)
        _slipper(line, body)
    _tutu((0, 0, 0.94), skirt, body)
    cup_head((0, -0.05, 1.74), body, head, **face)
    return body


def saucer(at, size=1.0, turn=(0, 0, 0), parent=None):
    """The cup's saucer, of radius 1, with a rose rim and a gold line."""
    handle = group(at, turn, size, parent)
    plate = [(0, 0), (0.45, 0), (0.5, 0.04), (0.86, 0.1), (1.0, 0.2), (0.97, 0.24), (0.8, 0.16), (0.46, 0.1), (0, 0.1)]
    lathe(plate, gloss(CHINA, rough=0.25, glow=0.08), sides=64, parent=handle)
    ring(0.985, 0.04, gloss(ROSE), (0, 0, 0.215), sides=64, parent=handle)
    lathe([(0.62, 0.132), (0.66, 0.142)], gold(), sides=64, parent=handle, shell=0.012)
    return handle


def bean_burst(middle, radius, count, seed=1, size=0.15, flat=0.5):
    """Beans that burst outwards in a ring around a point."""
    r = scatter(seed)
    for i in range(count):
        a = math.tau * i / count + r.uniform(-0.15, 0.15)
        far = radius * r.uniform(0.85, 1.25)
        where = (
            middle[0] + far * math.cos(a),
            middle[1] - 0.3 * r.random(),
            middle[2] + far * flat * math.sin(a) + 0.2 * r.random(),
        )
        bean(where, (r.uniform(-40, 40), r.uniform(0, 360), r.uniform(-60, 60)), size * r.uniform(0.8, 1.3))


def bean_rain(middle, spread, count, seed=1, size=0.14):
    """Beans that fall in a box with half-axes `spread`."""
    r = scatter(seed)
    for _ in range(count):
        where = [m + s * r.uniform(-1, 1) for m, s in zip(middle, spread)]
        bean(where, (r.uniform(-40, 40), r.uniform(0, 360), r.uniform(-60, 60)), size * r.uniform(0.7, 1.4))


def pigeon(at, turn=0, size=1.0, peck=0, flying=False, shade="#8fa6d6", parent=None):
    """A fat pigeon, 0.9 high. `peck`: degrees by which its head is lowered."""
    bird = group(at, (0, 0, turn), size, parent)
    body = (
        Clay()
        .lump((0, 0.05, 0.38), (0.30, 0.40, 0.30))
        .lump((0, -0.12, 0.42), (0.26, 0.24, 0.26))
        .limb([(0, 0.3, 0.40), (0, 0.5, 0.36), (0, 0.74, 0.34)], [0.2, 0.16, 0.1], 0.5)
    )
    body.limb([(0, -0.12, 0.5), (0, -0.2, 0.68), (0, -0.22, 0.8)], [0.22, 0.17, 0.17])
    body.paint((0, -0.16, 0.62), (0.4, 0.4, 0.075), "#4fc0a0", 0.3).paint(
        (0, 0.72, 0.34), (0.4, 0.14, 0.3), "#5a6ba8", 0.2
    )
    body.make(shade, voxel=0.03, smooth=4, glow=0.06, parent=bird)
    head = group((0, -0.22, 0.82), (peck, 0, 0), 1, bird)
    ball(0.21, clay(shade, glow=0.06), (0, 0, 0.04), parent=head)
    lathe([(0.075, 0), (0.06, 0.08), (0, 0.2)], gloss("#ffb03a"), (0, -0.17, 0.02), (98, 0, 0), sides=18, parent=head)
    for x in (-1, 1):
        eye(
            (0.115 * x, -0.13, 0.1),
            (0.085, 0.06, 0.095),
            head,
            (6 * x, 0),
            white="#fff6e0",
            iris="#ff8a3d",
            iris_size=44,
            pupil=(20, 20),
        )
        tip = Vector((0.86 * x, 0.2, 0.86)) if flying else Vector((0.27 * x, 0.52, 0.34))
        root = Vector((0.2 * x, -0.02, 0.46))
        wing = Clay().limb([root, root.lerp(tip, 0.5) + Vector((0.08 * x, 0, 0.02)), tip], [0.15, 0.19, 0.06], 0.45)
        wing.paint(root.lerp(tip, 0.62), (0.3, 0.06, 0.3) if not flying else (0.07, 0.4, 0.3), "#5a6ba8", 0.3)
        wing.make("#a4b8e4", voxel=0.03, smooth=4, glow=0.06, parent=bird)
        tube(
            [(0.1 * x, 0, 0.14), (0.1 * x, -0.02, 0.08), (0.1 * x, -0.03, 0.02)],
            0.03,
            clay("#ff8a5c"),
            steps=4,
            parent=bird,
        )
        ball(0.07, clay("#ff8a5c"), (0.1 * x, -0.06, 0.025), scale=(1, 1.3, 0.4), detail=14, parent=bird)
    return bird


def spaghetti(points, parent=None, glow=0.1):
    """One long strand of spaghetti with two simple eyes and a drop of sauce."""
    tube(points, 0.075, material("#ffd975", rough=0.35, coat=0.4, glow=glow), steps=80, around=12, parent=parent)
    tip = Vector(points[0])
    for k in (-1, 1):
        eye(
            tip + Vector((0.02, -0.1, 0.07 + 0.085 * k)) + Vector((0.1 * k, 0, 0)),
            (0.085, 0.06, 0.1),
            parent,
            (-8, 4),
            iris=None,
            pupil=(30, 32),
        )
