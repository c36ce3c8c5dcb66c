import { readFileSync } from "node:fs";
import type { Field } from "@sveltia/cms";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { isObject } from "#content/locales/parseLocale.ts";
import { type DeskFile, deskFiles } from "./deskFiles.ts";
import { toFieldKey } from "./fieldNames.ts";

/** What a form's field says of the values that it takes, as far as this test asks. */
interface Limits {
	readonly required?: boolean | readonly string[];
	readonly i18n?: unknown;
	readonly minlength?: number;
	readonly maxlength?: number;
	readonly min?: number;
	readonly max?: number;
	readonly pattern?: readonly [string, string];
	readonly options?: readonly unknown[];
	readonly fields?: readonly Field[];
	readonly field?: Field;
}

/** Fields that would prevent an editor from saving the unchanged file, because the CMS validates all of them. */
function refused(path: string, field: Field, value: unknown): string[] {
	const limits = field as Limits;
	if (value === undefined) {
		const { required } = limits;
		const language = /^public\/locales\/(\w+)/.exec(path)?.[1] ?? "en";
		const isRequired = typeof required === "object" ? required.includes(language) : required;
		return isRequired ? [`${path}: is missing`] : [];
	}
	if (isObject(value))
		return (limits.fields ?? []).flatMap((inner) =>
			refused(`${path}.${inner.name}`, inner, value[toFieldKey(inner.name)]),
		);
	if (Array.isArray(value)) {
		const { field: item, options, min = 0, max = Number.POSITIVE_INFINITY } = limits;
		if (value.length < min || value.length > max) return [`${path}: has ${value.length} entries`];
		return value.flatMap((entry, place) => {
			if (item) return refused(`${path}.${place}`, item, entry);
			return options && !options.includes(entry) ? [`${path}: offers no "${entry}"`] : [];
		});
	}
	if (typeof value !== "string") return [];
	const { minlength = 0, maxlength = Number.POSITIVE_INFINITY, pattern } = limits;
	if (value.length < minlength || value.length > maxlength) return [`${path}: has ${value.length} characters`];
	return pattern && !new RegExp(pattern[0]).test(value) ? [`${path}: "${value}" does not fit ${pattern[0]}`] : [];
}

function refusedIn({ path, fields }: DeskFile): string[] {
	const text = readFileSync(path, "utf8");
	const data = parse(path.endsWith(".md") ? (/^---\n(.*?)\n---\n/s.exec(text)?.[1] ?? "") : text);
	const [whole] = fields;
	if (whole && "root" in whole) return refused(path, whole, data);
	const isTranslation = /\.ru\.md$/.test(path);
	return fields
		.filter((field) => field.name !== "body" && (!isTranslation || (field as Limits).i18n === true))
		.flatMap((field) => refused(`${path}: ${field.name}`, field, data[toFieldKey(field.name)]));
}

it("accepts every committed file, because one rejected field would prevent saving all others", () => {
	expect(deskFiles().flatMap(refusedIn)).toEqual([]);
});
