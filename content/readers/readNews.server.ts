import { randomUUID } from "node:crypto";
import path from "node:path";
import { fillBrandSlug } from "#config/brandSlug.ts";
import { pagePath } from "#config/pages.ts";
import { type ArticleFile, articleSchema } from "#content/model/articleSchema.ts";
import { ContentError } from "#content/model/contentError.ts";
import type { Picture } from "#content/model/picture.ts";
import type { RichTextNode } from "#content/model/richText.ts";
import { type EntryPaths, validateLink } from "#content/model/validateLink.ts";
import { checkLinks, compileMarkdown } from "./compileMarkdown.server.ts";
import { listContentFiles } from "./listContentFiles.server.ts";
import type { PictureIndex } from "./pictures.server.ts";
import { readFrontMatter } from "./readFrontMatter.server.ts";
import { readTemplate } from "./readTemplate.server.ts";
import { isPublic } from "./schedule.server.ts";

/** An article: the front matter, its picture and its compiled text. */
export interface NewsArticle extends Omit<ArticleFile, "picture"> {
	readonly picture: Picture;
	readonly body: readonly RichTextNode[];
}

interface NewsDraft {
	readonly file: string;
	readonly fields: ArticleFile;
	/** The Markdown with blank lines instead of the front matter, so that line numbers match the file. */
	readonly text: string;
}

/**
 * Reads and validates a folder of `.md` files, newest first and then by slug. The folder may be missing or empty.
 *
 * @param entries valid link targets besides articles and pages without parameters
 * @param later further targets, for articles that are not public yet
 * @throws ContentError with one line per problem of all files: file, field or line, remedy
 */
export function readNews(
	folder: string,
	pictures: PictureIndex,
	entries: EntryPaths,
	later: EntryPaths = entries,
): NewsArticle[] {
	const problems: string[] = [];
	const names = listContentFiles(folder, ".md", problems);
	const articleDrafts = names.flatMap((name): NewsDraft[] => {
		const file = path.join(folder, name);
		const frontMatter = readFrontMatter(file, readTemplate(file, problems), articleSchema, problems);
		return frontMatter ? [{ file, ...frontMatter }] : [];
	});
	checkSlugs(articleDrafts, problems);
	const pathsOf = (own: readonly NewsDraft[]) =>
		new Set(own.map(({ fields: { slug } }) => pagePath("article", { slug })));
	const linkTargets = {
		now: { ...entries, article: pathsOf(articleDrafts.filter(({ fields }) => isPublic(fields))) },
		later: { ...later, article: pathsOf(articleDrafts) },
	};
	const publicArticles = articleDrafts.flatMap((draft) => finish(draft, pictures, linkTargets, problems) ?? []);
	if (problems.length > 0) throw new ContentError(problems);
	return publicArticles.sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug));
}

function checkSlugs(articleDrafts: readonly NewsDraft[], problems: string[]): void {
	const files = new Map<string, string>();
	for (const { file, fields } of articleDrafts) {
		const { slug, id } = fields;
		const name = path.basename(file, ".md");
		const sameSlug = files.get(slug);
		if (fillBrandSlug(name) !== slug) {
			problems.push(
				`${file}: field "slug": it is "${slug}", and the file is ${name}.md. Write "${name}"; ` +
					'"Rename / Retire" of the editor gives both another name.',
			);
		} else if (sameSlug)
			problems.push(`${file}: field "slug": "${slug}" is also the slug of ${sameSlug}. Choose another.`);
		files.set(slug, file);
		const copiedFile = files.get(id);
		if (copiedFile)
			problems.push(`${file}: field "id": ${copiedFile} has the same. Write a new UUID, such as ${randomUUID()}.`);
		files.set(id, file);
	}
}

function finish(
	draft: NewsDraft,
	pictures: PictureIndex,
	targets: Readonly<Record<"now" | "later", EntryPaths>>,
	problems: string[],
): NewsArticle | undefined {
	const { file, fields, text } = draft;
	const { body, links, problems: inText } = compileMarkdown(text);
	const inLinks = checkLinks(links, ({ href }) => {
		const problem = validateLink(href, isPublic(fields) ? targets.now : targets.later);
		if (!problem || validateLink(href, targets.later)) return problem;
		return `"${href}" is not public yet. Take the link out until it is, or give this article a later "publishFrom"`;
	});
	const textProblems = [...inText, ...inLinks].sort((a, b) => a.line - b.line);
	problems.push(...textProblems.map(({ line, problem }) => `${file}:${line}: ${problem}.`));
	if (body.length === 0) problems.push(`${file}: it has no text. Write one.`);
	const picture = findPicture(file, fields, pictures, problems);
	return picture && { ...fields, picture, body };
}

function findPicture(
	file: string,
	{ picture: borrowed }: ArticleFile,
	pictures: PictureIndex,
	problems: string[],
): Picture | undefined {
	const own = `news/${path.basename(file, ".md")}`;
	const key = borrowed ?? own;
	const picture = pictures(key);
	if (key !== own && pictures(own)) {
		problems.push(`${file}: field "picture": this article has its own cover. Remove the field to show it.`);
	} else if (!picture && key !== own) {
		problems.push(
			`${file}: field "picture": there is no picture "${key}". ` +
				"Write the name of a game's picture, such as games/<slug>/background.",
		);
	} else if (!picture) {
		problems.push(
			`${file}: its cover is missing. Place it with "npm run edit" (Pictures), or name another picture in the field "picture".`,
		);
	}
	return picture;
}
