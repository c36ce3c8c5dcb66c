import { type Browser, chromium } from "@playwright/test";
import { findChromium } from "./browsers.ts";

/** Disable the browser's background work. */
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

/** Starts the tests' Chromium with additional flags. The caller must close it. */
export function launchBrowser(...more: readonly string[]): Promise<Browser> {
	return chromium.launch({ executablePath: findChromium().path, args: [...flags, ...more] });
}
