/** Aidan in Danger: lamps, colours and the clay they light. */
import * as k from "../../kit/index.ts";

export const STORM = { shade: "#38477e", lit: "#fdfcff", rim: "#a8e6ff", rimStrength: 0.65 };

export const FOAM: k.Light = { key: "#ffffff", shade: "#3f6fa8", rim: "#d8f6ff", strength: [0.4, 0.55, 0.5] };

const WARM = { shade: "#a0607e", lit: "#fffdf6", rim: "#a8e6ff", rimStrength: 0.4 };

export const flesh = (r: number, drawing: k.Drawing, cast = 0): string => k.puff(WARM, r, drawing, { cast });

export const form = (r: number, drawing: k.Drawing, cast = 0, gloss = 0.34): string =>
	k.puff(STORM, r, drawing, { cast, gloss });
