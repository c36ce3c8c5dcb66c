import type { TestProject } from "vitest/node";
import { removeSites, startBuiltSite } from "#tests/resilience/site.ts";
import requireBuild from "#tools/testing/requireBuild.ts";

declare module "vitest" {
	interface ProvidedContext {
		/** Origin of the built site: `http://127.0.0.1:41234`. */
		origin: string;
	}
}

/** Serves the built site for the whole project with the real server, in a separate process on a free port. */
export default async function serveSite(project: TestProject): Promise<() => Promise<void>> {
	requireBuild();
	const site = await startBuiltSite();
	project.provide("origin", site.origin);
	return async () => {
		await site.end("SIGTERM");
		removeSites();
	};
}
