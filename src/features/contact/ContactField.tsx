import { type FieldName, fieldLimits } from "#config/messageLimits.ts";
import { Icon } from "#src/components/Icon/Icon.tsx";
import styles from "./ContactField.module.css";

/** A field with its label and error message, which `formFields.ts` writes. */
export function ContactField({ name, label }: { name: FieldName; label: string }) {
	const id = `contact-${name}`;
	const autoComplete = name === "message" ? "off" : name;
	const common = { id, name, autoComplete, maxLength: fieldLimits[name], required: true, className: styles.input };
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
