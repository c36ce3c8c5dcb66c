"""Boat Attack: the red boat dips into a trough, leaps off the wave and lands in spray; the driver waves and the rivals
bob."""

from importlib import import_module

import bpy

from cast.racer import BLUE, GREEN, RED, speedboat
from kit.face import shut_eyes
from kit.materials import clay
from kit.props import coin
from kit.scene import place
from kit.timing import blink, cycle, ease_in, ease_out, keys, linear
from sets.sea import boat_spray, swell

world = import_module("worlds.boat-attack")
FOG = world.FOG
FRAMES = 26

# RISE: height above the water. PITCH (bow up), ROLL and LOOK (driver's head): degrees. WAVE: how far his fist is out.
RISE = keys(
    FRAMES,
    (0, 0.22),
    (3, 0.28),
    (9, 0.02),
    (11, 0.0),
    (13, 0.55, linear),
    (16, 0.95, ease_out),
    (17, 0.95),
    (20, 0.02, ease_in),
    (22, 0.36),
    (24, 0.19),
)
PITCH = keys(FRAMES, (0, 11), (3, 12), (9, 1), (11, 2), (13, 24), (17, 9), (20, -5, ease_in), (22, 16), (24, 9))
ROLL = keys(FRAMES, (0, 7), (9, 0), (14, 13), (17, 6), (20, 1), (22, 11))
LOOK = keys(FRAMES, (0, -8), (4, -16), (9, 2), (14, -18), (18, -14), (21, 0))
WAVE = keys(FRAMES, (0, 0), (3, 0.2), (6, -0.12), (9, 0), (13, 0.26), (17, 0.2), (20, -0.1), (23, 0.06))
# Size of the spray: small while the boat flies, largest when it lands.
SPRAY = keys(FRAMES, (0, 1), (9, 0.94), (12, 1.1), (15, 0.62), (19, 0.5), (20, 1.1, linear), (21, 1.26), (24, 1))


def _swing(frame, x, y):
    """Returns how much higher the water is than in the still. Two waves pass per loop; they are lower far away."""
    phase = 0.045 * x + 0.07 * y
    return 0.1 * max(0.15, 1 - max(0, y) / 30) * (cycle(frame, FRAMES, 2, phase) - cycle(0, FRAMES, 2, phase))


def _rivals(sea):
    """Adds the two boats behind. Returns all objects that move with the water, with their height in the still."""
    before = set(bpy.data.objects)
    world.race(sea, -4.6, 6.0, -50, BLUE, 10, -4, 20, gaze=(10, -4), look=-10)
    world.race(sea, 2.6, 8.5, -76, GREEN, 9, 4, 40, gaze=(-8, -4))
    new = [thing for thing in bpy.data.objects if thing not in before and thing.parent is None and thing.children]
    return [(thing, thing.location.z) for thing in new]


def stage():
    """Builds the bay with the rivals. Returns a function of the frame that models the red boat and its spray and moves
    the water."""
    eye = (1.7, -6.7, 2.45)
    sea = world.bay(eye)
    sea.wake(0, 0, -60, 16)
    rivals = _rivals(sea)
    coins = (
        (coin((-1.7, -1.9, 1.9), size=0.34), 1, (8, 10, 24)),
        (coin((1.45, -1.0, 2.5), size=0.26), -1, (-6, -14, -20)),
    )
    heights = [thing.location.z for thing, _, _ in coins]
    sea.pour(eye, -40, 40)
    water = bpy.data.objects["sea"].data.vertices
    still = [tuple(vertex.co) for vertex in water]

    def moment(frame):
        for vertex, (x, y, z) in zip(water, still):
            vertex.co.z = z + _swing(frame, x, y)
        for thing, z in rivals:
            thing.location.z = z + _swing(frame, *thing.location[:2])
        height = swell(0, 0) + RISE(frame)
        turn = (ROLL(frame), -PITCH(frame), -60)
        boat = speedboat((0, 0, height), turn, RED, (2, 0), LOOK(frame), cheer=True, wave=WAVE(frame))
        shut_eyes(boat, blink(frame, 6), clay(RED[5]))
        boat_spray(0, 0, -60, (1, 31, 61)[frame // 2 % 3], SPRAY(frame))
        for (thing, way, turn), height in zip(coins, heights):
            at = (*thing.location[:2], height + 0.06 * cycle(frame, FRAMES))
            place(thing, at, (turn[0], turn[1], turn[2] + way * 360 * frame / FRAMES), thing.scale)

    return moment
