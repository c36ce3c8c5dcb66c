import { RewardCalculator as Calculator } from "#app/features/rewards/RewardCalculator.tsx";
import { type IslandPage, IslandRoot } from "#src/i18n/IslandRoot.tsx";

/** Rewards of an agent for a fleet. Without JavaScript: a table of the worked example. */
export function RewardCalculator({ page }: { page: IslandPage }) {
	return (
		<IslandRoot page={page}>
			<Calculator />
		</IslandRoot>
	);
}
