import { ClauseLinks } from "#src/features/deadlines/ClauseLinks.tsx";
import type { PolicyClause } from "#src/features/deadlines/policyPeriods.ts";
import styles from "./CaseClauses.module.css";

/** Links to the clauses that decide a case. */
export function CaseClauses({ clauses }: { clauses: readonly PolicyClause[] }) {
	return (
		<span className={styles.clauses}>
			<ClauseLinks group="refund" clauses={clauses} />
		</span>
	);
}
