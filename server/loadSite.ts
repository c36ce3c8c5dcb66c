import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Language } from "#site/languages.ts";
import type { PageKey } from "#site/pages.ts";
import type { Moves } from "#site/resolveMoved.ts";
import type { Site } from "./answer.ts";
import { FileIndex } from "./fileIndex.ts";
import { createBodies } from "./files.ts";
import { deskHeaders, fileHeaders, type Policy, securityHeaders, type TransportScope } from "./securityHeaders.ts";

/**
 * Opens a built site. Throws, with the remedy, when it has not been built.
 *
 * @param scope for which hosts browsers are told to ask over encryption alone
 */
export function loadSite(build: string, scope?: TransportScope): Site {
	const client = path.join(build, "client");
	const index = path.join(build, "files.tsv");
	const files = new FileIndex(readFile(index), index);
	const policy = readJson<Policy>(path.join(build, "policy.json"));
	const moves = readJson<Moves>(path.join(build, "moves.json"));
	const metas = new Map<Language, Record<string, unknown>>();
	const meta = (language: Language) => {
		const known =
			metas.get(language) ?? readJson<Record<string, unknown>>(path.join(client, "locales", language, "meta.json"));
		metas.set(language, known);
		return known;
	};
	const headers = securityHeaders(policy, scope);
	return {
		files,
		read: createBodies(build),
		exists: (language: Language, page: PageKey) => page in meta(language),
		moves,
		headers,
		fileHeaders: fileHeaders(headers),
		...(policy.desk && { deskHeaders: deskHeaders(headers, policy.desk) }),
	};
}

function readJson<T>(file: string): T {
	return JSON.parse(readFile(file).toString()) as T;
}

function readFile(file: string): Buffer {
	if (!existsSync(file)) throw new Error(`${file} is missing: build the site first, with "npm run build".`);
	return readFileSync(file);
}
