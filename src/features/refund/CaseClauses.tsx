import { ClauseLink } from "#src/features/deadlines/ClauseLink.tsx";
import { type PolicyClause, policyDocuments } from "#src/features/deadlines/policyPeriods.ts";
import styles from "./CaseClauses.module.css";

/** Links to the clauses that decide a case. */
export function CaseClauses({ clauses }: { clauses: readonly PolicyClause[] }) {
	return (
		<span className={styles.clauses}>
			{clauses.map((clause) => (
				<ClauseLink
					key={`${clause.document} ${clause.number}`}
					{...clause}
					isElsewhere={clause.document !== policyDocuments.refund}
				/>
			))}
		</span>
	);
}
