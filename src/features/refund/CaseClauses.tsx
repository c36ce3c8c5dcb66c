import { ClauseLink } from "#src/features/deadlines/ClauseLink.tsx";
import { policyDocuments } from "#src/features/deadlines/policyPeriods.ts";
import styles from "./CaseClauses.module.css";
import type { DecidingClause } from "./refundCases.ts";

/** The clauses that decide a case, as links. */
export function CaseClauses({ clauses }: { clauses: readonly DecidingClause[] }) {
	return (
		<span className={styles.clauses}>
			{clauses.map(({ number, item, document }) => (
				<ClauseLink
					key={`${document} ${number}`}
					number={number}
					item={item}
					document={document ?? policyDocuments.refund}
					isElsewhere={document !== undefined}
				/>
			))}
		</span>
	);
}
