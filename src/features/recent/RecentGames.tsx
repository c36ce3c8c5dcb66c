import { buttonProps } from "#src/components/Button/Button.tsx";
import { useLocale } from "#src/i18n/useLocale.ts";
import styles from "./RecentGames.module.css";

/** Recently opened games, or the offer to list them. `recentGames.client.ts` fetches the search file at `index`. */
export function RecentGames({ index }: { index: string }) {
	const { t, to } = useLocale();
	return (
		<section
			className={`container ${styles.recent}`}
			data-js-only=""
			data-screen=""
			data-recent-games={index}
			data-games={to("games")}
		>
			<h2>{t("games.recent.title")}</h2>
			<button type="button" data-requires-js="" {...buttonProps({ variant: "outline" })}>
				<span data-when="off">{t("games.recent.keep")}</span>
				<span data-when="empty filled" hidden>
					{t("games.recent.clear")}
				</span>
			</button>
			<p data-when="off">{t("games.recent.offer")}</p>
			<p data-when="empty" hidden>
				{t("games.recent.empty")}
			</p>
			<div className={styles.list} data-when="filled" hidden>
				<ul />
			</div>
			<template>
				<li>
					{/* biome-ignore lint/a11y/useValidAnchor: `createRecentRows.client.ts` sets the address */}
					<a>
						<picture>
							<source type="image/avif" sizes="64px" />
							<img alt="" loading="lazy" decoding="async" />
						</picture>
						<span />
					</a>
				</li>
			</template>
		</section>
	);
}
