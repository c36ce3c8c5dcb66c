import { useLocale } from "#src/i18n/useLocale.ts";
import styles from "./ClauseList.module.css";

interface ClauseListProps {
	label: string;
	/** Chapter that contains the terms. */
	chapter: "developers" | "partners";
	/** Question, answer, and number and link text of the clause. */
	items: readonly Readonly<Record<"name" | "text" | "clause" | "link", string>>[];
	className?: string;
}

/** Short answers about an agreement, each with a link to its clause. */
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
