import { expect, it, vi } from "vitest";
import { findUnpublishedAssets } from "./findUnpublishedAssets.server.ts";

vi.mock("./games.server.ts", () => ({ hiddenGameSlugs: () => ["later", "pictured"] }));
vi.mock("./news.server.ts", () => ({
	hiddenArticleSlugs: () => ["soon"],
	listArticles: () => [{ picture: { base: "/pictures/games/pictured/background.1" } }],
}));

it("finds pictures and clips of unpublished entries, except those that a public article shows", () => {
	const hidden = [
		"pictures/games/later/icon.1-96.avif",
		"pictures/games/pictured/icon.1.webp",
		"clips/later/card.1.webm",
		"pictures/news/soon.1.webp",
	];
	const shown = [
		"pictures/games/later-still/icon.1.webp",
		"pictures/games/pictured/background.1-960.avif",
		"clips/boat-attack/card.1.webm",
		"pictures/news/sooner.1.webp",
		"index.html",
	];
	expect(findUnpublishedAssets([...hidden, ...shown])).toEqual(hidden);
});
