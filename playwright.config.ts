import { tmpdir } from "node:os";
import path from "node:path";
import { defineConfig } from "@playwright/test";
import { findChromium } from "./scripts/testing/browsers.ts";

/** Where the built site is served for the tests; `E2E_PORT` moves it. */
const port = Number(process.env.E2E_PORT ?? 4173);
const address = `http://127.0.0.1:${port}`;

export default defineConfig({
	testDir: "tests",
	testMatch: "**/*.spec.ts",
	fullyParallel: true,
	forbidOnly: Boolean(process.env.CI),
	retries: 0,
	workers: 2,
	reporter: [[process.stdout.isTTY || process.env.CI ? "list" : "line"], ["./tests/summaryReporter.ts"]],
	expect: {
		timeout: 10_000,
		toMatchAriaSnapshot: { pathTemplate: "tests/tree/{arg}{ext}" },
	},
	snapshotPathTemplate: "tests/visual/{arg}{ext}",
	use: {
		baseURL: address,
		browserName: "chromium",
		viewport: { width: 1280, height: 900 },
		launchOptions: {
			executablePath: findChromium().path,
			args: [
				"--no-sandbox",
				"--disable-gpu",
				"--disable-quic",
				"--no-first-run",
				"--disable-background-networking",
				"--disable-component-update",
				"--disable-sync",
				// A screenshot has the pictures whose files are there: they are decoded with the frame, not after it.
				"--disable-checker-imaging",
				// Nothing outside this machine is reached: every other host's name leads nowhere.
				"--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
			],
		},
	},
	webServer: {
		command: `"${process.execPath}" server/main.ts`,
		env: {
			PORT: String(port),
			HOST: "127.0.0.1",
			INBOX_FILE: path.join(tmpdir(), `site-e2e-${port}.sqlite`),
			// Every test sends from one address.
			RATE_QUARANTINE: "100000",
			RATE_REFUSE: "100000",
			LOG_LEVEL: "warn",
		},
		url: `${address}/healthz`,
		reuseExistingServer: false,
		stderr: "pipe",
		gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
	},
});
