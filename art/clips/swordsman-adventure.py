"""Swordsman Adventure: the blow sends a goblin into the sky; the knight rests, winds up and strikes the next one."""

import math
from importlib import import_module

from mathutils import Euler, Vector

from cast.knight import SWING, goblin, knight
from kit.effects import dust, swoosh
from kit.face import shut_eyes
from kit.materials import clay
from kit.timing import blink, cycle, ease_out, hold, keys, linear, squash
from sets.hills import rolling

world = import_module("worlds.swordsman-adventure")
FOG = world.FOG
FRAMES = 28


def _holding(place, turn):
    """Returns arms with both hands on the grip of a blade with that position and rotation."""
    way = Euler([math.radians(angle) for angle in turn]).to_matrix() @ Vector((0, 0, 1))
    wrists = Vector(place) - 0.22 * way, Vector(place) + 0.06 * way
    arms = []
    for side, wrist in zip((-1, 1), wrists):
        shoulder = Vector((0.30 * side, 0, 0.86))
        elbow = shoulder.lerp(wrist, 0.5) + Vector((0.16 * side, -0.1, -0.1))
        arms.append([tuple(shoulder), tuple(elbow), tuple(wrist)])
    return tuple(arms)


def _pose(place, blade, at, turn, head, gaze, legs=None, sweep=1.0):
    """Returns a pose with both hands on the blade."""
    return {
        "arms": _holding(place, blade),
        "legs": legs or SWING["legs"],
        "toes": SWING["toes"],
        "blade": (place, blade),
        "at": at,
        "turn": turn,
        "head": head,
        "gaze": gaze,
        "sweep": sweep,
    }


BRACED = (
    [(-0.17, 0, 0.42), (-0.40, -0.16, 0.32), (-0.46, -0.14, 0.13)],
    [(0.17, 0, 0.42), (0.36, -0.02, 0.28), (0.42, 0.06, 0.13)],
)
BLOW = {**SWING, "at": (-0.35, -0.3, 0.02), "turn": (0, 4, 10), "head": (0, 0, 4), "gaze": (8, 0), "sweep": 1.0}
OVER = _pose((0.72, -0.40, 0.84), (-6, 60, 26), (-0.32, -0.3, 0.02), (0, 8, 16), (-6, 0, 6), (10, 10), sweep=1.14)
PROUD = _pose((0.70, -0.46, 0.66), (-6, 44, 0), (-0.36, -0.3, 0.02), (0, 0, 8), (-6, 2, 4), (6, 8), sweep=0.9)
SPIES = _pose((0.66, -0.48, 0.66), (-6, 48, 0), (-0.36, -0.3, 0.02), (0, 0, 10), (0, 2, 16), (18, -2), sweep=0.94)
LOW = _pose((0.10, -0.60, 0.68), (-6, 97, -84), (-0.40, -0.3, 0.02), (0, -2, -4), (2, 0, 20), (18, -2), sweep=0.9)
BACK = _pose(
    (-0.58, -0.46, 0.84), (-6, 44, -150), (-0.46, -0.26, 0.02), (0, -8, -16), (2, 0, 26), (16, -2), BRACED, 0.86
)
BACKMOST = _pose(
    (-0.62, -0.44, 0.86), (-6, 39, -160), (-0.50, -0.26, -0.02), (0, -10, -20), (4, 0, 28), (16, -4), BRACED, 0.84
)
FRONT = _pose((-0.14, -0.62, 0.78), (-6, 80, -104), (-0.42, -0.3, 0.02), (0, -2, -4), (0, 0, 12), (14, 0), BRACED, 1.0)
RIGHT = _pose((0.50, -0.62, 0.76), (-6, 86, -40), (-0.38, -0.3, 0.02), (0, 4, 6), (0, 0, 6), (10, 0), sweep=1.1)
MEETS = _pose((0.74, -0.52, 0.80), (-6, 68, 0), (-0.34, -0.3, 0.02), (0, 8, 12), (0, 0, 4), (8, 0), sweep=1.12)

POSE = keys(
    FRAMES,
    (0, BLOW),
    (2, OVER, ease_out),
    (4, OVER),
    (8, PROUD),
    (11, PROUD),
    (14, SPIES),
    (17, LOW),
    (20, BACK, ease_out),
    *hold(22, 2, BACKMOST),
    (25, FRONT, linear),
    (26, RIGHT, linear),
    (27, MEETS, linear),
)
FLAT = keys(FRAMES, (0, 0), (2, -0.04), (8, 0.02), (14, 0), (22, 0.07), (24, 0.08), (26, -0.04), (27, -0.02))

# Arcs of the blow by frame: start and end in degrees, width.
ARCS = {26: (-66, -34, 0.05), 27: (-64, 4, 0.075), 0: (-62, 22, 0.075), 1: (-30, 26, 0.06), 2: (2, 28, 0.035)}
# The struck goblin flies off until frame FLIES. COMES: x position of the next one, which walks up.
FLIES = 7
COMES = keys(
    FRAMES, (0, 6.0), (11, 6.0), (14, 3.7, linear), (16, 3.4), (19, 2.2), (21, 1.9), (25, 1.42), (27, 1.4, linear)
)
# How flat the left goblin makes itself under the blade.
DUCKS = keys(FRAMES, (0, 0), (2, -0.06), (5, 0.03), (8, 0), (15, 0), (19, 0.26), (25, 0.3), (27, 0.04, ease_out))


def _struck(frame):
    """Models the goblin at the right: in the air after the blow, or on its way to the next one."""
    if frame < FLIES or frame == 27:
        age = frame if frame < FLIES else -1
        if age < 0:
            goblin((1.45, 0.55, 0.9), (0, 16, -20), 1.0, True, seed=0)
            return
        where = (1.55 + 0.22 * age, 0.6 + 1.2 * age, 1.75 + 1.15 * age - 0.02 * age * age)
        goblin(where, (22 * age, 32 + 52 * age, -20), 1.0, True, seed=0)
        return
    x = COMES(frame)
    if x < 5.9:
        step = math.sin(1.6 * frame)
        z = rolling(x, 0.6) + 0.09 * abs(step)
        goblin((x, 0.6, z), (0, 9 * step, -34), 1.0, gaze=(-14, 4), seed=0)


def stage():
    """Builds the hills. Returns a function of the frame that models the knight, the goblins and the arcs of the blow."""
    world.green()

    def moment(frame):
        pose = POSE(frame)
        pose["sweep"] += 0.05 * cycle(frame, FRAMES, 3)
        body = knight(size=1.25, **pose)
        body.scale = squash(1.25, FLAT(frame))
        shut_eyes(body, blink(frame, 9), clay("#38305e"))
        _struck(frame)
        flat = DUCKS(frame)
        look = (14, 4) if flat < 0.1 else (8, 18)
        hidden = goblin((-1.95 - 0.8 * max(0, flat), 0.4, 0.0), (0, 0, 30), 1.0, gaze=look, seed=1)
        hidden.scale = squash(1.0, flat)
        shut_eyes(hidden, blink(frame, 20), clay("#86cc4f"))
        if frame in ARCS:
            start, end, width = ARCS[frame]
            swoosh((0.0, -0.2, 1.35), 1.75, start, end, gap=0.17, width=width)
        if 0 < frame < 4:
            dust((1.4 + 0.12 * frame, 0.4, 0.08 + 0.06 * frame), (0.3, 0.16, 0.06), 0.17 - 0.035 * frame, 8, seed=2)

    return moment
