import { referralExampleTotal, referralRewards } from "#config/figures.ts";
import { teleDollars } from "#src/features/money/teleDollars.ts";
import { useLocale } from "#src/i18n/useLocale.ts";
import styles from "./FleetDiagram.module.css";
import { FleetDiagram } from "./FleetDiagram.tsx";

/** Stroke width per T$. */
const streamThickness = 9;
const levelGap = 2;
/** Vertical positions of the rows. */
const rows = [206, 282, 350, 418];
const right = 338;
const arrowTop = 132;

/** Innermost first; each ends left of the previous one, so that they do not cross. */
const rewardStreams = referralRewards.map(({ value }, level) => {
	const outer = referralRewards
		.slice(level + 1)
		.reduce((sum, reward) => sum + reward.value * streamThickness + levelGap, 0);
	const width = value * streamThickness;
	return { value, width, x: right - outer - width / 2, y: rows[level] ?? 0 };
});
const trunkWidth = rewardStreams.reduce((sum, { width }) => sum + width + levelGap, -levelGap);

/** The worked example (product 14): one referral on each level, and the rewards that flow to the agent. */
export function ExampleDiagram() {
	const { t, language } = useLocale();
	const total = teleDollars(referralExampleTotal.value, language);
	const exampleMembers = ([1, 2, 3, 4] as const).map((level) => ({
		name: t(`guidelines.example.${level}.name`),
		rewarded: t(`guidelines.example.${level}.rewarded`),
		invited: t(`guidelines.example.${level}.invited`),
	}));
	const rewardTexts = rewardStreams.map(({ value }) => teleDollars(value, language));
	const head = right - trunkWidth / 2;
	return (
		<FleetDiagram
			title={t("guidelines.example.title", { total })}
			height={464}
			ground="block"
			points={[
				...exampleMembers.map((person, level) =>
					t("guidelines.example.item", { ...person, reward: rewardTexts[level] ?? "" }),
				),
				t("guidelines.example.sum", { total }),
			]}
		>
			<text x="20" y="38" className={`${styles.name} ${styles.light}`}>
				{t("guidelines.example.receive")}
			</text>
			<text x="342" y="104" className={`${styles.huge} ${styles.gain} ${styles.end}`}>
				{total}
			</text>
			<path
				className={styles.mint}
				d={`M${head - trunkWidth / 2 - 12} ${arrowTop + 24}L${head} ${arrowTop - 10}L${head + trunkWidth / 2 + 12} ${arrowTop + 24}Z`}
			/>
			{rewardStreams.map(({ value, width, x, y }) => {
				const bendRadius = width / 2 + 8;
				return (
					<path
						key={value}
						className={styles.flow}
						strokeWidth={width}
						d={`M214 ${y}H${x - bendRadius}A${bendRadius} ${bendRadius} 0 0 0 ${x} ${y - bendRadius}V${arrowTop + 23}`}
					/>
				);
			})}
			<path className={styles.chain} d={`M42 92V${rows[rows.length - 1]}`} />
			<circle className={styles.paper} cx="42" cy="92" r="22" />
			<text x="42" y="98" className={`${styles.you} ${styles.middle}`}>
				{t("guidelines.fleet.you")}
			</text>
			{exampleMembers.map(({ name, invited }, level) => {
				const y = rows[level] ?? 0;
				return (
					<g key={name}>
						<circle className={styles.paper} cx="42" cy={y} r="22" />
						<text x="42" y={y + 8} className={`${styles.letter} ${styles.middle}`}>
							{name.slice(0, 1)}
						</text>
						<text x="76" y={y - 3} className={`${styles.name} ${styles.light}`}>
							{name}
						</text>
						<text x="76" y={y + 18} className={styles.light}>
							{invited}
						</text>
						<text
							x="220"
							y={level === 0 ? y + 7 : y - (rewardStreams[level]?.width ?? 0) / 2 - 6}
							className={`${styles.name} ${level === 0 ? styles.onMint : styles.gain}`}
						>
							{rewardTexts[level]}
						</text>
					</g>
				);
			})}
		</FleetDiagram>
	);
}
