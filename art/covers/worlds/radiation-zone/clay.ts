/** Radiation Zone: lamps and colours. */
import * as k from "../../kit/index.ts";

export const LAMP: k.Lamp = {
	shade: "#5a4a52",
	lit: "#fffff2",
	rim: "#b6ff5c",
	rimStrength: 0.75,
	azimuth: 232,
	elevation: 52,
};

const FOG: k.Lamp = {
	shade: "#10323c",
	lit: "#f6fff0",
	rim: "#a6ff5c",
	rimStrength: 0.45,
	azimuth: 232,
	elevation: 50,
};

export const LIGHT: k.Light = { key: "#e8ffc0", shade: "#10323c", rim: "#a6ff5c", lamp: FOG };

export const b = k.bench(LAMP);

export const fair = k.bench(FOG);

export const YELLOW = "#ffc91f";
