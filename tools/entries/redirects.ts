import { isMap, isSeq, parseDocument, type YAMLMap } from "yaml";
import { EntryError } from "./entry.ts";

/**
 * `content/redirects.yaml` once an address has moved or ended. What led to it leads on to where it went, so that no redirect
 * leads to another; comments stay.
 *
 * @param from the address that was, as `/games/old`
 * @param to where its page is now, or what takes its place; `null` for nothing
 * @throws EntryError if the file is not a list
 */
export function withMove(text: string, from: string, to: string | null): string {
	const document = parseDocument(text);
	const list = document.contents;
	if (!isSeq<YAMLMap>(list)) throw new EntryError(["content/redirects.yaml: write a list, or [] for none."]);
	// The address of a page of today is none of a former one.
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
