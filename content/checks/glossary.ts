import { parse } from "yaml";
import { z } from "zod";
import { readText } from "#content/readers/readText.server.ts";

export const writtenLanguages = ["en", "ru", "id"] as const;
export type WrittenLanguage = (typeof writtenLanguages)[number];

const pattern = (flags: string) => z.string().transform((source) => new RegExp(source, flags));

const schema = z.strictObject({
	terms: z.array(z.strictObject({ en: z.string().min(1), ru: z.string().min(1), id: z.string().min(1) })),
	/** Forbidden phrases. */
	never: z.array(
		z.strictObject({
			language: z.enum(writtenLanguages),
			never: pattern("iu"),
			say: z.string().min(1),
			why: z.string().min(1),
			/** Only in these places, as `file key`. */
			only: pattern("u").optional(),
		}),
	),
});

export interface WrittenText {
	readonly file: string;
	/** Key or field; the line number in running text. */
	readonly key: string;
	readonly language: WrittenLanguage;
	readonly text: string;
}

/** Returns a line per forbidden phrase: file, key, phrase, what to write and why. */
export function findViolations(texts: readonly WrittenText[]): string[] {
	// Rules are compared with texts that have plain spaces.
	const { never } = schema.parse(parse(readText("content/glossary.yaml").replaceAll("\u00a0", " ")));
	return texts.flatMap(({ file, key, language, text }) =>
		never
			.filter((rule) => rule.language === language && (rule.only?.test(`${file} ${key}`) ?? true))
			.flatMap((rule) => {
				const found = rule.never.exec(text.replaceAll(/[\u00a0\u202f]/g, " "));
				return found ? [`${file}: ${key}: "${found[0]}": write "${rule.say}": ${rule.why}.`] : [];
			}),
	);
}
