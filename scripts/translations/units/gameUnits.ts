import { globSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { gameText } from "#content/model/gameSchema.ts";
import { readData, textAt } from "#scripts/translations/dataFile.ts";
import { otherParts, type Place, protectedIn, type Unit } from "#scripts/translations/unit.ts";
import { schemaText } from "./schemaText.ts";

/** The fields of a game's texts, each with the schema of one text. */
const fields = Object.entries(gameText.shape).flatMap(
	([name, schema]): [Place["path"], ReturnType<typeof schemaText>][] =>
		schema instanceof z.ZodArray
			? [0, 1, 2].map((place) => [[name, place], schemaText(schema.element as z.ZodType)])
			: [[[name], schemaText(schema)]],
);

/** What the games' pages say, for each text that a game has in English. */
export function gameUnits(language: string): Unit[] {
	return globSync("content/games/*.yaml")
		.sort()
		.flatMap((file) => {
			const data = readData(file);
			const slug = path.basename(file, ".yaml");
			return fields.flatMap(([steps, field]): Unit[] => {
				const source = textAt(data, ["en", ...steps]);
				if (source === undefined) return [];
				return [
					{
						id: `games:${slug}.${steps.join(".")}`,
						source,
						kept: protectedIn(source),
						origin: { file, path: ["en", ...steps] },
						target: { file, path: [language, ...steps] },
						parts: [otherParts.games],
						address: `/games/${slug}`,
						set: `games:${slug}`,
						...field,
					},
				];
			});
		});
}
