import { localizedPath } from "#config/paths.ts";
import { site } from "#config/site.ts";
import { useLocale } from "#src/i18n/useLocale.ts";

/** What paper has above the page: whose it is, and where it lies. */
export function PrintHeader() {
	const { language, bare } = useLocale();
	return (
		<p className="paper" data-nosnippet="">
			<strong>{site.name}</strong>
			{/* One file stands for every address that there is not. */}
			<span suppressHydrationWarning>{site.origin + localizedPath(language, bare)}</span>
		</p>
	);
}
