import type { z } from "zod";
import { placesSchema } from "#content/model/placesSchema.ts";
import { gameSlugs } from "./games.server.ts";
import { readText } from "./readText.server.ts";
import { parseYaml } from "./readYaml.server.ts";

const file = "content/places.yaml";

type GamePlaces = z.infer<ReturnType<typeof placesSchema>>;

/** @throws ContentError with one line per problem: file, field, remedy */
export function readPlaces(text = readText(file), slugs: readonly string[] = gameSlugs()): GamePlaces {
	return parseYaml(file, text, placesSchema(slugs));
}
