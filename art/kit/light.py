"""Light: a sky that the camera sees, a second one that lights the scene, sun, lamps, and two ready-made setups."""

import math

import bpy
from mathutils import Vector

from kit.colour import linear
from kit.graph import own_nodes
from kit.scene import link, place


def _gradient(tree, stops):
    nodes, links = tree.nodes, tree.links
    where = nodes.new("ShaderNodeTexCoord")
    split = nodes.new("ShaderNodeSeparateXYZ")
    spread = nodes.new("ShaderNodeMapRange")
    ramp = nodes.new("ShaderNodeValToRGB")
    links.new(where.outputs["Generated"], split.inputs[0])
    spread.inputs[1].default_value = -1
    links.new(split.outputs["Z"], spread.inputs[0])
    elements = ramp.color_ramp.elements
    while len(elements) < len(stops):
        elements.new(0.5)
    for element, (height, colour) in zip(elements, sorted(stops)):
        element.position, element.color = (height + 1) / 2, linear(colour)
    links.new(spread.outputs[0], ramp.inputs[0])
    return ramp.outputs[0]


def sky(seen, strength=1.0, light=None, light_strength=None):
    """Sets the sky. `seen`: gradient that the camera sees, `light`: gradient that lights the scene (default: the same).
    Both are lists of (height -1..1, hex color)."""
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    tree = own_nodes(world)
    front = tree.nodes["Background"]
    tree.links.new(_gradient(tree, seen), front.inputs[0])
    front.inputs[1].default_value = strength
    back = tree.nodes.new("ShaderNodeBackground")
    tree.links.new(_gradient(tree, light or seen), back.inputs[0])
    back.inputs[1].default_value = strength if light_strength is None else light_strength
    path = tree.nodes.new("ShaderNodeLightPath")
    mixed = tree.nodes.new("ShaderNodeMixShader")
    tree.links.new(path.outputs["Is Camera Ray"], mixed.inputs[0])
    tree.links.new(back.outputs[0], mixed.inputs[1])
    tree.links.new(front.outputs[0], mixed.inputs[2])
    tree.links.new(mixed.outputs[0], tree.nodes["World Output"].inputs[0])
    world.cycles.sampling_method = "AUTOMATIC"
    world.cycles.sample_map_resolution = 256


def _lamp(kind, power, colour):
    data = bpy.data.lights.new("lamp", kind)
    data.energy, data.color = power, linear(colour)[:3]
    return data


def sun(azimuth, height, power=4, colour="#fff1d6", soft=3):
    """Adds a sun. `azimuth`, `height`: degrees; azimuth 0 shines from +x, 90 from +y (from behind the set if the camera
    looks along +y). `soft`: angular diameter in degrees."""
    lamp = _lamp("SUN", power, colour)
    lamp.angle = math.radians(soft)
    a, h = math.radians(azimuth), math.radians(height)
    way = Vector((math.cos(a) * math.cos(h), math.sin(a) * math.cos(h), math.sin(h)))
    thing = link("sun", lamp)
    thing.rotation_euler = way.to_track_quat("Z", "Y").to_euler()
    return thing


def panel(at, target, size, power, colour="#ffffff", shiny=True, spread=180):
    """Adds a round soft light (invisible to the camera) at `at`, aimed at `target`. A `spread` below 180 degrees makes
    it much brighter: halve `power`."""
    lamp = _lamp("AREA", power, colour)
    lamp.shape, lamp.size, lamp.spread = "DISK", size, math.radians(spread)
    thing = place(link("panel", lamp), at)
    thing.rotation_euler = (Vector(at) - Vector(target)).to_track_quat("Z", "Y").to_euler()
    thing.visible_camera = False
    if not shiny:
        lamp.specular_factor, thing.visible_glossy = 0, False
    return thing


def bulb(at, power, colour, radius=0.1):
    """Adds a point light, for lanterns and fires."""
    lamp = _lamp("POINT", power, colour)
    lamp.shadow_soft_size = radius
    return place(link("bulb", lamp), at)


def studio(
    at=(0, 0, 1.3), power=1.0, ambient=0.36, key="#ffe6c4", cool="#c7b0ff", warm="#ffb45c", fill="#ffb3d0", room=0.0
):
    """Lights a subject at `at`: a warm key light from the front left, two small rim lights behind the shoulders, and a
    weak fill light without highlights. `room` above 0 adds a wide front light that reaches the walls."""
    x, y, z = at
    sky([(-1, "#8a6a9a"), (0, "#ffd0b0"), (1, "#b9b0ff")], ambient)
    panel((x - 3.4, y - 6.0, z + 3.9), at, 2.4, 600 * power, key)
    panel((x + 3.6, y + 1.7, z + 3.3), (x, y - 0.4, z + 0.2), 0.9, 210 * power, cool, spread=95)
    panel((x - 3.4, y + 1.8, z + 3.3), (x, y - 0.4, z + 0.2), 0.8, 105 * power, warm, spread=95)
    panel((x + 4.5, y - 6.5, z + 1.1), (x, y, z - 0.1), 3.5, 190 * power, fill, shiny=False)
    if room:
        panel((x + 1.0, y - 9.5, z + 5.5), (x, y + 2, z), 5, 900 * room, "#ffeeda", shiny=False)
