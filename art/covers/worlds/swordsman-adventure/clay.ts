/** Swordsman Adventure: light, clay and metal. */
import * as k from "../../kit/index.ts";

export const SUN: k.Light = { key: "#fffbe0", shade: "#3a5aa8", rim: "#c8f4ff", strength: [0.45, 0.5, 0.5] };

/** Sun from the upper left, violet shade, sky rim. */
const noon = { shade: "#5b4180", lit: "#fffdf6", rim: "#b4ecff" };

export const form = (r: number, drawing: k.Drawing, cast = 0, gloss = 0.34): string =>
	k.puff(noon, r, drawing, { cast, gloss });

export const steel = (r: number, drawing: k.Drawing, cast = 0): string =>
	k.puff({ shade: "#4a4f96", lit: "#ffffff", rim: "#9fe4ff", rimStrength: 0.8 }, r, drawing, { cast, gloss: 0.85 });

export const STEEL = k.linear(["#f4f8ff", "#c3cfe6", "#9aa8cc"], 70);

export const RED = "#e8323e";

export const GOLD = "#ffc63a";
