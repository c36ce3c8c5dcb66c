import { offerClauseCopying } from "./clauseCopying.client.ts";
import { enhanceContentsList } from "./contentsList.client.ts";
import { showDefinitions } from "./definitions.client.ts";

/** Runs the plain scripts of a document's page. */
export function enhanceDocument(): void {
	const text = document.getElementById("document-text");
	if (!text) return;
	const contentsList = document.getElementById("contents");
	if (contentsList) enhanceContentsList(contentsList, text);
	const definition = document.getElementById("definition");
	if (definition) showDefinitions(definition, text);
	offerClauseCopying(text);
}
