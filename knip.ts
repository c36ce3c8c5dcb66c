import type { KnipConfig } from "knip";
import tooling from "./tooling/package.json" with { type: "json" };

/** Development packages of the whole project. `tools/testing/tooling.test.ts` checks that each of them is used. */
const toolPackages = Object.keys(tooling.devDependencies);

export default {
	workspaces: {
		".": {
			entry: [
				"server/contact/hubspotRelay.ts",
				"src/directives/{interaction,near}.ts",
				"tools/dev/notFound.astro",
				"src/head/inline/*.ts",
				"tools/cms/browser/{cms,editor,translatePage}.ts",
				"tools/*.ts",
				"tools/*.mjs",
				"tools/testing/runTests.ts",
				"tools/testing/summaryReporter.ts",
				"tests/resilience/fullDisk.ts",
				"tests/resilience/soak.ts",
			],
			ignoreDependencies: ["@fontsource-variable/inter", "circle-flags", "hast", "mdast", ...toolPackages],
			project: ["config/**", "content/**", "server/**", "src/**", "tests/**", "tools/**"],
			playwright: true,
			stryker: true,
			vitest: true,
		},
		art: {
			entry: ["editor/pictures.ts", "worlds/*.ts", "**/*.test.ts"],
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
