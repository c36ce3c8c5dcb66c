import { useLocale } from "#src/i18n/useLocale.ts";
import styles from "./ClauseList.module.css";

interface ClauseListProps {
	label: string;
	/** Of which chapter's terms. */
	chapter: "developers" | "partners";
	/** Question, answer, and number and link text of the clause behind it. */
	items: readonly Readonly<Record<"name" | "text" | "clause" | "link", string>>[];
	className?: string;
}

/** What an agreement says, in short answers that each lead to the clause behind them. */
export function ClauseList({ label, chapter, items, className = "" }: ClauseListProps) {
	const { to } = useLocale();
	const document = to("document", { chapter, doc: "terms-and-conditions" });
	return (
		<dl aria-label={label} className={`${styles.clauses} ${className}`.trim()}>
			{items.map(({ name, text, clause, link }) => (
				<div key={name}>
					<dt>{name}</dt>
					<dd>
						{text} <a href={`${document}#${clause}`}>{link}</a>
					</dd>
				</div>
			))}
		</dl>
	);
}
