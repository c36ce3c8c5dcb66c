"""Renders one shot. Usage: `blender -b -P art/kit/run.py -- <scene> <shot> <width> <height> <samples> <path> [cutout]`."""

import importlib.util
import pathlib
import sys

ART = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ART))
sys.dont_write_bytecode = True

from kit.rendering import outline, render  # noqa: E402
from kit.scene import clear  # noqa: E402


def main():
    """Loads a scene file (path below art, without extension), builds one of its SHOTS with the fog from FOGS or FOG,
    and renders it."""
    name, shot, width, height, samples, path, *cutout = sys.argv[sys.argv.index("--") + 1 :]
    spec = importlib.util.spec_from_file_location("scene", ART / f"{name}.py")
    scene = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(scene)
    clear(getattr(scene, "FOGS", {}).get(shot, getattr(scene, "FOG", None)))
    scene.SHOTS[shot]()
    render(path, int(width), int(height), int(samples))
    if cutout:
        outline(path)


main()
