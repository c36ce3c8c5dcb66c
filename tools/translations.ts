/**
 * `npm run translations -- <command>`: `export --to ru [--format xliff|po] [--only changed] [--out FILE]`, `import FILE`,
 * `status [--to ru]`, `confirm --to ru [id...]`. See docs/guides/translate.md.
 */
import { spawnSync } from "node:child_process";
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { exchangeFormats, parseExchange } from "./translations/exchange.ts";
import {
	addSources,
	findLanguage,
	importTexts,
	readTranslations,
	targetLanguages,
	type UnitTranslation,
} from "./translations/importTexts.ts";

const maxListedIds = 20;

type Options = Partial<Record<"to" | "format" | "only" | "out", string>>;

const commandTable: Readonly<Record<string, (parameters: readonly string[], options: Options) => void>> = {
	export(_, { to = "", format: name = "xliff", only, out }) {
		const format = name === "xliff" || name === "po" ? exchangeFormats[name] : undefined;
		if (!format)
			throw new Error(`--format: unknown format "${name}". Write ${Object.keys(exchangeFormats).join(" or ")}.`);
		if (only !== undefined && only !== "changed") throw new Error(`--only: "${only}" is unknown. Write changed.`);
		const language = findLanguage(to);
		const file = out ?? `translations.${language}.${format.extension}`;
		if (!existsSync(path.dirname(file))) throw new Error(`--out: the folder of "${file}" does not exist. Create it.`);
		const translations = readTranslations(language).filter(({ state }) => !only || state !== "translated");
		if (existsSync(file))
			throw new Error(`${file}: it exists, and may have the translators' work. Import or delete it, or write --out.`);
		writeFileSync(file, format.write(language, translations));
		console.log(`${file}: give it to the translators. Then run: npm run translations -- import ${file}`);
	},
	import([file]) {
		if (!file || statSync(file, { throwIfNoEntry: false })?.isDirectory())
			throw new Error("Which file? Write: npm run translations -- import translations.ru.xlf");
		if (!existsSync(file)) throw new Error(`${file}: the file does not exist. Check its name and folder.`);
		const result = importTexts(parseExchange(file, readFileSync(file)));
		const { accepted, refused, unfinished, newerOnSite, leftOut, files } = result;
		const check = [path.resolve(import.meta.dirname, "checkContent.ts"), "--fix"];
		// Adds no-break spaces and applies the CMS's format.
		if (files.length > 0 && spawnSync(process.execPath, check, { stdio: "inherit" }).status !== 0) process.exitCode = 1;
		for (const line of refused) console.error(`${file}: ${line}.`);
		for (const { unit, text, replaced, isConflict } of accepted)
			if (replaced !== undefined)
				console.log(
					`${unit.id}${isConflict ? ": changed on the site since the export, too" : ""}\n  old: ${replaced}\n  new: ${text}`,
				);
		const changed = accepted.filter(({ isChanged }) => isChanged).length;
		console.log(`${changed} changed, ${accepted.length - changed} unchanged, ${refused.length} refused.`);
		if (newerOnSite.length > 0)
			console.log(`${newerOnSite.length} changed on the site since the export, not in the file. They stay unchanged.`);
		for (const [mark, { length }] of Map.groupBy(unfinished, String))
			console.log(`${length} with ${mark}, not imported: finish them in the tool, and import the file again.`);
		const incompleteParts = new Set(leftOut.map(({ unit }) => unit.parts[0]));
		if (leftOut.length > 0)
			console.log(`${leftOut.length} left out, because these are not complete: ${[...incompleteParts].join(", ")}.`);
		const outdatedCount = accepted.filter(({ unit, source }) => source !== unit.source).length;
		if (outdatedCount > 0)
			console.log(`${outdatedCount} were made from an English text that has changed: see "status".`);
		for (const name of files) console.log(`  ${name}`);
		if (refused.length > 0) process.exitCode = 1;
	},
	status(_, { to }) {
		for (const language of to === undefined ? targetLanguages : [findLanguage(to)])
			console.log(describeStatus(language, readTranslations(language)));
	},
	confirm(ids, { to = "" }) {
		const language = findLanguage(to);
		const isAsked = (id: string) => ids.length === 0 || ids.some((asked) => `${id}.`.startsWith(`${asked}.`));
		const translations = readTranslations(language);
		const confirmedTexts = translations.filter(({ unit, text }) => text !== undefined && isAsked(unit.id));
		if (confirmedTexts.length === 0) throw new Error(`No translated text "${ids.join(" ")}". Take ids from "status".`);
		addSources(language, translations, Object.fromEntries(confirmedTexts.map(({ unit }) => [unit.id, unit.source])));
		console.log(`Confirmed for today's English texts: ${confirmedTexts.length}.`);
	},
};

/** Describes the completeness of a language: incomplete groups, outdated texts, whole files. */
function describeStatus(language: string, translations: readonly UnitTranslation[]): string {
	const { translated = [], outdated = [], missing = [] } = Object.groupBy(translations, ({ state }) => state);
	const getGroup = ({ unit }: UnitTranslation) => /^(?:translation|meta):[^.]+|^[^:]+/.exec(unit.id)?.[0];
	const incompleteGroups = new Set(translations.filter(({ state }) => state !== "translated").map(getGroup));
	const rows = [...incompleteGroups].map((group) => {
		const countIn = (list: readonly UnitTranslation[]) => list.filter((one) => getGroup(one) === group).length;
		return `  ${group}: ${countIn(translations)} texts, ${countIn(outdated)} outdated, ${countIn(missing)} missing`;
	});
	const wholeFiles = globSync(`content/{news,guidelines}/**/*.${language}.md`).sort();
	const total = `${translated.length} of ${translations.length} texts translated`;
	return [
		`${language}: ${total}, ${outdated.length} outdated, ${missing.length} missing.`,
		...rows,
		...(outdated.length > 0 ? ["English has changed since these were translated:"] : []),
		...outdated.slice(0, maxListedIds).map(({ unit }) => `  ${unit.id}`),
		...(outdated.length > maxListedIds ? [`  and ${outdated.length - maxListedIds} more`] : []),
		...(wholeFiles.length > 0 ? ["Not compared, so read them again when their English file changes:"] : []),
		...wholeFiles.map((file) => `  ${file}`),
	].join("\n");
}

/** Runs a command. Prints errors and sets the exit code. */
export function runTranslations(args: string[]): void {
	try {
		const textOption = { type: "string" } as const;
		const options = { to: textOption, format: textOption, only: textOption, out: textOption };
		const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
		const [name = "", ...parameters] = positionals;
		const runCommand = Object.hasOwn(commandTable, name) ? commandTable[name] : undefined;
		if (!runCommand) throw new Error(`Unknown command "${name}". Write ${Object.keys(commandTable).join(", ")}.`);
		runCommand(parameters, values);
	} catch (error) {
		console.error(error instanceof Error ? error.message : error);
		process.exitCode = 1;
	}
}

if (import.meta.main) runTranslations(process.argv.slice(2));
