import type { Field } from "@sveltia/cms";
import { z } from "zod";
import { entriesField } from "./fieldNames.ts";

/** JSON Schema with the labels and hints of `meta`. */
interface FieldSchema extends z.core.JSONSchema.BaseSchema {
	enum?: string[];
	items?: FieldSchema;
	properties?: Record<string, FieldSchema>;
	/** The collection whose slugs are the values. */
	readonly collection?: "games" | "news";
	/** A text with paragraphs. */
	readonly long?: boolean;
}

/** In characters; longer texts get a multi-line field. */
const lineLength = 80;

/**
 * Creates a field per property of a schema, with label, hint and limits; for a list, one list field.
 * @param file name in errors
 * @throws if a field has no title or description
 */
export function getCmsFields(file: string, schema: z.ZodType): Field[] {
	const fileSchema = z.toJSONSchema(schema, { io: "input" }) as FieldSchema;
	return fileSchema.type === "array"
		? [{ ...fieldOf(file, entriesField, fileSchema, false), root: true } as Field]
		: propertiesOf(file, fileSchema);
}

/** The fields of a file, or of each entry if the whole file is a list. */
export function ownFields(fields: readonly Field[]): readonly Field[] {
	const [whole] = fields;
	return whole && "root" in whole ? innerFields(whole) : fields;
}

/** The fields of a group or of a list's entries; empty for other fields. */
export function innerFields(field: Field): readonly Field[] {
	return "fields" in field && Array.isArray(field.fields) ? field.fields : [];
}

function propertiesOf(path: string, { properties = {}, required = [] }: FieldSchema): Field[] {
	return Object.entries(properties).map(([name, value]) =>
		fieldOf(`${path}: ${name}`, name, value, required.includes(name)),
	);
}

function fieldOf(path: string, name: string, value: FieldSchema, required: boolean): Field {
	const { title, description, minLength: from, maxLength: to } = value;
	if (!title || !description) {
		throw new Error(`${path}: no label or hint. Give the field of its schema .meta({ title, description }).`);
	}
	const hint = from && to ? `${description} ${from} to ${to} characters.` : description;
	return { name, label: title, hint, required, ...widgetOf(path, value) } as Field;
}

const relationOptions = {
	widget: "relation",
	value_field: "slug",
	display_fields: ["title"],
	search_fields: ["title", "slug"],
};

function widgetOf(path: string, value: FieldSchema): Record<string, unknown> {
	const { type, collection, items, minItems: min, maxItems: max } = value;
	if (collection) return { ...relationOptions, collection };
	if (value.contentMediaType) return { widget: "image", accept: value.contentMediaType, choose_url: false };
	if (value.enum) return { widget: "select", options: [...value.enum] };
	if (type === "array" && items?.enum) return { widget: "select", multiple: true, options: [...items.enum], min, max };
	if (type === "array" && items?.properties) return { widget: "list", min, max, fields: propertiesOf(path, items) };
	if (type === "array" && items) return { widget: "list", min, max, field: fieldOf(path, "text", items, true) };
	if (type === "object") return { widget: "object", fields: propertiesOf(path, value) };
	if (type === "integer") return { widget: "number", value_type: "int", min: value.minimum, max: value.maximum };
	if (type === "number") return { widget: "number", value_type: "float", step: 0.5, min: 0 };
	// Not a checkbox, which the CMS would save as false if the field is missing.
	if (value.const === true) return { widget: "select", options: [{ label: "Yes", value: true }] };
	if (type === "boolean") return { widget: "boolean" };
	if (type !== "string")
		throw new Error(`${path}: the forms have no field for "${type}". Add one to tools/cms/getCmsFields.ts.`);
	return textWidget(value);
}

function textWidget(value: FieldSchema): Record<string, unknown> {
	if (value.format === "date") return { widget: "datetime", type: "date", format: "YYYY-MM-DD" };
	if (value.format === "uuid") return { widget: "uuid" };
	const { minLength = 0, maxLength = 0, pattern, format, description } = value;
	// The CMS's own limits would count the characters of placeholders such as {{refundReview}}.
	const length = [
		`^(\\{\\{[\\w.]+\\}\\}|[\\s\\S]){${minLength},${maxLength}}$`,
		`Write ${minLength} to ${maxLength} characters. A figure in {{ }} counts as one.`,
	];
	const ownPattern = pattern && !format ? [pattern, description] : undefined;
	const isLong = value.long || maxLength > lineLength;
	return { widget: isLong ? "text" : "string", pattern: maxLength > 0 ? length : ownPattern };
}
