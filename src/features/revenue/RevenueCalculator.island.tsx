import { useEffect, useId, useRef, useState } from "react";
import { teleDollars } from "#src/features/money/teleDollars.ts";
import { createIsland } from "#src/i18n/IslandRoot.tsx";
import { useLocale } from "#src/i18n/useLocale.ts";
import styles from "./Calculator.module.css";
import { getRevenueShares, revenueRange, shareNames } from "./shares.ts";

/** Slider for monthly revenue that shows the studio's share. Without scripts, `RevenueShareTable` replaces it. */
export const RevenueCalculator = createIsland(RevenueSlider);

function RevenueSlider() {
	const { t, language } = useLocale();
	const id = useId();
	const input = useRef<HTMLInputElement>(null);
	const [revenue, setRevenue] = useState<number>(revenueRange.initial);
	const revenueShares = getRevenueShares(revenue);
	const revenueText = t("publish.keep.amount", { amount: revenue.toLocaleString(language) });

	// The visitor may have moved the slider before hydration, or the browser may have restored it.
	useEffect(() => {
		if (input.current) setRevenue(input.current.valueAsNumber);
	}, []);

	return (
		<div className={styles.calculator} data-js-only="">
			<div className={styles.head}>
				<label htmlFor={id}>{t("publish.keep.revenue")}</label>
				<output htmlFor={id} className={styles.revenue}>
					{revenueText}
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
				aria-valuetext={revenueText}
				onInput={({ currentTarget }) => setRevenue(currentTarget.valueAsNumber)}
			/>
			<dl className={styles.shares}>
				{shareNames.map((name) => (
					<div key={name} className={styles[name]}>
						<dt>{t(`publish.keep.${name}`)}</dt>
						<dd>
							<output htmlFor={id}>{teleDollars(revenueShares[name], language)}</output>
						</dd>
					</div>
				))}
			</dl>
		</div>
	);
}
