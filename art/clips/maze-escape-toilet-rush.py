"""Maze Escape: Toilet Rush: the man lands, knees together, looks left and right for the way, and runs on."""

from importlib import import_module

import bpy
from mathutils import Vector

from cast.towel_man import SKIN, towel_man, trail
from kit.effects import dust
from kit.face import shut_eyes
from kit.materials import clay
from kit.people import grip
from kit.scene import place
from kit.timing import blink, cycle, ease_in, ease_out, hold, keys, linear, squash

world = import_module("worlds.maze-escape-toilet-rush")
FOG = world.FOG
FRAMES = 30
LAND, OFF = 4, 23

STRIDE = {
    **world.RUN,
    "at": (-0.12, -0.7, 0.36),
    "turn": (0, -6, 8),
    "head": (-3, 4, -2),
    "gaze": (8, 2),
    "sway": -0.8,
    "roll_turn": (0, 0, -8),
}
DROP = {
    **STRIDE,
    "legs": (
        [(-0.24, -0.08, 0.5), (-0.46, -0.4, 0.32), (-0.5, -0.36, 0.02)],
        [(0.24, 0, 0.5), (0.5, -0.02, 0.2), (0.66, 0.12, 0.0)],
    ),
    "feet": ((-16, 10, -10), (34, 0, -30)),
    "at": (-0.06, -0.7, 0.16),
    "turn": (0, -2, 8),
    "sway": 0.2,
}
LANDED = {
    "arms": (
        [(-0.38, 0, 1.2), (-0.76, -0.24, 0.92), (-0.8, -0.6, 0.84)],
        [(0.38, 0, 1.22), (0.86, -0.1, 1.2), (1.06, -0.26, 1.56)],
    ),
    "legs": (
        [(-0.22, 0, 0.46), (-0.36, -0.3, 0.38), (-0.34, -0.1, 0.14)],
        [(0.22, 0, 0.46), (0.36, -0.28, 0.38), (0.34, 0.02, 0.14)],
    ),
    "feet": ((0, 0, -14), (0, 0, 14)),
    "at": (0, -0.7, 0.0),
    "turn": (0, 2, 6),
    "head": (8, 2, 0),
    "gaze": (4, -10),
    "sway": 0.9,
    "roll_turn": (0, 0, -8),
}
# Knees together, toes turned in.
KNEES = {
    **LANDED,
    "arms": (
        [(-0.38, 0, 1.24), (-0.74, -0.2, 1.0), (-0.42, -0.58, 0.92)],
        [(0.38, 0, 1.24), (0.84, -0.12, 1.2), (1.04, -0.28, 1.58)],
    ),
    "legs": (
        [(-0.22, 0, 0.5), (-0.12, -0.18, 0.34), (-0.34, 0, 0.14)],
        [(0.22, 0, 0.5), (0.12, -0.18, 0.34), (0.34, 0, 0.14)],
    ),
    "feet": ((0, 0, 24), (0, 0, -24)),
    "head": (0, 0, 0),
    "gaze": (0, 0),
    "sway": -0.2,
}
LEFT = {**KNEES, "turn": (0, -3, 0), "head": (-2, -4, -26), "gaze": (-20, 2), "sway": -0.4}
RIGHT = {**KNEES, "turn": (0, 3, 12), "head": (-2, 4, 30), "gaze": (22, 2), "sway": 0.4}
COIL = {
    **LANDED,
    "arms": (
        [(-0.38, 0, 1.18), (-0.82, 0.06, 0.98), (-1.02, 0.16, 0.72)],
        [(0.38, 0, 1.18), (0.78, -0.26, 1.02), (0.98, -0.56, 1.3)],
    ),
    "legs": (
        [(-0.22, 0, 0.44), (-0.42, -0.32, 0.4), (-0.36, -0.06, 0.14)],
        [(0.22, 0, 0.44), (0.4, -0.3, 0.4), (0.36, 0.04, 0.14)],
    ),
    "at": (0.02, -0.62, -0.02),
    "turn": (-6, 4, 8),
    "head": (4, 2, -4),
    "gaze": (6, 4),
    "sway": 0.4,
}
POSE = keys(
    FRAMES,
    (0, STRIDE),
    (1, {**STRIDE, "at": (-0.1, -0.7, 0.34)}),
    (LAND - 1, DROP, ease_in),
    (LAND, LANDED, linear),
    (7, KNEES),
    *hold(9, 2, LEFT),
    (12, {**LEFT, "gaze": (16, 4)}),
    *hold(15, 2, RIGHT),
    *hold(20, 2, COIL),
    (25, {**STRIDE, "at": (-0.1, -0.72, 0.3)}, ease_out),
    (27, {**STRIDE, "at": (-0.12, -0.7, 0.4), "sway": -1.1}, ease_out),
    (29, {**STRIDE, "at": (-0.12, -0.7, 0.375)}),
)
FLAT = keys(
    FRAMES,
    (0, 0),
    (LAND - 1, -0.05),
    (LAND, 0.15, linear),
    (6, -0.03),
    (8, 0),
    (17, 0.01),
    *hold(20, 2, 0.1),
    (OFF, -0.08, linear),
    (26, 0),
)
DUST = keys(FRAMES, (0, 1), (2, 0.8), (6, 0.25, linear), (7, 0), (OFF - 1, 0), (25, 0.75, ease_out), (29, 1))


def _roll(body, arm):
    """Returns the point where the paper leaves the roll, for `body` just modeled."""
    bpy.context.view_layer.update()
    return body.matrix_world @ (grip(arm, 0.36) + Vector((0, -0.04, 0)))


def stage():
    """Builds the path with its coins. Returns a function of the frame that models the man, his paper and his dust."""
    coins = world.path()
    heights = [thing.location.z for thing in coins]
    first = towel_man(**STRIDE, size=1.1)
    held = Vector(world.FLIGHT[0]) - _roll(first, STRIDE["arms"][1])
    for thing in (*first.children_recursive, first):
        bpy.data.objects.remove(thing)

    def moment(frame):
        pose = POSE(frame)
        fidget = 0.035 * cycle(frame, FRAMES, 10) if LAND + 2 < frame < 19 else 0
        pose["at"] = (pose["at"][0] + fidget, *pose["at"][1:])
        body = towel_man(**pose, size=1.1)
        body.scale = squash(1.1, FLAT(frame))
        shut_eyes(body, blink(frame, 12), clay(SKIN, glow=0.1))
        start = _roll(body, pose["arms"][1]) + held
        shift = start - Vector(world.FLIGHT[0])
        flight = []
        for index, (point, share) in enumerate(zip(world.FLIGHT, (1, 0.75, 0.45, 0.2, 0))):
            wave = 0.07 * index * (cycle(frame, FRAMES, 3, -0.2 * index) - cycle(0, FRAMES, 3, -0.2 * index))
            flight.append(Vector(point) + shift * share + Vector((0.3 * wave, 0, wave)))
        trail(flight, 0.5, 0.06, 2, (0, 0.25))
        for index, (thing, height) in enumerate(zip(coins, heights)):
            hop = 0.05 * (cycle(frame, FRAMES, 1, -0.1 * index) - cycle(0, FRAMES, 1, -0.1 * index))
            place(thing, (*thing.location[:2], height + hop), (0, 0, 24 + 360 * frame / FRAMES), thing.scale)
        size = DUST(frame)
        if size > 0.1:
            drift = 0.12 * frame if frame < 10 else 0
            dust((1.5 + drift, 0.9, 0.12), (0.7, 0.4, 0.12), 0.2 * size, 34, "#fff4dc", 4)
        if LAND <= frame < LAND + 4:
            age = frame - LAND
            for side in (-1, 1):
                dust(
                    (side * (0.55 + 0.2 * age), -0.75, 0.08),
                    (0.2, 0.14, 0.05),
                    0.16 - 0.035 * age,
                    8,
                    "#fff4dc",
                    side + 2,
                )

    return moment
