import type { AstroIntegration } from "astro";

declare module "astro" {
	interface AstroClientDirectives {
		"client:interaction"?: boolean | InteractionOptions;
	}
}

/** When `client:interaction` hydrates an island, besides interactions inside of it. */
export interface InteractionOptions {
	/** Id of a field outside of the island whose focus and input it handles. */
	readonly field?: string;
	/** Names of query parameters that the static page cannot show. */
	readonly params: readonly string[];
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
