import { availableParallelism } from "node:os";
import path from "node:path";
import { type Mark, markOf } from "#content/readers/fileMarks.server.ts";
import { type BuiltPages, digestIn, filesOf, type PageFiles, pageFiles } from "#scripts/build/kept/builtPages.ts";
import { digestOfParts } from "#scripts/build/kept/digest.ts";
import type { FormerBuild } from "#scripts/build/kept/formerBuild.ts";
import type { CompletedPage, Job, OpenPage, RenderedPage, WorkerSettings } from "./jobs.ts";
import { Thread } from "./thread.ts";

/** More would each have the whole catalogue in memory, and wait for the disk. */
const most = 8;

/** Items that a worker is given at once: enough that it seldom waits, few enough that all end together. */
const share = 8;

/** The same for pages to render, of which many may be as they were. */
const shareOfPages = (pages: number) => Math.min(Math.max(share, Math.round(pages / 1_000)), 64);

/** What stands at the end of a page's head. */
interface EndOfHead {
	/** What search engines and messengers read of the page: a digest of what decides it, and the markup. */
	readonly tags: { readonly digest: string; markup(): string };
	/** What many pages have alike. */
	readonly rest: string;
}

type Item<Kind extends Job["kind"]> = Extract<Job, { kind: Kind }>["items"][number];

/** Threads that do the work of pages, one for each core. */
export class PageWorkers {
	private readonly threads: readonly Thread[];
	private readonly build: string;
	private readonly levelOf: (page: string) => number;

	/** @param levelOf the level of brotli for a page and its data */
	constructor(
		settings: WorkerSettings,
		levelOf: (page: string) => number,
		threads = Math.min(availableParallelism(), most),
	) {
		this.build = settings.build;
		this.levelOf = levelOf;
		this.threads = Array.from({ length: threads }, () => new Thread(settings));
	}

	/** Renders pages. `step` is called for each, as soon as it is there. @returns them in their order */
	async render(pages: readonly string[], step: (page: RenderedPage) => void): Promise<RenderedPage[]> {
		const parts = inParts(pages, shareOfPages(pages.length));
		const rendered = await this.runAll(jobsOf("render", parts), (result) => step(result as RenderedPage));
		return rendered as RenderedPage[];
	}

	/**
	 * Completes and compresses pages, or takes their files over from the build before. `endOf` is asked for the end of each one's
	 * head, in their order, while others are completed: not all of them are in memory at once.
	 *
	 * @returns the files of each page, by its address
	 */
	async complete(
		pages: readonly RenderedPage[],
		endOf: (page: RenderedPage) => EndOfHead,
		former: FormerBuild,
		step: () => void,
	): Promise<BuiltPages> {
		const built = new Map<string, PageFiles>();
		const open: { page: string; digest: string }[] = [];
		const { levelOf } = this;
		// The same for many pages, and long.
		const digests = new Map<string, string>();
		const digestOf = (text: string) => {
			const digest = digests.get(text) ?? digestOfParts(text);
			digests.set(text, digest);
			return digest;
		};
		function* findOpen(): Generator<OpenPage> {
			for (const rendered of pages) {
				const { page, name } = rendered;
				const { tags, rest } = endOf(rendered);
				const level = levelOf(page);
				const digest = digestOfParts(name, tags.digest, digestOf(rest), String(level));
				const taken = former.take(page, digest);
				if (taken) {
					built.set(page, taken);
					step();
					continue;
				}
				open.push({ page, digest });
				yield { page, name, endOfHead: tags.markup() + rest, level };
			}
		}
		const completed = await this.runAll(jobsOf("complete", inParts(findOpen())), step);
		const marks = new Map<string, Mark>();
		for (const [place, { page, digest }] of open.entries()) {
			const files = completed[place] as CompletedPage;
			built.set(page, pageFiles(digest, files));
			for (const { name } of files) {
				const mark = name.includes("/assets/") && !marks.has(name) && markOf(path.join(this.build, name));
				if (mark) marks.set(name, mark);
			}
		}
		if (marks.size > 0) markShared(built, marks);
		return built;
	}

	/**
	 * Compresses files of the folder that is served, by their names in it, to the highest levels.
	 *
	 * @param step is called for each; without it every thread gets its part at once, neighbours not the same one, and needs nobody until
	 * it is done
	 */
	async compress(files: readonly string[], step?: () => void): Promise<void> {
		const parts = step ? [...inParts(files)] : dealOut(files, this.threads.length);
		await this.runAll(jobsOf("compress", parts), () => step?.());
	}

	async end(): Promise<void> {
		await Promise.all(this.threads.map((thread) => thread.end()));
	}

	private async runAll(jobs: Iterable<Job>, step: (result: unknown) => void): Promise<unknown[]> {
		const results: (readonly unknown[])[] = [];
		const queue = numbered(jobs);
		const lane = async (thread: Thread) => {
			for (const [place, job] of queue) {
				const answer = await thread.ask(job);
				results[place] = answer;
				for (const index of job.items.keys()) step(answer[index]);
			}
		};
		// Each thread has its next job at hand while it does one: waiting for it was a fifth of the time.
		await Promise.all([...this.threads, ...this.threads].map(lane));
		return results.flat();
	}
}

function* numbered<Item>(items: Iterable<Item>): Generator<[place: number, item: Item]> {
	let place = 0;
	for (const item of items) yield [place++, item];
}

/** Work of one kind, a job for each part of its items, made when it is asked for. */
function* jobsOf<Kind extends Job["kind"]>(kind: Kind, parts: Iterable<readonly Item<Kind>[]>): Generator<Job> {
	for (const items of parts) yield { kind, items } as Job;
}

/** A few items at a time. */
function* inParts<Item>(items: Iterable<Item>, atOnce = share): Generator<Item[]> {
	let next: Item[] = [];
	for (const item of items) {
		if (next.push(item) < atOnce) continue;
		yield next;
		next = [];
	}
	if (next.length > 0) yield next;
}

/** All items in so many parts, each in another one than the item before. */
function dealOut<Item>(items: readonly Item[], hands: number): Item[][] {
	return Array.from({ length: hands }, (_, hand) => items.filter((_, place) => place % hands === hand));
}

/** Pages with the same data share its file: the mark that its last writer has left is right for all of them. */
function markShared(built: Map<string, PageFiles>, marks: ReadonlyMap<string, Mark>): void {
	for (const [page, line] of built) {
		const files = [...filesOf(line)];
		if (!files.some(({ name }) => marks.has(name))) continue;
		const marked = files.map((file) => ({ ...file, mark: marks.get(file.name) ?? file.mark }));
		built.set(page, pageFiles(digestIn(line), marked));
	}
}
