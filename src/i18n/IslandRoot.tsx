import { type ComponentType, type ReactNode, Suspense, use, useEffect, useRef } from "react";
import type { Language } from "#config/languages.ts";
import { getPathLanguage } from "#config/paths.ts";
import { loadTranslations } from "./loadTranslations.ts";
import { PathContext } from "./useLocale.ts";

interface IslandPage {
	/** URL path of the page with its language prefix. */
	readonly path: string;
}

/** Makes a component an island. It stays static HTML until the browser has fetched its texts, or if that fails. */
export function createIsland<Props extends object>(Content: ComponentType<Props>) {
	return function IslandRoot({ path, ...props }: Props & IslandPage) {
		return (
			<Suspense>
				<TranslatedIsland path={path}>
					<Content {...(props as unknown as Props)} />
				</TranslatedIsland>
			</Suspense>
		);
	};
}

function TranslatedIsland({ path, children }: IslandPage & { children: ReactNode }) {
	if (!import.meta.env.SSR) use(translationsOrNever(getPathLanguage(path)));
	const end = useRef<HTMLTemplateElement>(null);
	// Releases clicks that `src/directives/queueEarlyClicks.ts` holds. Children's effects have already run.
	useEffect(() => void end.current?.dispatchEvent(new Event("island:hydrated", { bubbles: true })), []);
	return (
		<PathContext value={path}>
			{children}
			<template ref={end} />
		</PathContext>
	);
}

const waiting = new Map<Language, Promise<unknown>>();

/** Never rejects: a rejection would make React remove the static HTML. */
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
