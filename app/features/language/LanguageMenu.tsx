import { type MouseEvent, useRef } from "react";
import { Link, useLocation, useMatches, useNavigate } from "react-router";
import { Flag } from "#app/components/Flag/Flag.tsx";
import { Icon } from "#app/components/Icon/Icon.tsx";
import { languagesOf } from "#app/i18n/availability.ts";
import { useTranslation } from "#app/i18n/useTranslation.ts";
import { closeAtOnce } from "#app/navigation/closeAtOnce.ts";
import { useHydrated } from "#app/navigation/useHydrated.ts";
import { useLocale } from "#app/navigation/useLocale.ts";
import { type Language, languages } from "#site/languages.ts";
import { matchPage } from "#site/pages.ts";
import { localizedPath } from "#site/paths.ts";
import styles from "./LanguageMenu.module.css";

/**
 * The language selector (product 2): a popover of links to this page in the languages that it has. The platform opens
 * it and closes it on Escape and on a click elsewhere, so that it works before the app has booted and without it.
 */
export function LanguageMenu() {
	const { t } = useTranslation();
	const { language, bare, to } = useLocale();
	const location = useLocation();
	const hydrated = useHydrated();
	const navigate = useNavigate();
	const list = useRef<HTMLUListElement>(null);
	// The head script has seen this click first and put into the link what the choice needs: `lng` where storage is
	// blocked. The router would take the address that it knows, so it gets the link's.
	const choose = (event: MouseEvent<HTMLAnchorElement>) => {
		if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
		event.preventDefault();
		closeAtOnce(list.current);
		const { pathname, search, hash } = event.currentTarget;
		navigate({ pathname, search, hash }, { state: { findsPlace: true } });
	};
	const matches = useMatches();
	const drawn = matches[matches.length - 1];
	const page = matchPage(bare);
	// Of what does not exist, or does no longer, the loader gives null or a code; a pattern without any page has no route.
	const isEntry = page && Object.keys(page.params).length > 0;
	const isThere = page && drawn?.id === `${language}.${page.key}` && (!isEntry || drawn.loaderData instanceof Object);
	const available = isThere ? languagesOf(page.key) : undefined;
	// An error screen is shown at an address that may exist in no language: it offers the home page in its language.
	const listed = available?.length ? available : [language];
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
			<ul ref={list} id="languages" popover="auto" className={styles.list} aria-label={t("layout.languages")}>
				{languages
					.filter(({ code }) => listed.includes(code))
					.map(({ code, name, flag, hreflang }) => (
						<li key={code}>
							<Link
								to={{
									pathname: available?.length ? localizedPath(code, bare) : to("home"),
									search: hydrated ? searchFor(code, location.search) : "",
									hash: hydrated ? location.hash : "",
								}}
								data-language={code}
								hrefLang={hreflang}
								lang={hreflang}
								aria-current={code === language ? "true" : undefined}
								onClick={choose}
							>
								<Flag country={flag} />
								{name}
								{code === language && <Icon name="check" className={styles.check} />}
							</Link>
						</li>
					))}
			</ul>
		</div>
	);
}

/** The query as it is, with `lng` rewritten where it has one: an explicit `lng` would win over the chosen prefix. */
function searchFor(code: Language, search: string): string {
	const query = new URLSearchParams(search);
	if (!query.has("lng")) return search;
	query.set("lng", code);
	return `?${query}`;
}
