// @vitest-environment jsdom
import "#src/i18n/i18n.server.ts";
import { cleanup, render } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { type I18n, i18nFor } from "#src/i18n/i18n.ts";
import { I18nContext } from "#src/i18n/useTranslation.ts";
import { Pricing } from "./Pricing.tsx";

const english = i18nFor("en");
const { t } = english;

function rowsOf(chapter: string, i18n: I18n = english): string[][] {
	const { container } = render(
		<I18nContext value={i18n}>
			<Pricing chapter={chapter} portal="https://portal.example/" />
		</I18nContext>,
	);
	return [...container.querySelectorAll("dl > div")].map((row) =>
		[...row.children].map((cell) => cell.textContent ?? ""),
	);
}

afterEach(cleanup);

describe("the list of prices", () => {
	it.each(["customers", "developers"])(
		"shows the seven services for %s, each with a price or a link to the portal",
		(chapter) => {
			const rows = rowsOf(chapter);
			expect(rows.map(([service]) => service)).toEqual([
				"Account opening",
				"Purchasing TeleDollars",
				"Selling TeleDollars",
				"Receiving TeleDollars",
				"Sending TeleDollars",
				"Incoming crypto",
				"Sending crypto",
			]);
			for (const [, price] of rows) expect(price).toBe(t(`guidelines.pricing.${chapter as "customers"}.portal`));
			const links = [...document.querySelectorAll("dd a")].map((link) => link.getAttribute("href"));
			expect(links).toEqual(rows.map(() => "https://portal.example/"));
		},
	);

	it.each(["nobody", "partners", "general", "constructor", ""])(
		"is empty for a chapter without prices: %j",
		(chapter) => {
			expect(rowsOf(chapter)).toEqual([]);
		},
	);

	it("shows a translated price without a link", () => {
		const priced = (key: string) => (key.endsWith("prices.sendingTeleDollars") ? "0.5 T$" : t(key as "nav.games"));
		const rows = rowsOf("customers", { ...english, t: priced as typeof t });
		expect(rows.filter(([, price]) => price === "0.5 T$")).toEqual([["Sending TeleDollars", "0.5 T$"]]);
		expect(document.querySelectorAll("dd a")).toHaveLength(6);
	});
});
