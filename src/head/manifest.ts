import { site } from "#config/site.ts";
import { i18nFor } from "#src/i18n/i18n.ts";
import { iconPath } from "./icons.ts";

export const manifestPath = "/site.webmanifest";

/** Web app manifest; opened from a home screen, the site keeps the browser's UI. */
export function webManifest(color: string): string {
	const icons = ([192, 512, "maskable"] as const).map((size) => {
		const side = size === "maskable" ? 512 : size;
		const purpose = size === "maskable" ? size : "any";
		return { src: iconPath(size), sizes: `${side}x${side}`, type: "image/png", purpose };
	});
	const appManifest = {
		id: "/",
		name: site.name,
		short_name: site.name,
		description: i18nFor("en").meta("home.description", {}),
		lang: "en",
		start_url: "/",
		scope: "/",
		display: "browser",
		theme_color: color,
		background_color: color,
		icons,
	};
	return `${JSON.stringify(appManifest, null, "\t")}\n`;
}
