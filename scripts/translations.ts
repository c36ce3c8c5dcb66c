/**
 * `npm run translations -- <command>`: what translators need. `export --to ru [--format xliff|po] [--only changed] [--out FILE]`,
 * `import FILE`, `status [--to ru] [--json]`, `confirm --to ru [id...]`, `add de`. docs/translating.md tells their use.
 */
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { readDeclaredText } from "./readDeclaredText.ts";
import { addLanguage } from "./translations/addLanguage.ts";
import { exportTexts } from "./translations/exportTexts.ts";
import { formatOf, formats } from "./translations/formats/formats.ts";
import { confirmTexts, importTexts } from "./translations/importTexts.ts";
import { declaredIn } from "./translations/offerLanguage.ts";
import { progressOf } from "./translations/progress.ts";
import { readTranslations } from "./translations/readTranslations.ts";
import { targetLanguages } from "./translations/record.ts";
import { statusText } from "./translations/statusText.ts";

type Options = Readonly<Record<"to" | "format" | "only" | "out", string | undefined>> & { readonly json?: boolean };

const commands: Readonly<Record<string, (parameters: readonly string[], options: Options) => void | Promise<void>>> = {
	export: (_, { to = "", format = "xliff", only, out }) => {
		const known = Object.entries(formats).find(([name]) => name === format)?.[1];
		if (!known) throw new Error(`--format: "${format}" is none. Write ${Object.keys(formats).join(" or ")}.`);
		if (only !== undefined && only !== "changed")
			throw new Error(`--only: "${only}" is none. Write changed, or leave it out.`);
		const translations = readTranslations(to);
		const file = out ?? `translations.${translations.language}.${known.ending}`;
		const text = exportTexts(translations, known, only === "changed");
		writeFileSync(file, text);
		console.log(`${file}: give it to the translators, and take it back by: npm run translations -- import ${file}`);
	},
	import: ([file]) => {
		if (!file) throw new Error("Which file? Write: npm run translations -- import translations.ru.xlf");
		const text = readDeclaredText(file);
		const result = importTexts(inFile(file, () => formatOf(file, text).read(text)));
		// What the typesetter and the desk would write in another way.
		if (result.files.length > 0)
			for (const script of ["scripts/checkTypography.ts", "scripts/checkForm.ts"]) run(script, "--fix");
		for (const line of result.refused) console.error(`${file}: ${line}.`);
		const { accepted, changed, unfinished, outdated, newPages, waiting, files, lettersLost } = result;
		console.log(`${accepted} taken over (${changed} changed), ${result.refused.length} refused.`);
		const marks = Object.entries(unfinished).map(([mark, count]) => `${count} with ${mark}`);
		if (marks.length > 0)
			console.log(
				`Not final, left as they were: ${marks.join(", ")}. Finish them in the tool, and import the file again.`,
			);
		if (lettersLost.length > 0) {
			console.log(`Letters that the site's fonts lacked: ${lettersLost.join(" ")}. The fonts are cut anew.`);
			run("scripts/fonts.ts");
		}
		if (outdated > 0) console.log(`${outdated} were made from English words that have changed since: see "status".`);
		if (newPages.length > 0) console.log(`Now offered in this language: ${newPages.join(", ")}.`);
		if (waiting > 0) console.log(`${waiting} wait until their page is complete.`);
		for (const name of files) console.log(`  ${name}`);
		if (result.refused.length > 0) process.exitCode = 1;
	},
	status: (_, { to, json }) => {
		const all = (to === undefined ? targetLanguages() : [to]).map((language) => {
			const translations = readTranslations(language);
			return { ...translations, parts: progressOf(translations.all, declaredIn(translations.language)) };
		});
		console.log(
			json
				? JSON.stringify(
						all.map(({ language, parts }) => ({ language, parts })),
						null,
						"\t",
					)
				: statusText(all),
		);
	},
	add: async ([code = ""]) => {
		console.log((await addLanguage(code)).join("\n"));
	},
	confirm: (ids, { to = "" }) => {
		const translations = readTranslations(to);
		const unknown = ids.find((id) => !translations.all.some(({ unit }) => isMeant(unit.id, id)));
		if (unknown) throw new Error(`No text "${unknown}". Take its id, or the beginning of one, from "status".`);
		const isAsked = (id: string) => ids.length === 0 || ids.some((asked) => isMeant(id, asked));
		console.log(`Confirmed for the English words of today: ${confirmTexts(translations, isAsked)}.`);
	},
};

/** Whether an id is the one that was asked for, or of its group: `translation:home` is all of `home`. */
function isMeant(id: string, asked: string): boolean {
	return id === asked || id.startsWith(`${asked}.`) || id.startsWith(`${asked}:`);
}

function inFile<T>(file: string, read: () => T): T {
	try {
		return read();
	} catch (error) {
		throw new Error(`${file}: ${error instanceof Error ? error.message : error}.`);
	}
}

function run(...parameters: string[]): void {
	const { status } = spawnSync(process.execPath, parameters, { stdio: "inherit" });
	if (status !== 0) process.exitCode = 1;
}

try {
	const { values, positionals } = parseArgs({
		allowPositionals: true,
		options: {
			to: { type: "string" },
			format: { type: "string" },
			only: { type: "string" },
			out: { type: "string" },
			json: { type: "boolean" },
		},
	});
	const [name = "", ...parameters] = positionals;
	const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
	if (!command) throw new Error(`"${name}" is no command. Write ${Object.keys(commands).join(", ")}.`);
	await command(parameters, {
		to: values.to,
		format: values.format,
		only: values.only,
		out: values.out,
		json: values.json,
	});
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
}
