import { existsSync } from "node:fs";
import type { GitBackend } from "@sveltia/cms";
import { type AdminBackend, adminSchema } from "#content/model/adminSchema.ts";
import { ContentError, describeIssues } from "#content/model/contentError.ts";
import { readJson } from "#content/readers/readText.server.ts";
import type { AdminHosts } from "#server/securityHeaders.ts";

/** What names the repository that `/admin` edits. */
const settingsFile = "config/desk.json";

/**
 * The repository that `/admin` edits; `undefined` where there is no such file, and so no `/admin`.
 *
 * @throws ContentError with file, field and remedy
 */
export function readAdminBackend(file = settingsFile): AdminBackend | undefined {
	if (!existsSync(file)) return undefined;
	const { data: settings, error } = adminSchema.safeParse(readJson(file));
	if (error) throw new ContentError(describeIssues(file, error));
	return settings.backend;
}

/** The backend in the CMS's words. People sign in, and paste no tokens that outlive their session. */
export function toCmsBackend(backend: AdminBackend): GitBackend {
	const { repo, branch, base_url } = backend;
	const common = { repo, branch, base_url, auth_methods: ["oauth" as const] };
	switch (backend.name) {
		case "github":
			return { name: "github", ...common, api_root: backend.api_root };
		case "gitlab":
			return {
				name: "gitlab",
				...common,
				api_root: `${base_url}/api/v4`,
				auth_type: "pkce",
				app_id: backend.app_id,
			};
		case "gitea":
			return { name: "gitea", ...common, api_root: `${base_url}/api/v1`, app_id: backend.app_id };
	}
}

/** The hosts that `/admin` must reach, and no other. Signing in with GitHub is a window of its own. */
export function getConnectedHosts(backend: AdminBackend): AdminHosts {
	const { name, base_url } = backend;
	if (name === "github")
		return { connections: [new URL(backend.api_root).origin], images: ["https://avatars.githubusercontent.com"] };
	const portraitHosts = name === "gitlab" ? ["https://secure.gravatar.com"] : [];
	return { connections: [base_url], images: [base_url, ...portraitHosts] };
}
