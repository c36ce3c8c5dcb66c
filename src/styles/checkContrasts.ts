import { wcagContrast } from "culori";
import { site } from "#config/site.ts";
import { ContentError } from "#content/model/contentError.ts";
import { contrastPairs } from "./contrast.ts";
import { themeTokens, tokenColor } from "./tokenColor.ts";

/** Checks the brand's contrasts in both themes (WCAG 2.2). Throws a ContentError with a line for each failure. */
export function checkContrasts(css: string = themeTokens, hue: number = site.hue): void {
	const problems = (["light", "dark"] as const).flatMap((scheme) =>
		contrastPairs.flatMap(([ink, ground, required]) => {
			const contrastRatio = wcagContrast(tokenColor(ink, scheme, css), tokenColor(ground, scheme, css));
			if (contrastRatio >= required) return [];
			return [
				`config/brand.json: field "hue": with ${hue}, ${ink} on ${ground} in the ${scheme} theme has a contrast of ` +
					`${contrastRatio.toFixed(2)} to 1; ${required} is required. Choose another hue, or change src/styles/tokens.css.`,
			];
		}),
	);
	if (problems.length > 0) throw new ContentError(problems);
}
