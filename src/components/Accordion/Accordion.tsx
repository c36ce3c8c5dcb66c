import type { ComponentPropsWithRef, ReactNode } from "react";
import styles from "./Accordion.module.css";

interface AccordionItem {
	id: number;
	question: string;
	answer: ReactNode;
}

interface AccordionProps extends ComponentPropsWithRef<"div"> {
	/** Shared by its items, so that the browser keeps at most one of them open. Unique on the page. */
	name: string;
	items: readonly AccordionItem[];
}

/** Questions that open to their answers, one or none at a time (product 12), before and without JavaScript. */
export function Accordion({ name, items, className = "", ...rest }: AccordionProps) {
	return (
		<div className={`${styles.accordion} ${className}`} {...rest}>
			{items.map(({ id, question, answer }) => (
				<details key={id} name={name} className={styles.item}>
					<summary>
						<h3>{question}</h3>
						<svg viewBox="0 0 28 28" width="28" height="28" aria-hidden="true">
							<path d="M14 5v18M5 14h18" />
						</svg>
					</summary>
					<div className={styles.answer} data-prose="">
						{answer}
					</div>
				</details>
			))}
		</div>
	);
}
