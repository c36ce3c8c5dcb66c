"""Shader nodes."""

from kit.colour import linear

# Sockets that Blender 4 and 5 renamed: the name up to 3.6, the name since.
_RENAMED = {
    "Clearcoat": "Coat Weight",
    "Clearcoat Roughness": "Coat Roughness",
    "Emission": "Emission Color",
    "Fac": "Factor",
    "Sheen": "Sheen Weight",
    "Specular": "Specular IOR Level",
}


def socket(sockets, name):
    """A node's input or output, by the name that Blender 3 has for it, whatever this Blender calls it."""
    return sockets[name if name in sockets else _RENAMED[name]]


def own_nodes(owner):
    """The node tree of a material or a world. Those of Blender 5 are born with one."""
    if owner.node_tree is None:
        owner.use_nodes = True
    return owner.node_tree


class Graph:
    """The nodes of a material, with shorthands for adding nodes and links."""

    def __init__(self, owner):
        self.owner, self.tree = owner, own_nodes(owner)

    def node(self, kind, **inputs):
        """Adds a node; keywords set inputs by name with underscores for spaces."""
        made = self.tree.nodes.new(f"ShaderNode{kind}")
        for name, value in inputs.items():
            socket(made.inputs, name.replace("_", " ")).default_value = value
        return made

    def link(self, output, target):
        """Leads an output of one node into an input of another."""
        self.tree.links.new(output, target)

    def noise(self, scale, detail=2):
        """Noise over the object's own space."""
        made = self.node("TexNoise", Scale=scale, Detail=detail)
        self.link(self.node("TexCoord").outputs["Object"], made.inputs["Vector"])
        return made

    def height(self):
        """How high in the bounds of the object a point is, 0 to 1."""
        split = self.node("SeparateXYZ")
        self.link(self.node("TexCoord").outputs["Generated"], split.inputs[0])
        return split.outputs["Z"]

    def ramp(self, value, stops):
        """Colours by a value: `stops` are (place 0..1, colour), ascending. Returns the colour's output."""
        made = self.node("ValToRGB")
        elements = made.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, colour) in zip(elements, stops):
            element.position, element.color = position, linear(colour)
        self.link(value, made.inputs[0])
        return made.outputs[0]
