"""The fat pink worm, its apples, and the mole in goggles (Worms Hungry)."""

import math

from mathutils import Vector

from kit.face import brows, cheeks, eyes, mouth
from kit.forms import ball, curve, ring, tube
from kit.materials import clay, cloth, gloss, material, shine
from kit.modelling import Clay
from kit.people import hand
from kit.scene import group

PINK, PALE, DEEP = "#ff7fa6", "#ffb9cb", "#e0487c"
FLESH = "#fff3c4"


def bitten(body, bites):
    """Cuts bite marks into a finished mesh. `bites`: balls (center, radius)."""
    for middle, radius in bites:
        for vertex in body.data.vertices:
            way = vertex.co - Vector(middle)
            if way.length < radius:
                vertex.co = Vector(middle) + way.normalized() * radius
    return body


def apple(at, turn=(0, 0, 0), size=1.0, colour="#ee2b3c", bite=None, parent=None):
    """A shiny apple of radius 0.5 with a leaf. `bite`: direction of a bite in degrees about z (0 faces the camera),
    None for no bite."""
    handle = group(at, turn, size, parent)
    shape = Clay().lump((0, 0, -0.04), (0.46, 0.46, 0.42))
    for k in range(5):
        a = math.tau * k / 5
        shape.lump((0.17 * math.cos(a), 0.17 * math.sin(a), 0.1), (0.33, 0.33, 0.31))
        shape.lump((0.13 * math.cos(a), 0.13 * math.sin(a), -0.24), (0.27, 0.27, 0.24))
    shape.paint((0.24, -0.3, 0.3), (0.24, 0.24, 0.22), "#ff7a5a", 0.5)
    holes = [((0, 0, 0.6), 0.3)]
    if bite is not None:
        a = math.radians(bite)
        out, side = Vector((math.sin(a), -math.cos(a), 0)), Vector((math.cos(a), math.sin(a), 0))
        marks = [(out * 0.62 + side * 0.2 * k + Vector((0, 0, 0.12 - 0.06 * abs(k))), 0.3) for k in (-1, 0, 1)]
        marks += [(out * 0.66 + side * 0.14 * k + Vector((0, 0, -0.14)), 0.27) for k in (-1, 1)]
        for middle, radius in marks:
            shape.paint(middle, (radius * 1.04,) * 3, FLESH, 0.04)
        holes += marks
    body = shape.make(colour, voxel=0.022, smooth=6, rough=0.22, coat=0.7, sheen=0, glow=0.06, parent=handle)
    bitten(body, holes)
    tube([(0, 0, 0.26), (0.02, 0, 0.46), (0.1, 0, 0.62)], [0.03, 0.035, 0.05], "#7a4a2a", parent=handle)
    leaf = group((0.06, 0, 0.5), (0, -24, -20), 1, handle)
    ball(0.2, gloss("#5cc24a"), (0.2, 0, 0.04), scale=(1.1, 0.55, 0.2), detail=20, parent=leaf)
    return handle


def worm_head(at, parent=None, turn=(0, 0, 0), gaze=(0, 0), gape=0.4, size=1.0, greed=-6):
    """The worm's face: large eyes on a pink dome, cheeks, a mouth that is always open, and a leaf stuck to its head."""
    head = group(at, turn, size, parent)
    shape = Clay().lump((0, 0, 0.06), (0.62, 0.56, 0.62)).lump((0, -0.18, -0.26), (0.60, 0.48, 0.40))
    for x in (-1, 1):
        shape.lump((0.42 * x, -0.22, -0.16), (0.22, 0.2, 0.2))
    shape.paint((0, -0.4, -0.7), (0.5, 0.5, 0.26), PALE, 0.4)
    body = shape.make(PINK, voxel=0.03, smooth=7, rough=0.4, coat=0.25, glow=0.08, parent=head)
    eyes(
        0.235,
        (0, -0.42, 0.24),
        (0.235, 0.16, 0.29),
        head,
        tilt=greed,
        gaze=gaze,
        iris="#3f9e4a",
        iris_size=40,
        pupil=(22, 22),
        lid=54,
        lid_look=clay("#f0608f"),
    )
    brows(0.25, (0, -0.38, 0.62), (0.15, 0.05), clay(DEEP), head, tilt=greed * 2)
    cheeks(0.47, (0, -0.37, -0.1), 0.1, head, "#ff4f86")
    mouth(body, (0, 0, -0.15), 0.37, gape, 0.08, inside="#6b1238")
    tube([(0.02, 0.0, 0.62), (0.04, -0.02, 0.76), (0.12, -0.04, 0.86)], [0.035, 0.03, 0.025], "#4f9e3a", parent=head)
    for lean in (-30, -150):
        leaf = group((0.1, -0.03, 0.84), (0, lean, 0), 1, head)
        ball(0.2, gloss("#6fd04a"), (0.2, 0, 0), scale=(1.1, 0.5, 0.22), detail=20, parent=leaf)
    return head


def worm(
    path, thick=0.46, head=(0, 0, 0), gaze=(0, 0), gape=0.4, size=1.0, head_at=None, greed=-6, tail=0.3, meal=None
):
    """The worm along a line of points, tail first, of radius `thick`, with its head at the end. `head`: rotation of the
    head; `head_at`: its position if it leaves the line. `tail`: thickness of the tail's tip as a share. `meal`:
    (position as a share of the line, growth) of the bulge of swallowed food. Returns the head."""
    fine = curve(path, 400)
    rings, gone = [fine[0]], 0
    for before, after in zip(fine, fine[1:]):
        gone += (after - before).length
        if gone >= thick * 0.62:
            rings.append(after)
            gone = 0
    body = Clay()
    line = curve(path, 60)
    body.limb(path, [thick * tail * 0.9, thick * 0.7, thick * 0.86, thick * 0.86, thick * 0.86, thick * 0.86])
    count = len(rings)
    for i, middle in enumerate(rings):
        share = i / max(1, count - 1)
        wide = thick * (tail + (1 - tail) * min(1, share * 3.2) ** 0.7)
        if meal:
            wide *= 1 + meal[1] * math.exp(-(((share - meal[0]) / 0.08) ** 2))
        body.lump(middle, wide)
        if 0.56 < share < 0.72:
            body.paint(middle, (wide * 1.1,) * 3, PALE, 0.1)
    body.make(PINK, voxel=0.035, smooth=3, rough=0.4, coat=0.25, glow=0.06)
    end = Vector(head_at) if head_at else line[-1] + Vector((0, -0.3, 0.12)) * size
    return worm_head(end, None, head, gaze, gape, size, greed)


def mole(at, turn=(0, 0, 0), size=1.0, arms=None, head=(0, 0, 0), gaze=(0, 0), parent=None):
    """A velvety mole with goggles, a miner's lamp and large hands; about 2 high, its foot at `at`."""
    body = group(at, turn, size, parent)
    fur, skin = "#8f78d8", "#ffab9a"
    trunk = Clay().lump((0, 0, 0.6), (0.55, 0.48, 0.58)).lump((0, -0.02, 1.0), (0.46, 0.42, 0.36))
    trunk.paint((0, -0.46, 0.55), (0.34, 0.3, 0.44), "#b8a8f0", 0.15)
    arms = arms or (
        [(-0.38, -0.05, 1.0), (-0.68, -0.25, 1.0), (-0.72, -0.5, 1.24)],
        [(0.38, -0.05, 1.0), (0.68, -0.25, 0.9), (0.74, -0.55, 0.8)],
    )
    for line in arms:
        trunk.limb(line, [0.2, 0.17, 0.15])
    trunk.make(fur, voxel=0.035, smooth=5, rough=0.85, sheen=0.6, parent=body)
    for line in arms:
        hand(line[-1], Vector(line[-1]) - Vector(line[-2]), clay(skin), body, 1.7)
    for x in (-1, 1):
        ball(0.2, clay(skin), (0.26 * x, -0.3, 0.1), scale=(0.9, 1.4, 0.55), parent=body)
    top = group((0, -0.1, 1.5), head, 1, body)
    skull = Clay().lump((0, 0, 0.02), (0.52, 0.46, 0.46)).lump((0, -0.34, -0.14), (0.3, 0.34, 0.22))
    skull.lump((0, -0.2, -0.2), (0.4, 0.34, 0.24)).paint((0, -0.62, -0.16), (0.26, 0.26, 0.2), "#b8a8f0", 0.3)
    made = skull.make(fur, voxel=0.03, smooth=5, rough=0.85, sheen=0.6, parent=top)
    ball(0.15, gloss("#ff6f91"), (0, -0.68, -0.06), scale=(1.1, 0.9, 0.9), parent=top)
    mouth(made, (0, 0, -0.3), 0.16, 0.14, 0.04, tongue=False)
    for x in (-1, 1):
        ring(0.215, 0.065, gloss("#ffb52e"), (0.225 * x, -0.42, 0.16), (90, 0, 8 * x), sides=36, parent=top)
    eyes(
        0.225,
        (0, -0.36, 0.16),
        (0.2, 0.14, 0.2),
        top,
        gaze=gaze,
        white="#dff6ff",
        iris="#7a4a2a",
        iris_size=34,
        lid=44,
        lid_look=clay(fur),
        tilt=14,
    )
    tube(
        [(-0.44, -0.3, 0.18), (-0.52, 0, 0.2), (0, 0.46, 0.2), (0.52, 0, 0.2), (0.44, -0.3, 0.18)],
        0.05,
        cloth("#3a2f52"),
        steps=40,
        parent=top,
    )
    Clay().lump((0, 0.04, 0.4), (0.5, 0.46, 0.24)).lump((0, -0.08, 0.34), (0.56, 0.54, 0.07)).make(
        "#ffd23f", voxel=0.035, smooth=5, rough=0.3, coat=0.5, parent=top
    )
    ball(0.14, shine("#fff6cf", 1.3), (0, -0.46, 0.52), scale=(1, 0.5, 1), parent=top)
    ring(0.14, 0.045, material("#6a6f8f", rough=0.3), (0, -0.48, 0.52), (90, 0, 0), sides=30, parent=top)
    return body


def beetle(at, turn=(0, 0, 0), size=1.0):
    """A grumpy blue beetle on the cut face of the soil, seen from above; 0.9 long."""
    handle = group(at, turn, size)
    for x in (-1, 1):
        for k in (-1, 0, 1):
            leg = [(0.2 * x, 0.05, 0.16 * k), (0.42 * x, -0.06, 0.2 * k + 0.06), (0.54 * x, 0.05, 0.26 * k)]
            tube(leg, [0.05, 0.045, 0.03], "#2a2452", parent=handle)
        ball(0.32, gloss("#3f6be8"), (0.1 * x, 0, -0.05), (0, 6 * x, 0), (0.75, 0.7, 1.15), parent=handle)
    ball(0.22, gloss("#2c3a8f"), (0, -0.04, 0.36), scale=(1.1, 0.9, 0.9), parent=handle)
    eyes(0.12, (0, -0.18, 0.4), (0.1, 0.07, 0.12), handle, tilt=24, iris=None, lid=14, lid_look=clay("#2c3a8f"))
    return handle
