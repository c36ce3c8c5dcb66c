"""Tung Sahur and Repo: the bat bounces off the drum; Tung winds up, holds his breath and strikes again."""

from importlib import import_module

from cast.log_man import log_man, robot
from kit.effects import impact
from kit.face import shut_eyes
from kit.materials import clay
from kit.timing import arc, bell, blink, cycle, ease_in, ease_out, hold, keys, linear, settle, squash
from sets.night_market import drum, sound

world = import_module("worlds.tung-sahur-and-repo")
FOG = world.FOG
FRAMES = 26

STRIKE = {
    **world.STRIKE,
    "at": (-0.62, -0.6, 0),
    "turn": (0, 4, 10),
    "lean": (0, 6, 0),
    "gaze": (10, 4),
    "bat_turn": (-6, 36, 0),
    "open_": 0.28,
}
BOUNCE = {
    **STRIKE,
    "arms": (
        [(-0.48, -0.05, 1.12), (-0.82, -0.08, 1.0), (-1.0, -0.2, 0.76)],
        [(0.48, -0.05, 1.18), (0.84, -0.22, 1.22), (0.90, -0.40, 1.50)],
    ),
    "lean": (0, -2, 0),
    "gaze": (8, 10),
    "bat_turn": (-4, 6, 0),
    "open_": 0.32,
}
RESTS = {
    **STRIKE,
    "arms": (
        [(-0.48, -0.05, 1.12), (-0.80, -0.1, 0.98), (-0.92, -0.26, 0.76)],
        [(0.48, -0.05, 1.14), (0.80, -0.24, 0.98), (0.84, -0.46, 1.16)],
    ),
    "legs": (
        [(-0.22, 0, 0.62), (-0.40, 0.0, 0.38), (-0.48, 0.04, 0.13)],
        [(0.22, 0, 0.62), (0.38, -0.16, 0.38), (0.42, -0.16, 0.13)],
    ),
    "lean": (2, 0, 6),
    "gaze": (-2, 0),
    "bat_turn": (-10, -4, 0),
    "open_": 0.26,
}
WINDUP = {
    **STRIKE,
    "arms": (
        [(-0.48, -0.05, 1.12), (-0.80, -0.3, 1.04), (-0.92, -0.56, 1.16)],
        [(0.48, -0.05, 1.12), (0.84, -0.02, 0.92), (1.02, -0.16, 0.72)],
    ),
    "legs": (
        [(-0.22, 0, 0.58), (-0.50, 0.02, 0.34), (-0.56, 0.06, 0.13)],
        [(0.22, 0, 0.60), (0.42, -0.34, 0.54), (0.40, -0.30, 0.26)],
    ),
    "at": (-0.76, -0.6, -0.02),
    "turn": (0, -6, 16),
    "lean": (-2, -10, 6),
    "gaze": (16, 10),
    "bat_turn": (-14, 112, 0),
    "open_": 0.26,
}
# The bat is halfway up to the drum.
RISES = {
    **STRIKE,
    "arms": (
        [(-0.48, -0.05, 1.12), (-0.82, -0.2, 1.0), (-0.96, -0.4, 0.9)],
        [(0.48, -0.05, 1.14), (0.86, -0.2, 1.0), (1.06, -0.4, 1.02)],
    ),
    "at": (-0.66, -0.6, 0),
    "lean": (0, 0, 4),
    "gaze": (12, 8),
    "bat_turn": (-10, 78, 0),
}
POSE = keys(
    FRAMES,
    (0, STRIKE),
    (2, BOUNCE, ease_out),
    (7, RESTS),
    (10, RESTS),
    (17, WINDUP),
    *hold(20, 2, {**WINDUP, "lean": (-2, -13, 8), "bat_turn": (-14, 120, 0)}),
    (24, RISES, ease_in),
    (25, {**STRIKE, "lean": (2, 8, 2), "bat_turn": (-8, 50, 0)}, linear),
)
FLAT = keys(FRAMES, (0, 0), (2, -0.04), (5, 0.02), (10, 0), (17, 0.04), (22, 0.06), (24, -0.05, linear))


def stage():
    """Builds the street. Returns a function of the frame that models Tung, the drum with its sound, and Repo."""
    world.drum_street()

    def moment(frame):
        body = log_man(size=1.24, **POSE(frame))
        body.scale = squash(1.24, FLAT(frame))
        shut_eyes(body, blink(frame, 8), clay("#c07f3c"))
        swung = settle(frame + 0.0, 3.2, 5, 4) if frame < 18 else 0
        skin = drum((1.75, 0.05, 2.5), (-0.55, -1, 0.1), 1.0)
        skin.rotation_euler[0] = 0.0175 * (swung - settle(0, 3.2, 5, 4) * bell(frame, 0, 0.6)) if frame else 0
        if frame < 3 or frame == 25:
            impact((1.36, -0.86, 2.62), {25: 0.55, 0: 1.0, 1: 0.9, 2: 0.5}[frame], (0, 15 * (frame % 25), 0))
        if frame < 4:
            far = 0.16 * frame
            sound((1.4, -0.6, 2.55), (-0.5, -1, 0.1), (1.05 + far, 1.35 + far * 1.4)[: 2 if frame < 3 else 1])
        start = 4.5 * cycle(frame, FRAMES, 2)
        hop = 0.18 * arc(frame / 5)
        robot((-2.75, 3.4, hop), (0, start, 24), 1.05, (-0.8, 0.1, 2.2), gaze=(10, 2 + 8 * bell(frame, 18, 8)))

    return moment
