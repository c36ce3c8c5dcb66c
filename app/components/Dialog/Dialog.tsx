import { type ComponentPropsWithRef, useId } from "react";
import { Icon } from "../Icon/Icon.tsx";
import styles from "./Dialog.module.css";

interface DialogProps extends Omit<ComponentPropsWithRef<"dialog">, "title"> {
	/** Opens it: any button with `command="show-modal"` and this in `commandfor`. */
	id: string;
	title: string;
	/** Name of the close button. */
	closeLabel: string;
}

/**
 * A modal window of the platform: opens and closes by invoker commands, before and without JavaScript, and by Escape or
 * a click beside it.
 */
export function Dialog({ id, title, closeLabel, children, className = "", ...rest }: DialogProps) {
	const heading = useId();
	return (
		<dialog id={id} aria-labelledby={heading} closedby="any" className={`${styles.dialog} ${className}`} {...rest}>
			<div className={styles.head}>
				<h2 id={heading}>{title}</h2>
				<button type="button" command="close" commandfor={id} aria-label={closeLabel} className={styles.close}>
					<Icon name="close" />
				</button>
			</div>
			{children}
		</dialog>
	);
}
