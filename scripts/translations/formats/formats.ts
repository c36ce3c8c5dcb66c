import type { Format } from "./exchange.ts";
import { gettext } from "./gettext.ts";
import { xliff } from "./xliff.ts";

/** Formats of exchange by the names that the command knows. */
export const formats = { xliff, po: gettext } as const satisfies Readonly<Record<string, Format>>;

/** The format of a file, by its name or its first letters. @throws for one that is none, with the remedy */
export function formatOf(file: string, text: string): Format {
	if (/\.(xlf|xliff)$/i.test(file) || /^\s*(<\?xml|<xliff)/.test(text)) return xliff;
	if (/\.po$/i.test(file)) return gettext;
	throw new Error(`${file}: it ends in neither .xlf nor .po. Rename it after its format.`);
}
