"""Caveman Jumper: a hairy caveman leaps up an ochre canyon under a turquoise sky; lava below."""

from cast.caveman import bone, caveman, dinosaur
from kit.camera import camera
from kit.face import eyes, smirk
from kit.forms import ball, lathe, rock, scatter, tube
from kit.light import panel, sky, studio
from kit.materials import clay, material, shine
from kit.modelling import Clay
from kit.props import coin
from kit.scene import group
from sets.canyon import cliff, lava, ledge, melon, mesas, noon, volcano, walls
from sets.lava_tube import lava_light, lava_wave, rock_tube, slab, spatter

FOG = ("#c9f2ea", 14, 70, 0.6)
FOGS = {"screenshot-1": ("#4fc8d4", 17, 70, 0.72), "screenshot-3": ("#7fd8e6", 13, 34, 0.6)}

# In mid-leap: the hand with the bone up, the other one forward, knees apart.
LEAP = {
    "arms": (
        [(-0.30, 0, 1.08), (-0.62, -0.02, 1.30), (-0.70, -0.10, 1.72)],
        [(0.30, 0, 1.08), (0.66, -0.22, 1.06), (0.98, -0.42, 1.26)],
    ),
    "legs": (
        [(-0.2, 0, 0.5), (-0.50, -0.12, 0.36), (-0.62, 0.05, -0.02)],
        [(0.2, 0, 0.5), (0.58, -0.34, 0.52), (0.72, -0.36, 0.14)],
    ),
    "feet": ((30, 0, -10), (-10, 0, 20)),
}


def face_light(at, power=160):
    """A soft light from the front on the hero's face."""
    x, y, z = at
    panel((x - 2.0, y - 5.5, z + 1.2), at, 2.5, power, "#fff0d8", shiny=False)


def cone():
    """The icon's volcano, whose slopes rise from both corners, and the lava that it throws up."""
    lathe(
        [(3.2, -1.6), (2.0, 0.3), (1.2, 1.75), (0, 1.75)], material("#8a1f3a", bottom="#3f0f30", glow=0.12), (0, 4, 0)
    )
    hot = shine("#ffe05a", 1.0)
    for x in (-1, 1):
        stream = [(1.05 * x, 2.7, 1.7), (1.3 * x, 2.6, 1.2), (1.36 * x, 2.4, 0.8), (1.66 * x, 2.2, 0.2)]
        tube(stream, [0.06, 0.1, 0.08, 0.14], hot)
    for x, z, size in ((-1.4, 2.75, 0.09), (-1.2, 3.0, 0.05), (1.3, 2.85, 0.1), (1.5, 2.5, 0.05), (-1.58, 2.4, 0.05)):
        rock(size, hot, (x, 3.4, z), seed=int(size * 100))


def icon():
    """Icon: the caveman with the bone between his teeth; the sun above the volcano behind his hair."""
    studio((0, 0, 1.5), 0.95, 0.5, cool="#ffd27a", warm="#ff7a2a")
    seen = [(-0.3, "#7a1030"), (-0.1, "#c42a2e"), (0.1, "#f4602a"), (0.3, "#ff8f32")]
    sky(seen, 1.0, [(-1, "#8a4a5a"), (0, "#ffc09a"), (1, "#b9b0ff")], 0.5)
    for radius, y, colour in ((1.62, 5.2, "#ffa63a"), (1.36, 5.1, "#ffd75a"), (1.16, 5.0, "#fff3b4")):
        ball(radius, shine(colour, 0.9), (0.06, y, 2.0), scale=(1, 0.02, 1), detail=64)
    cone()
    arms = (
        [(-0.30, 0, 1.08), (-0.62, -0.1, 0.80), (-0.66, -0.3, 0.5)],
        [(0.30, 0, 1.08), (0.62, -0.1, 0.80), (0.66, -0.3, 0.5)],
    )
    caveman((0, 0, 0), (0, 0, 6), arms=arms, holds=None, head=(2, -5, 8), gaze=(4, 4), shout=0.36, anger=20, bites=True)
    camera((-0.1, -5.0, 1.55), (0.0, 0, 1.6), 23, roll=-4)


def ledges():
    """The canyon of the preview, without the caveman and the coins. Returns the ledge from which he leaps."""
    walls()
    mesas()
    noon()
    low = ledge((-1.75, 0.6, -0.5), 1.1, 0.9, 1)
    ledge((1.9, 0.5, 0.62), 1.1, 0.9, 2)
    ledge((-1.8, 3.6, 3.2), 1.2, 0.9, 3)
    melon((1.75, 0.1, 1.12), 0.75, (0, 12, 0))
    face_light((0.1, -0.3, 2.2))
    camera((0.2, -7.6, 1.6), (0.02, 0, 1.68), 34, roll=-4)
    return low


def preview():
    """Preview: the caveman leaps from ledge to ledge."""
    ledges()
    caveman((-0.1, -0.3, 0.55), (0, 10, 4), 1.12, head=(0, -4, 2), gaze=(8, 2), bone_turn=(0, 24, 0), **LEAP)
    coin((1.05, -0.6, 3.05), (6, 12, -22), 0.26)
    coin((-1.65, -0.2, 2.4), (0, -10, 24), 0.22)


def tall():
    """Tall picture: the caveman leaps up the canyon, with lava far below."""
    walls(-9, 16, near=3.4)
    lava(-5.5)
    noon()
    for x, y, z, wide in (
        (-1.5, 0.6, -1.3, 1.0),
        (1.75, 0.4, 0.35, 1.0),
        (-1.9, 2.0, 3.6, 1.2),
        (1.9, 3.2, 5.6, 1.2),
        (-1.4, 6.0, 7.8, 1.2),
        (2.0, 1.0, -3.4, 1.2),
    ):
        ledge((x, y, z), wide, 0.9, int(z * 10))
    melon((1.7, 0.0, 0.9), 0.75, (0, 12, 0))
    caveman((-0.15, -0.4, 0.35), (0, 12, 4), 1.12, head=(-8, -4, 2), gaze=(6, 12), bone_turn=(0, 24, 0), **LEAP)
    for k, (x, z) in enumerate(((0.95, 3.2), (0.2, 4.3), (-0.5, 5.3))):
        coin((x, 0.2, z), (6, 8, -20 + 20 * k), 0.26)
    face_light((0.1, -0.3, 2.2))
    camera((0.5, -7.4, 0.3), (0.0, 0, 1.5), 49, roll=-3)


def background():
    """Background: the caveman leaps at the right; the volcano is at the left."""
    walls(near=6.0)
    lava(-4.5)
    volcano((-6.6, 34, -5.2), 1.8)
    mesas()
    noon()
    ledge((-0.9, 1.2, -0.6), 1.3, 1.0, 1)
    ledge((3.8, 0.6, 0.8), 1.3, 1.0, 2)
    ledge((-5.4, 5.0, 1.5), 1.6, 1.2, 3)
    ledge((0.2, 9.0, 3.6), 1.7, 1.2, 4)
    melon((3.75, 0.2, 1.3), 0.8, (0, 12, 0))
    caveman((1.45, -0.4, 0.5), (0, 10, 4), 1.2, head=(0, -4, 2), gaze=(6, 0), bone_turn=(0, 24, 0), **LEAP)
    coin((3.2, -0.3, 3.3), (6, 12, -22), 0.28)
    face_light((1.45, -0.4, 2.2))
    camera((0.2, -9.0, 1.9), (0.1, 0, 1.75), 48, roll=-3)


def tortoise(at, size=1.0):
    """A tortoise that looks like a ledge; it stretches its head to the left and its feet out of the wall. Its turf is
    at `at`."""
    handle = group(at, (0, 0, 0), size)
    ledge((0, 0, 0), 1.5, 1.05, 5, handle)
    skin = Clay().limb([(-0.9, -0.5, -0.5), (-1.4, -0.75, -0.44), (-1.72, -0.8, -0.1)], [0.3, 0.25, 0.24])
    for x in (-0.85, 0.6):
        skin.limb([(x, -0.6, -0.55), (x - 0.1, -0.85, -0.7), (x - 0.12, -0.95, -0.82)], [0.26, 0.24, 0.22])
        skin.lump((x - 0.14, -1.02, -0.84), (0.26, 0.28, 0.15))
    skin.make("#c9cf5a", voxel=0.04, smooth=5, glow=0.05, parent=handle)
    head = group((-1.78, -0.9, 0.12), (4, -8, -14), 1.05, handle)
    skull = Clay().lump((0, 0, 0), (0.44, 0.4, 0.38)).lump((0, -0.26, -0.14), (0.34, 0.26, 0.2))
    made = skull.make("#c9cf5a", voxel=0.035, smooth=5, glow=0.05, parent=head)
    lids = clay("#a3ab42")
    eyes(0.2, (0, -0.3, 0.16), (0.16, 0.12, 0.18), head, gaze=(-14, 8), iris="#7a4a1c", lid=34, lid_look=lids)
    smirk(made, (0, 0, -0.16), 0.2, 0.06, 0.03)
    return handle


def balancing():
    """Screenshot 1: from above, the caveman balances on one foot on his bone, which sticks in the wall; lava far below."""
    walls(-12, 12, near=5.2)
    cliff(-3.5, 0.6, -12, 10, 3.4, 3.8, 77)
    lava(-6.0, back=44)
    mesas(low=-14)
    noon()
    seen = [(-1, "#2fb4c4"), (-0.1, "#5fd2d6"), (0.02, "#9fece0"), (0.2, "#3fc4dc"), (1, "#1f8fd0")]
    sky(seen, 1.0, [(-1, "#ff8a3d"), (0, "#ffe3bd"), (0.4, "#a8e6f5"), (1, "#6fc0f5")], 0.8)
    bone((-0.75, -0.75, 1.7), (0, 94, 0), 1.7)
    r = scatter(4)
    for k in range(9):
        where = (r.uniform(-1.5, -0.7), -1.1, r.uniform(0.2, 1.45))
        rock(r.uniform(0.06, 0.15), clay(["#e0803f", "#f7bd74"][k % 2]), where, seed=k, detail=1)
    arms = (
        [(-0.30, 0, 1.08), (-0.66, -0.1, 1.26), (-0.92, -0.2, 1.56)],
        [(0.30, 0, 1.08), (0.70, -0.16, 1.14), (1.06, -0.3, 1.34)],
    )
    legs = (
        [(-0.2, 0, 0.5), (-0.14, -0.1, 0.26), (-0.04, 0, 0.04)],
        [(0.2, 0, 0.5), (0.58, -0.2, 0.48), (0.92, 0.0, 0.56)],
    )
    feet = ((0, 0, 0), (-10, -60, 20))
    caveman(
        (0.3, -0.6, 1.95),
        (0, 8, 4),
        1.18,
        arms,
        legs,
        (-6, -6, 4),
        feet,
        None,
        gaze=(-8, -18),
        shout=0.4,
        anger=-26,
    )
    tortoise((4.75, 0.5, 1.75), 1.05)
    melon((4.85, 0.2, 2.35), 0.95, (0, 10, 0))
    for k, (x, z) in enumerate(((2.0, 3.95), (2.75, 4.0), (3.5, 3.7))):
        coin((x, -0.4, z), (6, 8, -20 + 12 * k), 0.28)
    face_light((0.3, -0.4, 3.4), 220)
    panel((0.6, -2.4, -2.2), (0.3, -0.6, 2.6), 3, 160, "#ff8a3a", shiny=False)
    camera((1.3, -10.4, 5.2), (0.85, 0, 2.85), 47, roll=-4)


def chased():
    """Screenshot 2: the dinosaur chases the caveman over the lava."""
    walls(-6, 14, near=8.5)
    lava(-1.3, back=40)
    mesas()
    noon((220, 40))
    ledge((-4.6, 0.6, 0.1), 2.4, 1.4, 4)
    ledge((4.7, 0.5, 0.7), 2.2, 1.3, 7)
    ledge((6.2, 7.0, 2.6), 2.0, 1.2, 9)
    dinosaur((-3.1, 0.3, 0.15), -8, 1.15, gape=30, head=(4, 0, 48))
    caveman(
        (1.6, -0.3, 1.45),
        (0, 24, 16),
        1.12,
        head=(0, -12, -10),
        gaze=(-14, 4),
        shout=0.34,
        anger=-24,
        bone_turn=(0, 24, 0),
        **LEAP,
    )
    for k, (x, z) in enumerate(((3.2, 3.6), (4.0, 3.3), (4.7, 2.7))):
        coin((x, -0.1, z), (6, 8, -20 + 12 * k), 0.3)
    face_light((0.6, -0.4, 2.4), 260)
    camera((0.2, -10.4, 2.6), (0.1, 0, 1.95), 48, roll=-3)


def surfing():
    """Screenshot 3: the caveman surfs out of the mountain on a slab of stone; a wave of lava curls over him."""
    rock_tube()
    lava_wave()
    lava_light((0.4, -0.6, 2.2))
    slab((0.5, -0.7, 0.62), (0, -12, -10))
    arms = (
        [(-0.30, 0, 1.08), (-0.72, -0.05, 1.2), (-1.1, -0.15, 1.4)],
        [(0.30, 0, 1.08), (0.70, -0.22, 0.98), (1.08, -0.36, 1.12)],
    )
    legs = (
        [(-0.2, 0, 0.5), (-0.62, -0.26, 0.5), (-0.7, -0.12, 0.1)],
        [(0.2, 0, 0.5), (0.62, -0.34, 0.46), (0.66, -0.2, 0.1)],
    )
    feet = ((0, 0, 20), (0, 0, 30))
    caveman(
        (0.35, -0.7, 0.62),
        (0, -6, 8),
        1.2,
        arms,
        legs,
        (0, 8, 4),
        feet,
        0,
        (0, -38, 0),
        gaze=(12, 2),
        shout=0.34,
        anger=-24,
    )
    spatter([(-0.2, -0.9, 0.3), (-1.3, -0.9, 0.5), (-2.3, -0.8, 0.7), (-3.4, -0.6, 0.5)], 0.3)
    spatter([(2.0, -0.9, 0.3), (1.4, -1.3, 0.25), (0.5, -1.6, 0.1)], 0.16, 6)
    for k in range(4):
        coin((2.6 + 0.75 * k, -0.4 + 0.7 * k, 1.6 + 0.25 * k), (6, 8, -24), 0.32)
    camera((0.7, -10.2, 2.7), (0.65, 0, 2.13), 45.5, roll=-5)


SHOTS = {
    "icon": icon,
    "preview": preview,
    "tall": tall,
    "background": background,
    "screenshot-1": balancing,
    "screenshot-2": chased,
    "screenshot-3": surfing,
}
