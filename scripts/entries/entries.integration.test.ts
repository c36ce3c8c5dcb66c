import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { Refusal } from "./entry.ts";
import { carryOut, describePlan, type Plan } from "./plan.ts";
import { planRename } from "./rename.ts";
import { planRetire } from "./retire.ts";

let root: string;
const at = (file: string) => path.join(root, file);
const read = (file: string) => readFileSync(at(file), "utf8");
const put = (file: string, text: string) => {
	mkdirSync(path.dirname(at(file)), { recursive: true });
	writeFileSync(at(file), text);
};

const matter = (slug: string, picture: string) =>
	`---\nslug: ${slug}\ndate: 2025-01-02\ntitle: An article\ndescription: What it is about\nshowButton: false\npicture: ${picture}\n---\n`;

beforeEach(() => {
	root = mkdtempSync(path.join(tmpdir(), "entries-"));
	put("content/games/raft.yaml", "slug: raft\ntitle: Raft\nstudio: Saltwater Toys\ngenre:\n  - Racing\nfeatured: 7\n");
	put("content/games/raft-two.yaml", "slug: raft-two\ntitle: Raft Two\nstudio: Old Bone Club\npictures: raft\n");
	put("content/games/kayak.yaml", "slug: kayak\ntitle: Kayak\nstudio: Third Facet\nplay: https://kayak.example/\n");
	put("content/places.yaml", "home:\n  phone: raft\nbusiness:\n  hours:\n    - raft\n    - raft-two\n    - kayak\n");
	put(
		"content/news/first.md",
		`${matter("first", "games/raft/background")}\n[Raft](/games/raft), [two](/games/raft-two)\n`,
	);
	put(
		"content/news/second.md",
		`${matter("second", "games/kayak/tall")}\nSee [the first](/news/first#end), [K](/games/kayak).\n`,
	);
	put("content/guidelines/general/a/2025-01-01.md", "Text of a [game](/games/raft).\n");
	put(
		"public/locales/en/translation.json",
		'{ "a": "<1 href=\\"/games/raft\\">https://else.example/games/raft</1>" }\n',
	);
	put(
		"content/pictures.json",
		'{\n\t"games/kayak/icon": {"hash":"1"},\n\t"games/raft/icon": {"hash":"2"},\n\t"games/raft-two/icon": {"hash":"3"}\n}\n',
	);
	put("content/clips.json", '{\n\t"kayak": {"a":1},\n\t"raft": {"a":2}\n}\n');
	put(
		"content/redirects.yaml",
		"# Kept.\n- from: /games/plank\n  to: /games/raft\n- from: /games/dinghy\n  to: /games/kayak\n",
	);
	put(
		"content/samples.ts",
		'const studios = {\n\traft: "Saltwater Toys",\n\t"raft-two": "Old Bone Club",\n\tkayak: "Third Facet",\n};\n',
	);
	put(
		"app/features/search/wantedAnswers.ts",
		'\t["raft", "game:raft"],\n\t["boats", "game:raft", "game:kayak"],\n\t["paddle", "game:kayak"],\n',
	);
	put("app/features/other.test.ts", 'expect("/games/raft")\n');
	put(
		"art/faces.yaml",
		"games/raft/tall:\n  boy: [0, 0, 1, 1]\n  girl: [0, 0, 1, 1]\ngames/raft-two/tall:\n  boy: [0, 0, 1, 1]\n",
	);
	for (const file of [
		"public/pictures/games/raft/icon.2.webp",
		"public/clips/raft/card.webm",
		"art/sources/games/raft/icon.webp",
		"art/worlds/raft.py",
		"art/worlds/raft-two.py",
	])
		put(file, "x");
});
afterEach(() => rmSync(root, { recursive: true }));

/** Carries a plan out, and says in words what it was. */
function done(plan: Plan): string[] {
	carryOut(root, plan);
	return describePlan(plan);
}

/** What is refused, line by line. */
function refused(act: () => unknown): string[] {
	try {
		act();
	} catch (error) {
		if (error instanceof Refusal) return error.message.split("\n");
		throw error;
	}
	return [];
}

const redirects = (): unknown => parse(read("content/redirects.yaml"));
const files = () => globSync("**/*", { cwd: root, withFileTypes: true }).length;

describe("renaming a game", () => {
	it("moves its file, pictures, clips and drawings, and leaves others of a like name alone", () => {
		done(planRename(root, "games/raft", "float"));
		for (const file of [
			"content/games/float.yaml",
			"public/pictures/games/float/icon.2.webp",
			"public/clips/float/card.webm",
			"art/sources/games/float/icon.webp",
			"art/worlds/float.py",
			"art/worlds/raft-two.py",
		])
			expect(existsSync(at(file)), file).toBe(true);
		expect(globSync("**/raft{,.*}", { cwd: root })).toEqual([]);
	});

	it("keeps where it is played, which is no address of the site's", () => {
		done(planRename(root, "/games/raft", "float"));
		expect(parse(read("content/games/float.yaml"))).toMatchObject({
			slug: "float",
			play: expect.stringMatching(/\/raft$/),
		});
		done(planRename(root, "games/kayak", "canoe"));
		expect(parse(read("content/games/canoe.yaml"))).toMatchObject({ slug: "canoe", play: "https://kayak.example/" });
	});

	it("changes whatever content names it", () => {
		done(planRename(root, "games/raft", "float"));
		expect(parse(read("content/places.yaml"))).toEqual({
			home: { phone: "float" },
			business: { hours: ["float", "raft-two", "kayak"] },
		});
		expect(read("content/games/raft-two.yaml")).toContain("pictures: float\n");
		expect(read("content/news/first.md")).toContain("picture: games/float/background\n");
		expect(read("content/news/first.md")).toContain("[Raft](/games/float), [two](/games/raft-two)");
		expect(read("content/guidelines/general/a/2025-01-01.md")).toContain("[game](/games/float)");
		expect(read("public/locales/en/translation.json")).toContain(
			'href=\\"/games/float\\">https://else.example/games/raft<',
		);
		expect(Object.keys(JSON.parse(read("content/pictures.json")))).toEqual([
			"games/float/icon",
			"games/kayak/icon",
			"games/raft-two/icon",
		]);
		expect(read("content/clips.json")).toBe('{\n\t"float": {"a":2},\n\t"kayak": {"a":1}\n}\n');
		expect(read("art/faces.yaml")).toMatch(/^games\/float\/tall:\n[\s\S]*\ngames\/raft-two\/tall:/);
		expect(read("app/features/search/wantedAnswers.ts")).toContain('["boats", "game:float", "game:kayak"]');
		expect(read("content/samples.ts")).toContain('\tfloat: "Saltwater Toys",\n\t"raft-two"');
	});

	it("redirects the former address, and what led there leads on in one step; comments stay", () => {
		done(planRename(root, "games/raft", "float"));
		expect(redirects()).toEqual([
			{ from: "/games/plank", to: "/games/float" },
			{ from: "/games/dinghy", to: "/games/kayak" },
			{ from: "/games/raft", to: "/games/float" },
		]);
		expect(read("content/redirects.yaml")).toMatch(/^# Kept\.\n/);
	});

	it("back to a former name leaves no redirect from it", () => {
		done(planRename(root, "games/raft", "plank"));
		expect(redirects()).toEqual([
			{ from: "/games/dinghy", to: "/games/kayak" },
			{ from: "/games/raft", to: "/games/plank" },
		]);
	});

	it("takes the first entry of an empty list, and a slug that is a number", () => {
		put("content/redirects.yaml", "# None yet.\n[]\n");
		done(planRename(root, "games/raft", "2048"));
		expect(read("content/redirects.yaml")).toBe("# None yet.\n- from: /games/raft\n  to: /games/2048\n");
		expect(parse(read("content/places.yaml"))).toMatchObject({ home: { phone: "2048" } });
		done(planRename(root, "games/2048", "float"));
		expect(parse(read("content/places.yaml"))).toMatchObject({ home: { phone: "float" } });
	});

	it("tells what will happen, and does nothing before it is carried out", () => {
		const before = files();
		const lines = describePlan(planRename(root, "games/raft", "float"));
		expect(lines).toEqual(
			expect.arrayContaining([
				"content/games/raft.yaml becomes content/games/float.yaml.",
				"public/clips/raft becomes public/clips/float.",
				"content/places.yaml is changed.",
				"/games/raft leads to /games/float from then on, in every language.",
				'For a developer: "raft" also stands in app/features/other.test.ts.',
			]),
		);
		expect(lines.join("\n")).toMatch(/"Play Game" goes on opening https:.*\/raft,/);
		expect(existsSync(at("content/games/raft.yaml"))).toBe(true);
		expect(files()).toBe(before);
	});

	it.each([
		["games/canoe", "float", '"games/canoe": no game or article has this address.'],
		["news/raft", "float", '"news/raft": no game or article has this address.'],
		["../package.json", "float", '"../package.json": no game or article has this address.'],
		["games/raft", "kayak", '"kayak": content/games/kayak.yaml has this address. Choose another.'],
		["games/raft", "Raft 2", '"Raft 2": use lower-case letters, digits and single hyphens.'],
		["games/raft", "../float", '"../float": use lower-case letters, digits and single hyphens.'],
		["games/raft", "410", '"410": choose another; under this one stands the screen of former games.'],
	])("refuses %s to %s, with the remedy", (name, slug, problem) => {
		expect(refused(() => planRename(root, name, slug)).join()).toContain(problem);
	});

	it("writes over no pictures that are there already", () => {
		put("art/sources/games/float/icon.webp", "other");
		expect(refused(() => planRename(root, "games/raft", "float"))).toEqual([
			'"float": art/sources/games/float is there already. Choose another, or delete it.',
		]);
	});
});

it("renames an article with its picture and the links to it", () => {
	put("public/pictures/news/first.1.webp", "x");
	put("art/sources/news/first.png", "x");
	done(planRename(root, "news/first", "one"));
	expect(parse(read("content/news/one.md").split("---")[1] ?? "")).toMatchObject({ slug: "one", showButton: false });
	expect(read("content/news/one.md")).toContain("[Raft](/games/raft)");
	expect(read("content/news/second.md")).toContain("[the first](/news/one#end)");
	expect(existsSync(at("public/pictures/news/one.1.webp"))).toBe(true);
	expect(existsSync(at("art/sources/news/one.png"))).toBe(true);
	expect(existsSync(at("content/news/first.md"))).toBe(false);
	expect(redirects()).toContainEqual({ from: "/news/first", to: "/news/one" });
});

describe("retiring", () => {
	it("is refused while something needs it, place by place", () => {
		expect(refused(() => planRetire(root, "games/raft"))).toEqual([
			"content/guidelines/general/a/2025-01-01.md:1: links to it. Change the sentence first, or say which page takes its place.",
			"content/news/first.md:10: links to it. Change the sentence first, or say which page takes its place.",
			"content/news/first.md:7: shows its picture. Choose another picture first.",
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
		expect(refused(() => planRetire(root, "games/raft", to)).join()).toContain(problem);
	});

	/** Leaves nothing that shows the raft's pictures. */
	function free(): void {
		put("content/places.yaml", "home:\n  phone: kayak\n");
		put("content/games/raft-two.yaml", "slug: raft-two\nstudio: Old Bone Club\n");
		put("content/news/first.md", `${matter("first", "games/kayak/tall")}\n[Raft](/games/raft)\n`);
	}

	it("in favour of another page takes everything away, and links and former addresses lead on", () => {
		free();
		const lines = done(planRetire(root, "games/raft", "/games/kayak"));
		expect(lines).toEqual(
			expect.arrayContaining([
				"content/games/raft.yaml is deleted; its history keeps it.",
				"/games/raft leads to /games/kayak from then on, in every language.",
				"Place 7 on the home page is free.",
				"Saltwater Toys has no other game: the page of the studio ends, too.",
			]),
		);
		expect(globSync("**/raft{,.*}", { cwd: root })).toEqual([]);
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
		expect(read("content/samples.ts")).toBe(
			'const studios = {\n\t"raft-two": "Old Bone Club",\n\tkayak: "Third Facet",\n};\n',
		);
		expect(read("art/faces.yaml")).toBe("games/raft-two/tall:\n  boy: [0, 0, 1, 1]\n");
	});

	it("in favour of a page that is no entry has links lead there", () => {
		free();
		done(planRetire(root, "games/raft", "/games"));
		expect(read("content/news/first.md")).toContain("[Raft](/games)");
		expect(redirects()).toContainEqual({ from: "/games/raft", to: "/games" });
	});

	it("in favour of nothing makes its address, and those that led to it, say so", () => {
		free();
		put("content/news/first.md", "---\nslug: first\n---\nNothing.\n");
		rmSync(at("content/guidelines"), { recursive: true });
		put("public/locales/en/translation.json", "{}\n");
		done(planRetire(root, "games/raft"));
		expect(redirects()).toEqual([
			{ from: "/games/plank", gone: true },
			{ from: "/games/dinghy", to: "/games/kayak" },
			{ from: "/games/raft", gone: true },
		]);
	});

	it("an article leaves games alone", () => {
		done(planRetire(root, "news/second"));
		expect(existsSync(at("content/news/second.md"))).toBe(false);
		expect(existsSync(at("content/games/kayak.yaml"))).toBe(true);
		expect(redirects()).toContainEqual({ from: "/news/second", gone: true });
	});
});

it("redirects nothing from an address that was never public", () => {
	put("content/games/canoe.yaml", "slug: canoe\nstudio: Third Facet\npublishFrom: 2999-01-01\n");
	const before = read("content/redirects.yaml");
	expect(done(planRename(root, "games/canoe", "punt"))).toContain("/games/canoe was never public: it leads nowhere.");
	expect(done(planRetire(root, "games/punt"))).toContain("/games/punt was never public: it leads nowhere.");
	expect(read("content/redirects.yaml")).toBe(before);
	expect(existsSync(at("content/games/punt.yaml"))).toBe(false);
});

it("on a copy of the real content finds every game and article", () => {
	for (const folder of ["content", "app/features/search"]) cpSync(folder, at(folder), { recursive: true });
	const names = globSync("content/{games,news}/*.{yaml,md}").map((file) => file.replace(/^content\/|\.\w+$/g, ""));
	expect(names.length).toBeGreaterThan(20);
	for (const name of names) {
		const plan = planRename(root, name, "some-other-name");
		expect(plan.address).toBe(`/${name.split("/")[0]}/some-other-name`);
	}
});
