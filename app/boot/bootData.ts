/** What a page's boot script (`boot.ts`) needs, as JSON in the page. */
export interface BootData {
	/** The path that the page was rendered for. */
	readonly path: string;
	/** The router's settings, the same on every page. */
	readonly context: Record<string, unknown>;
	/** Address of the page's loader data, which is in the router's own encoding. */
	readonly stream: string;
	/** Address of the router's route manifest. */
	readonly manifest: string;
	/** Route id and its module, outermost first. */
	readonly routes: readonly (readonly [id: string, module: string])[];
	/** Address of the module that hydrates the page. */
	readonly entry: string;
	/** Everything that these import, to fetch at once. */
	readonly modules: readonly string[];
	/** Addresses of the sheets whose rules the page has, in their order. */
	readonly sheets: readonly string[];
	/** The translation files of the page's language. */
	readonly locales: readonly string[];
	/** With which their addresses end, and those of other languages. */
	readonly localesVersion: string;
}

/** The same as a page is rendered, for the finishing step, which makes files of what is too large for the page. */
export interface RenderedBoot extends Omit<BootData, "stream"> {
	/** The loader data itself. */
	readonly data: string;
}

/** JSON that cannot end its script element. */
export function toScriptJson(value: BootData | RenderedBoot): string {
	return JSON.stringify(value).replaceAll("<", "\\u003c");
}
