import { tmpdir } from "node:os";
import path from "node:path";
import { defineConfig } from "@playwright/test";
import { findChromium } from "./tools/testing/browsers.ts";

/** Where the built site is served for the tests; `E2E_PORT` moves it. */
const port = Number(process.env.E2E_PORT ?? 4173);
const address = `http://127.0.0.1:${port}`;

const browserArguments = [
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
];
const executablePath = findChromium().path;

/**
 * Tests of words, fields and choices: their visitor has switched pictures off, in the browser's own settings, and a page takes
 * a quarter less of the time. None of them may ask about a picture, nor say that none is fetched.
 */
const withoutPictures = [
	"accessibility-tree",
	"analytics",
	"calculators",
	"catalog-search",
	"changed-pages",
	"clause-search",
	"consent*",
	"contact*",
	"content-visibility",
	"detection",
	"documents",
	"header-menu",
	"inbox",
	"language-*",
	"recent-games",
	"search",
	"share",
	"start",
	"theme",
	"translations",
].map((name) => `**/${name}.spec.ts`);

export default defineConfig({
	testDir: "tests",
	testMatch: "**/*.spec.ts",
	fullyParallel: true,
	forbidOnly: Boolean(process.env.CI),
	// The summary names every test that passed only when it ran again.
	retries: process.env.CI ? 1 : 0,
	workers: 2,
	reporter: [[process.stdout.isTTY || process.env.CI ? "list" : "line"], ["./tools/testing/summaryReporter.ts"]],
	expect: {
		timeout: 10_000,
		toMatchAriaSnapshot: { pathTemplate: "tests/tree/{arg}{ext}" },
	},
	snapshotPathTemplate: "tests/visual/{arg}{ext}",
	use: {
		baseURL: address,
		browserName: "chromium",
		viewport: { width: 1280, height: 900 },
		launchOptions: { executablePath, args: browserArguments },
	},
	projects: [
		{ name: "pictures", testIgnore: withoutPictures },
		{
			name: "no pictures",
			testMatch: withoutPictures,
			use: { launchOptions: { executablePath, args: [...browserArguments, "--blink-settings=imagesEnabled=false"] } },
		},
	],
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
