import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, globSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { Builder, Capabilities, Key, Origin } from "selenium-webdriver";
import { vi } from "vitest";
import { getFreePort } from "#server/testing/getFreePort.ts";
import type { WebKitParts } from "#tools/testing/browsers.ts";
import { type BrowserEngine, type BrowserWindow, UnsupportedEngine, type WindowOptions } from "./engine.ts";

const START_TIMEOUT_MS = 20_000;
/** On a busy machine, the slowest command takes four seconds. */
const COMMAND_TIMEOUT_MS = 30_000;
export const NO_ANSWER = "The WebDriver server did not answer.";

const keys = { ArrowRight: Key.ARROW_RIGHT, Enter: Key.ENTER, Escape: Key.ESCAPE, Tab: Key.TAB };

/** Starts WebKitGTK's MiniBrowser on a virtual X display, because it has no headless mode. */
export async function startWebKit({ driver, browser, display }: WebKitParts): Promise<BrowserEngine> {
	const folder = mkdtempSync(path.join(tmpdir(), "webkit-"));
	const screen = ["-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"];
	const server = spawn(display, screen, { stdio: ["ignore", "pipe", "ignore"] });
	const [number] = await Promise.race([once(server.stdout, "data"), once(server, "exit").then(() => [])]);
	if (!number) throw new Error(`${display} did not start. Run it by hand to see why.`);
	const env = { HOME: folder, DISPLAY: `:${String(number).trim()}` };
	const { stdout } = spawnSync(browser, ["--version"], { encoding: "utf8", env });
	return {
		name: stdout.trim(),
		async open(options) {
			const browserOptions = { "webkitgtk:browserOptions": { binary: browser, args: ["--automation"] } };
			const localeName = compileLocale(folder, options.language);
			return openWindow(
				driver,
				{ ...env, LOCPATH: folder, LC_ALL: localeName },
				{ browserName: "MiniBrowser", ...browserOptions },
				options,
			);
		},
		close: () => end(server, folder),
	};
}

/** Starts WPE WebKit in cog on a headless Wayland compositor, because cog's headless mode has one viewport size. */
export async function startWpe({ driver, browser, display }: WebKitParts): Promise<BrowserEngine> {
	const folder = mkdtempSync(path.join(tmpdir(), "wpe-"));
	const env = { HOME: folder, XDG_RUNTIME_DIR: folder, WAYLAND_DISPLAY: "wayland-test", LIBGL_ALWAYS_SOFTWARE: "1" };
	const flags = ["--backend=headless-backend.so", "--no-config", `--socket=${env.WAYLAND_DISPLAY}`, "--idle-time=0"];
	const compositorProcess = spawn(display, flags, { env: { PATH: process.env.PATH, ...env }, stdio: "ignore" });
	await vi.waitUntil(() => existsSync(path.join(folder, env.WAYLAND_DISPLAY)), { timeout: START_TIMEOUT_MS });
	// cog reports only its own version.
	const [miniBrowser = ""] = globSync("/usr/lib/*/wpe-webkit-*/MiniBrowser");
	const { stdout } = spawnSync(miniBrowser, ["--version"], { encoding: "utf8" });
	return {
		name: stdout?.trim() || "WPE WebKit of an unknown version",
		async open(options) {
			if (options.language !== "en-US") throw new UnsupportedEngine("cog has no setting for the language");
			const size = {
				COG_PLATFORM_WL_VIEW_WIDTH: String(options.width),
				COG_PLATFORM_WL_VIEW_HEIGHT: String(options.height),
			};
			const browserOptions = { "wpe:browserOptions": { binary: browser, args: ["--automation", "--platform=wl"] } };
			return openWindow(driver, { ...env, ...size }, { browserName: "cog", ...browserOptions });
		},
		close: () => end(compositorProcess, folder),
	};
}

/** Starts a driver with a new browser, and closes both together. A size resizes the window. */
async function openWindow(
	program: string,
	env: Record<string, string>,
	sessionCapabilities: object,
	size?: WindowOptions,
): Promise<BrowserWindow> {
	const port = await getFreePort();
	// In a new process group, because a browser can outlive its driver.
	const options = { env: { PATH: process.env.PATH, ...env }, stdio: "ignore", detached: true } as const;
	const server = spawn(program, [`--port=${port}`], options);
	const url = `http://127.0.0.1:${port}`;
	await vi.waitFor(() => fetch(`${url}/status`), { timeout: START_TIMEOUT_MS, interval: 50 });
	const driverSession = await inTime(
		new Builder().usingServer(url).withCapabilities(new Capabilities(sessionCapabilities)).build(),
	);
	const browserWindow: BrowserWindow = {
		goto: (to) => inTime(driverSession.get(to)),
		evaluate: (work, ...args) => inTime(driverSession.executeScript(`return (${work})(...arguments)`, ...args)),
		clickAt(x, y) {
			const pointerMove = { x: Math.round(x), y: Math.round(y), duration: 0, origin: Origin.VIEWPORT };
			return inTime(driverSession.actions().move(pointerMove).click().perform());
		},
		press: (key) => inTime(driverSession.actions().sendKeys(keys[key]).perform()),
		type: (text) => inTime(driverSession.actions().sendKeys(text).perform()),
		async close() {
			await inTime(driverSession.quit()).catch(() => {});
			if (server.pid) process.kill(-server.pid, "SIGKILL");
		},
	};
	if (size) {
		const frame = driverSession.manage().window();
		const frameRect = { x: 0, y: 0, width: size.width, height: size.height };
		await frame.setRect(frameRect);
		const barHeight = size.height - (await browserWindow.evaluate(() => innerHeight));
		await frame.setRect({ ...frameRect, height: size.height + barHeight });
	}
	return browserWindow;
}

/** Rejects if the driver does not answer, with a message that `runJourneys` retries. */
function inTime<Result>(command: Promise<Result>): Promise<Awaited<Result>> {
	const commandTimeout = delay(COMMAND_TIMEOUT_MS, undefined, { ref: false });
	return Promise.race([command, commandTimeout.then(() => Promise.reject(new Error(NO_ANSWER)))]) as never;
}

/** Compiles a system locale, which sets WebKit's language. @throws {UnsupportedEngine} without locale sources */
function compileLocale(folder: string, language: WindowOptions["language"]): string {
	const name = `${language.replace("-", "_")}.UTF-8`;
	const file = path.join(folder, name);
	if (!existsSync(file)) spawnSync("localedef", ["-i", language.replace("-", "_"), "-f", "UTF-8", file]);
	if (!existsSync(file))
		throw new UnsupportedEngine(`the system has no ${language}: install Debian's package "locales"`);
	return name;
}

async function end(process: ChildProcess, folder: string): Promise<void> {
	if (process.exitCode === null && process.kill("SIGTERM")) await once(process, "exit");
	rmSync(folder, { recursive: true, force: true });
}
