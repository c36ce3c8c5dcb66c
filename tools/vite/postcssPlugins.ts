import { formatHex8, parse, toGamut } from "culori";
import type { CSSOptions } from "vite";
import { site } from "#config/site.ts";
import { rotateHue } from "#src/styles/rotateHue.ts";

type PostcssPlugins = NonNullable<Exclude<CSSOptions["postcss"], string | undefined>["plugins"]>;

const toSrgb = toGamut("rgb", "oklch");

/**
 * Applies the brand's `hue` (`config/brand.json`) and converts colors to hexadecimal sRGB. Lightning CSS would write
 * each `oklch()` three times (hex, `lab()`, and again under `@supports`), which adds 0.6 KB to every compressed page.
 */
export const brandHue: PostcssPlugins[number] = {
	postcssPlugin: "brand-hue",
	Declaration(declaration) {
		declaration.value = rotateHue(declaration.value).replace(
			/oklch\([^)]*\)/g,
			(color) => formatHex8(toSrgb(parse(color) ?? color)) ?? color,
		);
	},
};

const siteConstants: Readonly<Record<string, string>> = { __SITE_NAME__: site.name, __SITE_ORIGIN__: site.origin };

/** Inserts the site's name and origin into `src/styles/print.css`: printed links need absolute URLs. */
export const printConstants: PostcssPlugins[number] = {
	postcssPlugin: "print-constants",
	Declaration(declaration) {
		declaration.value = declaration.value.replace(/__SITE_\w+__/g, (name) => JSON.stringify(siteConstants[name]));
	},
};

/**
 * Moves `:hover` rules into `@media (hover: hover)`, because on phones the state stays after a touch. Other selectors
 * of the rule, such as `:focus-visible`, and `:not(:hover)` stay unchanged.
 */
export const hoverMediaFeature: PostcssPlugins[number] = {
	postcssPlugin: "hover-with-mouse",
	Rule(rule, { AtRule }) {
		const hoverSelectors = rule.selectors.filter(hasHover);
		if (hoverSelectors.length === 0) return;
		for (let around = rule.parent; around; around = around.parent as typeof around) {
			if ("params" in around && /\bhover\b/.test(String(around.params))) return;
		}
		const others = rule.selectors.filter((selector) => !hasHover(selector));
		if (others.length > 0) rule.cloneBefore({ selectors: others });
		const mediaRule = new AtRule({ name: "media", params: "(hover: hover)", source: rule.source });
		rule.selectors = hoverSelectors;
		rule.replaceWith(mediaRule);
		mediaRule.append(rule);
	},
};

function hasHover(selector: string): boolean {
	return /:hover\b/.test(selector.replace(/:not\([^)]*\)/g, ""));
}
