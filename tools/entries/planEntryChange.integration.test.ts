import { existsSync } from "node:fs";
import { beforeEach, expect, it } from "vitest";
import { parse } from "yaml";
import { temporaryFolder } from "#content/readers/temporaryFolder.testUtils.ts";
import { applyPlan, describePlan, type EntryPlan, planRename, planRetire } from "./planEntryChange.ts";

const { at, putFile, readFile } = temporaryFolder();
const put = (files: Record<string, string>) => {
	for (const [file, text] of Object.entries(files)) putFile(file, text);
};
const apply = (plan: EntryPlan) => {
	applyPlan(at(), plan);
	return describePlan(plan);
};

beforeEach(() => {
	put({
		"content/games/raft.yaml": "slug: raft\nstudio: Saltwater Toys\nfeatured: 7\n",
		"content/games/raft-two.yaml": "slug: raft-two\nstudio: Old Bone Club\npictures: raft\n",
		"content/games/kayak.yaml": "slug: kayak\nplay: https://kayak.example/\npublishFrom: 2999-01-01\n",
		"content/places.yaml": "home:\n  phone: raft\nbusiness:\n  hours:\n    - raft\n    - raft-two\n",
		"content/news/first.md":
			"---\nslug: first\npicture: games/raft/tall\n---\n[Raft](/games/raft), [two](/games/raft-two)\n",
		"content/pictures.json": '{\n\t"games/raft-two/icon": {"hash":"3"},\n\t"games/raft/icon": {"hash":"2"}\n}\n',
		"content/clips.json": '{\n\t"raft": {"a":2}\n}\n',
		"content/redirects.yaml": "# A comment.\n- from: /games/plank\n  to: /games/raft\n",
		"art/clips/raft.py": 'world = import_module("worlds.raft")\n',
		"art/worlds/raft-two.py": "",
		"art/faces.yaml": "games/raft/tall:\n  boy: [0, 0, 1, 1]\n",
		"public/pictures/games/raft/icon.2.webp": "",
		"public/clips/raft/card.webm": "",
		"src/other.test.ts": 'expect("/games/raft")\n',
	});
});

it("describes a rename before applying it, and reports links and code without changing them", () => {
	expect(describePlan(planRename(at(), "games/raft", "float"))).toEqual(
		expect.arrayContaining([
			"content/games/raft.yaml becomes content/games/float.yaml.",
			"content/places.yaml is changed.",
			"/games/raft leads to /games/float from then on, in every language.",
			expect.stringMatching(/^"Play Game" still opens https:.*\/raft\./),
			"content/news/first.md:5: links to /games/raft. Change the link.",
			'For a developer: 1 lines of code name "raft": git grep -w raft',
		]),
	);
	expect(existsSync(at("content/games/raft.yaml"))).toBe(true);
});

it("moves files and rewrites the fields that name the entry, but not entries with a similar slug", () => {
	apply(planRename(at(), "/games/raft", "2048"));
	for (const file of ["pictures/games/2048/icon.2.webp", "clips/2048/card.webm"])
		expect(existsSync(at(`public/${file}`)), file).toBe(true);
	expect(existsSync(at("art/worlds/raft-two.py"))).toBe(true);
	expect(parse(readFile("content/games/2048.yaml"))).toMatchObject({
		slug: "2048",
		play: expect.stringMatching(/raft$/),
	});
	expect(readFile("content/places.yaml")).toBe(
		"home:\n  phone: '2048'\nbusiness:\n  hours:\n    - '2048'\n    - raft-two\n",
	);
	expect(readFile("content/games/raft-two.yaml")).toContain("pictures: '2048'\n");
	expect(readFile("content/news/first.md")).toContain("picture: games/2048/tall\n---\n[Raft](/games/raft),");
	expect(readFile("content/pictures.json")).toMatch(/"games\/raft-two\/icon": .*\n\t"games\/2048\/icon"/);
	expect(readFile("content/clips.json")).toBe('{\n\t"2048": {"a":2}\n}\n');
	expect(readFile("art/faces.yaml")).toMatch(/^games\/2048\/tall:/);
	expect(readFile("art/clips/2048.py")).toContain('"worlds.2048"');
	expect(readFile("content/redirects.yaml")).toBe(
		"# A comment.\n- from: /games/plank\n  to: /games/2048\n- from: /games/raft\n  to: /games/2048\n",
	);
	apply(planRename(at(), "games/2048", "raft"));
	expect(readFile("content/places.yaml")).toContain("    - raft\n    - raft-two\n");
	expect(readFile("content/redirects.yaml")).not.toContain("from: /games/raft");
});

it.each([
	["games/canoe", "float", '"games/canoe": no game or article has this address.'],
	["../package.json", "float", '"../package.json": no game or article has this address.'],
	["games/raft", "kayak", '"kayak": content/games/kayak.yaml has this address. Choose another.'],
	["games/raft", "../float", '"../float": use lower-case letters, digits and single hyphens.'],
	["games/kayak", "raft-three", '"raft-three": art/worlds/raft-three.py is there already.'],
])("rejects renaming %s to %s and names the fix", (name, slug, problem) => {
	put({ "art/worlds/raft-three.py": "" });
	expect(() => planRename(at(), name, slug)).toThrow(problem);
});

it("rejects retiring an entry while other content shows its pictures, and an unknown replacement", () => {
	const places = ["news/first.md:3", "places.yaml:2", "places.yaml:5", "games/raft-two.yaml:3"];
	const reasons = places.map((place) => `content/${place}: shows its pictures. Choose another game or picture first.`);
	expect(() => planRetire(at(), "games/raft")).toThrow(reasons.join("\n"));
	for (const to of ["/games/raft", "/games/never", "https://else.example/"])
		expect(() => planRetire(at(), "games/raft", to)).toThrow(`"${to}": no other page has this address.`);
});

it.each([
	["/games", { to: "/games" }, "/games/raft leads to /games from then on, in every language."],
	[undefined, { gone: true }, "/games/raft says from then on that the page was taken down (410)."],
])("retires an entry in favor of %s with its files, rows and former addresses", (to, target, end) => {
	put({ "content/places.yaml": "", "content/games/raft-two.yaml": "slug: raft-two\nstudio: Old Bone Club\n" });
	put({ "content/news/first.md": "---\nslug: first\n---\n[Raft](/games/raft)\n" });
	expect(apply(planRetire(at(), "games/raft", to))).toEqual(
		expect.arrayContaining([
			"content/games/raft.yaml is deleted; its history keeps it.",
			end,
			"Place 7 on the home page is free.",
			"Saltwater Toys has no other game: its page ends, too.",
			"content/news/first.md:4: links to /games/raft. Change the link.",
		]),
	);
	for (const file of ["content/games/raft.yaml", "public/clips/raft"]) expect(existsSync(at(file)), file).toBe(false);
	expect(readFile("content/pictures.json")).toBe('{\n\t"games/raft-two/icon": {"hash":"3"}\n}\n');
	expect(parse(readFile("content/redirects.yaml"))).toEqual([
		{ from: "/games/plank", ...target },
		{ from: "/games/raft", ...target },
	]);
});

it("rewrites an article in the allow-list of figures and in the choices of pages", () => {
	put({ "content/checks/allowedFigures.yaml": "- files: content/news/first.md\n- files: content/news/first-two.md\n" });
	put({ "config/choices/home.json": '{\n\t"oneArticle": "first",\n\t"otherArticle": "first-two"\n}\n' });
	apply(planRename(at(), "news/first", "one"));
	expect(readFile("content/checks/allowedFigures.yaml")).toContain("news/one.md\n- files: content/news/first-two.md");
	expect(readFile("config/choices/home.json")).toBe('{\n\t"oneArticle": "one",\n\t"otherArticle": "first-two"\n}\n');
});

it("keeps a game's own play address, and redirects nothing from an address that was never public", () => {
	apply(planRename(at(), "games/kayak", "canoe"));
	expect(readFile("content/games/canoe.yaml")).toContain("play: https://kayak.example/");
	expect(apply(planRetire(at(), "games/canoe"))).toContain("/games/canoe was never public: it gets no redirect.");
	expect(readFile("content/redirects.yaml")).not.toContain("kayak");
});
