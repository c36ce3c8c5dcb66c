"""Caveman Jumper: the caveman lands on his ledge, which gives way a little, looks up at the coin, crouches and leaps
again."""

from importlib import import_module

from cast.caveman import SKIN, caveman
from kit.effects import dust
from kit.face import shut_eyes
from kit.materials import clay
from kit.props import coin
from kit.scene import place
from kit.timing import bell, blink, cycle, ease_in, ease_out, hold, keys, linear, squash

world = import_module("worlds.caveman-jumper")
FOG = world.FOG
FRAMES = 26

TOP = {
    **world.LEAP,
    "at": (-0.1, -0.3, 0.55),
    "turn": (0, 10, 4),
    "head": (0, -4, 2),
    "gaze": (8, 2),
    "bone_turn": (0, 24, 0),
    "shout": 0.26,
}
FALL = {
    "arms": (
        [(-0.30, 0, 1.08), (-0.66, -0.04, 1.40), (-0.78, -0.10, 1.86)],
        [(0.30, 0, 1.08), (0.64, -0.12, 1.36), (0.86, -0.26, 1.74)],
    ),
    "legs": (
        [(-0.2, 0, 0.5), (-0.34, -0.18, 0.28), (-0.34, 0.02, -0.02)],
        [(0.2, 0, 0.5), (0.36, -0.22, 0.30), (0.38, -0.1, -0.02)],
    ),
    "feet": ((24, 0, -8), (20, 0, 10)),
    "at": (-0.76, 0.06, 0.22),
    "turn": (0, -8, 8),
    "head": (10, 4, 6),
    "gaze": (-4, -16),
    "bone_turn": (0, -8, 0),
    "shout": 0.32,
}
STAND = {
    "arms": (
        [(-0.30, 0, 1.08), (-0.62, -0.08, 0.90), (-0.78, -0.22, 0.70)],
        [(0.30, 0, 1.08), (0.62, -0.08, 0.88), (0.72, -0.26, 0.62)],
    ),
    "legs": (
        [(-0.2, 0, 0.5), (-0.27, -0.06, 0.3), (-0.28, 0, 0.12)],
        [(0.2, 0, 0.5), (0.27, -0.06, 0.3), (0.28, 0, 0.12)],
    ),
    "feet": ((0, 0, -10), (0, 0, 12)),
    "at": (-0.9, 0.2, -0.46),
    "turn": (0, 0, 12),
    "head": (-8, 2, 14),
    "gaze": (20, 16),
    "bone_turn": (0, 34, 0),
    "shout": 0.16,
}
CROUCH = {
    **STAND,
    "arms": (
        [(-0.30, 0, 1.02), (-0.64, 0.16, 0.84), (-0.86, 0.30, 0.66)],
        [(0.30, 0, 1.02), (0.62, 0.14, 0.80), (0.70, 0.24, 0.48)],
    ),
    "legs": (
        [(-0.2, 0, 0.46), (-0.54, -0.30, 0.46), (-0.32, 0.02, 0.24)],
        [(0.2, 0, 0.46), (0.54, -0.30, 0.46), (0.32, 0.02, 0.24)],
    ),
    "at": (-0.94, 0.2, -0.6),
    "turn": (0, -6, 14),
    "head": (-14, -2, 14),
    "bone_turn": (0, 64, 0),
    "shout": 0.1,
}
LIFT = {
    **world.LEAP,
    "legs": FALL["legs"],
    "feet": ((40, 0, -8), (36, 0, 10)),
    "at": (-0.64, 0.0, 0.1),
    "turn": (0, 20, 6),
    "head": (-10, -6, 4),
    "gaze": (14, 16),
    "bone_turn": (0, 10, 0),
    "shout": 0.3,
}

POSE = keys(
    FRAMES,
    *hold(0, 1, TOP, ease_out),
    (5, FALL, ease_in),
    (6, CROUCH, linear),
    (9, STAND),
    (13, STAND),
    *hold(18, 2, CROUCH),
    (21, LIFT, linear),
    (25, {**TOP, "at": (-0.08, -0.3, 0.53)}, ease_out),
)
FLAT = keys(
    FRAMES,
    (0, 0),
    (4, -0.05),
    (5, -0.07),
    (6, 0.15, linear),
    (8, -0.05),
    (10, 0),
    (13, 0),
    (18, 0.05),
    (20, 0.07),
    (21, -0.1, linear),
    (24, 0),
)


def stage():
    """Builds the canyon. Returns a function of the frame that models the caveman, lowers his ledge and turns the coins."""
    low = world.ledges()
    x, y, z = low.location
    coins = (
        (coin((1.05, -0.6, 3.05), size=0.26), 1, (6, 12, -22)),
        (coin((-1.65, -0.2, 2.4), size=0.22), -1, (0, -10, 24)),
    )
    heights = [thing.location.z for thing, _, _ in coins]

    def moment(frame):
        pose = POSE(frame)
        body = caveman(size=1.12, **pose)
        body.scale = squash(1.12, FLAT(frame))
        shut_eyes(body, blink(frame, 10), clay(SKIN))
        give = 0.16 * bell(frame, 6.5, 2) + 0.05 * bell(frame, 19.5, 3) - 0.04 * bell(frame, 9, 2)
        low.location = (x, y, z - give)
        body.location.z -= give if 6 <= frame < 21 else 0
        for (thing, way, turn), height in zip(coins, heights):
            place(
                thing,
                (*thing.location[:2], height + 0.05 * cycle(frame, FRAMES)),
                (turn[0], turn[1], turn[2] + way * 360 * frame / FRAMES),
                thing.scale,
            )
        for start in (6, 21):
            if start <= frame < start + 4:
                age = frame - start
                for side in (-1, 1):
                    dust(
                        (-0.9 + side * (0.5 + 0.22 * age), 0.0, -0.42 + 0.06 * age),
                        (0.2, 0.14, 0.05),
                        0.15 - 0.03 * age,
                        7,
                        seed=side + start,
                    )

    return moment
