import { describe, expect, it } from "vitest";
import { drawn, game, gameFolder, text, words } from "./gameFolder.testUtils.ts";
import type { PictureIndex } from "./pictures.server.ts";

/** Pictures whose key has `part` alone. */
const drawnIn =
	(part: string): PictureIndex =>
	(key) =>
		key.includes(part) ? drawn(key) : undefined;

const { put, problems, problemsOf, read: readAll, remove } = gameFolder();

describe("the keywords and studio of a game", () => {
	it("parses the optional keywords to a list", () => {
		put("a.yaml", { ...game, ru: { ...text, keywords: "лодка,  гонки на лодках" } });
		const [read] = readAll();
		expect(read?.texts.ru.keywords).toEqual(["лодка", "гонки на лодках"]);
		expect(read?.texts.en.keywords).toBeUndefined();
	});

	it.each([
		["too long a phrase", "a race of three speedboats at sunset", /field "en.keywords", entry 1: shorten it to 30/],
		["a comma too many", "boat,,sea", /field "en.keywords", entry 2: write keywords of at least 2/],
		["the same twice", "boat, Boat", /a keyword stands there twice/],
		["too many", Array.from({ length: 17 }, (_, place) => `word ${place}`).join(", "), /keep 16 of them at most/],
	])("reports keywords with this error: %s", (_, keywords, message) => {
		expect(problemsOf({ ...game, en: { ...text, keywords } }).join("\n")).toMatch(message);
	});

	it("reports studios with the same slug, and a studio without a valid slug", () => {
		put("b.yaml", { ...game, slug: "other", studio: "Warm-Mittens" });
		expect(problemsOf(game).join("\n")).toMatch(
			/"Warm-Mittens" and "Warm Mittens" of a.yaml .*\/studios\/warm-mittens/,
		);
		remove("b.yaml");
		expect(problemsOf({ ...game, studio: "Студия" }).join("\n")).toMatch(
			/field "studio": its page needs a Latin letter/,
		);
		expect(problemsOf({ ...game, studio: "404" }).join("\n")).toMatch(
			/field "studio": .*\/studios\/404, where the screen of unknown studios/,
		);
	});
});

describe("the file of a game", () => {
	it("is read with its genres, texts and pictures", () => {
		put("a.yaml", game);
		const [read, ...others] = readAll();
		expect(others).toEqual([]);
		expect(read).toMatchObject({ slug: "boat-attack", genre: ["Racing", "Action"], texts: { en: text, ru: text } });
		expect(read?.pictures["screenshot-3"].base).toBe("/pictures/games/boat-attack/screenshot-3.1");
	});

	it("accepts a play address of its own, which must be a complete https address", () => {
		put("a.yaml", { ...game, play: "https://boats.example/play" });
		expect(readAll()[0]?.play).toBe("https://boats.example/play");
		for (const play of ["/games/boat-attack", "http://boats.example/play", "boats.example"]) {
			expect(problemsOf({ ...game, play }), play).toEqual([
				'a.yaml: field "play": write a whole address that begins with https://.',
			]);
		}
	});

	it("accepts the pictures of another game", () => {
		put("a.yaml", { ...game, pictures: "cat-from-hell" });
		expect(readAll(drawnIn("/cat-from-hell/"))[0]?.pictures.icon.base).toBe("/pictures/games/cat-from-hell/icon.1");
	});

	it("uses its own pictures and borrows missing ones, with the clip of the shown preview", () => {
		put("a.yaml", { ...game, pictures: "cat-from-hell" });
		const pictures: PictureIndex = (key) => (/cat-from-hell|boat-attack\/icon/.test(key) ? drawn(key) : undefined);
		const [read] = readAll(pictures);
		expect(read?.pictures.icon.base).toBe("/pictures/games/boat-attack/icon.1");
		expect(read?.pictures.tall.base).toBe("/pictures/games/cat-from-hell/tall.1");
		expect(read?.lender).toBe("cat-from-hell");
		expect(
			readAll((key) => (key.includes("cat") || key.endsWith("/preview") ? drawn(key) : undefined))[0]?.lender,
		).toBe("boat-attack");
	});

	it("must not borrow pictures if it has all of its own", () => {
		put("a.yaml", { ...game, pictures: "cat-from-hell" });
		expect(problems(drawn)).toEqual([
			'a.yaml: field "pictures": this game has all pictures of its own. Take the field out to show them.',
		]);
	});

	it("must not borrow pictures that do not exist", () => {
		put("a.yaml", { ...game, pictures: "cat-form-hell" });
		expect(problems(drawnIn("/cat-from-hell/"))).toEqual([
			'a.yaml: field "pictures": there are no pictures of "cat-form-hell". Write another game\'s slug.',
		]);
	});

	it.each(["slug", "title", "studio", "genre", "en", "ru"] as const)("must have the field %s", (field) => {
		const { [field]: _, ...rest } = game;
		expect(problemsOf(rest)).toEqual([`a.yaml: field "${field}": it is missing; add it.`]);
	});

	it("must have all texts in both languages", () => {
		const { summary: _, ...rest } = text;
		expect(problemsOf({ ...game, ru: rest })).toEqual(['a.yaml: field "ru.summary": it is missing; add it.']);
	});

	it("may have no unknown field, at the top or in a language", () => {
		expect(problemsOf({ ...game, stduio: "x" })).toEqual([
			"a.yaml: unknown field: stduio. Remove it or correct its name.",
		]);
		expect(problemsOf({ ...game, en: { ...text, sumary: "x", more: 1 } })).toEqual([
			'a.yaml: unknown field in "en": sumary, more. Remove it or correct its name.',
		]);
	});

	it("may have no genre outside the list", () => {
		expect(problemsOf({ ...game, genre: ["Racing", "Chess"] })).toEqual([
			expect.stringMatching(
				/^a\.yaml: field "genre", entry 2: "Chess" is none: use genres of content\/model\/genres\.ts: Action, Racing, .+\.$/,
			),
		]);
	});

	it.each(["Boat-Attack", "boat_attack", "-boat", "boat--attack", "boat/attack", ""])(
		"may not have the slug %j",
		(slug) => {
			expect(problemsOf({ ...game, slug })).toEqual([
				'a.yaml: field "slug": use lower-case letters, digits and single hyphens.',
			]);
		},
	);

	it("must not have the slug of an error screen", () => {
		expect(problemsOf({ ...game, slug: "410" })).toContain(
			'a.yaml: field "slug": choose another; under this one stands the screen of former games.',
		);
		expect(problemsOf({ ...game, slug: "404" })).toEqual([
			'a.yaml: field "slug": choose another; under this one stands the screen of unknown games.',
		]);
	});

	it.each([
		[161, "shorten it to 160 characters at most"],
		[49, "write at least 50 characters"],
	])("may not have a summary, the meta description, of %i characters", (length, remedy) => {
		expect(problemsOf({ ...game, en: { ...text, summary: "x".repeat(length) } })).toEqual([
			`a.yaml: field "en.summary": ${remedy}.`,
		]);
	});

	it.each([50, 160])("may have a summary of %i characters", (length) => {
		expect(problemsOf({ ...game, en: { ...text, summary: "x".repeat(length) } })).toEqual([]);
	});

	it.each([79, 151])("may not have a description of %i words", (count) => {
		expect(problemsOf({ ...game, ru: { ...text, description: words(count) } })).toEqual([
			`a.yaml: field "ru.description": it has ${count} words; write 80 to 150, paragraphs apart by a blank line.`,
		]);
	});

	it.each([80, 150])("may have a description of %i words", (count) => {
		expect(problemsOf({ ...game, ru: { ...text, description: words(count) } })).toEqual([]);
	});

	it.each([2, 4])("may not describe %i screenshots", (count) => {
		const screenshotAlts = Array.from({ length: count }, () => text.screenshotAlts[0]);
		expect(problemsOf({ ...game, en: { ...text, screenshotAlts } })).toEqual([
			'a.yaml: field "en.screenshotAlts": give three texts, one per screenshot.',
		]);
	});

	it.each([0, 21, 1.5, "3"])("may not be featured at place %j", (featured) => {
		expect(problemsOf({ ...game, featured })).toEqual(['a.yaml: field "featured": choose a place from 1 to 20.']);
	});

	it("must be valid YAML", () => {
		expect(problemsOf("slug: a\ntitle: Gliders: paper")).toEqual([
			"a.yaml:2: not valid YAML: Nested mappings are not allowed in compact mappings. " +
				'A text with ": " in it needs quotes; indent with two spaces.',
		]);
		expect(problemsOf("slug: a\nslug: b")).toEqual([
			"a.yaml:2: not valid YAML: Map keys must be unique. The field stands there twice; take one of them out.",
		]);
		expect(problemsOf("slug: *a")).toEqual([expect.stringMatching(/^a\.yaml: not valid YAML: Unresolved alias/)]);
	});

	it("may not be empty", () => {
		expect(problemsOf("")).toEqual(["a.yaml: the whole file: write a value of type object."]);
	});

	it.each([
		["title", 2048, "string"],
		["genre", "Racing", "array"],
		["en", "text", "object"],
		["pictures", null, "string"],
	])("may not have the field %s as %j", (field, value, type) => {
		expect(problemsOf({ ...game, [field]: value })).toEqual([
			`a.yaml: field "${field}": write a value of type ${type}.`,
		]);
	});

	it("must have all of its pictures", () => {
		put("a.yaml", game);
		const remedy =
			'into art/sources/games/boat-attack (.webp, .png or .svg) and run "npm run art -- encode", ' +
			'or borrow another game\'s with the field "pictures".';
		expect(problems(() => undefined)).toEqual([
			"a.yaml: 7 pictures are missing: icon, preview, tall, background, screenshot-1, screenshot-2, screenshot-3. " +
				`Place them with "npm run edit" (Pictures), or put them ${remedy}`,
		]);
		expect(problems((key) => (key.endsWith("/tall") ? undefined : drawn(key)))).toEqual([
			`a.yaml: 1 picture is missing: tall. Place it with "npm run edit" (Pictures), or put it ${remedy}`,
		]);
	});
});

describe("the folder of games", () => {
	it("must not contain the same slug twice", () => {
		put("a.yaml", game);
		put("b.yaml", game);
		expect(problems()).toEqual(['b.yaml: field "slug": "boat-attack" is also the slug of a.yaml. Choose another.']);
	});

	it("must not contain the same featured place twice", () => {
		put("a.yaml", { ...game, featured: 3 });
		put("b.yaml", { ...game, slug: "other", featured: 3 });
		expect(problems()).toEqual([
			'b.yaml: field "featured": place 3 is taken by a.yaml. Choose another, or take the field out.',
		]);
	});

	it("reports a taken place with other words if all twenty places are taken", () => {
		for (let place = 1; place <= 20; place++) put(`b${place}.yaml`, { ...game, slug: `b${place}`, featured: place });
		put("c.yaml", { ...game, slug: "c", featured: 3 });
		expect(problems()).toEqual([
			'c.yaml: field "featured": place 3 is taken by b3.yaml, as are all 20. ' +
				"Take the field out, or take it from another game.",
		]);
	});

	it("must not contain a file that is never read", () => {
		put("a.yaml", game);
		put("b.yml", game);
		put(".DS_Store", "");
		expect(problems()).toEqual(["b.yml: nothing reads it. Name it b.yaml, or take it out."]);
	});

	it("must contain at least one game", () => {
		put(".DS_Store", "");
		expect(problems()).toEqual([expect.stringMatching(/: no \.yaml file\. Add one per game/)]);
	});

	it("has the problems of all files reported at once", () => {
		put("a.yaml", { ...game, genre: ["Chess"] });
		put("b.yaml", "slug: [");
		put("c.yaml", { ...game, title: "x", studio: "y" });
		expect(problems().map((line) => line.split(":")[0])).toEqual(["a.yaml", "b.yaml", "c.yaml", "c.yaml"]);
	});

	it("lists the featured games first, by place, then the others by title", () => {
		put("a.yaml", { ...game, slug: "zebra", title: "Zebra" });
		put("b.yaml", { ...game, slug: "second", title: "Second", featured: 2 });
		put("c.yaml", { ...game, slug: "apple", title: "apple" });
		put("d.yaml", { ...game, slug: "first", title: "Third", featured: 1 });
		expect(readAll().map(({ slug }) => slug)).toEqual(["first", "second", "apple", "zebra"]);
	});
});
