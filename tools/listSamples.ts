import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { ContentError, parseFields } from "#content/model/contentError.ts";
import { splitFrontMatter } from "#content/readers/readFrontMatter.server.ts";

export const samplesFile = "content/samples.yaml";

const group = z.strictObject({
	who: z.enum(
		["owner", "lawyer", "designer", "engineer", "translator"],
		"write owner, lawyer, designer, engineer or translator",
	),
	task: z.string(),
	files: z.array(z.string()),
	/** Pattern of field paths, such as `^en\b`; the match is the field's name. Without it, the group is whole files. */
	fields: z.string().optional(),
	/** Hashes of sample values, separated by spaces. Without them, fields count as samples while the group exists. */
	digests: z
		.string()
		.transform((text) => text.split(/\s+/))
		.optional(),
	/** Pattern of a sample value. */
	contains: z.string().optional(),
	/** The field whose hash decides whether the whole file is a sample. */
	marker: z.string().optional(),
});

export interface LaunchSample extends Pick<z.infer<typeof group>, "who" | "task"> {
	readonly file: string;
	/** Path of the field; `*` is the whole file. */
	readonly field: string;
	/** Delete this digest to accept the value; without one, delete the whole group. */
	readonly digest?: string | undefined;
}

/**
 * Finds sample content that has not been replaced. A group without files or fields is done: they were removed.
 * @param yaml text of `content/samples.yaml`
 * @throws ContentError if a group does not match the schema
 */
export function listSamples(yaml = readSamplesFile()): LaunchSample[] {
	const groups = parseFields(samplesFile, z.array(group), parse(yaml, { schema: "failsafe" }));
	return groups.flatMap(({ who, task, files, fields = "^\\*$", digests, contains = "", marker }) => {
		const known = files.flatMap((pattern) => {
			const names = globSync(pattern).map((name) => name.split(path.sep).join("/"));
			return names.sort().map((file) => ({ file, values: valuesOf(file) }));
		});
		const isSample = (value = "") =>
			(!digests || digests.includes(hashText(value))) && new RegExp(contains).test(value);
		const matchedFields = known.flatMap(({ file, values }) =>
			[...values].flatMap(([name, value]) => {
				const [field] = new RegExp(fields).exec(name) ?? [];
				if (!field) return [];
				const digest = digests && name === (marker ?? name) ? hashText(value) : undefined;
				return [{ who, task, file, field, digest, isLeft: isSample(marker ? values.get(marker) : value) }];
			}),
		);
		const left = matchedFields.flatMap(({ isLeft, ...sample }) => (isLeft ? [sample] : []));
		return [...new Map(left.map((sample) => [`${sample.file} ${sample.field}`, sample])).values()];
	});
}

function readSamplesFile(): string {
	if (existsSync(samplesFile)) return readFileSync(samplesFile, "utf8");
	throw new ContentError([`${samplesFile}: it is missing. Restore it, or write [] if nothing is left.`]);
}

/** Values by field path, such as `legal.entity`; for Markdown also `text` and each section, for every file `*`. */
function valuesOf(file: string): Map<string, string> {
	const bytes = readFileSync(file);
	if (/\.(json|ya?ml)$/.test(file)) return leavesOf({ ...parse(bytes.toString()), "*": bytes.toString("base64") });
	const { matter = "", body: text = bytes.toString() } = splitFrontMatter(bytes.toString()) ?? {};
	const sections = file.endsWith(".md") ? text.split(/^## /m).slice(1) : [];
	const named = sections.map((section) => section.split(/\n(.*)/s, 2));
	return leavesOf({ ...parse(matter), ...Object.fromEntries(named), text, "*": bytes.toString("base64") });
}

function leavesOf(group: object, prefix = ""): Map<string, string> {
	return new Map(
		Object.entries(group).flatMap(([name, value]) =>
			typeof value === "object" && value !== null
				? [...leavesOf(value, `${prefix}${name}.`)]
				: [[prefix + name, String(value)] as const],
		),
	);
}

export function hashText(value: string): string {
	return createHash("sha256").update(value).digest("hex").slice(0, 8);
}
