import { defineConfig } from "vitest/config";

/** What must hold when things break: real processes and databases on the loopback, one after another. */
export default defineConfig({
	test: {
		include: ["tests/faults/*.test.ts"],
		setupFiles: ["tests/faults/setUp.ts"],
		environment: "node",
		fileParallelism: false,
		testTimeout: 90_000,
		hookTimeout: 60_000,
	},
});
