import { existsSync, globSync } from "node:fs";
import { documentPoint } from "#content/model/documentSchema.ts";
import { readPoint } from "#content/model/summaryPoints.ts";
import { readData, textAt } from "#scripts/translations/dataFile.ts";
import { otherParts, protectedIn, type Unit } from "#scripts/translations/unit.ts";
import { schemaText } from "./schemaText.ts";

/** The most points that a summary may have, and more. */
const places = Array.from({ length: 20 }, (_, place) => place);

/**
 * What the documents say in plain words, for those without a text in the language: that one has a summary of its own. The texts
 * themselves are translated whole, by people who answer for them, and are no units.
 */
export function documentUnits(language: string): Unit[] {
	const field = schemaText(documentPoint);
	return globSync("content/guidelines/*/*.md")
		.map((file) => file.replaceAll("\\", "/"))
		.filter((file) => /\/[^./]+\.md$/.test(file) && !existsSync(file.replace(/\.md$/, `.${language}.md`)))
		.sort()
		.flatMap((file) => {
			const data = readData(file);
			const name = file.replace(/^content\/guidelines\/|\.md$/g, "");
			return places.flatMap((place): Unit[] => {
				const written = textAt(data, ["summary", place]);
				if (written === undefined) return [];
				const { text: source } = readPoint(written);
				return [
					{
						id: `documents:${name}.${place + 1}`,
						source,
						kept: protectedIn(source),
						origin: { file, path: ["summary", place] },
						target: { file, path: ["summaries", language, place] },
						parts: [otherParts.documents],
						address: `/docs/guidelines/${name}`,
						set: `documents:${name}`,
						...field,
						hints: ["A point of what the document says in plain words."],
					},
				];
			});
		});
}
