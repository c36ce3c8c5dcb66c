"""Aidan in Danger: a gust lifts the boy off the hill by his umbrella. When it stops, he lands and leans into the wind
until the next gust."""

import math
from importlib import import_module

from cast.aidan import SKIN, aidan
from kit.effects import dust
from kit.face import shut_eyes
from kit.materials import clay
from kit.timing import bell, blink, cycle, ease_in, ease_out, hold, keys, linear, squash

world = import_module("worlds.aidan-in-danger")
FOG = None
FRAMES = 28

BLOWN = {
    **world.BLOWN,
    "at": (-0.1, -0.4, 0.35),
    "turn": (0, 10, 6),
    "head": (0, -8, -2),
    "gaze": (-4, -4),
    "shade": (1, (0, 24, 0), 0.92),
    "gape": 0.15,
}
# The highest point: the wind blows his legs backwards.
SOARS = {
    **BLOWN,
    "arms": (
        [(-0.28, -0.02, 1.16), (-0.68, -0.06, 1.30), (-0.96, -0.14, 1.60)],
        [(0.28, -0.02, 1.16), (0.60, -0.12, 1.36), (0.70, -0.2, 1.80)],
    ),
    "legs": (
        [(-0.2, 0, 0.5), (-0.54, 0.0, 0.34), (-0.94, 0.14, 0.28)],
        [(0.2, 0, 0.5), (0.02, -0.16, 0.16), (-0.38, -0.1, -0.04)],
    ),
    "toes": ((0, 56, 0), (0, 48, 0)),
    "at": (0.08, -0.4, 0.62),
    "turn": (0, 18, 4),
    "head": (-6, -14, 4),
    "gaze": (8, 12),
    "shade": (1, (0, 34, 0), 0.92),
    "gape": 0.2,
}
SINKS = {
    **BLOWN,
    "legs": (
        [(-0.2, 0, 0.5), (-0.28, -0.12, 0.26), (-0.34, -0.06, 0.02)],
        [(0.2, 0, 0.5), (0.28, -0.18, 0.26), (0.30, -0.16, 0.0)],
    ),
    "toes": ((-16, 0, 0), (-20, 0, 0)),
    "at": (-0.14, -0.4, 0.2),
    "turn": (0, -4, 6),
    "head": (10, 2, -2),
    "gaze": (-4, -18),
    "shade": (1, (0, 8, 0), 0.92),
    "gape": 0.1,
}
LANDS = {
    **SINKS,
    "arms": (
        [(-0.28, -0.02, 1.14), (-0.64, -0.16, 1.06), (-0.92, -0.3, 1.14)],
        [(0.28, -0.02, 1.14), (0.62, -0.14, 1.16), (0.76, -0.24, 1.50)],
    ),
    "legs": (
        [(-0.2, 0, 0.46), (-0.46, -0.24, 0.46), (-0.42, -0.08, 0.31)],
        [(0.2, 0, 0.46), (0.46, -0.22, 0.28), (0.44, -0.06, 0.03)],
    ),
    "toes": ((0, 8, -10), (0, 14, 10)),
    "at": (-0.2, -0.4, -0.02),
    "turn": (0, 0, 8),
    "head": (12, 0, 0),
    "gaze": (0, -14),
    "shade": (1, (0, 2, 0), 0.92),
    "gape": 0.06,
}
# His heels are dug in, the umbrella held back against the wind.
BRACES = {
    **LANDS,
    "arms": (
        [(-0.28, -0.02, 1.14), (-0.60, -0.2, 0.98), (-0.80, -0.4, 1.12)],
        [(0.28, -0.02, 1.14), (0.62, -0.2, 1.06), (0.74, -0.38, 1.38)],
    ),
    "legs": (
        [(-0.2, 0, 0.48), (-0.36, -0.24, 0.46), (-0.38, -0.14, 0.30)],
        [(0.2, 0, 0.48), (0.50, -0.18, 0.24), (0.64, -0.1, 0.0)],
    ),
    "at": (-0.3, -0.4, 0.0),
    "turn": (0, -12, 10),
    "head": (-4, 6, 6),
    "gaze": (14, 10),
    "shade": (1, (0, 10, 0), 0.92),
    "gape": 0.1,
}
TUGGED = {**BRACES, "turn": (0, -17, 12), "at": (-0.34, -0.4, -0.02), "shade": (1, (0, 22, 0), 0.92), "gape": 0.16}
TORN = {
    **BLOWN,
    "legs": SINKS["legs"],
    "at": (-0.24, -0.4, 0.14),
    "turn": (0, 20, 6),
    "head": (-6, -14, 0),
    "gaze": (10, 12),
    "shade": (1, (0, 36, 0), 0.92),
    "gape": 0.24,
}
POSE = keys(
    FRAMES,
    (0, BLOWN, ease_out),
    (4, SOARS, ease_out),
    (6, SOARS),
    (10, SINKS, ease_in),
    (11, LANDS, linear),
    (14, BRACES),
    (18, BRACES),
    (20, TUGGED),
    *hold(22, 2, {**TUGGED, "shade": (1, (0, 28, 0), 0.92)}),
    (26, TORN, linear),
)
FLAT = keys(
    FRAMES, (0, 0), (4, -0.03), (6, 0), (10, -0.05), (11, 0.13, linear), (13, -0.04), (15, 0), (24, 0.05), (26, -0.07)
)
# Tilt of the house in degrees: it rocks on its edge and falls twice per loop.
ROCK = keys(FRAMES, (0, 0), (6, -5), (12, 5, ease_in), (13, 3, linear), (20, -3), (25, 1.5, ease_in))
LIGHTNING = (0, 1, 2, 27)
RAIN_SPACE = (-2, 9)


def stage():
    """Builds the storm scene. Returns a function of the frame that models the boy and moves the house, rain and
    lightning."""
    made, boards, flashes, streaks = world.gale()
    house, turned = tuple(made.location), tuple(made.rotation_euler)
    loose = [(board, tuple(board.location), tuple(board.rotation_euler)) for board in boards]
    drops = [(streak, tuple(streak.location)) for streak in streaks]
    low, high = RAIN_SPACE
    slant = math.tan(math.radians(24))

    def moment(frame):
        rock = ROCK(frame)
        made.rotation_euler = (turned[0], turned[1] + math.radians(rock), turned[2])
        made.location = (house[0], house[1], house[2] + 0.02 * abs(rock))
        for number, (board, (x, y, z), (a, b, c)) in enumerate(loose):
            swing = cycle(frame, FRAMES, 1, number / 9) - cycle(0, FRAMES, 1, number / 9)
            board.location = (x + 0.1 * swing, y, z + 0.16 * swing)
            board.rotation_euler = (a + 0.5 * swing, b + 0.3 * swing, c)
        for streak, (x, y, z) in drops:
            now = (z - 3 * high * frame / FRAMES - low) % high + low
            streak.location = (x + slant * (now - z), y, now)
        for flash in flashes:
            flash.hide_render = frame not in LIGHTNING
        pose = POSE(frame)
        index, (tip, side, roll), size = pose["shade"]
        flutter = 2.5 * cycle(frame, FRAMES, 10) * (1 - bell(frame, 12, 5))
        body = aidan(size=1.12, **{**pose, "shade": (index, (tip, side + flutter, roll), size)})
        body.scale = squash(1.12, FLAT(frame))
        shut_eyes(body, blink(frame, 12), clay(SKIN))
        if 11 <= frame < 15:
            age = frame - 11
            for side in (-1, 1):
                where = (-0.2 + side * (0.5 + 0.18 * age), -0.5, 0.12 - 0.15 * side + 0.05 * age)
                dust(where, (0.16, 0.1, 0.05), 0.13 - 0.028 * age, 7, "#b98a5f", seed=11 + side)

    return moment
