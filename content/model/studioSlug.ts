/** `Rust & Candyfloss` -> `rust-candyfloss`: the last part of the address of a studio's page. Empty where the name has no Latin letter or digit. */
export function studioSlug(name: string): string {
	const plain = name
		.normalize("NFD")
		.replace(/[\p{M}'’]/gu, "")
		.toLowerCase();
	return plain.match(/[a-z0-9]+/g)?.join("-") ?? "";
}
