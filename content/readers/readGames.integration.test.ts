import { expect, it } from "vitest";
import { site } from "#config/site.ts";
import { contentFolder, everyPicture } from "./contentFolder.testUtils.ts";
import type { PictureIndex } from "./pictures.server.ts";
import { readGames } from "./readGames.server.ts";

const words = (count: number) => "word ".repeat(count).trim();
const text = {
	headline: "A good headline",
	summary: "Fifty characters are the least that a summary may have, no less.",
	description: words(80),
	screenshotAlts: [1, 2, 3].map((number) => `What can be seen on the screenshot number ${number}`),
};
const game = {
	slug: "a",
	title: "Boat Attack",
	studio: "Warm Mittens",
	genre: ["Racing", "Action"],
	en: text,
	ru: text,
};
const inEn = (fields: object) => ({ en: { ...text, ...fields } });
const inRu = (fields: object) => ({ ru: { ...text, ...fields } });

const { put, problems, read } = contentFolder((folder, pictures: PictureIndex = everyPicture) => {
	return readGames(folder, pictures);
});
const onlyPictures =
	(pattern: RegExp): PictureIndex =>
	(key) =>
		pattern.test(key) ? everyPicture(key) : undefined;

it("the file of a game is read with its genres, texts and pictures", () => {
	put("a.yaml", game);
	const [first, ...others] = read();
	expect(others).toEqual([]);
	expect(first).toMatchObject({ slug: "a", genre: ["Racing", "Action"], en: text, ru: text });
	expect(first?.pictures["screenshot-3"].base).toBe("/pictures/games/a/screenshot-3.1");
});

it("the file of a game may have facts, search words and a play address, which are absent without them", () => {
	const gameFacts = { controls: ["touch", "keys"], round: 3, players: "both", languages: ["en", "ru"], age: 6 };
	const fields = { ...gameFacts, released: "2026-04-24", play: "https://boats.example/play" };
	const sentence = { teleDollars: "T$ buy hats for the dragon." };
	put("a.yaml", {
		...game,
		...fields,
		...inEn(sentence),
		...inRu({ ...sentence, keywords: "лодка,  гонки на лодках" }),
	});
	put("b.yaml", { ...game, slug: "b", title: "Bo" });
	const [bare, full] = read();
	expect(full).toMatchObject({ ...fields, en: sentence, ru: { keywords: ["лодка", "гонки на лодках"] } });
	for (const name of Object.keys(fields)) expect(bare, name).not.toHaveProperty(name);
	expect(bare?.en).not.toHaveProperty("teleDollars");
	expect(full?.en).not.toHaveProperty("keywords");
});

it.each([
	["a summary of 50 characters", inEn({ summary: "x".repeat(50) })],
	["a summary of 160 characters", inEn({ summary: "x".repeat(160) })],
	["a description of 80 words", inRu({ description: words(80) })],
	["a description of 150 words", inRu({ description: words(150) })],
	["a description of the clip in one language", inRu({ clipDescription: "A caveman leaps over the lava." })],
])("the file of a game may have %s", (_, fields) => {
	put("a.yaml", { ...game, ...fields });
	expect(problems()).toEqual([]);
});

it.each<[string, object, string]>([
	...["slug", "title", "studio", "genre", "en", "ru"].map((field): [string, object, string] => {
		return [`no ${field}`, { [field]: undefined }, `field "${field}": it is missing; add it.`];
	}),
	["a text in one language only", inRu({ summary: undefined }), 'field "ru.summary": it is missing; add it.'],
	["an unknown field", { stduio: "x" }, "unknown field: stduio. Remove it or correct its name."],
	["unknown texts", inEn({ sumary: "x", more: 1 }), 'unknown field in "en": sumary, more. Remove it or correct'],
	["a title that is a number", { title: 2048 }, 'field "title": write a value of type string.'],
	["a genre without a list", { genre: "Racing" }, 'field "genre": write a value of type array.'],
	["a language that is a text", { en: "text" }, 'field "en": write a value of type object.'],
	["an empty field of pictures", { pictures: null }, 'field "pictures": write a value of type string.'],
	["an unknown genre", { genre: ["Racing", "Chess"] }, 'entry 2: "Chess" is not a genre of the catalog: use Action'],
	...["Boat-Attack", "boat_attack", "-boat", "boat--attack", "boat/attack", ""].map(
		(slug): [string, object, string] => {
			return [`the slug "${slug}"`, { slug }, 'field "slug": use lower-case letters, digits and single hyphens.'];
		},
	),
	["the slug 410", { slug: "410" }, "choose another; under this one stands the screen of former games."],
	["the slug 404", { slug: "404" }, "choose another; under this one stands the screen of unknown games."],
	["a studio without Latin letters", { studio: "Студия" }, 'field "studio": its page needs a Latin letter'],
	["a studio with the slug 404", { studio: "404" }, "/studios/404, where the screen of unknown studios"],
	...["/games/boat-attack", "http://boats.example/play", "boats.example"].map((play): [string, object, string] => {
		return [`the play address ${play}`, { play }, 'field "play": write a whole address that begins with https://.'];
	}),
	["a long summary", inEn({ summary: "x".repeat(161) }), '"en.summary": shorten it to 160 characters at most.'],
	["a short summary", inEn({ summary: "x".repeat(49) }), '"en.summary": write at least 50 characters.'],
	["a short description", inRu({ description: words(79) }), '"ru.description": it has 79 words; write 80 to 150,'],
	["a long description", inRu({ description: words(151) }), '"ru.description": it has 151 words; write 80 to 150,'],
	["two screenshots", inEn({ screenshotAlts: text.screenshotAlts.slice(1) }), "give three texts, one per screenshot"],
	["a short text about its clip", inEn({ clipDescription: "He leaps." }), '"en.clipDescription": write at least 30'],
	...[0, 21, 1.5, "3"].map((featured): [string, object, string] => {
		return [`the place ${featured}`, { featured }, 'field "featured": choose a place from 1 to 20.'];
	}),
	["a long keyword", inEn({ keywords: "three speedboats race at sunset" }), '"en.keywords", entry 1: shorten it to 30'],
	["an empty keyword", inEn({ keywords: "boat,,sea" }), 'field "en.keywords", entry 2: write keywords of at least 2'],
	["a keyword twice", inEn({ keywords: "boat, Boat" }), "a keyword occurs twice"],
	["17 keywords", inEn({ keywords: [..."abcdefghijklmnopq"].map((a) => a + a).join() }), "keep 16 of them at most"],
	["an unknown control", { controls: ["touch", "wheel"] }, '"wheel" is invalid: use touch, mouse, keys'],
	["no control in the list", { controls: [] }, 'field "controls": name at least one, or leave the field out'],
	["half a minute", { round: 2.5 }, 'field "round": write whole minutes, such as 3'],
	["unknown players", { players: "two" }, 'field "players": "two" is invalid: use alone, others, both'],
	["an unknown language", { languages: ["en", "ua"] }, 'entry 2: "ua" is not a language code: write one such as en'],
	["a language's name", { languages: ["English"] }, 'field "languages", entry 1: "English" is not a language code'],
	["a language twice", { languages: ["en", "en"] }, 'field "languages": a language occurs twice'],
	["the age 0", { age: 0 }, 'field "age": write years from 1, or leave the field out'],
	["half a year", { age: 6.5 }, 'field "age": write whole years, such as 6'],
	["another form of date", { released: "24.04.2026" }, 'field "released": write a valid date such as 2026-04-24'],
	["T$ in one language", inEn({ teleDollars: "T$ buy hats for a dragon." }), "only one language says what T$"],
])("the file of a game is rejected with %s, and the fix is named", (_, fields, problem) => {
	put("a.yaml", { ...game, ...fields });
	expect(problems()).toEqual([expect.stringMatching(/^a\.yaml: /)]);
	expect(problems()[0]).toContain(problem);
});

it.each([
	[
		"slug: a\ntitle: Gliders: paper",
		'a.yaml:2: not valid YAML: Nested mappings are not allowed in compact mappings. A text with ": "',
	],
	[
		"slug: a\nslug: b",
		"a.yaml:2: not valid YAML: Map keys must be unique. The field occurs twice; remove one of them.",
	],
	["slug: *a", "a.yaml: not valid YAML: Unresolved alias"],
	["", "a.yaml: the whole file: write a value of type object."],
])("the file of a game is rejected as %j, and the fix is named", (content, problem) => {
	put("a.yaml", content);
	expect(problems()).toEqual([expect.stringContaining(problem)]);
});

it("the file of a game may have figures as placeholders, and an unknown placeholder is reported with its line", () => {
	put("a.yaml", { ...game, ...inEn({ headline: "All {{gameLives}} lives" }) });
	expect(read()[0]?.en.headline).toBe("All 5 lives");
	put("a.yaml", { ...game, ...inEn({ headline: "All {{gameLifes}}" }) });
	expect(problems()[0]).toMatch(
		/^a.yaml:\d+: unknown placeholder {{gameLifes}}. Write one of {{gameLives}}, {{gameLevels}}\.$/,
	);
});

const catBorrower = { ...game, pictures: "cat-from-hell" };

it("the pictures of a game are its own, or those of the game that it borrows from, with the clip of the preview", () => {
	put("a.yaml", catBorrower);
	const [own] = read(onlyPictures(/cat-from-hell|a\/icon/));
	expect(own?.pictures.icon.base).toBe("/pictures/games/a/icon.1");
	expect(own?.pictures.tall.base).toBe("/pictures/games/cat-from-hell/tall.1");
	expect(own?.pictureSource).toBe("cat-from-hell");
	expect(read(onlyPictures(/cat|\/preview$/))[0]?.pictureSource).toBe("a");
});

it.each([
	["all of its own", catBorrower, /./, "this game has its own pictures. Remove the field to show them."],
	["none to borrow", { ...game, pictures: "x" }, /cat-/, 'there are no pictures of "x". Write another game\'s slug.'],
])("the pictures of a game must not be borrowed with %s", (_, fields, drawn, problem) => {
	put("a.yaml", fields);
	expect(problems(onlyPictures(drawn))).toEqual([`a.yaml: field "pictures": ${problem}`]);
});

it("the pictures of a game are reported if they do not exist", () => {
	put("a.yaml", game);
	const remedy = 'with "npm run edit" (Pictures), or borrow another game\'s with the field "pictures".';
	expect(problems(() => undefined)).toEqual([
		"a.yaml: 7 pictures are missing: icon, preview, tall, background, screenshot-1, screenshot-2, screenshot-3. " +
			`Place them ${remedy}`,
	]);
	expect(problems(onlyPictures(/(?<!tall)$/))).toEqual([`a.yaml: 1 picture is missing: tall. Place it ${remedy}`]);
});

it.each([
	[
		"a slug that is not the file's name",
		{ slug: "a", pictures: undefined },
		'"slug": it is "a", and the file is b.yaml. Write "b"; "Rename / Retire" of the editor',
	],
	["a place twice", { featured: 3 }, '"featured": place 3 is taken by a.yaml. Choose another, or remove the field.'],
	["two studios with one slug", { studio: "Warm-Mittens" }, '"Warm-Mittens" and "Warm Mittens" of a.yaml'],
])("the folder of games is rejected with %s", (_, fields, problem) => {
	put("a.yaml", { ...game, featured: 3 });
	put("b.yaml", { ...game, slug: "b", ...fields });
	expect(problems()).toEqual([expect.stringMatching(/^b\.yaml: /)]);
	expect(problems()[0]).toContain(problem);
});

it("the folder of games is rejected with two files whose slugs are the same with the brand's name", () => {
	for (const slug of ["x-brandslug", `x-${site.slug}`]) put(`${slug}.yaml`, { ...game, slug });
	expect(problems()).toEqual([expect.stringMatching(/ is also the slug of x-.*\.yaml\. Choose another\.$/)]);
});

it("the folder of games reports a taken place with another fix if all twenty places are taken", () => {
	for (let place = 1; place <= 20; place++) put(`b${place}.yaml`, { ...game, slug: `b${place}`, featured: place });
	put("c.yaml", { ...game, slug: "c", featured: 3 });
	expect(problems()).toEqual([
		'c.yaml: field "featured": place 3 is taken by b3.yaml, as are all 20. ' +
			"Remove the field here or in another game.",
	]);
});

it("the folder of games must contain games, and no file that is never read", () => {
	put(".DS_Store", "");
	expect(problems()).toEqual([expect.stringMatching(/: no \.yaml file\. Add one per game/)]);
	put("a.yaml", game);
	put("b.yml", game);
	expect(problems()).toEqual(["b.yml: it is never read. Rename it to b.yaml, or remove it."]);
});

it("the folder of games has the problems of all files reported at once", () => {
	put("a.yaml", { ...game, genre: ["Chess"] });
	put("b.yaml", "slug: [");
	put("c.yaml", { ...game, title: "x", studio: "y" });
	expect(problems().map((line) => line.split(":")[0])).toEqual(["a.yaml", "b.yaml", "c.yaml", "c.yaml"]);
});

it("the folder of games lists the featured games first, by place, then the others by title", () => {
	put("zebra.yaml", { ...game, slug: "zebra", title: "Zebra" });
	put("second.yaml", { ...game, slug: "second", title: "Second", featured: 2 });
	put("apple.yaml", { ...game, slug: "apple", title: "apple" });
	put("first.yaml", { ...game, slug: "first", title: "Third", featured: 1 });
	expect(read().map(({ slug }) => slug)).toEqual(["first", "second", "apple", "zebra"]);
});
