import styles from "./Accordion.module.css";

interface AccordionProps {
	/** Shared by the items so that at most one is open; unique on the page. */
	name: string;
	items: readonly { readonly question: string; readonly answer: string }[];
}

/** Collapsible questions, at most one open (product 12). Works without JavaScript. */
export function Accordion({ name, items }: AccordionProps) {
	return (
		<div className={styles.accordion}>
			{items.map(({ question, answer }) => (
				<details key={question} name={name} className={styles.item}>
					<summary>
						<h3>{question}</h3>
						<svg viewBox="0 0 28 28" width="28" height="28" aria-hidden="true">
							<path d="M14 5v18M5 14h18" />
						</svg>
					</summary>
					<div className={styles.answer} data-prose="">
						<p>{answer}</p>
					</div>
				</details>
			))}
		</div>
	);
}
