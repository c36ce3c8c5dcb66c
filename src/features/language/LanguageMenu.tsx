import { type Language, languages } from "#config/languages.ts";
import { localizedPath } from "#config/paths.ts";
import { Flag } from "#src/components/Flag/Flag.tsx";
import { Icon } from "#src/components/Icon/Icon.tsx";
import { useLocale } from "#src/i18n/useLocale.ts";
import styles from "./LanguageMenu.module.css";

/**
 * The language menu (product 2): a popover with links to this page in its `available` languages. Error screens link to the home
 * page. The head script adds the query string and stores the choice.
 */
export function LanguageMenu({ available }: { available: readonly Language[] }) {
	const { t, language, bare, to } = useLocale();
	const listed = available.length > 0 ? available : [language];
	const current = languages.find(({ code }) => code === language) ?? languages[0];
	return (
		<div className={styles.menu}>
			<button
				type="button"
				popoverTarget="languages"
				className={styles.toggle}
				aria-label={t("layout.language", { name: current.name })}
			>
				<Flag country={current.flag} />
				<span className={styles.name}>{current.name}</span>
				<Icon name="down" className={styles.chevron} />
			</button>
			<ul id="languages" popover="auto" className={styles.list} aria-label={t("layout.languages")}>
				{languages
					.filter(({ code }) => listed.includes(code))
					.map(({ code, name, flag, hreflang }) => (
						<li key={code}>
							<a
								href={available.length > 0 ? localizedPath(code, bare) : to("home")}
								data-language={code}
								hrefLang={hreflang}
								lang={hreflang}
								aria-current={code === language ? "true" : undefined}
							>
								<Flag country={flag} />
								{name}
								{code === language && <Icon name="check" className={styles.check} />}
							</a>
						</li>
					))}
			</ul>
		</div>
	);
}
