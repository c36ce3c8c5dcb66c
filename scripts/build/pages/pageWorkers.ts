import { availableParallelism } from "node:os";
import process from "node:process";
import { Worker } from "node:worker_threads";
import { digestOfParts } from "#scripts/build/kept/digest.ts";
import type { BuiltPages, FormerBuild, PageFiles } from "#scripts/build/kept/formerBuild.ts";
import type { Answer, CompletedPage, Job, OpenPage, RenderedPage, WorkerSettings } from "./jobs.ts";

/** More would each have the whole catalogue in memory, and wait for the disk. */
const most = 8;

/** Items that a worker is given at once: enough that it seldom waits, few enough that all end together. */
const share = 8;

/** Threads that do the work of pages, one for each core. */
export class PageWorkers {
	private readonly workers: readonly Worker[];
	private readonly level: number;

	constructor(settings: WorkerSettings, threads = Math.min(availableParallelism(), most)) {
		// The libraries' code for production, as the framework's own build takes it.
		const options = { workerData: settings, env: { ...process.env, NODE_ENV: "production" }, execArgv: [] };
		this.level = settings.level;
		this.workers = Array.from(
			{ length: threads },
			() => new Worker(new URL("./pageWorker.ts", import.meta.url), options),
		);
	}

	/** Renders pages. `step` is called for each. @returns them in their order */
	async render(pages: readonly string[], step: () => void): Promise<RenderedPage[]> {
		const jobs = shares(pages).map((items): Job => ({ kind: "render", items }));
		return this.runAll(jobs, step) as Promise<RenderedPage[]>;
	}

	/**
	 * Completes and compresses pages, or takes their files over from the build before. `endOf` is asked for the end of each one's
	 * head, in their order.
	 *
	 * @returns the files of each page, by its address
	 */
	async complete(
		pages: readonly RenderedPage[],
		endOf: (page: RenderedPage) => string,
		former: FormerBuild,
		step: () => void,
	): Promise<BuiltPages> {
		const built: Record<string, PageFiles> = {};
		const open: (OpenPage & { digest: string })[] = [];
		for (const rendered of pages) {
			const { page, name } = rendered;
			const endOfHead = endOf(rendered);
			const digest = digestOfParts(name, endOfHead, String(this.level));
			const taken = former.take(page, digest);
			if (taken) {
				built[page] = taken;
				step();
			} else open.push({ page, name, endOfHead, digest });
		}
		const completed = await this.runAll(
			shares(open).map((items): Job => ({ kind: "complete", items })),
			step,
		);
		for (const [place, { page, digest }] of open.entries())
			built[page] = { digest, ...(completed[place] as CompletedPage) };
		return built;
	}

	/**
	 * Compresses files of the folder that is served to the highest levels, by their names in it, and deletes a folder meanwhile. `step`
	 * is called for each file.
	 */
	async compress(files: readonly string[], useless: string, step: () => void): Promise<void> {
		const jobs = shares(files).map((items): Job => ({ kind: "compress", items }));
		await this.runAll([{ kind: "delete", items: [useless] }, ...jobs], step);
	}

	async end(): Promise<void> {
		await Promise.all(this.workers.map((worker) => worker.terminate()));
	}

	private async runAll(jobs: readonly Job[], step: () => void): Promise<unknown[]> {
		const results: (readonly unknown[])[] = [];
		const queue = jobs.entries();
		const lane = async (worker: Worker) => {
			for (const [place, job] of queue) {
				results[place] = await ask(worker, job);
				if (job.kind !== "delete") for (const _ of job.items) step();
			}
		};
		await Promise.all(this.workers.map(lane));
		return results.flat();
	}
}

function shares<Item>(items: readonly Item[]): Item[][] {
	return Array.from({ length: Math.ceil(items.length / share) }, (_, index) =>
		items.slice(index * share, (index + 1) * share),
	);
}

function ask(worker: Worker, job: Job): Promise<readonly unknown[]> {
	return new Promise((resolve, reject) => {
		const end = () => {
			worker.off("message", settle);
			worker.off("error", fail);
			worker.off("exit", lose);
		};
		const settle = (answer: Answer) => {
			end();
			if ("error" in answer) reject(answer.error);
			else resolve(answer.results);
		};
		const fail = (error: unknown) => {
			end();
			reject(error);
		};
		const lose = (code: number) =>
			fail(new Error(`A thread of the build has ended (${code}): is there enough memory?`));
		worker.on("message", settle);
		worker.on("error", fail);
		worker.on("exit", lose);
		worker.postMessage(job);
	});
}
