"""Chinese Cuisine Chef: noodles fall back into the wok; the chef swirls it over the fire and tosses them up in flames
again."""

import math
from importlib import import_module

import bpy
from mathutils import Euler, Vector

from cast.chef import SKIN, chef
from cast.dishes import carrot, noodles, onion_ring, shrimp
from kit.face import shut_eyes
from kit.materials import clay
from kit.people import grip
from kit.scene import place
from kit.timing import bell, blink, cycle, ease_in, ease_out, hold, keys, linear, mix, squash

world = import_module("worlds.chinese-cuisine-chef")
FOG = None
FRAMES = 28
CATCH, TOSS = 7, 20

TOP = {**world.CLOSE, "at": (-0.62, -0.6, 0), "turn": (0, -4, 8), "head": (-2, -6, 8), "gaze": (14, 8), "lean": -10}
WATCH = {**TOP, "head": (-8, -2, 10), "gaze": (16, 18), "lean": -4}
CAUGHT = {
    **TOP,
    "arms": (
        [(-0.44, -0.05, 1.22), (-0.82, -0.22, 1.04), (-1.0, -0.46, 1.3)],
        [(0.44, -0.05, 1.2), (0.74, -0.4, 0.95), (0.82, -0.72, 1.04)],
    ),
    "turn": (0, 0, 8),
    "head": (8, 2, 12),
    "gaze": (12, -18),
    "lean": 8,
}
# The wok's circular path: near, left, far, right.
SWIRLED = {
    **CAUGHT,
    "arms": (CAUGHT["arms"][0], [(0.44, -0.05, 1.2), (0.7, -0.42, 0.95), (0.7, -0.8, 1.08)]),
    "turn": (0, -2, 4),
    "head": (6, -3, 10),
    "wok_turn": (10, -14, -42),
    "lean": -3,
}
ROUND = {
    **CAUGHT,
    "arms": (CAUGHT["arms"][0], [(0.44, -0.05, 1.2), (0.78, -0.34, 0.95), (0.92, -0.6, 1.04)]),
    "turn": (0, 2, 11),
    "head": (6, 4, 13),
    "wok_turn": (22, -6, -28),
    "lean": 5,
}
LOW = {
    **TOP,
    "arms": (
        [(-0.44, -0.05, 1.2), (-0.84, -0.1, 0.98), (-1.08, -0.3, 0.98)],
        [(0.44, -0.05, 1.18), (0.74, -0.4, 0.92), (0.84, -0.72, 0.98)],
    ),
    "at": (-0.64, -0.6, -0.03),
    "turn": (0, 3, 8),
    "wok_turn": (18, 4, -36),
    "head": (-4, 4, 10),
    "gaze": (14, 22),
    "lean": 9,
}
THROWN = {
    **TOP,
    "arms": (
        [(-0.44, -0.05, 1.22), (-0.84, -0.2, 1.2), (-1.0, -0.4, 1.62)],
        [(0.44, -0.05, 1.24), (0.76, -0.38, 1.12), (0.84, -0.7, 1.34)],
    ),
    "at": (-0.6, -0.6, 0.04),
    "wok_turn": (18, -26, -36),
    "head": (-8, -4, 8),
    "gaze": (16, 20),
    "lean": -16,
}
POSE = keys(
    FRAMES,
    (0, TOP),
    (3, WATCH),
    (CATCH - 1, {**WATCH, "gaze": (14, 4), "head": (0, 0, 10)}),
    (CATCH, CAUGHT, linear),
    (9, SWIRLED),
    (11, ROUND),
    (13, SWIRLED),
    *hold(17, 2, LOW),
    (TOSS + 1, THROWN, ease_out),
    (25, {**TOP, "lean": -6}),
    (27, TOP),
)
FLAT = keys(
    FRAMES,
    (0, 0),
    (CATCH - 1, -0.02),
    (CATCH, 0.09, linear),
    (9, 0),
    (13, 0.01),
    *hold(17, 2, 0.09),
    (TOSS, -0.05, linear),
    (24, 0),
)
# Height of the noodles (HIGH) and of the pieces (LOOSE), from 0 in the wok to 1 in the air. The pieces start a little
# later.
HIGH = keys(FRAMES, (0, 1), (1, 1), (CATCH, 0, ease_in), (TOSS - 1, 0), (TOSS + 4, 1.04, ease_out), (27, 1))
LOOSE = keys(FRAMES, (0, 1), (2, 1.02), (CATCH + 1, 0, ease_in), (TOSS, 0), (TOSS + 5, 1.05, ease_out), (27, 1))
MAKERS = {"s": shrimp, "o": onion_ring, "c": carrot}


def _bowl(body, pose):
    """Returns the center of the wok's opening for `body`, just modeled in `pose`."""
    bpy.context.view_layer.update()
    spin = Euler([math.radians(angle) for angle in pose["wok_turn"]]).to_matrix()
    return body.matrix_world @ (grip(pose["arms"][1], 0.12) + spin @ Vector((1.45 * pose["wok_size"], 0, 0)))


def _heap(bowl, frame):
    """Returns the line of the noodles while they lie coiled in the wok; it turns with the swirl."""
    x, y, z = bowl
    start = 0.5 * max(0, frame - CATCH)
    return [
        (x + 0.34 * math.cos(start + a), y + 0.3 * math.sin(start + a), z - 0.08 + lift)
        for a, lift in ((2.6, 0.0), (4.2, 0.03), (5.8, 0.07), (7.4, 0.1), (9.0, 0.14))
    ]


def stage():
    """Builds the kitchen and its stove, whose flames leap with the toss. Returns a function of the frame."""
    stove = world.at_the_stove()
    flames = [thing for thing in stove.children if thing.type == "MESH" and not thing.visible_shadow]
    pieces = [(MAKERS[kind](at, turn, size), at, turn, size) for kind, at, turn, size in world.PIECES]

    def moment(frame):
        pose = POSE(frame)
        body = chef(**pose, size=1.15, open_=0.26)
        body.scale = squash(1.15, FLAT(frame))
        shut_eyes(body, blink(frame, 10), clay(SKIN))
        high = HIGH(frame)
        bowl = _bowl(body, pose)
        noodles(mix(_heap(bowl, frame), world.SWIRL, high), 0.28 - 0.1 * (1 - high), 34)
        leap = 0.55 * bell(frame, TOSS + 1.5, 3.5) + 0.2 * bell(frame, CATCH + 1, 3)
        for index, flame in enumerate(flames):
            lick = 0.1 * cycle(frame, FRAMES, 5 + 2 * index)
            flame.scale = (1 + 0.12 * leap, 1, 1 + lick + leap * (0.8 + 0.2 * index))
        for index, (thing, at, turn, size) in enumerate(pieces):
            far = LOOSE((frame + 0.5 * (index % 2)) % FRAMES) if frame else 1
            if index == 3:
                # This piece lands in the chef's other hand.
                left = pose["arms"][0][-1]
                home = (-0.62 + 1.15 * left[0] - 0.05, -1.2, 1.15 * left[2] + 0.42)
            else:
                home = tuple(bowl + Vector((0.26 * (index - 1), -0.12, 0.14)))
            spin = 360 * (1, -1, 1, -1)[index] * (1 - far)
            place(thing, mix(home, at, far), (turn[0], turn[1] + spin, turn[2]), size)

    return moment
