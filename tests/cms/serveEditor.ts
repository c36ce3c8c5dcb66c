import { execFileSync } from "node:child_process";
import { setTimeout } from "node:timers/promises";
import type { TestProject } from "vitest/node";
import { startCopy } from "#tools/testing/siteCopy.ts";

declare module "vitest" {
	interface ProvidedContext {
		editor: {
			/** A copy of the project, as a repository whose files are all committed, below the tag `begun`. */
			readonly folder: string;
			/** Where `npm run edit` serves it: `http://127.0.0.1:41234`, without a slash at the end. */
			readonly origin: string;
		};
	}
}

/** Starts `npm run edit` in a copy of the project, once for all files: that costs more than most journeys. */
export default async function serveEditor(project: TestProject): Promise<() => Promise<void>> {
	const { folder, origin, end } = await startCopy(
		() => ["tools/edit.ts"],
		(port) => ({ PORT: String(port), INBOX_FILE: "inbox.sqlite" }),
	);
	const runGit = (...parameters: string[]) => execFileSync("git", ["-C", folder, ...parameters], { stdio: "ignore" });
	runGit("init");
	runGit("config", "core.compression", "0");
	runGit("config", "user.name", "Editor");
	runGit("config", "user.email", "editor@site.example");
	runGit("add", ".");
	runGit("commit", "-m", "Publish");
	runGit("tag", "begun");
	for (let tryCount = 0; tryCount < 450; tryCount++) {
		const response = await fetch(origin).catch(() => undefined);
		if (response?.ok) {
			project.provide("editor", { folder, origin });
			return end;
		}
		await setTimeout(200);
	}
	await end();
	throw new Error("npm run edit does not answer: start it by hand and read what it says.");
}
