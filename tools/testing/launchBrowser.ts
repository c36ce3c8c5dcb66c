import { type Browser, chromium } from "@playwright/test";
import { findChromium } from "./browsers.ts";

/** Playwright itself disables the sandbox, extensions and background work. */
export const browserFlags = ["--disable-gpu", "--disable-quic"];

/** Starts the tests' Chromium with additional flags. The caller must close it. */
export function launchBrowser(...more: readonly string[]): Promise<Browser> {
	return chromium.launch({ executablePath: findChromium().path, args: [...browserFlags, ...more] });
}
