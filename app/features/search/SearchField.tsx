import type { RefObject } from "react";
import { Icon } from "#app/components/Icon/Icon.tsx";
import { useTranslation } from "#app/i18n/useTranslation.ts";
import { useLocale } from "#app/navigation/useLocale.ts";
import type { PageKey } from "#site/pages.ts";
import styles from "./SearchField.module.css";

interface SearchFieldProps {
	/** Keeps its own text: what is typed before the app is there stays. */
	field: RefObject<HTMLInputElement | null>;
	/** The page whose list it searches. */
	page: PageKey;
	label: string;
	hint: string;
	/** Told when a search is about to come. */
	onNear: () => void;
}

/**
 * A page's own field: what is typed into it, `useTypedQuery` reads. Sent before that is there, it leads to the same address
 * that typing leads to; where the app cannot come it does not show.
 */
export function SearchField({ field, page, label, hint, onNear }: SearchFieldProps) {
	const { t } = useTranslation();
	const { to } = useLocale();
	return (
		<search className={styles.search} data-app-only="">
			<form action={to(page)} className={styles.form}>
				<Icon name="search" className={styles.icon} />
				<input
					ref={field}
					type="search"
					name="q"
					aria-label={label}
					placeholder={hint}
					autoComplete="off"
					autoCapitalize="off"
					spellCheck={false}
					enterKeyHint="search"
					maxLength={80}
					onFocus={onNear}
				/>
				<button type="reset" data-needs-app="" aria-label={t("search.clear")}>
					<Icon name="close" />
				</button>
			</form>
		</search>
	);
}
