import { defineConfig } from "vitest/config";
import { czechHolidays } from "./app/features/deadlines/czechHolidays.server.ts";

/** Unit tests stand beside the code. The router's plugin stays out: what is tested needs no framework around it. */
export default defineConfig({
	resolve: { tsconfigPaths: true },
	define: { __LOCALES_VERSION__: JSON.stringify("test"), __CZECH_HOLIDAYS__: JSON.stringify(czechHolidays()) },
	test: {
		include: ["{app,server,scripts,art,content}/**/*.test.{ts,tsx}"],
		environment: "node",
		// Some tests start a process or read every source file: on a busy machine that takes its time.
		testTimeout: 20_000,
		restoreMocks: true,
		unstubEnvs: true,
	},
});
