import { useTranslation } from "react-i18next";
import { teleDollars } from "#app/features/money/teleDollars.ts";
import { useLocale } from "#app/navigation/useLocale.ts";
import { referralBalance, referralHold } from "#site/facts.ts";
import styles from "./Diagram.module.css";
import { Diagram } from "./Diagram.tsx";

/** The ring with a stroke per day. */
const ring = { x: 206, y: 344, radius: 94 };
const around = 2 * Math.PI * ring.radius;
const day = around / referralHold.value;
/** The way back to the first day runs outside the ring. */
const back = ring.radius + 24;

/** From the first top-up to the withdrawal, and what happens when the balance falls (product 14). */
export function CashoutDiagram() {
	const { t } = useTranslation();
	const { language } = useLocale();
	const balance = teleDollars(referralBalance.value, language);
	const days = referralHold.value;
	return (
		<Diagram
			title={t("guidelines.cashout.title")}
			height={648}
			ground="deep"
			hasMore
			points={[
				t("guidelines.cashout.topUp.item", { balance }),
				t("guidelines.cashout.charge.item", { days }),
				t("guidelines.cashout.hold.item", { balance, days }),
				t("guidelines.cashout.reset.item", { balance, days }),
				t("guidelines.cashout.next.item"),
			]}
		>
			<Step number={1} y={64} />
			<text x="58" y="46" className={styles.name}>
				{t("guidelines.cashout.topUp.title", { balance })}
			</text>
			<text x="58" y="70">
				{t("guidelines.cashout.topUp.note")}
			</text>
			<Coin x={308} y={54} />
			<path className={styles.rule} d="M20 104H340" />

			<Step number={2} y={168} />
			<rect className={styles.act} x="58" y="128" width="282" height="52" rx="26" />
			<path className={styles.mint} d="M92 136 76 157H86L80 172 98 150H88Z" />
			<text x="110" y="161" className={`${styles.name} ${styles.light}`}>
				{t("guidelines.cashout.charge.title")}
			</text>
			<path className={styles.rule} d="M20 204H340" />

			<Step number={3} y={264} />
			<circle
				className={styles.day}
				cx={ring.x}
				cy={ring.y}
				r={ring.radius}
				strokeDasharray={`${day * 0.62} ${day * 0.38}`}
				transform={`rotate(-88 ${ring.x} ${ring.y})`}
			/>
			<text x={ring.x} y={ring.y + 12} className={`${styles.huge} ${styles.middle}`}>
				{days}
			</text>
			<text x={ring.x} y={ring.y + 36} className={styles.middle}>
				{t("guidelines.cashout.hold.days")}
			</text>
			<text x={ring.x} y={ring.y + 57} className={styles.middle}>
				{t("guidelines.cashout.hold.balance", { balance })}
			</text>
			<path
				className={styles.turn}
				d={`M${ring.x - back} 486V${ring.y}A${back} ${back} 0 0 1 ${ring.x - 28} ${ring.y - back + 4}M${ring.x - 43} ${ring.y - back - 4}L${ring.x - 28} ${ring.y - back + 4}L${ring.x - 37} ${ring.y - back + 19}`}
			/>
			<rect className={styles.ink} x="20" y="478" width="320" height="68" rx="16" />
			<text x="40" y="508" className={`${styles.name} ${styles.onInk}`}>
				{t("guidelines.cashout.reset.title", { balance })}
			</text>
			<text x="40" y="531" className={styles.onInk}>
				{t("guidelines.cashout.reset.note", { days })}
			</text>

			<path className={styles.mint} d="M0 566H360V624A24 24 0 0 1 336 648H24A24 24 0 0 1 0 624Z" />
			<g className={styles.onMint}>
				<Step number={4} y={624} />
				<text x="58" y="602" className={styles.name}>
					{t("guidelines.cashout.next.title")}
				</text>
				<text x="58" y="626">
					{t("guidelines.cashout.next.note")}
				</text>
			</g>
			<Coin x={308} y={608} />
		</Diagram>
	);
}

function Step({ number, y }: { number: number; y: number }) {
	return (
		<text x="20" y={y} className={styles.numeral}>
			{number}
		</text>
	);
}

/** The currency's coin, 60 units across. */
function Coin({ x, y }: { x: number; y: number }) {
	return (
		<>
			<circle className={styles.money} cx={x} cy={y} r="30" />
			<circle className={styles.ring} cx={x} cy={y} r="24" />
			<text x={x} y={y + 8} className={`${styles.name} ${styles.light} ${styles.middle}`}>
				T$
			</text>
		</>
	);
}
