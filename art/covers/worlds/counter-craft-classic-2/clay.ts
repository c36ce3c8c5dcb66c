/** Counter Craft Classic 2: lamp, colours and materials. */
import * as k from "../../kit/index.ts";
import type { Material } from "../../kit/solids.ts";

const LAMP = { shade: "#7a4a86", lit: "#fffaf0", rim: "#ffe0a0", rimStrength: 0.45 };

export const form = (r: number, drawing: k.Drawing, cast = 0, gloss = 0.3): string =>
	k.puff(LAMP, r, drawing, { cast, gloss });

export const stuff = (base: string): Material => ({ base, light: k.lighten(base, 0.32), shade: k.darken(base, 0.42) });

export const BLUE = "#2f6df0";

export const RED = "#ec3a44";

export const SKIN = "#f3b98c";
