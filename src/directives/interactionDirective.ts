import type { AstroIntegration } from "astro";

declare module "astro" {
	interface AstroClientDirectives {
		"client:interaction"?: boolean;
	}
}

/** Registers `client:interaction` (`interaction.ts`). */
export function interactionDirective(): AstroIntegration {
	return {
		name: "interaction-directive",
		hooks: {
			"astro:config:setup": ({ addClientDirective }) =>
				addClientDirective({ name: "interaction", entrypoint: "./src/directives/interaction.ts" }),
		},
	};
}
