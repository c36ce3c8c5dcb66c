import { parse, stringify } from "yaml";
import { gameSchema } from "#content/model/gameSchema.ts";
import { decodeText } from "#content/readers/readText.server.ts";
import { entryCollections } from "./collections.ts";
import { RefusedChange, type WorkingCopy } from "./workingCopy.ts";
import { writtenForm } from "./writtenForm.ts";

/** The languages that games have texts in. */
const languages = ["en", "ru"] as const;

/** What a screenshot shows, in each language that games have texts in. */
export type SlugAlternatives = Readonly<Record<(typeof languages)[number], string>>;

/** The file of a game (`games/<slug>`) or an article (`news/<slug>`), for changes outside its form. */
interface Entry {
	readonly data: Record<string, unknown>;
	/** Writes the data as the form would. */
	save(): void;
}

function openEntry(copy: WorkingCopy, entry: string): Entry {
	const [name = "", slug = ""] = entry.split("/");
	const form = entryCollections().find((collection) => collection.name === name);
	if (!form) throw new RefusedChange(404, `There is no list "${name}".`);
	const file = `${form.folder}/${slug}.${form.extension}`;
	const text = decodeText(file, copy.read(file));
	const [, matter = text, body] = /^---\n(.*?\n)---\n(.*)$/s.exec(text) ?? [];
	const data = parse(matter);
	return {
		data,
		save() {
			const yaml = stringify(data);
			const whole = body === undefined ? yaml : `---\n${yaml}---\n${body}`;
			copy.write(file, Buffer.from(writtenForm(file, whole, form.fields)));
		},
	};
}

/** What the screenshots of a game show, in their order. @throws Refused where there is no such game */
export function readAlternatives(copy: WorkingCopy, game: string): SlugAlternatives[] {
	const { data } = openEntry(copy, game);
	const texts = languages.map((language) => textsOf(data, language));
	return [0, 1, 2].map((place) => ({ en: texts[0]?.[place] ?? "", ru: texts[1]?.[place] ?? "" }));
}

/** @throws Refused where a text is missing, too short or too long */
export function checkAlternatives(texts: SlugAlternatives): void {
	for (const language of languages) {
		const { error } = gameSchema.shape.en.shape.screenshotAlts.element.safeParse(texts[language]);
		const [issue] = error?.issues ?? [];
		const name = new Intl.DisplayNames("en", { type: "language" }).of(language);
		if (issue) throw new RefusedChange(422, `What it shows, in ${name}: ${issue.message}.`);
	}
}

/**
 * Says what a screenshot shows.
 *
 * @param place of the screenshot, from 0
 * @param texts as `checkAlternatives` lets them pass
 */
export function writeAlternatives(copy: WorkingCopy, game: string, place: number, texts: SlugAlternatives): void {
	const entry = openEntry(copy, game);
	for (const language of languages) {
		const own = entry.data[language];
		if (typeof own !== "object" || own === null) continue;
		Object.assign(own, { screenshotAlts: textsOf(entry.data, language).with(place, texts[language]) });
	}
	entry.save();
}

function textsOf(data: Record<string, unknown>, language: string): string[] {
	const own = data[language] as { screenshotAlts?: string[] } | undefined;
	return [0, 1, 2].map((place) => own?.screenshotAlts?.[place] ?? "");
}

/** Takes out where an entry borrows pictures, which is an error where it has its own. */
export function stopBorrowing(copy: WorkingCopy, entry: string): void {
	const { data, save } = openEntry(copy, entry);
	const field = entry.startsWith("games/") ? "pictures" : "picture";
	if (!(field in data)) return;
	delete data[field];
	save();
}
