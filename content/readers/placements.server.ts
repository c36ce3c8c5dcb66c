import { placementsSchema } from "#content/model/placementsSchema.ts";
import { gameSlugs } from "./games.server.ts";
import { readText } from "./readText.server.ts";
import { parseYaml } from "./readYaml.server.ts";

const file = "content/placements.yaml";

/** @throws ContentError with one line per problem: file, field, remedy */
export function readPlacements(text = readText(file), slugs: readonly string[] = gameSlugs()) {
	return parseYaml(file, text, placementsSchema(slugs));
}
