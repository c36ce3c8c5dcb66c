"""Emralds Forest Shoot: a hooded fox with one emerald arrow hunts shadow moths in a mushroom forest full of light rays."""

from cast.fox import EMERALD, arrow, fox
from cast.moth import moth
from kit.camera import camera
from kit.effects import impact
from kit.forms import ball, curve, rock, tube
from kit.light import sky, studio
from kit.materials import clay, material, shine
from sets.dusk_glade import dusk, fireflies, glade, lamp_mushroom
from sets.ford import ford, golden_hour, low_sun, reeds
from sets.mushroom_forest import dells, fern, god_ray, grove, moss, mushroom, spores, stump, toadstools, trunk

FOG = ("#6fb872", 9, 46, 0.74)
FOGS = {"screenshot-2": ("#d8648a", 11, 46, 0.62), "screenshot-3": ("#8a3fa0", 11, 44, 0.7)}

AIM = ((1.20, -0.50, 0.98), (56, -9, -16))
STRIDE = (
    [(-0.2, 0, 0.5), (-0.46, 0.02, 0.34), (-0.62, 0.12, 0.12)],
    [(0.2, 0, 0.5), (0.44, -0.16, 0.38), (0.50, -0.16, 0.12)],
)
TAIL = [(-0.1, 0.36, 0.5), (-0.55, 0.6, 0.40), (-1.05, 0.6, 0.58), (-1.30, 0.52, 1.02), (-1.18, 0.46, 1.42)]


def trail(points, thick=0.09, steps=60):
    """The arrow's green trail, which is thin at its start."""
    tube(points, [thick * 0.15, thick * 0.6, thick], shine(EMERALD, 0.85), steps=steps)
    tube(points, [thick * 0.05, thick * 0.25, thick * 0.5], shine("#e8fff0", 1.0), at=(0, -thick * 0.8, 0), steps=steps)


def aim_line(points, count=14):
    """Green dots along the arrow's predicted path."""
    for k, p in enumerate(curve(points, count)):
        ball(0.085 - 0.003 * k, material(EMERALD, glow=0.8), p, detail=16)


def forest(wide=1.0):
    """Trunks and mushrooms in the middle and far distance."""
    for i, (x, y, radius) in enumerate(
        (
            (-5.6, 6.5, 0.95),
            (6.4, 7.5, 1.1),
            (-2.6, 13, 1.0),
            (3.0, 15, 1.1),
            (-9.5, 12, 1.2),
            (10, 13, 1.2),
            (0.2, 22, 1.3),
        )
    ):
        trunk(x * wide, y, radius, 16, dells(x * wide, y) - 0.1, i, (-1) ** i * 0.6)
    for i, (x, y, high, cap, colour) in enumerate(
        (
            (-3.4, 5.2, 2.5, 1.35, "#e8384f"),
            (4.2, 5.0, 3.3, 1.7, "#e8384f"),
            (-7.6, 8.5, 4.4, 2.1, "#d8456f"),
            (7.8, 10, 4.8, 2.3, "#e8384f"),
            (0.9, 10.5, 3.4, 1.6, "#d8456f"),
        )
    ):
        mushroom((x * wide, y, dells(x * wide, y)), high, cap, colour, 0.15 * (-1) ** i, i)


def icon():
    """Icon: the fox closes one eye and aims the emerald at the camera; the full moon behind."""
    studio((0, 0, 1.4), 0.95, 0.5, cool="#ffe08a", warm="#c08aff", fill="#ffe0c0")
    seen = [(-0.3, "#8a2f86"), (-0.05, "#4a1f7a"), (0.2, "#24125a"), (0.3, "#1a0d48")]
    sky(seen, 1.0, [(-1, "#6a4a8a"), (0, "#ffd0b0"), (1, "#b9a0ff")], 0.5)
    ball(1.5, shine("#ffd75a", 0.95, fog=False), (0.4, 3.0, 1.75), scale=(1, 0.02, 1), detail=64)
    for x, z, size in ((-0.9, 2.5, 0.2), (1.1, 2.2, 0.26), (-1.0, 1.3, 0.16), (0.9, 1.2, 0.14), (0.5, 2.85, 0.12)):
        ball(size, shine("#f2b83a", 0.9, fog=False), (0.4 + x, 2.95, z), scale=(1, 0.02, 1), detail=32)
    fox(
        (-0.42, 0, 0),
        (0, 0, 6),
        bow=((0.90, -0.85, 1.06), (0, 17, -70)),
        draw=0.75,
        head=(2, -4, 14),
        gaze=(8, -2),
        wink=-1,
    )
    camera((-0.08, -5.2, 1.62), (-0.04, 0, 1.64), 29, roll=4)


def clearing():
    """The clearing of the preview, without the fox and the moth."""
    moss()
    forest()
    grove((0, -0.3, 1.5))
    god_ray((0.2, 3.4, 7.6), (2.6, 3.4, 0.2), (0.5, 1.3))
    god_ray((-3.2, 4.4, 8.5), (-1.4, 4.4, 0.2), (0.4, 0.9), strength=0.32)
    spores((0.3, 2.6, 2.4), (2.8, 1.2, 1.8), 34)
    toadstools((1.75, -0.3, 0.05), 5, 0.5, 3)
    fern((-1.75, -2.3, -0.1), 0.75, 6, 1)
    fern((1.75, -2.5, -0.2), 0.7, 6, 4)
    camera((-0.2, -8.1, 1.15), (0.1, 0, 1.7), 36.5, roll=-3)


def preview():
    """Preview: the fox has drawn the string; the moth in the shaft of light has not noticed."""
    clearing()
    fox(
        (-0.45, -0.4, 0.05),
        (0, 3, 8),
        1.12,
        AIM,
        0.95,
        legs=STRIDE,
        tail=TAIL,
        head=(0, -2, 4),
        gaze=(12, 4),
        cape=-0.2,
    )
    moth((1.72, 1.6, 3.45), (0, 8, -24), 0.8)


def tall():
    """Tall picture: from the cap of a mushroom the fox aims up at a moth in the light."""
    moss(height=lambda x, y: dells(x, y) - 3.0)
    for i, (x, y, radius) in enumerate(((-4.2, 6.5, 0.9), (4.6, 8, 1.0), (0.6, 17, 1.2))):
        trunk(x, y, radius, 22, -3.2, i)
    mushroom((0, 0.2, -3.0), 2.35, 1.75, seed=2)
    mushroom((-2.6, 4.2, -3.0), 4.6, 1.5, "#d8456f", -0.2, 5)
    mushroom((2.7, 5.2, -3.0), 6.6, 1.7, seed=7)
    grove((0, -0.3, 2.0), 210)
    bow = ((1.16, -0.50, 1.12), (58, -24, -18))
    fox((-0.2, 0.0, 0.42), (0, 0, 6), 1.1, bow, 0.9, legs=STRIDE, tail=TAIL, head=(-10, 0, 6), gaze=(12, 18))
    moth((0.9, 0.8, 5.5), (0, 10, -20), 0.95, gaze=(-10, -16))
    god_ray((0.2, 2.4, 10.5), (1.8, 2.4, 0.6), (0.6, 1.5), strength=0.55)
    god_ray((-3.4, 5.4, 10.5), (-1.6, 5.4, -2), (0.4, 0.9), strength=0.32)
    spores((0.3, 2.8, 3.6), (2.6, 1.2, 2.8), 40)
    toadstools((-1.2, -0.9, -2.9), 5, 0.5, 3)
    camera((0.2, -8.8, 0.9), (0.05, 0, 2.3), 51, roll=-2)


def background():
    """Background: the fox shoots to the right; moths fly in shafts of light at the left."""
    moss(left=-20, right=20)
    forest(1.25)
    grove((1.0, -0.3, 1.5), 210)
    stump((0.75, -0.4, -0.1), 1.05, 0.45)
    fox((0.6, -0.5, 0.36), (0, 3, 8), 1.15, AIM, 0.95, legs=STRIDE, tail=TAIL, head=(0, -2, 4), gaze=(12, 4), cape=-0.2)
    moth((3.55, 1.2, 3.2), (0, 10, -26), 0.85)
    moth((-1.9, 4.5, 3.5), (0, -8, 20), 0.8, 34)
    god_ray((2.4, 2.6, 8.0), (5.0, 2.6, 0.0), (0.5, 1.4))
    god_ray((-3.4, 5.6, 9.0), (-1.2, 5.6, 0.2), (0.4, 1.2), strength=0.36)
    spores((0.8, 2.8, 2.4), (4.2, 1.2, 1.6), 44)
    toadstools((2.7, -0.5, 0.0), 6, 0.6, 3)
    toadstools((-1.5, 0.6, 0.0), 4, 0.4, 8)
    fern((4.6, -2.4, -0.2), 0.9, 7, 4)
    fern((-4.9, -2.0, -0.2), 0.9, 7, 1)
    camera((0.2, -9.8, 1.5), (0.15, 0, 1.62), 48, roll=-2)


def aiming():
    """Screenshot 1: the dotted path bends around a trunk to the moth behind it."""
    moss(left=-20, right=20)
    forest(1.2)
    trunk(1.5, 1.7, 0.62, 12, 0, 21)
    grove((-2.0, -0.3, 1.5), 220)
    fox(
        (-1.95, -0.7, 0.05),
        (0, 3, 20),
        1.15,
        ((1.14, -0.50, 1.02), (34, -14, -6)),
        0.95,
        legs=STRIDE,
        tail=TAIL,
        head=(-6, 0, -4),
        gaze=(14, 4),
    )
    moth((3.4, 1.4, 2.25), (0, -6, -26), 0.85, gaze=(-10, 0))
    moth((-4.6, 4.6, 2.2), (0, 10, 24), 0.75, 34)
    aim_line([(-0.05, -1.05, 1.75), (0.9, -0.8, 2.2), (1.8, -0.3, 2.5), (2.55, 0.4, 2.45)], 12)
    god_ray((2.6, 2.4, 8.0), (4.6, 2.4, 0.0), (0.5, 1.3))
    toadstools((1.9, -0.9, 0.0), 7, 0.7, 3, size=0.34)
    spores((1.0, 2.8, 2.2), (4.4, 1.2, 1.6), 40)
    camera((0.2, -9.6, 3.9), (0.3, 0, 1.55), 48, roll=2)


def banking():
    """Screenshot 2: at a ford at sunset, the arrow bounces off the cap of a mushroom into the moth's back."""
    ford()
    low_sun()
    golden_hour((-1.4, -0.6, 1.5))
    mushroom((3.4, 0.5, -0.3), 1.9, 1.5, lean=-0.25, seed=4, spots=11)
    rock(1.6, clay("#a86a72"), (-1.75, -0.95, -0.93), scale=(1.25, 0.8, 0.7), seed=4, rough=0.1, detail=3)
    arms = (
        [(-0.30, 0, 1.06), (-0.62, -0.14, 0.92), (-0.84, -0.34, 1.14)],
        [(0.30, 0, 1.06), (0.72, -0.2, 0.94), (1.16, -0.42, 0.98)],
    )
    crouch = (
        [(-0.2, 0, 0.5), (-0.58, -0.2, 0.50), (-0.56, -0.02, 0.24)],
        [(0.2, 0, 0.5), (0.58, -0.24, 0.54), (0.66, -0.1, 0.24)],
    )
    bow = ((1.16, -0.42, 0.98), (44, -8, -6))
    face = {"open_": 0.26, "gaze": (16, 16)}
    fox((-1.75, -0.9, -0.1), (0, 4, 22), 1.32, bow, 0.3, False, arms, crouch, TAIL, 0, (-12, 0, -2), **face)
    trail([(-0.7, -1.0, 1.55), (0.6, -0.8, 1.85), (1.95, -0.5, 2.5)], 0.075)
    trail([(1.95, -0.5, 2.5), (2.5, -0.2, 3.1), (2.3, 0.1, 3.4), (1.85, 0.25, 3.42)], 0.1)
    impact((1.98, -0.66, 2.46), 0.8)
    arrow((1.9, 0.3, 3.41), (0, 0, 182), 0.95)
    moth((0.3, 0.9, 2.85), (0, -22, 16), 0.76, 8, True)
    fireflies((0.0, 1.6, 1.8), (5, 2.4, 1.6), 24)
    for at, size, seed in (((1.75, 2.2, -0.3), 1.0, 8), ((0.1, 3.4, -0.2), 0.9, 3), ((3.3, -2.3, -0.5), 0.75, 5)):
        reeds(at, 9, size, seed)
    camera((0.1, -9.8, 2.7), (0.15, 0, 2.12), 50, roll=-3)


def leaping():
    """Screenshot 3: after sunset, the fox leaps off a glowing mushroom; his arrow goes through two moths."""
    glade(1.15)
    lamp_mushroom((-3.1, -0.2, -0.4), 1.0, 1.25, 0.1, 7)
    dusk((-0.6, -0.5, 2.4))
    legs = (
        [(-0.2, 0, 0.5), (-0.62, 0.10, 0.36), (-0.98, 0.22, 0.2)],
        [(0.2, 0, 0.5), (0.6, -0.22, 0.6), (0.78, -0.2, 0.26)],
    )
    bow = ((1.18, -0.50, 1.02), (50, -14, -12))
    fox((-0.75, -0.6, 0.6), (0, 9, 12), 1.3, bow, 0.95, legs=legs, tail=TAIL, head=(-2, -6, 2), gaze=(14, 6), cape=-0.7)
    moth((3.1, 1.0, 3.35), (0, 8, -26), 0.95, gaze=(-12, -6))
    moth((4.3, 3.4, 1.9), (0, -10, -20), 0.8, 34, gaze=(-12, 4))
    fireflies((0.6, 1.6, 2.3), (5, 2.4, 2.0), 46)
    fern((4.7, -2.2, -0.2), 0.8, 7, 4, ("#3f58c0", "#2f48a0"))
    fern((-4.6, -2.4, -0.2), 0.8, 7, 1, ("#3f58c0", "#2f48a0"))
    camera((0.2, -9.4, 1.9), (0.2, 0, 2.3), 49, roll=-4)


SHOTS = {
    "icon": icon,
    "preview": preview,
    "tall": tall,
    "background": background,
    "screenshot-1": aiming,
    "screenshot-2": banking,
    "screenshot-3": leaping,
}
