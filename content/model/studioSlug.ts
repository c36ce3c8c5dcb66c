/** Returns `rust-candyfloss` for `Rust & Candyfloss`; empty for a name without Latin letters and digits. */
export function studioSlug(name: string): string {
	const plain = name
		.normalize("NFD")
		.replace(/[\p{M}'’]/gu, "")
		.toLowerCase();
	return plain.match(/[a-z0-9]+/g)?.join("-") ?? "";
}
