import { formatDay } from "#config/formatDay.ts";
import { getPathLanguage } from "#config/paths.ts";
import { type ConsentChoice, optionalCategories } from "./consent.ts";

/** Writes `window.cookieConsent`, which the inline head script updates, to each `[data-consent-status]`. */
export function watchConsentStatus(): void {
	const elements = [...document.querySelectorAll<HTMLElement>("[data-consent-status]")];
	const texts = elements.map(({ textContent }) => textContent ?? "");
	const update = () => {
		const consent = window.cookieConsent;
		for (const [index, element] of elements.entries()) {
			const { dataset } = element;
			element.replaceChildren(consent ? (dataset[getState(consent)] ?? "") : (texts[index] ?? ""));
			if (!consent?.at) continue;
			const time = document.createElement("time");
			time.dateTime = consent.at;
			time.textContent = (dataset.made ?? "").replace(
				"{{date}}",
				formatDay(consent.at, getPathLanguage(location.pathname)),
			);
			element.append(" ", time);
		}
	};
	addEventListener("consent:change", update);
	update();
}

function getState({ granted }: ConsentChoice): "declined" | "some" | "accepted" {
	if (granted.length === 0) return "declined";
	return granted.length < optionalCategories.length ? "some" : "accepted";
}
