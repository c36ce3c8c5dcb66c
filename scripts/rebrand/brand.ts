import path from "node:path";
import { siteSchema } from "#content/model/siteSchema.ts";
import { readJson, readText } from "#content/readers/readText.server.ts";
import { brandHue } from "./palette.ts";

/** Values of `site/site.json` by path, `legal.entity`, in the order of the file. */
export type SiteValues = ReadonlyMap<string, string | number>;

/** What the site is called, where it is and how it looks. */
export interface Brand {
	readonly values: SiteValues;
	/** The name in addresses, and the package's. */
	readonly slug: string;
	/** In degrees of OKLCH. */
	readonly hue: number;
}

/** Reads today's brand out of the project's files. */
export function readBrand(root: string): Brand {
	const at = (file: string) => path.join(root, file);
	return {
		values: leavesOf(siteSchema.parse(readJson(at("site/site.json")))),
		slug: JSON.parse(readText(at("package.json"))).name,
		hue: brandHue(readText(at("app/styles/tokens.css"))),
	};
}

/** The name among the values. */
export function nameOf(values: SiteValues): string {
	return String(values.get("name"));
}

function leavesOf(group: object, prefix = ""): Map<string, string | number> {
	return new Map(
		Object.entries(group).flatMap(([key, value]) =>
			typeof value === "object" ? [...leavesOf(value, `${prefix}${key}.`)] : [[prefix + key, value]],
		),
	);
}

/** The values as `site/site.json` has them. */
export function siteText(values: SiteValues): string {
	return `${JSON.stringify(groupsOf(values), null, "\t")}\n`;
}

/** What is wrong with a value, in the schema's words; undefined where nothing is. */
export function faultOf(values: SiteValues, key: string): string | undefined {
	const issue = siteSchema.safeParse(groupsOf(values)).error?.issues.find(({ path: place }) => place.join(".") === key);
	return issue?.message;
}

function groupsOf(values: SiteValues): Record<string, unknown> {
	const site: Record<string, unknown> = {};
	for (const [key, value] of values) {
		const names = key.split(".");
		const last = names.pop() ?? "";
		let group = site;
		for (const name of names) {
			group[name] ??= {};
			group = group[name] as Record<string, unknown>;
		}
		group[last] = value;
	}
	return site;
}
