import { useTranslation } from "#src/i18n/useTranslation.ts";

/**
 * The visitor's choice and its date. The static text says that nothing is chosen; `consentStatus.client.ts` replaces it with a
 * text from the attributes.
 */
export function ConsentStatus({ className }: { className?: string }) {
	const { t } = useTranslation();
	return (
		<p
			className={className}
			data-consent-status=""
			data-declined={t("consent.now.declined")}
			data-some={t("consent.now.some")}
			data-accepted={t("consent.now.accepted")}
			data-made={t("consent.made", { date: "{{date}}" })}
		>
			{t("consent.now.open")}
		</p>
	);
}
