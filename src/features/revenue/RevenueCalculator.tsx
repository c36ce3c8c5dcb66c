import { useEffect, useId, useRef, useState } from "react";
import { teleDollars } from "#src/features/money/teleDollars.ts";
import { formatNumber } from "#src/i18n/formatNumber.ts";
import { useLocale } from "#src/i18n/useLocale.ts";
import { useTranslation } from "#src/i18n/useTranslation.ts";
import styles from "./Calculator.module.css";
import { revenueRange, sharesOf } from "./shares.ts";

/** A slider for a month's revenue, and the studio's share of it. `RevenueShareTable` replaces it where scripts do not run. */
export function RevenueCalculator() {
	const { t } = useTranslation();
	const { language } = useLocale();
	const id = useId();
	const input = useRef<HTMLInputElement>(null);
	const [revenue, setRevenue] = useState<number>(revenueRange.initial);
	const { kept, usual, difference } = sharesOf(revenue);
	const amount = t("publish.keep.amount", { amount: formatNumber(revenue, language) });

	// The visitor may have moved the slider before hydration, or the browser may have restored it.
	useEffect(() => {
		if (input.current) setRevenue(input.current.valueAsNumber);
	}, []);

	return (
		<div className={styles.calculator} data-js-only="">
			<div className={styles.head}>
				<label htmlFor={id}>{t("publish.keep.revenue")}</label>
				<output htmlFor={id} className={styles.revenue}>
					{amount}
				</output>
			</div>
			<input
				ref={input}
				id={id}
				type="range"
				min={revenueRange.min}
				max={revenueRange.max}
				step={revenueRange.step}
				defaultValue={revenueRange.initial}
				aria-valuetext={amount}
				onInput={({ currentTarget }) => setRevenue(currentTarget.valueAsNumber)}
			/>
			<dl className={styles.shares}>
				<div className={styles.kept}>
					<dt>{t("publish.keep.kept")}</dt>
					<dd>
						<output htmlFor={id}>{teleDollars(kept, language)}</output>
					</dd>
				</div>
				<div className={styles.usual}>
					<dt>{t("publish.keep.usual")}</dt>
					<dd>
						<output htmlFor={id}>{teleDollars(usual, language)}</output>
					</dd>
				</div>
				<div className={styles.difference}>
					<dt>{t("publish.keep.difference")}</dt>
					<dd>
						<output htmlFor={id}>{teleDollars(difference, language)}</output>
					</dd>
				</div>
			</dl>
		</div>
	);
}
