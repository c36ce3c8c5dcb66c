import { mkdir, readdir, rm, rmdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { declaredPages } from "#content/locales/locales.server.ts";
import { hiddenFiles } from "#content/readers/hiddenFiles.server.ts";
import { readMoves } from "#content/readers/redirects.server.ts";
import { hostsOf, readDeskBackend } from "#scripts/desk/webBackend.ts";
import { writeWebDesk } from "#scripts/desk/webDesk.ts";
import { readEnv } from "#server/env.ts";
import { inboxOrigins, type Policy } from "#server/securityHeaders.ts";
import { isCompressible } from "#server/site.ts";
import { tagHosts } from "#site/analytics.ts";
import { languageCodes } from "#site/languages.ts";
import { site } from "#site/site.ts";
import { levelOfPage } from "./compress.ts";
import { createDiscovery } from "./discovery/discovery.ts";
import type { PageFacts } from "./discovery/readPage.ts";
import { endOfHead } from "./finishDocument.ts";
import { makeFormFrames } from "./formFrames.ts";
import { digestOf, headScript, inlineBootScript } from "./inlineParts.ts";
import { type BuiltPages, filesOf, folders, type PageFiles, writePages } from "./kept/builtPages.ts";
import type { FormerBuild } from "./kept/formerBuild.ts";
import { KeptFiles, keptFolder } from "./kept/keptFiles.ts";
import { listFiles } from "./listFiles.ts";
import type { RenderedPage } from "./pages/jobs.ts";
import { PageWorkers } from "./pages/pageWorkers.ts";
import type { Progress } from "./progress.ts";
import { readRouteSheets } from "./routeSheets.ts";
import { growSlowly } from "./saveMemory.ts";
import { headersFile, redirectsFile } from "./staticHost.ts";
import { writeSearchFiles } from "./writeSearchFiles.ts";

/** The folder that is served, whole on any host, and beside it what our own server has besides. */
const client = "build/client";
const server = "build/server";
const policyFile = "build/policy.json";
const formsFile = "build/forms.json";
const redirectsJson = "build/redirects.json";

/** From so many new pages on, a build takes as much memory as one that makes them all. */
const many = 1_000;

/**
 * Turns the bundles into the site: renders every page, finishes it, writes the hosts' files, compresses.
 *
 * @param pages addresses of all pages
 * @param digest of everything but its data that a page is made of
 * @param former the build before, in the same folder
 */
export async function finishBuild(
	pages: readonly string[],
	digest: string,
	former: FormerBuild,
	progress: Progress,
): Promise<void> {
	const discovery = createDiscovery();
	const sheets = await readRouteSheets(client);
	const inline = {
		head: await headScript(),
		boot: (await inlineBootScript("app/boot/keepPlace.ts")) + (await inlineBootScript("app/boot/boot.ts")),
	};
	const workers = new PageWorkers({ build: folders.build, server, digest, bootScript: inline.boot }, (page) =>
		levelOfPage(page, pages.length),
	);
	const heads = new Map<string, string>();
	// One text for all pages with the same rules: looking up texts that are equal but not the same takes seconds.
	const rests = new Map<string, string>();
	const restOf = (css: string) => {
		const rest = rests.get(css) ?? endOfHead(inline.head, css);
		rests.set(css, rest);
		return rest;
	};
	const built = new Map<string, PageFiles>();
	const add = (pages: BuiltPages) => {
		for (const [page, files] of pages) built.set(page, files);
	};
	let fresh = 0;
	try {
		progress.start("rendering pages", pages.length);
		// The threads begin by reading all content, which takes as long as the rest.
		const [rendered, , searched] = await Promise.all([
			workers.render(pages, ({ page, facts, isNew }) => {
				if (isNew) fresh += 1;
				if (fresh === many) growSlowly();
				heads.set(page, discovery.note(factsIn(facts)));
				progress.step();
			}),
			removeJunk(),
			writeSearchFiles(client, digest),
		]);
		progress.start("finishing pages", pages.length);
		const endOf = (page: RenderedPage) => ({
			tags: { digest: heads.get(page.page) ?? "", markup: () => discovery.describe(factsIn(page.facts)) },
			rest: restOf(sheets.of(page.sheets)),
		});
		former.open();
		add(await workers.complete(rendered, endOf, former, progress.step));
		// Compressing a piece of the search anew takes a thread a second: so long, this one writes the rest.
		const compressing = workers.compress(searched.filter(isCompressible));
		compressing.catch(() => {});
		add(discovery.takePictures(client, former));
		former.removeLeft();
		await sheets.removeOthers();
		await discovery.writeFiles(client);
		const backend = readDeskBackend();
		if (backend) await writeWebDesk(client, backend);
		const policy: Policy = {
			scripts: [inline.head, inline.boot].map(digestOf),
			styles: sheets.given().map(digestOf),
			inbox: inboxOrigins(site.inbox.url),
			tags: tagHosts(site.analytics),
			...(backend && { desk: hostsOf(backend) }),
		};
		await writeHostFiles(policy);
		await writeFile(formsFile, JSON.stringify(await makeFormFrames(client)));

		await compressing;
		const compressed = new Set([...built.values()].flatMap((line) => [...filesOf(line)].map(({ name }) => name)));
		for (const name of searched) compressed.add(`client/${name}`);
		const others = listFiles(client).filter((name) => isCompressible(name) && !compressed.has(`client/${name}`));
		progress.start("compressing files", others.length);
		await workers.compress(others, progress.step);
		progress.end();
	} finally {
		await workers.end();
	}
	// When the threads have given back their memory: what draws takes as much again.
	add(await discovery.drawPictures(client, progress));
	for (const folder of ["bundles", "compressed", "content", "pages", "search"])
		new KeptFiles(keptFolder(folder)).removeOld();
	writePages(path.join(folders.build, folders.pagesFile), built);
	former.end();
}

function factsIn(json: string): PageFacts | undefined {
	return json ? JSON.parse(json) : undefined;
}

/** The shell that no address may show, and pictures and clips of what is not public yet. */
async function removeJunk(): Promise<void> {
	await rm(path.join(client, "__spa-fallback.html"), { force: true });
	const hidden = hiddenFiles(listFiles("public"));
	for (const name of hidden) await rm(path.join(client, name));
	for (const folder of new Set(hidden.map((name) => path.dirname(path.join(client, name))))) {
		if ((await readdir(folder)).length === 0) await rmdir(folder);
	}
}

async function writeHostFiles(policy: Policy): Promise<void> {
	const moves = readMoves();
	await writeFile(policyFile, JSON.stringify(policy));
	await writeFile(redirectsJson, JSON.stringify(moves));
	await writeFile(
		path.join(client, "_headers"),
		headersFile(policy, readEnv({ HSTS_SCOPE: process.env.HSTS_SCOPE }).HSTS_SCOPE),
	);
	await writeFile(
		path.join(client, "_redirects"),
		redirectsFile((language, page) => declaredPages(language).includes(page), moves),
	);
	const expires = new Date(Date.UTC(site.legal.copyrightYear + 3, 0, 1)).toISOString();
	const contact = `Contact: mailto:${site.email}\nExpires: ${expires}\nPreferred-Languages: ${languageCodes.join(", ")}\n`;
	await mkdir(path.join(client, ".well-known"), { recursive: true });
	await writeFile(path.join(client, ".well-known/security.txt"), contact);
}
