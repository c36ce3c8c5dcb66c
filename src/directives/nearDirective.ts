import type { AstroIntegration } from "astro";
import type { NearOptions } from "./near.ts";

declare module "astro" {
	interface AstroClientDirectives {
		"client:near"?: boolean | NearOptions;
	}
}

/** Registers `client:near` (`near.ts`). */
export function nearDirective(): AstroIntegration {
	return {
		name: "near-directive",
		hooks: {
			"astro:config:setup": ({ addClientDirective }) =>
				addClientDirective({ name: "near", entrypoint: "./src/directives/near.ts" }),
		},
	};
}
