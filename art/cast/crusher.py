"""The orange robot whose jaw is an excavator's bucket with a saw chain (Bucket Crusher)."""

import math

from mathutils import Vector

from kit.face import eyes
from kit.forms import ball, box, curve, cylinder, lathe, prism, ring, scatter, sheet, tube
from kit.materials import clay, gloss, material, shine
from kit.outlines import rounded
from kit.people import hand
from kit.scene import aim, group

ORANGE, DEEP, RUBBER, YELLOW = "#ff7d14", "#d9530c", "#3b3a4d", "#ffcb2e"
STEEL = {"rough": 0.3, "metal": 0.35, "coat": 0.4, "specular": 0.6}
# Side view of the bucket from its hinge to its lip: (y, z).
_SCOOP = [(0.42, 0.0), (0.44, -0.26), (0.26, -0.56), (-0.16, -0.74), (-0.66, -0.66), (-1.02, -0.38), (-1.22, 0.04)]
_WIDE = 0.80


def _steel(colour="#c9d3e2"):
    return material(colour, glow=0.08, **STEEL)


def _tooth(at, turn, size, parent):
    outline = [(-0.11, 0), (0.11, 0), (0.06, 0.24), (-0.06, 0.24)]
    prism(outline, 0.16, _steel(), at, turn, bevel=0.03, scale=size, parent=parent)


def _chain(parent):
    """Links and cutters along the bucket's rim: down one side, around the lip and back up the other side."""
    side = _WIDE + 0.02
    rim = [(-side, 0.3, 0.02), (-side, -0.5, 0.03), (-side, -1.12, 0.05), (-side + 0.16, -1.26, 0.06)]
    rim += [(0, -1.27, 0.06)] + [(-x, y, z) for x, y, z in rim[::-1]]
    tube(rim, 0.085, clay(RUBBER), steps=60, around=10, parent=parent)
    line = curve(rim, 26)
    for i in range(1, 26):
        way = line[i + 1] - line[i - 1]
        spin = math.degrees(math.atan2(way.y, way.x))
        box((0.15, 0.2, 0.15), gloss("#55546c"), line[i], (0, 0, spin), bevel=0.04, segments=2, parent=parent)
        if i % 2:
            cutter = [(-0.1, 0), (0.1, 0), (0.1, 0.12), (-0.06, 0.24)]
            prism(
                cutter, 0.1, _steel("#e6edf7"), line[i] + Vector((0, 0, 0.05)), (0, 0, spin), bevel=0.02, parent=parent
            )


def _bucket(gape, load, parent):
    jaw = group((0, 0.12, -0.02), (gape, 0, 0), 1, parent)
    rows = [[(x, y, z) for x in (-_WIDE, -_WIDE / 2, 0, _WIDE / 2, _WIDE)] for y, z in _SCOOP]
    sheet(rows, gloss(ORANGE, bottom=DEEP), crease=0, parent=jaw, shell=0.12)
    lining = [[(x * 0.98, y * 0.96, z * 0.94) for x, y, z in row] for row in rows]
    sheet(lining, clay("#8a3410"), crease=0, parent=jaw, shell=0.03)
    for x in (-1, 1):
        cheek = _SCOOP + [(-0.5, 0.06)]
        prism(cheek, 0.13, gloss(ORANGE, bottom=DEEP), (_WIDE * x, 0, 0), (0, 0, 90), bevel=0.04, parent=jaw)
        cylinder(0.2, 0.16, gloss(RUBBER), (_WIDE * x + 0.08 * x, 0.12, -0.16), (0, 90, 0), parent=jaw)
        ball(0.1, _steel(), ((_WIDE + 0.17) * x, 0.12, -0.16), scale=(0.5, 1, 1), detail=20, parent=jaw)
        for k in range(3):
            stripe = [(-0.16, -0.34), (-0.04, -0.34), (0.08, -0.1), (-0.04, -0.1)]
            moved = [(p - 0.62 + 0.3 * k, q - 0.04) for p, q in stripe]
            prism(moved, 0.03, clay(RUBBER), ((_WIDE + 0.07) * x, 0, 0), (0, 0, 90), bevel=0.01, parent=jaw)
    for k in range(5):
        _tooth((-0.56 + 0.28 * k, -1.24, 0.0), (28, 0, 0), 1.15, jaw)
    _chain(jaw)
    r = scatter(4)
    for i in range(load):
        where = (r.uniform(-0.6, 0.6), r.uniform(-1.0, 0.1), -0.28 + 0.3 * r.random() + 0.006 * i)
        turn = (r.uniform(-30, 30), r.uniform(-30, 30), r.uniform(0, 180))
        box((0.4, 0.24, 0.2), clay(r.choice(["#f58aa8", "#e8708f", "#ffa8bd"])), where, turn, bevel=0.04, parent=jaw)
    return jaw


def crusher_head(at, parent=None, turn=(0, 0, 0), gape=26, gaze=(0, 0), lid=40, lower=None, tilt=14, load=0, size=1.0):
    """The head: eyes in goggles on top, steel teeth, and the bucket as its jaw, `gape` degrees open. `load`: number of
    bricks in the bucket."""
    head = group(at, turn, size, parent)
    box((1.62, 1.16, 0.86), gloss(ORANGE, bottom="#f0650a"), (0, 0.02, 0.46), bevel=0.28, segments=6, parent=head)
    box((1.66, 0.9, 0.24), gloss(RUBBER), (0, 0.06, 0.08), bevel=0.1, parent=head)
    snout = [(-0.62, 0), (-0.42, 0.22), (0.3, 0.28), (0.3, -0.14), (-0.62, -0.14)]
    prism(snout, 1.44, gloss(ORANGE, bottom=DEEP), (0, -0.34, 0.08), (0, 0, 90), bevel=0.09, segments=4, parent=head)
    for k in range(6):
        _tooth((-0.575 + 0.23 * k, -0.82, -0.02), (180, 0, 0), 0.95, head)
    for x in (-1, 1):
        ball(0.4, gloss(RUBBER), (0.37 * x, -0.42, 0.66), scale=(0.98, 0.55, 1.06), detail=40, parent=head)
        ring(0.36, 0.055, gloss(YELLOW), (0.37 * x, -0.60, 0.66), (84, 0, 8 * x), scale=(1, 1.1, 1), parent=head)
        cylinder(0.22, 0.12, gloss(RUBBER), (0.83 * x, 0.04, 0.5), (0, 90, 0), parent=head)
        ball(0.1, _steel(), (0.9 * x, 0.04, 0.5), scale=(0.5, 1, 1), detail=20, parent=head)
    shut = {} if lower is None else {"lower": lower}
    eyes(
        0.37,
        (0, -0.56, 0.67),
        (0.315, 0.2, 0.345),
        head,
        tilt=tilt,
        turn=7,
        gaze=gaze,
        iris="#1f9fe8",
        iris_size=40,
        pupil=(20, 22),
        lid=lid,
        lid_look=gloss(ORANGE),
        **shut,
    )
    cylinder(0.17, 0.12, gloss(RUBBER), (0.3, 0.1, 0.92), parent=head)
    lathe([(0.14, 0), (0.14, 0.16), (0.1, 0.25), (0, 0.28)], shine("#ffd23f", 0.75), (0.3, 0.1, 0.97), parent=head)
    tube([(-0.42, 0.3, 0.8), (-0.44, 0.32, 1.0), (-0.5, 0.36, 1.2)], [0.09, 0.09, 0.11], _steel("#8f9bb3"), parent=head)
    _bucket(gape, load, head)
    return head


def _ribbed(points, thick, parent, rings=9):
    """A rubber hose with rings."""
    tube(points, thick, clay(RUBBER), parent=parent)
    line = curve(points, rings * 2)
    for i in range(1, rings * 2, 2):
        aim(
            ring(thick, thick * 0.3, clay("#55546c"), line[i], sides=28, around=8, parent=parent),
            line[i + 1] - line[i - 1],
        )


def _track(x, parent):
    handle = group((x, 0, 0.36), (0, 0, 90), 1, parent)
    prism(rounded(1.9, 0.72, 0.35), 0.5, clay(RUBBER), bevel=0.05, parent=handle)
    outline = rounded(1.98, 0.8, 0.39, 5)
    around = [Vector((p, 0, q)) for p, q in outline]
    total = sum((b - a).length for a, b in zip(around, around[1:] + around[:1]))
    count, walked = 22, 0.0
    for a, b in zip(around, around[1:] + around[:1]):
        step = (b - a).length
        while walked <= step and step > 1e-6:
            p = a.lerp(b, walked / step)
            spin = -math.degrees(math.atan2((b - a).z, (b - a).x))
            box((0.15, 0.58, 0.12), gloss("#55546c"), p, (0, spin, 0), bevel=0.03, segments=2, parent=handle)
            walked += total / count
        walked -= step
    for k in (-0.58, 0, 0.58):
        for side in (-1, 1):
            cylinder(0.24, 0.1, gloss(YELLOW), (k, 0.27 * side, 0), (90, 0, 0), parent=handle)
            cylinder(0.09, 0.14, gloss(RUBBER), (k, 0.29 * side, 0), (90, 0, 0), parent=handle)


def crusher(
    at=(0, 0, 0),
    turn=0,
    size=1.0,
    head_at=(0, -0.25, 1.75),
    head=(0, 0, 0),
    arms=None,
    fists=(False, False),
    parent=None,
    **face,
):
    """The robot on its tracks, about 2.8 high. `turn`: degrees about z. The head sits on a hose at `head_at`, rotated
    by `head`. `arms`: (left, right) point lists as the camera sees them. `face`: arguments of crusher_head."""
    body = group(at, (0, 0, turn), size, parent)
    for x in (-0.62, 0.62):
        _track(x, body)
    cylinder(0.5, 0.2, gloss(RUBBER), (0, 0, 0.62), parent=body)
    box((1.2, 1.0, 0.72), gloss(ORANGE, bottom=DEEP), (0, 0.02, 1.02), bevel=0.2, segments=5, taper=0.86, parent=body)
    box((0.62, 0.1, 0.34), gloss(YELLOW), (0, -0.47, 1.02), bevel=0.05, parent=body)
    for k in range(3):
        box((0.46, 0.06, 0.06), clay(RUBBER), (0, -0.53, 0.92 + 0.1 * k), bevel=0.02, parent=body)
    top = Vector(head_at)
    _ribbed([(0, 0.05, 1.2), Vector((0, 0.12, 1.3)).lerp(top, 0.5), top + Vector((0, 0.1, 0.1))], 0.24, body)
    arms = arms or (
        [(-0.58, -0.02, 1.2), (-0.92, -0.1, 1.0), (-0.96, -0.42, 0.86)],
        [(0.58, -0.02, 1.2), (0.92, -0.1, 1.0), (0.96, -0.42, 0.86)],
    )
    for line, fist in zip(arms, fists):
        points = [Vector(p) for p in line]
        ball(0.2, gloss(ORANGE), points[0], detail=24, parent=body)
        _ribbed(points, 0.105, body, 6)
        way = (points[-1] - points[-2]).normalized()
        aim(cylinder(0.17, 0.2, gloss(ORANGE), points[-1] - way * 0.04, bevel=0.06, parent=body), way)
        hand(points[-1] + way * 0.03, way, clay(YELLOW), body, 1.35, fist)
    crusher_head(top, body, head, **face)
    return body
