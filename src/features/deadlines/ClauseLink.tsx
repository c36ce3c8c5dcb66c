import type { ComponentPropsWithRef } from "react";
import { useLocale } from "#src/i18n/useLocale.ts";
import type { PolicyClause } from "./policyPeriods.ts";

interface ClauseLinkProps extends PolicyClause, Pick<ComponentPropsWithRef<"a">, "className"> {
	/** Whether to name the policy, because the page shows another one. */
	isElsewhere: boolean;
}

/** Link to a clause of the refund policy or the dispute policy. */
export function ClauseLink({ number, item, document, isElsewhere, className }: ClauseLinkProps) {
	const { t, to } = useLocale();
	const shown = item ? `${number}\u00a0(${item})` : number;
	if (!isElsewhere) {
		return (
			<a href={`#${number}`} className={className}>
				{t("guidelines.summary.clause", { number: shown })}
			</a>
		);
	}
	return (
		<a href={`${to("document", { chapter: "general", doc: document })}#${number}`} className={className}>
			{t("guidelines.clauseIn", { document: t(`guidelines.documents.general.${document}`), number: shown })}
		</a>
	);
}
