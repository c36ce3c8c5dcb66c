import { referralBalance, referralHold, referralRewards } from "#config/figures.ts";
import { teleDollars } from "#src/features/money/teleDollars.ts";
import { useLocale } from "#src/i18n/useLocale.ts";
import styles from "./FleetDiagram.module.css";
import { FleetDiagram } from "./FleetDiagram.tsx";

/** Members of the example from the top; `days` of the holding period are complete. `level` 0 is the agent. */
const fleetMembers = [
	{ who: "you", level: 0, days: referralHold.value },
	{ who: "1", level: 1, days: referralHold.value },
	{ who: "2", level: 2, days: Math.round(referralHold.value * 0.4) },
	{ who: "3", level: 1, days: 0 },
	{ who: "4", level: 2, days: referralHold.value },
] as const;

const firstRow = 62;
const rowHeight = 92;
const footTop = firstRow + fleetMembers.length * rowHeight - 30;
const xOf = (level: number) => 42 + level * 32;
const yOf = (row: number) => firstRow + row * rowHeight;
/** Start and total width of the bars of days. */
const bar = { offset: 34, width: 96 };

const isComplete = ({ days }: (typeof fleetMembers)[number]) => days === referralHold.value;
const rewardOf = ({ level }: (typeof fleetMembers)[number]) => referralRewards[level - 1]?.value ?? 0;
const sumOf = (counts: (member: (typeof fleetMembers)[number]) => boolean) =>
	fleetMembers.filter(counts).reduce((sum, member) => sum + rewardOf(member), 0);

const levels: readonly number[] = fleetMembers.map(({ level }) => level);

/** Lines from each member to those whom the member invited. */
const connections = fleetMembers.flatMap(({ level }, row) => {
	if (level === 0) return [];
	const leaderRow = levels.lastIndexOf(level - 1, row);
	return [
		`M${xOf(level - 1)} ${yOf(leaderRow)}V${yOf(row) - 12}Q${xOf(level - 1)} ${yOf(row)} ${xOf(level)} ${yOf(row)}`,
	];
});

/** Who invited whom, who met the balance condition, and which rewards are due or pending (product 14). */
export function DueDiagram() {
	const { t, language } = useLocale();
	const formatAmount = (value: number) => teleDollars(value, language);
	const total = referralHold.value;
	const dueSum = formatAmount(sumOf(isComplete));
	const waitingSum = formatAmount(sumOf((member) => !isComplete(member)));
	const getMemberName = (who: (typeof fleetMembers)[number]["who"]) =>
		who === "you" ? t("guidelines.fleet.you") : t(`guidelines.due.${who}.name`);
	return (
		<FleetDiagram
			title={t("guidelines.due.title")}
			height={footTop + 82}
			ground="deep"
			hasMore
			points={[
				t("guidelines.due.yourItem", { total }),
				...fleetMembers.flatMap((member) => {
					const { who, days } = member;
					if (who === "you") return [];
					const values = {
						name: getMemberName(who),
						invited: t(`guidelines.due.${who}.invited`),
						level: member.level,
						days,
						total,
						reward: formatAmount(rewardOf(member)),
						balance: formatAmount(referralBalance.value),
					};
					if (isComplete(member)) return t("guidelines.due.item.due", values);
					return days === 0 ? t("guidelines.due.item.fallen", values) : t("guidelines.due.item.waiting", values);
				}),
				t("guidelines.due.sum", { due: dueSum, waiting: waitingSum }),
			]}
		>
			{connections.map((way) => (
				<path key={way} className={styles.way} d={way} />
			))}
			{fleetMembers.map((member, row) => {
				const { who, level, days } = member;
				const x = xOf(level);
				const y = yOf(row);
				const from = x + bar.offset;
				return (
					<g key={who}>
						<circle className={styles.paper} cx={x} cy={y} r="22" />
						<text x={x} y={y + 7} className={`${who === "you" ? styles.you : styles.letter} ${styles.middle}`}>
							{who === "you" ? getMemberName(who) : getMemberName(who).slice(0, 1)}
						</text>
						<text x={from} y={y - 4} className={styles.name}>
							{who === "you" ? t("guidelines.due.agent") : getMemberName(who)}
						</text>
						<text x={from} y={y + 17}>
							{t("guidelines.due.days", { days, total })}
						</text>
						<rect className={styles.paper} x={from} y={y + 26} width={bar.width} height="8" rx="4" />
						{days > 0 && (
							<rect
								className={styles.primary}
								x={from}
								y={y + 26}
								width={(bar.width * days) / referralHold.value}
								height="8"
								rx="4"
							/>
						)}
						{level > 0 && (
							<>
								<text x="340" y={y + 13} className={`${styles.name} ${styles.end}`}>
									{formatAmount(rewardOf(member))}
								</text>
								<text x="340" y={y + 35} className={styles.end}>
									{isComplete(member) ? t("guidelines.due.due") : t("guidelines.due.waits")}
								</text>
							</>
						)}
					</g>
				);
			})}
			<path
				className={styles.mint}
				d={`M0 ${footTop}H360V${footTop + 58}A24 24 0 0 1 336 ${footTop + 82}H24A24 24 0 0 1 0 ${footTop + 58}Z`}
			/>
			<g className={styles.onMint}>
				<SumRow y={footTop + 35} label={t("guidelines.due.sumDue")} value={dueSum} isBold />
				<SumRow y={footTop + 62} label={t("guidelines.due.sumWaiting")} value={waitingSum} />
			</g>
		</FleetDiagram>
	);
}

function SumRow({ y, label, value, isBold = false }: { y: number; label: string; value: string; isBold?: boolean }) {
	const weightClass = isBold ? styles.name : "";
	return (
		<>
			<text x="20" y={y} className={weightClass}>
				{label}
			</text>
			<text x="340" y={y} className={`${weightClass} ${styles.end}`}>
				{value}
			</text>
		</>
	);
}
