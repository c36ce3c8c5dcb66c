import { readFileSync } from "node:fs";
import { afterEach, describe, expect, inject, it } from "vitest";
import type { ToldProblem } from "#tools/desk/editorWords.ts";

const copy = inject("desk");

const game = "content/games/boat-attack.yaml";
const article = "content/news/your-first-ten-minutes-on-brandslug.md";
const words = "public/locales/ru/translation.json";
const policy = "content/guidelines/general/cookie-policy.md";

/** The problems that the desk shows above the page, one per line: form and field, problem, remedy. */
async function problems(): Promise<string[]> {
	const told: { problems: ToldProblem[] } = await (await fetch(`${copy.origin}/desk/problems.json`)).json();
	return told.problems.map(({ place, text }) => `${place}: ${text}`);
}

/** Saves a file as a form does. */
async function save(file: string, text: string): Promise<void> {
	const headers = { origin: copy.origin };
	const { status } = await fetch(`${copy.origin}/desk/files/${file}`, { method: "PUT", body: text, headers });
	expect(status).toBe(204);
}

describe("the errors that the editor shows", () => {
	let saved = "";
	afterEach(async () => {
		await save(saved, readFileSync(saved, "utf8"));
		await expect.poll(problems, { timeout: 10_000 }).toEqual([]);
	});

	it.each<[string, string, (text: string) => string, RegExp]>([
		[
			"a text that is too long",
			game,
			(text) => text.replace(/headline: .*/, `headline: ${"Very long ".repeat(6)}`),
			/^Games: boat-attack, In English › Headline: shorten it to 48 characters at most\.$/,
		],
		[
			"two games on one place",
			game,
			(text) => text.replace(/^featured: .*/m, "featured: 2"),
			/^Games: [\w-]+, Place on the home page: place 2 is taken by “Games: boat-attack”. Choose another/,
		],
		[
			"an empty translation",
			words,
			(text) => text.replace(/("layout": \{.*?"play": )"[^"]*"/s, '$1""'),
			/^Texts, page by page \(Русский\), Layout › Play: it is empty; write the text$/,
		],
		[
			"HTML in a translation",
			words,
			(text) => text.replace(/("layout": \{.*?"play": )"[^"]*"/s, '$1"<b>Играть</b>"'),
			/, Layout › Play: it has HTML, <b>, which would be shown as text; write plain text/,
		],
		[
			"a dead link",
			article,
			(text) => `${text}\nA [way](/pubish) out.\n`,
			/^News: your-first[\w-]+: “A \[way\]\(\/pubish\) out.”: no page has the address "\/pubish". Write one of \/, \/games, /,
		],
		[
			"an unknown name in braces",
			article,
			(text) => `${text}\nWe keep {{platformFee}}%.\n`,
			/“We keep \{\{platformFee\}\}%.”: unknown placeholder \{\{platformFee\}\}. Write one of \{\{platformFeeCap\}\}\.$/,
		],
		[
			"a figure that is none of the site's",
			article,
			(text) => `${text}\nRefunds take 31 calendar days.\n`,
			/“Refunds take 31 calendar days.”: "31": a figure that is no placeholder. Write the name of a figure of “Figures/,
		],
		[
			"a day that is none",
			article,
			(text) => text.replace(/^date: .*/m, "date: 31.12.2025"),
			/^News: your-first[\w-]+, Day: write a day of the calendar as 2025-04-24\.$/,
		],
		[
			"HTML in a text",
			article,
			(text) => `${text}\nA <b>word</b>.\n`,
			/“A <b>word<\/b>.”: HTML is not rendered. Write Markdown/,
		],
		[
			"a clause out of order",
			policy,
			(text) => text.replace(/^1\.2\. /m, "1.4. "),
			/^Documents for everybody: cookie-policy: “1\.4\. .*…”: clause 1.4 stands where 1.2 is due. Number it 1.2\.$/,
		],
	])("names the form, the field and the fix of %s", async (_, file, change, said) => {
		saved = file;
		const before = readFileSync(file, "utf8");
		const changed = change(before);
		expect(changed).not.toBe(before);
		await save(file, changed);
		await expect
			.poll(async () => (await problems()).join("\n"), { timeout: 10_000 })
			.toMatch(new RegExp(said.source, "m"));
	});
});
