import { defineConfig } from "vitest/config";

/** Unit tests stand beside the code. The router's plugin stays out: what is tested needs no framework around it. */
export default defineConfig({
	resolve: { tsconfigPaths: true },
	define: { __LOCALES_VERSION__: JSON.stringify("test") },
	test: {
		include: ["{app,server,scripts,art,content}/**/*.test.{ts,tsx}"],
		environment: "node",
		restoreMocks: true,
		unstubEnvs: true,
	},
});
