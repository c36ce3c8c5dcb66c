import { useId } from "react";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import { mostPeople, parsePeopleCount } from "./parsePeopleCount.ts";
import styles from "./RewardCalculator.module.css";

interface LevelRowProps {
	level: number;
	name: string;
	/** Reward as a share of the first level's reward. */
	share: string;
	/** Formatted rewards for one referral and for all. */
	each: string;
	sum: string;
	/** Value of the field. */
	text: string;
	/** Error message for an invalid number; undefined while the visitor types. */
	problem: string | undefined;
	onChange: (text: string) => void;
}

/** Table row of a level: reward, number of referrals and their total. */
export function LevelRow({ level, name, share, each, sum, text, problem, onChange }: LevelRowProps) {
	const { t } = useTranslation();
	const id = useId();
	const count = parsePeopleCount(text);
	const isWrong = count === undefined && problem !== undefined;
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
				<span className={styles.plain} data-no-js="">
					{count ?? text}
				</span>
				<span className={styles.stepper} data-js-only="">
					<button
						type="button"
						data-requires-js=""
						aria-label={t("guidelines.rewards.fewer", { fleet: name })}
						disabled={!count}
						onClick={() => onChange(String((count ?? 0) - 1))}
					>
						−
					</button>
					<input
						inputMode="numeric"
						autoComplete="off"
						aria-label={t("guidelines.rewards.countOf", { fleet: name })}
						aria-invalid={isWrong}
						aria-describedby={isWrong ? id : undefined}
						value={text}
						onChange={({ currentTarget }) => onChange(currentTarget.value)}
						onBlur={() => count !== undefined && text !== String(count) && onChange(String(count))}
					/>
					<button
						type="button"
						data-requires-js=""
						aria-label={t("guidelines.rewards.more", { fleet: name })}
						disabled={count === undefined || count === mostPeople}
						onClick={() => onChange(String((count ?? 0) + 1))}
					>
						+
					</button>
				</span>
				{isWrong && (
					<p id={id} className={styles.problem} data-screen="">
						{problem}
					</p>
				)}
			</td>
			<td className={styles.each}>{each}</td>
			<td className={styles.reward}>{count === undefined ? "—" : sum}</td>
		</tr>
	);
}
