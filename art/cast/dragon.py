"""The dragon that the knight meets, and its flame (Swordsman Adventure)."""

from mathutils import Vector

from kit.face import eyes
from kit.forms import ball, lathe, prism, scatter, tube
from kit.materials import clay, gloss, material, shine
from kit.modelling import Clay
from kit.outlines import smooth
from kit.scene import aim, group


def dragon(at=(0, 0, 0), turn=0, size=1.0, gape=24, parent=None):
    """Head, neck and wings of a violet dragon that leans in from the right and looks toward -x."""
    body = group(at, (0, 0, turn), size, parent)
    violet, cream, horn = "#8a4fe0", "#ffe9b0", "#ffb52e"
    neck = Clay().limb([(2.4, 0.6, -1.2), (2.0, 0.4, 0.2), (1.1, 0.1, 0.9), (0.3, 0, 1.0)], [0.95, 0.75, 0.55, 0.5])
    neck.paint((1.4, -0.3, -0.3), (0.9, 0.7, 0.9), cream, 0.12).make(violet, voxel=0.06, smooth=6, parent=body)
    for x, z, s in ((0.7, 1.5, 0.26), (1.25, 1.42, 0.3), (1.75, 1.1, 0.32), (2.2, 0.6, 0.32)):
        aim(
            lathe(
                [(s * 0.6, 0), (s * 0.3, s * 0.8), (0, s * 1.5)],
                gloss(horn),
                (x, 0.25, z),
                sides=5,
                crease=20,
                parent=body,
            ),
            (0.5, 0.1, 1),
        )
    head = group((0.1, -0.1, 1.05), (0, 0, -50), 1.0, body)
    top = (
        Clay()
        .lump((0, 0, 0.1), (0.52, 0.52, 0.44))
        .lump((0, -0.62, 0.02), (0.40, 0.55, 0.25))
        .lump((0, -1.0, 0.08), (0.34, 0.22, 0.2))
    )
    for x in (-1, 1):
        top.lump((0.28 * x, -0.1, 0.42), (0.22, 0.2, 0.18)).lump((0.17 * x, -1.12, 0.2), (0.12, 0.1, 0.1))
        tube(
            [(0.28 * x, 0.2, 0.42), (0.4 * x, 0.5, 0.72), (0.36 * x, 0.9, 0.84)],
            [0.13, 0.1, 0.02],
            gloss(horn),
            parent=head,
        )
        top.spike((0.44 * x, 0.15, 0.05), (0.9 * x, 0.45, 0.16), 0.2, 0.5)
    top.make(violet, voxel=0.04, smooth=5, parent=head)
    chin = group((0, 0, -0.14), (gape, 0, 0), 1, head)
    Clay().lump((0, -0.55, -0.14), (0.36, 0.56, 0.14)).lump((0, 0, -0.08), (0.42, 0.36, 0.22)).paint(
        (0, -0.5, -0.36), (0.6, 1, 0.22), cream, 0.1
    ).make(violet, voxel=0.04, smooth=5, parent=chin)
    Clay().lump((0, -0.42, -0.03), (0.28, 0.44, 0.06)).make("#ff5d7d", voxel=0.05, smooth=4, rough=0.4, parent=chin)
    ball(0.36, clay("#5a1030"), (0, -0.12, -0.1), scale=(0.95, 1.1, 0.6), parent=head)
    for x in (-1, 1):
        for k in range(3):
            lathe(
                [(0, -0.17), (0.03, -0.08), (0.06, 0.02)],
                material("#fffdf2", rough=0.25, glow=0.2),
                ((0.35 - 0.04 * k) * x, -0.48 - 0.2 * k, -0.1),
                sides=12,
                parent=head,
            )
    eyes(
        0.27,
        (0, -0.24, 0.46),
        (0.18, 0.15, 0.2),
        head,
        tilt=20,
        gaze=(-4, -10),
        white="#fffbe6",
        iris="#2fbf6a",
        iris_size=42,
        pupil=(11, 30),
        lid=26,
        lid_look=clay("#7540c4"),
    )
    for side, far in ((-1, 0), (1, 1)):
        wing = [(2.2, 0.6 + 0.5 * far, 0.4), (2.4 + 0.6 * far, 0.9 + far, 2.6), (3.9 + 0.5 * far, 1.0 + far, 2.2)]
        tube(wing, [0.16, 0.13, 0.05], clay(violet), parent=body)
        web = smooth([(0, 0), (0.25, 2.1), (1.7, 1.8), (1.3, 1.1), (1.0, 0.9), (0.8, 0.4)], 4)
        prism(
            web,
            0.08,
            clay("#ff8a5c"),
            (2.15 + 0.3 * far, 0.7 + 0.7 * far, 0.4),
            (0, 0, 12 * side),
            bevel=0.03,
            parent=body,
        )
    return body


def flame(start, end, seed=2, width=0.6):
    """A clay flame from a dragon's mouth, brighter inside."""
    a, b = Vector(start), Vector(end)
    r = scatter(seed)
    for k, (colour, glow) in enumerate((("#ff6a1a", 0.7), ("#ffb52e", 0.85), ("#fff0a0", 1.0))):
        share = 1 - 0.3 * k
        body = Clay()
        for i in range(18):
            t = i / 17
            p = a.lerp(b, t * (1 - 0.08 * k)) + Vector((0, -0.12 * k, 0))
            wide = width * share * (0.16 + 0.84 * t) * r.uniform(0.75, 1.1)
            off = Vector((r.uniform(-1, 1), r.uniform(-0.4, 0.4), r.uniform(-1, 1))) * wide * 0.45
            body.lump(p + off, wide * 0.62)
            if k < 2 and i > 9:
                body.spike(
                    p + off,
                    p + off + (b - a).normalized() * wide * 1.3 + Vector((0, 0, wide * r.uniform(0, 0.9))),
                    wide * 0.4,
                )
        body.make(shine(colour, glow), voxel=0.045, smooth=3)
