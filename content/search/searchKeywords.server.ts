import { z } from "zod";
import { documentKeys } from "#config/documents.ts";
import { keywordsField } from "#content/model/fields.ts";
import { genreFilters } from "#content/model/genres.ts";
import { readText } from "#content/readers/readText.server.ts";
import { parseYaml } from "#content/readers/readYaml.server.ts";

const byName = (names: readonly string[]) =>
	z.strictObject(Object.fromEntries(names.map((name) => [name, keywordsField().default([])])));

const schema = z.strictObject({
	genres: byName(genreFilters.map(({ slug }) => slug)),
	documents: byName(documentKeys),
});

/** @throws ContentError with one line per problem: file, field, remedy */
export function readSearchKeywords(file = "content/search.yaml", text = readText(file)) {
	return parseYaml(file, text, schema);
}
