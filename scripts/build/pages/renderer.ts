import path from "node:path";
import { pathToFileURL } from "node:url";
import {
	createRequestHandler,
	createStaticHandler,
	type RouteObject,
	type ServerBuild,
	type StaticHandler,
} from "react-router";
import { plainText } from "./plainText.ts";

/** Renders pages as the framework's own prerenderer does, with the same two requests for each. */
export class Renderer {
	private readonly loaders: StaticHandler;
	private readonly answer: (request: Request) => Promise<Response>;
	/** What may be asked for. The framework looks through the whole list for each page: it has the one that is asked for. */
	private readonly pages = [""];
	private failure: unknown;

	private constructor(build: ServerBuild) {
		const { entry } = build;
		this.loaders = createStaticHandler(routesUnder("", build));
		const handleError = (error: unknown) => {
			this.failure ??= error;
		};
		const module = { ...entry.module, handleError };
		this.answer = createRequestHandler({ ...build, prerender: this.pages, entry: { ...entry, module } }, "production");
	}

	/**
	 * Loads the bundle for the building machine.
	 *
	 * @param folder where it lies
	 * @throws when a route exports what only a running server could answer
	 */
	static async open(folder: string): Promise<Renderer> {
		const build: ServerBuild = await import(pathToFileURL(path.resolve(folder, "index.js")).href);
		for (const route of Object.values(build.routes)) {
			const name = (["action", "headers"] as const).find((name) => route?.module[name]);
			if (name) throw new Error(`The route "${route?.id}" exports "${name}", which no file can answer. Take it out.`);
		}
		return new Renderer(build);
	}

	/**
	 * What the loaders of a page say, as a text that is the same as long as they say the same. Nobody but the build reads them: writing
	 * the data as the app reads it took nearly half of the time, and most pages of a build are as they were.
	 *
	 * @throws what a loader throws, and where it gives what is no plain data
	 */
	async said(page: string): Promise<string> {
		const found = await this.loaders.query(new Request(`http://localhost${page}`));
		const [failure] = found instanceof Response ? [`${found.status}`] : Object.values(found.errors ?? {});
		if (found instanceof Response || failure) throw new Error(`Rendering ${page} failed: ${tell(failure)}`);
		const said = await Promise.all(Object.entries(found.loaderData).map(settled));
		try {
			return plainText(said);
		} catch (error) {
			throw new Error(`Rendering ${page} failed: ${error instanceof Error ? error.message : error}`);
		}
	}

	/** The data of a page as the app asks for it. Throws what a loader throws. */
	async data(page: string): Promise<string> {
		return this.ask(page, dataFile(page));
	}

	/** The document of a page. Throws what rendering throws. */
	async html(page: string): Promise<string> {
		return this.ask(page, `${page}/`.replace(/\/+$/, "/"));
	}

	private async ask(page: string, address: string): Promise<string> {
		this.pages[0] = page;
		const answer = await this.answer(new Request(`http://localhost${address}`));
		const text = await answer.text();
		if (answer.status === 200 && !this.failure) return text;
		throw new Error(`Rendering ${page} failed (${answer.status}): ${tell(this.failure ?? text)}`);
	}
}

/** The routes under another as the loaders need them: without what they show. */
function routesUnder(parent: string, build: ServerBuild): RouteObject[] {
	return Object.values(build.routes).flatMap((route): RouteObject[] => {
		if (!route || (route.parentId ?? "") !== parent) return [];
		const { id, path, caseSensitive, module } = route;
		const common = { id, path, caseSensitive, loader: module.loader };
		return [route.index ? { ...common, index: true } : { ...common, children: routesUnder(id, build) }];
	});
}

/** What a route's loader says, once the fields are here that it has left for later. */
async function settled([route, data]: [route: string, data: unknown]): Promise<unknown> {
	if (!(data instanceof Object) || !Object.values(data).some((value) => value instanceof Promise)) return [route, data];
	return [route, await Promise.all(Object.entries(data).map(async ([name, value]) => [name, await value]))];
}

function tell(failure: unknown): string {
	return failure instanceof Error ? (failure.stack ?? failure.message) : String(failure);
}

/** Where a page's data lies under the folder that is served. */
export function dataFile(page: string): string {
	return page.endsWith("/") ? `${page}_.data` : `${page}.data`;
}
