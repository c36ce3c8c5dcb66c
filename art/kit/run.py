"""What Blender runs: `blender -b -P art/kit/run.py -- <slug> <shot> <width> <height> <samples> <path>`."""

import importlib.util
import pathlib
import sys

ART = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ART))
sys.dont_write_bytecode = True

from kit.rendering import render  # noqa: E402
from kit.scene import clear  # noqa: E402


def main():
    """Loads the world of a slug, builds one shot of its SHOTS in an empty scene and renders it."""
    slug, shot, width, height, samples, path = sys.argv[sys.argv.index("--") + 1 :]
    spec = importlib.util.spec_from_file_location("world", ART / "worlds" / f"{slug}.py")
    world = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(world)
    clear(getattr(world, "FOG", None))
    world.SHOTS[shot]()
    render(path, int(width), int(height), int(samples))


main()
