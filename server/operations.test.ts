import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { envVariables, readEnv } from "./env.ts";

const operationsGuide = readFileSync("docs/operations.md", "utf8");
const rows = new Map(
	[...operationsGuide.matchAll(/^\| `([A-Z_]+)` \| ([^|]*) \| `?([^|`]*)`?[^|]* \|/gm)].map((row) => [row[1], row]),
);

it("explains every variable with its default and a valid example", () => {
	expect([...rows.keys()].toSorted()).toEqual([...envVariables].toSorted());
	const defaultEntries = Object.entries(readEnv({}));
	expect(defaultEntries.length).toBeGreaterThan(5);
	for (const [name, value] of defaultEntries) {
		const said = rows.get(name)?.[2];
		expect(said, name).toBe(Array.isArray(value) ? "none" : `\`${value}\``);
	}
	for (const [name, row] of rows) {
		const exampleValue = row[3] === "32 random characters" ? "x".repeat(32) : row[3];
		const given = {
			RATE_QUARANTINE: "3",
			SUPPORT_LOGIN: "support:0123456789abcdef",
			...(name ? { [name]: exampleValue } : {}),
		};
		expect(() => readEnv(given), name).not.toThrow();
	}
});

it("matches the variables of the compose file and the systemd unit", () => {
	const { services } = parse(readFileSync("deploy/compose.yaml", "utf8"), { merge: true });
	const unit = readFileSync("deploy/site.service", "utf8");
	const set = [...Object.keys(services.site1.environment), ...unit.matchAll(/^Environment=(\w+)=/gm)].map(String);
	const names = set.map((name) => name.replace(/^Environment=(\w+)=.*/, "$1").split(",")[0]);
	const others = ["NODE_ENV", "NODE_COMPILE_CACHE", "PGPASSWORD"];
	for (const name of names) expect([...envVariables, ...others], String(name)).toContain(name);
	// The image sets the port, the address and the file.
	const fixedVariables = ["PORT", "HOST", "INBOX_FILE"];
	expect(names).toEqual(expect.arrayContaining(envVariables.filter((name) => !fixedVariables.includes(name))));
});
