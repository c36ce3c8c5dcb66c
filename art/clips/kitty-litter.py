"""Kitty Litter: the kitten lands beside the duck, which snaps; she crouches, wiggles and leaps over it in a spray of
sand."""

from importlib import import_module

from cast.kitten import FUR, duck, kitten
from kit.effects import dust, swoosh
from kit.face import shut_eyes
from kit.materials import clay
from kit.timing import bell, blink, cycle, ease_in, ease_out, hold, keys, linear, settle, squash

world = import_module("worlds.kitty-litter")
FOG = getattr(world, "FOG", None)
FRAMES = 28

TOP = {
    **world.LEAP,
    "at": (-0.1, -0.5, 0.98),
    "turn": (0, 6, 2),
    "head": (2, -4, 2),
    "gaze": (6, -4),
    "open_": 0.22,
}
FALL = {
    **world.LEAP,
    "arms": (
        [(-0.22, -0.10, 0.82), (-0.60, -0.24, 1.04), (-0.80, -0.34, 1.36)],
        [(0.24, -0.10, 0.82), (0.62, -0.26, 1.04), (0.78, -0.36, 1.40)],
    ),
    "legs": [(-0.46, -0.14, -0.06), (0.46, -0.24, -0.04)],
    "tail": [(-0.1, 0.50, 0.30), (-0.50, 0.66, 0.52), (-0.80, 0.50, 1.02), (-0.86, 0.36, 1.5)],
    "at": (-0.62, -0.55, 0.52),
    "turn": (0, -10, 6),
    "head": (10, 4, 10),
    "gaze": (16, -16),
    "open_": 0.2,
}
LANDED = {
    "hip": (-0.02, 0.16, 0.36),
    "neck": (0.0, -0.06, 0.72),
    "arms": (
        [(-0.22, -0.10, 0.62), (-0.44, -0.36, 0.34), (-0.42, -0.46, 0.12)],
        [(0.24, -0.10, 0.64), (0.56, -0.34, 0.60), (0.74, -0.44, 0.80)],
    ),
    "legs": [(-0.40, -0.24, 0.11), (0.40, -0.26, 0.11)],
    "tail": [(-0.05, 0.46, 0.22), (-0.52, 0.62, 0.2), (-0.98, 0.50, 0.36), (-1.2, 0.36, 0.72)],
    "scoop_turn": (-10, 44, 0),
    "at": (-0.74, -0.55, 0.0),
    "turn": (0, 0, 10),
    "head": (6, 2, 14),
    "gaze": (22, -12),
    "open_": 0.06,
}
SITS = {
    **LANDED,
    "hip": (0, 0.12, 0.44),
    "neck": (0, 0.0, 0.84),
    "arms": (
        [(-0.22, -0.10, 0.76), (-0.36, -0.36, 0.44), (-0.30, -0.44, 0.12)],
        [(0.24, -0.10, 0.76), (0.62, -0.30, 0.70), (0.88, -0.42, 0.90)],
    ),
    "scoop_turn": (-14, 30, 0),
    "head": (2, -4, 16),
    "gaze": (20, -8),
    "open_": 0.08,
}
CROUCH = {
    **LANDED,
    "hip": (-0.12, 0.20, 0.42),
    "neck": (0.04, -0.10, 0.60),
    "arms": (
        [(-0.22, -0.16, 0.54), (-0.40, -0.40, 0.30), (-0.32, -0.52, 0.12)],
        [(0.24, -0.16, 0.56), (0.62, -0.12, 0.56), (0.96, -0.02, 0.70)],
    ),
    "tail": [(-0.1, 0.50, 0.30), (-0.50, 0.70, 0.5), (-0.72, 0.60, 0.96), (-0.7, 0.42, 1.4)],
    "scoop_turn": (10, 50, 0),
    "at": (-0.86, -0.55, 0.0),
    "turn": (0, -4, 14),
    "head": (-8, 4, 16),
    "gaze": (20, 6),
    "open_": 0.05,
}
LIFT = {
    **world.LEAP,
    "arms": (
        [(-0.22, -0.10, 0.82), (-0.50, -0.30, 1.06), (-0.62, -0.40, 1.36)],
        [(0.24, -0.10, 0.82), (0.60, -0.28, 1.06), (0.80, -0.38, 1.44)],
    ),
    "legs": [(-0.66, 0.1, -0.16), (0.16, 0.06, -0.14)],
    "at": (-0.48, -0.52, 0.5),
    "turn": (0, 20, 8),
    "head": (-10, 2, 4),
    "gaze": (12, 14),
    "open_": 0.24,
}
POSE = keys(
    FRAMES,
    *hold(0, 2, TOP, ease_out),
    (5, FALL, ease_in),
    (6, LANDED, linear),
    (9, SITS),
    (13, {**SITS, "head": (4, 4, 18), "gaze": (22, -14)}),
    *hold(19, 2, CROUCH),
    (23, LIFT, linear),
    (27, {**TOP, "at": (-0.11, -0.5, 0.97)}, ease_out),
)
FLAT = keys(
    FRAMES, (0, 0), (5, -0.07), (6, 0.14, linear), (8, -0.04), (10, 0), (19, 0.05), (21, 0.06), (23, -0.1), (26, 0)
)
# The duck: rotation, lean back and forth (its snap), flattening.
DUCK = keys(
    FRAMES,
    (0, (14, 0, 0)),
    (4, (0, 4, 0)),
    (7, (-30, 8, -0.04)),
    (10, (-34, 14, 0.06)),
    (12, (-34, -22, -0.12), ease_in),
    (14, (-32, 2, 0)),
    (20, (-26, 0, 0.05)),
    (24, (10, 6, 0.16)),
    (26, (15, -2, -0.03)),
)


def stage():
    """Builds the bathroom. Returns a function of the frame that models the kitten, the duck and the sand."""
    world.bathroom()

    def moment(frame):
        pose = POSE(frame)
        wag = 0.22 * cycle(frame, 4) * bell(frame, 19, 6)
        tail = [tuple(point) for point in pose["tail"]]
        tail[3] = (tail[3][0] + wag * 2, *tail[3][1:])
        tail[2] = (tail[2][0] + wag, *tail[2][1:])
        body = kitten(size=1.12, **{**pose, "tail": tail})
        body.scale = squash(1.12, FLAT(frame))
        shut_eyes(body, blink(frame, 15), clay(FUR, glow=0.1))
        turn, lean, flat = DUCK(frame)
        bird = duck((0.25, -1.0, 0), (-lean, 0, turn), 0.86, gaze=(-4, 22 if frame < 4 or frame > 22 else 4))
        bird.scale = squash(0.86, flat + 0.1 * settle(frame - 24, 1, 4, 2.5))
        if frame < 5 or frame > 22:
            age = frame if frame < 5 else frame - FRAMES
            x, z = 1.25 + 0.06 * age, 3.4 - 0.06 * age - 0.09 * max(0, age) ** 2
            if age > -3:
                dust((x, -1.0, z), (0.30 + 0.04 * age, 0.12, 0.20 + 0.03 * age), 0.06, 22, "#ffd75a", 4)
        if frame in (0, 1, 25, 26, 27):
            start = {0: 196, 1: 208, 25: 222, 26: 210, 27: 200}[frame]
            swoosh((-0.1, -0.2, 1.9), 1.45, start, 232, gap=0.17, width=0.07)
        if 6 <= frame < 9:
            dust((-0.74, -0.9, 0.08), (0.5 + 0.12 * (frame - 6), 0.2, 0.05), 0.1 - 0.02 * (frame - 6), 12, "#ffffff", 3)

    return moment
