"""Cat From Hell: the vase falls and breaks, the cat is pleased, and the next vase drops within reach of her paw."""

from importlib import import_module

from cast.cat import FUR, cat
from kit.effects import impact, splash, swoosh
from kit.face import shut_eyes
from kit.materials import clay
from kit.props import flower, mug, shards, vase
from kit.timing import blink, cycle, ease_in, ease_out, hold, keys, linear
from sets.home import table

world = import_module("worlds.cat-from-hell")
FOG = None
FRAMES = 28
X, Y = -0.2, -0.5

LEFT, OUT = world.PUSH
BACK = [(0.24, -0.10, 0.90), (0.46, -0.34, 0.80), (0.42, -0.52, 1.06)]
RAISED = [(0.24, -0.10, 0.90), (0.60, -0.10, 1.02), (0.80, -0.26, 1.36)]
PAW = keys(FRAMES, (0, OUT), (3, OUT), (7, BACK), (16, BACK), *hold(23, 2, RAISED), (26, OUT, ease_in))
# Rotation of the head, gaze, height of the grin, rotation of the body.
HEAD = keys(
    FRAMES,
    (0, ((0, 7, 8), (10, -4), 0.24, 0)),
    (4, ((12, 12, 16), (14, -22), 0.2, 3)),
    (9, ((2, -4, -2), (0, 2), 0.32, -1)),
    (14, ((-2, -6, -4), (2, 4), 0.3, -2)),
    (17, ((-10, 4, 14), (12, 10), 0.2, 1)),
    *hold(22, 3, ((2, 10, 12), (10, -6), 0.26, -3)),
)
# Position and rotation of the vase: over the edge, gone, dropped from above, upright, pushed.
STOOD = (X + 1.12, Y - 0.34, 0.9)
VASE = keys(
    FRAMES,
    (0, ((X + 1.50, Y - 0.34, 1.12), (0, 34, 0))),
    (2, ((X + 1.66, Y - 0.42, 0.84), (0, 80, 8)), linear),
    (4, ((X + 1.78, Y - 0.56, 0.2), (10, 130, 14)), ease_in),
    (13, ((*STOOD[:2], 4.4), (0, -8, -30)), linear),
    (17, (STOOD, (0, 0, -4)), ease_in),
    (18, ((*STOOD[:2], 1.0), (0, 7, 0)), ease_out),
    (20, (STOOD, (0, 0, 0)), ease_in),
    (25, (STOOD, (0, -3, 0))),
)
FLAT = keys(FRAMES, (0, 0), (17, 0), (18, 0.12, linear), (20, -0.03), (22, 0))


def _tail(frame):
    swing = 0.16 * cycle(frame, FRAMES, 2)
    return [
        (0, 0.42, 0.22),
        (-0.5, 0.62, 0.2),
        (-0.95 - swing * 0.3, 0.5, 0.55 + swing * 0.2),
        (-0.85 + swing * 0.7, 0.35, 1.05),
        (-1.1 + swing * 1.6, 0.3, 1.45 - abs(swing) * 0.3),
    ]


def _crash(frame):
    """Models the broken vase: the pieces fly and slide apart, then shrink before the next vase comes."""
    age = frame - 4
    if not 0 <= age < 16:
        return
    x, y = X + 1.84, Y - 0.8
    if age < 2:
        impact((x, y - 0.2, 0.35), (0.9, 1.15)[age], (0, 20 * age, 0))
    far = 0.14 + 0.36 * ease_out(min(1, age / 5))
    up = 0.42 * max(0, 1 - ((age - 1.5) / 2.5) ** 2)
    size = 0.16 * min(1, (16 - age) / 4)
    shards((x, y, 0.04 + up), far, "#3d8bff", 8, 5, size)
    flower((x + 0.5, y - 0.35, 0.12 + up * 1.4), "#ff5d8f", (20, 10, 40 * age), min(1, (16 - age) / 4))


def stage():
    """Builds the room and the table. Returns a function of the frame that models the cat, the vase and its pieces."""
    world.close_room()
    table((X, Y, 0), 2.9, 1.5, 0.9)
    mug((X - 1.1, Y - 0.3, 0.9), (0, 0, 40))

    def moment(frame):
        head, gaze, open_, turn = HEAD(frame)
        paw = PAW(frame)
        out = frame < 5 or frame >= 22
        body = cat(
            (X - 0.05, Y + 0.05, 0.9),
            turn,
            arms=(LEFT, paw),
            claws=(1,) if out else (),
            tail=_tail(frame),
            head=head,
            gaze=gaze,
            open_=open_,
        )
        shut_eyes(body, blink(frame, 11), clay(FUR, sheen=0.4))
        at, lean = VASE(frame)
        if frame < 4 or frame > 13:
            vase(at, lean).scale = (1 + FLAT(frame) * 0.5, 1 + FLAT(frame) * 0.5, 1 - FLAT(frame))
        if frame < 4:
            fall = frame * 0.28
            splash((X + 2.06 + 0.04 * frame, Y - 0.42, 1.96 - fall), (0.75, -0.1, -0.35 - 0.2 * frame))
            flower((X + 2.75 + 0.06 * frame, Y - 0.5, 1.95 - 0.3 * frame), "#ff5d8f", (50 + 30 * frame, 20, 0))
        if frame in (0, 1, 27):
            swoosh((X + 0.62, Y - 0.62, 1.90), 0.50, -34, (50, 20, 0)[frame % 27], gap=0.15, width=0.055)
        _crash(frame)

    return moment
