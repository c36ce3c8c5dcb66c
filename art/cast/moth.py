"""The shadow moth that eats sunbeams (Emralds Forest Shoot)."""

from kit.face import eyes, mouth
from kit.forms import ball, prism, tube
from kit.materials import clay, material
from kit.modelling import Clay
from kit.outlines import smooth
from kit.scene import group

SHADOW, WING, SPOT = "#4a3a86", "#5b3fa8", "#c79aff"

_UPPER = [(0.1, 0.02), (0.42, 0.62), (1.05, 0.86), (1.38, 0.62), (1.22, 0.18), (0.72, -0.14)]
_LOWER = [(0.1, -0.02), (0.62, -0.12), (0.98, -0.34), (0.92, -0.78), (0.56, -0.80), (0.24, -0.42)]


def _wing(x, flap, parent):
    handle = group((0.16 * x, 0.12, 0.05), (0, 0, flap * x), 1, parent)
    for outline, colour, spot in ((_UPPER, WING, (0.98, 0.45)), (_LOWER, "#6f4cc4", (0.66, -0.5))):
        edge = smooth([(p * x, q) for p, q in outline], 6)
        prism(edge, 0.07, clay(colour, glow=0.1), bevel=0.03, parent=handle)
        for size, shade, lift in ((0.2, SPOT, 0.045), (0.1, "#2a1f5e", 0.065)):
            ball(
                size, clay(shade, glow=0.14), (spot[0] * x, -lift, spot[1]), scale=(1, 0.2, 1), detail=20, parent=handle
            )


def moth(at=(0, 0, 0), turn=(0, 0, 0), size=1.0, flap=24, hit=False, gaze=(0, 0), parent=None):
    """A round furry moth with a wingspan of about 2.6. `flap`: degrees by which the wings fold back; `hit`: the moth is
    stunned."""
    body = group(at, turn, size, parent)
    fur = Clay().lump((0, 0, 0), (0.40, 0.36, 0.40)).lump((0, 0.08, -0.42), (0.27, 0.26, 0.34))
    for k in range(9):
        fur.spike((0.075 * (k - 4), -0.14, -0.20), (0.12 * (k - 4), -0.30, -0.46), 0.1)
    for z in (-0.42, -0.62):
        fur.paint((0, 0, z), (9, 9, 0.05), SPOT, 0.3)
    made = fur.make(SHADOW, voxel=0.026, smooth=3, rough=0.85, sheen=0.6, glow=0.1, parent=body)
    for x in (-1, 1):
        _wing(x, flap, body)
        stalk = [(0.12 * x, -0.1, 0.32), (0.26 * x, -0.18, 0.62), (0.52 * x, -0.2, 0.78)]
        tube(stalk, [0.035, 0.03, 0.02], clay(SPOT), steps=12, parent=body)
        for k in range(4):
            a = (0.20 + 0.09 * k) * x
            rib = [(a, -0.18, 0.54 + 0.06 * k), (a + 0.06 * x, -0.2, 0.68 + 0.055 * k)]
            tube([rib[0], ((a + 0.03 * x), -0.19, 0.61 + 0.057 * k), rib[1]], 0.018, clay(SPOT), steps=4, parent=body)
        ball(0.05, material(SPOT, glow=0.5), (0.54 * x, -0.2, 0.80), detail=14, parent=body)
    eyes(
        0.17,
        (0, -0.30, 0.08),
        (0.165, 0.1, 0.18),
        body,
        tilt=-18 if hit else 22,
        gaze=gaze,
        white="#fff2a8",
        iris="#ff9a1f" if not hit else None,
        iris_size=40,
        pupil=(9, 9) if hit else (18, 18),
        lid=34 if hit else 24,
        lid_look=clay("#3a2c70", glow=0.06),
    )
    mouth(made, (0, 0, -0.16), 0.12, 0.1, -0.03 if hit else 0.05, tongue=False, teeth=not hit, inside="#1f1440")
    return body
