import { z } from "zod";
import { origin } from "./fields.ts";

const common = {
	repo: z.string().regex(/^[\w.-]+(\/[\w.-]+)+$/, "write owner and name with a slash between them: owner/name"),
	/** The branch that is built and published. */
	branch: z.string().min(1).default("main"),
};

/** Id of the application that was registered for signing in. It is not a secret. */
const appId = z.string().min(1);

/** Whether a save becomes a branch with a merge request for review. */
const proposals = z.boolean().default(true);

const backendSchema = z.discriminatedUnion(
	"name",
	[
		z.strictObject({
			name: z.literal("github"),
			...common,
			/** The service that exchanges GitHub's code for a token, because it has the application's secret. */
			base_url: origin(),
			/** GitHub Enterprise has `https://host/api/v3`. */
			api_root: z.url({ protocol: /^https$/ }).default("https://api.github.com"),
			proposals,
		}),
		z.strictObject({
			name: z.literal("gitlab"),
			...common,
			base_url: origin().default("https://gitlab.com"),
			app_id: appId,
			proposals,
		}),
		/** Gitea or Forgejo. */
		z.strictObject({ name: z.literal("gitea"), ...common, base_url: origin(), app_id: appId }),
	],
	"write github, gitlab or gitea",
);

/** `config/admin.json`: the repository that `/admin` edits. Without it there is no `/admin`. */
export const adminSchema = z.strictObject({ backend: backendSchema });

export type AdminBackend = z.infer<typeof backendSchema>;
