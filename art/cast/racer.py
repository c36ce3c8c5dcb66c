"""A speedboat with its driver (Boat Attack), and the racer on foot. The bow points along +x; the water is at z = 0."""

import math

import bmesh
from mathutils import Vector

from kit.face import brows, eyes, mouth
from kit.forms import ball, box, cylinder, lathe, lettering, prism, ring, sheet, tube
from kit.materials import clay, cloth, gloss, material
from kit.modelling import Clay
from kit.people import arm, hand, leg
from kit.scene import group, solid

# Teams: hull, stripe, overalls, helmet, number, skin, mood.
RED = ("#ff3b3f", "#ffc93c", "#2b3a8c", "#ffffff", "7", "#ffc9a3", "joy")
BLUE = ("#2f6bff", "#35e0e0", "#7a2fb0", "#ffd23f", "3", "#c98a5f", "grim")
GREEN = ("#2bc46b", "#fff04d", "#d9480f", "#ff5d8f", "9", "#f2b48c", "fright")
PURPLE = ("#9b4dff", "#ff7ad0", "#1d3557", "#7af0c0", "5", "#8a5a3c", "grim")


def _hull(main, stripe, parent):
    mesh = bmesh.new()
    rows = []
    for i in range(27):
        t = 1 - (1 - i / 26) ** 1.35
        u = max(0, (t - 0.38) / 0.62)
        wide = max(0.92 * max(0, 1 - u**2.4) ** 0.66, 0.012)
        keel, edge = -0.42 + 0.80 * max(0, (t - 0.5) / 0.5) ** 2, 0.40 + 0.26 * t * t
        chine = keel + 0.32 * (edge - keel)
        profile = [
            (0, keel),
            (0.74, chine),
            (0.95, chine + 0.40 * (edge - chine)),
            (1.0, chine + 0.68 * (edge - chine)),
        ]
        profile += [(1.04, edge - 0.03), (1.03, edge + 0.05), (0.90, edge + 0.10), (0.86, edge + 0.08)]
        profile += [(0.36, edge + 0.17), (0.30, edge + 0.18), (0.12, edge + 0.19), (0, edge + 0.19)]
        half = [(y * wide, z) for y, z in profile]
        around = half + [(-y, z) for y, z in half[-2:0:-1]]
        rows.append([mesh.verts.new((-2 + 4.3 * t, y, z)) for y, z in around])
    bands = [0, 1, 2, 1, 3, 3, 3, 1, 1, 2, 1]
    count = len(rows[0])
    for a, b in zip(rows, rows[1:]):
        for j in range(count):
            face = mesh.faces.new((a[j], b[j], b[(j + 1) % count], a[(j + 1) % count]))
            face.material_index = bands[j if j < 11 else count - 1 - j]
    mesh.faces.new(rows[0]).material_index = 1
    mesh.faces.new(rows[-1][::-1]).material_index = 1
    return solid(mesh, [gloss("#3b2a6b"), gloss(main), gloss(stripe), gloss("#ffffff")], crease=38, parent=parent)


def _windscreen(parent):
    low, high = [], []
    for i in range(25):
        a = math.radians(-78 + 156 * i / 24)
        rise = 0.36 * math.cos(a * 0.62)
        low.append((0.64 * math.cos(a), 0.66 * math.sin(a), 0))
        high.append((0.64 * math.cos(a) - 0.24, 0.60 * math.sin(a), rise))
    glass = material("#6fe0ff", rough=0.08, specular=0.8, coat=1, glow=0.15)
    sheet([low, high], glass, (-0.28, 0, 0.62), parent=parent, shell=0.05)
    tube(high, 0.036, gloss("#ffffff"), (-0.28, 0, 0.62), steps=40, parent=parent)


def racer_head(
    at, parent, turn=(0, 0, 0), helmet="#ffffff", crest="#ff3b3f", skin="#ffc9a3", mood="joy", gaze=(0, 0), size=1.0
):
    """A head in an open helmet with a crest, facing -y."""
    head = group(at, turn, size, parent)
    face = Clay().lump((0, 0, 0), (0.43, 0.41, 0.42)).lump((0, -0.1, -0.15), (0.36, 0.31, 0.25))
    body = face.make(skin, voxel=0.026, smooth=6, rough=0.55, glow=0.1, parent=head)
    eyes(
        0.165,
        (0, -0.35, 0.03),
        (0.15, 0.11, 0.185),
        head,
        gaze=gaze,
        iris={"joy": "#2f7de0", "grim": "#5a3a22"}.get(mood, "#2f9e5a"),
    )
    ball(0.07, clay("#ff9d86"), (0, -0.435, -0.10), parent=head)
    tilt = {"joy": -8, "grim": 22, "fright": -24}[mood]
    brows(0.17, (0, -0.42, 0.22), (0.1, 0.036), clay("#4a2a1a"), head, tilt)
    lips = {"joy": (0.19, 0.15, 0.07), "grim": (0.15, 0.09, -0.045), "fright": (0.09, 0.13, -0.03)}[mood]
    mouth(body, (0, 0, -0.20), *lips, tongue=mood != "grim")
    mesh = bmesh.new()
    bmesh.ops.create_uvsphere(mesh, u_segments=48, v_segments=28, radius=0.5)
    gap = [v for v in mesh.verts if v.co.y < -0.10 and -0.36 < v.co.z < 0.27]
    bmesh.ops.delete(mesh, geom=gap, context="VERTS")
    solid(mesh, gloss(helmet), (0, 0.04, 0.03), crease=40, parent=head, shell=0.05)
    ridge = [(0, -0.40, 0.36), (0, -0.18, 0.53), (0, 0.18, 0.55), (0, 0.46, 0.30)]
    tube(ridge, [0.05, 0.075, 0.075, 0.05], gloss(crest), flat=1.6, parent=head)
    return head


def _driver(overall, helmet, skin, mood, crest, gaze, look, parent, cheer=False, wave=0):
    seat = group((-0.66, 0, 0.62), parent=parent)
    suit = cloth(overall)
    Clay().lump((0, 0, 0.12), (0.34, 0.40, 0.34)).lump((0, 0, 0.34), (0.28, 0.36, 0.22)).make(
        suit, voxel=0.04, parent=seat
    )
    glove = clay("#ffffff")
    for y in (-1, 1):
        reach = [(0, 0.36 * y, 0.38), (0.20, 0.50 * y, 0.22), (0.48, 0.22 * y, 0.30)]
        if cheer and y < 0:
            reach = [(0, -0.36, 0.40), (-0.02, -0.72, 0.58), (0.06, -0.78 - wave, 1.02 - abs(wave) * 0.4)]
        tube(reach, [0.13, 0.115, 0.10], suit, parent=seat)
        hand(
            reach[-1], Vector(reach[-1]) - Vector(reach[-2]), glove, seat, 1.05, fist=not cheer or y > 0, palm=(1, 0, 0)
        )
    ring(0.21, 0.04, gloss("#2a2438"), (0.56, 0, 0.28), (0, 62, 0), sides=30, parent=seat)
    racer_head((0.04, 0, 0.90), seat, (0, 6, 90 + look), helmet, crest, skin, mood, gaze)


def speedboat(at=(0, 0, 0), turn=(0, 0, 0), team=RED, gaze=(0, 0), look=0, size=1.0, cheer=False, wave=0, parent=None):
    """The boat and driver of a team. `look`: degrees by which the driver turns the head to his left. `cheer`: he raises
    a fist; `wave` moves it outwards."""
    main, stripe, overall, helmet, number, skin, mood = team
    boat = group(at, turn, size, parent)
    white, dark = gloss("#ffffff"), material("#2a2438", rough=0.6)
    _hull(main, stripe, boat)
    box((1.25, 1.14, 0.3), dark, (-0.62, 0, 0.52), bevel=0.12, parent=boat)
    ring(0.5, 0.075, white, (-0.62, 0, 0.66), scale=(1.32, 1.2, 1), parent=boat)
    _windscreen(boat)
    box((0.62, 0.74, 0.62), gloss(stripe), (-2.12, 0, 0.62), bevel=0.2, segments=5, taper=0.86, parent=boat)
    box((0.64, 0.2, 0.645), white, (-2.12, 0, 0.622), bevel=0.06, taper=0.88, parent=boat)
    box((0.34, 0.36, 0.8), dark, (-2.2, 0, 0), bevel=0.1, parent=boat)
    for y in (-0.66, 0.66):
        prism(
            [(-0.25, 0), (0.28, 0), (-0.02, 0.62), (-0.36, 0.62)],
            0.1,
            gloss(main),
            (-1.55, y, 0.5),
            bevel=0.035,
            parent=boat,
        )
    box((0.5, 1.75, 0.11), gloss(main), (-1.76, 0, 1.14), (0, -6, 0), bevel=0.05, parent=boat)
    for y in (-1, 1):
        prism(
            [(-0.3, -0.16), (0.28, -0.16), (0.22, 0.2), (-0.36, 0.2)],
            0.08,
            white,
            (-1.76, 0.88 * y, 1.14),
            bevel=0.03,
            parent=boat,
        )
        cylinder(0.27, 0.05, white, (-0.95, 0.955 * y, 0.27), (90, 0, 0), bevel=0.02, parent=boat)
        lettering(number, 0.42, "#231942", (-0.95, 0.99 * y, 0.265), (90, 0, 0 if y < 0 else 180), 0.012, parent=boat)
        lathe(
            [(0, 0), (0.07, 0.02), (0.09, 0.09), (0.05, 0.15), (0, 0.16)],
            material("#fff1a8", glow=0.6),
            (1.35, 0.48 * y, 0.66),
            sides=20,
            parent=boat,
        )
    _driver(overall, helmet, skin, mood, main, gaze, look, boat, cheer, wave)
    return boat


def racer(
    at=(0, 0, 0),
    turn=(0, 0, 0),
    size=1.0,
    team=RED,
    arms=None,
    legs=None,
    toes=((0, 0, 0), (0, 0, 0)),
    head=(0, 0, 0),
    gaze=(0, 0),
    parent=None,
):
    """The racer on foot, about 2.3 high, facing -y. `arms`, `legs`: (left, right) as the camera sees them."""
    main, stripe, overall, helmet, _, skin, mood = team
    body = group(at, turn, size, parent)
    suit = Clay().lump((0, 0, 0.78), (0.38, 0.31, 0.36)).lump((0, 0, 1.08), (0.37, 0.29, 0.24))
    suit.paint((0, 0, 0.94), (9, 9, 0.075), stripe, 0.2).make(overall, voxel=0.032, smooth=6, rough=0.85, parent=body)
    ring(0.39, 0.05, gloss(main), (0, 0, 0.64), scale=(1, 0.84, 1), parent=body)
    ring(0.24, 0.07, gloss(main), (0, -0.02, 1.26), scale=(1, 0.9, 1), parent=body)
    legs = legs or (
        [(-0.2, 0, 0.55), (-0.24, -0.02, 0.32), (-0.24, 0, 0.13)],
        [(0.2, 0, 0.55), (0.24, -0.02, 0.32), (0.24, 0, 0.13)],
    )
    for line, toe in zip(legs, toes):
        leg(line, cloth(overall), gloss(main), body, 0.16, toe)
    arms = arms or (
        [(-0.36, -0.02, 1.16), (-0.66, -0.1, 0.96), (-0.68, -0.3, 0.72)],
        [(0.36, -0.02, 1.16), (0.66, -0.1, 0.96), (0.68, -0.3, 0.72)],
    )
    for line in arms:
        arm(line, cloth(overall), clay("#ffffff"), body, 0.13, 1.15, cuff=gloss(stripe))
    racer_head((0, -0.06, 1.68), body, head, helmet, main, skin, mood, gaze, 1.08)
    return body
