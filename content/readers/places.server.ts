import { readFileSync } from "node:fs";
import { z } from "zod";
import { ContentError, describeIssues } from "#content/model/contentError.ts";
import { gameSlugs } from "./games.server.ts";
import { readYaml } from "./readYaml.server.ts";

const file = "content/places.yaml";

/** Which games' pictures stand where outside the catalogue, by slug. */
type Places = z.infer<ReturnType<typeof schemaOf>>;

function schemaOf(slugs: readonly string[]) {
	const game = z
		.string("write the slug of a game")
		.refine((slug) => slugs.includes(slug), "no game has this slug: write the name of a file in content/games");
	return z.strictObject({
		home: z.strictObject({ phone: game }),
		business: z.strictObject({ hours: z.array(game).length(4, "give four games: sunset, dusk, polar light, night") }),
		partnership: z.strictObject({
			acquaintances: z.array(game).length(8, "give eight games"),
			begin: game,
		}),
	});
}

/** @throws ContentError with one line per problem: file, field, remedy */
export function readPlaces(text = readFileSync(file, "utf8"), slugs: readonly string[] = gameSlugs()): Places {
	const problems: string[] = [];
	const parsed = schemaOf(slugs).safeParse(readYaml(file, text, problems));
	if (problems.length === 0 && !parsed.success) problems.push(...describeIssues(file, parsed.error));
	if (problems.length > 0 || !parsed.success) throw new ContentError(problems);
	return parsed.data;
}
