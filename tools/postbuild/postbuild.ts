import { readFileSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { tagHosts } from "#config/analytics.ts";
import { site } from "#config/site.ts";
import { declaredPages } from "#content/locales/locales.server.ts";
import { findUnpublishedAssets } from "#content/readers/findUnpublishedAssets.server.ts";
import { readRedirects } from "#content/readers/redirects.server.ts";
import { readEnv } from "#server/env.ts";
import { inboxOrigins, type SecurityPolicy } from "#server/securityHeaders.ts";
import { getConnectedHosts, readAdminBackend, writeAdmin } from "#tools/cms/admin.ts";
import { compressFiles } from "./compressFiles.ts";
import { collectInlineParts } from "./inlineParts.ts";
import { listFiles } from "./listFiles.ts";
import { preservePreviousAssets } from "./previousAssets.ts";
import { headersFile, redirectsFile } from "./staticHost.ts";

/**
 * Completes a build: removes unpublished files, writes `/admin` (`config/admin.json`), `policy.json` and `redirects.json`
 * for our server, `_headers` and `_redirects` for static hosts, restores previous assets, and compresses.
 */
export function postbuildIntegration(): AstroIntegration {
	let restoreAssets: (() => Promise<void>) | undefined;
	return {
		name: "postbuild",
		hooks: {
			"astro:build:start": async () => {
				restoreAssets = await preservePreviousAssets("build/client/assets", "build/assets.json");
			},
			"astro:build:done": async ({ dir, logger }) => {
				const client = fileURLToPath(dir);
				for (const file of findUnpublishedAssets(listFiles("public")))
					await rm(path.join(client, file), { force: true });
				await restoreAssets?.();
				const files = listFiles(client);
				const policy = readPolicy(client, files);
				const adminBackend = readAdminBackend();
				if (adminBackend) await writeAdmin(client, adminBackend);
				await writeHostFiles(client, { ...policy, ...(adminBackend && { admin: getConnectedHosts(adminBackend) }) });
				if (process.env.COMPRESS === "off") return;
				const start = performance.now();
				const { made, reused } = await compressFiles(client, listFiles(client));
				const seconds = ((performance.now() - start) / 1000).toFixed(1);
				logger.info(`compressed ${made} files, reused ${reused}, in ${seconds} s`);
			},
		},
	};
}

function readPolicy(client: string, files: readonly string[]): SecurityPolicy {
	const pages = files.filter((name) => name.endsWith(".html"));
	const parts = pages.map((file) => collectInlineParts(readFileSync(path.join(client, file), "utf8"), file));
	return {
		scripts: [...new Set(parts.flatMap(({ scripts }) => scripts))],
		styles: [...new Set(parts.flatMap(({ styles }) => styles))],
		inbox: inboxOrigins(site.inbox.url),
		tags: tagHosts(site.analytics),
	};
}

async function writeHostFiles(client: string, policy: SecurityPolicy): Promise<void> {
	const redirects = readRedirects();
	const hasPage: Parameters<typeof redirectsFile>[0] = (language, page) => declaredPages(language).includes(page);
	const { HSTS_SCOPE, NOINDEX } = process.env;
	const settings = readEnv({ HSTS_SCOPE, NOINDEX });
	await writeFile(path.join(client, "../policy.json"), JSON.stringify(policy));
	await writeFile(path.join(client, "../redirects.json"), JSON.stringify(redirects));
	await writeFile(path.join(client, "_headers"), headersFile(policy, settings));
	await writeFile(path.join(client, "_redirects"), redirectsFile(hasPage, redirects));
}
