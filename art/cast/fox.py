"""The hooded fox with his bow and his only arrow, tipped with an emerald (Emralds Forest Shoot)."""

import math

from mathutils import Euler, Vector

from kit.face import brows, eye, mouth
from kit.forms import ball, box, cylinder, prism, ring, tube
from kit.materials import clay, gloss, gold, material
from kit.modelling import Clay, patch
from kit.outlines import smooth
from kit.scene import group

FUR, PALE, SOCK, HOOD, TRIM = "#ff7a1f", "#fff3e2", "#5a2f22", "#4fae3a", "#ffcf4a"
EMERALD = "#1fe08a"


def arrow(at, turn=(0, 0, 0), size=1.0, parent=None):
    """The arrow along +x, 1.5 long, with a glowing emerald head; its nock is at the origin."""
    handle = group(at, turn, size, parent)
    tube([(0, 0, 0), (0.6, 0, 0), (1.22, 0, 0)], 0.034, clay("#e8b06a"), steps=4, parent=handle)
    for spin in (0, 120, 240):
        fin = [(0.02, 0.02), (0.30, 0.02), (0.22, 0.13), (-0.06, 0.15)]
        prism(fin, 0.03, clay(PALE, glow=0.1), turn=(spin, 0, 0), bevel=0.01, parent=handle)
    gem = material(EMERALD, rough=0.12, specular=0.8, coat=1, glow=0.32)
    for axis in ((0, 90, 0), (0, -90, 0)):
        long = 0.34 if axis[1] > 0 else 0.13
        cylinder(
            0.13,
            long,
            gem,
            (1.32 + (long / 2) * (1 if axis[1] > 0 else -1), 0, 0),
            axis,
            0.004,
            0.002,
            6,
            parent=handle,
        )
    ring(0.06, 0.025, gold(), (1.2, 0, 0), (0, 90, 0), sides=20, around=8, parent=handle)
    return handle


def _bow(grip, turn, draw, nocked, parent):
    handle = group(grip, turn, 1, parent)
    limb = [(-0.34, 0, 0.82), (-0.24, 0, 0.66), (0.06, 0, 0.36), (0.03, 0, 0.12)]
    line = limb + [(x, y, -z) for x, y, z in limb[::-1]]
    tube(line, [0.035, 0.05, 0.065, 0.075, 0.075, 0.065, 0.05, 0.035], gloss("#a8521f"), steps=48, parent=handle)
    tube([(0.035, 0, 0.14), (0.02, 0, 0), (0.035, 0, -0.14)], 0.09, clay(TRIM), steps=8, parent=handle)
    for z in (-1, 1):
        ball(0.065, gold(), (-0.35, 0, 0.84 * z), detail=18, parent=handle)
        string = [(-0.35, 0, 0.83 * z), (-(0.35 + draw) / 2, 0, 0.415 * z), (-draw, 0, 0)]
        tube(string, 0.014, clay("#fff8e6", glow=0.2), steps=4, around=8, parent=handle)
    if nocked:
        arrow((-draw, 0, 0), parent=handle)


def _wink(x, parent):
    line = [(x - 0.17, -0.47, 0.06), (x, -0.60, 0.19), (x + 0.17, -0.47, 0.06)]
    tube(line, [0.028, 0.042, 0.028], clay("#3a1a10"), steps=14, parent=parent)


def fox_head(at, parent, turn=(0, 0, 0), gaze=(0, 0), lid=30, open_=0.16, wink=None, tilt=12, size=1.0):
    """The fox's head in its hood. `wink`: -1 or 1 shuts the eye on that side; `tilt` above 0 frowns."""
    head = group(at, turn, size, parent)
    shape = Clay().lump((0, 0, 0.02), (0.62, 0.52, 0.53)).lump((0, -0.44, -0.19), (0.23, 0.24, 0.17))
    shape.lump((0, -0.60, -0.16), (0.13, 0.13, 0.11))
    for x in (-1, 1):
        shape.lump((0.36 * x, -0.12, -0.19), (0.34, 0.30, 0.27))
        shape.spike((0.46 * x, -0.10, -0.16), (0.95 * x, -0.10, -0.20), 0.19)
        shape.spike((0.44 * x, -0.10, -0.30), (0.82 * x, -0.10, -0.46), 0.16)
        shape.spike((0.38 * x, 0.06, 0.34), (0.60 * x, 0.04, 1.06), 0.29, 0.6)
        shape.paint((0.60 * x, -0.12, -0.34), (0.47, 0.5, 0.25), PALE, 0.08)
        shape.paint((0.62 * x, 0.04, 1.08), (0.3, 0.4, 0.24), SOCK, 0.14)
    shape.paint((0, -0.52, -0.29), (0.26, 0.36, 0.19), PALE, 0.08)
    body = shape.make(FUR, voxel=0.028, smooth=5, glow=0.06, parent=head)
    for x in (-1, 1):
        ear = [(p * x, q) for p, q in smooth([(-0.11, -0.05), (0.13, -0.04), (0.075, 0.25), (0.03, 0.22)], 6)]
        patch(body, ear, clay("#ffc9a8"), (0.475 * x, 0, 0.60), cell=0.04)
        if wink == x:
            _wink(0.25 * x, head)
            continue
        eye(
            (0.25 * x, -0.40, 0.11),
            (0.225, 0.15, 0.265),
            head,
            gaze,
            iris="#18b96a",
            iris_size=42,
            pupil=(21, 24),
            lid=lid,
            lid_look=clay(FUR, sheen=0.4, glow=0.06),
            tilt=-tilt * x,
            turn=(0, 0, 8 * x),
        )
    brows(0.25, (0, -0.50, 0.43), (0.13, 0.045), clay(SOCK), head, tilt=tilt)
    ball(0.1, gloss("#2a1512"), (0, -0.735, -0.115), scale=(1.15, 0.8, 0.85), detail=24, parent=head)
    mouth(body, (0, 0, -0.265), 0.25, open_, 0.085, inside="#5a1a20")
    _hood(head)
    return head


def _hood(head):
    """A hood behind the face with a drooping tip, a golden hem around the face and a collar under the chin."""
    cap = Clay().lump((0, 0.12, 0.09), (0.74, 0.53, 0.68)).lump((0, 0.12, -0.42), (0.58, 0.46, 0.30))
    cap.limb([(0, 0.16, 0.52), (0.04, 0.26, 0.84), (0.2, 0.36, 1.04), (0.42, 0.42, 1.0)], [0.40, 0.27, 0.16, 0.07])
    cap.make(HOOD, voxel=0.035, smooth=6, rough=0.85, sheen=0.5, glow=0.04, parent=head)
    seam = [(0.70 * math.sin(a), 0.665 * math.cos(a)) for a in (math.radians(-142 + 284 * i / 24) for i in range(25))]
    line = [(x, -0.10 + 0.06 * abs(x), z + 0.08) for x, z in seam]
    tube(line, 0.055, clay(TRIM, glow=0.05), steps=60, around=10, parent=head)


def _tail(points, parent):
    tail = Clay().limb(points, [0.12, 0.26, 0.34, 0.26, 0.10])
    tip, back = Vector(points[-1]), Vector(points[-2])
    way = (tip - back).normalized()
    for k in (-1, 0, 1):
        tail.spike(tip - way * 0.1, tip + way * 0.34 + Vector((0.1 * k, 0, 0.05 * k)), 0.15)
    tail.paint(tip + way * 0.12, (0.42, 0.42, 0.42), PALE, 0.12)
    tail.make(FUR, voxel=0.035, smooth=4, glow=0.06, parent=parent)


def _paw(at, parent):
    Clay().lump(at, (0.15, 0.16, 0.14)).make(SOCK, voxel=0.03, smooth=4, parent=parent)


def fox(
    at=(0, 0, 0),
    turn=(0, 0, 0),
    size=1.0,
    bow=None,
    draw=0.8,
    nocked=True,
    arms=None,
    legs=None,
    tail=None,
    cape=0.0,
    head=(0, 0, 0),
    head_at=(0, -0.06, 1.58),
    parent=None,
    **face,
):
    """The fox, about 2.6 high with his ears. `bow`: (grip, rotation) of the bow; its arrow flies along the rotated x
    axis. The hand on the same side as the grip holds the bow, the other one draws the string by `draw` (below 0.4: the
    string is at rest). `arms` and `legs` (left, right as the camera sees them) override the default pose. `cape`: how
    far the cape blows to the side."""
    body = group(at, turn, size, parent)
    holder = None
    if bow:
        grip, spin = Vector(bow[0]), bow[1]
        holder = 1 if grip.x > 0 else 0
        frame = Euler([math.radians(a) for a in spin]).to_matrix()
        pulled = grip + frame @ Vector((-draw, 0, 0))
        _bow(grip, spin, max(draw, 0.36), nocked, body)
        if arms is None:
            near, far = (-0.3, 0.3) if holder else (0.3, -0.3)
            hold = [
                Vector((far, -0.04, 1.08)),
                Vector((far, -0.04, 1.08)).lerp(grip, 0.5) + Vector((0, 0, -0.04)),
                grip,
            ]
            pull = [Vector((near, -0.04, 1.06)), Vector((near * 2.5, -0.24, 0.94)), pulled]
            arms = (pull, hold) if holder else (hold, pull)
    arms = arms or (
        [(-0.30, 0, 1.06), (-0.56, -0.12, 0.86), (-0.56, -0.3, 0.62)],
        [(0.30, 0, 1.06), (0.56, -0.12, 0.86), (0.56, -0.3, 0.62)],
    )
    legs = legs or (
        [(-0.2, 0, 0.5), (-0.3, -0.06, 0.32), (-0.34, 0, 0.12)],
        [(0.2, 0, 0.5), (0.3, -0.06, 0.32), (0.34, 0, 0.12)],
    )
    tunic = Clay().lump((0, 0, 0.72), (0.43, 0.36, 0.34)).lump((0, 0, 1.02), (0.36, 0.30, 0.28))
    for line in arms:
        tunic.limb([Vector(p) for p in line[:2]], [0.17, 0.145])
        tunic.limb([Vector(line[1]), Vector(line[1]).lerp(Vector(line[2]), 0.55)], [0.145, 0.13])
    tunic.paint((0, -0.32, 1.04), (0.20, 0.3, 0.30), PALE, 0.1)
    tunic.make(HOOD, voxel=0.032, smooth=5, rough=0.85, sheen=0.5, glow=0.04, parent=body)
    for line in arms:
        a, b = Vector(line[1]).lerp(Vector(line[2]), 0.45), Vector(line[2])
        Clay().limb([a, a.lerp(b, 0.5), b], [0.115, 0.11, 0.11]).make(SOCK, voxel=0.03, smooth=4, parent=body)
        cuff = a.lerp(b, 0.12)
        tube([cuff, cuff.lerp(b, 0.1), cuff.lerp(b, 0.2)], 0.14, clay(TRIM), steps=4, parent=body)
        _paw(b, body)
    for line in legs:
        foot = Vector(line[-1])
        shape = Clay().limb(line, [0.19, 0.155, 0.14]).lump(foot + Vector((0, -0.1, -0.02)), (0.17, 0.25, 0.12))
        shape.paint(line[0], (0.3, 0.3, 0.26), FUR).make(SOCK, voxel=0.032, smooth=5, parent=body)
    ring(0.40, 0.07, gloss("#7a3f1f"), (0, 0, 0.66), scale=(1.03, 0.88, 1.1), parent=body)
    box((0.22, 0.08, 0.2), gold(), (0, -0.385, 0.66), bevel=0.035, parent=body)
    cloak = Clay().limb([(0, 0.24, 1.16), (cape * 0.4, 0.42, 0.8), (cape, 0.56, 0.42)], [0.34, 0.42, 0.40], 0.32)
    cloak.make("#3a8f36", voxel=0.04, smooth=5, rough=0.85, parent=body)
    _tail(
        tail or [(0, 0.36, 0.5), (-0.4, 0.6, 0.42), (-0.86, 0.6, 0.6), (-1.05, 0.52, 1.05), (-0.92, 0.46, 1.42)], body
    )
    fox_head(head_at, body, head, **face)
    return body
