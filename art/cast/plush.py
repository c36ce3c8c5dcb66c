"""The plush robot bears that want to hug, and their knitted parachutes (Survive Squad)."""

import math

from kit.forms import ball, box, cylinder, lathe, prism, ring, tube
from kit.materials import clay, cloth, gloss, shine
from kit.modelling import Clay
from kit.outlines import rounded, smooth
from kit.scene import group


def _button(at, parent, radius=0.17):
    face = gloss("#2b2352")
    handle = group(at, (90, 0, 0), 1, parent)
    cylinder(radius, 0.1, face, bevel=0.03, sides=28, parent=handle)
    ring(radius * 0.86, radius * 0.16, face, (0, 0, 0.05), sides=28, parent=handle)
    for x in (-1, 1):
        for y in (-1, 1):
            ball(
                radius * 0.13,
                shine("#c9b8ff", 0.7),
                (x * radius * 0.27, y * radius * 0.27, 0.05),
                detail=10,
                parent=handle,
            )
    ball(
        radius * 0.2,
        shine("#ffffff", 1.2),
        (-radius * 0.4, radius * 0.45, 0.075),
        scale=(1, 1, 0.4),
        detail=12,
        parent=handle,
    )


def plush_head(at, parent=None, turn=(0, 0, 0), size=1.0, colour="#b48cf0", dizzy=False):
    """The head of a robot bear: button eyes, a stitched snout, an antenna."""
    head = group(at, turn, size, parent)
    skull = Clay().lump((0, 0, 0), (0.62, 0.5, 0.52)).lump((0, -0.36, -0.14), (0.3, 0.22, 0.22))
    for x in (-1, 1):
        skull.lump((0.46 * x, 0.05, 0.42), (0.22, 0.14, 0.22)).paint(
            (0.46 * x, -0.14, 0.43), (0.13, 0.14, 0.13), "#ffc2d8"
        )
    skull.paint((0, -0.58, -0.14), (0.28, 0.22, 0.2), "#fff0e4")
    skull.make(colour, voxel=0.035, smooth=5, rough=0.9, sheen=0.6, parent=head)
    for x in (-1, 1):
        _button((0.25 * x, -0.48, 0.1), head, 0.15 if not (dizzy and x > 0) else 0.1)
    prism(
        smooth([(-0.09, 0.05), (0.09, 0.05), (0, -0.06)], 5),
        0.1,
        gloss("#ff6f91"),
        (0, -0.56, -0.06),
        bevel=0.03,
        parent=head,
    )
    tube([(-0.13, -0.55, -0.22), (0, -0.59, -0.27), (0.13, -0.55, -0.22)], 0.022, "#4a3470", steps=10, parent=head)
    seam = [(0, -0.5 * math.cos(t), 0.52 * math.sin(t) + 0.01) for t in (0.5, 0.9, 1.3, 1.7, 2.1)]
    tube(seam, 0.018, "#7a5ab8", parent=head)
    for t in (0.65, 0.95, 1.25, 1.55):
        box(
            (0.11, 0.03, 0.035),
            clay("#fff0e4"),
            (0, -0.505 * math.cos(t), 0.525 * math.sin(t) + 0.01),
            bevel=0.012,
            parent=head,
        )
    cylinder(0.03, 0.34, gloss("#8f9ac0"), (0, 0.05, 0.62), parent=head)
    ball(0.1, shine("#ff6f91", 0.9), (0, 0.05, 0.82), detail=16, parent=head)
    return head


def plush(
    at=(0, 0, 0),
    turn=(0, 0, 0),
    size=1.0,
    colour="#b48cf0",
    arms=None,
    dizzy=False,
    head=(0, 0, 0),
    hanging=False,
    parent=None,
):
    """A plush robot bear, 2.3 high, with arms out for a hug. `dizzy`: it was just hit. `hanging`: its legs are in the
    air."""
    body = group(at, turn, size, parent)
    arms = arms or (
        [(-0.42, 0, 1.05), (-0.76, -0.35, 1.12), (-0.86, -0.75, 1.25)],
        [(0.42, 0, 1.05), (0.76, -0.35, 1.12), (0.86, -0.75, 1.25)],
    )
    shape = Clay().lump((0, 0, 0.75), (0.56, 0.46, 0.55)).lump((0, 0, 1.1), (0.46, 0.38, 0.3))
    for line in arms:
        shape.limb(line, [0.2, 0.19, 0.2]).lump(line[-1], 0.22).paint(line[-1], (0.26, 0.26, 0.26), "#fff0e4")
    for x in (-1, 1):
        foot = (0.32 * x, -0.3 if hanging else -0.1, 0.22 if hanging else 0.16)
        shape.limb([(0.26 * x, 0, 0.5), (0.3 * x, -0.06, 0.3), foot], [0.26, 0.24, 0.24])
        shape.lump((foot[0], foot[1] - 0.12, foot[2]), (0.24, 0.28, 0.19))
    shape.make(colour, voxel=0.042, smooth=5, rough=0.9, sheen=0.6, parent=body)
    prism(rounded(0.56, 0.5, 0.14), 0.14, cloth("#ffd766"), (0, -0.44, 0.74), (-4, 0, 0), bevel=0.05, parent=body)
    _button((0, -0.54, 0.76), body, 0.13)
    for k in range(10):
        a = math.tau * k / 10
        box(
            (0.08, 0.05, 0.03),
            clay("#8a5fc0"),
            (0.27 * math.cos(a), -0.5, 0.74 + 0.24 * math.sin(a)),
            (0, -math.degrees(a), 0),
            bevel=0.01,
            parent=body,
        )
    plush_head((0, -0.05, 1.68), body, head, 1.0, colour, dizzy)
    return body


def parachute(at, size=1.0, colours=("#ff6f91", "#fff0e4"), turn=(0, 0, 0)):
    """A knitted parachute above a plush robot whose feet are at `at`."""
    handle = group(at, turn, size)
    profile = [(1.35 * math.cos(t), 3.4 + 1.0 * math.sin(t)) for t in (0.0, 0.25, 0.5, 0.75, 1.0, 1.25, 1.5708)]
    for k, (low, high) in enumerate(zip(profile, profile[1:])):
        band = cloth(colours[k % 2], glow=0.08)
        lathe(
            [low, ((low[0] + high[0]) / 2 + 0.05, (low[1] + high[1]) / 2 + 0.03), high], band, parent=handle, shell=0.05
        )
        ring(low[0], 0.06, band, (0, 0, low[1]), parent=handle)
    for x, y in ((-1.25, 0), (1.25, 0), (-0.6, -0.95), (0.6, -0.95)):
        tube(
            [(x, y, 3.4), (x * 0.75, y * 0.7, 2.4), (0.4 * (1 if x > 0 else -1), 0, 1.2)],
            0.025,
            "#fff0e4",
            parent=handle,
        )
    return handle
