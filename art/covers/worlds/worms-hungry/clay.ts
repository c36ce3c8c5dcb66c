/** Worms Hungry: lamps, colours and the clay they light. */
import * as k from "../../kit/index.ts";

const SPRING = { shade: "#8a3f8e", lit: "#fffdf4", rim: "#d8ffb0", rimStrength: 0.55 };

const EARTH = { shade: "#4a2440", lit: "#fff4e4", rim: "#ffb890", rimStrength: 0.5 };

export const DAY: k.Light = { key: "#fffbe0", shade: "#3a7a5a", rim: "#e8ffb0", strength: [0.45, 0.5, 0.5] };

export const form = (r: number, drawing: k.Drawing, cast = 0, gloss = 0.45): string =>
	k.puff(SPRING, r, drawing, { cast, gloss });

export const earthen = (r: number, drawing: k.Drawing, cast = 0): string =>
	k.puff(EARTH, r, drawing, { cast, gloss: 0.2 });

export const PINK = "#ff86b4";
