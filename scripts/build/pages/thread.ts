import process from "node:process";
import { Worker } from "node:worker_threads";
import type { Answer, Job, WorkerSettings } from "./jobs.ts";

/** A thread, which answers in the order in which it is asked. */
export class Thread {
	private readonly worker: Worker;
	private readonly asked: PromiseWithResolvers<readonly unknown[]>[] = [];
	private failure: unknown;

	constructor(settings: WorkerSettings) {
		// The libraries' code for production, as the framework's own build takes it.
		const options = { workerData: settings, env: { ...process.env, NODE_ENV: "production" }, execArgv: [] };
		this.worker = new Worker(new URL("./pageWorker.ts", import.meta.url), options);
		const fail = (error: unknown) => {
			this.failure ??= error;
			for (const { reject } of this.asked.splice(0)) reject(error);
		};
		this.worker.on("message", (answer: Answer) => {
			const { resolve, reject } = this.asked.shift() ?? Promise.withResolvers();
			if ("error" in answer) reject(answer.error);
			else resolve(answer.results);
		});
		this.worker.on("error", fail);
		this.worker.on("exit", (code) =>
			fail(new Error(`A thread of the build has ended (${code}): is there enough memory?`)),
		);
	}

	/** @returns a result for each item of the job */
	ask(job: Job): Promise<readonly unknown[]> {
		if (this.failure) return Promise.reject(this.failure);
		const answer = Promise.withResolvers<readonly unknown[]>();
		this.asked.push(answer);
		this.worker.postMessage(job);
		return answer.promise;
	}

	async end(): Promise<void> {
		await this.worker.terminate();
	}
}
