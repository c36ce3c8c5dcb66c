"""Counter Craft Classic 2: the blue soldier lands, crouches, leaps again and fires a burst of paint at the red one."""

from importlib import import_module

from mathutils import Euler, Matrix

from cast.block_soldier import paint_shot, soldier
from kit.effects import dust
from kit.timing import blink, ease_in, ease_out, hold, keys, linear, squash
from sets.cube_town import splat

world = import_module("worlds.counter-craft-classic-2")
FOG = world.FOG
FRAMES = 26

TOP = {
    **world.LEAP,
    "at": (-0.8, -0.7, 0.4),
    "turn": (0, 6, 10),
    "head": (-8, -2, -4),
    "gaze": (5, 1),
    "gun_turn": (0, -8, 10),
}
KICK = {
    **TOP,
    "arms": (
        [(-0.48, 0, 1.22), (-0.86, -0.06, 1.38), (-1.0, -0.2, 1.74)],
        [(0.48, 0, 1.22), (0.78, -0.2, 1.1), (0.90, -0.48, 1.2)],
    ),
    "at": (-0.86, -0.7, 0.37),
    "turn": (0, 0, 10),
    "gun_turn": (0, -20, 10),
}
FALL = {
    "arms": (
        [(-0.48, 0, 1.22), (-0.84, -0.06, 1.42), (-0.94, -0.14, 1.80)],
        [(0.48, 0, 1.22), (0.82, -0.22, 1.20), (1.0, -0.5, 1.32)],
    ),
    "legs": (
        [(-0.21, 0, 0.5), (-0.34, -0.2, 0.30), (-0.36, -0.14, 0.04)],
        [(0.21, 0, 0.5), (0.36, -0.1, 0.28), (0.42, -0.06, 0.02)],
    ),
    "at": (-0.8, -0.68, 0.14),
    "turn": (0, -2, 10),
    "head": (8, -2, -4),
    "gaze": (3, -4),
    "gun_turn": (0, -18, 10),
}
STAND = {
    "arms": (
        [(-0.48, 0, 1.22), (-0.74, -0.06, 1.0), (-0.80, -0.28, 0.84)],
        [(0.48, 0, 1.22), (0.78, -0.16, 1.06), (0.90, -0.5, 1.12)],
    ),
    "legs": (
        [(-0.21, 0, 0.5), (-0.29, -0.06, 0.32), (-0.32, -0.02, 0.14)],
        [(0.21, 0, 0.5), (0.29, -0.06, 0.32), (0.32, -0.02, 0.14)],
    ),
    "at": (-0.84, -0.68, 0),
    "turn": (0, 2, 12),
    "head": (-4, 4, 4),
    "gaze": (6, 1),
    "gun_turn": (0, -6, 12),
}
CROUCH = {
    "arms": (
        [(-0.48, 0, 1.2), (-0.78, 0.1, 1.0), (-0.88, -0.1, 0.74)],
        [(0.48, 0, 1.2), (0.72, -0.12, 0.94), (0.74, -0.42, 0.92)],
    ),
    "legs": (
        [(-0.21, 0, 0.5), (-0.44, -0.24, 0.48), (-0.42, -0.18, 0.27)],
        [(0.21, 0, 0.5), (0.44, -0.24, 0.48), (0.42, -0.18, 0.27)],
    ),
    "at": (-0.94, -0.68, -0.14),
    "turn": (0, -8, 14),
    "head": (6, 2, 2),
    "gaze": (6, 3),
    "gun_turn": (0, 12, 14),
}
LIFT = {
    **TOP,
    "arms": (
        [(-0.48, 0, 1.22), (-0.84, 0.02, 1.22), (-1.04, -0.1, 1.46)],
        [(0.48, 0, 1.22), (0.80, -0.24, 1.0), (0.98, -0.54, 1.0)],
    ),
    "legs": FALL["legs"],
    "at": (-0.9, -0.7, 0.2),
    "turn": (0, 12, 10),
    "gun_turn": (0, 6, 10),
}
POSE = keys(
    FRAMES,
    (0, TOP, ease_out),
    (1, KICK, linear),
    (5, FALL, ease_in),
    (6, CROUCH, linear),
    (9, STAND),
    (13, STAND),
    *hold(18, 2, CROUCH),
    (22, LIFT, linear),
    (24, {**TOP, "at": (-0.84, -0.7, 0.5)}, ease_out),
    (25, {**TOP, "at": (-0.82, -0.7, 0.47), "gun_turn": (0, -13, 10), "turn": (0, 4, 10)}, linear),
)
FLAT = keys(
    FRAMES, (0, 0), (5, -0.05), (6, 0.13, linear), (8, -0.04), (10, 0), (18, 0.05), (20, 0.07), (22, -0.08), (24, 0)
)

DOWN = (
    [(-0.48, 0, 1.22), (-0.66, -0.1, 0.96), (-0.68, -0.3, 0.76)],
    [(0.48, 0, 1.22), (0.66, -0.1, 0.98), (0.7, -0.36, 0.86)],
)
STRUCK = {
    "arms": DOWN,
    "at": (2.75, 2.7, 0),
    "turn": (0, 0, -20),
    "head": (-6, 8, 0),
    "gaze": (-5, 0),
    "gun_turn": (0, 30, 170),
}
REELS = {
    "arms": (
        [(-0.48, 0, 1.22), (-0.82, -0.1, 1.2), (-1.0, -0.26, 1.4)],
        [(0.48, 0, 1.22), (0.82, -0.1, 1.24), (1.04, -0.24, 1.5)],
    ),
    "at": (2.86, 3.0, 0.12),
    "turn": (-16, 8, -20),
    "head": (-12, 14, 0),
    "gaze": (-3, 4),
    "gun_turn": (0, 60, 170),
}
AIMS = {
    "arms": (
        [(-0.48, 0, 1.22), (-0.76, -0.2, 1.06), (-0.86, -0.54, 1.14)],
        [(0.48, 0, 1.22), (0.68, -0.1, 0.96), (0.70, -0.3, 0.78)],
    ),
    "at": (2.75, 2.7, 0),
    "turn": (3, -2, -24),
    "head": (4, -2, -6),
    "gaze": (-6, 0),
    "gun_turn": (0, 4, 172),
}
RED = keys(
    FRAMES,
    (0, STRUCK, linear),
    (3, REELS, ease_out),
    (6, {**STRUCK, "turn": (5, -3, -20)}, ease_in),
    (8, STRUCK),
    (12, AIMS),
    (22, AIMS),
    (24, {**AIMS, "head": (-6, 2, -6), "gaze": (-6, 3)}),
)
# Size of the paint stain on the red soldier's chest, which runs off before the next burst.
STAIN = keys(
    FRAMES,
    (0, 0.5),
    (1, 0.56, linear),
    (2, 0.52),
    (7, 0.48),
    (15, 0.06),
    (22, 0.06),
    (24, 0.06, linear),
    (25, 0.4, linear),
)
# The two positions between the blaster and the red soldier (0, 1) that have a ball, by frame.
BURST = {23: (0,), 24: (0, 1), 25: (0, 1), 0: (0, 1), 1: (1,)}


def _at(pose):
    turn = Euler([angle * 3.14159265 / 180 for angle in pose["turn"]]).to_matrix().to_4x4()
    return Matrix.Translation(pose["at"]) @ turn @ Matrix.Scale(0.95, 4)


def stage():
    """Builds the square. Returns a function of the frame that models the soldiers and the flying paint."""
    world.square()

    def moment(frame):
        body = soldier(size=1.06, shut=blink(frame, 10), **POSE(frame))
        body.scale = squash(1.06, FLAT(frame))
        red = RED(frame)
        shock = frame < 8 or frame == 25
        struck = soldier(size=0.95, team="red", holds=0, shock=shock, shut=blink(frame, 15), **red)
        stain = splat((2.62, 2.3, 0.95), STAIN(frame), "blue", seed=4)
        stain.parent = struck
        stain.matrix_parent_inverse = _at(STRUCK).inverted()
        if frame in BURST:
            paint_shot((1.75, -0.5, 1.75), (2.6, 1.8, 1.15), "blue", 2, 0.17, BURST[frame])
        for start in (6, 22):
            age = frame - start
            if 0 <= age < 4:
                for side in (-1, 1):
                    where = (-0.88 + side * (0.5 + 0.2 * age), -0.75, 0.05 + 0.06 * age)
                    dust(where, (0.2, 0.14, 0.05), 0.15 - 0.03 * age, 7, "#fbe3b8", start + side)

    return moment
