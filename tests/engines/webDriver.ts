import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { type Equipment, SilentEngine, type Visitor } from "./visitor.ts";

/** What the protocol calls keys: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keys = { ArrowRight: "\uE014", Enter: "\uE007", Escape: "\uE00C", Tab: "\uE004" };

/** Longest that a command may take, in milliseconds; on a busy machine the slowest takes some four seconds. */
const longestAnswer = 30_000;

type Send = (method: "DELETE" | "GET" | "POST", path: string, body?: object) => Promise<unknown>;

interface WindowOptions {
	/** The WebDriver server to start. */
	readonly driver: string;
	readonly env: NodeJS.ProcessEnv;
	/** The `alwaysMatch` capabilities that name the browser. */
	readonly capabilities: object;
}

/** Starts a driver and a browser of its own, by classic WebDriver. Closing the window ends both. */
export async function openWindow({ driver, env, capabilities }: WindowOptions) {
	const port = await freePort();
	// A process group of its own: a browser can outlive its driver.
	const options = { env: { PATH: process.env.PATH, ...env }, stdio: "ignore", detached: true } as const;
	const server = spawn(driver, [`--port=${port}`], options);
	const send = sender(`http://127.0.0.1:${port}`);
	const answer = await send("POST", "/session", { capabilities: { alwaysMatch: capabilities } });
	const { sessionId } = answer as { sessionId: string };
	return {
		...visitor((method, rest, body) => send(method, `/session/${sessionId}${rest}`, body)),
		async close() {
			try {
				if (isRunning(server)) await send("DELETE", `/session/${sessionId}`);
			} finally {
				killGroup(server);
			}
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

/** Why WebKit cannot have this language here, with the remedy; undefined if it can. */
export function lacksLocale(folder: string, language: Equipment["language"]): string | undefined {
	if (compileLocale(folder, language)) return undefined;
	return `its language is the system's, and that has no ${language}: install Debian's package "locales"`;
}

/** The variables that set the language, once the locale is compiled. */
export function localeEnv(folder: string, language: Equipment["language"]): NodeJS.ProcessEnv {
	compileLocale(folder, language);
	return { LOCPATH: folder, LC_ALL: localeName(language) };
}

/** WebKit takes the visitor's language from the system's locale; makes the one that is asked for, in a folder. */
function compileLocale(folder: string, language: Equipment["language"]): boolean {
	const place = path.join(folder, localeName(language));
	if (!existsSync(place)) spawnSync("localedef", ["-i", language.replace("-", "_"), "-f", "UTF-8", place]);
	return existsSync(place);
}

const localeName = (language: Equipment["language"]) => `${language.replace("-", "_")}.UTF-8`;

async function freePort(): Promise<number> {
	const server = createServer().listen(0, "127.0.0.1");
	await once(server, "listening");
	const address = server.address();
	server.close();
	await once(server, "close");
	if (!address || typeof address === "string") throw new Error("No port is free.");
	return address.port;
}

export async function end(child: ChildProcess): Promise<void> {
	if (!isRunning(child)) return;
	child.kill("SIGTERM");
	await once(child, "exit");
}

export function isRunning({ exitCode, signalCode }: ChildProcess): boolean {
	return exitCode === null && signalCode === null;
}

function killGroup({ pid }: ChildProcess): void {
	try {
		if (pid) process.kill(-pid, "SIGKILL");
	} catch {
		// The driver and its browser have already ended.
	}
}
