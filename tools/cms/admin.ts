import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { GitBackend } from "@sveltia/cms";
import { type AdminBackend, adminSchema } from "#content/model/adminSchema.ts";
import { parseFields } from "#content/model/contentError.ts";
import { readJson } from "#content/readers/readText.server.ts";
import { type AdminHosts, adminFolder } from "#server/securityHeaders.ts";
import { getPageFile } from "#server/site.ts";

/**
 * The repository that `/admin` edits. `undefined` without the file: the build then has no `/admin`.
 * @throws ContentError with file, field and remedy
 */
export function readAdminBackend(file = "config/admin.json"): AdminBackend | undefined {
	return existsSync(file) ? parseFields(file, adminSchema, readJson(file)).backend : undefined;
}

/** The CMS's backend settings. Only OAuth is allowed, because access tokens outlive a session. */
export function toCmsBackend(backend: AdminBackend): GitBackend {
	const { repo, branch, base_url } = backend;
	const common = { repo, branch, base_url, auth_methods: ["oauth" as const] };
	if (backend.name === "github") return { name: "github", ...common, api_root: backend.api_root };
	const { app_id } = backend;
	if (backend.name === "gitea") return { name: "gitea", ...common, api_root: `${base_url}/api/v1`, app_id };
	return { name: "gitlab", ...common, api_root: `${base_url}/api/v4`, auth_type: "pkce", app_id };
}

/** The only hosts that `/admin` may connect to. GitHub's sign-in opens a separate window. */
export function getConnectedHosts(backend: AdminBackend): AdminHosts {
	const { name, base_url } = backend;
	if (name === "github")
		return { connections: [new URL(backend.api_root).origin], images: ["https://avatars.githubusercontent.com"] };
	const portraitHosts = name === "gitlab" ? ["https://secure.gravatar.com"] : [];
	return { connections: [base_url], images: [base_url, ...portraitHosts] };
}

/** Writes `/admin`, the CMS on a repository, into the served folder `client`. No page links to it. */
export async function writeAdmin(client: string, backend: AdminBackend): Promise<void> {
	// Imported here, because most builds have no `/admin`.
	const [{ bundleCms }, { getCmsConfig }] = await Promise.all([import("./bundleCms.ts"), import("./collections.ts")]);
	const publish_mode = "proposals" in backend && backend.proposals ? "editorial_workflow" : "simple";
	const config = { ...getCmsConfig(toCmsBackend(backend)), publish_mode };
	const bundledFiles = await bundleCms(["cms"], `/${adminFolder}/`, true);
	for (const [name, content] of [...bundledFiles, ["config.json", JSON.stringify(config)] as const]) {
		const file = path.join(client, name === "cms.html" ? getPageFile(`/${adminFolder}`) : path.join(adminFolder, name));
		await mkdir(path.dirname(file), { recursive: true });
		await writeFile(file, content);
	}
}
