"""Emralds Forest Shoot: the fox raises his bow and shoots; the arrow stuns the moth and spins back into his paw. The
moth wakes up and he draws again."""

import math
from importlib import import_module

from mathutils import Euler, Vector

from cast.fox import FUR, arrow, fox
from cast.moth import moth
from kit.effects import impact
from kit.face import shut_eyes
from kit.forms import curve
from kit.materials import clay
from kit.timing import bell, blink, cycle, ease_in, ease_out, hold, keys, linear, overshoot, settle, squash

world = import_module("worlds.emralds-forest-shoot")
FOG = world.FOG
FRAMES = 30
SHOT, HIT, CAUGHT, NOCKED = 9, 12, 19, 25

GRIP, SPIN = world.AIM
# The bow: its grip, its rotation in degrees, and how far the string is drawn.
BOW = keys(
    FRAMES,
    (0, {"grip": GRIP, "spin": SPIN, "draw": 0.95}),
    (2, {"grip": GRIP, "spin": SPIN, "draw": 0.95}),
    *hold(6, 2, {"grip": (1.12, -0.6, 1.42), "spin": (56, -30, -14), "draw": 1.03}),
    (SHOT, {"grip": (1.22, -0.64, 1.5), "spin": (56, -30, -14), "draw": 0.36}, linear),
    (13, {"grip": (1.14, -0.6, 1.36), "spin": (50, -22, -14), "draw": 0.36}),
    (19, {"grip": (1.04, -0.46, 0.86), "spin": (50, 6, -10), "draw": 0.36}),
    (NOCKED, {"grip": (1.12, -0.5, 0.92), "spin": (56, -4, -14), "draw": 0.38}),
)
# The fox's other paw and elbow while the paw is not on the string; (x, y, z) relative to the fox.
PAW = keys(
    FRAMES,
    (SHOT, {"elbow": (-0.82, -0.16, 0.98), "paw": (-0.42, -0.3, 0.92)}),
    (11, {"elbow": (-0.9, -0.06, 1.08), "paw": (-0.86, -0.3, 0.8)}, ease_out),
    (14, {"elbow": (-0.84, -0.1, 0.98), "paw": (-0.98, -0.36, 1.1)}),
    *hold(17, 1, {"elbow": (-0.78, -0.16, 1.16), "paw": (-1.12, -0.36, 1.66)}),
    (20, {"elbow": (-0.78, -0.14, 0.98), "paw": (-1.12, -0.36, 1.28)}, ease_out),
    (NOCKED, {"elbow": (-0.72, -0.22, 0.9), "paw": (0.72, -0.38, 0.86)}),
)
STANCE = keys(
    FRAMES,
    (0, {"at": (-0.45, -0.4, 0.05), "turn": (0, 3, 8), "head": (0, -2, 4), "gaze": (12, 4)}),
    (2, {"at": (-0.45, -0.4, 0.05), "turn": (0, 3, 8), "head": (-3, -2, 6), "gaze": (18, 20)}),
    *hold(6, 2, {"at": (-0.5, -0.4, 0.05), "turn": (0, -3, 8), "head": (-8, -5, 8), "gaze": (18, 20)}),
    (10, {"at": (-0.38, -0.4, 0.05), "turn": (0, 7, 8), "head": (-4, 2, 8), "gaze": (18, 20)}, ease_out),
    (13, {"at": (-0.44, -0.4, 0.05), "turn": (0, 2, 8), "head": (-10, 0, 6), "gaze": (14, 22)}),
    (16, {"at": (-0.46, -0.4, 0.05), "turn": (0, -1, 6), "head": (-10, -6, -10), "gaze": (-8, 22)}),
    (19, {"at": (-0.46, -0.4, 0.05), "turn": (0, -2, 4), "head": (-2, -6, -14), "gaze": (-16, 6)}),
    (24, {"at": (-0.45, -0.4, 0.05), "turn": (0, 3, 8), "head": (6, 0, 8), "gaze": (12, -8)}),
    (27, {"at": (-0.45, -0.4, 0.05), "turn": (0, 3, 8), "head": (2, -2, 6), "gaze": (14, 2)}),
)
FLAT = keys(
    FRAMES, (0, 0), (3, 0), (7, 0.06), (SHOT, -0.06, linear), (12, 0.02), (17, -0.03), (19, 0.05, linear), (22, 0)
)

# The moth hovers in its shaft of light, is knocked back, tumbles, wakes up and flutters up again.
HOME = (1.72, 1.6, 3.45)
FLIGHT = keys(
    FRAMES,
    (0, {"at": HOME, "turn": (0, 8, -24)}),
    (HIT - 1, {"at": HOME, "turn": (0, 8, -24)}),
    (HIT + 1, {"at": (1.95, 2.3, 3.72), "turn": (-14, 30, -24)}, ease_out),
    (20, {"at": (2.0, 2.2, 2.3), "turn": (0, 368, -24)}, ease_in),
    (22, {"at": (1.98, 2.2, 2.2), "turn": (0, 368, -24)}, overshoot),
    (28, {"at": (1.72, 1.6, 3.52), "turn": (0, 372, -24)}),
    (29, {"at": (1.72, 1.6, 3.49), "turn": (0, 370, -24)}),
)
OUT = [(1.1, -1.2, 2.0), (1.75, -0.6, 2.75), (1.95, 0.5, 3.35), (1.62, 1.35, 3.42)]
BACK = [(1.5, 1.2, 3.5), (0.9, 0.4, 4.0), (-0.3, -0.5, 4.05), (-1.3, -0.8, 3.1), (-1.7, -0.85, 2.1)]


def _along(points, share):
    """Returns a point on a line and the (x, y, z) rotation in degrees of an arrow that flies along it."""
    line = curve(points, 60)
    index = max(0, min(59, round(share * 60)))
    way = (line[index + 1] - line[index]).normalized()
    pitch = math.degrees(math.asin(way.z))
    return line[index], (0, -pitch, math.degrees(math.atan2(way.y, way.x)))


def _hands(bow, frame):
    """Returns the fox's arms: one holds the bow; the other draws the string or follows PAW."""
    grip = Vector(bow["grip"])
    spin = Euler([math.radians(angle) for angle in bow["spin"]]).to_matrix()
    paw, elbow = grip + spin @ Vector((-bow["draw"], 0, 0)), Vector((-0.75, -0.24, 0.94))
    if SHOT <= frame <= NOCKED:
        elbow, paw = Vector(PAW(frame)["elbow"]), Vector(PAW(frame)["paw"])
    shoulder = Vector((0.3, -0.04, 1.08))
    return [Vector((-0.3, -0.04, 1.06)), elbow, paw], [shoulder, shoulder.lerp(grip, 0.5) + Vector((0, 0, -0.04)), grip]


def _loose(frame, body, paw):
    """Models the arrow while it is not on the string."""
    if frame in (SHOT, SHOT + 1, SHOT + 2):
        end = (0.3, 0.72, 1.0)[frame - SHOT]
        place, turn = _along(OUT, end)
        line = curve(OUT, 60)
        tail = [line[max(0, round(60 * (end - back)))] for back in (0.5, 0.25, 0.02)]
        if frame > SHOT:
            world.trail(tail, 0.07, 30)
        way = Euler([math.radians(angle) for angle in turn]).to_matrix() @ Vector((1, 0, 0))
        arrow(place - way * 1.3, turn, 0.95)
    elif frame < CAUGHT - 1:
        share = (frame - HIT + 1) / (CAUGHT - HIT)
        place, _ = _along(BACK, share)
        arrow(place, (0, -60 - 470 * share, -10), 0.95)
    else:
        pitch = keys(FRAMES, (CAUGHT - 1, -150), (CAUGHT + 1, -118, ease_out), (NOCKED, -4))(frame)
        arrow(paw - Vector((0.05, 0.06, 0)), (0, pitch, -14), 1, body)


def stage():
    """Builds the clearing with its shafts of light. Returns a function of the frame that models the fox, the moth and
    the arrow."""
    world.clearing()

    def moment(frame):
        bow = BOW(frame)
        if SHOT < frame < 16:
            bow["spin"] = (bow["spin"][0], bow["spin"][1] + 7 * settle(frame - SHOT, 1, 3, 3), bow["spin"][2])
        arms = _hands(bow, frame)
        wind = cycle(frame, FRAMES)
        tail = [(x + 0.05 * k * wind, y, z + 0.02 * k * wind) for k, (x, y, z) in enumerate(world.TAIL)]
        nocked = frame < SHOT or frame >= NOCKED
        body = fox(
            **STANCE(frame),
            size=1.12,
            bow=(bow["grip"], bow["spin"]),
            draw=bow["draw"],
            nocked=nocked,
            arms=arms,
            legs=world.STRIDE,
            tail=tail,
            cape=-0.2 - 0.3 * bell(frame, SHOT + 1.5, 3),
        )
        body.scale = squash(1.12, FLAT(frame))
        shut_eyes(body, blink(frame, 21), clay(FUR, sheen=0.4, glow=0.06))
        if not nocked:
            _loose(frame, body, arms[0][-1])
        stunned = HIT <= frame < 22
        flap = 24 + (6 if stunned else 22) * cycle(frame, FRAMES, 5)
        moth(**FLIGHT(frame), size=0.8, flap=flap, hit=stunned, gaze=(0, 0) if frame < SHOT + 1 else (-12, -10))
        if frame in (HIT, HIT + 1):
            impact((1.5, 1.0, 3.42), (1.25, 0.8)[frame - HIT])

    return moment
