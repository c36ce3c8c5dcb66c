/** Stealthy Heist: the lamps of night and gold. */
import * as k from "../../kit/index.ts";

const NIGHT: k.Lamp = { shade: "#35287a", lit: "#fff9ea", rim: "#8fb8ff" };

const GOLD: k.Lamp = { shade: "#a85a10", lit: "#fffce0", rim: "#fff0b0" };

export const form = (r: number, drawing: k.Drawing, cast = 0): string => k.puff(NIGHT, r, drawing, { cast });

export const golden = (r: number, drawing: k.Drawing, cast = 0): string =>
	k.puff(GOLD, r, drawing, { cast, gloss: 0.8 });
