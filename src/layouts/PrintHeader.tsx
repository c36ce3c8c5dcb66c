import { localizedPath } from "#config/paths.ts";
import { site } from "#config/site.ts";
import { useLocale } from "#src/i18n/useLocale.ts";

/** Header of the printed page: the site and the page's address. */
export function PrintHeader() {
	const { language, bare } = useLocale();
	return (
		<p className="print-header" data-nosnippet="">
			<strong>{site.name}</strong>
			{/* One file stands for every address that there is not. */}
			<span suppressHydrationWarning>{site.origin + localizedPath(language, bare)}</span>
		</p>
	);
}
