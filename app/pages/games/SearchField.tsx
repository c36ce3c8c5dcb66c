import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "~/components/Icon/Icon.tsx";
import { useLocale } from "~/routing/useLocale.ts";
import styles from "./SearchField.module.css";

interface SearchFieldProps {
	/** Keeps its own text: what is typed before the app is there stays. */
	field: RefObject<HTMLInputElement | null>;
	/** Told when a search is about to come. */
	onNear: () => void;
}

/**
 * Where one types what `LiveSearch` looks for. Sent before that is there, it leads to the same address that typing leads to; where
 * the app cannot come it does not show.
 */
export function SearchField({ field, onNear }: SearchFieldProps) {
	const { t } = useTranslation();
	const { to } = useLocale();
	return (
		<search className={styles.search} data-app-only="">
			<form action={to("games")} className={styles.form}>
				<svg viewBox="0 0 20 20" className={styles.icon} aria-hidden="true">
					<path d="M8.8 3a5.8 5.8 0 1 1 0 11.6A5.8 5.8 0 0 1 8.8 3zM13 13l4.2 4.2" />
				</svg>
				<input
					ref={field}
					type="search"
					name="q"
					aria-label={t("games.search.label")}
					placeholder={t("games.search.hint")}
					autoComplete="off"
					autoCapitalize="off"
					spellCheck={false}
					enterKeyHint="search"
					maxLength={80}
					onFocus={onNear}
				/>
				<button type="reset" data-needs-app="" aria-label={t("games.search.clear")}>
					<Icon name="close" />
				</button>
			</form>
		</search>
	);
}
