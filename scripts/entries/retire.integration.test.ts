import { existsSync, rmSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { planRename } from "./rename.ts";
import { planRetire } from "./retire.ts";
import { matter, refused, smallCopy } from "./smallCopy.ts";

const { at, read, put, root, done, redirects, names } = smallCopy();

describe("retiring", () => {
	it("is refused while something needs it, place by place", () => {
		expect(refused(() => planRetire(root(), "games/raft"))).toEqual([
			"content/guidelines/general/a/2025-01-01.md:1: links to it. Change the sentence first, or say which page takes its place.",
			"content/news/first.md:11: links to it. Change the sentence first, or say which page takes its place.",
			"content/news/first.md:8: shows its picture. Choose another picture first.",
			"content/places.yaml:2: shows its pictures. Choose another game there first.",
			"content/places.yaml:5: shows its pictures. Choose another game there first.",
			"content/games/raft-two.yaml:4: shows its pictures. Choose another game there first.",
		]);
		expect(existsSync(at("content/games/raft.yaml"))).toBe(true);
	});

	it.each([
		["/games/raft", '"/games/raft": it cannot take its own place.'],
		["/games/never", '"/games/never": no page has this address.'],
		["/games/plank", '"/games/plank": no page has this address.'],
		["https://else.example/", '"https://else.example/": no page has this address.'],
	])("is refused with %s in its place", (to, problem) => {
		expect(refused(() => planRetire(root(), "games/raft", to)).join()).toContain(problem);
	});

	/** Leaves nothing that shows the raft's pictures. */
	function free(): void {
		put("content/places.yaml", "home:\n  phone: kayak\n");
		put("content/games/raft-two.yaml", "slug: raft-two\nstudio: Old Bone Club\n");
		put("content/news/first.md", `${matter("first", "games/kayak/tall")}\n[Raft](/games/raft)\n`);
	}

	it("in favour of another page takes everything away, and links and former addresses lead on", () => {
		free();
		const lines = done(planRetire(root(), "games/raft", "/games/kayak"));
		expect(lines).toEqual(
			expect.arrayContaining([
				"content/games/raft.yaml is deleted; its history keeps it.",
				"/games/raft leads to /games/kayak from then on, in every language.",
				"Place 7 on the home page is free.",
				"Saltwater Toys has no other game: the page of the studio ends, too.",
			]),
		);
		expect(names("**/raft{,.*}")).toEqual([]);
		expect(read("content/news/first.md")).toContain("[Raft](/games/kayak)");
		expect(redirects()).toEqual([
			{ from: "/games/plank", to: "/games/kayak" },
			{ from: "/games/dinghy", to: "/games/kayak" },
			{ from: "/games/raft", to: "/games/kayak" },
		]);
		expect(Object.keys(JSON.parse(read("content/pictures.json")))).toEqual(["games/kayak/icon", "games/raft-two/icon"]);
		expect(read("app/features/search/wantedAnswers.ts")).toBe(
			'\t["boats", "game:kayak"],\n\t["paddle", "game:kayak"],\n',
		);
		expect(read("art/faces.yaml")).toBe("games/raft-two/tall:\n  boy: [0, 0, 1, 1]\n");
	});

	it("in favour of a page that is no entry has links lead there", () => {
		free();
		done(planRetire(root(), "games/raft", "/games"));
		expect(read("content/news/first.md")).toContain("[Raft](/games)");
		expect(redirects()).toContainEqual({ from: "/games/raft", to: "/games" });
	});

	it("in favour of nothing makes its address, and those that led to it, say so", () => {
		free();
		put("content/news/first.md", "---\nslug: first\n---\nNothing.\n");
		rmSync(at("content/guidelines"), { recursive: true });
		put("public/locales/en/translation.json", "{}\n");
		done(planRetire(root(), "games/raft"));
		expect(redirects()).toEqual([
			{ from: "/games/plank", gone: true },
			{ from: "/games/dinghy", to: "/games/kayak" },
			{ from: "/games/raft", gone: true },
		]);
	});

	it("an article leaves games alone", () => {
		done(planRetire(root(), "news/second"));
		expect(existsSync(at("content/news/second.md"))).toBe(false);
		expect(existsSync(at("content/games/kayak.yaml"))).toBe(true);
		expect(redirects()).toContainEqual({ from: "/news/second", gone: true });
	});
});

it("redirects nothing from an address that was never public", () => {
	put("content/games/canoe.yaml", "slug: canoe\nstudio: Third Facet\npublishFrom: 2999-01-01\n");
	const before = read("content/redirects.yaml");
	expect(done(planRename(root(), "games/canoe", "punt"))).toContain("/games/canoe was never public: it leads nowhere.");
	expect(done(planRetire(root(), "games/punt"))).toContain("/games/punt was never public: it leads nowhere.");
	expect(read("content/redirects.yaml")).toBe(before);
	expect(existsSync(at("content/games/punt.yaml"))).toBe(false);
});
