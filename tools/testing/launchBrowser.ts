import { type Browser, chromium } from "@playwright/test";
import { findChromium } from "./browsers.ts";

/** Keep the browser from any work that a page did not ask for. */
const flags = [
	"--no-sandbox",
	"--disable-gpu",
	"--disable-quic",
	"--no-first-run",
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-sync",
	"--disable-extensions",
	"--disable-dev-shm-usage",
];

/** Starts the Chromium of the tests, with further command-line flags. The caller closes it. */
export function launchBrowser(...more: readonly string[]): Promise<Browser> {
	return chromium.launch({ executablePath: findChromium().path, args: [...flags, ...more] });
}
