// @vitest-environment jsdom
import "#src/i18n/i18n.server.ts";
import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { formatDay } from "#config/formatDay.ts";
import { diffText } from "#content/readers/diffText.server.ts";
import type { DocumentVersion } from "#content/readers/documents.server.ts";
import { i18nFor } from "#src/i18n/i18n.ts";
import { PathContext } from "#src/i18n/useLocale.ts";
import { VersionArticle } from "./VersionPage.tsx";

const body = (clause: string): DocumentVersion["body"] => [
	[
		{ kind: "section", number: "1", children: ["Scope"] },
		{ kind: "clause", number: "1.1", children: [clause] },
	],
];
/** Made up, because no document has changed yet. */
const version: DocumentVersion = {
	key: "general.cookie-policy",
	from: "2024-01-01",
	until: "2025-04-22",
	next: "2025-04-23",
	isLast: true,
	language: "en",
	title: "Cookie Policy",
	body: body("A cookie lasts a week."),
	said: "Cookies last longer.",
	changes: diffText(body("A cookie lasts a week."), body("A cookie lasts a year.")),
};
const current = "/docs/guidelines/general/cookie-policy";

it.each(["en", "ru"] as const)("an earlier version in %s shows its dates and later changes", (language) => {
	const { t } = i18nFor(language);
	const prefix = language === "en" ? "" : "/ru";
	const { container } = render(
		<PathContext value={`${prefix}${current}/2024-01-01`}>
			<VersionArticle chapter="general" doc="cookie-policy" version={version} />
		</PathContext>,
	);
	const [from, until, day] = [version.from, version.until, version.next].map((each) => formatDay(each, language));
	expect(container.textContent).toContain(t("guidelines.versions.past", { from, until }));
	expect(container.textContent).toContain(t("guidelines.versions.changes.title", { day }));
	expect(container.textContent).toContain("Cookies last longer.");
	expect(container.textContent?.includes(t("guidelines.english.notice"))).toBe(language === "ru");
	expect(container.querySelector("ins")?.textContent).toContain("year");
	expect(container.querySelector("del")?.textContent).toContain("week");
	const ids = [...container.querySelectorAll("[id]")].map(({ id }) => id);
	expect(new Set(ids).size, "ids are unique").toBe(ids.length);
	const link = [...container.querySelectorAll("a")].find((a) => a.textContent === t("guidelines.versions.today"));
	expect(link?.getAttribute("href")).toBe(prefix + current);
});
