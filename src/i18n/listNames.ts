import type { TextList } from "#content/locales/textLists.ts";
import type translation from "#public/locales/en/translation.json";
import { getTranslations, type I18n } from "./i18n.ts";

type SourceTexts = typeof translation;
type GroupName<Group> = { [Name in keyof Group]: Group[Name] extends string ? never : Name }[keyof Group];
type EntryName<List extends TextList> = List extends `${infer Page extends keyof SourceTexts}.${infer Group}`
	? GroupName<SourceTexts[Page][Group & keyof SourceTexts[Page]]>
	: never;

/** Keys of a list's entries in the order of the language's `translation.json`; empty if it lacks the list. */
export function listNames<List extends TextList>({ language }: Pick<I18n, "language">, list: List): EntryName<List>[] {
	let group: unknown = getTranslations(language, "translation");
	for (const part of list.split(".")) group = (group as Record<string, unknown> | undefined)?.[part];
	const entries = Object.entries(group ?? {}).filter(([, value]) => typeof value === "object");
	return entries.map(([name]) => name as EntryName<List>);
}
