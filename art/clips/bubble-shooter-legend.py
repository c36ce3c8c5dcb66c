"""Bubble Shooter Legend: the bubble pops against the honeycomb, which sways; the cannon takes the next bubble, swells
and fires."""

from importlib import import_module

from cast.cannoneer import RED, small_dragon
from kit.effects import dust, impact
from kit.face import shut_eyes
from kit.materials import clay
from kit.scene import group
from kit.timing import arc, blink, cycle, ease_in, hold, keys, linear, settle, squash
from sets.clouds import SWEETS, bubble, cannon, honeycomb

world = import_module("worlds.bubble-shooter-legend")
FOG = world.FOG
FRAMES = 28

DOWN = (
    [(-0.30, -0.06, 1.0), (-0.60, -0.26, 0.94), (-0.76, -0.40, 1.12)],
    [(0.30, -0.08, 0.98), (0.60, -0.22, 0.92), (0.86, -0.20, 0.98)],
)
UP = (
    [(-0.30, -0.06, 1.0), (-0.66, -0.10, 1.24), (-0.78, -0.14, 1.66)],
    [(0.30, -0.08, 0.98), (0.66, -0.12, 1.20), (0.80, -0.16, 1.60)],
)
POINT = world.FIRE["arms"]
# Arms, rotation of the body, rotation of the head, gaze, height of the grin, lift of the wings.
DRAGON = keys(
    FRAMES,
    (0, (POINT, (0, -4, 10), (-6, 4, 4), (10, 12), 0.22, 34)),
    (3, (POINT, (0, -5, 10), (-10, 4, 6), (12, 18), 0.24, 30)),
    (6, (UP, (0, 0, 8), (-4, 0, 2), (4, 8), 0.32, 52), linear),
    (10, (UP, (0, 2, 8), (0, -4, 0), (0, 2), 0.32, 40)),
    (14, (DOWN, (0, 3, 12), (4, 4, 14), (14, -2), 0.14, 26)),
    *hold(20, 2, (DOWN, (0, 7, 14), (6, 8, 16), (16, 4), 0.12, 18)),
    (24, (POINT, (0, -9, 9), (-10, 4, 2), (10, 14), 0.3, 46), linear),
)
# HIT: frame in which the bubble hits the honeycomb. SHOT: frame in which it leaves the cannon.
HIT, SHOT = 5, 23
CANNON = keys(FRAMES, (0, 0), (12, 0), (17, 0.1), (22, 0.17), (23, -0.2, linear), (26, 0.05))


def _bubble(frame):
    """Models the yellow bubble in flight and the smoke from the cannon."""
    age = (frame - SHOT) % FRAMES
    if age > FRAMES - SHOT + HIT:
        return
    share = age / (FRAMES - SHOT)
    start, way = (1.18, -0.2, 1.9), (0.2, -0.1, 0.75)
    if age == FRAMES - SHOT:
        world.shot(way, start, SWEETS["yellow"])
        return
    if age < FRAMES - SHOT + HIT:
        at = tuple(a + b * share for a, b in zip(start, way))
        bubble(at, SWEETS["yellow"], 0.36)
    size = 1 - 0.5 * max(0, share - 1)
    spread = 0.2 + 0.14 * min(1, share) + 0.2 * max(0, share - 1)
    dust(start, (spread, 0.15, spread * 0.42), 0.16 * size, 24, "#ffffff", 5)
    for k in (0.35, 0.55, 0.72):
        if k < share * 0.8 and share < 1.7:
            place = tuple(a + b * k for a, b in zip(start, way))
            dust(place, (0.07, 0.05, 0.07), 0.10 * size, 8, "#ffffff", int(k * 100))


def _comb(frame):
    """Models the honeycomb: after the hit it swings on its cloud and lacks one bubble until a new one has grown."""
    since = frame - HIT
    gone = 0 <= since < 14
    sway = group((1.15, 0.3, 5.6), (0, settle(since - 1, 7, 6, 5), 0))
    inner = group((-1.15, -0.3, -5.6), parent=sway)
    honeycomb((1.15, 0.3, 4.72), 5, 4, 0.36, 4, gone=((3, 2),) if gone else (), parent=inner)
    if 11 <= since < 14:
        bubble((1.51, 0.3, 2.84), SWEETS["red"], (0.14, 0.3, 0.4)[since - 11], inner)
    if 0 <= since < 3:
        impact((1.52, -0.2, 3.05), (0.7, 1.15, 0.8)[since], (0, 18 * since, 0))
        for k in range(3):
            way = (-0.7, 0.1, 0.9)[k]
            far = 0.3 + 0.3 * since
            bubble((1.5 + way * far, -0.3, 2.95 - 0.5 * far * far + 0.1 * k), SWEETS["yellow"], 0.12 - 0.02 * since)


def stage():
    """Builds the clouds. Returns a function of the frame that models dragon, cannon, honeycomb and bubble."""
    world.clouds()

    def moment(frame):
        flat = CANNON(frame)
        gun = cannon((0.98, 0.15, 0), -8, (0.22, -0.34, 1), 1.0)
        gun.scale = squash(1.0, flat)
        arms, turn, head, gaze, open_, wings = DRAGON(frame)
        hop = 0.42 * arc((frame - 5) / 5) + 0.12 * arc((frame - 22.5) / 3)
        body = small_dragon(
            (-0.34, -0.35, hop),
            turn,
            1.05,
            arms,
            world.FIRE["legs"],
            wings=wings + 3 * cycle(frame, FRAMES, 3),
            fists=(1,),
            head=head,
            gaze=gaze,
            open_=open_,
        )
        body.scale = squash(1.05, keyed(frame))
        shut_eyes(body, blink(frame, 13), clay(RED))
        _comb(frame)
        _bubble(frame)

    keyed = keys(
        FRAMES,
        (0, 0),
        (4, 0.08),
        (6, -0.07, linear),
        (9, 0),
        (10, 0.12, linear),
        (13, 0),
        (20, 0.07),
        (24, -0.05, ease_in),
    )
    return moment
