"""Worms Hungry: the worm chews, swallows, draws back, opens its mouth wide and bites the apple again; petals fall
above."""

from importlib import import_module

from cast.worm import apple, worm
from kit.face import shut_eyes
from kit.materials import clay
from kit.timing import blink, cycle, ease_in, ease_out, hold, keys, linear

world = import_module("worlds.worms-hungry")
FOG = None
FRAMES = 28

# Poses of the worm; the keys are arguments of `worm`.
BITTEN = {"head_at": (-0.1, -0.55, -1.35), "head": (2, 4, 14), "gaze": (14, -6), "gape": 0.36, "greed": -6}
CHEWS = {"head_at": (-0.16, -0.55, -1.27), "head": (-4, 2, 8), "gaze": (4, 2), "gape": 0.07, "greed": -2}
MUNCHES = {**CHEWS, "head_at": (-0.12, -0.55, -1.41), "head": (4, 8, 10), "gape": 0.22}
GULPS = {"head_at": (-0.14, -0.55, -1.2), "head": (-10, 0, 4), "gaze": (0, 8), "gape": 0.05, "greed": -12}
SEES = {"head_at": (-0.1, -0.55, -1.3), "head": (2, 6, 20), "gaze": (20, -10), "gape": 0.24, "greed": -10}
DRAWN = {"head_at": (-0.60, -0.48, -1.06), "head": (-6, -8, 26), "gaze": (20, -12), "gape": 0.3, "greed": 6}
GAPES = {**DRAWN, "head_at": (-0.66, -0.46, -1.02), "gape": 0.52}
LUNGE = {"head_at": (0.5, -0.75, -1.46), "head": (4, 12, 40), "gaze": (18, -8), "gape": 0.5, "greed": 8}
SNAPS = {**LUNGE, "head_at": (0.56, -0.78, -1.5), "head": (8, 12, 40), "gape": 0.14}

POSE = keys(
    FRAMES,
    (0, BITTEN),
    (2, CHEWS),
    (4, MUNCHES, linear),
    (6, CHEWS, linear),
    (8, MUNCHES, linear),
    *hold(10, 2, GULPS),
    (15, SEES),
    *hold(20, 1, DRAWN),
    (22, GAPES),
    (24, LUNGE, ease_in),
    (25, SNAPS, linear),
    (26, {**SNAPS, "head_at": (0.46, -0.74, -1.44)}),
    (27, {**BITTEN, "head_at": (-0.02, -0.58, -1.36), "head": (2, 4, 20), "gape": 0.3}, linear),
)
# SPIN: while the worm swallows, the apple turns its whole side to it. PUSH: the worm's teeth push the apple.
SPIN = keys(FRAMES, (0, 0), (2, 8), (10, 0), (18, 172), (24, 172), (25, 0, linear))
PUSH = keys(FRAMES, (0, 0), (2, -0.05), (5, 0), (23, 0), (25, 0.14, linear), (27, 0.04, ease_out))
# MEAL: position of the swallowed food, from the throat (1) toward the tail. GROWTH: how much it widens the worm.
MEAL = keys(FRAMES, (0, 1.0), (10, 1.0), (12, 0.92, linear), (24, 0.2, linear), (27, 1.0, linear))
GROWTH = keys(FRAMES, (0, 0), (10, 0), (12, 0.42), (20, 0.36), (24, 0))
FALL = 2.7
CRUMB = {0: 9, 1: 9, 2: 6, 3: 3, 26: 5, 27: 9}


def _line(frame, head_at):
    """Returns the worm's line: the neck follows the head; the tail swings above the grass."""
    moved = [now - then for now, then in zip(head_at, BITTEN["head_at"])]
    swing = 0.14 * cycle(frame, FRAMES, 2)
    line = [tuple(point) for point in world.LINE]
    line[0] = (line[0][0] + swing, line[0][1], line[0][2] + 0.05 * abs(swing))
    for index, share in ((3, 0.12), (4, 0.4), (5, 0.75)):
        line[index] = tuple(place + share * way for place, way in zip(line[index], moved))
    return line


def stage():
    """Builds the burrow with its falling petals. Returns a function of the frame that models the worm and the apple."""
    petals = world.burrow()
    still = [(tuple(petal.location), tuple(petal.rotation_euler)) for petal in petals]

    def moment(frame):
        for number, (petal, ((x, y, z), (a, b, c))) in enumerate(zip(petals, still)):
            sway = 0.09 * (cycle(frame, FRAMES, 2, number / 7) - cycle(0, FRAMES, 2, number / 7))
            petal.location = (x + sway, y, (z - FALL * frame / FRAMES) % FALL)
            petal.rotation_euler = (a + 2 * sway, b, c + 6.2832 * (1 + number % 2) * frame / FRAMES)
        pose = POSE(frame)
        meal = (MEAL(frame), GROWTH(frame))
        head = worm(_line(frame, pose["head_at"]), 0.5, size=1.42, meal=meal, **pose)
        shut_eyes(head, max(blink(frame, 12), 0.6 if frame == 25 else 0), clay("#f0608f"))
        push = PUSH(frame)
        apple((1.5 + push, -0.95, -1.75 - 0.3 * push), (6, 14 + 90 * push, SPIN(frame)), 1.1, bite=-44)
        if frame in CRUMB:
            age = frame if frame < 4 else 0
            where = (0.85 + 0.02 * age, -1.1, -1.6 - 0.1 * age * age)
            world.crumbs(where, CRUMB[frame], 0.3 + 0.06 * age, 3, ("#fff3c4",), 0.05)

    return moment
