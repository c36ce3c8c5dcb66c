/** What of a request's frame decides how it is answered, before anybody looks at its address. */
export interface Framing {
	/** Two of them: each program on the way may have believed another one (RFC 9112, 3.2). */
	readonly hasManyHosts: boolean;
	/** A body follows, or is said to. */
	readonly hasBody: boolean;
}

/** Reads the headers as they came: to have them as an object costs more than a remembered answer. */
export function readFraming(headers: readonly string[]): Framing {
	let hosts = 0;
	let hasBody = false;
	for (let index = 0; index < headers.length; index += 2) {
		const name = headers[index] ?? "";
		if (name.length === 4 && name.toLowerCase() === "host") hosts += 1;
		else if (name.length === 14 && name.toLowerCase() === "content-length") hasBody ||= headers[index + 1] !== "0";
		else if (name.length === 17 && name.toLowerCase() === "transfer-encoding") hasBody = true;
	}
	return { hasManyHosts: hosts > 1, hasBody };
}

/** A target in absolute form, as a proxy may send it, without its scheme and host (RFC 9112, 3.2.2). */
export function originForm(target: string): string {
	const [, rest] = /^https?:\/\/[^/?#]+(.*)$/is.exec(target) ?? [];
	if (rest === undefined) return target;
	return rest.startsWith("/") ? rest : `/${rest}`;
}
