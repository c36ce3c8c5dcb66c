import type { CSSOptions } from "vite";

type PostcssPlugins = NonNullable<Exclude<CSSOptions["postcss"], string | undefined>["plugins"]>;

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
