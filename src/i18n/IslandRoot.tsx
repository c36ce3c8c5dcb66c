import { type ReactNode, Suspense, use } from "react";
import { i18nFor } from "#app/i18n/i18n.ts";
import { I18nContext } from "#app/i18n/useTranslation.ts";
import type { Language } from "#site/languages.ts";
import { PathProvider } from "#src/transition/reactRouter.tsx";
import { loadTranslations } from "./loadTranslations.ts";

export interface IslandPage {
	readonly language: Language;
	/** URL path with the language prefix. */
	readonly path: string;
}

/**
 * Root of every island: provides language and path. In the browser the texts arrive over HTTP; until then, and if they
 * fail to arrive, the island stays the static HTML that the build rendered.
 */
export function IslandRoot({ page, children }: { page: IslandPage; children: ReactNode }) {
	return (
		<Suspense>
			<Translated page={page}>{children}</Translated>
		</Suspense>
	);
}

function Translated({ page, children }: { page: IslandPage; children: ReactNode }) {
	if (!import.meta.env.SSR) use(loadTranslations(page.language));
	return (
		<PathProvider path={page.path}>
			<I18nContext value={i18nFor(page.language)}>{children}</I18nContext>
		</PathProvider>
	);
}
