import { type IslandPage, IslandRoot } from "#src/i18n/IslandRoot.tsx";
import { RewardCalculator as Calculator } from "./RewardCalculator.tsx";

/** Rewards of an agent for a fleet. Without JavaScript: the worked example as a table. */
export function RewardCalculator({ page }: { page: IslandPage }) {
	return (
		<IslandRoot page={page}>
			<Calculator />
		</IslandRoot>
	);
}
