import type { z } from "zod";
import { ContentError, describeIssues } from "#content/model/contentError.ts";
import { placesSchema } from "#content/model/placesSchema.ts";
import { gameSlugs } from "./games.server.ts";
import { readText } from "./readText.server.ts";
import { readYaml } from "./readYaml.server.ts";

const file = "content/places.yaml";

/** Slugs of the games whose pictures appear outside the catalog, by place. */
type Places = z.infer<ReturnType<typeof placesSchema>>;

/** @throws ContentError with one line per problem: file, field, remedy */
export function readPlaces(text = readText(file), slugs: readonly string[] = gameSlugs()): Places {
	const problems: string[] = [];
	const parsed = placesSchema(slugs).safeParse(readYaml(file, text, problems));
	if (problems.length === 0 && !parsed.success) problems.push(...describeIssues(file, parsed.error));
	if (problems.length > 0 || !parsed.success) throw new ContentError(problems);
	return parsed.data;
}
