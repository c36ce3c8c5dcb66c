// @vitest-environment jsdom
import "#app/i18n/i18n.server.ts";
import { cleanup, render } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it } from "vitest";
import { i18nFor } from "#app/i18n/i18n.ts";
import { I18nContext } from "#app/i18n/useTranslation.ts";
import { Versions } from "#app/pages/document/Versions.tsx";
import type { VersionPage } from "#content/model/document.ts";
import { compareTexts } from "#content/readers/compareTexts.server.ts";
import { site } from "#site/site.ts";
import { meta } from "./DocumentVersionPage.route.tsx";
import { VersionView } from "./VersionView.tsx";

const body = (clause: string): VersionPage["body"] => [
	[
		{ kind: "section", number: "1", children: ["Scope"] },
		{ kind: "clause", number: "1.1", children: [clause] },
	],
];
const days = {
	from: { day: "2024-01-01", text: "1 January 2024" },
	until: { day: "2025-04-22", text: "22 April 2025" },
};
/** A text that no document has: none of the site's documents was changed yet. */
const version: VersionPage = {
	...days,
	next: { day: "2025-04-23", text: "23 April 2025", isToday: true },
	language: "en",
	title: "Cookie Policy",
	body: body("A cookie lasts a week."),
	said: "Cookies last longer.",
	changes: compareTexts(body("A cookie lasts a week."), body("A cookie lasts a year.")),
};
const place = { chapter: "general", doc: "cookie-policy" };
const address = "/docs/guidelines/general/cookie-policy";

afterEach(cleanup);

function show(language: "en" | "ru", element: React.JSX.Element) {
	const prefix = language === "en" ? "" : "/ru";
	return render(
		<I18nContext value={i18nFor(language)}>
			<MemoryRouter initialEntries={[`${prefix}${address}/2024-01-01`]}>{element}</MemoryRouter>
		</I18nContext>,
	).container;
}

it.each(["en", "ru"] as const)("an earlier text in %s says when it applied and what changed after it", (language) => {
	const { t } = i18nFor(language);
	const page = show(language, <VersionView {...place} version={version} />);
	const { from, until } = days;
	expect(page.textContent).toContain(t("guidelines.versions.past", { from: from.text, until: until.text }));
	expect(page.textContent).toContain(t("guidelines.versions.changes.title", { day: "23 April 2025" }));
	expect(page.textContent).toContain("Cookies last longer.");
	expect(page.textContent?.includes(t("guidelines.english.notice"))).toBe(language === "ru");
	expect(page.querySelector("ins")?.textContent).toContain(t("guidelines.versions.changes.begin.in"));
	expect(page.querySelector("ins")?.textContent).toContain("year");
	expect(page.querySelector("del")?.textContent).toContain(t("guidelines.versions.changes.begin.out"));
	expect(page.querySelector("del")?.textContent).toContain("week");
	const ids = [...page.querySelectorAll("[id]")].map(({ id }) => id);
	expect(new Set(ids).size, "no id stands twice").toBe(ids.length);
	const today = [...page.querySelectorAll("a")].find((link) => link.textContent === t("guidelines.versions.today"));
	expect(today?.getAttribute("href")).toBe(`${language === "en" ? "" : "/ru"}${address}`);
});

it("today's text leads to the texts before it, or says that there are none", () => {
	const { t } = i18nFor("en");
	const today = { from: version.next, earlier: [days] };
	const withOne = show("en", <Versions {...place} frame={today} />);
	expect(withOne.querySelector("a")?.getAttribute("href")).toBe(`${address}/2024-01-01`);
	expect(withOne.textContent).not.toContain(t("guidelines.versions.none"));
	cleanup();
	const withNone = show("en", <Versions {...place} frame={{ ...today, earlier: [] }} />);
	expect(withNone.querySelector("a")).toBeNull();
	expect(withNone.textContent).toContain(t("guidelines.versions.none"));
});

it("an earlier text is kept out of search engines, and its canonical address is today's text", () => {
	const entries = meta({ location: { pathname: `${address}/2024-01-01` }, loaderData: version } as never);
	expect(entries).toContainEqual({ name: "robots", content: "noindex" });
	expect(entries).toContainEqual({ tagName: "link", rel: "canonical", href: site.origin + address });
});
