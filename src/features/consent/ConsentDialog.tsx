import { buttonProps } from "#src/components/Button/Button.tsx";
import { Dialog } from "#src/components/Dialog/Dialog.tsx";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import styles from "./ConsentDialog.module.css";
import { ConsentStatus } from "./ConsentStatus.tsx";
import { opensConsent, optionalCategories } from "./consent.ts";

const dialog = opensConsent.commandfor;

/**
 * The dialog with the cookie categories, the current choice and its date (product 10). Opened by Customize and, without
 * JavaScript, by Cookie Settings. `src/head/inline/showConsentBanner.ts` checks the boxes on opening and stores the choice.
 */
export function ConsentDialog() {
	const { t } = useTranslation();
	const closing = { type: "button", command: "close", commandfor: dialog } as const;
	return (
		<Dialog id={dialog} title={t("consent.choices")} closeLabel={t("layout.close")} className={styles.dialog}>
			<ConsentStatus className={styles.standing} />
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
