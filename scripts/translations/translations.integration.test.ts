import { spawnSync } from "node:child_process";
import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { copySite } from "#scripts/vite/siteCopy.ts";
import type { EntryToTranslate } from "./formats/exchange.ts";
import { formats } from "./formats/formats.ts";
import { digestOf, everyPage, piecesOf } from "./unit.ts";
import { allUnits } from "./units/allUnits.ts";

let folder: string;

// Each step starts several processes.
vi.setConfig({ testTimeout: 120_000 });

beforeAll(async () => {
	folder = await copySite();
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, maxRetries: 5 }));

/** Runs Node in the copy. */
function node(...parameters: string[]) {
	const { status, stdout, stderr } = spawnSync(process.execPath, parameters, { cwd: folder, encoding: "utf8" });
	return { status, text: stdout + stderr };
}

const translations = (...parameters: string[]) => node("scripts/translations.ts", ...parameters);
const read = (file: string) => readFileSync(path.join(folder, file), "utf8");
const json = (file: string) => JSON.parse(read(file));

/** Every file that holds words, with its content. */
function words(): Map<string, string> {
	const files = globSync(["public/locales/*/*.json", "content/**/*.{yaml,md,json}", "site/**/*.{ts,json}"], {
		cwd: folder,
	});
	return new Map(files.sort().map((file) => [file, read(file)]));
}

/** Names of the files that are not as they were. */
function changedSince(before: ReadonlyMap<string, string>): string[] {
	return [...words()].filter(([file, content]) => before.get(file) !== content).map(([file]) => file);
}

/** The same words with letters that English lacks, so that nothing of it is English, and nothing too long. */
function pretended(source: string): string {
	return piecesOf(source)
		.map((piece, place) => (place % 2 === 0 ? piece.replaceAll("a", "ä").replaceAll("u", "ü") : piece))
		.join("");
}

/** A file from the translators into German, of the texts that belong to some parts. */
const german = (parts: readonly string[], more: Readonly<Record<string, string>> = {}) => translated("de", parts, more);

function translated(language: string, parts: readonly string[], more: Readonly<Record<string, string>> = {}): string {
	const entries = allUnits(language)
		.filter(({ parts: own, id }) => own.some((part) => parts.includes(part)) || id in more)
		.map(({ id, source, origin }): EntryToTranslate => {
			const target = more[id] ?? pretended(source);
			return { id, source, target, isDoubtful: false, file: origin.file, address: "/", notes: [] };
		});
	return formats.xliff.write(language, entries);
}

describe("a new language", () => {
	it("begins with one command, which changes nothing that visitors see", () => {
		const before = words();
		const { status, text } = translations("add", "de");
		expect(text).toContain("German (Deutsch) has begun: content/translations/de.json.");
		expect(text).toContain("Plural forms: one, other. Written from left to right.");
		expect(text).toContain("its letters in the site's fonts");
		expect(status).toBe(0);
		const after = words();
		after.delete("content/translations/de.json");
		expect(after).toEqual(before);
	});

	it("is offered with its first complete page, and others stay in English", () => {
		const description = "Spiele ".repeat(30);
		writeFileSync(
			path.join(folder, "de.xlf"),
			german([everyPage, "about"], { "meta:business.description": description }),
		);
		const { status, text } = translations("import", "de.xlf");
		expect(text).toContain("de.xlf: meta:business.description: it has 209 characters; shorten it to 160 at most.");
		expect(text).toContain("Now offered in this language: about.");
		expect(status).toBe(1);
		expect(read("site/languages.ts")).toContain(
			'{ code: "de", name: "Deutsch", flag: "de", hreflang: "de", dir: "ltr" },',
		);
		expect(Object.keys(json("public/locales/de/meta.json"))).toEqual(["about"]);
		expect(json("public/locales/de/translation.json")).not.toHaveProperty("home");
		expect(text).toContain("The fonts are cut anew.");
		expect(json("scripts/fontLetters.json")).toEqual({ latin: "ÄÜäü" });
		expect(read("app/styles/fonts/fonts.css")).toContain("unicode-range: U+C4, U+DC, U+E4, U+FC;");
		const cut = readFileSync(path.join(folder, "app/styles/fonts/inter-latin-more.woff2"));
		expect(cut.subarray(0, 4).toString()).toBe("wOF2");
		expect(cut.length).toBeLessThan(10_000);
		for (const check of ["checkLocales", "checkPages", "checkForm"])
			expect(node(`scripts/${check}.ts`), check).toMatchObject({ status: 0 });
		const site = node(
			"--input-type=module",
			"-e",
			`import { addresses } from "#content/readers/prerenderPaths.server.ts";
			import { declaredPages } from "#content/locales/locales.server.ts";
			import { resolve } from "#site/resolve.ts";
			const exists = (language, page) => declaredPages(language).includes(page);
			console.log(JSON.stringify([
				addresses().filter(({ language }) => language === "de").map(({ path }) => path),
				resolve("/de/games", "?q=1", exists),
			]));`,
		);
		expect(JSON.parse(site.text)).toEqual([
			["/de/about-us"],
			{ kind: "redirect", status: 302, location: "/games?q=1" },
		]);
	});

	it("has its games in English until they are whole, then in its own words", () => {
		const own = allUnits("de").filter(({ set }) => set === "games:boat-attack");
		const some = Object.fromEntries(own.slice(1).map(({ id, source }) => [id, pretended(source)]));
		writeFileSync(path.join(folder, "de.xlf"), german(["thanks"], some));
		expect(translations("import", "de.xlf").text).toContain("Now offered in this language: thanks.");
		expect(read("content/games/boat-attack.yaml")).not.toContain("\nde:");
		expect(json("content/translations/de.json").waiting).toHaveProperty(["games:boat-attack.summary"]);
		writeFileSync(path.join(folder, "de.xlf"), german([], { [own[0]?.id ?? ""]: "Vollgäs ünd nässe Socken" }));
		expect(translations("import", "de.xlf").status).toBe(0);
		expect(read("content/games/boat-attack.yaml")).toContain("\nde:\n  headline: Vollgäs ünd nässe Socken\n");
		expect(json("content/translations/de.json").waiting).toEqual({});
	});
});

describe("a language from right to left", () => {
	it("begins with the list of what its direction and its letters ask for", () => {
		const { text } = translations("add", "ar");
		expect(text).toContain("Arabic (العربية) has begun");
		expect(text).toContain("Written from right to left.");
		expect(text).toMatch(/A designer: Inter has none of .*ع/);
		expect(text).toMatch(/ {4}app\/[\w/.]+\.css:\d+: inset: /);
	});

	it("says the direction of its pages", () => {
		writeFileSync(path.join(folder, "ar.xlf"), translated("ar", [everyPage, "about"]));
		expect(translations("import", "ar.xlf").text).toContain("Now offered in this language: about.");
		expect(read("site/languages.ts")).toContain('flag: "eg", hreflang: "ar", dir: "rtl" },');
		const code = 'import { directionOf } from "#site/languages.ts"; console.log(directionOf("ar"), directionOf("ru"));';
		expect(node("--input-type=module", "-e", code).text).toBe("rtl undefined\n");
	});
});

describe("the texts of a language", () => {
	it("come back from translators without a changed byte", () => {
		const before = words();
		expect(translations("export", "--to", "ru").text).toContain("translations.ru.xlf");
		const { status, text } = translations("import", "translations.ru.xlf");
		expect(text).toMatch(/^\d{4} taken over \(0 changed\), 0 refused\.\n$/);
		expect(status).toBe(0);
		expect(changedSince(before)).toEqual([]);
	});

	it.each(["xliff", "po"])(
		"come back without a changed byte from %s with a byte-order mark, CRLF and a region",
		(format) => {
			const before = words();
			translations("export", "--to", "ru_RU", "--format", format, "--out", "ru.xml.po");
			const exported = read("ru.xml.po").replace('target-language="ru"', 'target-language="ru-RU"');
			const saved = exported.replace('"Language: ru\\n"', '"Language: ru_RU\\n"').replaceAll("\n", "\r\n");
			writeFileSync(path.join(folder, "ru.xml.po"), `\ufeff${saved}`);
			expect(translations("import", "ru.xml.po").text).toMatch(/^\d{4} taken over \(0 changed\), 0 refused\.\n$/);
			expect(changedSince(before)).toEqual([]);
		},
	);

	it("are not touched by a file whose end is missing", () => {
		const before = words();
		translations("export", "--to", "ru", "--out", "ru.xlf");
		const text = read("ru.xlf").replaceAll("<target>", "<target>Э");
		writeFileSync(path.join(folder, "ru.xlf"), text.slice(0, text.length / 2));
		expect(translations("import", "ru.xlf")).toMatchObject({
			status: 1,
			text: expect.stringMatching(/^ru\.xlf: it is not valid XLIFF 1\.2 \(.+ unclosed tag: .+\)\. Save it as .+\.\n$/),
		});
		expect(changedSince(before)).toEqual([]);
	});

	it("are read in the encoding that a PO file declares, and refused in another", () => {
		const file = path.join(folder, "ru.po");
		const entry = { id: "translation:layout.play", source: "Play games", target: "Играть!", isDoubtful: false };
		const text = formats.po.write("ru", [{ ...entry, file: "", address: "/", notes: [] }]);
		const bytes = Buffer.from([...text].map((letter) => letter.charCodeAt(0) - (/[А-я]/.test(letter) ? 0x350 : 0)));
		const before = words();
		writeFileSync(file, bytes);
		expect(translations("import", "ru.po")).toMatchObject({
			status: 1,
			text: expect.stringMatching(/^ru\.po:\d+: its text is not valid UTF-8\. Save it as UTF-8\.\n$/),
		});
		expect(changedSince(before)).toEqual([]);
		writeFileSync(file, Buffer.from(bytes.toString("latin1").replace("charset=utf-8", "charset=CP1251"), "latin1"));
		expect(translations("import", "ru.po").text).toContain("1 taken over (1 changed), 0 refused.");
		expect(json("public/locales/ru/translation.json").layout.play).toBe("Играть!");
		writeFileSync(file, text.replace("Играть!", "Играть"));
		expect(translations("import", "ru.po").text).toContain("1 taken over (1 changed), 0 refused.");
		expect(changedSince(before)).toEqual([]);
	});

	it("stay as they were where the file marks others as not final", () => {
		const before = words();
		const unit = (state: string) =>
			`<trans-unit id="translation:layout.play"><source>Play games</source><target ${state}>Play games</target></trans-unit>`;
		const units = ['state="new"', 'state="new"', 'state="needs-review-translation"'].map(unit).join("");
		writeFileSync(
			path.join(folder, "ru.xlf"),
			`<xliff version="1.2"><file target-language="ru"><body>${units}</body></file></xliff>`,
		);
		expect(translations("import", "ru.xlf").text).toBe(
			'0 taken over (0 changed), 0 refused.\nNot final, left as they were: 2 with state="new", 1 with state="needs-review-translation". ' +
				"Finish them in the tool, and import the file again.\n",
		);
		expect(changedSince(before)).toEqual([]);
	});

	it("say what has changed in English, until somebody has looked at the translation", () => {
		const file = path.join(folder, "public/locales/en/translation.json");
		writeFileSync(file, readFileSync(file, "utf8").replace('"play": "Play games"', '"play": "Play all games"'));
		expect(translations("status", "--to", "ru").text).toContain(
			"Changed since they were translated:\n  translation:layout.play\n",
		);
		translations("export", "--to", "ru", "--only", "changed", "--out", "changed.xlf");
		const { entries } = formats.xliff.read(read("changed.xlf"));
		expect(entries).toEqual([
			{ id: "translation:layout.play", source: "Play all games", target: "Играть", unfinished: 'approved="no"' },
		]);
		const madeFrom = () => json("content/translations/ru.json").madeFrom["translation:layout.play"];
		translations("import", "changed.xlf");
		expect(madeFrom()).toBe(digestOf("Play games"));
		expect(translations("confirm", "--to", "ru", "translation:layout.play").text).toBe(
			"Confirmed for the English words of today: 1.\n",
		);
		expect(madeFrom()).toBe(digestOf("Play all games"));
	});
});
