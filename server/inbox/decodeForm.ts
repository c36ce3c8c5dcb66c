import { Refusal } from "./refusal.ts";

/** Fields of a form at most: the site's own has five. */
const most = 50;

/**
 * The fields of an `application/x-www-form-urlencoded` body, in order. Strict, where `URLSearchParams` puts a question mark
 * of its own for bytes that are no text: nobody would know what was written.
 *
 * @throws {Refusal} 400 for escapes that are no UTF-8, 422 for more fields than anybody has
 */
export function decodeForm(text: string): [name: string, value: string][] {
	const pairs = text.split("&", most + 1).filter((pair) => pair !== "");
	if (pairs.length > most) throw new Refusal(422, "schema", `Give at most ${most} fields.`);
	return pairs.map((pair) => {
		const equals = pair.indexOf("=");
		if (equals === -1) return [decode(pair), ""];
		return [decode(pair.slice(0, equals)), decode(pair.slice(equals + 1))];
	});
}

function decode(text: string): string {
	try {
		return decodeURIComponent(text.replaceAll("+", " "));
	} catch {
		throw new Refusal(400, "malformed", "The form is not UTF-8.");
	}
}
