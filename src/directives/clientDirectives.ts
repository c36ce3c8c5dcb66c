import type { AstroIntegration } from "astro";
import type { InteractionOptions } from "./interaction.ts";
import type { NearOptions } from "./near.ts";

declare module "astro" {
	interface AstroClientDirectives {
		"client:interaction"?: boolean | InteractionOptions;
		"client:near"?: boolean | NearOptions;
	}
}

export function clientDirectives(): AstroIntegration {
	return {
		name: "client-directives",
		hooks: {
			"astro:config:setup": ({ addClientDirective }) => {
				for (const name of ["interaction", "near"]) {
					addClientDirective({ name, entrypoint: `./src/directives/${name}.ts` });
				}
			},
		},
	};
}
