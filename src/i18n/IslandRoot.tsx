import { type ComponentType, type ReactNode, Suspense, use, useEffect, useRef } from "react";
import type { Language } from "#config/languages.ts";
import { loadTranslations } from "./loadTranslations.ts";
import { PathContext } from "./useLocale.ts";

interface IslandPage {
	readonly language: Language;
	/** URL path with the language prefix. */
	readonly path: string;
}

/**
 * Makes a component an island, which gets language and path of its page as a prop. In the browser the texts arrive over
 * HTTP; until then, and if they fail to arrive, the island stays the static HTML that the build rendered.
 */
export function createIsland<Props extends object>(Content: ComponentType<Props>) {
	return function IslandRoot({ page, ...props }: Props & { page: IslandPage }) {
		return (
			<Suspense>
				<TranslatedIsland page={page}>
					<Content {...(props as unknown as Props)} />
				</TranslatedIsland>
			</Suspense>
		);
	};
}

function TranslatedIsland({ page, children }: { page: IslandPage; children: ReactNode }) {
	if (!import.meta.env.SSR) use(translationsOrNever(page.language));
	const end = useRef<HTMLTemplateElement>(null);
	// The island's directive holds clicks until then (`src/directives/queueEarlyClicks.ts`). Effects of the children ran before.
	useEffect(() => void end.current?.dispatchEvent(new Event("island:hydrated", { bubbles: true })), []);
	return (
		<PathContext value={page.path}>
			{children}
			<template ref={end} />
		</PathContext>
	);
}

const waiting = new Map<Language, Promise<unknown>>();

/** A rejection would make React remove the static HTML: without texts the promise stays pending. */
function translationsOrNever(language: Language): Promise<unknown> {
	const known = waiting.get(language);
	if (known) return known;
	const textsPromise = loadTranslations(language).catch(() => {
		document.dispatchEvent(new Event("island:failed"));
		return new Promise(() => {});
	});
	waiting.set(language, textsPromise);
	return textsPromise;
}
