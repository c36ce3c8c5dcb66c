"""Helpers for shader nodes."""

from kit.colour import linear

# Sockets renamed between Blender 3 and 5: old name (up to 3.6), new name.
_RENAMED = {
    "Clearcoat": "Coat Weight",
    "Clearcoat Roughness": "Coat Roughness",
    "Emission": "Emission Color",
    "Fac": "Factor",
    "Sheen": "Sheen Weight",
    "Specular": "Specular IOR Level",
}


def socket(sockets, name):
    """Returns a node's input or output by its Blender 3 name, in any supported version of Blender."""
    return sockets[name if name in sockets else _RENAMED[name]]


def own_nodes(owner):
    """Returns the node tree of a material or world. Creates it if needed; Blender 5 always has one."""
    if owner.node_tree is None:
        owner.use_nodes = True
    return owner.node_tree


class Graph:
    """The nodes of a material, with shorthands for adding nodes and links."""

    def __init__(self, owner):
        self.owner, self.tree = owner, own_nodes(owner)

    def node(self, kind, **inputs):
        """Adds a node. Keyword arguments set its inputs by name, with underscores for spaces."""
        made = self.tree.nodes.new(f"ShaderNode{kind}")
        for name, value in inputs.items():
            socket(made.inputs, name.replace("_", " ")).default_value = value
        return made

    def link(self, output, target):
        """Connects an output of one node to an input of another."""
        self.tree.links.new(output, target)

    def noise(self, scale, detail=2):
        """Adds a noise texture in object space."""
        made = self.node("TexNoise", Scale=scale, Detail=detail)
        self.link(self.node("TexCoord").outputs["Object"], made.inputs["Vector"])
        return made

    def height(self):
        """Returns an output with the height of a point within the object's bounds, 0 to 1."""
        split = self.node("SeparateXYZ")
        self.link(self.node("TexCoord").outputs["Generated"], split.inputs[0])
        return split.outputs["Z"]

    def ramp(self, value, stops):
        """Adds a color ramp for `value`. `stops`: (position 0..1, color), ascending. Returns the ramp's color output."""
        made = self.node("ValToRGB")
        elements = made.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, colour) in zip(elements, stops):
            element.position, element.color = position, linear(colour)
        self.link(value, made.inputs[0])
        return made.outputs[0]
