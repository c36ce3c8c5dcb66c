import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { FileIndex } from "#server/fileIndex.ts";
import { findPostgres } from "#server/testing/findPostgres.ts";
import { makeSite } from "#tests/faults/site.ts";
import type { Fleet } from "./fleet.ts";
import { startPostgresFleet } from "./postgresFleet.ts";
import { type Outcome, runFleet } from "./runFleet.ts";
import { startSqliteFleet } from "./sqliteFleet.ts";

interface Soak {
	readonly seed: number;
	readonly minutes: number;
	/** Told each fault as it happens. */
	readonly say: (line: string) => void;
	/** Ends it early. */
	readonly stopping: AbortSignal;
}

/** Runs one server on SQLite and, where there is a PostgreSQL, two on that, at the same time. */
export async function runSoak({ seed, minutes, say, stopping }: Soak): Promise<Outcome[]> {
	const sites = [prepareSite(), prepareSite(), prepareSite()] as const;
	const paths = pagesOf(sites[0]);
	const bare = await startBareServer(sites[0]);
	const fleets: Fleet[] = [await startSqliteFleet(sites[0], 32 + Math.ceil(minutes * 4))];
	try {
		if (findPostgres()) fleets.push(await startPostgresFleet([sites[1], sites[2]]));
		const running = { paths, bare: bare.origin, seconds: minutes * 60, say, stopping };
		return await Promise.all(fleets.map((fleet, index) => runFleet(fleet, { ...running, seed: seed + 10 * index })));
	} finally {
		bare.process.kill();
		for (const fleet of fleets) await fleet.close();
		for (const site of sites) rmSync(site, { recursive: true, force: true });
	}
}

/** The built site where there is one, else one of a single page. */
function prepareSite(): string {
	const folder = makeSite();
	if (existsSync("build/files.tsv")) {
		rmSync(path.join(folder, "build"), { recursive: true });
		symlinkSync(path.resolve("build"), path.join(folder, "build"));
	}
	return folder;
}

function pagesOf(site: string): string[] {
	const files = new FileIndex(readFileSync(path.join(site, "build/files.tsv")));
	const pages = [...files].filter(
		([address, { type }]) => type.startsWith("text/html") && !/404|410|500/.test(address),
	);
	return pages.map(([address]) => address).filter((address) => !address.endsWith("unsupportedLanguage"));
}

/** A server that does nothing but answer: what the machine itself takes. */
async function startBareServer(site: string): Promise<{ process: ChildProcess; origin: string }> {
	const file = path.join(site, "bare.html");
	writeFileSync(file, "<h1>Bare</h1>");
	const server = spawn(process.execPath, ["scripts/bench/bareServer.ts", file, "{}"], {
		stdio: ["ignore", "pipe", "inherit"],
	});
	const [line] = await once(server.stdout, "data");
	return { process: server, origin: `http://127.0.0.1:${/:(\d+)/.exec(String(line))?.[1]}/0` };
}
