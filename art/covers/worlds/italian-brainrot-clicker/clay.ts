/** Italian Brainrot Clicker: lamps and colours. */
import * as k from "../../kit/index.ts";

export const LAMP: k.Lamp = {
	shade: "#8a4f86",
	lit: "#fffef8",
	rim: "#c8ffd8",
	rimStrength: 0.55,
	azimuth: 228,
	elevation: 54,
};

const PINK: k.Lamp = {
	shade: "#c05a9a",
	lit: "#fffafc",
	rim: "#fff0c8",
	rimStrength: 0.6,
	azimuth: 228,
	elevation: 52,
};

export const LIGHT: k.Light = { key: "#fff6e0", shade: "#8a4f86", rim: "#c8ffd8", lamp: LAMP };

export const b = k.bench(LAMP);

export const frill = k.bench(PINK);

export const CREAM = "#fff3e0";

export const LIMB = "#ffd9c0";
