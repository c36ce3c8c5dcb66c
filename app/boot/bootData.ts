/** What a page's boot script needs, as JSON in the page: written by the finishing step, read by `app/boot/boot.ts`. */
export interface BootData {
	/** The router's settings, the same on every page. */
	context: Record<string, unknown>;
	/** Address of the page's loader data, which is in the router's own encoding. */
	stream: string;
	/** Address of the router's route manifest. */
	manifest: string;
	/** Route id and the modules that make up the route, outermost first. */
	routes: [id: string, files: string[]][];
	/** Address of the module that hydrates the page. */
	entry: string;
	/** Everything that these import, to fetch at once. */
	modules: string[];
	/** The translation files of the page's language. */
	locales: string[];
}
