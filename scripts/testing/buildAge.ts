import { existsSync, globSync, statSync } from "node:fs";

/** What the build is made of. */
const sources = [
	"{app,content,public,scripts/build,scripts/vite,site}/**",
	"{vite,react-router}.config.ts",
	"package-lock.json",
];
const result = "build/pages.tsv";

/** Whether a build is there, and the newest source that has changed since it was made. */
export function buildAge(): { isThere: boolean; newerSource: string | undefined } {
	if (!existsSync(result)) return { isThere: false, newerSource: undefined };
	const built = statSync(result).mtimeMs;
	const newer = sources
		.flatMap((pattern) => globSync(pattern))
		.filter((file) => !/\.test\.tsx?$/.test(file))
		.map((file) => ({ file, stat: statSync(file) }))
		.filter(({ stat }) => stat.isFile() && stat.mtimeMs > built);
	return { isThere: true, newerSource: newer.toSorted((a, b) => b.stat.mtimeMs - a.stat.mtimeMs)[0]?.file };
}
