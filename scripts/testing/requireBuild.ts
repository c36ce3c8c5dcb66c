import { buildAge } from "./buildAge.ts";

/** Before the tests of the built site. Throws when there is no build, and warns when it is older than its sources. */
export default function requireBuild(): void {
	if (process.env.SITE_BUILD) return;
	const { isThere, newerSource } = buildAge();
	if (!isThere) throw new Error('There is no build: run "npm run build" first.');
	if (newerSource) console.warn(`The build is older than ${newerSource}: "npm run build" makes it anew.`);
}
