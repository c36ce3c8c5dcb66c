import type { ComponentPropsWithRef } from "react";
import { Icon } from "#src/components/Icon/Icon.tsx";
import styles from "./Dialog.module.css";

interface DialogProps extends Omit<ComponentPropsWithRef<"dialog">, "title"> {
	/** Target of the opening button: `commandfor={id} command="show-modal"`. */
	id: string;
	title: string;
	/** Accessible name of the close button. */
	closeLabel: string;
}

/** Modal dialog without scripts: invoker commands open and close it, Escape and a click outside close it. */
export function Dialog({ id, title, closeLabel, children, ...rest }: DialogProps) {
	const heading = `${id}-heading`;
	return (
		<DialogFrame id={id} aria-labelledby={heading} {...rest}>
			<div className={styles.head}>
				<h2 id={heading}>{title}</h2>
				<DialogClose dialog={id} label={closeLabel} />
			</div>
			{children}
		</DialogFrame>
	);
}

/** The bare `<dialog>` for custom content. Requires `aria-labelledby`. */
export function DialogFrame({ className = "", ...rest }: ComponentPropsWithRef<"dialog">) {
	return <dialog closedby="any" className={`${styles.dialog} ${className}`} {...rest} />;
}

interface DialogCloseProps {
	/** Id of the dialog to close. */
	dialog: string;
	label: string;
	className?: string;
}

export function DialogClose({ dialog, label, className = "" }: DialogCloseProps) {
	return (
		<button
			type="button"
			command="close"
			commandfor={dialog}
			aria-label={label}
			className={`${styles.close} ${className}`}
		>
			<Icon name="close" />
		</button>
	);
}
