/** Keys that journeys press, by their DOM names. */
export type Key = "ArrowRight" | "Enter" | "Escape" | "Tab";

/** A browser's window as a visitor has it: the few things that each engine must be told in its own way. */
export interface Visitor {
	/** Loads a document; resolves when it has loaded. */
	visit(url: string): Promise<void>;
	/** Runs a function in the page. It may use its arguments and the page, nothing around it. */
	evaluate<Result, Parameters extends readonly unknown[]>(
		work: (...parameters: Parameters) => Result,
		...parameters: Parameters
	): Promise<Awaited<Result>>;
	/** Presses and releases the mouse at a point of the window, in CSS pixels. */
	clickAt(x: number, y: number): Promise<void>;
	press(key: Key): Promise<void>;
	/** Types into what has the focus. */
	type(text: string): Promise<void>;
	close(): Promise<void>;
}

/** What a visitor comes with. */
export interface Equipment {
	/** Size of the page's part of the window; an engine whose window cannot be so narrow takes what it can. */
	readonly width: number;
	readonly height: number;
	/** The language that the browser is set to. */
	readonly language: "en-US" | "ru-RU";
}

/** A browser engine that journeys run in. */
export interface Engine {
	/** Name and version, such as "Firefox 153.7.0". */
	readonly name: string;
	/** Why a browser of that language cannot be had here, with the remedy; undefined when it can. */
	lacks(language: Equipment["language"]): string | undefined;
	/** A window with a profile of its own: no cookie, nothing stored. */
	open(equipment: Equipment): Promise<Visitor>;
	close(): Promise<void>;
}

/** The engine itself gave no answer at all, not even that something is wrong. */
export class SilentEngine extends Error {}
