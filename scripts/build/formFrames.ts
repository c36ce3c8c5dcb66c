import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { parse, serialize } from "parse5";
import { slots } from "#server/contact/form/formPages.ts";
import { getPageFile } from "#server/site.ts";
import { type Language, languageCodes } from "#site/languages.ts";
import { errorScreenPath } from "#site/resolve.ts";
import { append, attribute, elementNamed, elements, remove, rewrite } from "./dom.ts";

const css = "server/contact/form/formPage.css";

/** Frames for the page that answers a form without JavaScript, and the digest of their own sheet. */
interface FormFrames {
	readonly style: string;
	readonly frames: Partial<Record<Language, string>>;
}

/**
 * Makes the frames out of each language's finished not-found page, which is no search engine's business either. No script
 * stays: there is no route for this page that an app could take over. Nor does the switch of themes, which needs one.
 *
 * @param client the folder of the finished pages
 */
export async function makeFormFrames(client: string): Promise<FormFrames> {
	const sheet = (await readFile(css, "utf8")).trim();
	const frames: FormFrames["frames"] = {};
	for (const language of languageCodes) {
		const file = path.join(client, getPageFile(errorScreenPath(language, "404")));
		frames[language] = frameOf(await readFile(file, "utf8"), sheet);
	}
	return { style: `'sha256-${createHash("sha256").update(sheet).digest("base64")}'`, frames };
}

/**
 * @param html a finished page that search engines are told to leave alone
 * @throws when it lacks that, a title or a main region
 */
export function frameOf(html: string, sheet: string): string {
	const document = parse(html);
	const robots = [...elements(document)].find((element) => attribute(element, "name") === "robots");
	if (!robots || attribute(robots, "content") !== "noindex") throw new Error("The form's frame needs a noindex page.");
	for (const element of elements(document)) {
		const isScript = element.tagName === "script" && !/ld\+json$/.test(attribute(element, "type") ?? "");
		if (isScript || element.tagName === "fieldset") remove(element);
	}
	rewrite(elementNamed(document, "title"), {}, slots.title);
	const main = elementNamed(document, "main");
	rewrite(main, { id: attribute(main, "id") ?? "main" }, slots.main);
	append(elementNamed(document, "head"), "style", sheet);
	return serialize(document);
}
