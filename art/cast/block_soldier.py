"""The soldier made of blocks with his paint blaster: the hero in blue, the other team in red (Counter Craft Classic 2)."""

from mathutils import Vector

from kit.forms import box, cylinder, prism
from kit.materials import clay, gloss, gold, material
from kit.modelling import Clay
from kit.outlines import rounded, star
from kit.scene import aim, group

SKIN, HAIR, SAND = "#f3b184", "#6b3d22", "#e3c08a"
TEAMS = {"blue": ("#2f74f0", "#1d4bb0", "#8fc4ff"), "red": ("#f0404d", "#b3222f", "#ffb0a8")}


def block_limb(points, thick, look, parent):
    """A limb of blocks with joints, through the points."""
    line = [Vector(p) for p in points]
    for a, b in zip(line, line[1:]):
        aim(box((thick, thick, (b - a).length + thick * 0.55), look, (a + b) / 2, bevel=0.06, parent=parent), b - a)


def blaster(at, turn=(0, 0, 0), size=1.0, team="blue", parent=None):
    """A toy paint blaster held at its grip; it shoots toward +x."""
    bright, dark, pale = TEAMS[team]
    handle = group(at, turn, size, parent)
    white, navy = gloss("#fff6ea", glow=0.06), gloss("#2c3358")
    box((0.16, 0.2, 0.4), navy, (0, 0, -0.04), (0, 14, 0), bevel=0.05, parent=handle)
    box((0.86, 0.3, 0.34), white, (0.12, 0, 0.24), bevel=0.08, parent=handle)
    box((0.5, 0.34, 0.14), gloss(bright), (0.1, 0, 0.22), bevel=0.05, parent=handle)
    box((0.3, 0.22, 0.28), navy, (-0.4, 0, 0.2), bevel=0.07, parent=handle)
    box((0.6, 0.22, 0.22), gloss("#ffc22e"), (0.78, 0, 0.26), bevel=0.06, parent=handle)
    box((0.2, 0.36, 0.36), gloss("#ff8f1f"), (1.12, 0, 0.26), bevel=0.07, parent=handle)
    cylinder(0.1, 0.06, navy, (1.22, 0, 0.26), (0, 90, 0), bevel=0.02, sides=24, parent=handle)
    box((0.46, 0.42, 0.4), material(bright, rough=0.12, coat=0.8, glow=0.25), (0.02, 0, 0.62), bevel=0.1, parent=handle)
    box((0.34, 0.3, 0.1), white, (0.02, 0, 0.86), bevel=0.04, parent=handle)
    for z in (0.53, 0.72):
        box((0.48, 0.44, 0.05), gloss(pale), (0.02, 0, z), bevel=0.02, parent=handle)
    return handle


def block_head(at, parent=None, turn=(0, 0, 0), gaze=(0, 0), size=1.0, team="blue", shock=False, anger=9, shut=0):
    """A cube-shaped head with square eyes under a cap. `gaze`: shift of the irises in hundredths of a unit, right and
    up. `shock`: round mouth and raised eyebrows. `shut`: how far the eyes are shut, 0 to 1."""
    bright, dark, _ = TEAMS[team]
    head = group(at, turn, size, parent)
    box((1.14, 1.0, 1.04), clay(SKIN, glow=0.08), bevel=0.17, segments=5, parent=head)
    box((1.2, 0.72, 0.6), clay(HAIR), (0, 0.2, 0.24), bevel=0.1, parent=head)
    for x in (-1, 1):
        box((0.12, 0.26, 0.44), clay(HAIR), (0.55 * x, -0.18, 0.2), bevel=0.05, parent=head)
        box((0.14, 0.2, 0.24), clay("#f0a078"), (0.6 * x, 0.0, -0.1), bevel=0.05, parent=head)
        where, (gx, gz) = (0.25 * x, -0.49, 0.06), (gaze[0] / 100, gaze[1] / 100)
        white = material("#ffffff", rough=0.25, glow=0.16)
        wet = {"rough": 0.15, "specular": 0.6}
        prism(rounded(0.37, 0.46, 0.12), 0.1, white, where, bevel=0.03, parent=head)
        iris = material("#4a9ae8" if team == "blue" else "#a8602c", glow=0.25, **wet)
        prism(rounded(0.24, 0.32, 0.09), 0.06, iris, (where[0] + gx, -0.53, where[2] + gz), bevel=0.02, parent=head)
        ink = material("#151022", **wet)
        prism(rounded(0.14, 0.2, 0.05), 0.05, ink, (where[0] + gx, -0.55, where[2] + gz), bevel=0.015, parent=head)
        spark = material("#ffffff", glow=1.4)
        for dx, dz, s in ((-0.055, 0.09, 0.085), (0.06, -0.08, 0.045)):
            box((s, 0.04, s), spark, (where[0] + gx + dx, -0.565, where[2] + gz + dz), bevel=0.015, parent=head)
        if shut:
            lid = 0.5 * shut
            box((0.42, 0.12, lid), clay(SKIN, glow=0.08), (0.25 * x, -0.54, 0.31 - lid / 2), bevel=0.04, parent=head)
        rise, lean = (0.4, -anger * x) if not shock else (0.42, anger * x)
        box((0.4, 0.12, 0.11), clay(HAIR), (0.26 * x, -0.5, rise - 0.04), (0, lean, 0), bevel=0.04, parent=head)
        box((0.17, 0.06, 0.1), clay("#ff8a74"), (0.42 * x, -0.49, -0.24), bevel=0.02, parent=head)
    box((0.22, 0.2, 0.19), clay("#f79a72"), (0, -0.53, -0.13), bevel=0.06, parent=head)
    dark_mouth = material("#5a1030", rough=0.5)
    if shock:
        prism(rounded(0.26, 0.26, 0.1), 0.08, dark_mouth, (0, -0.48, -0.36), bevel=0.02, parent=head)
    else:
        grin = [(-0.27, 0.09), (0.27, 0.09), (0.24, -0.03), (0.12, -0.13), (-0.12, -0.13), (-0.24, -0.03)]
        prism(grin, 0.08, dark_mouth, (0.04, -0.48, -0.33), bevel=0.02, parent=head)
        teeth = material("#fffdf2", rough=0.25, glow=0.3)
        box((0.46, 0.04, 0.09), teeth, (0.04, -0.515, -0.285), bevel=0.015, parent=head)
    box((1.24, 1.12, 0.34), clay(bright), (0, 0.03, 0.60), bevel=0.1, segments=4, parent=head)
    box((1.08, 0.96, 0.26), clay(bright), (0, 0.05, 0.84), bevel=0.12, segments=4, parent=head)
    box((1.26, 1.14, 0.12), clay(dark), (0, 0.03, 0.47), bevel=0.05, parent=head)
    peak = box((1.08, 0.6, 0.12), clay(dark), (0, -0.72, 0.49), (8, 0, 0), bevel=0.055, parent=head)
    # The peak's shadow would darken the eyes.
    peak.visible_shadow = False
    prism(star(0.17, 0.5), 0.08, gold("#ffd23f"), (0, -0.55, 0.7), bevel=0.02, parent=head)
    return head


def soldier(
    at=(0, 0, 0),
    turn=(0, 0, 0),
    size=1.0,
    arms=None,
    legs=None,
    head=(0, 0, 0),
    gaze=(0, 0),
    team="blue",
    holds=1,
    gun_turn=(0, 0, 0),
    shock=False,
    shut=0,
    parent=None,
):
    """The soldier, 2.8 high with his cap. `arms`, `legs`: (left, right) point lists as the camera sees them. `holds`:
    index of the hand with the blaster, None for no blaster. `gun_turn`: rotation of the blaster, which points along +x
    at (0, 0, 0)."""
    bright, dark, pale = TEAMS[team]
    body = group(at, turn, size, parent)
    box((0.82, 0.54, 0.72), clay(bright), (0, 0, 1.0), bevel=0.09, parent=body)
    box((0.9, 0.62, 0.52), clay(dark), (0, 0, 1.02), bevel=0.08, parent=body)
    for x in (-1, 1):
        box((0.28, 0.12, 0.22), clay(pale), (0.22 * x, -0.33, 0.94), bevel=0.04, parent=body)
        box((0.3, 0.14, 0.07), clay(bright), (0.22 * x, -0.34, 1.05), bevel=0.03, parent=body)
        box((0.18, 0.64, 0.1), clay(bright), (0.27 * x, 0, 1.3), bevel=0.04, parent=body)
    box((0.86, 0.58, 0.13), clay("#6b4226"), (0, 0, 0.7), bevel=0.04, parent=body)
    box((0.22, 0.08, 0.16), gold(), (0, -0.3, 0.7), bevel=0.03, parent=body)
    box((0.8, 0.52, 0.26), clay(SAND), (0, 0, 0.56), bevel=0.07, parent=body)
    box((0.5, 0.26, 0.5), clay("#b58a4f"), (0, 0.38, 1.02), bevel=0.08, parent=body)
    legs = legs or (
        [(-0.21, 0, 0.5), (-0.23, -0.02, 0.3), (-0.23, 0, 0.14)],
        [(0.21, 0, 0.5), (0.23, -0.02, 0.3), (0.23, 0, 0.14)],
    )
    for line in legs:
        block_limb(line, 0.32, clay(SAND), body)
        foot = Vector(line[-1])
        way = (foot - Vector(line[-2])).normalized()
        boot = group(foot + way * 0.04, parent=body)
        aim(boot, -way)
        box((0.36, 0.5, 0.26), clay("#5a3a28"), (0, -0.08, 0), bevel=0.08, parent=boot)
        box((0.38, 0.54, 0.1), clay("#3a2620"), (0, -0.09, -0.13), bevel=0.04, parent=boot)
    arms = arms or (
        [(-0.48, 0, 1.22), (-0.66, -0.1, 0.96), (-0.68, -0.3, 0.76)],
        [(0.48, 0, 1.22), (0.66, -0.1, 0.98), (0.7, -0.36, 0.86)],
    )
    for index, line in enumerate(arms):
        block_limb(line, 0.27, clay(bright), body)
        tip, way = Vector(line[-1]), (Vector(line[-1]) - Vector(line[-2])).normalized()
        aim(box((0.29, 0.29, 0.12), clay(dark), tip, bevel=0.04, parent=body), way)
        aim(box((0.3, 0.3, 0.3), clay(SKIN, glow=0.08), tip + way * 0.18, bevel=0.09, parent=body), way)
        if index == holds:
            blaster(tip + way * 0.2 + Vector((0, -0.06, -0.02)), gun_turn, 0.92, team, body)
    block_head((0, -0.06, 1.88), body, head, gaze, 1.0, team, shock, shut=shut)
    return body


def paint_shot(start, end, team="blue", count=4, size=0.17, shown=None):
    """Balls of paint in flight from `start` to `end`, each with a tail; the first is the smallest. `shown`: indices of
    the balls to draw (default: all `count` balls)."""
    a, b = Vector(start), Vector(end)
    way = (b - a).normalized()
    look = material(TEAMS[team][0], rough=0.12, coat=0.8, specular=0.6, glow=0.2)
    for k in range(count) if shown is None else shown:
        middle = a.lerp(b, (k + 0.6) / count) + Vector((0, 0, 0.25 * (1 - (2 * (k + 0.6) / count - 1) ** 2)))
        wide = size * (0.7 + 0.3 * (k + 1) / count)
        drop = Clay().lump(middle, wide).spike(middle - way * wide * 0.5, middle - way * wide * 3.4, wide * 0.8)
        drop.make(look, voxel=0.03, smooth=4)
