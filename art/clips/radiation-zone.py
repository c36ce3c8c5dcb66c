"""Radiation Zone: foam carries the tin duck away, the counter calms down and rises again, and the next duck is sprayed."""

from importlib import import_module

from mathutils import Vector

from cast.explorer import SKIN, explorer, foam, tin_duck
from kit.face import shut_eyes
from kit.forms import curve
from kit.materials import clay
from kit.timing import bell, blink, cycle, ease_in, ease_out, hold, keys, linear, settle, squash

world = import_module("worlds.radiation-zone")
FOG = world.FOG
FRAMES = 30
FIRE = 25

AIMED = {
    "at": (-0.42, -0.8, 0),
    "turn": (0, -6, 8),
    "arms": world.SPRAY,
    "head": (-3, 2, 2),
    "gaze": (16, 8),
    "gun_turn": (0, -42, 0),
    "clicks_turn": (-4, 6, -10),
    "level": 0.9,
}
KICKED = {
    **AIMED,
    "at": (-0.5, -0.78, 0),
    "turn": (0, -10, 8),
    "head": (-6, -2, 4),
    "gaze": (14, 22),
    "gun_turn": (0, -52, 0),
    "level": 0.82,
}
EASED = {
    "at": (-0.42, -0.8, 0),
    "turn": (0, -2, 6),
    "arms": (
        [(-0.36, -0.02, 1.22), (-0.74, -0.22, 0.98), (-0.76, -0.58, 1.12)],
        [(0.36, -0.02, 1.22), (0.68, -0.34, 0.92), (0.86, -0.62, 0.88)],
    ),
    "head": (-4, 4, 8),
    "gaze": (10, 18),
    "gun_turn": (0, -6, 0),
    "clicks_turn": (-4, 2, -10),
    "level": 0.2,
}
READS = {
    **EASED,
    "arms": (
        [(-0.36, -0.02, 1.22), (-0.76, -0.26, 1.08), (-0.72, -0.66, 1.34)],
        [(0.36, -0.02, 1.22), (0.68, -0.34, 0.92), (0.86, -0.62, 0.86)],
    ),
    "head": (6, -4, -16),
    "gaze": (-22, -12),
    "level": 0.16,
}
ALARMED = {**READS, "head": (2, -6, -14), "gaze": (-20, -10), "clicks_turn": (-4, 12, -10), "level": 0.92}
SPOTS = {
    **ALARMED,
    "at": (-0.48, -0.78, -0.02),
    "turn": (0, -9, 6),
    "head": (-8, -4, 10),
    "gaze": (22, 20),
    "clicks_turn": (-4, 4, -10),
    "level": 0.96,
}
READY = {
    **AIMED,
    "at": (-0.5, -0.78, 0),
    "turn": (0, -10, 8),
    "head": (-5, 0, 4),
    "gaze": (18, 14),
    "gun_turn": (0, -48, 0),
}
POSE = keys(
    FRAMES,
    (0, AIMED),
    (2, KICKED),
    (4, KICKED),
    (8, EASED),
    (11, READS),
    (13, READS),
    *hold(15, 2, ALARMED),
    (19, SPOTS),
    (22, READY, ease_out),
    (24, READY),
    (FIRE, {**AIMED, "turn": (0, -4, 8)}, linear),
)
FLAT = keys(FRAMES, (0, 0), (2, -0.02), (8, 0), (17, 0), (19, 0.07), (22, 0.05), (FIRE, -0.04, linear), (27, 0))

DUCK = keys(
    FRAMES,
    (0, {"at": (1.45, -0.5, 2.4), "turn": (6, -18, 200), "gape": 28}),
    (2, {"at": (1.56, -0.4, 2.62), "turn": (6, -30, 200), "gape": 34}),
    (8, {"at": (2.1, 0.2, 6.2), "turn": (6, -300, 200), "gape": 40}, ease_in),
    (16, {"at": (2.6, 0.8, 6.4), "turn": (6, -346, 200), "gape": 12}),
    (22, {"at": (1.66, -0.4, 2.72), "turn": (6, -352, 200), "gape": 14}, ease_out),
    (24, {"at": (1.62, -0.42, 2.62), "turn": (6, -368, 200), "gape": 8}),
    (27, {"at": (1.47, -0.5, 2.42), "turn": (6, -382, 200), "gape": 34}, ease_out),
    (29, {"at": (1.45, -0.5, 2.4), "turn": (6, -379, 200), "gape": 28}),
)
JET = [(1.05, -1.6, 2.05), (1.2, -1.45, 2.35), (1.4, -1.2, 2.62)]
SPRAYED = [0.12, 0.24, 0.36]


def _jet(frame, duck):
    """Models the foam: it grows out of the gun, then flies away with the duck as a shrinking blob."""
    if frame >= FIRE:
        share = (0.35, 0.7, 0.9, 1, 1)[frame - FIRE]
        line = curve(JET, 20)
        points = [line[round(20 * share * part)] for part in (0, 0.5, 1)]
        foam(points, [wide * (0.6 + 0.4 * share) for wide in SPRAYED], round(60 * share), (2, 5, 2, 7, 2)[frame - FIRE])
    elif frame < 6:
        gone = frame / 6
        tip = Vector(duck) + Vector((-0.05, -0.7, 0.22))
        start = Vector(JET[0]).lerp(tip, min(1, 1.25 * gone))
        points = [
            start,
            start.lerp(tip, 0.5) + (Vector(JET[1]) - Vector(JET[0]).lerp(Vector(JET[2]), 0.5)) * (1 - gone),
            tip,
        ]
        foam(points, [wide + (0.24 - wide) * gone for wide in SPRAYED], 60 - 6 * frame, (2, 5, 7)[frame // 2 % 3])


def stage():
    """Builds the funfair in the fog. Returns a function of the frame that models explorer, duck and foam."""
    world.fair()

    def moment(frame):
        pose = POSE(frame)
        pose["level"] += 0.04 * cycle(frame, FRAMES, 10) * (frame > 0)
        pose["gun_turn"] = (0, pose["gun_turn"][1] - settle(frame - FIRE, 8, 3, 2) * (frame < 29), 0)
        body = explorer(**{**world.ALERT, **pose}, size=1.1)
        body.scale = squash(1.1, FLAT(frame))
        shut_eyes(body, blink(frame, 9), clay(SKIN))
        duck = DUCK(frame)
        if not 8 < frame < 16:
            flaps = cycle(frame, FRAMES, 6) * (1 - 0.5 * bell(frame, 24, 2))
            tin_duck(**duck, size=0.95, wing=44 + 26 * flaps)
        _jet(frame, duck["at"])

    return moment
