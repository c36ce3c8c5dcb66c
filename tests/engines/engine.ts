/** A browser window as a visitor uses it: the few things that each driver does in its own way. */
export interface BrowserWindow {
	/** Loads a document and resolves when it has loaded. */
	goto(url: string): Promise<void>;
	/** Runs a function in the page. It may use its arguments and the page only. */
	evaluate<Result, Args extends readonly unknown[]>(
		work: (...args: Args) => Result,
		...args: Args
	): Promise<Awaited<Result>>;
	/** Clicks a point of the window, in CSS pixels. */
	clickAt(x: number, y: number): Promise<void>;
	press(key: "ArrowRight" | "Enter" | "Escape" | "Tab"): Promise<void>;
	/** Types into the element that has the focus. */
	type(text: string): Promise<void>;
	close(): Promise<void>;
}

export interface WindowOptions {
	/** Size of the viewport; WebKitGTK's cannot be narrower than 447 px. */
	readonly width: number;
	readonly height: number;
	readonly language: "en-US" | "ru-RU";
	/** False for a visitor who has switched JavaScript off. Chromium only. */
	readonly javaScriptEnabled?: boolean;
}

/** A running browser. */
export interface BrowserEngine {
	/** Name and version, such as "Firefox 153.7.0". */
	readonly name: string;
	/** Opens a window with a profile of its own. Throws {@link Unsupported} for a language that the browser cannot have. */
	open(options: WindowOptions): Promise<BrowserWindow>;
	close(): Promise<void>;
}

/** Says what the browser or this machine lacks, and the remedy. The journey is skipped. */
export class UnsupportedEngine extends Error {}
