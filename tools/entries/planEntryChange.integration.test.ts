import { existsSync, readdirSync } from "node:fs";
import { beforeEach, expect, it } from "vitest";
import { temporaryFolder } from "#content/readers/temporaryFolder.testUtils.ts";
import { applyPlan, describePlan, type EntryPlan, planRename, planRetire } from "./planEntryChange.ts";

const { at, putFiles, readFile } = temporaryFolder();
const expectFiles = (files: Record<string, string | RegExp>) => {
	for (const [file, text] of Object.entries(files)) expect(readFile(file), file).toMatch(text);
};
const applyAndDescribe = (plan: EntryPlan) => {
	applyPlan(at(), plan);
	return describePlan(plan);
};

beforeEach(() =>
	putFiles({
		"content/games/raft.yaml": "slug: raft\nstudio: Saltwater Toys\nfeatured: 7\n",
		"content/games/raft-two.yaml": "slug: raft-two\nstudio: Old Bone Club\npictures: raft\n",
		"content/games/kayak.yaml": "slug: kayak\nplay: https://kayak.example/\npublishFrom: 2999-01-01\n",
		"content/placements.yaml": "home:\n  phone: raft\nbusiness:\n  hours:\n    - raft\n    - raft-two\n",
		"content/news/first.md":
			"---\nslug: first\npicture: games/raft/tall\n---\n[1](/games/raft), [2](/games/raft-two)\n",
		"content/pictures.json": '{\n\t"games/raft-two/icon": {"hash":"3"},\n\t"games/raft/icon": {"hash":"2"}\n}\n',
		"content/clips.json": '{\n\t"raft": {"a":2}\n}\n',
		"content/redirects.yaml": "# A comment.\n- from: /games/plank\n  to: /games/raft\n",
		"content/checks/allowed.yaml": "- files: content/news/first.md\n- files: content/news/first-two.md\n",
		"config/pageSettings/home.json": '{\n\t"oneArticle": "first",\n\t"otherArticle": "first-two"\n}\n',
		"art/clips/raft.py": 'world = import_module("worlds.raft")\n',
		"art/worlds/raft-two.py": "",
		"art/worlds/taken.py": "",
		"art/faces.yaml": "games/raft/tall:\n  boy: [0, 0, 1, 1]\n",
		"public/pictures/games/raft/icon.2.webp": "",
		"public/clips/raft/card.webm": "",
		"src/other.test.ts": 'expect("/games/raft")\n',
	}),
);

it("describes a rename before applying it, and reports links and code without changing them", () => {
	const lines = describePlan(planRename(at(), "games/raft", "float"));
	expect(lines).toContain("Games: raft becomes Games: float, with its pictures and other files (3).");
	expect(lines).toContain("Games on other pages: names it, and is changed.");
	expect(lines.join("\n")).not.toMatch(/\.(yaml|json|py)/);
	expect(lines).toContain("/games/raft will redirect to /games/float in every language.");
	expect(lines.join("\n")).toMatch(/"Play Game" still opens https:.*\/raft\./);
	expect(lines).toContain(
		"News: first: “[1](/games/raft), [2](/games/raft-two)”: links to /games/raft. Change the link.",
	);
	expect(lines).toContain('Tell an engineer: 1 lines of code name "raft" (git grep -w raft).');
	expect(existsSync(at("content/games/raft.yaml"))).toBe(true);
});

it("moves files and rewrites the fields that name the entry, but not entries with a similar slug", () => {
	applyAndDescribe(planRename(at(), "/games/raft", "2048"));
	expectFiles({
		"public/pictures/games/2048/icon.2.webp": "",
		"public/clips/2048/card.webm": "",
		"art/worlds/raft-two.py": "",
		"content/games/2048.yaml": /^slug: ['"]2048['"]\n(?:.*\n)*play: https:.*\/raft\n/,
		"content/placements.yaml": /^home:\n {2}phone: '2048'\nbusiness:\n {2}hours:\n {4}- '2048'\n {4}- raft-two\n$/,
		"content/games/raft-two.yaml": "pictures: '2048'\n",
		"content/news/first.md": "picture: games/2048/tall\n---\n[1](/games/raft),",
		"content/pictures.json": /"games\/raft-two\/icon": .*\n\t"games\/2048\/icon"/,
		"content/clips.json": /^\{\n\t"2048": \{"a":2\}\n\}\n$/,
		"art/faces.yaml": /^games\/2048\/tall:/,
		"art/clips/2048.py": '"worlds.2048"',
		"content/redirects.yaml":
			"# A comment.\n- from: /games/plank\n  to: /games/2048\n- from: /games/raft\n  to: /games/2048\n",
	});
	applyAndDescribe(planRename(at(), "games/2048", "raft"));
	expectFiles({ "content/placements.yaml": "    - raft\n    - raft-two\n" });
	expect(readFile("content/redirects.yaml")).not.toContain("from: /games/raft");
});

it.each([
	["games/canoe", "float", '"games/canoe": no game or article has this address.'],
	["../package.json", "float", '"../package.json": no game or article has this address.'],
	["games/raft", "kayak", '"kayak": content/games/kayak.yaml has this address. Choose another.'],
	["games/raft", "../float", '"../float": use lower-case letters, digits and single hyphens.'],
	["games/kayak", "taken", '"taken": art/worlds/taken.py already exists.'],
])("rejects renaming %s to %s and names the fix", (name, slug, problem) => {
	expect(() => planRename(at(), name, slug)).toThrow(problem);
});

it("rejects retiring an entry while other content shows its pictures, and an unknown replacement", () => {
	const others = "Games on other pages";
	const places = [
		"News: first: “picture: games/raft/tall”",
		`${others}: “phone: raft”`,
		`${others}: “- raft”`,
		"Games: raft-two: “pictures: raft”",
	];
	const useLines = places.map((place) => `${place}: shows its pictures. Choose another game or picture first.`);
	expect(() => planRetire(at(), "games/raft")).toThrow(useLines.join("\n"));
	for (const to of ["/games/raft", "/games/never", "https://else.example/"])
		expect(() => planRetire(at(), "games/raft", to)).toThrow(`"${to}": no other page has this address.`);
});

it.each([
	["/games", "to: /games", "/games/raft will redirect to /games in every language."],
	[undefined, "gone: true", "/games/raft will say that the page was taken down (410)."],
])("retires an entry in favor of %s with its files, rows and former addresses", (to, target, sentence) => {
	putFiles({ "content/placements.yaml": "", "content/games/raft-two.yaml": "slug: raft-two\nstudio: Old Bone Club\n" });
	putFiles({ "content/news/first.md": "---\nslug: first\n---\n[Raft](/games/raft)\n" });
	const lines = applyAndDescribe(planRetire(at(), "games/raft", to));
	expect(lines).toContain("Games: raft is deleted, with its pictures and other files (3).");
	expect(lines).toContain(sentence);
	expect(lines).toContain("Place 7 on the home page is free.");
	expect(lines).toContain("Saltwater Toys has no other game: its page ends, too.");
	expect(lines).toContain("News: first: “[Raft](/games/raft)”: links to /games/raft. Change the link.");
	for (const file of ["content/games/raft.yaml", "public/clips/raft"]) expect(existsSync(at(file)), file).toBe(false);
	expect(readFile("content/pictures.json")).toBe('{\n\t"games/raft-two/icon": {"hash":"3"}\n}\n');
	expectFiles({ "content/redirects.yaml": `- from: /games/plank\n  ${target}\n- from: /games/raft\n  ${target}\n` });
});

it("rewrites an article in the allow-list of figures and in the settings of pages", () => {
	applyAndDescribe(planRename(at(), "news/first", "one"));
	expectFiles({
		"content/checks/allowed.yaml": "news/one.md\n- files: content/news/first-two.md",
		"config/pageSettings/home.json": '"oneArticle": "one",\n\t"otherArticle": "first-two"\n',
	});
});

it("moves and deletes the translations of an article with it, but not while a page leads to it", () => {
	putFiles({ "content/news/first.ru.md": "---\ntitle: A\n---\n\nB\n", "content/news/first-two.ru.md": "" });
	applyAndDescribe(planRename(at(), "news/first", "one"));
	expectFiles({ "content/news/one.ru.md": /^---\ntitle: A\n---\n\nB\n$/ });
	const problem = "Home: articles › oneArticle: leads to the article. Choose another first.";
	expect(() => planRetire(at(), "news/one")).toThrow(problem);
	putFiles({ "config/pageSettings/home.json": "{}" });
	expect(applyAndDescribe(planRetire(at(), "news/one"))).toContain(
		"News: one is deleted, with its pictures and other files (1).",
	);
	expect(readdirSync(at("content/news"))).toEqual(["first-two.ru.md"]);
});

it("keeps a game's own play address, and redirects nothing from an address that was never public", () => {
	applyAndDescribe(planRename(at(), "games/kayak", "canoe"));
	expectFiles({ "content/games/canoe.yaml": "play: https://kayak.example/" });
	const retireLines = applyAndDescribe(planRetire(at(), "games/canoe"));
	expect(retireLines).toContain("/games/canoe was never public: it gets no redirect.");
	expect(readFile("content/redirects.yaml")).not.toContain("kayak");
});
