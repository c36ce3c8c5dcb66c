import { type IslandPage, IslandRoot } from "#src/i18n/IslandRoot.tsx";
import { Deadlines as DeadlineCalculator } from "./Deadlines.tsx";
import type { PeriodGroup } from "./policyPeriods.ts";

interface DeadlinesProps {
	page: IslandPage;
	/** The policy whose periods come first. */
	group: PeriodGroup;
}

/** The last days of a refund or a dispute, from the day that starts it. Without JavaScript: tables of the periods. */
export function Deadlines({ page, group }: DeadlinesProps) {
	return (
		<IslandRoot page={page}>
			<DeadlineCalculator group={group} />
		</IslandRoot>
	);
}
