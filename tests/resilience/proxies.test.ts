import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, describe, expect, test, vi } from "vitest";
import { temporaryFolder } from "#content/readers/temporaryFolder.testUtils.ts";
import { getFreePort } from "#server/testing/getFreePort.ts";
import { findPostgres, type PostgresServer, startPostgres } from "#server/testing/startPostgres.ts";
import { askProxy, startLoad } from "./load.ts";
import { messageBody } from "./messages.ts";
import { findProgram } from "./programs.ts";
import { makeSite, type RunningSite, startSite } from "./site.ts";

const nginxProgram = findProgram("nginx", "/usr/sbin/nginx");
const caddyProgram = findProgram("caddy");
const hasPostgres = findPostgres() !== undefined;

const CDN_ADDRESS = "127.0.0.1";

type StartProxy = (
	folder: string,
	sitePorts: readonly [number, number],
) => Promise<{ origin: URL; process: ChildProcess }>;

const startNginx: StartProxy = async (folder, [first, second]) => {
	const port = await getFreePort();
	const [certificate, key] = [path.join(folder, "site.pem"), path.join(folder, "site.key")];
	const names = ["-subj", "/CN=www.example", "-addext", "subjectAltName=DNS:www.example"];
	const request = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", ...names, "-keyout", key, "-out", certificate];
	expect(spawnSync("openssl", request).status).toBe(0);
	const given = readFileSync("deploy/nginx.conf", "utf8")
		.replace("/etc/ssl/certs/www.example.pem", certificate)
		.replace("/etc/ssl/private/www.example.key", key)
		.replace(/^\s*listen (\[::\].*|80);$/gm, "")
		.replace(/listen 443 ssl/, `listen 127.0.0.1:${port} ssl`)
		// Removes the server that redirects from http to https, which has no port here.
		.replace(/^server \{\s+server_name www\.example;\s+return [^}]*\}/m, "")
		.replace("127.0.0.1:3001", `127.0.0.1:${first}`)
		.replace("127.0.0.1:3002", `127.0.0.1:${second}`)
		.replace(/# (set_real_ip_from) .*;/, `$1 ${CDN_ADDRESS};`)
		.replace(/# (real_ip_\w+ .*;)/g, "$1");
	const file = path.join(folder, "nginx.conf");
	const around = `daemon off;\npid ${folder}/pid;\nerror_log ${folder}/error.log;\nevents {}\n`;
	const folders = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
		(name) => `${name}_temp_path ${folder}/${name};\n`,
	);
	writeFileSync(file, `${around}http {\naccess_log off;\n${folders.join("")}${given}}\n`);
	const proxyProcess = spawn(nginxProgram ?? "", ["-p", folder, "-c", file], { stdio: "ignore" });
	return { origin: new URL(`https://www.example:${port}`), process: proxyProcess };
};

const startCaddy: StartProxy = async (folder, [first, second]) => {
	const port = await getFreePort();
	const given = readFileSync("deploy/Caddyfile", "utf8").replace(
		/site1:\d+ site2:\d+/,
		`127.0.0.1:${first} 127.0.0.1:${second}`,
	);
	const file = path.join(folder, "Caddyfile");
	writeFileSync(file, `{\n\tadmin off\n}\n${given}`);
	const env = {
		PATH: process.env.PATH,
		HOME: folder,
		SITE_HOST: `http://127.0.0.1:${port}`,
		CDN_NETWORKS: CDN_ADDRESS,
	};
	const parameters = ["run", "--adapter", "caddyfile", "--config", file];
	return { origin: new URL(env.SITE_HOST), process: spawn(caddyProgram ?? "", parameters, { env, stdio: "ignore" }) };
};

/** A visitor's address that the load does not use. */
const VISITOR_ADDRESS = "127.0.1.201";

const untilItAnswers = (origin: URL) =>
	vi.waitUntil(async () => (await askProxy(origin, "/", VISITOR_ADDRESS).catch(() => 0)) === 200, {
		timeout: 20_000,
		interval: 100,
	});

describe.each([
	["nginx", startNginx, "x-real-ip@127.0.0.1", "0", nginxProgram && findProgram("openssl")],
	["Caddy", startCaddy, "x-forwarded-for@127.0.0.1", "3", caddyProgram],
] as const)("%s in front of two server instances", (name, startProxy, TRUSTED_PROXY, drain, program) => {
	const { at } = temporaryFolder();
	let proxy: ChildProcess | undefined;
	let postgres: PostgresServer | undefined;
	afterEach(async () => {
		if (proxy) {
			const ended = once(proxy, "exit");
			proxy.kill("SIGTERM");
			await ended;
		}
		await postgres?.stop();
		[proxy, postgres] = [undefined, undefined];
	});

	test.skipIf(!program || !hasPostgres)(
		`no request fails while both are upgraded one after the other (skipped without ${name} or PostgreSQL)`,
		async () => {
			postgres = await startPostgres();
			const sitePorts = [await getFreePort(), await getFreePort()] as const;
			const env = {
				DATABASE_URL: await postgres.createDatabase(),
				TRUSTED_PROXY,
				LOG_LEVEL: "warn",
				DRAIN_SECONDS: drain,
			};
			const start = (port: number) => startSite(makeSite(), { ...env, PORT: String(port) });
			const runningSites: RunningSite[] = await Promise.all(sitePorts.map(start));
			const started = await startProxy(at(), sitePorts);
			proxy = started.process;
			await untilItAnswers(started.origin);
			const load = startLoad(started.origin, 12);
			await vi.waitUntil(() => load.messages > 10 && load.pages > 100, { timeout: 20_000 });

			for (const [index, port] of sitePorts.entries()) {
				// Proxies skip a server for three seconds after a failure.
				if (index > 0) await sleep(4_000);
				const before = load.pages;
				expect(await runningSites[index]?.end("SIGTERM")).toBe(0);
				runningSites[index] = await start(port);
				await vi.waitUntil(() => load.pages > before + 200, { timeout: 20_000 });
				await vi.waitUntil(async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).ok, { timeout: 20_000 });
			}
			await load.stop();
			expect(load.failures).toEqual([]);
			console.log(`${name}: ${load.pages} pages and ${load.messages} messages over the upgrade, none failed`);
			for (const site of runningSites) expect(await site.end("SIGTERM")).toBe(0);
		},
	);

	test.skipIf(!program)(
		`behind a CDN, passes on the address that the CDN saw and hides internal paths (skipped without ${name})`,
		async () => {
			const site = await startSite(makeSite(), { TRUSTED_PROXY, LOG_LEVEL: "info" });
			const started = await startProxy(at(), [site.port, site.port]);
			proxy = started.process;
			await untilItAnswers(started.origin);
			// The client forged the first address.
			const headers = { "x-forwarded-for": "198.51.100.9, 203.0.113.7" };
			const message = { body: messageBody("cdn"), headers };
			expect(await askProxy(started.origin, "/reviews", CDN_ADDRESS, message)).toBe(202);
			expect(site.said()).toContain('"from":"203.0.113.x"');
			const askSite = (path: string) => askProxy(started.origin, path, VISITOR_ADDRESS);
			expect([await askSite("/metrics"), await askSite("/readyz"), await askSite("/healthz")]).toEqual([404, 404, 200]);
			if (name === "nginx") {
				const statuses = await Promise.all(Array.from({ length: 60 }, () => askSite("/reviews")));
				// The server answers 405 until the proxy's rate limit answers 429.
				expect(new Set(statuses)).toEqual(new Set([405, 429]));
			}
			await site.end("SIGTERM");
		},
	);
});
