import { randomUUID } from "node:crypto";
import { globSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { fileHeaders, securityHeaders } from "#server/securityHeaders.ts";
import { findPostgres } from "#server/testing/findPostgres.ts";
import { startPostgres } from "#server/testing/startPostgres.ts";
import { drive, getRequest, type Load } from "./load.ts";
import { findNginx, startNginx } from "./nginx.ts";
import { pin } from "./pin.ts";
import { type RunningServer, startScript, startServer } from "./server.ts";
import { figure, formatTable, median } from "./table.ts";
import { inTemporaryFolder } from "./temporaryFolder.ts";
import { processorSeconds, residentMemory } from "./watchProcess.ts";

/** Share of the bare server's requests per second that ours must reach. */
const bound = 0.8;

/** Messages must not be in the rate limit's way here. */
const unlimited = { RATE_QUARANTINE: "100000000", RATE_REFUSE: "100000000", LOG_LEVEL: "warn" };

/** Measures pages and messages per second and prints them. Resolves to whether files keep up with the bare server. */
export async function measureServer(runs: number): Promise<boolean> {
	const isPinned = pin(process.pid, 1);
	console.log(isPinned ? "The server on one core, the load on another" : "Server and load share the cores: no taskset");
	return inTemporaryFolder("server", async (folder) => {
		const holds = await measureFiles(runs, folder);
		await measureMessages(runs, folder);
		return holds;
	});
}

interface Contestant {
	readonly name: string;
	readonly server: RunningServer;
	/** Its address of a file. */
	readonly address: (index: number) => string;
}

async function measureFiles(runs: number, folder: string): Promise<boolean> {
	const files = measuredFiles();
	const contestants: Contestant[] = [];
	try {
		await startContestants(contestants, files, folder);
		return await measureContestants(contestants, files, runs);
	} finally {
		for (const { server } of contestants) await server.stop();
	}
}

/** Those that have started are in the list even when the next one does not. */
async function startContestants(
	contestants: Contestant[],
	files: readonly MeasuredFile[],
	folder: string,
): Promise<void> {
	const address = (index: number) => files[index]?.address ?? "";
	const startBare = async (name: string, headersOf: (file: MeasuredFile) => Record<string, string>) => {
		const given = files.flatMap((file) => [file.file, JSON.stringify(headersOf(file))]);
		const server = await startScript("scripts/bench/bareServer.ts", given, ".");
		contestants.push({ name, server, address: (index) => `/${index}` });
	};
	const bareHeaders = ({ type }: MeasuredFile) => ({ "content-type": type, "content-encoding": "gzip" });
	await startBare("bare node:http", bareHeaders);
	const env = { ...unlimited, INBOX_FILE: path.join(folder, "files.sqlite") };
	contestants.push({ name: "this server", server: await startServer(".", env), address });
	const sent = securityHeaders(JSON.parse(readFileSync("build/policy.json", "utf8")));
	const more = { "cache-control": "public, max-age=0", etag: '"12345678901234567890-gzip"', vary: "Accept-Encoding" };
	const headersOf = ({ type }: MeasuredFile) => (type.startsWith("text/html") ? sent : fileHeaders(sent));
	await startBare("bare, our headers", (file) => ({ ...headersOf(file), ...more, ...bareHeaders(file) }));
	const nginx = findNginx();
	if (nginx) {
		const server = await startNginx(nginx, "build", folder);
		contestants.push({ name: "nginx, one worker", server, address });
	} else console.log("nginx is skipped: there is none; install it or set NGINX_BIN");
}

async function measureContestants(
	contestants: readonly Contestant[],
	files: readonly MeasuredFile[],
	runs: number,
): Promise<boolean> {
	let holds = true;
	for (const { server } of contestants) pin(server.pid, 0);
	for (const [index, { name, size }] of files.entries()) {
		const rows = await compare(contestants, index, runs);
		const bare = rows[0]?.perSecond ?? Number.NaN;
		const ours = rows[1]?.perSecond ?? Number.NaN;
		holds &&= ours / bare >= bound;
		const cells = rows.map((row) => [
			row.name,
			figure(row.perSecond),
			figure(row.p99, 2),
			figure(row.cpu, 1),
			figure(row.perSecond / bare, 2),
		]);
		const head = [`${name}, ${size} bytes`, "requests/s", "p99 ms", "CPU µs each", "to bare"];
		console.log(`\n${formatTable(head, cells)}`);
	}
	console.log(`\nthis server to the bare one, at least ${bound}: ${holds ? "OK" : "under"}`);
	return holds;
}

/** Every contestant in turn, several times; medians. */
async function compare(contestants: readonly Contestant[], index: number, runs: number) {
	const measured = contestants.map(({ name }) => ({ name, loads: [] as Load[], cpu: [] as number[] }));
	for (let run = 0; run < runs; run += 1) {
		for (const [number, { server, address }] of contestants.entries()) {
			const request = getRequest(address(index));
			const options = { origin: server.origin, next: () => request, connections: 32, isConstant: true };
			await drive({ ...options, warmUp: 0, duration: 1_000 });
			const before = processorSeconds(server.pid);
			const load = await drive({ ...options, warmUp: 0, duration: 3_000 });
			expectStatus(load, 200);
			measured[number]?.cpu.push(((processorSeconds(server.pid) - before) / total(load)) * 1e6);
			measured[number]?.loads.push(load);
		}
	}
	return measured.map(({ name, loads, cpu }) => ({
		name,
		perSecond: median(loads.map(({ perSecond }) => perSecond)),
		p99: median(loads.map(({ p99 }) => p99)),
		cpu: median(cpu),
	}));
}

interface MeasuredFile {
	readonly name: string;
	readonly address: string;
	/** Path of the gzipped file. */
	readonly file: string;
	readonly type: string;
	/** Bytes, gzipped. */
	readonly size: number;
}

function measuredFiles(): MeasuredFile[] {
	const sizes = new Map(globSync("build/client/assets/*.js.gz").map((file) => [file, statSync(file).size]));
	const [script] = [...sizes].sort(([, a], [, b]) => a - b)[Math.floor(sizes.size / 2)] ?? [];
	if (!script) throw new Error("build/client/assets has no script: run npm run build.");
	const [html, javascript] = ["text/html; charset=utf-8", "text/javascript; charset=utf-8"];
	const address = script.slice("build/client".length, -".gz".length);
	return [
		{ name: "home page", address: "/", file: path.resolve("build/client/index.html.gz"), type: html },
		{ name: "an asset", address, file: path.resolve(script), type: javascript },
	].map((file) => ({ ...file, size: statSync(file.file).size }));
}

async function measureMessages(runs: number, folder: string): Promise<void> {
	const rows: string[][] = [];
	const measure = async (name: string, env: Record<string, string>) => {
		const loads: Load[] = [];
		const server = await startServer(".", { ...unlimited, ...env });
		const rest = residentMemory(server.pid);
		let peak = 0;
		const timer = setInterval(() => (peak = Math.max(peak, residentMemory(server.pid))), 100);
		try {
			for (let run = 0; run < runs; run += 1) {
				const load = await drive({
					origin: server.origin,
					next: postRequest,
					connections: 50,
					warmUp: 500,
					duration: 3_000,
				});
				expectStatus(load, 202);
				loads.push(load);
			}
		} finally {
			clearInterval(timer);
			await server.stop();
		}
		const perSecond = median(loads.map((load) => load.perSecond));
		const p99 = median(loads.map((load) => load.p99));
		rows.push([name, figure(perSecond), figure(p99, 1), figure(rest / 1e6), figure(peak / 1e6)]);
	};
	await measure("SQLite", { INBOX_FILE: path.join(folder, "messages.sqlite") });
	if (findPostgres()) {
		const postgres = await startPostgres();
		await measure("PostgreSQL", { DATABASE_URL: await postgres.createDatabase() }).finally(() => postgres.stop());
	} else console.log("PostgreSQL is skipped: there is none");
	console.log(
		`\n${formatTable(["messages, 50 senders", "accepted/s", "p99 ms", "MB at rest", "MB under load"], rows)}`,
	);
}

function postRequest(): Buffer {
	const params = { name: "Ann Example", email: "ann@example.com", message: "A message of usual length. ".repeat(12) };
	const body = JSON.stringify({
		date: "2025-01-31T12:00:00.000Z",
		form_id: 888,
		form_name: "Contact form",
		params,
	});
	return Buffer.from(
		`POST /reviews HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nIdempotency-Key: ${randomUUID()}\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
	);
}

function total({ statuses }: Load): number {
	return [...statuses.values()].reduce((sum, count) => sum + count, 0);
}

function expectStatus({ statuses }: Load, status: number): void {
	const others = [...statuses].filter(([given]) => given !== status);
	if (others.length > 0)
		throw new Error(`Expected only ${status}, got ${others.map((other) => other.join(": ")).join(", ")}.`);
}
