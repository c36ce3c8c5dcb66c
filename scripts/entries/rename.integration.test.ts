import { cpSync, existsSync, globSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { describePlan } from "./plan.ts";
import { planRename } from "./rename.ts";
import { refused, smallCopy } from "./smallCopy.ts";

const { at, read, put, root, done, redirects, names } = smallCopy();

describe("renaming a game", () => {
	it("moves its file, pictures, clips and drawings, and leaves others of a like name alone", () => {
		done(planRename(root(), "games/raft", "float"));
		for (const file of [
			"content/games/float.yaml",
			"public/pictures/games/float/icon.2.webp",
			"public/clips/float/card.webm",
			"art/sources/games/float/icon.webp",
			"art/worlds/float.py",
			"art/worlds/raft-two.py",
		])
			expect(existsSync(at(file)), file).toBe(true);
		expect(names("**/raft{,.*}")).toEqual([]);
	});

	it("keeps where it is played, which is no address of the site's", () => {
		done(planRename(root(), "/games/raft", "float"));
		expect(parse(read("content/games/float.yaml"))).toMatchObject({
			slug: "float",
			play: expect.stringMatching(/\/raft$/),
		});
		done(planRename(root(), "games/kayak", "canoe"));
		expect(parse(read("content/games/canoe.yaml"))).toMatchObject({ slug: "canoe", play: "https://kayak.example/" });
	});

	it("changes whatever content names it", () => {
		done(planRename(root(), "games/raft", "float"));
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
		expect(read("content/translations/ru.json")).toContain('"games:float.headline": "1", "games:raft-two.headline"');
		expect(read("art/clips/float.py")).toBe('world = import_module("worlds.float")\n');
	});

	it("redirects the former address, and what led there leads on in one step; comments stay", () => {
		done(planRename(root(), "games/raft", "float"));
		expect(redirects()).toEqual([
			{ from: "/games/plank", to: "/games/float" },
			{ from: "/games/dinghy", to: "/games/kayak" },
			{ from: "/games/raft", to: "/games/float" },
		]);
		expect(read("content/redirects.yaml")).toMatch(/^# Kept\.\n/);
	});

	it("back to a former name leaves no redirect from it", () => {
		done(planRename(root(), "games/raft", "plank"));
		expect(redirects()).toEqual([
			{ from: "/games/dinghy", to: "/games/kayak" },
			{ from: "/games/raft", to: "/games/plank" },
		]);
	});

	it("takes the first entry of an empty list, and a slug that is a number", () => {
		put("content/redirects.yaml", "# None yet.\n[]\n");
		done(planRename(root(), "games/raft", "2048"));
		expect(read("content/redirects.yaml")).toBe("# None yet.\n- from: /games/raft\n  to: /games/2048\n");
		expect(parse(read("content/places.yaml"))).toMatchObject({ home: { phone: "2048" } });
		done(planRename(root(), "games/2048", "float"));
		expect(parse(read("content/places.yaml"))).toMatchObject({ home: { phone: "float" } });
	});

	it("tells what will happen, and does nothing before it is carried out", () => {
		const before = names("**/*").sort();
		const lines = describePlan(planRename(root(), "games/raft", "float"));
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
		expect(names("**/*").sort()).toEqual(before);
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
		expect(refused(() => planRename(root(), name, slug)).join()).toContain(problem);
	});

	it("writes over no pictures that are there already", () => {
		put("art/sources/games/float/icon.webp", "other");
		expect(refused(() => planRename(root(), "games/raft", "float"))).toEqual([
			'"float": art/sources/games/float is there already. Choose another, or delete it.',
		]);
	});
});

it("renames an article with its picture and the links to it, and keeps its identity", () => {
	put("public/pictures/news/first.1.webp", "x");
	put("art/sources/news/first.png", "x");
	put("content/checks/figureReasons.ts", "\tfiles: /first/,\n\tfiles: /second|first|first-of-all/,\n");
	const { id } = parse(read("content/news/first.md").split("---")[1] ?? "");
	expect(id).toMatch(/^[\da-f-]{36}$/);
	done(planRename(root(), "news/first", "one"));
	expect(parse(read("content/news/one.md").split("---")[1] ?? "")).toMatchObject({
		slug: "one",
		id,
		showButton: false,
	});
	expect(read("content/news/one.md")).toContain("[Raft](/games/raft)");
	expect(read("content/news/second.md")).toContain("[the first](/news/one#end)");
	expect(existsSync(at("public/pictures/news/one.1.webp"))).toBe(true);
	expect(existsSync(at("art/sources/news/one.png"))).toBe(true);
	expect(existsSync(at("content/news/first.md"))).toBe(false);
	expect(redirects()).toContainEqual({ from: "/news/first", to: "/news/one" });
	expect(read("content/checks/figureReasons.ts")).toBe("\tfiles: /one/,\n\tfiles: /second|one|first-of-all/,\n");
});

it("on a copy of the real content finds every game and article", () => {
	for (const folder of ["content", "app/features/search"]) cpSync(folder, at(folder), { recursive: true });
	const names = globSync("content/{games,news}/*.{yaml,md}").map((file) => file.replace(/^content\/|\.\w+$/g, ""));
	expect(names.length).toBeGreaterThan(20);
	for (const name of names) {
		const plan = planRename(root(), name, "some-other-name");
		expect(plan.address).toBe(`/${name.split("/")[0]}/some-other-name`);
	}
});
