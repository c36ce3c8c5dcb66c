import type { ComponentPropsWithRef } from "react";
import { Icon } from "#src/components/Icon/Icon.tsx";
import styles from "./Dialog.module.css";

interface DialogProps extends Omit<ComponentPropsWithRef<"dialog">, "title"> {
	/** Opens it: any button with `command="show-modal"` and this in `commandfor`. */
	id: string;
	title: string;
	/** Name of the close button. */
	closeLabel: string;
}

/**
 * A modal dialog of the platform: opens and closes by invoker commands, before and without JavaScript, and by Escape or
 * a click beside it.
 */
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

/** The dialog alone, for one that is composed otherwise. It needs `aria-labelledby`. */
export function DialogFrame({ className = "", ...rest }: ComponentPropsWithRef<"dialog">) {
	return <dialog closedby="any" className={`${styles.dialog} ${className}`} {...rest} />;
}

interface DialogCloseProps {
	/** Id of the dialog that it closes. */
	dialog: string;
	label: string;
	className?: string;
}

/** The round button at a dialog's corner. */
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
