import { isMap, isSeq, parseDocument, type YAMLMap } from "yaml";
import { ContentError } from "#content/model/contentError.ts";

/**
 * Adds a redirect to the text of `content/redirects.yaml`. Redirects to `from` then lead to `to`, so that none leads to another.
 *
 * @param from former URL path: `/games/old`
 * @param to URL path that replaces it; null if nothing does
 * @throws ContentError if the file is not a list
 */
export function withMove(text: string, from: string, to: string | null): string {
	const document = parseDocument(text);
	const list = document.contents;
	if (!isSeq<YAMLMap>(list)) throw new ContentError(["content/redirects.yaml: write a list, or [] for none."]);
	// Addresses of existing pages must not redirect.
	list.items = list.items.filter((item) => !isMap(item) || ![from, to].includes(String(item.get("from"))));
	for (const item of list.items) {
		if (item.get("to") !== from) continue;
		if (to) item.set("to", to);
		else {
			item.delete("to");
			item.set("gone", true);
		}
	}
	list.flow = false;
	list.add(document.createNode(to ? { from, to } : { from, gone: true }) as YAMLMap);
	return document.toString({ lineWidth: 0 });
}
