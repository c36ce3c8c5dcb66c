"""Stealthy Heist: the thief reaches for the mask, a beam swings past, he freezes on one leg, wobbles and tiptoes on."""

from importlib import import_module

from cast.thief import TIPTOE, thief
from kit.face import shut_eyes
from kit.materials import clay
from kit.timing import blink, cycle, ease_in, hold, keys, linear, settle, squash
from sets.museum import golden_mask, laser

world = import_module("worlds.stealthy-heist")
FOG = getattr(world, "FOG", None)
FRAMES = 28

STEALS = {
    **TIPTOE,
    "at": (-0.1, -0.4, 0),
    "turn": (0, 6, 12),
    "head": (2, 0, 4),
    "gaze": (14, 2),
    "sack_turn": (0, 16, 0),
}
REACHES = {
    "arms": (
        [(-0.40, -0.05, 1.25), (-0.84, 0.06, 1.22), (-0.98, 0.18, 1.62)],
        [(0.40, -0.05, 1.25), (0.84, -0.34, 1.30), (1.22, -0.42, 1.50)],
    ),
    "legs": (
        [(-0.24, 0, 0.5), (-0.46, 0.12, 0.34), (-0.6, 0.22, 0.26)],
        [(0.24, 0, 0.5), (0.46, -0.3, 0.38), (0.5, -0.34, 0.13)],
    ),
    "toes": ((46, 0, 20), (0, 0, 16)),
    "at": (0.02, -0.4, 0),
    "turn": (0, 13, 14),
    "head": (0, 4, 10),
    "gaze": (24, 2),
    "sack_turn": (0, 26, 0),
}
FREEZES = {
    "arms": (
        [(-0.40, -0.05, 1.25), (-0.82, -0.02, 1.44), (-0.90, 0.04, 1.86)],
        [(0.40, -0.05, 1.25), (0.82, -0.1, 1.40), (0.92, -0.2, 1.80)],
    ),
    "legs": (
        [(-0.24, 0, 0.5), (-0.30, -0.06, 0.32), (-0.28, 0.0, 0.14)],
        [(0.24, 0, 0.5), (0.46, -0.44, 0.66), (0.40, -0.42, 0.32)],
    ),
    "toes": ((0, 0, 14), (20, 0, 10)),
    "at": (-0.24, -0.4, 0.0),
    "turn": (0, -8, 10),
    "head": (-4, -4, 2),
    "gaze": (-2, -20),
    "sack_turn": (0, -8, 0),
}
SNEAKS = {
    **TIPTOE,
    "arms": (
        [(-0.40, -0.05, 1.20), (-0.84, -0.04, 1.16), (-0.98, 0.0, 1.54)],
        [(0.40, -0.05, 1.20), (0.74, -0.40, 0.98), (0.70, -0.60, 1.34)],
    ),
    "at": (-0.2, -0.4, -0.06),
    "turn": (0, 0, 12),
    "head": (8, 0, -8),
    "gaze": (-14, 2),
    "sack_turn": (0, 4, 0),
}
POSE = keys(
    FRAMES,
    (0, STEALS),
    *hold(5, 1, REACHES),
    (8, FREEZES, linear),
    (16, FREEZES),
    *hold(21, 2, SNEAKS),
    (25, {**STEALS, "at": (-0.1, -0.4, 0.05)}, ease_in),
)
FLAT = keys(FRAMES, (0, 0), (6, 0.03), (8, -0.08, linear), (10, -0.02), (16, 0), (21, 0.07), (23, 0.06), (25, -0.03))
# The beam at his feet moves up and down: (height at the left, height at the right).
LOW = keys(FRAMES, (0, (0.5, 0.36)), (4, (0.5, 0.36)), (9, (0.16, 0.10), linear), (15, (0.2, 0.12)), (22, (0.5, 0.36)))


def stage():
    """Builds the hall. Returns a function of the frame that models the thief, the mask and the beams."""
    world.mask_hall()

    def moment(frame):
        pose = POSE(frame)
        wobble = settle(frame - 9, 7, 4, 4) if frame < 20 else 0
        turn = (pose["turn"][0], pose["turn"][1] + wobble, pose["turn"][2])
        sway = pose["sack_turn"][1] + 5 * cycle(frame, FRAMES, 2) - wobble * 2
        body = thief(size=1.12, **{**pose, "turn": turn, "sack_turn": (0, sway, 0)})
        body.scale = squash(1.12, FLAT(frame))
        shut_eyes(body, blink(frame, 12, 15), clay("#2a2452"))
        trembles = 4 * settle(frame - 6, 1, 3, 3)
        golden_mask((2.45, 0.9, 1.14), 0.95).rotation_euler[1] += 0.017 * trembles
        left, right = LOW(frame)
        laser((-3.2, 0.9, left), (3.4, -1.6, right))
        swing = 0.25 * cycle(frame, FRAMES)
        laser((-3.4, 1.0, 2.5 + swing), (3.6, 0.4, 3.5 - swing))
        laser((-2.6, -2.2, 0.2), (2.9, 1.6, 1.9))

    return moment
