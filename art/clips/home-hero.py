"""The hero of the home page: each hero and the boat swing in their own rhythm, coins turn, the cat and the girl blink."""

import math

import bpy

from cast.cat import FUR
from cast.leaf_blower import SKIN
from kit.face import shut_eyes
from kit.materials import clay
from kit.timing import blink, cycle
from landing import home

FOG = home.FOG
FRAMES = 48
# The scene and shot of the still; WIDE: the camera is already set for a wide frame.
STILL, WIDE = ("landing.home", "home-hero"), True

# Swing of each: amplitude (x, y, z), rotation about y and about z in degrees, swings per loop, phase. All offsets are 0
# in frame 0.
SWINGS = {
    "cat": ((0.05, -0.22, 0.16), 3, 3, 1, 0.0),
    "boat": ((0.10, -0.16, 0.22), 5, 2, 2, 0.1),
    "caveman": ((0.16, -0.06, 0.26), 7, 4, 1, 0.3),
    "knight": ((-0.16, -0.06, 0.20), 6, 5, 1, 0.55),
    "girl": ((-0.08, -0.10, 0.18), 5, 4, 2, 0.4),
    "thief": ((0.14, -0.08, 0.07), 4, 3, 2, 0.7),
}


def _swell(frame, x, y):
    """Returns how much higher the water is than in the still."""
    phase = 0.03 * x + 0.05 * y
    calm = max(0.1, 1 - max(0, y) / 40)
    return 0.08 * calm * (cycle(frame, FRAMES, 2, phase) - cycle(0, FRAMES, 2, phase))


def stage():
    """Builds the whole scene. Returns a function of the frame that moves its objects; only eyelids are modeled per
    frame."""
    made = home.burst()
    rest = {thing: (thing.location.copy(), thing.rotation_euler.copy()) for things in made.values() for thing in things}
    water = bpy.data.objects["sea"].data.vertices
    still = [tuple(vertex.co) for vertex in water]

    def moment(frame):
        for vertex, (x, y, z) in zip(water, still):
            vertex.co.z = z + _swell(frame, x, y)
        for name, (far, lean, turn, times, phase) in SWINGS.items():
            swing = cycle(frame, FRAMES, times, phase) - cycle(0, FRAMES, times, phase)
            late = cycle(frame, FRAMES, times, phase - 0.12) - cycle(0, FRAMES, times, phase - 0.12)
            for thing in made[name]:
                at, angles = rest[thing]
                thing.location = [a + b * swing for a, b in zip(at, far)]
                thing.rotation_euler[1] = angles[1] + math.radians(lean) * late
                thing.rotation_euler[2] = angles[2] + math.radians(turn) * swing
        for k, thing in enumerate(made["coins"]):
            at, angles = rest[thing]
            thing.location.z = at.z + 0.1 * (
                cycle(frame, FRAMES, 1 + k % 2, 0.17 * k) - cycle(0, FRAMES, 1 + k % 2, 0.17 * k)
            )
            thing.rotation_euler[2] = angles[2] + math.tau * (1 + k % 2) * (1 if k % 3 else -1) * frame / FRAMES
        shut_eyes(made["cat"][0], blink(frame, 14), clay(FUR, sheen=0.4))
        shut_eyes(made["girl"][0], blink(frame, 32), clay(SKIN))

    return moment
