import { type Browser, chromium } from "@playwright/test";
import { findChromium } from "#scripts/testing/browsers.ts";

/** Switches that keep a browser from doing anything but what it is told. */
export const browserFlags: readonly string[] = [
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

export function launchBrowser(): Promise<Browser> {
	return chromium.launch({ executablePath: findChromium().path, args: [...browserFlags] });
}
