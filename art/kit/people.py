"""Chunky toy people and their hands. They stand at the origin, are about 2.4 high and look toward -y."""

from mathutils import Vector

from kit.face import brows, cheeks, eyes, mouth
from kit.forms import ball, tube
from kit.materials import clay, cloth
from kit.modelling import Clay
from kit.scene import group


def hand(at, toward, look, parent, size=1.0, fist=False, palm=(0, -1, 0)):
    """A hand with three fingers and a thumb at the wrist `at`, pointing along `toward`; `palm` is the direction that
    its palm faces."""
    way = Vector(toward).normalized()
    side = way.cross(Vector(palm)).normalized()
    middle = Vector(at) + way * 0.10 * size
    body = Clay().lump(middle, 0.135 * size)
    reach = 0.08 if fist else 0.2
    for k in (-1, 0, 1):
        root = middle + side * 0.075 * k * size + way * 0.06 * size
        tip = root + way * reach * size + side * 0.05 * k * size
        body.limb([root, root.lerp(tip, 0.5), tip], [0.068 * size, 0.062 * size, 0.056 * size])
    thumb = middle + side * 0.1 * size
    body.limb([middle, thumb, thumb + side * 0.08 * size + way * 0.09 * size], [0.07 * size, 0.06 * size, 0.052 * size])
    return body.make(look, voxel=0.024 * size, smooth=4, parent=parent)


def arm(points, sleeve, skin, parent, thick=0.13, size=1.0, fist=False, palm=(0, -1, 0), cuff=None):
    """A sleeve through `points` (shoulder first) and the hand at its end."""
    line = [Vector(p) for p in points]
    tube(line, [thick * 1.15, thick, thick * 0.92], sleeve, parent=parent)
    way = line[-1] - line[-2]
    if cuff:
        tip = line[-1] + way.normalized() * 0.02
        tube(
            [tip - way.normalized() * 0.05, tip, tip + way.normalized() * 0.05],
            thick * 1.12,
            cuff,
            steps=4,
            parent=parent,
        )
    return hand(line[-1], way, skin, parent, size, fist, palm)


def grip(arm, reach):
    """Returns the point at which an arm's hand holds things: `reach` beyond the wrist."""
    elbow, wrist = Vector(arm[-2]), Vector(arm[-1])
    return wrist + (wrist - elbow).normalized() * reach


def shoe(at, look, parent, turn=(0, 0, 0), size=1.0, sole="#fff4e2"):
    """A round shoe with its ankle at `at` and its toe toward -y."""
    handle = group(at, turn, size, parent)
    upper = Clay().lump((0, -0.13, 0.02), (0.165, 0.27, 0.13)).lump((0, 0.02, 0.08), (0.145, 0.16, 0.15))
    upper.make(look, voxel=0.03, smooth=6, parent=handle)
    ball(0.2, cloth(sole), (0, -0.11, -0.08), scale=(0.92, 1.45, 0.28), parent=handle)
    return handle


def leg(points, trousers, shoe_look, parent, thick=0.16, toe=(0, 0, 0), size=1.0):
    """A trouser leg through `points` (hip first) and a shoe turned by `toe` (degrees)."""
    tube(points, [thick * 1.15, thick, thick * 0.95], trousers, parent=parent)
    return shoe(points[-1], shoe_look, parent, toe, size)


def human_head(
    skin,
    at,
    parent,
    turn=(0, 0, 0),
    gaze=(0, 0),
    iris="#5a3a22",
    brow="#3a2418",
    anger=0,
    jaw=0.0,
    nose=0.095,
    nose_look=None,
    lips=None,
    lid=None,
    eye_size=(0.165, 0.11, 0.2),
    blush="#ff9a8a",
    size=1.0,
):
    """A big head with ears, nose, eyebrows and a mouth. `lips`: arguments of face.mouth, or None to add no mouth.
    `anger`: tilts brows and lids. `eye_size`: None adds no eyes. Returns (handle, head mesh), to which hair, hats and
    patches can be added."""
    handle = group(at, turn, size, parent)
    shape = Clay().lump((0, 0, 0.03), (0.53, 0.49, 0.5)).lump((0, -0.06, -0.17), (0.46 + jaw, 0.42, 0.36))
    for x in (-1, 1):
        shape.lump((0.53 * x, 0.03, -0.03), (0.1, 0.08, 0.14)).lump((0.27 * x, -0.3, -0.16), (0.17, 0.14, 0.14))
    body = shape.make(skin, voxel=0.03, smooth=7, rough=0.55, glow=0.1, parent=handle)
    ball(nose, nose_look or clay(skin), (0, -0.53, -0.08), scale=(1.1, 0.95, 0.95), parent=handle)
    shut = {} if lid is None else {"lid": lid, "lid_look": clay(skin)}
    if eye_size:
        eyes(0.19, (0, -0.4, 0.09), eye_size, handle, tilt=anger, gaze=gaze, iris=iris, **shut)
    if brow:
        brows(0.2, (0, -0.5, 0.36), (0.13, 0.05), clay(brow), handle, tilt=anger)
    if blush:
        cheeks(0.33, (0, -0.41, -0.11), 0.085, handle, blush)
    if lips:
        mouth(body, (0, 0, -0.25), **lips)
    return handle, body


def pointing_hand(at, turn=(0, 0, 0), size=1.0, glove="#ffffff", cuff="#3fb8e8", parent=None):
    """The player's hand: a gloved hand whose index finger points up to `at`, with a sleeve that starts 5 below it."""
    handle = group(at, turn, size, parent)
    shape = Clay().limb([(-0.1, 0, -0.82), (-0.13, 0, -0.4), (-0.14, 0, -0.06)], [0.15, 0.155, 0.135])
    shape.lump((0.08, 0, -1.08), (0.40, 0.24, 0.38))
    for k, drop in enumerate((0.0, 0.05, 0.13)):
        shape.lump((0.12 + 0.18 * k, -0.1, -0.80 - drop), (0.125, 0.19, 0.17))
    shape.limb([(-0.12, -0.08, -1.16), (-0.36, -0.14, -1.0), (-0.42, -0.16, -0.72)], [0.16, 0.14, 0.12])
    shape.make(cloth(glove, glow=0.12), voxel=0.032, smooth=4, parent=handle)
    tube([(0.08, 0, -1.4), (0.1, 0.1, -3.2), (0.1, 0.2, -5.0)], [0.25, 0.27, 0.3], cloth(cuff), parent=handle)
    for radius, z in ((0.33, -1.44), (0.36, -1.56)):
        ball(radius, cloth(cuff), (0.08, 0, z), scale=(1, 0.8, 0.34), detail=28, parent=handle)
    return handle
