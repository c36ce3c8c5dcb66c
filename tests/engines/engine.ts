/** A browser window; each driver implements these operations differently. */
export interface BrowserWindow {
	/** Loads a document and waits for its load event. */
	goto(url: string): Promise<void>;
	/** Runs a function in the page, which may use only its arguments. */
	evaluate<Result, Args extends readonly unknown[]>(
		work: (...args: Args) => Result,
		...args: Args
	): Promise<Awaited<Result>>;
	/** Clicks a point of the viewport, in CSS pixels. */
	clickAt(x: number, y: number): Promise<void>;
	press(key: "ArrowRight" | "Enter" | "Escape" | "Tab"): Promise<void>;
	type(text: string): Promise<void>;
	close(): Promise<void>;
}

export interface WindowOptions {
	/** Viewport size; the minimum width in WebKitGTK is 447 px. */
	readonly width: number;
	readonly height: number;
	readonly language: "en-US" | "ru-RU";
	/** Chromium only. */
	readonly javaScriptEnabled?: boolean;
}

export interface BrowserEngine {
	/** Name and version, such as "Firefox 153.7.0". */
	readonly name: string;
	/** Opens a window with a new profile. Throws {@link UnsupportedEngine} for an unsupported language. */
	open(options: WindowOptions): Promise<BrowserWindow>;
	close(): Promise<void>;
}

/** Names the missing program or feature and the remedy. The journey is skipped. */
export class UnsupportedEngine extends Error {}
