import { wcagContrast } from "culori";
import { site } from "#config/site.ts";
import { ContentError } from "#content/model/contentError.ts";
import { themeTokens, tokenColor } from "./tokenColor.ts";

/** Text colors and their backgrounds; 4.5:1 (WCAG 2.2, 1.4.3). */
const textColors: Record<string, readonly string[]> = {
	"--text": [
		"--page",
		"--card",
		"--card-deep",
		"--card-cool",
		"--card-around-art",
		"--color-surface-raised",
		"--color-target-highlight",
		"--footer",
	],
	"--color-text-muted": [
		"--page",
		"--card",
		"--card-deep",
		"--color-surface-raised",
		"--color-target-highlight",
		"--footer",
	],
	"--color-primary": ["--page", "--card", "--color-surface-raised", "--color-target-highlight"],
	"--money": ["--page", "--color-surface-raised", "--footer"],
	"--money-on-card": ["--card", "--card-deep", "--card-cool"],
	"--color-error": ["--color-surface-raised", "--color-error-bg"],
	"--color-on-primary": ["--color-primary-bg", "--color-primary-hover"],
	"--on-block": ["--block"],
	"--on-block-quiet": ["--block"],
	"--money-on-block": ["--block"],
};

/** Colors that identify fields or states, and their backgrounds; 3:1 (1.4.11). */
const stateColors: Record<string, readonly string[]> = {
	"--field-line": ["--page", "--color-surface-raised", "--footer"],
	"--color-primary": ["--card-deep", "--footer"],
};

/** Pairs of color tokens with their minimum contrast in both themes. */
const contrastPairs: readonly (readonly [ink: string, ground: string, enough: number])[] = [
	...Object.entries(textColors).flatMap(([ink, grounds]) => grounds.map((ground) => [ink, ground, 4.5] as const)),
	...Object.entries(stateColors).flatMap(([ink, grounds]) => grounds.map((ground) => [ink, ground, 3] as const)),
];

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
