import { existsSync } from "node:fs";

/** Global setup of tests that need the built site. */
export default function requireBuild(): void {
	const build = process.env.SITE_BUILD ?? "build";
	if (!existsSync(`${build}/policy.json`)) throw new Error('There is no build: run "npm run build" first.');
}
