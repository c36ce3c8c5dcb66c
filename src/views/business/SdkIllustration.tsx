import styles from "./SdkIllustration.module.css";

/** Decorative drawing for a card. */
export function SdkIllustration({ part }: { part: keyof typeof drawings }) {
	return (
		<svg
			viewBox={part === "analytics" ? "0 0 480 400" : "0 0 480 240"}
			width="480"
			className={styles.drawing}
			aria-hidden="true"
		>
			{drawings[part]}
		</svg>
	);
}

/** Bars of sales in front of views; the two peak on different days. */
const days = [
	{ looked: 280, sold: 70 },
	{ looked: 170, sold: 140 },
	{ looked: 370, sold: 96 },
	{ looked: 220, sold: 200 },
	{ looked: 310, sold: 56 },
	{ looked: 110, sold: 88 },
];

const drawings = {
	/** A card and a coin that flow into one balance. */
	solutions: (
		<>
			<path className={styles.line} d="M120 82h92c44 0 44 38 88 38M120 182h92c44 0 44-62 88-62" />
			<rect className={styles.primary} x="24" y="34" width="150" height="96" rx="16" />
			<path className={styles.cut} d="M24 62h150" />
			<circle className={styles.money} cx="98" cy="184" r="46" />
			<circle className={styles.ring} cx="98" cy="184" r="31" />
			<rect className={styles.ink} x="292" y="64" width="164" height="112" rx="56" />
			<circle className={styles.mint} cx="348" cy="120" r="34" />
		</>
	),
	/** A browser window with a plug. */
	integration: (
		<>
			<rect className={styles.ink} x="150" y="30" width="306" height="190" rx="20" />
			<rect className={styles.paper} x="162" y="74" width="282" height="134" rx="10" />
			<circle className={styles.mint} cx="182" cy="53" r="8" />
			<circle className={styles.paper} cx="208" cy="53" r="8" />
			<path className={styles.line} d="M-10 141h96" />
			<rect className={styles.primary} x="72" y="101" width="72" height="80" rx="14" />
			<path className={styles.plugPin} d="M144 124h36M144 158h36" />
			<path className={styles.play} d="M282 108v66l58-33z" />
		</>
	),
	analytics: (
		<>
			{days.map(({ looked, sold }, day) => (
				<g key={looked}>
					<rect className={styles.sand} x={24 + day * 74} y={392 - looked} width="60" height={looked} rx="10" />
					<rect className={styles.primary} x={24 + day * 74} y={392 - sold} width="60" height={sold} rx="10" />
				</g>
			))}
			<path className={styles.floor} d="M8 396h464" />
		</>
	),
} as const;
