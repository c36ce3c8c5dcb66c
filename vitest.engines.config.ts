import { defineConfig } from "vitest/config";

/** The main journeys in Chromium, Firefox and WebKit, against the built site: one file per engine. */
export default defineConfig({
	resolve: { tsconfigPaths: true },
	test: {
		include: ["tests/engines/*.test.ts"],
		environment: "node",
		// All three at once: they wait for pages more than they work.
		maxWorkers: 3,
		reporters: ["verbose"],
		testTimeout: 120_000,
		hookTimeout: 120_000,
	},
});
