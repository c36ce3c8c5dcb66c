import { describe, expect, it } from "vitest";
import { placeTexts } from "./placeTexts.ts";
import { progressOf } from "./progress.ts";
import type { Translation } from "./readTranslations.ts";
import { allUnits } from "./units/allUnits.ts";

const units = allUnits("de");

/** A language in which the texts with such ids are translated. */
function having(isTranslated: (id: string, parts: readonly string[]) => boolean): Translation[] {
	return units.map((unit) =>
		isTranslated(unit.id, unit.parts) ? { unit, text: unit.source, state: "translated" } : { unit, state: "missing" },
	);
}

const aboutAndAll = having((_, parts) => parts.includes("about") || parts.includes("every page"));

describe("a language offers", () => {
	it("a page of which every text is translated, together with what all pages show", () => {
		const { pages, offered, waiting } = placeTexts([], aboutAndAll);
		expect(pages).toEqual(["about"]);
		expect(new Set(offered.flatMap(({ unit }) => unit.parts))).toEqual(new Set(["about", "every page"]));
		expect(waiting).toEqual({});
	});

	it.each(["meta:about.keywords", "translation:about.hero.lede", "translation:footer.copyright"])(
		"no page for which a text is missing: %s",
		(missing) => {
			const all = having((id, parts) => id !== missing && (parts.includes("about") || parts.includes("every page")));
			const { pages, offered, waiting } = placeTexts([], all);
			expect(pages).toEqual([]);
			expect(offered).toEqual([]);
			expect(Object.keys(waiting)).toContain("translation:layout.play");
		},
	);

	it("a page that it has offered once, whatever is missing now", () => {
		expect(
			placeTexts(
				["partnership"],
				having(() => false),
			).pages,
		).toEqual(["partnership"]);
	});

	it("what an import completes", () => {
		const all = having(
			(id, parts) => id !== "meta:about.title" && (parts.includes("about") || parts.includes("every page")),
		);
		expect(placeTexts([], all, new Map([["meta:about.title", "Über uns"]])).pages).toEqual(["about"]);
	});

	it("a game whose texts are whole, and keeps one back that lacks any", () => {
		const whole = (id: string, parts: readonly string[]) =>
			parts.includes("about") || parts.includes("every page") || id.startsWith("games:boat-attack.");
		const isGame = ({ unit }: { unit: { id: string } }) => unit.id.startsWith("games:");
		expect(placeTexts([], having(whole)).offered.filter(isGame)).not.toEqual([]);
		const partly = placeTexts(
			[],
			having((id, parts) => whole(id, parts) && id !== "games:boat-attack.headline"),
		);
		expect(partly.offered.filter(isGame)).toEqual([]);
		expect(Object.keys(partly.waiting)).toContain("games:boat-attack.summary");
	});
});

describe("progress", () => {
	it("is told part by part, and adds up", () => {
		const parts = progressOf(aboutAndAll, ["about"]);
		expect(parts.find(({ part }) => part === "about")).toMatchObject({ missing: 0, changed: 0, isOffered: true });
		expect(parts.find(({ part }) => part === "home")).toMatchObject({ translated: 0, isOffered: false });
		for (const { total, translated, changed, missing } of parts) expect(translated + changed + missing).toBe(total);
	});

	it("counts what English has changed since", () => {
		const all = aboutAndAll.map((translation) =>
			translation.unit.id === "meta:about.title" ? { ...translation, state: "changed" as const } : translation,
		);
		expect(progressOf(all, []).find(({ part }) => part === "about")).toMatchObject({ changed: 1 });
	});
});
