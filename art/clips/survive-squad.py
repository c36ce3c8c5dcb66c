"""Survive Squad: red throws a snowball past the camera, blue aims and hits the pink robot, and the next robot sails in."""

from importlib import import_module

from mathutils import Vector

from cast.plush import parachute, plush
from cast.squad import FRIENDS, burst, friend, snowball, thrown
from kit.face import shut_eyes
from kit.forms import curve
from kit.materials import clay
from kit.scene import group, place
from kit.timing import blink, cycle, ease_in, hold, keys, linear, settle, squash

world = import_module("worlds.survive-squad")
FOG = None
FRAMES = 30
RED_THROW, BLUE_THROW, HIT = 10, 24, 28

READY = {key: world.RED[key] for key in ("at", "turn", "arms", "head", "gaze", "shout")}
WOUND = {
    **READY,
    "at": (-0.12, -0.44, 0.0),
    "turn": (6, -5, 12),
    "arms": (
        [(-0.36, 0, 1.18), (-0.68, -0.34, 1.16), (-0.66, -0.8, 1.3)],
        [(0.36, 0, 1.2), (0.86, -0.06, 1.46), (1.0, -0.2, 1.9)],
    ),
    "head": (-4, 5, -10),
    "gaze": (0, 4),
    "shout": 0.1,
}
THROWN = {
    **READY,
    "at": (-0.02, -0.62, 0.0),
    "turn": (-12, -4, -22),
    "arms": (
        [(-0.36, 0, 1.16), (-0.8, 0.02, 1.0), (-1.0, 0.16, 0.78)],
        [(0.36, 0, 1.16), (0.4, -0.5, 1.2), (0.16, -0.92, 1.06)],
    ),
    "head": (2, 2, 16),
    "gaze": (-2, 2),
    "shout": 0.3,
}
GLAD = {**THROWN, "turn": (-4, -2, -8), "at": (0.0, -0.54, 0.0), "head": (-4, -3, 6), "gaze": (-6, 8)}
SCOOP = {
    **READY,
    "at": (-0.14, -0.5, -0.06),
    "turn": (-10, 0, 4),
    "arms": (
        [(-0.36, 0, 1.12), (-0.7, -0.14, 0.94), (-0.8, -0.34, 0.76)],
        [(0.36, 0, 1.1), (0.66, -0.34, 0.82), (0.74, -0.6, 0.52)],
    ),
    "head": (8, 4, 6),
    "gaze": (16, -14),
    "shout": 0.12,
}
RED = keys(
    FRAMES,
    (0, READY),
    *hold(6, 3, WOUND),
    (RED_THROW + 1, THROWN, ease_in),
    (14, GLAD),
    (16, GLAD),
    *hold(20, 2, SCOOP),
    (27, READY),
)
STANDS = {key: world.BLUE[key] for key in ("at", "turn", "arms", "head", "gaze")}
AIMS = {
    **STANDS,
    "at": (1.12, 0.3, 0.0),
    "turn": (0, -8, 34),
    "arms": (
        [(-0.36, 0, 1.18), (-0.68, -0.4, 1.16), (-0.62, -0.84, 1.3)],
        [(0.36, 0, 1.2), (0.8, 0.14, 1.44), (0.86, 0.24, 1.92)],
    ),
    "head": (-4, 0, 10),
    "gaze": (20, 4),
}
FOLLOWS = {
    **STANDS,
    "at": (1.1, 0.26, 0.0),
    "turn": (0, 10, 60),
    "arms": (
        [(-0.36, 0, 1.16), (-0.76, -0.06, 1.0), (-0.92, -0.1, 0.8)],
        [(0.36, 0, 1.16), (0.66, -0.4, 1.22), (0.6, -0.84, 1.2)],
    ),
    "head": (0, 0, -6),
    "gaze": (18, 2),
}
REACHES = {
    **STANDS,
    "arms": (STANDS["arms"][0], [(0.36, 0, 1.14), (0.72, 0.04, 0.9), (0.78, 0.1, 0.6)]),
    "turn": (0, 4, 48),
    "head": (0, 0, -12),
    "gaze": (14, 2),
}
BLUE = keys(
    FRAMES,
    (0, STANDS),
    (11, STANDS),
    *hold(19, 3, AIMS),
    (BLUE_THROW, FOLLOWS, ease_in),
    (25, FOLLOWS),
    (27, REACHES),
)
FLAT = keys(
    FRAMES, (0, 0), *hold(6, 3, 0.07), (RED_THROW + 1, -0.05, linear), (14, 0), *hold(20, 2, 0.1), (24, -0.03), (27, 0)
)
ROBOT = (2.5, 2.6, 0)
# Path of blue's snowball, from where it comes into view behind the three friends to the robot.
FLIGHT = [(2.3, -0.2, 1.4), (2.75, 0.5, 1.7), (2.7, 1.3, 1.7), (2.3, 1.85, 1.35)]


def stage():
    """Builds the floe. Returns a function of the frame that moves yellow and the bears and models red, blue and the
    snow."""
    world.night_floe()
    purple = plush((-2.5, 2.8, 0), (0, 0, 34), 0.95)
    pink = plush(ROBOT, (0, 10, -34), 0.95, "#ff9fc0", dizzy=True)
    silk = parachute((1.9, 9, 4.4), 0.95)
    jumper = plush((1.9, 9, 4.4), (0, 0, -16), 0.95, hanging=True)
    squad = group((0, -0.5, 0), (0, 0, 0), 1.02)
    yellow = friend("yellow", **world.YELLOW, parent=squad)

    def bears(frame):
        """Moves yellow and the bears: they rock and sway, and the pink bear is hit."""
        rock = cycle(frame, FRAMES, 2)
        place(purple, (-2.5 + 0.04 * rock, 2.8, 0.08 * abs(rock)), (0, 5 * rock, 34), 0.95)
        since = frame - HIT if frame >= HIT else frame + FRAMES - HIT
        knock = 14 * (settle(since, 1, 6, 5) - settle(FRAMES - HIT, 1, 6, 5))
        place(pink, (ROBOT[0] + 0.01 * knock, ROBOT[1], 0), (0, 10 + knock, -34), 0.95)
        swing = 4 * cycle(frame, FRAMES)
        place(silk, (1.9 + 0.012 * swing, 9, 4.4), (0, swing, 0), 0.95)
        place(jumper, (1.9 + 0.012 * swing, 9, 4.4), (0, swing, -16), 0.95)
        place(
            yellow,
            world.YELLOW["at"],
            (0, -1.5 * cycle(frame, FRAMES, 2), -42),
            squash(1, 0.02 * cycle(frame, FRAMES, 2)),
        )

    def snow(frame):
        """Models the flying snowballs and the burst."""
        if RED_THROW < frame < RED_THROW + 4:
            share = (frame - RED_THROW) / 3
            at = Vector((0.3, -1.6, 1.25)).lerp(Vector((0.85, -6.7, 0.7)), ease_in(share))
            snowball(at, 0.26)
        if BLUE_THROW <= frame < HIT:
            line = curve(FLIGHT, 20)
            at = 5 * (frame - BLUE_THROW) + 4
            thrown(line[max(0, at - 6)], line[at], 1, 0.2)
        if frame >= HIT or frame < 3:
            burst((2.2, 1.9, 1.5), {28: 0.36, 29: 0.56, 0: 0.5, 1: 0.42, 2: 0.28}[frame])

    def moment(frame):
        bears(frame)
        full = frame <= RED_THROW or frame >= 22
        red = friend("red", **RED(frame), legs=world.STEP, ball_in=1 if full else None, parent=squad)
        red.scale = squash(1, FLAT(frame))
        loaded = frame < BLUE_THROW or frame >= 28
        friend("blue", **BLUE(frame), shout=0.14, legs=world.STEP, ball_in=1 if loaded else None, parent=squad)
        shut_eyes(red, blink(frame, 17), clay(FRIENDS["red"][2]))
        snow(frame)

    return moment
