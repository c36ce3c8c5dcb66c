import { type IslandPage, IslandRoot } from "#src/i18n/IslandRoot.tsx";
import { RefundChecker as Checker } from "./RefundChecker.tsx";

/** Whether a purchase can be refunded, in up to five questions. Without JavaScript: a table of all cases. */
export function RefundChecker({ page }: { page: IslandPage }) {
	return (
		<IslandRoot page={page}>
			<Checker />
		</IslandRoot>
	);
}
