import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { DeskBackend } from "#content/model/deskSchema.ts";
import { deskFolder } from "#server/securityHeaders.ts";
import { getPageFile } from "#server/site.ts";
import { bundleDesk } from "./bundleDesk.ts";
import { deskConfig } from "./config.ts";
import { adminDocument } from "./documents.ts";
import { cmsBackend } from "./webBackend.ts";

/**
 * Writes `/admin`: the CMS with the forms of the schemas, on a repository. Nothing else of the site leads there or knows of it.
 *
 * @param client the folder that is served
 */
export async function writeWebDesk(client: string, backend: DeskBackend): Promise<void> {
	const hasProposals = "proposals" in backend && backend.proposals;
	const config = {
		...deskConfig(cmsBackend(backend)),
		publish_mode: hasProposals ? "editorial_workflow" : "simple",
	};
	const bundle = await bundleDesk({ admin: "tools/desk/browser/admin.ts" }, true);
	const files = new Map<string, string | Uint8Array>([...bundle, ["config.json", JSON.stringify(config)]]);
	for (const [name, content] of files) {
		const file = path.join(client, deskFolder, name);
		await mkdir(path.dirname(file), { recursive: true });
		await writeFile(file, content);
	}
	await writeFile(path.join(client, getPageFile(`/${deskFolder}`)), adminDocument);
}
