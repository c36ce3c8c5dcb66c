import { useTranslation } from "#app/i18n/useTranslation.ts";
import styles from "./RewardCalculator.module.css";
import { mostReferrals, readReferrals } from "./rewards.ts";

interface LevelRowProps {
	/** From 1. */
	level: number;
	name: string;
	/** The reward as a share of the first level's. */
	share: string;
	/** The reward for one referral, and for all, as texts. */
	each: string;
	sum: string;
	/** What the field holds. */
	text: string;
	onChange: (text: string) => void;
}

/** A level of the fleet: its reward, how many referrals it has, and what they come to. */
export function LevelRow({ level, name, share, each, sum, text, onChange }: LevelRowProps) {
	const { t } = useTranslation();
	const count = readReferrals(text);
	return (
		<tr>
			<th scope="row">
				<span className={styles.number} aria-hidden="true">
					{level}
				</span>
				{name}
				<span className={styles.share}>{share}</span>
			</th>
			<td className={styles.count}>
				<span className={styles.plain} data-without-app="">
					{count}
				</span>
				<span className={styles.stepper} data-app-only="">
					<button
						type="button"
						data-needs-app=""
						aria-label={t("guidelines.rewards.fewer", { fleet: name })}
						disabled={count === 0}
						onClick={() => onChange(String(count - 1))}
					>
						−
					</button>
					<input
						inputMode="numeric"
						autoComplete="off"
						maxLength={String(mostReferrals).length}
						aria-label={t("guidelines.rewards.countOf", { fleet: name })}
						value={text}
						onChange={({ currentTarget }) => onChange(currentTarget.value)}
						onBlur={() => text !== String(count) && onChange(String(count))}
					/>
					<button
						type="button"
						data-needs-app=""
						aria-label={t("guidelines.rewards.more", { fleet: name })}
						disabled={count === mostReferrals}
						onClick={() => onChange(String(count + 1))}
					>
						+
					</button>
				</span>
			</td>
			<td className={styles.each}>{each}</td>
			<td className={styles.reward}>{sum}</td>
		</tr>
	);
}
