import { i18nFor } from "#app/i18n/i18n.ts";
import { languagesOf } from "#app/i18n/availability.ts";
import { barePath, localizedPath } from "#site/paths.ts";
import { site } from "#site/site.ts";
import type { PageInfo } from "#src/i18n/staticPaths.server.ts";

export interface PageHead {
	readonly title: string;
	readonly description: string;
	readonly canonical: string | undefined;
	readonly alternates: readonly { readonly language: string; readonly href: string }[];
}

export function getPageHead({ key, language, path }: PageInfo, values: Record<string, string> = {}): PageHead {
	const { meta } = i18nFor(language);
	return {
		title: meta(`${key}.title`, values) || site.name,
		description: meta(`${key}.description`, values),
		canonical: site.origin + path,
		alternates: languagesOf(key).map((code) => ({
			language: code,
			href: site.origin + localizedPath(code, barePath(path)),
		})),
	};
}
