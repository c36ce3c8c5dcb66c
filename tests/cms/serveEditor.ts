import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import type { TestProject } from "vitest/node";
import { getFreePort } from "#server/testing/getFreePort.ts";
import { copySite } from "#tools/testing/siteCopy.ts";

declare module "vitest" {
	interface ProvidedContext {
		editor: {
			/** A copy of the project as a Git repository with one commit and the tag `begun`. */
			readonly folder: string;
			/** Origin of `npm run edit` without a trailing slash: `http://127.0.0.1:41234`. */
			readonly origin: string;
		};
	}
}

/** Starts `npm run edit` in a copy of the project, once for all files, because that takes longer than most tests. */
export default async function serveEditor(project: TestProject): Promise<() => Promise<void>> {
	const folder = await copySite();
	const port = await getFreePort();
	const env = { PATH: process.env.PATH, HOME: process.env.HOME, PORT: String(port), INBOX_FILE: "inbox.sqlite" };
	const editor = spawn(process.execPath, ["tools/edit.ts"], { cwd: folder, env, stdio: ["ignore", "pipe", "inherit"] });
	const editorReady = new Promise<void>((resolve, reject) => {
		editor.stdout.on("data", (chunk) => String(chunk).includes("The editor is at") && resolve());
		editor.once("exit", () => reject(new Error("npm run edit did not start. Run it by hand to see its output.")));
	});
	const runGit = (command: string) => execFileSync("git", command.split(" "), { cwd: folder, stdio: "ignore" });
	runGit("init");
	runGit("config core.compression 0");
	runGit("config user.name Editor");
	runGit("config user.email editor@site.example");
	runGit("add .");
	runGit("commit -m Publish");
	runGit("tag begun");
	await editorReady;
	project.provide("editor", { folder, origin: `http://127.0.0.1:${port}` });
	return async () => {
		editor.kill();
		await once(editor, "exit");
		await rm(folder, { recursive: true, maxRetries: 5 });
	};
}
