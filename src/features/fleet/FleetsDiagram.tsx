import { useTranslation } from "#src/i18n/useTranslation.ts";
import styles from "./FleetDiagram.module.css";
import { FleetDiagram } from "./FleetDiagram.tsx";
import { getFleetLevels } from "./getFleetLevels.ts";

/** Horizontal positions of the ships per level, each with the index of its parent on the level above. */
const shipPositions = [
	[272, 320],
	[262, 292, 328],
	[258, 284, 312, 338],
	[254, 276, 298, 320, 342],
];
const leaderIndexes = [
	[0, 0],
	[0, 0, 1],
	[0, 1, 2, 2],
	[0, 1, 2, 3, 3],
];

/** The visitor's ship. */
const flagshipPosition = { x: 296, y: 62, size: 2.6 };
const sizes = [1.25, 1.05, 0.9, 0.8];
const rowHeight = 92;
const firstRow = 112;
const yOf = (level: number) => firstRow + level * rowHeight + 50;

const connections = shipPositions.flatMap((positions, level) =>
	positions.map((x, index) => {
		const leaderX = shipPositions[level - 1]?.[leaderIndexes[level]?.[index] ?? 0] ?? flagshipPosition.x;
		const from = level === 0 ? firstRow : yOf(level - 1) + 8;
		const to = yOf(level) - 14;
		const middle = (from + to) / 2;
		return `M${leaderX} ${from}C${leaderX} ${middle} ${x} ${middle} ${x} ${to}`;
	}),
);

/** The visitor and the four levels of the Fleet, each invited by the one above (product 14). */
export function FleetsDiagram() {
	const { t } = useTranslation();
	const levels = getFleetLevels(t);
	return (
		<FleetDiagram
			title={t("guidelines.fleet.title")}
			height={firstRow + shipPositions.length * rowHeight + 8}
			ground="card"
			points={levels.map(({ name, who }) => t("guidelines.fleet.item", { name, who }))}
		>
			<path className={styles.block} d={`M0 ${firstRow}V24A24 24 0 0 1 24 0H336A24 24 0 0 1 360 24V${firstRow}Z`} />
			<text x="20" y="86" className={`${styles.huge} ${styles.light}`}>
				{t("guidelines.fleet.you")}
			</text>
			{connections.map((way) => (
				<path key={way} className={styles.way} d={way} />
			))}
			<ShipShape {...flagshipPosition} isOnBlock />
			{levels.map(({ name, who }, level) => (
				<g key={name}>
					{level > 0 && <path className={styles.rule} d={`M20 ${firstRow + level * rowHeight}H236`} />}
					<text x="20" y={yOf(level) + 14} className={styles.numeral}>
						{level + 1}
					</text>
					<text x="58" y={yOf(level) - 6} className={styles.name}>
						{name}
					</text>
					<text x="58" y={yOf(level) + 18}>
						{who}
					</text>
					{shipPositions[level]?.map((x) => (
						<ShipShape key={x} x={x} y={yOf(level)} size={sizes[level] ?? 1} />
					))}
				</g>
			))}
		</FleetDiagram>
	);
}

/** A sailing boat of about 24 × 26 units with its waterline at `y`. */
function ShipShape({ x, y, size, isOnBlock = false }: { x: number; y: number; size: number; isOnBlock?: boolean }) {
	return (
		<g transform={`translate(${x} ${y}) scale(${size})`}>
			<path className={isOnBlock ? styles.paper : styles.primary} d="M-1.2-14V1H-9.6ZM1.2-11.5V1H7.8Z" />
			<path
				className={isOnBlock ? styles.mint : styles.ink}
				d="M-12 3H12L8 9.4A2 2 0 0 1 6.4 10H-6.4A2 2 0 0 1-8 9.4Z"
			/>
		</g>
	);
}
