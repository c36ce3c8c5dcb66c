import { useLocale } from "#src/i18n/useLocale.ts";
import { type PeriodGroup, type PolicyClause, policyDocuments } from "./policyPeriods.ts";

interface ClauseLinksProps {
	/** Policy of the page; links to the other policy name it. */
	group: PeriodGroup;
	clauses: readonly PolicyClause[];
}

/** Links to clauses of the refund policy and the dispute policy. */
export function ClauseLinks({ group, clauses }: ClauseLinksProps) {
	const { t, to } = useLocale();
	return clauses.map(({ document, number, item }) => {
		const shown = item ? `${number}\u00a0(${item})` : number;
		const isHere = document === policyDocuments[group];
		const path = isHere ? "" : to("document", { chapter: "general", doc: document });
		return (
			<a key={`${document} ${number}`} href={`${path}#${number}`}>
				{isHere
					? t("guidelines.summary.clause", { number: shown })
					: t("guidelines.clauseIn", { document: t(`guidelines.documents.general.${document}`), number: shown })}
			</a>
		);
	});
}
