import { type IslandPage, IslandRoot } from "#src/i18n/IslandRoot.tsx";
import { RevenueCalculator as Calculator } from "./RevenueCalculator.tsx";

/** A studio's share of a month's revenue. Without JavaScript: the table below it in `RevenueShare.tsx`. */
export function RevenueCalculator({ page }: { page: IslandPage }) {
	return (
		<IslandRoot page={page}>
			<Calculator />
		</IslandRoot>
	);
}
