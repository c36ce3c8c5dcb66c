"""Zombie Monster Survivors: a girl in a pink helmet blows her zombie neighbors down a violet street at night."""

from cast.leaf_blower import girl, zombie
from kit.camera import camera
from kit.light import bulb, sky, studio
from kit.materials import clay
from kit.people import arm
from kit.props import coin
from kit.scene import group
from sets.street import gust, lamp, lantern_pumpkin, maple, moon, neighbourhood, violet_night
from sets.van_stand import battery, great_cone, park, teal_night, van

# Feet apart, the weight on the rear one.
BRACED = (
    [(-0.18, 0, 0.6), (-0.56, 0.06, 0.42), (-0.8, 0.16, 0.12)],
    [(0.18, 0, 0.6), (0.46, -0.26, 0.46), (0.5, -0.2, 0.14)],
)


def icon():
    """Icon: the blower's muzzle points at the camera; an acid green night, and hands reach out of the lawn."""
    studio((0, 0, 1.5), 0.95, 0.5, cool="#c8ff6a", warm="#ff8ac8")
    seen = [(-0.3, "#e8ff5a"), (-0.05, "#b4f03a"), (0.15, "#4fc43a"), (0.3, "#1f9a48")]
    sky(seen, 1.0, [(-1, "#6a8a4a"), (0, "#f0ffc0"), (1, "#b0c8ff")], 0.5)
    for x, z, lean in ((-1.38, 1.75, -0.16), (1.36, 2.15, 0.16)):
        arm(
            [(x, 2.6, z - 2), (x + lean, 2.5, z - 0.8), (x, 2.4, z)],
            "#6a3ac0",
            clay("#2a9a5a", glow=0.1),
            None,
            0.2,
            2.2,
        )
    girl((-0.14, 0, 0), (0, 0, 6), head=(2, 6, 0), gaze=(4, -2), aim_at=(0, -15, -93))
    camera((-0.1, -5.0, 1.7), (0.06, 0, 1.58), 25, roll=4)


def moonlit_street():
    """The street of the preview, without characters."""
    neighbourhood()
    moon(15, 27, 15)
    violet_night((-0.6, -0.8, 1.6), 1.1)
    camera((0.1, -8.2, 1.5), (0.12, 0, 1.92), 37, roll=-5)


def preview():
    """Preview: the blower points at the camera; its gust lifts two zombies past the moon."""
    moonlit_street()
    girl((-0.75, -0.8, 0), (0, -6, 16), 1.25, head=(0, 4, -2), gaze=(10, 4), aim_at=(0, -16, -52))
    gust([(0.85, -1.7, 1.5), (1.3, -1.0, 2.0), (1.7, 0.3, 2.8), (1.7, 1.2, 3.9)], 0.5, 44, 9)
    zombie((0.72, -0.3, 2.12), (0, 34, -16), 0.78, True, (-10, -8), 0)
    zombie((-1.5, 2.4, 2.95), (0, -38, 14), 0.8, True, (8, -10), 1)
    zombie((2.9, 3.0, 0), (0, 0, -30), 1.0, False, (-10, 0), 2)


def tall():
    """Tall picture: from below, the gust blows upwards and zombies fly past the moon."""
    neighbourhood(trees=())
    lamp(-2.6, 2.8)
    moon(3, 62, 11)
    violet_night((-0.3, -0.8, 1.6), 1.1)
    girl((-0.6, -0.9, 0), (0, -6, 14), 1.2, head=(-10, 4, -2), gaze=(8, 12), aim_at=(0, -52, -10))
    gust([(0.7, -1.2, 1.9), (1.1, 0.2, 3.2), (0.9, 1.2, 4.8), (0.3, 2, 6.4)], 0.7, 50)
    zombie((0.95, -0.6, 3.0), (0, 20, -16), 0.95, True, (-6, -12), 0)
    zombie((-0.75, 0.6, 4.5), (0, -30, 10), 0.9, True, (6, -12), 1)
    zombie((1.1, 1.6, 5.9), (0, 60, -10), 0.85, True, (-6, -12), 2)
    camera((0.2, -10.0, 1.3), (0.08, 0, 3.0), 46, roll=-3)


def background():
    """Background: the girl leans into the gust of her blower, which carries a zombie past the moon; more of them come."""
    neighbourhood(trees=())
    maple((-7.8, 6.4, 0), 3.0, 1.5, seed=2)
    maple((6.2, 6.8, 0), 2.9, 1.35, seed=5)
    lamp(4.7, 2.9, 160)
    moon(-25, 37, 13)
    violet_night((0.6, -0.7, 1.6), 1.05)
    stage = group((0.75, -0.6, 0), (0, 0, 0), (-1, 1, 1))
    girl((0, 0, 0), (0, -10, 22), 1.22, (0, 4, -6), (10, 6), (0, -24, -8), BRACED, parent=stage)
    gust([(-1.3, -1.1, 1.85), (-1.9, -0.4, 2.25), (-2.5, 0.8, 2.7), (-4.2, 2.6, 3.5)], 0.62, 44)
    gust([(-1.5, 0.6, 2.2), (-3.0, 2.0, 3.4), (-5.6, 4.0, 4.2), (-10.0, 7.0, 5.8)], 1.5, 46, 9)
    zombie((-1.7, 0.4, 2.55), (0, -44, 24), 0.95, True, (10, -6), 0)
    zombie((0.4, 14.0, 7.2), (0, -75, 20), 0.95, True, (10, -6), 3)
    zombie((3.5, 1.2, 0), (0, 0, -34), 1.0, False, (-12, 0), 1)
    zombie((-3.7, 4.9, -0.2), (-10, 0, 24), 1.0, False, (6, 14), 2)
    for x, y, size, turn in ((-5.45, 3.1, 0.8, 14), (-4.7, 3.3, 0.6, 6), (5.6, 3.2, 0.8, -14)):
        lantern_pumpkin((x, y, 0.1), size, turn)
        bulb((x, y - 0.8, 0.6), 22, "#ffb04a", 0.2)
    camera((0, -10.4, 1.7), (0.1, 0, 2.3), 48, roll=-3)


def street():
    """Screenshot 1: the girl blows a gust of leaves down the street."""
    neighbourhood()
    lamp(-6.0, 2.8)
    lamp(5.6, 2.8)
    violet_night((-1.6, -0.7, 1.4), 1.1)
    girl((-2.0, -1.0, 0), (0, -6, 24), 1.2, head=(-6, 4, -8), gaze=(12, 4), aim_at=(0, -12, -14))
    gust([(-0.1, -1.3, 1.1), (1.6, -0.4, 0.9), (4.6, 0.2, 1.2)], 0.7, 56)
    zombie((1.5, -0.6, 0.95), (0, 20, -30), 1.0, True, (-10, -4), 0)
    zombie((3.3, 0.2, 1.7), (0, 38, -26), 1.0, True, (-10, -4), 1)
    zombie((4.5, -1.0, 0.6), (0, 26, -36), 0.95, True, (-10, -4), 3)
    zombie((0.2, 2.4, 0), (0, 0, -20), 1.0, False, (-10, 0), 2)
    for k in range(3):
        coin((-0.4 + 0.85 * k, -2.6, 0.4), (0, 0, 20), 0.26)
    camera((0.2, -9.6, 4.0), (0.15, 0, 1.5), 49, roll=2)


def on_the_van():
    """Screenshot 2: the girl stands on the roof of an ice-cream van with zombies all around it; one is blown off."""
    park()
    moon(-4, 29, 17)
    teal_night((-0.1, -0.3, 3.8))
    van((0.3, 0, -0.1), (0, 0, 4), 0.84)
    great_cone((-1.72, 0.1, 1.75), (0, -8, 0), 1.0)
    girl((-0.2, -0.3, 2.24), (0, -5, 22), 1.2, head=(0, 4, -8), gaze=(8, -2), aim_at=(0, -10, -12))
    gust([(1.5, -0.7, 3.55), (2.3, -0.8, 3.6), (3.0, -0.9, 3.6)], 0.55, 60)
    zombie((3.2, -0.6, 3.1), (0, 34, -26), 1.0, True, (-10, -4), 0)
    zombie((4.15, 0.6, 0.1), (-6, 0, -66), 1.05, seed=2, gaze=(-10, 12))
    zombie((-3.6, 0.6, 0.4), (0, 10, 30), 1.05, seed=4, gaze=(10, 12))
    for i, (x, y, turn) in enumerate(((-3.4, -2.6, 128), (-1.6, -3.3, 165), (3.2, -3.2, -150))):
        zombie((x, y, -0.3), (-8, 0, turn), 1.0, seed=i + 1, gaze=(-8, 10))
    for k, x in enumerate((1.15, 1.75, 2.35)):
        battery((x, -0.75, 2.62 + 0.12 * k), (0, 14 - 14 * k, 0), 0.56)
    camera((0.2, -12.4, 3.3), (0.2, 0, 3.36), 45.5, roll=-3)


def boss():
    """Screenshot 3: the giant zombie towers over the houses."""
    neighbourhood()
    lamp(-5.6, 2.8)
    moon(-30, 46, 10)
    violet_night((-0.6, -0.6, 2.0), 1.1, 0.65)
    girl((-2.3, -1.4, 0), (0, -6, 30), 1.15, head=(-12, 4, -10), gaze=(12, 14), aim_at=(0, -20, 6))
    gust([(-0.5, -1.5, 1.7), (0.6, -0.6, 2.1), (2.0, 0.8, 2.5)], 0.55, 40)
    zombie((2.5, 2.2, -0.2), (0, 0, -22), 2.2, False, (-12, -10), 0)
    zombie((-4.4, 1.6, 0), (0, 0, 40), 0.95, False, (12, 0), 2)
    camera((0.1, -9.8, 1.9), (0.2, 0, 2.5), 52, roll=3)


SHOTS = {
    "icon": icon,
    "preview": preview,
    "tall": tall,
    "background": background,
    "screenshot-1": street,
    "screenshot-2": on_the_van,
    "screenshot-3": boss,
}
