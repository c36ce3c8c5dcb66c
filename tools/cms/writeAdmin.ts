import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { AdminBackend } from "#content/model/adminSchema.ts";
import { adminFolder } from "#server/securityHeaders.ts";
import { getPageFile } from "#server/site.ts";
import { toCmsBackend } from "./adminBackend.ts";
import { bundleCms } from "./bundleCms.ts";
import { getCmsConfig } from "./cmsConfig.ts";

/**
 * Writes `/admin`: the CMS with the forms of the schemas, on a repository. No page of the site links to it.
 *
 * @param client the folder that is served
 */
export async function writeAdmin(client: string, backend: AdminBackend): Promise<void> {
	const hasProposals = "proposals" in backend && backend.proposals;
	const config = {
		...getCmsConfig(toCmsBackend(backend)),
		publish_mode: hasProposals ? "editorial_workflow" : "simple",
	};
	const page = getPageFile(`/${adminFolder}`);
	const bundledFiles = await bundleCms(["cms"], `/${adminFolder}/`, true);
	for (const [name, content] of [...bundledFiles, ["config.json", JSON.stringify(config)] as const]) {
		const file = path.join(client, name === "cms.html" ? page : path.join(adminFolder, name));
		await mkdir(path.dirname(file), { recursive: true });
		await writeFile(file, content);
	}
}
