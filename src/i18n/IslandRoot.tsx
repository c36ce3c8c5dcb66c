import { type ReactNode, Suspense, use } from "react";
import { i18nFor } from "#app/i18n/i18n.ts";
import { I18nContext } from "#app/i18n/useTranslation.ts";
import type { Language } from "#site/languages.ts";
import { PathProvider } from "#src/transition/reactRouter.tsx";
import { waitForTranslations } from "./loadTranslations.ts";

export interface IslandPage {
	readonly language: Language;
	/** URL path with the language prefix. */
	readonly path: string;
}

interface IslandProps {
	page: IslandPage;
	children: ReactNode;
}

/**
 * Root of every island: provides language and path. In the browser the texts arrive over HTTP; until then, and if they
 * fail to arrive, the island stays the static HTML that the build rendered.
 */
export function IslandRoot({ page, children }: IslandProps) {
	return (
		<Suspense>
			<Translated page={page}>{children}</Translated>
		</Suspense>
	);
}

function Translated({ page, children }: IslandProps) {
	if (!import.meta.env.SSR) use(waitForTranslations(page.language));
	return (
		<IslandContext page={page}>
			{children}
			<template ref={announceHydration} />
		</IslandContext>
	);
}

/** Language and path for components in the browser. The language's texts must have been loaded. */
export function IslandContext({ page, children }: IslandProps) {
	return (
		<PathProvider path={page.path}>
			<I18nContext value={i18nFor(page.language)}>{children}</I18nContext>
		</PathProvider>
	);
}

/** Tells the island's directive that React handles its clicks from now on (`src/directives/keepEarlyClicks.ts`). */
function announceHydration(element: HTMLTemplateElement | null): void {
	element?.dispatchEvent(new Event("island:hydrated", { bubbles: true }));
}
