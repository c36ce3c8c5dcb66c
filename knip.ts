import type { KnipConfig } from "knip";
import tooling from "./tooling/package.json" with { type: "json" };

/** Packages that the workspace `tooling` has for all rooms. That each of them is used is held by `scripts/testing/tooling.test.ts`. */
const tools = Object.keys(tooling.devDependencies);

export default {
	workspaces: {
		".": {
			entry: [
				"src/directives/{interaction,near}.ts",
				"tools/dev/notFound.astro",
				"src/head/inline/*.ts",
				"scripts/desk/browser/{admin,forms,shell}.ts",
				"scripts/*.ts",
				"scripts/*.mjs",
				"scripts/testing/runTests.ts",
				"scripts/testing/summaryReporter.ts",
				"tests/faults/fullDisk.ts",
				"tests/faults/soak.ts",
			],
			ignoreDependencies: ["@fontsource-variable/inter", "circle-flags", "hast", "mdast", ...tools],
			project: ["src/**", "content/**", "scripts/**", "server/**", "config/**", "src/**", "tests/**", "tools/**"],
			playwright: true,
			stryker: true,
			vitest: true,
		},
		art: {
			entry: ["desk/pictures.ts", "worlds/*.ts", "**/*.test.ts"],
			project: ["**/*.ts"],
			ignoreDependencies: ["@fontsource/lilita-one"],
		},
		tooling: {
			ignoreDependencies: [".*"],
		},
	},
	ignoreBinaries: [
		"playwright",
		"stryker",
		"vitest",
		"es-check",
		"ffmpeg",
		"flock",
		"gcc",
		"localedef",
		"mount",
		"openssl",
		"promtool",
		"systemd-analyze",
		"autocannon",
		"umount",
	],
} satisfies KnipConfig;
