/** Tung Sahur and Repo: lamps and the clay they light. */
import * as k from "../../kit/index.ts";

const AMBER = { shade: "#3f2478", lit: "#fff4dc", rim: "#8fa8ff", rimStrength: 0.6 };

export const LAMPLIGHT: k.Light = { key: "#ffe6b0", shade: "#2a1a6a", rim: "#8fb0ff", strength: [0.5, 0.6, 0.5] };

export const form = (r: number, drawing: k.Drawing, cast = 0, gloss = 0.3): string =>
	k.puff(AMBER, r, drawing, { cast, gloss });
