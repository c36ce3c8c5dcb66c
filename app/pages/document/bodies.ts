import type { DocumentBody } from "#content/model/document.ts";
import type { Language } from "#site/languages.ts";

/** Texts by address. In the build the loader puts them here for the render; in the browser they come over the wire. */
const known = new Map<string, DocumentBody>();
const loading = new Map<string, Promise<DocumentBody>>();

/** Where the text of a document lies for readers of a language: a file that the finishing step writes. */
export function bodyAddress(language: Language, chapter: string, doc: string): string {
	return `/documents/${language}/${chapter}/${doc}.json`;
}

export function keepBody(address: string, body: DocumentBody): void {
	known.set(address, body);
}

/** The text, if it is here; fetches nothing. */
export function knownBody(address: string): DocumentBody | undefined {
	return known.get(address);
}

/** Fetches a text once. Rejects when that failed; the next call tries again. */
export function loadBody(address: string): Promise<DocumentBody> {
	const running = loading.get(address);
	if (running) return running;
	const attempt = fetchBody(address).finally(() => loading.delete(address));
	loading.set(address, attempt);
	return attempt;
}

async function fetchBody(address: string): Promise<DocumentBody> {
	const here = known.get(address);
	if (here) return here;
	const response = await fetch(address);
	if (!response.ok) throw new Error(`${address}: ${response.status}`);
	const body: DocumentBody = await response.json();
	keepBody(address, body);
	return body;
}
