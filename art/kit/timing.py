"""Timing of clips. A time is a frame at 12 frames per second and may be a fraction. A value is a number, or a tuple,
list or dict of numbers, as for a pose; values that are mixed have the same shape. This module does not need Blender."""

import math


def linear(share):
    """Constant speed. Like the other easing functions, maps 0..1 to a progress that starts at 0 and ends at 1."""
    return share


def ease(share):
    """Starts and ends slowly."""
    return share * share * (3 - 2 * share)


def ease_in(share):
    """Starts slowly and ends fast, like a fall."""
    return share * share


def ease_out(share):
    """Starts fast and ends slowly, like a throw or a leap up."""
    return 1 - (1 - share) ** 2


def overshoot(share):
    """Goes a tenth too far and comes back."""
    rest = share - 1
    return 1 + 2.7 * rest**3 + 1.7 * rest**2


def mix(start, end, share):
    """Interpolates between `start` and `end`; `share` is 0 to 1. Values that are not numbers (a name, None) switch when
    `share` reaches 1. Raises ValueError if the shapes differ."""
    if isinstance(start, dict):
        if not isinstance(end, dict) or start.keys() != end.keys():
            raise ValueError(f"poses differ: {start} and {end}. Give both the same keys.")
        return {key: mix(start[key], end[key], share) for key in start}
    if isinstance(start, (tuple, list)):
        if not isinstance(end, (tuple, list)) or len(start) != len(end):
            raise ValueError(f"values differ in length: {start} and {end}. Give both as many numbers.")
        return type(start)(mix(a, b, share) for a, b in zip(start, end))
    if isinstance(start, (int, float)) and not isinstance(start, bool):
        return start + (end - start) * share
    return end if share >= 1 else start


def keys(length, *marks):
    """Returns a function of the frame for a loop of `length` frames. `marks`: keyframes `(frame, value)` or `(frame,
    value, way)`, ascending; `way` eases the movement to that mark (default: `ease`). The last mark leads back to the
    first. Raises ValueError if the frames do not ascend from 0 to below `length`."""
    times = [mark[0] for mark in marks]
    if times != sorted(set(times)) or not 0 <= times[0] <= times[-1] < length:
        raise ValueError(f"marks at {times}: expected ascending frames from 0 to below {length}.")

    def at(frame):
        frame = (frame - times[0]) % length + times[0]
        index = max(i for i, time in enumerate(times) if time <= frame)
        start, end = marks[index], marks[(index + 1) % len(marks)]
        gap = (end[0] - start[0]) % length or length
        way = end[2] if len(end) > 2 else ease
        return mix(start[1], end[1], way((frame - start[0]) / gap))

    return at


def hold(frame, frames, value, way=ease):
    """Returns two marks that reach `value` at `frame` and hold it for `frames` frames."""
    return (frame, value, way), (frame + frames, value, way)


def arc(share):
    """Returns the height of a thrown object: 1 at a `share` of 0.5, 0 at and outside of 0 and 1."""
    return max(0.0, 4 * share * (1 - share))


def bell(frame, middle, width):
    """Returns 1 at `middle` and almost 0 from `width` frames away. It does not wrap around: in a loop, pass frames near
    `middle`."""
    return math.exp(-(((frame - middle) / (width * 0.5)) ** 2))


def cycle(frame, length, times=1, phase=0.0):
    """Returns a sine wave from -1 to 1 with `times` periods in a loop of `length` frames. `phase`: shift in periods."""
    return math.sin(math.tau * (times * frame / length + phase))


def settle(since, size=1.0, period=5.0, fade=4.0):
    """Returns a damped swing that starts with `size`, `since` frames after a stop, with `period` frames per swing; 0
    before the stop."""
    return 0.0 if since < 0 else size * math.exp(-since / fade) * math.cos(math.tau * since / period)


def blink(frame, *starts):
    """Returns how far the eyes are shut (0 to 1) if a blink of three frames begins at each of `starts`."""
    return max((1.0 if frame - start == 1 else 0.6 for start in starts if 0 <= frame - start <= 2), default=0.0)


def squash(size, amount):
    """Returns the scale of a body of that size, flattened by `amount` (0.1: by a tenth; below 0: stretched) at constant
    volume."""
    tall = 1 - amount
    return (size / math.sqrt(tall), size / math.sqrt(tall), size * tall)
