"""Granny with glasses, bun and broom (Cat From Hell)."""

import math

from kit.face import glasses
from kit.forms import ball, cylinder, lathe, ring, tube
from kit.materials import clay, cloth, material
from kit.modelling import Clay
from kit.people import arm, human_head, shoe
from kit.scene import group

SKIN, DRESS, HAIR = "#f6bd98", "#ff6f91", "#f1eff8"


def broom(at, turn, parent=None, size=1.0):
    """A broom with its brush up; the middle of its stick is at `at`."""
    handle = group(at, turn, size, parent)
    cylinder(0.05, 2.3, material("#b5793f", rough=0.6), (0, 0, 0.1), parent=handle)
    straw = cloth("#ffcf5a", bottom="#d58a24")
    brush = [(0.09, 0), (0.16, 0.1), (0.30, 0.48), (0.36, 0.70), (0.28, 0.72), (0, 0.66)]
    lathe(brush, straw, (0, 0, 1.14), sides=16, crease=10, parent=handle)
    ring(0.15, 0.045, "#e63950", (0, 0, 1.24), parent=handle)
    return handle


def granny(
    at=(0, 0, 0), turn=0, size=1.0, arms=None, sweep=None, head=(4, 0, 0), gaze=(0, 0), shout=0.2, lean=0, parent=None
):
    """Granny, about 2.4 high. `arms`: (left, right) point lists, shoulder first. `sweep`: (position, rotation) of the
    broom. `shout`: height of her open mouth. `lean`: degrees toward +x."""
    body = group(at, (0, lean, turn), size, parent)
    dress = clay(DRESS, bottom="#c2346c")
    lathe(
        [(0, 0.04), (0.52, 0.04), (0.60, 0.10), (0.55, 0.5), (0.44, 0.95), (0.33, 1.25), (0.18, 1.43), (0, 1.46)],
        dress,
        parent=body,
    )
    for k in range(14):
        a = math.tau * k / 14
        ball(0.09, cloth("#fff3f6"), (0.56 * math.cos(a), 0.56 * math.sin(a), 0.10), detail=14, parent=body)
    ring(0.21, 0.07, cloth("#fff3f6"), (0, -0.02, 1.40), (6, 0, 0), parent=body)
    for x in (-1, 1):
        shoe((0.24 * x, -0.32, 0.12), clay("#b23a48"), body, (0, 0, -10 * x), 0.9)
    arms = arms or (
        [(-0.27, -0.05, 1.22), (-0.60, -0.3, 1.0), (-0.42, -0.62, 1.26)],
        [(0.27, -0.05, 1.22), (0.60, -0.3, 1.0), (0.42, -0.62, 1.5)],
    )
    for points in arms:
        arm(points, dress, clay(SKIN), body, 0.13, 1.05, fist=sweep is not None, cuff=cloth("#fff3f6"))
    if sweep:
        broom(*sweep, body)
    top, shape = human_head(
        SKIN,
        (0, -0.06, 1.86),
        body,
        head,
        gaze,
        iris="#4a6fb0",
        brow=None,
        anger=14,
        nose=0.105,
        nose_look=clay("#f0a283"),
        lips={"width": 0.19, "open_": shout, "smile": -0.03, "inside": "#6b1a2b"},
        eye_size=(0.15, 0.1, 0.17),
    )
    hair = clay(HAIR)
    puffs = Clay().lump((0, 0.12, 0.16), (0.57, 0.47, 0.47)).lump((0, 0.2, 0.68), (0.26, 0.25, 0.23))
    for x in (-1, 1):
        puffs.lump((0.45 * x, 0.05, 0.10), (0.19, 0.25, 0.28)).lump((0.21 * x, -0.28, 0.44), (0.23, 0.17, 0.13))
    puffs.make(hair, voxel=0.04, smooth=4, parent=top)
    for x in (-1, 1):
        tube(
            [(0.31 * x, -0.52, 0.36), (0.19 * x, -0.57, 0.31), (0.08 * x, -0.58, 0.24)],
            [0.04, 0.05, 0.035],
            hair,
            steps=10,
            parent=top,
        )
    glasses(top, material("#3a2a66", rough=0.3, coat=0.5))
    return body
