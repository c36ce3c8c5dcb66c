import { readFileSync } from "node:fs";
import { type Choices, choicesSchema } from "#content/model/choicesSchema.ts";
import { ContentError, describeIssues } from "#content/model/contentError.ts";
import { blocksOf } from "#content/model/document.ts";
import type { DocumentKey } from "#site/documents.ts";
import { defaultLanguage } from "#site/languages.ts";
import { documentBody } from "./documents.server.ts";
import { articleSlugs } from "./news.server.ts";

const file = "site/choices.json";

/** What there is to choose from. */
interface Known {
	readonly articles: readonly string[];
	/** Numbers of the clauses of today's text. */
	readonly clausesOf: (document: DocumentKey) => ReadonlySet<string>;
}

const documents = {
	studioClauses: "developers.terms-and-conditions",
	partnerClauses: "partners.terms-and-conditions",
} as const;

/**
 * Holds what pages lead to, which `site/` cannot look up itself, to the articles and clauses that there are.
 *
 * @throws ContentError with one line per problem: file, field, remedy
 */
export function checkChoices(
	text = readFileSync(file, "utf8"),
	known: Known = { articles: articleSlugs(), clausesOf },
): void {
	const parsed = choicesSchema.safeParse(JSON.parse(text));
	const problems = parsed.success ? unknownIn(parsed.data, known) : describeIssues(file, parsed.error);
	if (problems.length > 0) throw new ContentError(problems);
}

function unknownIn(choices: Choices, { articles, clausesOf: clauses }: Known): string[] {
	const { currencyArticle, beginnersArticle, payoutArticle } = choices;
	const chosen = Object.entries({ currencyArticle, beginnersArticle, payoutArticle });
	return [
		...chosen
			.filter(([, slug]) => !articles.includes(slug))
			.map(([name, slug]) => `${file}: field "${name}": there is no article "${slug}". Choose another one.`),
		...(["studioClauses", "partnerClauses"] as const).flatMap((group) =>
			Object.entries(choices[group])
				.filter(([, number]) => !clauses(documents[group]).has(number))
				.map(
					([name, number]) =>
						`${file}: field "${group}.${name}": ${documents[group].replace(".", "/")} has no clause ${number}. Correct its number.`,
				),
		),
	];
}

function clausesOf(document: DocumentKey): ReadonlySet<string> {
	const blocks = blocksOf(documentBody(defaultLanguage, document));
	return new Set(blocks.flatMap((block) => (block.kind === "clause" ? [block.number] : [])));
}
