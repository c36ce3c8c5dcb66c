"""Glass Quest: a golem of cyan glass with a light in his chest, in a glowing magenta cave."""

from cast.golem import LIGHT, droplet, golem, golem_head, heart, splinters
from kit.camera import camera
from kit.effects import impact, sunburst, swoosh
from kit.forms import prism, rock
from kit.light import bulb, panel, studio
from kit.materials import shine
from kit.outlines import star
from kit.props import coin
from sets.crystal_cave import (
    bridge,
    cave_glow,
    cluster,
    crystal,
    door,
    gate,
    ground,
    ledge,
    magenta,
    pillar,
    pool,
    ray,
    slab,
    stalactites,
    teal,
    violet,
    walls,
)
from sets.geode import amber, geode, geode_glow, rose, stone

FOG = ("#b04af0", 12, 44, 0.62)

# A small hop: arms out for balance, one knee up.
HOP = {
    "arms": (
        [(-0.46, -0.02, 1.04), (-0.78, -0.10, 1.16), (-1.00, -0.22, 1.44)],
        [(0.46, -0.02, 1.04), (0.80, -0.14, 1.06), (1.06, -0.28, 1.26)],
    ),
    "legs": (
        [(-0.22, 0, 0.52), (-0.42, -0.04, 0.34), (-0.60, 0.14, 0.16)],
        [(0.22, 0, 0.52), (0.40, -0.36, 0.54), (0.46, -0.40, 0.26)],
    ),
}


def icon():
    """Icon: the golem's face, and a crystal in his hand."""
    sunburst((0.1, 2.4, 1.6), "#a01ab0", "#e23fd0")
    studio((0, 0, 1.5), 0.95, 0.5, key="#fff4ea", cool="#a8f0ff", warm="#ff8ae8", fill="#ffd0f8")
    arms = (
        [(-0.46, -0.02, 1.02), (-0.66, -0.24, 0.86), (-0.60, -0.46, 0.98)],
        [(0.46, -0.02, 1.02), (0.66, -0.30, 0.84), (0.66, -0.56, 0.94)],
    )
    golem((-0.12, 0, 0), (0, 0, 5), arms=arms, head=(2, 4, 8), gaze=(6, -2), open_=0.2)
    crystal((0.56, -0.78, 1.0), (0.22, -0.1, 1), 0.95, 0.2, magenta())
    camera((-0.1, -5.0, 1.7), (0.04, 0, 1.55), 28.5, roll=4)


PILLARS = ((-0.55, 8.5), (0.62, 9.5), (-0.15, 13), (0.3, 14))


def cavern(half=9, depth=16, deep=True, height=12, pillars=PILLARS):
    """Walls, stalactites and `pillars` (share of `half`, y); glowing water below if the cave is `deep`."""
    walls(depth, half, height)
    stalactites(6, height - 4.8, -half, half)
    low = -4.5 if deep else -1.0
    for k, (x, y) in enumerate(pillars):
        pillar(x * half, y, low, height - 2.5, 0.9 + 0.06 * y, k + 3, half > 8)
    if deep:
        pool(-4.2)


def evening(at):
    """Light for a scene in front of a gate: amber from behind, dusk from the front."""
    x, y, z = at
    cave_glow(at, 0.62, 0.2, "#ffa040", ("#ff7a3a", "#5a3aff"))
    panel((x + 3.2, y + 2.4, z + 0.6), at, 1.0, 330, "#ff9a3a", spread=95)
    panel((x - 3.2, y + 2.4, z + 0.2), at, 1.0, 240, "#ff6a8a", spread=95)


def glint(at, size=0.3):
    """A glint on glass, facing -y."""
    prism(star(size, 0.14, 4, 0), 0.02, shine("#ffffff", 1.1), at, (0, 12, 0), bevel=0.004)


def rocks():
    """The cave of the preview, without golem and drop."""
    cavern(7.5)
    evening((0, -0.4, 1.6))
    gate((0.7, 10, 3.5), 4.7)
    ledge((-1.6, 0.3, -0.3), 1.3, 1.0, 2)
    ledge((1.9, 0.4, 0.45), 1.15, 1.0, 5)
    cluster((-2.15, -1.2, -1.0), 1.3, magenta(), 2, way=(-0.2, -0.1, 1))
    cluster((3.6, 5.5, -1.2), 1.7, magenta(), 6, 7)
    camera((0.1, -8.2, 1.5), (0.1, 0, 1.78), 36, roll=-4)


def preview():
    """Preview: the golem hops from rock to rock in front of the gate to the evening; a drop attacks."""
    rocks()
    golem((-0.15, -0.4, 0.24), (0, 8, 2), 1.3, head=(-4, -4, 2), gaze=(10, 10), open_=0.2, **HOP)
    swoosh((-0.1, -0.2, 1.3), 1.7, 196, 232, gap=0.16, width=0.06, colour="#fff0c8")
    droplet((1.62, -0.2, 3.35), (0, 12, -14), 0.78, gaze=(-14, -14))
    for at, size in (((0.55, -1.6, 3.1), 0.24), ((-1.3, -1.2, 2.45), 0.2), ((-1.95, -1.9, 0.3), 0.2)):
        glint(at, size)


def tall():
    """Tall picture: the golem climbs the chasm from ledge to ledge toward the gate; the drop is right above him."""
    cavern(6.4, height=20)
    evening((0, -0.4, 2.4))
    gate((0.5, 10, 5.6), 4.4)
    ledge((-1.6, 0.4, 0.6), 1.15, 1.0, 2, 9.0)
    ledge((1.75, 0.5, 1.35), 1.05, 1.0, 5, 9.0)
    arms = (
        [(-0.46, -0.02, 1.04), (-0.74, -0.10, 1.2), (-0.86, -0.22, 1.5)],
        [(0.46, -0.02, 1.04), (0.76, -0.14, 1.06), (0.96, -0.28, 1.24)],
    )
    pose = {**HOP, "arms": arms}
    golem((-0.28, -0.4, 1.25), (0, 8, 2), 1.34, head=(-10, -4, 2), gaze=(6, 22), open_=0.2, worry=-16, **pose)
    swoosh((0.05, -0.2, 2.3), 1.75, 200, 232, gap=0.16, width=0.06, colour="#fff0c8")
    droplet((0.75, -0.3, 5.8), (0, 8, -6), 0.85, gaze=(-10, -22))
    glint((0.38, -1.6, 4.0), 0.24)
    glint((-1.08, -1.6, 3.3), 0.2)
    coin((1.7, 0.3, 4.7), (6, 8, -20), 0.26)
    camera((0.2, -9.8, 1.6), (0.0, 0, 2.75), 45, roll=-3)


def background():
    """Background: the golem hops right of the middle, in front of the gate to the evening; the drop is left of it in
    the violet cave."""
    cavern(10, pillars=((-0.62, 8.5), (-0.38, 12)))
    evening((1.25, -0.4, 1.6))
    gate((3.4, 10, 2.0), 4.9)
    ledge((-0.75, 0.5, -0.1), 1.3, 1.0, 2)
    ledge((3.4, 0.4, 0.55), 1.35, 1.0, 5)
    ledge((-3.4, 5.0, 0.8), 1.5, 1.1, 7, gems=3)
    cluster((5.2, 1.6, -0.9), 1.5, magenta(), 2, way=(-0.1, -0.1, 1))
    golem((1.25, -0.4, 0.55), (0, 8, 2), 1.28, head=(-2, -4, -4), gaze=(-10, 8), open_=0.2, **HOP)
    swoosh((1.25, -0.2, 1.8), 1.65, 196, 230, gap=0.17, width=0.065, colour="#fff0c8")
    droplet((-1.5, -0.2, 2.95), (0, -14, 24), 0.86, gaze=(16, -10))
    glint((2.42, -1.6, 2.66), 0.22)
    glint((0.2, -1.6, 2.75), 0.2)
    camera((0, -10.0, 1.8), (0.2, 0, 1.98), 48.5, roll=-2)


def beam_and_door():
    """Screenshot 1: a crystal splits the light of the golem's heart, which opens the door."""
    cavern(9, deep=False)
    ground()
    cave_glow((-1.9, -0.6, 1.4), 0.9)
    golem(
        (-2.25, -1.0, 0.05),
        (0, -2, 34),
        1.15,
        arms=(
            [(-0.46, -0.02, 1.04), (-0.76, 0.0, 0.98), (-0.98, -0.12, 1.18)],
            [(0.46, -0.02, 1.04), (0.76, -0.02, 1.04), (0.98, -0.16, 1.28)],
        ),
        head=(2, 2, -20),
        gaze=(14, -2),
        open_=0.18,
    )
    crystal((0.75, -1.3, -0.1), (0.05, 0, 1), 1.75, 0.34, magenta())
    cluster((0.75, -1.2, -0.1), 0.6, magenta(), 4, 6)
    ray((-1.85, -1.7, 1.1), (0.62, -1.45, 1.05))
    ray((0.9, -1.3, 1.05), (2.75, 2.6, 1.75), "#ff9af0")
    ray((0.9, -1.45, 1.05), (4.6, -2.2, 1.0), "#9af4ff")
    cluster((4.7, -2.0, -0.1), 1.1, teal(), 8, 7)
    door((3.4, 2.4, 0), -22, 1.15)
    bulb((0.7, -2.0, 1.3), 35, "#ff8af0", 0.3)
    cluster((-4.9, 1.4, 0), 1.5, violet(), 5, 7)
    cluster((-4.2, -1.9, -0.2), 0.9, teal(), 11, 6)
    cluster((-0.7, 2.6, -0.1), 1.0, violet(), 13, 6)
    for k in range(3):
        coin((1.7 + 0.75 * k, -2.7 + 0.5 * k, 0.4), (0, 0, 20), 0.25)
    camera((0.2, -10.2, 4.2), (0.1, -0.3, 1.4), 49, roll=2)


def crossing():
    """Screenshot 2: the golem crosses the thin bridge in the golden geode while it breaks behind him."""
    geode()
    geode_glow((-0.4, -0.4, 1.6))
    stone((5.6, 0.2, 0.85), 2.3, 6)
    bridge(-1.9, 4.4, 0.0, 0.7, 7, 1.1, (rose(), amber()))
    for k, (x, z, tilt) in enumerate(((-2.75, 0.1, 28), (-3.6, -0.75, -38), (-4.6, 0.15, 62))):
        slab(0.9, 1.1, (amber(), rose(), amber())[k], (x, -0.1 + 0.1 * k, z), (14 * k, tilt, 8))
    golem(
        (-0.5, -0.05, 0.44),
        (0, 12, 16),
        1.24,
        arms=(
            [(-0.46, -0.02, 1.04), (-0.82, -0.04, 1.12), (-1.12, -0.10, 1.32)],
            [(0.46, -0.02, 1.04), (0.82, -0.06, 1.16), (1.12, -0.16, 1.40)],
        ),
        legs=(
            [(-0.22, 0, 0.52), (-0.28, -0.03, 0.32), (-0.30, 0, 0.12)],
            [(0.22, 0, 0.52), (0.44, -0.24, 0.50), (0.62, -0.20, 0.30)],
        ),
        head=(2, -8, -6),
        gaze=(12, 4),
        open_=0.14,
        worry=-20,
    )
    droplet((2.75, -0.1, 3.1), (0, 10, -16), 0.95, gaze=(-16, -10))
    impact((-2.05, -0.6, 0.72), 0.75, colour="#fff0a0")
    for k in range(3):
        coin((1.7 + 0.9 * k, -0.2, 1.12 + 0.05 * k * k), (0, 0, 24), 0.3)
    camera((0.3, -9.6, 2.9), (0.1, 0, 1.88), 48, roll=3)


def mending():
    """Screenshot 3: the golem's splinters slide back together; his head is already whole."""
    cavern(8, deep=False)
    ground()
    cave_glow((0, -0.8, 0.9), 0.9)
    golem_head((0.1, -0.8, 1.18), turn=(-4, 8, 4), gaze=(10, -16), open_=0.2, size=1.5)
    rock(0.5, teal(), (-0.1, -0.55, 0.25), scale=(1.3, 1, 0.62), seed=5, rough=0.14)
    heart((1.35, -1.7, 0.62), 1.25)
    bulb((1.3, -2.1, 1.0), 50, LIGHT, 0.3)
    splinters((0.1, -1.5, 0.05), 2.3, 16, 4, 0.24, 0.25)
    splinters((0, -0.6, 0.1), 3.6, 16, 9, 0.2, 1.6)
    swoosh((0.1, -1.2, 0.7), 2.1, 190, 240, count=2, gap=0.2, width=0.08, colour="#c8fbff")
    swoosh((0.1, -1.2, 0.7), 2.1, 300, 350, count=2, gap=0.2, width=0.08, colour="#ffd0fa")
    cluster((-3.9, 1.2, 0), 1.9, magenta(), 4, 8)
    cluster((4.1, 1.6, 0), 2.1, violet(), 6, 8)
    panel((-1.4, -6.0, 2.4), (0, -0.8, 1.2), 2.2, 130, "#ffffff", shiny=False)
    camera((0.2, -8.4, 2.9), (0.1, -0.5, 1.18), 44, roll=-3)


SHOTS = {
    "icon": icon,
    "preview": preview,
    "tall": tall,
    "background": background,
    "screenshot-1": beam_and_door,
    "screenshot-2": crossing,
    "screenshot-3": mending,
}
