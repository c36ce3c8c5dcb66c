import path from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler, type ServerBuild } from "react-router";

/** Renders pages as the framework's own prerenderer does, with the same two requests for each. */
export class Renderer {
	private readonly answer: (request: Request) => Promise<Response>;
	/** What may be asked for. The framework looks through the whole list for each page: it has the one that is asked for. */
	private readonly pages = [""];
	private failure: unknown;

	private constructor(build: ServerBuild) {
		const { entry } = build;
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

	/** The data of a page. Throws what a loader throws. */
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

function tell(failure: unknown): string {
	return failure instanceof Error ? (failure.stack ?? failure.message) : String(failure);
}

/** Where a page's data lies under the folder that is served. */
export function dataFile(page: string): string {
	return page.endsWith("/") ? `${page}_.data` : `${page}.data`;
}
