import { expect, it } from "vitest";
import { readPictures, savePicture } from "./pictures.ts";

it.each(["games/raft/../../../package", "site/coin", "games/x/icon/y"])(
	"has no pictures but those of games and articles: %s",
	async (name) => {
		const saved = savePicture("/nowhere", name, new URLSearchParams(), Buffer.from("x"));
		await expect(saved).rejects.toThrow(`The editor has no picture "${name}".`);
		await expect(readPictures("/nowhere", name)).rejects.toThrow(`The editor has no pictures of "${name}".`);
	},
);
