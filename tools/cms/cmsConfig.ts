import type { Backend, CmsConfig } from "@sveltia/cms";
import { defaultLanguage, languageCodes } from "#config/languages.ts";
import { site } from "#config/site.ts";
import { entryCollections, singleFiles, textCollection } from "./collections.ts";

/**
 * The whole configuration of the CMS, out of the schemas of `content/model`: it is made when it is asked for, and stands in
 * no file, so that it cannot lag behind them.
 *
 * @param backend where the files are: the working copy for `npm run edit`, a repository for `/admin`
 */
export function getCmsConfig(backend: Backend): CmsConfig {
	return {
		load_config_file: false,
		backend,
		app_title: `${site.name}: editor`,
		site_url: site.origin,
		show_preview_links: false,
		// The CMS wants one. No form has a field for files, and nothing reads the folder.
		media_folder: "art/uploads",
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
