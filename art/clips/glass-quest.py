"""Glass Quest: the golem lands on his rock, the drop dives at him, he ducks, gathers light and hops again."""

from importlib import import_module

from cast.golem import droplet, golem
from kit.effects import dust, swoosh
from kit.face import shut_eyes
from kit.materials import material
from kit.timing import blink, cycle, ease_in, ease_out, hold, keys, linear, squash

world = import_module("worlds.glass-quest")
FOG = world.FOG
FRAMES = 28

TOP = {**world.HOP, "at": (-0.15, -0.4, 0.24), "turn": (0, 8, 2), "head": (-4, -4, 2), "gaze": (10, 10), "open_": 0.2}
FALL = {
    "arms": (
        [(-0.46, -0.02, 1.04), (-0.80, -0.08, 1.24), (-0.94, -0.18, 1.58)],
        [(0.46, -0.02, 1.04), (0.80, -0.10, 1.24), (0.96, -0.2, 1.56)],
    ),
    "legs": (
        [(-0.22, 0, 0.52), (-0.34, -0.08, 0.3), (-0.36, 0.0, 0.04)],
        [(0.22, 0, 0.52), (0.34, -0.16, 0.3), (0.36, -0.12, 0.04)],
    ),
    "at": (-0.62, -0.1, 0.0),
    "turn": (0, -6, 6),
    "head": (8, 2, 4),
    "gaze": (-2, -16),
    "open_": 0.22,
}
LANDED = {
    "arms": (
        [(-0.46, -0.02, 1.00), (-0.80, -0.12, 0.80), (-0.98, -0.24, 0.62)],
        [(0.46, -0.02, 1.00), (0.80, -0.14, 0.80), (0.96, -0.3, 0.60)],
    ),
    "legs": (
        [(-0.22, 0, 0.50), (-0.42, -0.20, 0.38), (-0.34, 0, 0.18)],
        [(0.22, 0, 0.50), (0.42, -0.20, 0.38), (0.34, 0, 0.18)],
    ),
    "at": (-0.82, 0.0, -0.36),
    "turn": (0, 0, 10),
    "head": (10, 0, 6),
    "gaze": (4, -8),
    "open_": 0.1,
}
STAND = {
    **LANDED,
    "legs": (
        [(-0.22, 0, 0.52), (-0.28, -0.06, 0.32), (-0.30, 0, 0.12)],
        [(0.22, 0, 0.52), (0.28, -0.06, 0.32), (0.30, 0, 0.12)],
    ),
    "at": (-0.8, 0.0, -0.3),
    "head": (-8, 2, 16),
    "gaze": (20, 18),
    "open_": 0.12,
}
DUCKS = {
    **LANDED,
    "arms": (
        [(-0.46, -0.02, 1.00), (-0.76, 0.12, 0.84), (-0.96, 0.2, 0.66)],
        [(0.46, -0.02, 1.00), (0.82, -0.12, 1.04), (1.06, -0.32, 1.28)],
    ),
    "at": (-0.92, 0.0, -0.38),
    "turn": (0, -10, 12),
    "head": (6, -10, 10),
    "gaze": (16, 14),
    "open_": 0.08,
}
LIFT = {
    **world.HOP,
    "legs": FALL["legs"],
    "at": (-0.52, -0.2, 0.0),
    "turn": (0, 16, 4),
    "head": (-10, -2, 4),
    "gaze": (12, 16),
    "open_": 0.24,
}
POSE = keys(
    FRAMES,
    *hold(0, 1, TOP, ease_out),
    (5, FALL, ease_in),
    (6, LANDED, linear),
    (9, STAND),
    (12, STAND),
    (15, DUCKS, ease_out),
    *hold(20, 2, {**DUCKS, "head": (-4, -2, 12), "gaze": (16, 20), "at": (-0.9, 0.0, -0.42)}),
    (23, LIFT, linear),
    (27, {**TOP, "at": (-0.15, -0.4, 0.235)}, ease_out),
)
FLAT = keys(
    FRAMES,
    (0, 0),
    (5, -0.06),
    (6, 0.13, linear),
    (8, -0.04),
    (10, 0),
    (15, 0.03),
    (20, 0.08),
    (22, 0.08),
    (23, -0.09, linear),
    (26, 0),
)
# The drop: position, rotation, gaze, flattening. It draws back, dives, misses and swings up again.
DROP = keys(
    FRAMES,
    (0, ((1.62, -0.2, 3.35), (0, 12, -14), (-14, -14), 0)),
    (5, ((1.66, -0.2, 3.25), (0, 8, -14), (-16, -18), 0.04)),
    *hold(11, 1, ((1.74, -0.2, 3.52), (0, 2, -18), (-20, -20), 0.1)),
    (15, ((0.74, -0.6, 2.00), (0, 40, -24), (-20, -10), -0.14), ease_in),
    (18, ((1.24, -0.5, 1.92), (0, -6, -10), (-20, 4), 0.08), ease_out),
    (24, ((1.66, -0.2, 3.42), (0, 14, -14), (-14, -10), -0.04)),
)


def stage():
    """Builds the cave. Returns a function of the frame that models the golem, the drop and the glints."""
    world.rocks()
    lids = material("#1f9ae8", rough=0.2, coat=1, glow=0.2)

    def moment(frame):
        body = golem(size=1.3, **POSE(frame))
        body.scale = squash(1.3, FLAT(frame))
        shut_eyes(body, blink(frame, 9), lids)
        at, turn, gaze, flat = DROP(frame)
        drop = droplet((at[0], at[1], at[2] + 0.04 * cycle(frame, FRAMES, 2)), turn, 0.78, gaze=gaze)
        drop.scale = squash(0.78, flat)
        for k, (place, size) in enumerate(
            (((0.55, -1.6, 3.1), 0.24), ((-1.3, -1.2, 2.45), 0.2), ((-1.95, -1.9, 0.3), 0.2))
        ):
            if k == 2 or frame < 3 or frame > 25:
                world.glint(place, size * (1 - 0.45 * abs(cycle(frame, FRAMES, 1 + k))))
        if frame in (0, 1, 26, 27):
            start = {0: 196, 1: 212, 26: 214, 27: 204}[frame]
            swoosh((-0.1, -0.2, 1.3), 1.7, start, 232, gap=0.16, width=0.06, colour="#fff0c8")
        if 6 <= frame < 10:
            age = frame - 6
            for side in (-1, 1):
                at = (-0.82 + side * (0.55 + 0.16 * age), -0.3, -0.2 + 0.05 * age)
                dust(at, (0.16, 0.1, 0.05), 0.13 - 0.028 * age, 6, "#d9a8ff", 4 + side)

    return moment
