import { useTranslation } from "#src/i18n/useTranslation.ts";
import styles from "./StudioEarnings.module.css";

const ways = ["purchases", "advertising"] as const;

/** How a game earns money, and what a studio decides about it. */
export function StudioEarnings() {
	const { t } = useTranslation();
	return (
		<section className={styles.block}>
			<div className={`container ${styles.grid}`}>
				<h2>{t("publish.earn.title")}</h2>
				{ways.map((way) => (
					<div key={way} className={styles.way}>
						<EarningsDrawing way={way} />
						<h3>{t(`publish.earn.${way}.title`)}</h3>
						<p>{t(`publish.earn.${way}.text`)}</p>
					</div>
				))}
			</div>
		</section>
	);
}

/** A price tag, or a screen between two pauses. */
function EarningsDrawing({ way }: { way: (typeof ways)[number] }) {
	return (
		<svg viewBox="0 0 240 120" width="240" className={styles.drawing} aria-hidden="true">
			{way === "purchases" ? (
				<>
					<path className={styles.line} d="M0 22c34 0 40 38 66 38" />
					<path
						className={styles.mint}
						d="M46 60 92 14a14 14 0 0 1 10-4h118a14 14 0 0 1 14 14v72a14 14 0 0 1-14 14H102a14 14 0 0 1-10-4z"
					/>
					<circle className={styles.hole} cx="84" cy="60" r="12" />
					<text x="164" y="84">
						T$
					</text>
				</>
			) : (
				<>
					<path className={styles.line} d="M0 60h44M196 60h44" />
					<rect className={styles.mint} x="44" y="10" width="152" height="100" rx="14" />
					<path className={styles.play} d="M102 36v48l42-24z" />
				</>
			)}
		</svg>
	);
}
