"""Bucket Crusher: the robot chews its bricks, looks up at the tower, rears back and bites; bricks burst off and rain
down."""

from importlib import import_module

import bpy
from mathutils import Vector

from cast.crusher import ORANGE, crusher
from kit.effects import dust
from kit.face import shut_eyes
from kit.materials import gloss
from kit.timing import bell, blink, ease_in, ease_out, hold, keys, linear, overshoot, settle

world = import_module("worlds.bucket-crusher")
FOG = world.FOG
FRAMES = 30
BITE = 22

BITING = {
    "head_at": (0.30, -0.2, 2.05),
    "head": (2, -6, 33),
    "arms": world.HEAVE,
    "gape": 30,
    "gaze": (-14, 0),
    "tilt": 14,
}
SHUT = {**BITING, "head_at": (0.24, -0.22, 2.0), "head": (6, -4, 30), "gape": 7, "gaze": (-8, 4)}
CHEW = {
    "head_at": (0.06, -0.26, 1.92),
    "head": (4, 2, 14),
    "arms": (
        [(-0.58, -0.02, 1.2), (-0.96, -0.08, 1.02), (-1.06, -0.4, 1.06)],
        [(0.58, -0.02, 1.2), (0.94, -0.14, 1.0), (1.04, -0.46, 0.98)],
    ),
    "gape": 5,
    "gaze": (0, 2),
    "tilt": -6,
}
CRUNCH = {**CHEW, "head": (0, 5, 10), "gape": 15}
SPY = {**CHEW, "head_at": (0.04, -0.24, 2.02), "head": (-6, -4, 30), "gaze": (14, 14), "tilt": 12}
REARED = {
    "head_at": (-0.34, -0.1, 2.2),
    "head": (-10, -14, 24),
    "arms": (
        [(-0.58, -0.02, 1.2), (-1.0, 0.1, 1.36), (-1.34, -0.06, 1.7)],
        [(0.58, -0.02, 1.2), (0.86, 0.1, 1.42), (0.8, -0.08, 1.86)],
    ),
    "gape": 46,
    "gaze": (12, 0),
    "tilt": 18,
}
LUNGE = {**BITING, "head_at": (0.66, -0.2, 2.05), "head": (4, 0, 40), "gape": 42, "gaze": (-4, 0)}
POSE = keys(
    FRAMES,
    (0, BITING),
    (2, SHUT, linear),
    (5, CHEW),
    (7, CRUNCH),
    (9, CHEW),
    (11, CRUNCH),
    (13, CHEW),
    (15, SPY),
    *hold(19, 2, REARED),
    (BITE, LUNGE, ease_in),
    (25, {**BITING, "head_at": (0.33, -0.2, 2.06), "gape": 24}, overshoot),
    (29, BITING),
)
# How far the robot rolls toward the tower, in units (negative: away from it).
ROLL = keys(FRAMES, (0, 0), (4, -0.05), (13, -0.05), *hold(19, 2, -0.24), (BITE, 0.34, ease_in), (26, 0))
# Start of the flying bricks: the bitten corner.
CORNER = Vector((0.78, -0.9, 2.35))


def _bricks():
    """Adds the flying bricks of the still. Returns (object, position, rotation in radians, size) for each."""
    before = set(bpy.data.objects)
    world.bricks_off(0.1)
    new = [thing for thing in bpy.data.objects if thing not in before and thing.type == "MESH"]
    return [(thing, thing.location.copy(), thing.rotation_euler.copy(), thing.scale.copy()) for thing in new]


def _thrown(home, age):
    """Returns the position of a brick `age` frames after the still: before it (`age` < 0) the brick flies from the
    corner, after it the brick falls."""
    if age <= 0:
        share = ease_out(1 + age / (FRAMES - BITE))
        return CORNER.lerp(home, share) + Vector((0, 0, 0.9 * share * (1 - share)))
    return home + Vector((0.03 * age, -0.02 * age, 0.02 * age - 0.055 * age * age))


def stage():
    """Builds the building site. Returns a function of the frame that moves the tower and bricks and models the robot."""
    world.site()
    tower = world.bitten(0.1)
    home = tower.location.copy()
    bricks = _bricks()

    def moment(frame):
        full = frame < 9 or frame >= BITE
        body = crusher(
            (-1.25 + ROLL(frame), -0.1, 0),
            16,
            1.0,
            **POSE(frame),
            load=12 if full else 0,
        )
        shut_eyes(body, blink(frame, 8), gloss(ORANGE))
        shake = settle(frame - BITE, 0.05, 2.5, 2)
        tower.location = home + Vector((0.04 * bell(frame, BITE + 0.5, 2) + shake * 0.5, 0, 0))
        for index, (thing, place, turn, size) in enumerate(bricks):
            age = frame - FRAMES if frame >= BITE else frame
            thing.location = _thrown(place, age)
            spin = 0.22 * age * (1, -1, 0.6)[index % 3]
            thing.rotation_euler = (turn.x + spin, turn.y + 0.5 * spin, turn.z)
            thing.scale = size if thing.location.z > -0.3 and not 12 < frame < BITE else size * 0.001
        puff = bell(frame, 6.5, 5)
        if puff > 0.15:
            dust((1.0, -1.9, 0.12), (0.7, 0.3, 0.06), 0.2 * puff, 16, "#ffe3bd", 3)
        if BITE <= frame < BITE + 3:
            age = frame - BITE
            dust((1.65, -1.2, 2.3), (0.3 + 0.14 * age, 0.2, 0.3 + 0.1 * age), 0.2 - 0.05 * age, 12, "#ffd0dc", 5)

    return moment
