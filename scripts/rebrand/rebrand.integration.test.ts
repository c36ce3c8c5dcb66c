import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import {
	cpSync,
	existsSync,
	globSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { applyPlan } from "./applyPlan.ts";
import { planRebrand } from "./plan.ts";
import { textFiles } from "./projectFiles.ts";

/** A word that nothing else has, whatever the project is called today: the brand that must be gone in the end. */
const before = {
	name: "Zyxwave",
	slug: "zyxwave",
	origin: "https://zyxwave.example",
	"legal.entity": "Zyxwave s.r.o.",
	"legal.address": "Zyxwave Street 1, Sampletown",
	"legal.registrationNumber": "ZYXWAVE 1",
	"links.microblog": "https://microblog.zyxwave.example/zyxwave",
};
const answers = {
	name: "North Star & Co",
	"legal.entity": "Polaris Games GmbH",
	"legal.address": "Hauptstrasse 1, 10115 Berlin, Germany",
	"legal.registrationNumber": "HRB 12345",
	origin: "https://www.northstar.test",
	email: "hi@northstar.test",
	"links.marketplace": "https://play.northstar.test/",
	hue: 150,
	logo: "logo.svg",
};

let folder: string;
const at = (file: string) => path.join(folder, file);
const read = (file: string) => readFileSync(at(file), "utf8");

/** Runs a command of the project in the copy. */
function run(...parameters: string[]) {
	return runWith("", ...parameters);
}

/** @param input what is typed */
function runWith(input: string, ...parameters: string[]) {
	const bin = path.resolve("node_modules/.bin");
	const env = { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}` };
	const { status, stdout, stderr } = spawnSync(process.execPath, parameters, {
		cwd: folder,
		env,
		input,
		encoding: "utf8",
	});
	return { status, said: stdout + stderr };
}

beforeAll(() => {
	folder = mkdtempSync(path.join(tmpdir(), "site-rebrand-"));
	const others = [
		".gitignore",
		"public/favicon.svg",
		"docs/screenshot.webp",
		...globSync("tests/visual/{*-375.png,*.json}"),
	];
	// This file has the name that must be gone.
	const texts = textFiles(".").flatMap(({ file }) => (file.endsWith("rebrand.integration.test.ts") ? [] : file));
	for (const file of [...texts, ...others]) if (existsSync(file)) cpSync(file, at(file), { recursive: true });
	mkdirSync(at("public"), { recursive: true });
	for (const place of ["node_modules", "public/pictures", "public/clips"]) symlinkSync(path.resolve(place), at(place));
	writeFileSync(
		at("logo.svg"),
		'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><circle cx="50" cy="50" r="45"/></svg>',
	);
	applyPlan(folder, planRebrand(folder, before));
	writeFileSync(at("content/news/welcome-to-zyxwave.md"), article());
});
afterAll(() => rmSync(folder, { recursive: true, maxRetries: 5 }));

/** An article under an address that carries the name, with a link to itself. */
function article(): string {
	const [file = ""] = globSync("content/news/*.md", { cwd: folder }).sort();
	const [head = ""] = /^---\n.*?\n---\n/s.exec(read(file)) ?? [];
	const own = head.replace(/^slug: .*$/m, "slug: welcome-to-zyxwave").replace(/^id: .*$/m, `id: ${randomUUID()}`);
	return `${own}\nZyxwave says [welcome](/news/welcome-to-zyxwave).\n`;
}

describe("npm run rebrand", { timeout: 90_000 }, () => {
	it("names the file and every answer that will not do, and changes nothing", () => {
		const site = read("site/site.json");
		writeFileSync(
			at("bad.json"),
			JSON.stringify({ name: 'A "B"', origin: "http://a.test", hue: 400, logo: "no.svg", title: "x" }),
		);
		const { status, said } = run("scripts/rebrand.ts", "--answers", "bad.json");
		expect(status).toBe(1);
		expect(said).toContain('bad.json: "name": use letters, digits, spaces');
		expect(said).toContain('bad.json: "origin": write a whole address that begins with https://');
		expect(said).toContain('bad.json: "hue": write degrees from 0 to 359');
		expect(said).toContain('bad.json: "logo": there is no file no.svg');
		expect(said).toContain('bad.json: "title": there is no such question. Write one of name, origin,');
		expect(read("site/site.json")).toBe(site);
	});

	it("only shows with --dry-run", () => {
		writeFileSync(at("answers.json"), JSON.stringify(answers));
		const { status, said } = run("scripts/rebrand.ts", "--answers", "answers.json", "--dry-run");
		expect(status, said).toBe(0);
		expect(said).toContain("name: Zyxwave -> North Star & Co");
		expect(said).toContain("Renamed: content/news/welcome-to-zyxwave.md -> content/news/welcome-to-north-star-co.md");
		expect(said).toContain("Look at this: Hue 150 is close to 152");
		expect(JSON.parse(read("site/site.json")).name).toBe("Zyxwave");
	});

	it("asks twelve questions, one again until its answer will do, and changes nothing without a yes", () => {
		const typed = ["North Star", "", "", "", "", "http://a.test", "https://a.test", "", "", "", "", "30", "", "n"];
		const { status, said } = runWith(`${typed.join("\n")}\n`, "scripts/rebrand.ts");
		expect(status, said).toBe(0);
		expect(said.match(/ \[.*?\]: /g)).toHaveLength(13);
		expect(said).toContain(
			"The name in addresses and of the package, in lower-case letters, digits and hyphens [north-star]: ",
		);
		expect(said).toContain("  write a whole address that begins with https://");
		expect(said).toContain("email: hello@zyxwave.example -> hello@a.test");
		expect(said).toMatch(/Colours: hue \d+ -> 30, every contrast checked/);
		expect(runWith("North Star\n", "scripts/rebrand.ts").said).toContain("ended before the questions did");
		expect(JSON.parse(read("site/site.json")).name).toBe("Zyxwave");
	});

	it("changes everything, and the content holds", () => {
		const { status, said } = run("scripts/rebrand.ts", "--answers", "answers.json");
		expect(status, said).toBe(0);
		expect(said).toContain("The brand is changed.");
		const site = JSON.parse(read("site/site.json"));
		expect(site).toMatchObject({
			name: "North Star & Co",
			origin: "https://www.northstar.test",
			legal: { entity: "Polaris Games GmbH", registrationNumber: "HRB 12345" },
			contacts: { supportEmail: "support@northstar.test" },
			links: { game: "https://play.northstar.test/games/{slug}" },
		});
		expect(JSON.parse(read("package.json")).name).toBe("north-star-co");
		expect(read("README.md")).toMatch(/^# North Star & Co\n/);
		expect(read("app/styles/tokens.css")).toMatch(/--brand-600: oklch\([\d.]+ [\d.]+ 150\)/);
		expect(JSON.parse(read("app/components/Logo/mark.json")).paths).toHaveLength(1);
	});

	it("leaves nothing of the name before, but where old addresses lead", () => {
		const left = globSync("**/*", {
			cwd: folder,
			exclude: (name) => /node_modules|public.(?:pictures|clips)/.test(name),
		})
			.filter((file) => !/^(?:content.redirects\.yaml|docs.decisions.*)$/.test(file))
			.filter((file) => /zyxwave/i.test(file) || (/\.\w+$/.test(file) && /zyxwave/i.test(read(file))));
		expect(left).toEqual([]);
		expect(globSync("tests/visual/*", { cwd: folder })).toEqual([]);
		expect(existsSync(at("docs/screenshot.webp"))).toBe(false);
		expect(read("README.md")).not.toContain("screenshot.webp");
	});

	it("leads from the article's old address to the new one", () => {
		expect(read("content/redirects.yaml")).toContain(
			"- from: /news/welcome-to-zyxwave\n  to: /news/welcome-to-north-star-co\n",
		);
		expect(read("content/news/welcome-to-north-star-co.md")).toContain(
			"North Star & Co says [welcome](/news/welcome-to-north-star-co).",
		);
	});

	it("keeps as samples what was not answered, and no more", () => {
		const { values, drawings } = JSON.parse(read("content/samples.json"));
		for (const key of Object.keys(answers)) expect(values).not.toHaveProperty([key]);
		expect(drawings).not.toHaveProperty(["public/favicon.svg"]);
		const { said } = run("scripts/launchCheck.ts");
		expect(said).not.toContain("site/site.json, name");
		expect(said).not.toContain("public/favicon.svg");
	});

	it("leaves tests green that hold colours, drawings, settings and samples", () => {
		const rooms = [
			"app/styles",
			"content/checks",
			"content/readers/settings",
			"scripts/launch",
			"scripts/rebrand",
			"site/",
		];
		const { status, said } = run("node_modules/vitest/vitest.mjs", "run", "--project", "unit", ...rooms);
		expect(status, said).toBe(0);
	});

	it("changes nothing when it is asked for the same again", () => {
		const { said } = run("scripts/rebrand.ts", "--answers", "answers.json");
		expect(said).toBe("Nothing changes.\n");
	});
});
