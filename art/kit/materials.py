"""Materials: one principled shader with the variations that the worlds need. Equal arguments return the same material."""

from functools import cache

import bpy

from kit.colour import blend, linear
from kit.graph import Graph, socket

_fog = {}


def forget(fog=None):
    """Clears the cache of materials. `fog`: (hex color, start, end, maximum opacity), distances in world units and
    opacity 0..1, or None."""
    for maker in (material, haze, glass, veil):
        maker.cache_clear()
    _fog["now"] = fog


def _blank():
    return Graph(bpy.data.materials.new("clay"))


def _principled(graph, settings):
    """Returns the principled shader with `settings` applied. Names and values are those of Blender 3."""
    base = graph.tree.nodes["Principled BSDF"]
    for name, value in settings.items():
        socket(base.inputs, name).default_value = value
    if "Coat Weight" in base.inputs:
        # Since Blender 4, a coat weight of 1 is four times as strong as a clear coat of 1 was before.
        base.inputs["Coat Weight"].default_value *= 0.25
    return base


def _finished(graph, shader):
    """Connects `shader` to the material's output and returns the material."""
    graph.link(shader, graph.tree.nodes["Material Output"].inputs[0])
    # Exclude emission from light sampling, where it is the largest source of noise.
    if hasattr(graph.owner.cycles, "emission_sampling"):
        graph.owner.cycles.emission_sampling = "NONE"
    else:
        graph.owner.cycles.sample_as_light = False
    return graph.owner


def _wood(graph, colour, dark, stretch):
    mapping = graph.node("Mapping", Scale=stretch)
    graph.link(graph.node("TexCoord").outputs["Object"], mapping.inputs[0])
    noise = graph.node("TexNoise", Scale=2.2, Detail=3, Distortion=0.6)
    graph.link(mapping.outputs[0], noise.inputs["Vector"])
    return graph.ramp(socket(noise.outputs, "Fac"), [(0.38, dark), (0.6, colour)])


def _mottled(graph, colour, source, amount):
    """Varies the brightness of a large surface with low-frequency noise."""
    spread = graph.node("MapRange")
    for index, value in ((1, 0.3), (2, 0.7), (3, 1 - amount), (4, 1 + amount)):
        spread.inputs[index].default_value = value
    graph.link(socket(graph.noise(0.9).outputs, "Fac"), spread.inputs[0])
    shift = graph.node("HueSaturation")
    graph.link(spread.outputs[0], shift.inputs["Value"])
    if source:
        graph.link(source, shift.inputs["Color"])
    else:
        shift.inputs["Color"].default_value = linear(colour)
    return shift.outputs[0]


def _fogged(graph, shader):
    """Adds the scene's fog, if any, inside the shader: antialiased, free of noise and seen only by the camera."""
    if not _fog.get("now"):
        return shader
    colour, start, end, most = _fog["now"]
    spread = graph.node("MapRange")
    spread.interpolation_type = "SMOOTHSTEP"
    for index, value in ((1, start), (2, end), (4, most)):
        spread.inputs[index].default_value = value
    graph.link(graph.node("CameraData").outputs["View Distance"], spread.inputs[0])
    only_camera = graph.node("Math")
    only_camera.operation = "MULTIPLY"
    graph.link(spread.outputs[0], only_camera.inputs[0])
    graph.link(graph.node("LightPath").outputs["Is Camera Ray"], only_camera.inputs[1])
    mixed = graph.node("MixShader")
    graph.link(only_camera.outputs[0], mixed.inputs[0])
    graph.link(shader, mixed.inputs[1])
    graph.link(graph.node("Emission", Color=linear(colour)).outputs[0], mixed.inputs[2])
    return mixed.outputs[0]


def _on_air(graph, light):
    """Mixes `light` with transparency, so that it adds to the background without noise."""
    added = graph.node("AddShader")
    graph.link(graph.node("BsdfTransparent").outputs[0], added.inputs[0])
    graph.link(light.outputs[0], added.inputs[1])
    return added.outputs[0]


@cache
def material(
    colour,
    rough=0.5,
    specular=0.4,
    coat=0.0,
    metal=0.0,
    sheen=0.0,
    glow=0.0,
    glow_colour=None,
    bottom=None,
    wood=None,
    painted=False,
    mottle=0.0,
    bump=0.0,
    bump_scale=8.0,
    alpha=1.0,
    fog=True,
):
    """Returns a material. `bottom`: color at the lower end of the object's bounds (a gradient up to `colour`). `wood`:
    (dark hex, stretch xyz). `painted`: use the mesh's color layer. `glow`: emission; at most 1 in front of the camera.
    """
    graph = _blank()
    settings = {"Roughness": rough, "Specular": specular, "Clearcoat": coat, "Clearcoat Roughness": 0.08}
    base = _principled(graph, {**settings, "Metallic": metal, "Sheen": sheen, "Emission Strength": glow})
    source = None
    if painted:
        layer = graph.node("VertexColor")
        layer.layer_name = "paint"
        source = layer.outputs["Color"]
    elif wood:
        source = _wood(graph, colour, *wood)
    elif bottom:
        source = graph.ramp(graph.height(), [(0.05, bottom), (0.9, colour)])
    if mottle:
        source = _mottled(graph, colour, source, mottle)
    if source:
        graph.link(source, base.inputs["Base Color"])
    else:
        base.inputs["Base Color"].default_value = linear(colour)
    if glow:
        if source and not glow_colour:
            graph.link(source, socket(base.inputs, "Emission"))
        else:
            socket(base.inputs, "Emission").default_value = linear(glow_colour or colour)
    if bump:
        dent = graph.node("Bump", Strength=bump, Distance=0.1)
        graph.link(socket(graph.noise(bump_scale).outputs, "Fac"), dent.inputs["Height"])
        graph.link(dent.outputs[0], base.inputs["Normal"])
    shader = base.outputs[0]
    if alpha < 1:
        mixed = graph.node("MixShader", Fac=alpha)
        graph.link(graph.node("BsdfTransparent", Color=linear(colour)).outputs[0], mixed.inputs[1])
        graph.link(shader, mixed.inputs[2])
        shader = mixed.outputs[0]
    return _finished(graph, _fogged(graph, shader) if fog else shader)


def clay(colour, **more):
    """Matte modeling clay."""
    return material(colour, **{"rough": 0.62, "specular": 0.25, "sheen": 0.3, **more})


def gloss(colour, **more):
    """Lacquered plastic."""
    return material(colour, **{"rough": 0.26, "specular": 0.5, "coat": 0.6, **more})


def cloth(colour, **more):
    """Felt and knitted fabric."""
    return material(colour, **{"rough": 0.85, "specular": 0.2, "sheen": 0.5, **more})


def gold(colour="#ffc21f", **more):
    """Warm toy gold that looks bright even without surroundings to reflect."""
    return material(colour, **{"rough": 0.26, "metal": 0.25, "coat": 0.6, "specular": 0.6, **more})


def shine(colour, strength=0.8, **more):
    """A flat emissive color: suns, screens, swooshes."""
    return material(colour, **{"rough": 0.8, "specular": 0, "glow": strength, **more})


@cache
def haze(colour, strength=0.1):
    """A glow in the air that adds to the background without noise. For beams and rays."""
    graph = _blank()
    return _finished(graph, _on_air(graph, graph.node("Emission", Color=linear(colour), Strength=strength)))


@cache
def glass(deep, colour, rim, glow=0.35, facing=0.5):
    """Glass and crystal without refraction: `deep` where a face points at the camera, `colour` and then `rim` where it
    turns away, under a clear coat. Flat-shaded meshes get a different color on each facet."""
    graph = _blank()
    settings = {"Roughness": 0.1, "Specular": 0.6, "Clearcoat": 1.0, "Clearcoat Roughness": 0.04}
    base = _principled(graph, {**settings, "Emission Strength": glow})
    turned = graph.node("LayerWeight", Blend=facing).outputs["Facing"]
    tone = graph.ramp(turned, [(0.06, deep), (0.42, colour), (0.9, rim)])
    graph.link(tone, base.inputs["Base Color"])
    graph.link(tone, socket(base.inputs, "Emission"))
    return _finished(graph, _fogged(graph, base.outputs[0]))


@cache
def veil(colour, strength=0.5):
    """A glow in the air that fades upwards over the object's bounds, and fades quickly at its lower edge: an aurora,
    spray, mist."""
    graph = _blank()
    stops = [(0.1, "#000000"), (0.26, colour), (0.5, blend(colour, "#000000", 0.6)), (0.88, "#000000")]
    light = graph.node("Emission", Strength=strength)
    graph.link(graph.ramp(graph.height(), stops), light.inputs["Color"])
    return _finished(graph, _on_air(graph, light))


def stuff(value):
    """Returns a material for a hex color; returns a material unchanged."""
    return clay(value) if isinstance(value, str) else value
