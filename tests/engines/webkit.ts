import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { WebKitParts } from "#scripts/testing/browsers.ts";
import type { Engine } from "./visitor.ts";
import { end, lacksLocale, localeEnv, openWindow } from "./webDriver.ts";

/** WebKitGTK's small browser, by classic WebDriver, on a display of its own. */
export async function startWebKit({ driver, browser, display }: WebKitParts): Promise<Engine> {
	const folder = mkdtempSync(path.join(tmpdir(), "webkit-"));
	const screen = await startDisplay(display);
	const { stdout } = spawnSync(browser, ["--version"], { encoding: "utf8", env: { DISPLAY: screen.name } });
	return {
		name: `WebKit ${/[\d.]+\d/.exec(stdout)?.[0] ?? "of an unknown version"}`,
		lacks: (language) => lacksLocale(folder, language),
		async open({ width, height, language }) {
			const window = await openWindow({
				driver,
				env: { HOME: folder, DISPLAY: screen.name, ...localeEnv(folder, language) },
				capabilities: { "webkitgtk:browserOptions": { binary: browser, args: ["--automation"] } },
			});
			await window.resize(width, height);
			return window;
		},
		async close() {
			await end(screen.process);
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

/** A screen in memory, under the first number that is free. */
async function startDisplay(program: string): Promise<{ name: string; process: ChildProcess }> {
	const size = ["-screen", "0", "1600x1200x24"];
	const child = spawn(program, ["-displayfd", "1", ...size, "-nolisten", "tcp"], {
		stdio: ["ignore", "pipe", "ignore"],
	});
	const number = await Promise.race([once(child.stdout, "data"), once(child, "exit")]);
	if (child.exitCode !== null) throw new Error(`${program} ended with ${child.exitCode}.`);
	return { name: `:${String(number[0]).trim()}`, process: child };
}
