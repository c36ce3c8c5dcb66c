import { expect, it } from "vitest";
import { site } from "#config/site.ts";
import { gameSlugs } from "#content/readers/games.server.ts";
import { hashText, listSamples } from "./listSamples.ts";

const group = "- who: owner\n  task: Write it.\n  files: [config/brand.json]\n";
const fieldsIn = (yaml: string) => listSamples(yaml).map(({ file, field }) => `${file} ${field}`);

it("reads content/samples.yaml without an error", () => {
	expect(() => listSamples()).not.toThrow();
});

it("listSamples lists a field while its value has one of the digests", () => {
	const digestLines = `  fields: .+\n  digests: ${hashText(site.name)} ${hashText(site.legal.entity)}\n`;
	expect(fieldsIn(group + digestLines)).toEqual(["config/brand.json name", "config/brand.json legal.entity"]);
	expect(fieldsIn(`${group}  fields: ^name$\n  digests: 00000000\n`)).toEqual([]);
});

it("listSamples lists fields by the matched part of the path, and whole files, until the group is deleted", () => {
	expect(fieldsIn(`${group}  fields: ^(legal|links)\\b\n`)).toEqual([
		"config/brand.json legal",
		"config/brand.json links",
	]);
	expect(fieldsIn(group)).toEqual(["config/brand.json *"]);
	expect(fieldsIn("[]")).toEqual([]);
});

it("listSamples lists all fields of a file whose marker is a sample, and none of another file", () => {
	const games =
		"- who: owner\n  task: Write it.\n  files: [content/games/*.yaml]\n  fields: ^(studio|en)\\b\n  marker: slug\n";
	const [slug = ""] = gameSlugs();
	expect(fieldsIn(`${games}  digests: ${hashText(slug)}\n`)).toEqual([
		`content/games/${slug}.yaml studio`,
		`content/games/${slug}.yaml en`,
	]);
});

it("listSamples reads front matter and text of Markdown", () => {
	const policy =
		"- who: owner\n  task: Write it.\n  files: [content/guidelines/general/privacy-policy.md]\n  fields: ^(title|text)$\n";
	expect(listSamples(policy).map(({ field }) => field)).toEqual(["title", "text"]);
});

it("listSamples lists the sections of Markdown that contain a phrase, until none does", () => {
	const policy = "- who: lawyer\n  task: Check it.\n  files: [content/guidelines/general/privacy-policy.md]\n";
	const sections = fieldsIn(`${policy}  fields: ^\\d+\\. .+\n`);
	expect(sections.length).toBeGreaterThan(5);
	expect(fieldsIn(`${policy}  fields: ^\\d+\\. .+\n  contains: "^\\n> - "\n`)).toEqual(sections);
	expect(fieldsIn(`${policy}  fields: ^\\d+\\. .+\n  contains: no such phrase\n`)).toEqual([]);
});

it("listSamples lists the other groups after the fields or the file of one were removed", () => {
	const removedFile = group.replace("brand.json", "removed.json");
	expect(fieldsIn(`${group}  fields: ^removed$\n${removedFile}${group}  fields: ^name$\n`)).toEqual([
		"config/brand.json name",
	]);
});

it("listSamples rejects an unknown person with the fix", () => {
	expect(() => listSamples("- who: boss\n  task: a\n  files: []\n")).toThrow(
		/^content\/samples\.yaml: field "who", entry 1: write owner, lawyer, designer, engineer or translator\.$/,
	);
});
