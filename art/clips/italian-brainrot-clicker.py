"""Italian Brainrot Clicker: a finger taps the saucer; the cup sinks, whirls on tiptoe, and beans burst out of her."""

import math
from importlib import import_module

import bpy
from mathutils import Vector

from cast.espresso import CHINA, ballerina, bean_burst
from kit.face import shut_eyes
from kit.materials import gloss
from kit.people import pointing_hand
from kit.timing import blink, ease_in, ease_out, hold, keys, linear, settle, squash
from sets.piazza import tap_ring

world = import_module("worlds.italian-brainrot-clicker")
FOG = world.FOG
FRAMES = 30
TAP = 12

TOP = {
    **world.PIROUETTE,
    "at": (0, -0.4, 0.1),
    "head": (2, 4, 2),
    "open_": 0.24,
    "cross": 42,
    "up": 0,
}
REST = {
    "arms": (
        [(-0.26, 0, 1.12), (-0.66, -0.12, 0.98), (-1.0, -0.24, 1.08)],
        [(0.26, 0, 1.12), (0.66, -0.12, 0.98), (1.0, -0.24, 1.08)],
    ),
    "legs": (
        [(-0.13, 0, 0.86), (-0.15, -0.03, 0.5), (-0.10, 0, 0.2)],
        [(0.13, 0, 0.86), (0.17, -0.05, 0.52), (0.12, -0.04, 0.2)],
    ),
    "at": (0, -0.4, 0.1),
    "head": (0, -4, -2),
    "open_": 0.14,
    "cross": 30,
    "up": -6,
}
WOUND = {
    "arms": (
        [(-0.26, 0, 1.12), (-0.58, -0.32, 0.98), (-0.28, -0.62, 1.0)],
        [(0.26, 0, 1.12), (0.74, -0.16, 1.0), (1.04, 0.1, 1.02)],
    ),
    "legs": (
        [(-0.13, 0, 0.82), (-0.36, -0.2, 0.52), (-0.12, 0, 0.24)],
        [(0.13, 0, 0.82), (0.38, -0.2, 0.52), (0.14, -0.04, 0.24)],
    ),
    "at": (0, -0.4, 0.04),
    "head": (8, -4, 12),
    "open_": 0.1,
    "cross": 36,
    "up": -14,
}
HIGH = {
    **TOP,
    "arms": (
        [(-0.26, 0, 1.12), (-0.86, -0.1, 1.12), (-1.2, -0.24, 1.5)],
        [(0.26, 0, 1.12), (0.84, -0.05, 1.4), (0.98, -0.1, 2.02)],
    ),
    "at": (0, -0.4, 0.18),
    "head": (-4, 2, -6),
    "open_": 0.3,
    "cross": 46,
    "up": 4,
}
POSE = keys(
    FRAMES,
    *hold(0, 2, TOP),
    (6, REST),
    (8, REST),
    *hold(TAP - 1, 2, WOUND),
    (16, HIGH, ease_out),
    (23, HIGH),
    (27, TOP),
)
# Rotation about her axis in degrees: she winds up, then turns once and a little too far.
TURN = keys(FRAMES, (0, 8), (2, 8), (7, 0), (TAP - 1, -34), (TAP + 1, -38), (25, 376, ease_out), (29, 368))
LEAN = keys(FRAMES, (0, 5), (6, 0), (TAP, -3), (15, 6), (22, 6))
FLAT = keys(
    FRAMES, (0, 0), (6, 0), (TAP - 1, 0.07), (TAP, 0.15, linear), (13, 0.12), (15, -0.08, linear), (19, 0), (24, 0)
)
# FAR: distance of the beans from MIDDLE (1 in the still). DROP: how far they have fallen.
FAR = keys(FRAMES, (0, 1), (8, 1.12, linear), (9, 0.2), (14, 0.2), (17, 0.95, ease_out), (22, 1.04), (28, 1))
DROP = keys(FRAMES, (0, 0), (8, 4.6, ease_in), (9, 0.3), (14, 0.3), (18, -0.22, ease_out), (29, 0))
# The finger: out of sight at the right, then on the saucer's rim.
FINGER = keys(
    FRAMES,
    (0, (4.4, -1.1, 1.9)),
    (6, (4.4, -1.1, 1.9)),
    (9, (1.5, -1.1, 0.6), ease_out),
    (11, (1.56, -1.1, 0.64)),
    (TAP, (1.12, -1.1, 0.32), linear),
    (13, (1.16, -1.1, 0.34)),
    (18, (4.4, -1.1, 1.9), ease_in),
)
MIDDLE = Vector((0, -0.7, 2.1))


def _beans():
    """Adds the beans of the still. Returns (object, position, rotation in radians, size) for each."""
    before = set(bpy.data.objects)
    bean_burst(tuple(MIDDLE), 1.75, 10, 3, flat=0.75)
    new = [thing for thing in bpy.data.objects if thing not in before and thing.parent is None]
    return [(thing, thing.location.copy(), thing.rotation_euler.copy(), thing.scale.copy()) for thing in new]


def stage():
    """Builds the square with saucer, pigeon and beans. Returns a function of the frame that models the cup and moves
    the beans."""
    world.dance_floor()
    beans = _beans()

    def moment(frame):
        body = ballerina(
            **POSE(frame),
            turn=(0, LEAN(frame), TURN(frame)),
            size=1.15,
            skirt=(12, 10 + settle(frame - TAP - 1, 14, 5, 4), 0),
        )
        body.scale = squash(1.15, FLAT(frame))
        shut_eyes(body, blink(frame, 7), gloss(CHINA, rough=0.24, glow=0.1))
        if frame <= 1 or frame > TAP + 2:
            world.whirl((0, -0.4, 1.22), 1.12)
        for index, (thing, home, spin, size) in enumerate(beans):
            late = 0.35 * (index % 3) if 1 < frame < 9 else 0
            thing.location = MIDDLE + (home - MIDDLE) * FAR(frame) - Vector((0, 0, DROP(max(0, frame - late))))
            thing.rotation_euler = (spin.x, spin.y + (1, -1)[index % 2] * math.tau * frame / FRAMES, spin.z)
            thing.scale = size * 0.001 if 8 < frame < TAP + 2 else size
        if 6 < frame < 18:
            pointing_hand(FINGER(frame), (0, -114, 0), 0.8)
        if TAP <= frame < TAP + 2:
            tap_ring((1.06, -1.15, 0.3), 0.16 + 0.13 * (frame - TAP), (60, 0, 0))

    return moment
