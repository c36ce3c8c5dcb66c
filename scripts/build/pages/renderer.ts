import path from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler, type LoaderFunctionArgs, RouterContextProvider, type ServerBuild } from "react-router";
import { matchPage } from "#site/pages.ts";
import { barePath, languageOf } from "#site/paths.ts";
import { plainText } from "./plainText.ts";

/** Renders pages as the framework's own prerenderer does, with the same two requests for each. */
export class Renderer {
	private readonly routes: ServerBuild["routes"];
	private readonly answer: (request: Request) => Promise<Response>;
	/** What may be asked for. The framework looks through the whole list for each page: it has the one that is asked for. */
	private readonly pages = [""];
	private failure: unknown;

	private constructor(build: ServerBuild) {
		const { entry, routes } = build;
		this.routes = routes;
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
	 * the data as the app reads it took nearly half of the time, asking the router for it two thirds of the rest, and most pages of a
	 * build are as they were.
	 *
	 * @throws what a loader throws, and where it gives what is no plain data
	 */
	async said(page: string): Promise<string> {
		const found = matchPage(barePath(page));
		const url = new URL(page, "http://localhost");
		const args: LoaderFunctionArgs = {
			url,
			params: found?.params ?? {},
			pattern: "",
			context: new RouterContextProvider(),
			get request() {
				return new Request(url);
			},
		};
		const said: unknown[] = [];
		for (let id: string | undefined = `${languageOf(page)}.${found?.key ?? "error"}`; id; ) {
			const route: ServerBuild["routes"][string] = this.routes[id];
			if (!route) throw new Error(`${page} has no route: "${id}" is not among the names that app/routes.ts gives.`);
			try {
				said.push(await settled(id, await route.module.loader?.(args)));
			} catch (error) {
				throw new Error(`Rendering ${page} failed: ${tell(error)}`);
			}
			id = route.parentId;
		}
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

/** What a route's loader says, once the fields are here that it has left for later. */
async function settled(route: string, data: unknown): Promise<unknown> {
	if (!(data instanceof Object) || !Object.values(data).some((value) => value instanceof Promise)) return [route, data];
	return [route, await Promise.all(Object.entries(data).map(async ([name, value]) => [name, await value]))];
}

function tell(failure: unknown): string {
	if (failure instanceof Response) return `${failure.status}`;
	return failure instanceof Error ? (failure.stack ?? failure.message) : String(failure);
}

/** Where a page's data lies under the folder that is served. */
export function dataFile(page: string): string {
	return page.endsWith("/") ? `${page}_.data` : `${page}.data`;
}
