"""Colors: hex strings in the world files, linear tuples inside Blender."""


def linear(colour, alpha=1.0):
    """Converts `#rrggbb` (sRGB) to a linear RGBA tuple; returns a tuple unchanged."""
    if isinstance(colour, (tuple, list)):
        return (*colour[:3], alpha)
    digits = colour.lstrip("#")
    channels = [int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return (*[c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels], alpha)


def blend(a, b, share):
    """Returns the linear RGBA color at `share` (0 to 1) between `a` and `b`."""
    x, y = linear(a), linear(b)
    return tuple(x[i] + (y[i] - x[i]) * share for i in range(4))


def smoothstep(low, high, x):
    """Returns 0 below `low`, 1 above `high`, and a smooth transition between them."""
    t = min(1.0, max(0.0, (x - low) / (high - low)))
    return t * t * (3 - 2 * t)
