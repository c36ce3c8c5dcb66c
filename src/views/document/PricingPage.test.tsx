// @vitest-environment jsdom
import "#src/i18n/i18n.server.ts";
import { render } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import texts from "#public/locales/en/translation.json" with { type: "json" };
import { i18nFor } from "#src/i18n/i18n.ts";
import { PriceList } from "./PricingPage.tsx";

const english = i18nFor("en");
const { t } = english;
const { services } = texts.guidelines.pricing;

function rowsOf(chapter: string): string[][] {
	const { container } = render(<PriceList chapter={chapter} />);
	return [...container.querySelectorAll("dl > div")].map((row) =>
		[...row.children].map((cell) => cell.textContent ?? ""),
	);
}

const text = t as (key: string) => string;
/** Translates all prices but one to the text that refers to the portal. */
const translatePrice = (key: string) =>
	key.endsWith("prices.sendingTeleDollars") ? "0.5 T$" : text(key.replace(/prices\.\w+$/, "portal"));

describe("the list of prices", () => {
	it.each(["customers", "developers"])(
		"shows each service for %s with its price, or that the portal shows it",
		(chapter) => {
			vi.spyOn(english, "t").mockImplementation(translatePrice as never);
			const rows = rowsOf(chapter);
			expect(rows.map(([service]) => service)).toEqual(Object.values(services));
			expect(rows.filter(([, price]) => price === "0.5 T$")).toEqual([[services.sendingTeleDollars, "0.5 T$"]]);
			expect(document.querySelectorAll("dd:not([data-unset])")).toHaveLength(1);
		},
	);

	it.each(["nobody", "partners", "general", "constructor", ""])(
		"is empty for a chapter without prices: %j",
		(chapter) => {
			expect(rowsOf(chapter)).toEqual([]);
		},
	);
});
