// @vitest-environment jsdom
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, it } from "vitest";
import { PathContext } from "#src/i18n/useLocale.ts";
import { type ConsentChoice, optionalCategories } from "./consent.ts";
import "#src/i18n/i18n.server.ts";
import { i18nFor } from "#src/i18n/i18n.ts";
import { ConsentStatus } from "./ConsentStatus.tsx";
import { watchConsentStatus } from "./consentStatus.client.ts";

const { t } = i18nFor("ru");
const at = "2025-04-24T22:30:00.000Z";
const texts = () => [...document.querySelectorAll("p")].map(({ textContent }) => textContent);

function choose(consent: ConsentChoice | undefined): void {
	window.cookieConsent = consent;
	dispatchEvent(new Event("consent:change"));
}

beforeEach(() => {
	history.replaceState(null, "", "/ru/docs");
	document.body.innerHTML = renderToStaticMarkup(
		<PathContext value="/ru">
			<ConsentStatus className={undefined} />
			<ConsentStatus className={undefined} />
		</PathContext>,
	);
});
afterEach(() => {
	window.cookieConsent = undefined;
});

it("the status shows the earlier choice and its date at once in the language of the page", () => {
	window.cookieConsent = { at, granted: [] };
	watchConsentStatus();
	const made = t("consent.made", { date: "24 апреля 2025 г." });
	expect(texts()).toEqual(Array(2).fill(`${t("consent.now.declined")} ${made}`));
	expect(document.querySelector("time")?.dateTime).toBe(at);
});

it("the status follows each change of the choice", () => {
	watchConsentStatus();
	expect(texts()[0]).toBe(t("consent.now.open"));
	choose({ at, granted: ["analytics"] });
	expect(texts()[0]).toContain(t("consent.now.some"));
	choose({ at, granted: optionalCategories });
	expect(texts()[0]).toContain(t("consent.now.accepted"));
	choose(undefined);
	expect(texts()).toEqual([t("consent.now.open"), t("consent.now.open")]);
});

it("the status has no date when the time of the choice is unknown", () => {
	watchConsentStatus();
	choose({ granted: [] });
	expect(texts()[0]).toBe(t("consent.now.declined"));
	expect(document.querySelector("time")).toBeNull();
});
