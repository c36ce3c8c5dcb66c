import type { APIRoute } from "astro";
import { clauseFiles } from "#content/search/clauseFile.server.ts";
import { searchFiles } from "#content/search/searchFile.server.ts";

/** Search files and clauses of all languages. */
export function getStaticPaths() {
	return [...searchFiles(), ...clauseFiles()].map(({ address, text }) => {
		const [, folder, file] = /^\/(\w+)\/(.+)\.json$/.exec(address) ?? [];
		return { params: { folder, file }, props: { text } };
	});
}

export const GET: APIRoute<{ text: string }> = ({ props }) =>
	new Response(props.text, { headers: { "Content-Type": "application/json" } });
