"""Zombie Monster Survivors: the blower sputters and the zombies sink; the girl braces herself and blows them up again."""

from importlib import import_module

from cast.leaf_blower import SKIN, girl, zombie
from kit.face import shut_eyes
from kit.materials import clay
from kit.timing import blink, cycle, ease_out, hold, keys, linear, settle, squash
from sets.street import gust

world = import_module("worlds.zombie-monster-survivors")
FOG = getattr(world, "FOG", None)
FRAMES = 28

# Position and rotation of the girl, rotation of her head, gaze, rotation of the blower.
GIRL = keys(
    FRAMES,
    (0, ((-0.75, -0.8, 0), (0, -6, 16), (0, 4, -2), (10, 4), (0, -16, -52))),
    (4, ((-0.76, -0.8, 0), (0, -7, 16), (-2, 2, -2), (10, 8), (0, -18, -52))),
    (9, ((-0.74, -0.8, 0), (0, 0, 14), (10, 2, 4), (4, -16), (0, 4, -60))),
    (12, ((-0.74, -0.8, 0), (0, 0, 14), (8, -4, 6), (2, -14), (0, 8, -60))),
    *hold(18, 2, ((-0.64, -0.86, -0.04), (0, 8, 12), (6, 0, -4), (12, 4), (0, 10, -50))),
    (22, ((-0.84, -0.74, 0), (0, -15, 18), (-8, 6, -2), (12, 12), (0, -26, -52)), linear),
    (25, ((-0.74, -0.8, 0), (0, -5, 16), (1, 4, -2), (10, 3), (0, -15, -52))),
)
FLAT = keys(FRAMES, (0, 0), (9, 0.02), (13, 0), (18, 0.08), (20, 0.1), (22, -0.06, linear), (25, 0))
# SUNK: how far the blown zombies have sunk (0 in the still, 1 at their lowest). BLOWS: strength of the gust.
SUNK = keys(FRAMES, (0, 0), (5, -0.05), (12, 0.62), (19, 0.94), (20, 1), (24, -0.16, ease_out))
BLOWS = keys(FRAMES, (0, 1), (5, 0.9), (9, 0.25), (11, 0), (20, 0), (21, 0.55, linear), (23, 1.12), (25, 1))
LINE = [(0.85, -1.7, 1.5), (1.3, -1.0, 2.0), (1.7, 0.3, 2.8), (1.7, 1.2, 3.9)]


def _gust(frame):
    """Models the gust's leaves as far as the gust reaches in this frame."""
    reach = BLOWS(frame)
    if reach < 0.1:
        return
    start = LINE[0]
    line = [tuple(a + (b - a) * min(1, reach) for a, b in zip(start, point)) for point in LINE]
    gust(line, 0.5 * reach, round(44 * min(1, reach)), (9, 19, 29)[frame // 2 % 3])


def stage():
    """Builds the street at night. Returns a function of the frame that models the girl, the gust and the three zombies."""
    world.moonlit_street()

    def moment(frame):
        at, turn, head, gaze, aim = GIRL(frame)
        rattle = 2.5 * settle(frame - 7, 1, 2, 3) + (3 * cycle(frame, 2, 1, 0.25) if 15 <= frame < 21 else 0)
        body = girl(at, turn, 1.25, head=head, gaze=gaze, aim_at=(aim[0], aim[1] + rattle, aim[2]))
        body.scale = squash(1.25, FLAT(frame))
        shut_eyes(body, blink(frame, 13), clay(SKIN))
        _gust(frame)
        sunk, swing = SUNK(frame), cycle(frame, FRAMES, 2)
        zombie(
            (0.72 + 0.1 * sunk, -0.3, 2.12 - 1.5 * sunk), (0, 34 - 30 * sunk + 5 * swing, -16), 0.78, True, (-10, -8), 0
        )
        zombie((-1.5, 2.4, 2.95 - 1.6 * sunk), (0, -38 + 34 * sunk - 5 * swing, 14), 0.8, True, (8, -10), 1)
        step = 6 * cycle(frame, FRAMES, 3)
        zombie((2.9, 3.0, 0.06 * abs(cycle(frame, FRAMES, 3))), (0, step, -30), 1.0, False, (-10, 0), 2)

    return moment
