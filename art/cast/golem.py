"""The glass golem with a light in his chest, and the hostile water drop (Glass Quest)."""

import math

from mathutils import Vector

from kit.face import brows, cheeks, eyes, mouth, smirk
from kit.forms import ball, lathe, prism, rock, scatter, tube
from kit.materials import clay, glass, material, shine
from kit.modelling import Clay
from kit.scene import aim, group

LIGHT = "#fff0a8"


def cyan():
    """The golem's glass."""
    return glass("#0a7fe0", "#25c8f5", "#c9fbff", 0.34)


def pale():
    """The paler glass of his hands, feet and hair."""
    return glass("#2fb4f5", "#7fe6ff", "#f0ffff", 0.38)


def _chunk(start, end, thick, look, parent):
    """A six-sided piece of glass from `start` to `end`, thickest in its middle."""
    a, b = Vector(start), Vector(end)
    long = (b - a).length
    shape = [(0, 0), (thick * 0.74, long * 0.06), (thick, long * 0.5), (thick * 0.8, long * 0.94), (0, long)]
    return aim(lathe(shape, look, a, sides=6, smooth=False, bevel=0.02, segments=2, parent=parent), b - a)


def _fist(at, toward, parent, seed):
    way = Vector(toward).normalized()
    middle = Vector(at) + way * 0.1
    rock(0.215, pale(), middle, seed=seed, rough=0.12, detail=2, parent=parent)
    side = way.cross(Vector((0, -1, 0)))
    side = side.normalized() if side.length > 0.1 else Vector((1, 0, 0))
    for k in (-1, 0, 1):
        root = middle + side * 0.10 * k + way * 0.08
        _chunk(root, root + way * 0.22 + side * 0.05 * k + Vector((0, -0.04, 0)), 0.075, pale(), parent)


def heart(at, size=1.0, parent=None):
    """The light in his chest: a cut stone that shines, with a ring of rays."""
    handle = group(at, (0, 0, 0), size, parent)
    stone = [(0, -0.22), (0.17, -0.02), (0.12, 0.12), (0, 0.17)]
    lathe(stone, shine(LIGHT, 1.5), sides=8, smooth=False, parent=handle)
    for k in range(8):
        a = math.tau * k / 8
        ray = [(-0.022, 0.21), (0.022, 0.21), (0, 0.30 if k % 2 else 0.38)]
        prism(ray, 0.02, shine(LIGHT, 1.1), turn=(0, math.degrees(a), 0), bevel=0.004, parent=handle)
    return handle


def golem_head(at, parent=None, turn=(0, 0, 0), gaze=(0, 0), open_=0.16, lid=None, worry=-8, size=1.0):
    """The golem's head: a cut stone with a crest of crystals and bright eyes. `open_` 0 shuts the mouth; `worry` tilts
    the eyebrows, below 0 anxious."""
    head = group(at, turn, size, parent)
    skull = rock(0.64, cyan(), scale=(1.04, 0.86, 0.92), seed=3, rough=0.09, detail=3, parent=head)
    for vertex in skull.data.vertices:
        # Flatten the front, where the face goes.
        vertex.co.y = max(vertex.co.y, -0.585 + 0.10 * (vertex.co.x**2 + vertex.co.z**2))
    crest = (
        (0, 0.02, 0.50, 0, 0.62, 0.15),
        (-0.26, 0.04, 0.44, -0.26, 0.46, 0.13),
        (0.26, 0.04, 0.44, 0.26, 0.5, 0.13),
    )
    for x, y, z, lean, tall, thick in (
        *crest,
        (-0.1, 0.24, 0.40, -0.1, 0.5, 0.13),
        (0.13, 0.24, 0.4, 0.14, 0.44, 0.12),
    ):
        _spire((x, y, z), (lean, 0.05, 1), tall, thick, pale(), head)
    for x in (-1, 1):
        _spire((0.56 * x, 0.02, 0.02), (1.0 * x, 0.1, 0.32), 0.40, 0.16, pale(), head)
        _spire((0.52 * x, 0.02, -0.16), (1.0 * x, 0.1, -0.10), 0.28, 0.12, pale(), head)
    shut = {} if lid is None else {"lid": lid, "lid_look": material("#1f9ae8", rough=0.2, coat=1, glow=0.2)}
    eyes(
        0.245,
        (0, -0.44, 0.08),
        (0.215, 0.15, 0.26),
        head,
        gaze=gaze,
        iris="#d92ad0",
        iris_size=46,
        pupil=(25, 29),
        **shut,
    )
    brows(0.25, (0, -0.56, 0.41), (0.13, 0.045), material("#0a4fb8", rough=0.2, coat=1), head, tilt=worry)
    cheeks(0.42, (0, -0.47, -0.16), 0.085, head, "#ff7ad8")
    crack = [(0.10, 0.50), (0.16, 0.40), (0.12, 0.35), (0.20, 0.26), (0.15, 0.355), (0.20, 0.41), (0.15, 0.50)]
    prism(crack, 0.03, shine("#e8ffff", 0.8), (0.16, -0.47, 0.02), (-24, 0, 14), bevel=0.004, parent=head)
    skull.data.update()
    if open_:
        mouth(skull, (0, 0, -0.24), 0.22, open_, 0.06, inside="#0b2a78", tongue=True)
    else:
        smirk(skull, (0, 0, -0.27), 0.16, 0.05, 0.03, "#0b2a78")
    return head


def _spire(at, way, tall, thick, look, parent):
    shape = [(thick * 0.7, -0.05), (thick, tall * 0.35), (thick * 0.7, tall * 0.72), (0, tall)]
    return aim(lathe(shape, look, at, sides=6, smooth=False, bevel=0.015, segments=2, parent=parent), way)


def golem(at=(0, 0, 0), turn=(0, 0, 0), size=1.0, arms=None, legs=None, head=(0, 0, 0), lit=True, **face):
    """The golem, about 2.5 high with his crest. `arms` and `legs`: (left, right) as the camera sees them, three points
    each, from the shoulder to the wrist and from the hip to the ankle. `face`: arguments of golem_head. Returns the
    golem's group."""
    body = group(at, turn, size)
    arms = arms or (
        [(-0.46, -0.02, 1.04), (-0.72, -0.12, 0.84), (-0.78, -0.32, 0.58)],
        [(0.46, -0.02, 1.04), (0.72, -0.12, 0.84), (0.78, -0.32, 0.58)],
    )
    legs = legs or (
        [(-0.22, 0, 0.52), (-0.25, -0.03, 0.32), (-0.26, 0, 0.12)],
        [(0.22, 0, 0.52), (0.25, -0.03, 0.32), (0.26, 0, 0.12)],
    )
    rock(0.47, cyan(), (0, 0, 0.88), scale=(1.02, 0.82, 0.92), seed=5, rough=0.1, detail=2, parent=body)
    rock(0.33, cyan(), (0, 0, 0.56), scale=(1.05, 0.85, 0.72), seed=8, rough=0.1, detail=2, parent=body)
    for index, line in enumerate(arms):
        shoulder, elbow, wrist = (Vector(p) for p in line)
        rock(0.19, pale(), shoulder, seed=11 + index, rough=0.1, detail=2, parent=body)
        _chunk(shoulder, elbow, 0.125, cyan(), body)
        _chunk(elbow.lerp(shoulder, 0.12), wrist, 0.16, cyan(), body)
        _fist(wrist, wrist - elbow, body, 20 + index)
    for index, line in enumerate(legs):
        hip, knee, ankle = (Vector(p) for p in line)
        _chunk(hip, knee, 0.17, cyan(), body)
        _chunk(knee.lerp(hip, 0.2), ankle, 0.18, cyan(), body)
        foot = ankle + Vector((0, -0.10, -0.02))
        rock(0.21, pale(), foot, scale=(0.95, 1.25, 0.62), seed=30 + index, rough=0.1, detail=2, parent=body)
    if lit:
        heart((0, -0.47, 0.84), 0.86, body)
    golem_head((0, -0.08, 1.68), body, head, **face)
    return body


def splinters(at, spread, count, seed=1, size=0.2, lift=0.0):
    """Splinters of the golem's glass around `at`, each with a spark inside; `lift`: how high they rise."""
    r = scatter(seed)
    for k in range(count):
        s = size * r.uniform(0.6, 1.3)
        where = [at[0] + r.uniform(-1, 1) * spread, at[1] + r.uniform(-0.6, 0.6) * spread, at[2] + s * 0.4]
        where[2] += r.uniform(0, lift)
        spin = (r.uniform(0, 360), r.uniform(0, 360), r.uniform(0, 360))
        shape = [(0, -s), (s * 0.5, -s * 0.1), (0, s)]
        lathe(shape, [cyan(), pale()][k % 2], where, spin, sides=5, smooth=False)
        ball(s * 0.16, shine(LIGHT, 1.3), (where[0], where[1] - s * 0.5, where[2]), detail=12)


def droplet(at, turn=(0, 0, 0), size=1.0, anger=22, gaze=(0, -10)):
    """A fat, angry drop of water, 1.5 high."""
    handle = group(at, turn, size)
    look = glass("#3a6af0", "#6fb8ff", "#f0f8ff", 0.32)
    shape = Clay().lump((0, 0, 0), (0.52, 0.50, 0.50)).spike((0, 0, 0.22), (0.10, 0, 1.06), 0.43)
    body = shape.make(look, voxel=0.035, smooth=7, parent=handle)
    eyes(
        0.2,
        (0, -0.38, 0.08),
        (0.165, 0.12, 0.19),
        handle,
        tilt=anger,
        gaze=gaze,
        iris="#3a2a9a",
        iris_size=42,
        lid=18,
        lid_look=clay("#4a8af0", coat=1),
    )
    brows(0.21, (0, -0.48, 0.33), (0.13, 0.045), clay("#22409a"), handle, tilt=anger)
    smirk(body, (0, 0, -0.20), 0.16, -0.06, 0.035, "#22307a")
    for x in (-1, 1):
        tube([(0.44 * x, -0.1, -0.1), (0.60 * x, -0.2, 0.02), (0.62 * x, -0.26, 0.2)], 0.07, look, parent=handle)
    return handle
