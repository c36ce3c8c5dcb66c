/** Chinese Cuisine Chef: lamps and colours. */
import * as k from "../../kit/index.ts";

const LAMP: k.Lamp = {
	shade: "#7a2c50",
	lit: "#fffaf0",
	rim: "#ffb45c",
	rimStrength: 0.75,
	azimuth: 235,
	elevation: 54,
};

export const LIGHT: k.Light = { key: "#ffe6b8", shade: "#7a2c50", rim: "#ffb45c", lamp: LAMP };

const IRON: k.Lamp = { shade: "#2a1626", lit: "#ffffff", rim: "#ff9a3a", rimStrength: 1, azimuth: 235, elevation: 44 };

const JADE: k.Lamp = {
	shade: "#0c3a4a",
	lit: "#f4fff8",
	rim: "#ffb45c",
	rimStrength: 0.35,
	azimuth: 235,
	elevation: 56,
};

export const b = k.bench(LAMP);

export const iron = k.bench(IRON);

export const jade = k.bench(JADE);

export const SKIN = "#f7bd8c";

export const WHITE = "#fffaf2";
