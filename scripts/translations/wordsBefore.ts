import { execFileSync } from "node:child_process";
import { readPoint } from "#content/model/summaryPoints.ts";
import { decodeText } from "#content/readers/readText.server.ts";
import { parseData, textAt } from "./dataFile.ts";
import { digestOf, type Unit } from "./unit.ts";

/** Texts of files by commit, because many units stand in one file. */
const texts = new Map<string, unknown>();

/**
 * The English words that a translation was made from: the record has their digest alone, and the history of the file has them.
 *
 * @returns `undefined` where the digest is unknown, or no commit had the words
 */
export function wordsBefore({ origin }: Pick<Unit, "origin">, digest: string | undefined): string | undefined {
	if (!digest) return undefined;
	for (const commit of commitsOf(origin.file)) {
		const written = textAt(dataOf(commit, origin.file), origin.path);
		const words = written !== undefined && origin.file.endsWith(".md") ? readPoint(written).text : written;
		if (words !== undefined && digestOf(words) === digest) return words;
	}
	return undefined;
}

function dataOf(commit: string, file: string): unknown {
	const key = `${commit}:./${file}`;
	if (!texts.has(key)) texts.set(key, parsed(file, git("show", key)));
	return texts.get(key);
}

/** What once was committed may have been invalid. */
function parsed(file: string, text: string): unknown {
	try {
		return parseData(file, decodeText(file, Buffer.from(text)));
	} catch {
		return undefined;
	}
}

const commits = new Map<string, readonly string[]>();

/** The commits that changed a file, the last one first. */
function commitsOf(file: string): readonly string[] {
	const known = commits.get(file) ?? git("log", "--format=%H", "--", file).split("\n").filter(Boolean);
	commits.set(file, known);
	return known;
}

/** Empty where there is no history: a copy without it can be translated, too. */
function git(...parameters: string[]): string {
	try {
		return execFileSync("git", parameters, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"], maxBuffer: 1e8 });
	} catch {
		return "";
	}
}
