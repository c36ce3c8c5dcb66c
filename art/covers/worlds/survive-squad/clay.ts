/** Survive Squad: lamps and colours. */
import * as k from "../../kit/index.ts";

const LAMP: k.Lamp = {
	shade: "#52409a",
	lit: "#ffffff",
	rim: "#86ffe0",
	rimStrength: 0.5,
	azimuth: 235,
	elevation: 52,
};

export const LIGHT: k.Light = { key: "#d8fff4", shade: "#3d3c92", rim: "#86ffe0", lamp: LAMP };

export const b = k.bench(LAMP);
