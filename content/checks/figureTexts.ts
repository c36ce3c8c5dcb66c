import { globSync } from "node:fs";
import { readText } from "#content/readers/readText.server.ts";
import type { FigureText } from "./findFigures.ts";

/** Fields of front matter and games that no visitor reads. */
const unread = /^(?:slug|date|keywords|picture|pictures|play|featured|round|age|released|publishFrom):/;

/** A document's own days, which no other place states, and what its last version changed: figures of then, beside those of now. */
const ofVersion = /^(?:updated: |from: | {2}(?:en|ru): \S)/;

/** Languages whose words for figures `findFigures` and `factWords` know; in others, placeholders alone are held to the facts. */
const knownLanguages = "{en,ru,id}";

/** Every line of today's documents, summaries, articles, games, translations and the server's form, as their files have it. */
export function figureTexts(): FigureText[] {
	const read = ({ file, text }: FigureText) =>
		!unread.test(text.trim()) && !(file.startsWith("content/guidelines") && ofVersion.test(text));
	const written = globSync(["content/guidelines/*/*.md", "content/news/*.md", "content/games/*.yaml"])
		.sort()
		.flatMap((file) => linesOf(file).filter(read));
	const locales = globSync(`public/locales/${knownLanguages}/*.json`).sort().flatMap(keyed);
	return [...written, ...locales, ...linesOf("content/formWords.json")].filter(({ text }) => text.trim() !== "");
}

function linesOf(file: string): FigureText[] {
	return readText(file)
		.split("\n")
		.map((text, index) => ({ file, line: index + 1, key: "", text }));
}

/** The texts of a translation with their keys; a text stands on one line. */
function keyed(file: string): FigureText[] {
	const groups: string[] = [];
	return linesOf(file).flatMap(({ text, ...place }) => {
		const [, name = "", rest = ""] = /^\s*"([^"]+)": (.*)$/.exec(text) ?? [];
		if (rest.startsWith("{")) groups.push(name);
		else if (/^\s*\}/.test(text)) groups.pop();
		else if (name) return [{ ...place, key: [...groups, name].join("."), text: rest }];
		return [];
	});
}
