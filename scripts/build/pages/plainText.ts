/**
 * Data as a text that is the same as long as the data is, for a digest. V8's own `serialize` is not fit for it: it writes one number in
 * two ways, by where it has been kept.
 *
 * @throws for what JSON would pass over or write as something else
 */
export function plainText(data: unknown): string {
	refuseOthers(data);
	return JSON.stringify(data);
}

function refuseOthers(value: unknown): void {
	if (Array.isArray(value)) {
		for (const item of value) refuseOthers(item);
	} else if (typeof value === "object" && value !== null) {
		const kind = Object.getPrototypeOf(value);
		if (kind !== Object.prototype && kind !== null) throw new Error(refusal(kind.constructor.name));
		for (const name in value) refuseOthers(value[name as keyof typeof value]);
	} else if (["function", "symbol", "bigint"].includes(typeof value) || Number.isNaN(value)) {
		throw new Error(refusal(String(typeof value)));
	}
}

function refusal(kind: string): string {
	return `a loader gives a ${kind}. Give objects, arrays, texts, numbers and booleans; only a field itself may come later.`;
}
