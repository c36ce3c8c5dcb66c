/** Maze Escape: lamps and colours. */
import * as k from "../../kit/index.ts";

const LAMP: k.Lamp = {
	shade: "#5a4a86",
	lit: "#fffdf2",
	rim: "#dcffb0",
	rimStrength: 0.5,
	azimuth: 230,
	elevation: 54,
};

export const LEAVES: k.Lamp = {
	shade: "#123f4a",
	lit: "#fffff0",
	rim: "#c8ff7a",
	rimStrength: 0.4,
	azimuth: 230,
	elevation: 50,
};

export const LIGHT: k.Light = { key: "#fff6c8", shade: "#123f4a", rim: "#c8ff7a", lamp: LEAVES };

const GOLD: k.Lamp = {
	shade: "#a04a10",
	lit: "#fffff0",
	rim: "#fff6b0",
	rimStrength: 0.8,
	azimuth: 230,
	elevation: 46,
};

export const b = k.bench(LAMP);

export const hedges = k.bench(LEAVES);

export const gold = k.bench(GOLD);

export const SKIN = "#ffd3b8";

export const CLOUDS: k.Light = {
	key: "#ffffff",
	shade: "#6a8ad0",
	rim: "#fff6c8",
	lamp: { shade: "#8aa4e0", lit: "#ffffff", rim: "#fff2c8", azimuth: 230, elevation: 50 },
};
