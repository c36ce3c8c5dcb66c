import type { BuiltFile } from "#scripts/build/kept/builtPages.ts";

/** What every worker is told at its start. */
export interface WorkerSettings {
	/** The folder of the build: `client` in it is served. */
	readonly build: string;
	/** The folder of the bundle that renders pages. */
	readonly server: string;
	/** A digest of everything but its data that a page is made of. */
	readonly digest: string;
	readonly bootScript: string;
}

/** Work for a worker: pages to render, pages to complete, or other files to compress. */
export type Job =
	| { readonly kind: "render"; readonly items: readonly string[] }
	| { readonly kind: "complete"; readonly items: readonly OpenPage[] }
	| { readonly kind: "compress"; readonly items: readonly string[] };

/** A page that has been rendered. */
export interface RenderedPage {
	/** Its address. */
	readonly page: string;
	/** The name under which it is kept. */
	readonly name: string;
	readonly sheets: readonly string[];
	/** `PageFacts` as JSON, which takes half of the room; empty for a page that nobody may find. */
	readonly facts: string;
	/** Whether no earlier build has rendered the same. */
	readonly isNew: boolean;
}

/** A page to complete: the end of its head is known. */
export interface OpenPage extends Pick<RenderedPage, "page" | "name"> {
	readonly endOfHead: string;
	/** The level of brotli for it and its data. */
	readonly level: number;
}

/** The files of a page. */
export type CompletedPage = readonly BuiltFile[];

/** What a worker gives back: a result for each item. */
export type Answer = { readonly results: readonly unknown[] } | { readonly error: Error };
