import type { IncomingMessage } from "node:http";
import { ContentError } from "#content/model/contentError.ts";
import { planVersion } from "#tools/versions/planVersion.ts";
import { versionFiles, writeTexts } from "#tools/versions/versionFiles.ts";

/** What publishing a version does, or why it cannot be. */
export interface VersionAnswer {
	/** One sentence or two each. */
	readonly steps: readonly string[];
	/** One line each. */
	readonly problems: readonly string[];
}

/**
 * Says what publishing a document's text of now as a new version would do, and does it where it is sent with `POST`.
 *
 * @param request its address has `document`, `from` and a sentence for each language: `/version?document=general/cookie-policy&…`
 * @param root folder of the working copy
 */
export function answerVersion({ url = "", method }: IncomingMessage, root = "."): VersionAnswer {
	const { document = "", from = "", ...changed } = Object.fromEntries(new URL(url, "http://desk").searchParams);
	try {
		const today = new Date().toISOString().slice(0, 10);
		const { writes, steps } = planVersion({ document, from, changed }, versionFiles(root), today);
		if (method === "POST") writeTexts(root, writes);
		return { steps, problems: [] };
	} catch (error) {
		if (!(error instanceof ContentError)) throw error;
		return { steps: [], problems: error.message.split("\n") };
	}
}
