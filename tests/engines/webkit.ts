import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import type { WebKitParts } from "#scripts/testing/browsers.ts";
import { type Engine, type Equipment, SilentEngine, type Visitor } from "./visitor.ts";

/** What the protocol calls keys: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keys = { ArrowRight: "\uE014", Enter: "\uE007", Escape: "\uE00C", Tab: "\uE004" };

/** Longest that a command may take, in milliseconds; on a busy machine the slowest takes some four seconds. */
const longestAnswer = 30_000;

type Send = (method: "DELETE" | "GET" | "POST", path: string, body?: object) => Promise<unknown>;

/** WebKitGTK's small browser, by classic WebDriver, on a display of its own. */
export async function startWebKit({ driver, browser, display }: WebKitParts): Promise<Engine> {
	const folder = mkdtempSync(path.join(tmpdir(), "webkit-"));
	const screen = await startDisplay(display);
	const { stdout } = spawnSync(browser, ["--version"], { encoding: "utf8", env: { DISPLAY: screen.name } });
	return {
		name: `WebKit ${/[\d.]+\d/.exec(stdout)?.[0] ?? "of an unknown version"}`,
		lacks: (language) =>
			compileLocale(folder, language)
				? undefined
				: `its language is the system's, and that has no ${language}: install Debian's package "locales"`,
		async open({ width, height, language }) {
			compileLocale(folder, language);
			const port = await freePort();
			const locale = { LOCPATH: folder, LC_ALL: localeName(language) };
			const server = spawn(driver, [`--port=${port}`], {
				env: { PATH: process.env.PATH, HOME: folder, DISPLAY: screen.name, ...locale },
				stdio: "ignore",
			});
			const send = sender(`http://127.0.0.1:${port}`);
			const session = await startSession(send, browser);
			const window = visitor((method, rest, body) => send(method, `/session/${session}${rest}`, body));
			await window.resize(width, height);
			return {
				...window,
				async close() {
					try {
						if (isRunning(server)) await send("DELETE", `/session/${session}`);
					} finally {
						await end(server);
					}
				},
			};
		},
		async close() {
			await end(screen.process);
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

function visitor(send: Send) {
	const act = (id: string, type: string, actions: object[], rest = {}) =>
		send("POST", "/actions", { actions: [{ id, type, actions, ...rest }] });
	const strike = (key: string) => [
		{ type: "keyDown", value: key },
		{ type: "keyUp", value: key },
	];
	const evaluate: Visitor["evaluate"] = async (work, ...parameters) =>
		(await send("POST", "/execute/sync", { script: `return (${work})(...arguments)`, args: parameters })) as never;
	return {
		async visit(url: string) {
			await send("POST", "/url", { url });
		},
		evaluate,
		async clickAt(x: number, y: number) {
			const point = { type: "pointerMove", x: Math.round(x), y: Math.round(y), duration: 0 };
			const press = [point, { type: "pointerDown", button: 0 }, { type: "pointerUp", button: 0 }];
			await act("mouse", "pointer", press, { parameters: { pointerType: "mouse" } });
		},
		async press(key: keyof typeof keys) {
			await act("keyboard", "key", strike(keys[key]));
		},
		async type(text: string) {
			await act("keyboard", "key", [...text].flatMap(strike));
		},
		/** The protocol sizes the window; what its bars take is added. */
		async resize(width: number, height: number) {
			await send("POST", "/window/rect", { width, height });
			const bars = height - (await evaluate(() => innerHeight));
			await send("POST", "/window/rect", { width, height: height + bars });
		},
	};
}

async function startSession(send: Send, browser: string): Promise<string> {
	const options = { binary: browser, args: ["--automation"] };
	const capabilities = { alwaysMatch: { "webkitgtk:browserOptions": options } };
	const answer = await send("POST", "/session", { capabilities });
	return (answer as { sessionId: string }).sessionId;
}

/**
 * Sends to a driver, which may still be starting; rejects with what it says is wrong, or as a {@link SilentEngine} where
 * it says nothing.
 */
function sender(origin: string): Send {
	return async (method, rest, body) => {
		for (let tries = 50; ; tries -= 1) {
			try {
				const signal = AbortSignal.timeout(longestAnswer);
				const response = await fetch(origin + rest, { method, body: body && JSON.stringify(body), signal });
				const { value } = (await response.json()) as { value: unknown };
				if (response.ok) return value;
				throw new Error(`${method} ${rest}: ${JSON.stringify(value)}`);
			} catch (error) {
				if (error instanceof DOMException)
					throw new SilentEngine(`No answer to ${method} ${rest} for ${longestAnswer / 1000} seconds.`);
				if (!(error instanceof TypeError)) throw error;
				if (tries === 0) throw new SilentEngine(`Nobody to take ${method} ${rest}: the driver has ended by itself.`);
				await new Promise((resolve) => setTimeout(resolve, 100));
			}
		}
	};
}

/** WebKit takes the visitor's language from the system's locale; makes the one that is asked for, in a folder. */
function compileLocale(folder: string, language: Equipment["language"]): boolean {
	const place = path.join(folder, localeName(language));
	if (!existsSync(place)) spawnSync("localedef", ["-i", language.replace("-", "_"), "-f", "UTF-8", place]);
	return existsSync(place);
}

const localeName = (language: Equipment["language"]) => `${language.replace("-", "_")}.UTF-8`;

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

async function freePort(): Promise<number> {
	const server = createServer().listen(0, "127.0.0.1");
	await once(server, "listening");
	const address = server.address();
	server.close();
	await once(server, "close");
	if (!address || typeof address === "string") throw new Error("No port is free.");
	return address.port;
}

async function end(child: ChildProcess): Promise<void> {
	if (!isRunning(child)) return;
	child.kill("SIGTERM");
	await once(child, "exit");
}

function isRunning({ exitCode, signalCode }: ChildProcess): boolean {
	return exitCode === null && signalCode === null;
}
