"""A museum room with a squeaky floor: chevrons of amber wood, velvet ropes on brass posts, a sandwich."""

from kit.forms import ball, box, cylinder, hanging, lathe, prism, scatter, tube
from kit.materials import clay, cloth, gold, material
from kit.scene import again, group

WOODS = ("#e08a3a", "#cf7530", "#f09f4c", "#c4682c")


def parquet(left=-10, right=10, front=-7, back=6, wide=1.3, thick=0.42, seed=6):
    """Polished boards laid in chevrons that point away from the camera."""
    r, rise = scatter(seed), wide * 0.6
    boards = {}
    columns = int((right - left) / wide) + 1
    for column in range(columns):
        lean = 1 if column % 2 else -1
        y = front
        while y < back:
            tone = r.choice(WOODS)
            at = (left + wide * column, y, -0.08)
            y += thick
            if (tone, lean) in boards:
                again(boards[tone, lean], at, (-90, 0, 0))
                continue
            half, gap = wide / 2 - 0.012, thick - 0.024
            low, high = -lean * rise / 2, lean * rise / 2
            outline = [(-half, low), (half, high), (half, high + gap), (-half, low + gap)]
            look = material(tone, rough=0.34, coat=0.35, glow=0.03, wood=("#a85a26", (1.2, 5, 5)))
            boards[tone, lean] = prism(outline, 0.14, look, at, (-90, 0, 0), bevel=0.02)
    box((right - left, back - front, 0.1), clay("#6a3418"), ((left + right) / 2, (front + back) / 2, -0.2), bevel=0.01)


def velvet_rope(posts, sag=0.3):
    """Brass posts at the given positions on the floor, and red ropes between them."""
    for x, y in posts:
        handle = group((x, y, 0))
        lathe([(0, 0), (0.3, 0), (0.3, 0.06), (0.12, 0.12), (0.06, 0.2)], gold(), parent=handle)
        cylinder(0.055, 1.05, gold(), (0, 0, 0.6), parent=handle)
        ball(0.13, gold(), (0, 0, 1.16), detail=24, parent=handle)
    for (x, y), (u, v) in zip(posts, posts[1:]):
        tube(hanging((x, y, 1.0), (u, v, 1.0), sag), 0.075, cloth("#e0344f"), steps=20)


def sandwich(at, turn=(0, 0, 0), size=1.0):
    """A sandwich with a bite missing: bread, lettuce, cheese, ham; 0.9 wide."""
    handle = group(at, turn, size)
    bread = [(-0.46, -0.3), (0.46, -0.3), (0.46, 0.3), (0.34, 0.22), (0.2, 0.34), (0.08, 0.24), (-0.46, 0.3)]
    for z, tone, grow, tall in (
        (0.08, "#f6d49a", 1, 0.14),
        (0.2, "#8fd03a", 1.08, 0.06),
        (0.27, "#ff9aa8", 1.04, 0.07),
        (0.34, "#ffd23f", 1.06, 0.05),
        (0.45, "#f6d49a", 1, 0.15),
    ):
        outline = [(x * grow, y * grow) for x, y in bread]
        prism(outline, tall, clay(tone, glow=0.06), (0, 0, z), (-90, 0, 0), bevel=0.025, parent=handle)
