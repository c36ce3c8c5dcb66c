import { formatHex8, parse, toGamut } from "culori";
import type { CSSOptions } from "vite";
import { rotateHue } from "#src/styles/rotateHue.ts";

type PostcssPlugins = NonNullable<Exclude<CSSOptions["postcss"], string | undefined>["plugins"]>;

const toSrgb = toGamut("rgb", "oklch");

/**
 * Writes all style sheets in the brand's hue, `hue` of `config/brand.json`, and their colors as hexadecimal sRGB. Lightning CSS would
 * write each `oklch()` three times (hex, `lab()`, and again under `@supports`), which costs every page 0.6 KB compressed.
 */
export const brandHue: PostcssPlugins[number] = {
	postcssPlugin: "brand-hue",
	Declaration(declaration) {
		const value = rotateHue(declaration.value).replace(
			/oklch\([^)]*\)/g,
			(color) => formatHex8(toSrgb(parse(color) ?? color)) ?? color,
		);
		if (value !== declaration.value) declaration.value = value;
	},
};

/**
 * Sets what a rule says of `:hover` under `@media (hover: hover)`: after a touch, the browsers of phones keep the state
 * until something else is touched. Selectors beside it, such as `:focus-visible`, stay where they are. `:not(:hover)` is
 * left alone, being what phones shall have.
 */
export const hoverMediaFeature: PostcssPlugins[number] = {
	postcssPlugin: "hover-with-mouse",
	Rule(rule, { AtRule }) {
		const hoverSelectors = rule.selectors.filter(asksForHover);
		if (hoverSelectors.length === 0) return;
		for (let around = rule.parent; around; around = around.parent as typeof around) {
			if ("params" in around && /\bhover\b/.test(String(around.params))) return;
		}
		const others = rule.selectors.filter((selector) => !asksForHover(selector));
		if (others.length > 0) rule.cloneBefore({ selectors: others });
		const mediaRule = new AtRule({ name: "media", params: "(hover: hover)", source: rule.source });
		rule.selectors = hoverSelectors;
		rule.replaceWith(mediaRule);
		mediaRule.append(rule);
	},
};

function asksForHover(selector: string): boolean {
	return /:hover\b/.test(selector.replace(/:not\([^)]*\)/g, ""));
}
