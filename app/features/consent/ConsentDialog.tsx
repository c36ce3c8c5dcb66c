import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { buttonProps } from "~/components/Button/Button.tsx";
import { Dialog } from "~/components/Dialog/Dialog.tsx";
import { useLocale } from "~/routing/useLocale.ts";
import styles from "./ConsentDialog.module.css";
import { type Consent, opensConsent, optionalCategories } from "./consent.ts";

const dialog = opensConsent.commandfor;

/**
 * The choices by the cookie policy's categories, what is chosen now and since when (product 10). Opened by Customise
 * and by Cookie Settings. `app/boot/askConsent.ts` ticks the boxes on opening and keeps what the buttons say.
 */
export function ConsentDialog() {
	const { t } = useTranslation();
	const closing = { type: "button", command: "close", commandfor: dialog } as const;
	return (
		<Dialog id={dialog} title={t("consent.choices")} closeLabel={t("layout.close")} className={styles.dialog}>
			<Standing />
			<ul className={styles.categories}>
				{(["necessary", ...optionalCategories] as const).map((category) => (
					<li key={category}>
						<label>
							<b>{t(`consent.${category}.title`)}</b>
							<input
								type="checkbox"
								value={category}
								disabled={category === "necessary"}
								defaultChecked={category === "necessary"}
							/>
							<span>{t(`consent.${category}.text`)}</span>
						</label>
					</li>
				))}
			</ul>
			<div className={styles.actions}>
				<button {...closing} data-consent="save" {...buttonProps()}>
					{t("consent.save")}
				</button>
				<button {...closing} data-consent="decline" {...buttonProps({ variant: "outline" })}>
					{t("consent.declineAll")}
				</button>
				<button {...closing} data-consent="accept" {...buttonProps({ variant: "outline" })}>
					{t("consent.acceptAll")}
				</button>
			</div>
		</Dialog>
	);
}

/**
 * What is chosen now, and the day of it, in UTC and in the page's language. Prerendered as nothing chosen, which is what
 * holds without JavaScript.
 */
function Standing() {
	const { t } = useTranslation();
	const { language } = useLocale();
	const consent = useSyncExternalStore(subscribe, current, none);
	const at = consent?.at;
	return (
		<p className={styles.standing}>
			{t(`consent.now.${standing(consent)}`)}{" "}
			{at && (
				<time dateTime={at}>
					{t("consent.made", {
						date: new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(new Date(at)),
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
