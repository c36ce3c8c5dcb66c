import { honeypotName, ignoredByPasswordManagers } from "#config/honeypot.ts";
import { fieldNames } from "#config/messageLimits.ts";
import { site } from "#config/site.ts";
import { sitePicture } from "#content/readers/pictures.server.ts";
import { buttonProps } from "#src/components/Button/Button.tsx";
import { DialogClose, DialogFrame } from "#src/components/Dialog/Dialog.tsx";
import { Picture } from "#src/components/Picture/Picture.tsx";
import { DocumentLink } from "#src/features/guidelines/DocumentLink.tsx";
import { useLocale } from "#src/i18n/useLocale.ts";
import styles from "./ContactDialog.module.css";
import { ContactField } from "./ContactField.tsx";
import { contactId } from "./opensContact.ts";

/**
 * The contact dialog (product 9): a form that works without JavaScript, and the thanks that replace it. `contactDialog.client.ts`
 * adds sending by `fetch`, field errors, drafts and the outbox.
 */
export function ContactDialog() {
	const { t, language } = useLocale();
	return (
		<DialogFrame id={contactId} aria-labelledby="contact-title" className={styles.dialog}>
			<form method="post" action={site.inbox.url} className={styles.form}>
				<div className={styles.intro}>
					<h2 id="contact-title">{t("contact.title")}</h2>
					<p>{t("contact.subtitle")}</p>
					<Picture picture={sitePicture("site/hero-partnership-tall")} sizes="500px" alt="" className={styles.art} />
				</div>
				<div className={styles.fields}>
					<p id="draft-restored" className={styles.restoredNote} />
					{fieldNames.map((name) => (
						<ContactField key={name} name={name} label={t(`contact.${name}`)} />
					))}
					{site.inbox.url.startsWith("/") && (
						<>
							<input
								name={honeypotName}
								tabIndex={-1}
								autoComplete="off"
								aria-hidden="true"
								className="visually-hidden"
								{...ignoredByPasswordManagers}
							/>
							<input type="hidden" name="language" value={language} />
						</>
					)}
					<p id="contact-alert" role="alert" className={styles.alert} />
					<button {...buttonProps({ size: "large" })}>
						<span className={styles.label}>
							<span>{t("contact.submit")}</span>
							<span>{t("contact.sending")}</span>
						</span>
					</button>
					<p className={styles.privacy}>
						<DocumentLink chapter="general" doc="privacy-policy">
							{t("contact.privacy")}
						</DocumentLink>
					</p>
				</div>
			</form>
			<div className={styles.thanks}>
				<svg viewBox="0 0 120 120" width="120" aria-hidden="true" className={styles.check}>
					<circle cx="60" cy="60" r="56" />
					<path d="M33 62 52 82 88 41" pathLength="1" />
				</svg>
				<h2 id="contact-thanks">{t("contact.thanks")}</h2>
				<p id="contact-soon">{t("contact.soon")}</p>
				<button
					type="button"
					command="close"
					commandfor={contactId}
					aria-describedby="contact-soon"
					{...buttonProps({ variant: "light", size: "large" })}
				>
					{t("contact.ok")}
				</button>
			</div>
			{/* Last, so that opening the dialog focuses the first field. */}
			<DialogClose dialog={contactId} label={t("layout.close")} className={styles.close} />
		</DialogFrame>
	);
}
