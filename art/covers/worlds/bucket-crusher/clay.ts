/** Bucket Crusher: lamps and colours. */
import * as k from "../../kit/index.ts";

const LAMP: k.Lamp = {
	shade: "#6a3a7a",
	lit: "#fffdf4",
	rim: "#bfe8ff",
	rimStrength: 0.6,
	azimuth: 230,
	elevation: 52,
};

export const SOFT: k.Light = {
	key: "#ffffff",
	shade: "#8a6a9a",
	rim: "#d8f0ff",
	lamp: { shade: "#a88ab0", lit: "#ffffff", rim: "#ffe8d8", azimuth: 230, elevation: 52 },
};

const STEEL: k.Lamp = {
	shade: "#2c2a5c",
	lit: "#ffffff",
	rim: "#ffb26a",
	rimStrength: 0.6,
	azimuth: 230,
	elevation: 46,
};

export const b = k.bench(LAMP);

export const steel = k.bench(STEEL);

export const ORANGE = "#ff8420";

export const PINKS = ["#f0889a", "#e5788e", "#f59aa6", "#d96a84", "#f7a8ae"] as const;

export const BLUES = ["#9cc4ee", "#88b4e6", "#b4d4f4", "#78a6dc", "#a8ccf2"] as const;
