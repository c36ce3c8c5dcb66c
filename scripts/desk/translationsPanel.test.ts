import { JSDOM } from "jsdom";
import { describe, expect, it, vi } from "vitest";
import { digestOf } from "#scripts/translations/unit.ts";

/** The Russian record, as if the header's button had been translated from other words. */
vi.mock("#scripts/translations/record.ts", async (load) => {
	const real = await load<typeof import("#scripts/translations/record.ts")>();
	const readRecord: typeof real.readRecord = (language) => {
		const record = real.readRecord(language);
		return { ...record, madeFrom: { ...record.madeFrom, "translation:layout.play": digestOf("Play the games") } };
	};
	return { ...real, readRecord };
});
vi.mock("#scripts/translations/wordsBefore.ts", () => ({ wordsBefore: () => "Play the games" }));

const { translationsPanel } = await import("./translationsPanel.ts");

const { DOMParser } = new JSDOM().window;
const panel = (query = "") =>
	new DOMParser().parseFromString(translationsPanel(new URLSearchParams(query)), "text/html");
const rowsOf = (document: Document) =>
	[...document.querySelectorAll("tr")].map((row) => [...row.cells].map(({ textContent }) => textContent?.trim()));

describe("the desk's panel of translations", () => {
	it("tells for each language and part how many texts are translated, changed and missing", () => {
		const document = panel();
		expect([...document.querySelectorAll("h2")].map(({ textContent }) => textContent)).toEqual([
			expect.stringMatching(/^Russian: \d+ of \d+ texts$/),
			expect.stringMatching(/^Indonesian: \d+ of \d+ texts$/),
		]);
		expect(
			rowsOf(document)
				.find(([part]) => part === "every page")
				?.slice(3),
		).toEqual(["1", "0", "yes"]);
		const links = [...document.querySelectorAll("a")].map((link) => link.getAttribute("href"));
		expect(links).toContain("/desk/translations/?language=id&part=about");
	});

	it("shows a part's texts beside the English ones, first what has changed, with the change", () => {
		const document = panel("language=ru&part=every+page");
		const first = document.querySelectorAll("tr")[1];
		expect(first?.cells[1]?.textContent).toBe("Играть");
		expect(first?.querySelector(".text")?.innerHTML).toBe("Play <del>the </del>games");
		expect([...(first?.querySelectorAll("form input") ?? [])].map((input) => input.getAttribute("value"))).toEqual([
			"ru",
			"every page",
			"translation:layout.play",
		]);
	});

	it("leads to the page and to the form of a text", () => {
		const links = [...panel("language=ru&part=texts+of+games").querySelectorAll("tr a")];
		expect(links.slice(0, 2).map((link) => link.getAttribute("href"))).toEqual([
			"/games/aidan-in-danger",
			"/desk/forms/#/collections/games/entries/aidan-in-danger",
		]);
		const [page, form] = panel("language=ru&part=about").querySelectorAll("tr a");
		expect(page?.getAttribute("href")).toBe("/ru/about-us");
		expect(form?.getAttribute("href")).toMatch(/^\/desk\/forms\/#\/collections\/words\/entries\/(translation|meta)$/);
	});

	it("says what a translation must keep, and how long it may be", () => {
		expect(panel("language=ru&part=about").body.textContent).toContain("Keep {{platformFeeCap}}.");
		expect(panel("language=ru&part=about").body.textContent).toContain("5 to 60 characters.");
	});

	it("names the remedy for a language that nobody has begun", () => {
		expect(() => panel("language=de&part=about")).toThrow("npm run translations -- add de");
	});
});
