"""Coins: a single T$ coin, and a tap that fills a chest with coins."""

from cast.racer import RED, racer
from kit.camera import camera
from kit.forms import cylinder, lathe, ring, scatter, tube
from kit.light import panel, studio
from kit.materials import clay, gloss, gold
from kit.props import coin
from kit.scene import group
from kit.tools import card_terminal, play_card
from kit.treasure import chest


def coin_alone():
    """The coin, turned slightly, in front of its own color so that the edges of the cutout keep it."""
    studio((0, 0, 0), 1.25, 0.75, fill="#ffffff")
    panel((0.8, -6, 0.6), (0, 0, 0), 3, 160, "#fffaf0", shiny=False)
    coin((0, 0, 0), (7, -8, 20))
    camera((0, -6.2, 0), (0, 0, 0), 21)


def tap(at, parent=None):
    """A pump that bends to the left; its spout is 1.35 to the left and 2.75 high."""
    handle = group(at, parent=parent)
    blue, brass = gloss("#2a63ff"), gold("#ffcf3a")
    pipe = [(0, 0, 0), (0, 0, 1.6), (0, 0, 2.75), (-0.35, 0, 3.45), (-1.0, 0, 3.45), (-1.35, 0, 3.1), (-1.35, 0, 2.85)]
    tube(pipe, 0.27, blue, steps=60, around=24, parent=handle)
    lathe([(0, 0), (0.62, 0), (0.62, 0.14), (0.36, 0.3), (0.3, 0.42), (0, 0.42)], brass, parent=handle)
    lathe([(0.3, 0), (0.42, 0.02), (0.42, 0.28), (0.3, 0.34)], brass, (-1.35, 0, 2.62), parent=handle)
    for z in (1.1, 2.2):
        ring(0.28, 0.07, brass, (0, 0, z), parent=handle)
    cylinder(0.13, 0.7, brass, (0.05, 0, 3.6), (0, 8, 0), parent=handle)
    coin((0.12, -0.02, 4.2), (4, 0, 14), 0.52, handle)
    return handle


def top_up():
    """The racer taps a card, and coins pour into the chest."""
    studio((0, -0.6, 1.9), 1.15, 0.72, fill="#ffe0d0")
    panel((0.8, -6.5, 2.6), (0, 0, 1.8), 3.5, 240, "#fff4e8", shiny=False)
    lathe([(0, -0.36), (2.75, -0.36), (2.85, -0.24), (2.85, -0.1), (2.72, 0), (0, 0)], clay("#9cc4ff"), sides=80)
    ring(2.84, 0.07, clay("#5a92ff"), (0, 0, -0.2), sides=80)
    tap((1.75, 0.55, 0))
    chest((0.4, 0.1, 0), (0, 0, -6), 1.0, 100)
    r = scatter(7)
    for k in range(8):
        where = (0.4 + r.uniform(-0.16, 0.16), 0.4 + r.uniform(-0.14, 0.1), 2.5 - 0.15 * k - 0.06 * k)
        coin(where, (r.uniform(-70, 70), r.uniform(0, 60), r.uniform(-60, 60)), 0.27)
    for x, y, z, size in ((1.2, -0.8, 1.75, 0.22), (-0.12, -0.6, 2.3, 0.2)):
        coin((x, y, z), (r.uniform(-40, 40), 20, r.uniform(-40, 40)), size)
    for x, y, turn in ((-0.5, -1.6, 20), (0.7, -1.75, -30), (1.7, -1.2, 10)):
        coin((x, y, 0.06), (90, 0, turn), 0.3)
    arms = (
        [(-0.36, -0.02, 1.16), (-0.74, -0.2, 1.36), (-0.78, -0.3, 1.84)],
        [(0.36, -0.02, 1.16), (0.70, -0.36, 1.12), (0.92, -0.60, 1.38)],
    )
    legs = (
        [(-0.2, 0, 0.55), (-0.40, -0.22, 0.52), (-0.44, -0.2, 0.26)],
        [(0.2, 0, 0.55), (0.30, 0.03, 0.32), (0.30, 0.06, 0.13)],
    )
    racer((-1.85, 0.0, 0.06), (0, 4, 24), 1.16, RED, arms, legs, ((10, 0, -10), (14, 0, 10)), (-2, 6, 2), (14, 0))
    cylinder(0.1, 0.98, gold("#ffcf3a"), (-0.62, -1.0, 0.49))
    cylinder(0.3, 0.08, gold("#ffcf3a"), (-0.62, -1.0, 0.04), bevel=0.03)
    card_terminal((-0.62, -1.0, 0.98), (0, 0, -14), 1.0)
    play_card((-0.62, -0.86, 1.88), (-8, -18, 12), 0.8)
    camera((0.0, -10.5, 3.0), (0.1, 0, 1.74), 42, roll=-2)


SHOTS = {"coin": coin_alone, "top-up": top_up}
