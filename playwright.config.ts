import { tmpdir } from "node:os";
import path from "node:path";
import { defineConfig } from "@playwright/test";
import { findChromium } from "./tools/testing/browsers.ts";
import { browserFlags } from "./tools/testing/launchBrowser.ts";

/** Port of the built site under test. */
const port = Number(process.env.E2E_PORT ?? 4173);
const address = `http://127.0.0.1:${port}`;

const browserArguments = [
	...browserFlags,
	// Decode images with their frame, so that screenshots contain every loaded image.
	"--disable-checker-imaging",
	// Block requests to other hosts.
	"--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
];
const executablePath = findChromium().path;

/** Tests that need no images run without them in 25 % less time. They cannot check whether an image is requested. */
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
	// The summary lists flaky tests.
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
			// All tests send messages from one IP address.
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
