"""The purple cat with horns (Cat From Hell)."""

from mathutils import Vector

from kit.face import eyes, mouth, muzzle_nose, whiskers
from kit.forms import ball, lathe, prism, ring, tube
from kit.materials import clay, gloss, gold, material
from kit.modelling import Clay, patch
from kit.outlines import smooth
from kit.scene import aim, group

FUR, PALE, DEVIL = "#6f4dc0", "#fbf3ff", "#ff3d5a"
IVORY = "#fffdf2"


def _claws(arm, parent):
    tip, way = Vector(arm[-1]), (Vector(arm[-1]) - Vector(arm[-2])).normalized()
    side = way.cross(Vector((0, -1, 0))).normalized()
    for k in (-1, 0, 1):
        root = tip + way * 0.12 + side * 0.085 * k + Vector((0, -0.06, 0))
        claw = lathe(
            [(0.036, 0), (0.028, 0.06), (0, 0.17)], material(IVORY, rough=0.2, glow=0.15), root, sides=14, parent=parent
        )
        aim(claw, way + side * 0.3 * k + Vector((0, -0.25, 0)))


def _tail_tip(tail, parent):
    tip, way = Vector(tail[-1]), (Vector(tail[-1]) - Vector(tail[-2])).normalized()
    outline = smooth([(-0.02, -0.12), (0.20, -0.10), (0.13, 0.10), (0, 0.38), (-0.13, 0.10), (-0.20, -0.10)], 6)
    aim(prism(outline, 0.15, gloss(DEVIL), tip + way * 0.08, bevel=0.06, segments=4, parent=parent), way)


def cat_head(at, parent, turn=(0, 0, 0), gaze=(0, 0), lid=24, open_=0.24, size=1.0):
    """The cat's head. `lid`: 0 (half shut) to 40 (wide open); `open_`: height of the grin."""
    head = group(at, turn, size, parent)
    shape = Clay().lump((0, 0, 0), (0.67, 0.52, 0.53)).lump((0, -0.38, -0.20), (0.27, 0.17, 0.18))
    for x in (-1, 1):
        shape.lump((0.36 * x, -0.10, -0.17), (0.33, 0.30, 0.27)).lump((0.11 * x, -0.47, -0.18), (0.145, 0.11, 0.11))
        shape.spike((0.37 * x, 0.03, 0.30), (0.58 * x, 0.06, 0.90), 0.26, 0.55)
        shape.spike((0.50 * x, -0.03, -0.20), (0.92 * x, 0, -0.22), 0.16)
        shape.spike((0.48 * x, -0.03, -0.32), (0.80 * x, 0, -0.47), 0.13)
        shape.spike((0.08 * x, -0.06, 0.46), (0.03 * x, -0.16, 0.72), 0.09)
    body = shape.paint((0, -0.50, -0.20), (0.33, 0.26, 0.205), PALE).make(FUR, voxel=0.028, smooth=5, parent=head)
    for x in (-1, 1):
        ear = [(p * x, q) for p, q in smooth([(-0.13, -0.17), (0.10, -0.14), (0.085, 0.20), (0, 0.02)], 6)]
        patch(body, ear, clay("#ff8fa8"), (0.465 * x, 0, 0.53), cell=0.04)
        horn = [(0.20 * x, -0.17, 0.50), (0.27 * x, -0.19, 0.67), (0.39 * x, -0.17, 0.82)]
        tube(horn, [0.09, 0.068, 0.015], gloss(DEVIL, bottom="#a3123f"), parent=head)
        fang = material(IVORY, rough=0.2, glow=0.1)
        lathe(
            [(0.046, 0.09), (0.037, 0.03), (0, -0.075)],
            fang,
            (0.185 * x, -0.53, -0.35),
            (-8, 0, 0),
            sides=16,
            parent=head,
        )
    eyes(
        0.25,
        (0, -0.41, 0.11),
        (0.235, 0.16, 0.275),
        head,
        tilt=20,
        gaze=gaze,
        white="#f3ff7a",
        iris="#a9dc2c",
        iris_size=46,
        pupil=(12, 34),
        lid=lid,
        lid_look=clay(FUR, sheen=0.4),
    )
    whiskers(0.22, (0, -0.50, -0.17), 0.56, head)
    muzzle_nose((0, -0.575, -0.075), 1.1, head)
    mouth(body, (0, 0, -0.245), 0.42, open_, 0.115, inside="#4a0f2e")
    return head


def cat(
    at=(0, 0, 0),
    turn=0,
    size=1.0,
    hip=(0, 0.12, 0.50),
    neck=(0, 0.02, 0.98),
    arms=None,
    legs=None,
    tail=None,
    claws=(),
    head=(0, 0, 0),
    head_at=None,
    belly=True,
    parent=None,
    **face,
):
    """The cat; by default it sits and looks toward -y. `arms` and `legs`: (left, right) as the camera sees them; an
    arm is three points from the shoulder, a leg the position of its paw. `claws`: indices of arms with claws out.
    `face`: arguments of cat_head."""
    body = group(at, (0, 0, turn), size, parent)
    arms = arms or (
        [(-0.24, -0.12, 0.86), (-0.36, -0.34, 0.5), (-0.30, -0.44, 0.13)],
        [(0.24, -0.12, 0.86), (0.36, -0.34, 0.5), (0.30, -0.44, 0.13)],
    )
    legs = legs or [(-0.36, -0.30, 0.11), (0.36, -0.30, 0.11)]
    tail = tail or [(0, 0.42, 0.22), (-0.5, 0.62, 0.2), (-0.95, 0.5, 0.55), (-0.85, 0.35, 1.05), (-1.1, 0.3, 1.45)]
    low, high = Vector(hip), Vector(neck)
    shape = (
        Clay()
        .lump(low, (0.46, 0.43, 0.50))
        .lump(high, (0.33, 0.31, 0.32))
        .limb([low, low.lerp(high, 0.5), high], [0.42, 0.38, 0.30])
    )
    shape.limb(tail, [0.13, 0.115, 0.11, 0.10, 0.09])
    if belly:
        shape.paint(low.lerp(high, 0.25) + Vector((0, -0.46, 0)), (0.27, 0.30, 0.42), PALE)
    for arm in arms:
        shape.limb(arm, [0.165, 0.13, 0.125]).lump(arm[-1], (0.165, 0.18, 0.145)).paint(
            arm[-1], (0.215, 0.235, 0.20), PALE
        )
    for x, paw in zip((-1, 1), legs):
        foot = Vector(paw)
        thigh = low + Vector((0.33 * x, -0.06, -0.24))
        shape.lump(thigh, (0.25, 0.33, 0.28)).lump(foot, (0.17, 0.25, 0.12)).limb(
            [thigh, thigh.lerp(foot, 0.5), foot], [0.2, 0.17, 0.14]
        )
        shape.paint(foot + Vector((0, -0.1, 0)), (0.24, 0.26, 0.2), PALE)
    shape.make(FUR, voxel=0.032, smooth=6, parent=body)
    _tail_tip(tail, body)
    for index in claws:
        _claws(arms[index], body)
    top = Vector(head_at) if head_at else high + Vector((0, -0.05, 0.50))
    collar = high.lerp(top, 0.18)
    ring(0.29, 0.062, gloss(DEVIL), collar, (12, 0, 0), parent=body)
    ball(0.10, gold("#ffcf3a"), collar + Vector((0, -0.33, -0.09)), detail=24, parent=body)
    cat_head(top, body, head, **face)
    return body
