import { Icon } from "#src/components/Icon/Icon.tsx";
import styles from "./ContactField.module.css";
import type { contactFields } from "./fields.ts";

/** A field with its label and error message, which `formFields.ts` writes. */
export function ContactField({ field, label }: { field: (typeof contactFields)[number]; label: string }) {
	const { name, limit, autoComplete } = field;
	const id = `contact-${name}`;
	const common = { id, name, autoComplete, maxLength: limit, required: true, className: styles.input };
	return (
		<div className={styles.field}>
			<label htmlFor={id}>{label}</label>
			{name === "message" ? (
				<textarea rows={3} {...common} />
			) : (
				<input type={name === "email" ? "email" : "text"} {...common} />
			)}
			<p id={`${id}-problem`} className={styles.problem} aria-live="polite">
				<Icon name="alert" />
				<span />
			</p>
		</div>
	);
}
