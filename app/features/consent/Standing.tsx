import { useSyncExternalStore } from "react";
import { useTranslation } from "#app/i18n/useTranslation.ts";
import { useLocale } from "#app/navigation/useLocale.ts";
import { formatDay } from "#site/formatDay.ts";
import { type Consent, optionalCategories } from "./consent.ts";

/**
 * What is chosen now, and the day of it, in UTC and in the page's language. Prerendered as nothing chosen, which is what
 * holds without JavaScript.
 */
export function Standing({ className }: { className?: string }) {
	const { t } = useTranslation();
	const { language } = useLocale();
	const consent = useSyncExternalStore(subscribe, current, none);
	const at = consent?.at;
	return (
		<p className={className}>
			{t(`consent.now.${standing(consent)}`)}{" "}
			{at && (
				<time dateTime={at}>
					{t("consent.made", {
						date: formatDay(at, language),
					})}
				</time>
			)}
		</p>
	);
}

function standing(consent: Consent | undefined) {
	if (!consent) return "open";
	const { length } = consent.granted;
	if (length === 0) return "declined";
	return length < optionalCategories.length ? "some" : "accepted";
}

const current = () => window.cookieConsent;
const none = () => undefined;

function subscribe(listener: () => void): () => void {
	window.addEventListener("consent:change", listener);
	return () => window.removeEventListener("consent:change", listener);
}
