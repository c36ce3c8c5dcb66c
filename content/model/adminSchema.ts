import { z } from "zod";
import { origin } from "./fields.ts";

const common = {
	repo: z
		.string()
		.regex(/^[\w.-]+(\/[\w.-]+)+$/, "write owner and name with a slash between them: owner/name")
		.meta({ description: "The repository: owner/name." }),
	branch: z.string().min(1).default("main").meta({ description: "The branch that is built and published." }),
};

const appId = z
	.string()
	.min(1)
	.meta({ description: "Id of the application that was registered for signing in. It is no secret." });

const proposalsField = z
	.boolean()
	.default(true)
	.meta({ description: "Whether a save becomes a branch with a merge request for review." });

const backendSchema = z.discriminatedUnion(
	"name",
	[
		z.strictObject({
			name: z.literal("github"),
			...common,
			base_url: origin().meta({
				description: "The service that exchanges GitHub's code for a token, since it holds the application's secret.",
			}),
			api_root: z
				.url({ protocol: /^https$/ })
				.default("https://api.github.com")
				.meta({ description: "GitHub Enterprise alone has another: https://host/api/v3." }),
			proposals: proposalsField,
		}),
		z.strictObject({
			name: z.literal("gitlab"),
			...common,
			base_url: origin().meta({ description: "Where GitLab runs." }).default("https://gitlab.com"),
			app_id: appId,
			proposals: proposalsField,
		}),
		z.strictObject({
			name: z.literal("gitea"),
			...common,
			base_url: origin().meta({ description: "Where Gitea or Forgejo runs." }),
			app_id: appId,
		}),
	],
	"write github, gitlab or gitea",
);

/** `config/desk.json`: the repository that `/admin` edits. Without it there is no `/admin`. */
export const adminSchema = z.strictObject({ backend: backendSchema });

export type AdminBackend = z.infer<typeof backendSchema>;
