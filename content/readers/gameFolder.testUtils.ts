import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach } from "vitest";
import { stringify } from "yaml";
import { ContentError } from "#content/model/contentError.ts";
import type { PictureIndex } from "./pictures.server.ts";
import { readGames } from "./readGames.server.ts";

/** As many words. */
export const words = (count: number) => Array.from({ length: count }, () => "word").join(" ");

/** What a game says in a language. */
export const text = {
	headline: "A good headline",
	summary: "Fifty characters are the least that a summary may have, no less.",
	description: words(80),
	screenshotAlts: [1, 2, 3].map((number) => `What can be seen on the screenshot number ${number}`),
};

/** A game's file that holds. */
export const game = {
	slug: "boat-attack",
	title: "Boat Attack",
	studio: "Warm Mittens",
	genre: ["Racing", "Action"],
	en: text,
	ru: text,
};

/** Every picture that is asked for. */
export const drawn: PictureIndex = (key) => ({
	base: `/pictures/${key}.1`,
	width: 4,
	height: 3,
	widths: [4],
	tone: 0,
});

/** A folder of games for each test of a file. */
export function gameFolder() {
	let folder: string;
	beforeEach(() => {
		folder = mkdtempSync(path.join(tmpdir(), "games-"));
	});
	afterEach(() => rmSync(folder, { recursive: true }));

	const put = (name: string, content: unknown) =>
		writeFileSync(path.join(folder, name), typeof content === "string" ? content : stringify(content));
	/** The lines of the error, each without the folder's name. */
	const problems = (pictures = drawn): string[] => {
		try {
			readGames(folder, pictures);
		} catch (error) {
			if (!(error instanceof ContentError)) throw error;
			return error.message.replaceAll(`${folder}${path.sep}`, "").split("\n");
		}
		return [];
	};
	return {
		put,
		problems,
		problemsOf: (content: unknown) => {
			put("a.yaml", content);
			return problems();
		},
		/** Reads them all. */
		read: (pictures = drawn) => readGames(folder, pictures),
		remove: (name: string) => rmSync(path.join(folder, name)),
	};
}
