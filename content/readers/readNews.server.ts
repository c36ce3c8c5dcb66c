import { randomUUID } from "node:crypto";
import path from "node:path";
import type { z } from "zod";
import { defaultLanguage, type Language, languageCodes } from "#config/languages.ts";
import { pagePath } from "#config/pages.ts";
import { declaredPages } from "#content/locales/locales.server.ts";
import { type ArticleFile, articleSchema, articleTranslationSchema } from "#content/model/articleSchema.ts";
import { ContentError } from "#content/model/contentError.ts";
import type { Picture } from "#content/model/picture.ts";
import type { RichTextNode } from "#content/model/richText.ts";
import { type EntryPaths, validateLink } from "#content/model/validateLink.ts";
import { checkSlug } from "./checkSlug.server.ts";
import { checkLinks, compileMarkdown } from "./compileMarkdown.server.ts";
import { listContentFiles } from "./listContentFiles.server.ts";
import type { PictureIndex } from "./pictures.server.ts";
import { readFrontMatter } from "./readFrontMatter.server.ts";
import { readTemplate } from "./readTemplate.server.ts";
import { isPublic } from "./schedule.server.ts";

type ArticleTranslation = z.infer<typeof articleTranslationSchema> & {
	readonly language: Language;
	readonly body: readonly RichTextNode[];
};

/** An article: the front matter, its picture and its compiled text in a language. */
export interface NewsArticle extends Omit<ArticleFile, "picture"> {
	readonly picture: Picture;
	readonly language: Language;
	readonly body: readonly RichTextNode[];
	readonly translations: readonly ArticleTranslation[];
}

interface NewsDraft<Fields = ArticleFile> {
	readonly file: string;
	readonly fields: Fields;
	/** The Markdown with blank lines instead of the front matter, so that line numbers match the file. */
	readonly text: string;
}

/** Files of translations have two extensions: `<slug>.<language>.md`. Slugs have no dots. */
const translationName = /^([^.]+)\.(.+)\.md$/;

const isArticleName = (name: string): boolean => !translationName.test(name);

/**
 * Reads and validates a folder of articles, `<slug>.md`, and their translations, newest first and then by slug. The
 * folder may be missing or empty.
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
	const articleDrafts = names.filter(isArticleName).flatMap((name): NewsDraft[] => {
		const file = path.join(folder, name);
		const frontMatter = readFrontMatter(file, readTemplate(file, problems), articleSchema, problems);
		return frontMatter ? [{ file, ...frontMatter }] : [];
	});
	checkSlugs(articleDrafts, problems);
	const translations = names.flatMap((name) => readTranslation(folder, name, names, problems) ?? []);
	const pathsOf = (own: readonly NewsDraft[]) =>
		new Set(own.map(({ fields: { slug } }) => pagePath("article", { slug })));
	const linkTargets = {
		now: { ...entries, article: pathsOf(articleDrafts.filter(({ fields }) => isPublic(fields))) },
		later: { ...later, article: pathsOf(articleDrafts) },
	};
	const publicArticles = articleDrafts.flatMap((draft): NewsArticle[] => {
		const { file, fields } = draft;
		const validateHref = (href: string) => validateTarget(href, isPublic(fields), linkTargets);
		const body = compileBody(draft, validateHref, problems);
		const ownTranslations = translations.filter(({ article }) => article === path.basename(file));
		const texts = ownTranslations.map(({ language, draft: translated }) => {
			return { ...translated.fields, language, body: compileBody(translated, validateHref, problems) };
		});
		const picture = findPicture(file, fields, pictures, problems);
		return picture ? [{ ...fields, picture, language: defaultLanguage, body, translations: texts }] : [];
	});
	if (problems.length > 0) throw new ContentError(problems);
	return publicArticles.sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug));
}

function checkSlugs(articleDrafts: readonly NewsDraft[], problems: string[]): void {
	const files = new Map<string, string>();
	for (const { file, fields } of articleDrafts) {
		const { slug, id } = fields;
		checkSlug(file, slug, files, problems);
		const copiedFile = files.get(id);
		if (copiedFile)
			problems.push(`${file}: field "id": ${copiedFile} has the same. Write a new UUID, such as ${randomUUID()}.`);
		files.set(id, file);
	}
}

/** @param names of all files of the folder */
function readTranslation(folder: string, name: string, names: readonly string[], problems: string[]) {
	const [, slug, code] = translationName.exec(name) ?? [];
	if (!slug) return undefined;
	const file = path.join(folder, name);
	const known = languageCodes.filter((each) => each !== defaultLanguage && declaredPages(each).includes("article"));
	const language = known.find((each) => each === code);
	const article = `${slug}.md`;
	if (!language) {
		problems.push(
			`${file}: "${code}" is not a language of translated articles. Name it ${slug}.<language>.md with one of ${known.join(", ")}.`,
		);
	} else if (!names.includes(article)) {
		problems.push(`${file}: it translates ${article}, which is missing. Write that article, or remove this file.`);
	} else {
		const content = readTemplate(file, problems, language);
		const frontMatter = readFrontMatter(file, content, articleTranslationSchema, problems);
		return frontMatter && { article, language, draft: { file, ...frontMatter } };
	}
	return undefined;
}

function validateTarget(
	href: string,
	isNow: boolean,
	targets: Readonly<Record<"now" | "later", EntryPaths>>,
): string | undefined {
	const problem = validateLink(href, isNow ? targets.now : targets.later);
	if (!problem || validateLink(href, targets.later)) return problem;
	return `"${href}" is not public yet. Take the link out until it is, or give this article a later "publishFrom"`;
}

function compileBody(
	{ file, text }: NewsDraft<unknown>,
	validate: (href: string) => string | undefined,
	problems: string[],
): readonly RichTextNode[] {
	const { body, links, problems: inText } = compileMarkdown(text);
	const inLinks = checkLinks(links, ({ href }) => validate(href));
	const textProblems = [...inText, ...inLinks].sort((a, b) => a.line - b.line);
	problems.push(...textProblems.map(({ line, problem }) => `${file}:${line}: ${problem}.`));
	if (body.length === 0) problems.push(`${file}: it has no text. Write one.`);
	return body;
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
