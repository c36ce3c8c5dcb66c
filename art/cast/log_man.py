"""Tung, the log with a bat, and Repo, the one-wheeled robot with a tow hook (Tung Sahur and Repo)."""

import math

from mathutils import Vector

from kit.face import brows, cheeks, eyes, mouth
from kit.forms import ball, box, cylinder, hanging, lathe, ring, scatter, tube
from kit.materials import clay, gloss, gold, material, shine
from kit.modelling import Clay
from kit.people import grip, hand
from kit.scene import aim, group

WOOD, BARK, CUT = "#dc9a52", "#63351a", "#f9d79c"
LIME, DARK, AMBER = "#a6e22a", "#2c3068", "#ffb02e"


def bat(at, turn=(0, 0, 0), size=1.0, parent=None):
    """A wooden bat along z, 1.5 long; its grip is at the origin."""
    handle = group(at, turn, size, parent)
    shape = [(0, -0.34), (0.11, -0.32), (0.11, -0.26), (0.065, -0.22), (0.07, 0.1), (0.13, 0.55), (0.17, 0.9)]
    look = material("#f2bf6a", rough=0.35, coat=0.4, wood=("#d99a45", (6, 6, 0.6)))
    lathe([*shape, (0.16, 1.08), (0.10, 1.16), (0, 1.18)], look, parent=handle)
    for z in (0.60, 0.72):
        ring(0.138 + (z - 0.6) * 0.12, 0.022, gloss("#e8413c"), (0, 0, z), parent=handle)
    return handle


def _sprig(at, parent):
    tube(
        [at, Vector(at) + Vector((0.05, 0, 0.2)), Vector(at) + Vector((0.0, 0, 0.38))],
        [0.06, 0.05, 0.03],
        BARK,
        parent=parent,
    )
    for x, lean, z in ((-1, 40, 0.34), (1, 34, 0.42)):
        where = Vector(at) + Vector((0.15 * x, -0.02, z))
        ball(0.17, gloss(LIME), where, (0, lean * x, 0), (0.55, 0.24, 1.0), detail=20, parent=parent)


def log_man(
    at=(0, 0, 0),
    turn=(0, 0, 0),
    size=1.0,
    arms=None,
    legs=None,
    holds=1,
    bat_turn=(0, 20, 0),
    gaze=(0, 0),
    open_=0.24,
    anger=12,
    lean=(0, 0, 0),
    fists=(),
):
    """Tung, about 2.5 high: trunk and face are one log. `arms` and `legs`: (left, right) as the camera sees them, three
    points each. `holds`: index of the hand with the bat, None for no bat. `lean`: rotation of the log above the hips.
    Returns his group."""
    body = group(at, turn, size)
    arms = arms or (
        [(-0.48, -0.05, 1.15), (-0.80, -0.2, 0.98), (-0.86, -0.40, 0.76)],
        [(0.48, -0.05, 1.15), (0.80, -0.2, 0.98), (0.86, -0.40, 0.76)],
    )
    legs = legs or (
        [(-0.22, 0, 0.62), (-0.26, -0.04, 0.36), (-0.26, 0, 0.13)],
        [(0.22, 0, 0.62), (0.26, -0.04, 0.36), (0.26, 0, 0.13)],
    )
    trunk = group((0, 0, 0.5), lean, 1, body)
    core = Clay().limb([(0, 0, 0.18), (0, 0, 0.9), (0.0, 0, 1.26)], [0.50, 0.56, 0.55])
    core.lump((0, 0, 1.64), (0.575, 0.575, 0.22))
    for x in (-1, 1):
        core.lump((0.24 * x, -0.36, 0.82), (0.22, 0.20, 0.18))
    made = core.make(WOOD, voxel=0.032, smooth=6, rough=0.6, glow=0.05, parent=trunk)
    r = scatter(4)
    for k in range(25):
        a = math.radians(-38 + 256 * k / 24)
        c, s = math.cos(a), math.sin(a)
        high = 1.88 + r.uniform(-0.06, 0.12)
        line = [
            (0.50 * c, 0.50 * s, -0.12 + r.uniform(-0.06, 0.06)),
            (0.59 * c, 0.59 * s, 0.8),
            (0.57 * c, 0.57 * s, high),
        ]
        tube(
            line,
            [0.075, r.uniform(0.075, 0.1), 0.075],
            clay([BARK, "#75421f"][k % 2]),
            steps=10,
            around=9,
            parent=trunk,
        )
    cylinder(0.55, 0.12, clay(CUT, glow=0.06), (0, 0, 1.84), bevel=0.05, parent=trunk)
    for far in (0.14, 0.28, 0.42):
        ring(far, 0.018, clay("#c98a4a"), (0.02, 0, 1.90), parent=trunk)
    ring(0.55, 0.06, clay(BARK), (0, 0, 1.84), parent=trunk)
    _sprig((0.26, 0.05, 1.86), trunk)
    ball(0.115, clay("#e0924a", glow=0.05), (0, -0.60, 1.02), scale=(1.05, 1.1, 0.95), parent=trunk)
    eyes(
        0.225,
        (0, -0.46, 1.26),
        (0.215, 0.15, 0.27),
        trunk,
        tilt=anger,
        gaze=gaze,
        iris="#7a3fd0",
        iris_size=44,
        pupil=(23, 26),
        lid=30,
        lid_look=clay("#c07f3c"),
    )
    brows(0.24, (0, -0.58, 1.62), (0.19, 0.075), clay("#5a2f16"), trunk, tilt=anger)
    cheeks(0.38, (0, -0.44, 0.96), 0.095, trunk, "#ff8a5c")
    mouth(made, (0, 0, 0.80), 0.33, open_, 0.10, lower_teeth=open_ > 0.25)
    limbs = Clay()
    for line in arms:
        limbs.limb(line, [0.15, 0.12, 0.115])
    for line in legs:
        limbs.limb(line, [0.19, 0.15, 0.13]).lump(Vector(line[-1]) + Vector((0, -0.13, -0.02)), (0.17, 0.26, 0.115))
    limbs.make("#8d5228", voxel=0.03, smooth=5, rough=0.65, glow=0.05, parent=body)
    for index, line in enumerate(arms):
        way = Vector(line[-1]) - Vector(line[-2])
        hand(line[-1], way, clay("#c9813f", glow=0.06), body, 1.15, fist=index == holds or index in fists)
        if index == holds:
            bat(grip(line, 0.13) + Vector((0, -0.04, 0)), bat_turn, 1.05, body)
    return body


def cable(start, end, sag=0.0, thick=0.035):
    """The tow cable between two points, with a hook at its end."""
    tube(hanging(start, end, sag), thick, gloss("#454a8a"), steps=20, around=8)
    hook(end)


def hook(at, size=1.0, parent=None):
    """A thick golden hook that hangs from `at`."""
    handle = group(at, (0, 0, 0), size, parent)
    ball(0.1, gold(), parent=handle)
    line = [(0, 0, 0), (0, 0, -0.18), (0.14, 0, -0.34), (0.02, 0, -0.46), (-0.15, 0, -0.38), (-0.17, 0, -0.26)]
    tube(line, [0.065, 0.065, 0.07, 0.07, 0.06, 0.03], gold(), parent=handle)


def robot(
    at=(0, 0, 0), turn=(0, 0, 0), size=1.0, boom=(0.85, 0.0, 2.15), arms=None, gaze=(0, 0), head=(0, 0, 0), rope=True
):
    """Repo, about 2.1 high: a lime green ball on one wheel. `boom`: end of the crane on his back; `rope`: whether a
    short rope with a hook hangs from it. `arms`: as in log_man. Returns his group."""
    body = group(at, turn, size)
    wheel = group((0, 0, 0.42), parent=body)
    ring(0.29, 0.15, clay("#23264f", rough=0.7), turn=(0, 90, 0), parent=wheel)
    for k in range(12):
        a = math.tau * k / 12
        box(
            (0.26, 0.09, 0.09),
            clay("#2f3468"),
            (0, 0.42 * math.cos(a), 0.42 * math.sin(a)),
            (math.degrees(a), 0, 0),
            bevel=0.02,
            segments=2,
            parent=wheel,
        )
    for x in (-1, 1):
        cylinder(0.17, 0.08, gold(AMBER), (0.13 * x, 0, 0), (0, 90, 0), parent=wheel)
        tube([(0.2 * x, 0, 0), (0.30 * x, 0, 0.30), (0.22 * x, 0, 0.60)], 0.075, gloss("#6f78c8"), parent=wheel)
    top = group((0, 0, 1.28), head, 1, body)
    shell = Clay().lump((0, 0, 0), (0.68, 0.60, 0.60)).lump((0, 0, -0.28), (0.52, 0.48, 0.34))
    face = shell.make(LIME, voxel=0.032, smooth=7, rough=0.25, coat=0.7, glow=0.05, parent=top)
    ring(0.66, 0.06, gloss("#6fae12"), (0, 0, -0.20), scale=(1.0, 0.9, 1), parent=top)
    visor = Clay().lump((0, -0.13, 0.12), (0.62, 0.575, 0.37))
    visor.make(DARK, voxel=0.03, smooth=5, rough=0.2, coat=0.8, parent=top)
    eyes(
        0.225, (0, -0.60, 0.12), (0.195, 0.12, 0.23), top, gaze=gaze, iris=AMBER, iris_size=46, pupil=(22, 26), tilt=-4
    )
    mouth(face, (0, 0, -0.27), 0.22, 0.13, 0.07, tongue=False, inside="#24451a")
    for x in (-1, 1):
        cylinder(0.17, 0.14, gloss("#6f78c8"), (0.67 * x, 0, 0.06), (0, 90, 0), parent=top)
    tube([(-0.22, 0.05, 0.55), (-0.28, 0.05, 0.75), (-0.26, 0.05, 0.9)], 0.035, gloss("#6f78c8"), parent=top)
    ball(0.1, shine("#ff6a3d", 1.0), (-0.26, 0.05, 0.94), parent=top)
    arms = arms or (
        [(-0.62, -0.05, 1.02), (-0.86, -0.25, 0.90), (-0.80, -0.50, 0.84)],
        [(0.62, -0.05, 1.02), (0.86, -0.25, 0.90), (0.80, -0.50, 0.84)],
    )
    for line in arms:
        tube(line, [0.10, 0.085, 0.08], gloss("#6f78c8"), parent=body)
        hand(line[-1], Vector(line[-1]) - Vector(line[-2]), gloss(LIME), body, 0.95)
    end = Vector(boom)
    foot = Vector((0.12 if end.x > 0 else -0.12, 0.52, 1.05))
    cylinder(0.2, 0.3, gloss(DARK), foot, parent=body)
    tube([foot, foot.lerp(end, 0.45) + Vector((0, 0.12, 0.22)), end], [0.12, 0.10, 0.085], gloss(AMBER), parent=body)
    aim(cylinder(0.17, 0.14, gloss(DARK), end, parent=body), (0, 1, 0))
    if rope:
        low = end - Vector((0, 0.0, 0.34))
        tube([end, end.lerp(low, 0.5), low], 0.03, gloss("#454a8a"), steps=3, parent=body)
        hook(low, 0.9, body)
    return body
