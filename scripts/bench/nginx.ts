import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { cp, mkdir, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { RunningServer } from "./server.ts";

/** nginx's program: `NGINX_BIN`, or on the path. Undefined when there is none. */
export function findNginx(): string | undefined {
	const places = [process.env.NGINX_BIN, "nginx", "/usr/sbin/nginx"];
	return places.find((place) => place && spawnSync(place, ["-v"], { stdio: "ignore" }).status === 0);
}

/**
 * Starts nginx with one worker on the built files, sending what is compressed already.
 *
 * @param build the folder of the build
 * @param folder a temporary one
 */
export async function startNginx(program: string, build: string, folder: string): Promise<RunningServer> {
	const root = path.join(folder, "root");
	await cp(path.join(build, "client"), root, { recursive: true });
	const port = await freePort();
	await mkdir(path.join(folder, "tmp"), { recursive: true });
	const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
	const configuration = `
		daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
		${process.getuid?.() === 0 ? "user root;" : ""}
		events { worker_connections 1024; }
		http {
			types { text/html html; text/javascript js; text/css css; application/json json; image/avif avif; }
			access_log off; sendfile on; tcp_nopush on; keepalive_requests 10000000; gzip_static on;
			open_file_cache max=1000;
			${temporary.map((name) => `${name}_temp_path ${folder}/tmp/${name};`).join(" ")}
			server {
				listen 127.0.0.1:${port};
				root ${path.resolve(root)};
				location / { try_files $uri $uri.html =404; }
			}
		}`;
	const file = path.join(folder, "nginx.conf");
	await writeFile(file, configuration);
	const child = spawn(program, ["-p", folder, "-c", file], { stdio: ["ignore", "ignore", "inherit"] });
	const exited = once(child, "exit");
	const origin = `http://127.0.0.1:${port}`;
	for (let attempt = 0; ; attempt += 1) {
		const answer = await fetch(origin).catch(() => undefined);
		if (answer?.ok) break;
		if (attempt > 100 || child.exitCode !== null) throw new Error(`nginx did not start: see ${folder}/error.log.`);
		await sleep(50);
	}
	return {
		origin,
		pid: workerOf(child.pid ?? 0),
		async stop() {
			child.kill("SIGTERM");
			await exited;
		},
	};
}

function workerOf(master: number): number {
	const [worker] = readFileSync(`/proc/${master}/task/${master}/children`, "utf8").trim().split(" ");
	return Number(worker);
}

async function freePort(): Promise<number> {
	const probe = createServer().listen(0, "127.0.0.1");
	await once(probe, "listening");
	const address = probe.address();
	probe.close();
	await once(probe, "close");
	return typeof address === "object" && address ? address.port : 0;
}
