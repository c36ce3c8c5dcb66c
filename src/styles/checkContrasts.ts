import { wcagContrast } from "culori";
import { site } from "#config/site.ts";
import { ContentError } from "#content/model/contentError.ts";
import { contrastPairs } from "./contrast.ts";
import { themeTokens, tokenColor } from "./tokenColor.ts";

/**
 * Checks the contrasts of the brand's colors in both themes (WCAG 2.2).
 *
 * @param css `src/styles/tokens.css` in the brand's hue
 * @param hue in degrees of OKLCH, for the error's words
 * @throws ContentError with a line for each contrast that is too low
 */
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
