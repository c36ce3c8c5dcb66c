import { createHash } from "node:crypto";

/** A digest of parts, each with its length, so that no two lists of parts come to the same. */
export function digestOfParts(...parts: readonly (string | Buffer)[]): string {
	const hash = createHash("sha256");
	for (const part of parts) hash.update(`${Buffer.byteLength(part)}:`).update(part);
	return hash.digest("hex");
}
