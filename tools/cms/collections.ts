import path from "node:path";
import type { Backend, CmsConfig, Collection, CollectionFile, EntryCollection, Field, I18nOptions } from "@sveltia/cms";
import type { z } from "zod";
import { guidelineChapters } from "#config/documents.ts";
import { defaultLanguage, languageCodes, languages } from "#config/languages.ts";
import { site } from "#config/site.ts";
import { declaredLanguages } from "#content/locales/locales.server.ts";
import { articleSchema, articleTranslationSchema } from "#content/model/articleSchema.ts";
import { brandSchema, logoPattern } from "#content/model/brandSchema.ts";
import { documentSchema } from "#content/model/documentSchema.ts";
import { figuresSchema } from "#content/model/figuresSchema.ts";
import { formMessagesSchema } from "#content/model/formMessagesSchema.ts";
import { gameSchema } from "#content/model/gameSchema.ts";
import { pageSettingsSchemas } from "#content/model/pageSettingsSchema.ts";
import { placementsSchema } from "#content/model/placementsSchema.ts";
import { redirectsSchema } from "#content/model/redirectsSchema.ts";
import { once } from "#content/readers/once.server.ts";
import { globFiles } from "#tools/globFiles.ts";
import { textFormat } from "./fieldNames.ts";
import { getCmsFields, ownFields } from "./getCmsFields.ts";
import { getTextFields } from "./textFields.ts";

/** Marks the fields that translations have, and adds the text below the front matter. */
function withTranslations(fields: readonly Field[], translated: readonly string[], hint: string): Field[] {
	// A rich-text editor would reformat the whole text.
	const body: Field = { name: "body", label: "Text", hint, widget: "richtext", modes: ["raw"], i18n: true };
	return [...fields.map((field) => ({ ...field, i18n: translated.includes(field.name) }) as Field), body];
}

/** Collections with one file per entry. Public URLs change only by "Rename / Retire", which adds redirects. */
export function entryCollections(): EntryCollection[] {
	const getOptions = (folder: string, label: string, label_singular: string, icon: string) => ({
		name: folder.replace("/", "-"),
		folder: `content/${folder}`,
		label,
		label_singular,
		icon,
		extension: "md",
		format: "yaml-frontmatter",
		summary: "{{title}}",
		delete: false,
	});
	const slug = { template: "{{fields.slug}}", editable: false };
	const newsHint =
		"Paragraphs apart by a blank line; ## before a heading; [text](/publish) for a link within the site.";
	const documentHint =
		"Sections are ## 1. Title, clauses begin with their number: 1.1. The guide for editors has the rest. Publish what changes the agreement as a new version.";
	const documentFields = getCmsFields("documents", documentSchema);
	// Saving must not create a missing translation.
	const i18n: I18nOptions = { structure: "multiple_files", locales: ["en", "ru"], initial_locales: "default" };
	return [
		{
			...getOptions("games", "Games", "Game", "sports_esports"),
			extension: "yaml",
			format: "yaml",
			slug,
			sortable_fields: ["title", "studio", "featured"],
			fields: getCmsFields("games", gameSchema),
		},
		{
			...getOptions("news", "News", "Article", "newspaper"),
			slug,
			i18n: { ...i18n, locales: declaredLanguages("article") },
			sortable_fields: ["date", "title"],
			fields: withTranslations(
				getCmsFields("news", articleSchema),
				Object.keys(articleTranslationSchema.shape),
				newsHint,
			),
		},
		...guidelineChapters.map((chapter) => {
			const label = `Documents for ${chapter === "general" ? "everybody" : chapter}`;
			const options = getOptions(`guidelines/${chapter}`, label, "Document", "gavel");
			const fields = withTranslations(documentFields, ["title", "description", "summary"], documentHint);
			return { ...options, create: false, i18n, fields };
		}),
	];
}

export function singleFiles(): CollectionFile[] {
	const file = (name: string, label: string, icon: string, path: string, schema: z.ZodType): CollectionFile => ({
		name,
		label,
		icon,
		file: path,
		format: path.endsWith(".json") ? "json" : "yaml",
		fields: getCmsFields(path, schema),
	});
	const settings = (name: keyof typeof pageSettingsSchemas, label: string) =>
		file(name, label, "tune", `config/pageSettings/${name}.json`, pageSettingsSchemas[name]);
	return [
		file("figures", "Figures: fees, rewards, periods", "percent", "config/figures.json", figuresSchema),
		file("placements", "Games on other pages", "grid_view", "content/placements.yaml", placementsSchema()),
		file("redirects", "Former addresses", "alt_route", "content/redirects.yaml", redirectsSchema),
		file("form", "Contact form without JavaScript", "mail", "content/formMessages.json", formMessagesSchema),
		settings("home", "Home: articles"),
		settings("publish", "Publish: article, sums, clauses"),
		settings("partnership", "Partnership: clauses"),
		file("site", "Name, company, links", "store", "config/brand.json", brandSchema),
	];
}

export function textCollection(): Extract<Collection, { files: unknown }> {
	const i18n: I18nOptions = {
		locales: [...languageCodes],
		initial_locales: "all",
		omit_default_locale_from_file_path: false,
	};
	const file = (name: "translation" | "meta", label: string): CollectionFile => ({
		name,
		label,
		file: `public/locales/{{locale}}/${name}.json`,
		format: textFormat.name,
		i18n,
		fields: getTextFields(name),
	});
	return {
		name: "words",
		label: "Words of the pages",
		description: "Keep what is in {{ }}: the site puts a value there.",
		icon: "translate",
		i18n,
		files: [file("translation", "Texts, page by page"), file("meta", "Titles and summaries for search engines")],
	};
}

/**
 * Configuration of the CMS, generated from the schemas of `content/model`.
 * @param backend the working copy for `npm run edit`, a repository for `/admin`
 */
export function getCmsConfig(backend: Backend): CmsConfig {
	return {
		load_config_file: false,
		backend,
		app_title: `${site.name}: editor`,
		site_url: site.origin,
		show_preview_links: false,
		media_folder: path.posix.dirname(logoPattern),
		media_libraries: { default: { config: { slugify_filename: true } }, stock_assets: false },
		editor: { preview: false },
		i18n: {
			structure: "multiple_files",
			locales: [...languageCodes],
			default_locale: defaultLanguage,
			omit_default_locale_from_file_path: true,
		},
		output: {
			omit_empty_optional_fields: true,
			json: { indent_style: "tab", indent_size: 1 },
			yaml: { quote: "none", indent_size: 2 },
		},
		collections: [...entryCollections(), textCollection()],
		singletons: singleFiles(),
	};
}

/**
 * Lists the forms of all files that the CMS edits: glob of the files, label, URL hash after `#/collections/`, and the
 * fields, of each entry if the whole file is a list. `$1` is the entry's name. They do not depend on the content.
 */
const listForms = once(() => [
	...entryCollections().map(({ name, label, folder, extension, fields }) => {
		const [pattern, address] = [`${folder}/*.${extension}`, `${name}/entries/$1`];
		return { pattern, label: `${label}: $1`, address, fields };
	}),
	...singleFiles().map(({ name, label = name, file, fields }) => {
		return { pattern: file, label, address: `_singletons/entries/${name}`, fields: ownFields(fields) };
	}),
	...textCollection().files.flatMap(({ name, label, file, fields }) =>
		languages.map((language) => {
			const pattern = file.replace("{{locale}}", language.code);
			return { pattern, label: `${label} (${language.name})`, address: `words/entries/${name}`, fields };
		}),
	),
]);

/** Finds the form of a file, and inserts the entry's name. */
export function findForm(file: string) {
	const form = listForms().find(({ pattern }) => path.posix.matchesGlob(file, pattern));
	const [, entry = ""] = /([^/.]+)(?:\.[\w-]+)?\.\w+$/.exec(file) ?? [];
	return form && { ...form, label: form.label.replace("$1", entry), address: form.address.replace("$1", entry) };
}

/** Paths of all files with a form, relative to `root`. */
export function listCmsFiles(root: string): string[] {
	const filePatterns = listForms().map(({ pattern }) => pattern);
	return globFiles(root, filePatterns);
}
