import { spawn, spawnSync } from "node:child_process";
import { existsSync, globSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { WpeParts } from "#scripts/testing/browsers.ts";
import type { Engine } from "./visitor.ts";
import { end, isRunning, openWindow } from "./webDriver.ts";

const displayTimeoutMs = 10_000;

/** WPE WebKit in the browser cog, by classic WebDriver, on a headless Wayland compositor of its own. */
export async function startWpe({ driver, browser, display }: WpeParts): Promise<Engine> {
	const folder = mkdtempSync(path.join(tmpdir(), "wpe-"));
	const wayland = { XDG_RUNTIME_DIR: folder, WAYLAND_DISPLAY: "wayland-test" };
	const compositor = spawn(
		display,
		["--backend=headless-backend.so", "--no-config", `--socket=${wayland.WAYLAND_DISPLAY}`, "--idle-time=0"],
		{ env: { PATH: process.env.PATH, HOME: folder, ...wayland }, stdio: "ignore" },
	);
	const socket = path.join(folder, wayland.WAYLAND_DISPLAY);
	for (const deadline = performance.now() + displayTimeoutMs; !existsSync(socket); await delay(50)) {
		if (isRunning(compositor) && performance.now() < deadline) continue;
		throw new Error(`${display} did not open ${socket}. Start it by hand to see its errors.`);
	}
	// The library's own small browser is not used otherwise: cog tells only its own version.
	const [reporter = ""] = globSync("/usr/lib/*/wpe-webkit-*/MiniBrowser");
	const { stdout } = spawnSync(reporter, ["--version"], { encoding: "utf8" });
	return {
		name: stdout?.trim() || "WPE WebKit of an unknown version",
		lacks: (language) => (language === "en-US" ? undefined : "cog has no setting for the language"),
		open: ({ width, height }) =>
			openWindow({
				driver,
				env: {
					HOME: folder,
					...wayland,
					COG_PLATFORM_WL_VIEW_WIDTH: String(width),
					COG_PLATFORM_WL_VIEW_HEIGHT: String(height),
					LIBGL_ALWAYS_SOFTWARE: "1",
				},
				capabilities: { "wpe:browserOptions": { binary: browser, args: ["--automation", "--platform=wl"] } },
			}),
		async close() {
			await end(compositor);
			rmSync(folder, { recursive: true, force: true });
		},
	};
}
