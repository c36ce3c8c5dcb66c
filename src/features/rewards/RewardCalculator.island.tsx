import { useId, useRef } from "react";
import { referralBalance, referralHold, referralRewards, referralShares } from "#config/figures.ts";
import { getFleetLevels } from "#src/features/fleet/getFleetLevels.ts";
import { teleDollars } from "#src/features/money/teleDollars.ts";
import { formatPercent } from "#src/i18n/formatPercent.ts";
import { createIsland } from "#src/i18n/IslandRoot.tsx";
import { useLocale } from "#src/i18n/useLocale.ts";
import { CopyLink } from "./CopyLink.tsx";
import { LevelRow } from "./LevelRow.tsx";
import { mostPeople, parsePeopleCount } from "./parsePeopleCount.ts";
import styles from "./RewardCalculator.module.css";
import { exampleFleet, parseFields, rewardFor } from "./rewards.ts";
import { useSharedFleet, writeFleetToAddress } from "./useSharedFleet.ts";

/** Rewards of an agent by level (product 14), initially of the worked example or of `?fleet=1-1-1-1`. */
export const RewardCalculator = createIsland(FleetRewards);

export function FleetRewards() {
	const { t, language } = useLocale();
	const id = useId();
	const root = useRef<HTMLElement>(null);
	const { texts, fleet, change, settled } = useSharedFleet(root);
	const { each, levels } = rewardFor(texts.map((text) => parsePeopleCount(text) ?? 0));
	const formatTenths = (tenths: number) => teleDollars(tenths / 10, language);
	const mostText = mostPeople.toLocaleString(language);
	const problem = t("guidelines.rewards.problem", { most: mostText });
	const isSettled = (level: number) => settled?.[level] === texts[level];
	const announcedFleet = settled && parseFields(settled);
	const names = getFleetLevels(t).map(({ name }) => name);
	const first = teleDollars(referralRewards[0].value, language);
	const shareTexts = [
		t("guidelines.rewards.full", { reward: first }),
		...referralShares.map(({ value }) =>
			t("guidelines.rewards.share", { share: formatPercent(value, language), reward: first }),
		),
	];
	return (
		<section ref={root} className={styles.calculator} aria-labelledby={id}>
			<h3 id={id}>{t("guidelines.rewards.title")}</h3>
			<p className={styles.lede} data-js-only="">
				{t("guidelines.rewards.lede", { most: mostText })}
			</p>
			<table>
				<thead className={styles.columns}>
					<tr>
						<th scope="col">{t("guidelines.rewards.level")}</th>
						<th scope="col">{t("guidelines.rewards.count")}</th>
						<th scope="col">{t("guidelines.rewards.each")}</th>
						<th scope="col">{t("guidelines.rewards.sum")}</th>
					</tr>
				</thead>
				<tbody>
					{names.map((name, level) => (
						<LevelRow
							key={name}
							level={level + 1}
							name={name}
							share={shareTexts[level] ?? ""}
							each={formatTenths(each[level] ?? 0)}
							sum={formatTenths(levels[level] ?? 0)}
							text={texts[level] ?? ""}
							problem={isSettled(level) ? problem : undefined}
							onChange={(text) => change((all) => all.map((old, index) => (index === level ? text : old)))}
						/>
					))}
				</tbody>
			</table>
			<div className={styles.total}>
				<p className={styles.label}>{t("guidelines.rewards.total")}</p>
				<p className={styles.sum}>{fleet ? formatTenths(rewardFor(fleet).total) : "—"}</p>
				<p>
					{t("guidelines.rewards.condition", {
						balance: teleDollars(referralBalance.value, language),
						days: referralHold.value,
					})}
				</p>
			</div>
			<div className={styles.actions} data-js-only="">
				<CopyLink disabled={!fleet} onPress={() => fleet && writeFleetToAddress(fleet)} />
				<button type="button" data-requires-js="" onClick={() => change(() => exampleFleet.map(String))}>
					{t("guidelines.rewards.reset")}
				</button>
			</div>
			<p role="status" className="visually-hidden">
				{announcedFleet
					? t("guidelines.rewards.announced", { total: formatTenths(rewardFor(announcedFleet).total) })
					: settled && problem}
			</p>
		</section>
	);
}
