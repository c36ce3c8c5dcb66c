import { RefundChecker as Checker } from "#src/features/refund/RefundChecker.tsx";
import { type IslandPage, IslandRoot } from "#src/i18n/IslandRoot.tsx";

/** Whether a purchase can be refunded, in up to five questions. Without JavaScript: a table of all cases. */
export function RefundChecker({ page }: { page: IslandPage }) {
	return (
		<IslandRoot page={page}>
			<Checker />
		</IslandRoot>
	);
}
