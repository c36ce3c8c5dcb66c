/** Emralds Forest Shoot: lamps and colours. */
import * as k from "../../kit/index.ts";

const LAMP: k.Lamp = {
	shade: "#6a2f5c",
	lit: "#fffdf0",
	rim: "#8affc0",
	rimStrength: 0.7,
	azimuth: 300,
	elevation: 52,
};

const WOOD: k.Lamp = {
	shade: "#0c3550",
	lit: "#f8fff0",
	rim: "#d8ff9a",
	rimStrength: 0.45,
	azimuth: 300,
	elevation: 48,
};

const DARK: k.Lamp = {
	shade: "#1a0c3c",
	lit: "#ffffff",
	rim: "#a0ffd8",
	rimStrength: 0.7,
	azimuth: 300,
	elevation: 44,
};

export const b = k.bench(LAMP);

export const wood = k.bench(WOOD);

export const night = k.bench(DARK);

export const FUR = "#ff8a2a";

export const PALE = "#fff0dc";

export const CLOAK = "#1f8a5c";
