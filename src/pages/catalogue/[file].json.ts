import path from "node:path";
import type { APIRoute } from "astro";
import { clauseFiles } from "#content/search/clauseFile.server.ts";
import { searchFiles } from "#content/search/searchFile.server.ts";

/** What the search reads: the index of each language and the clauses of documents. */
export const getStaticPaths = () =>
	[...searchFiles(), ...clauseFiles()].map((file) => ({
		params: { file: path.basename(file.address, ".json") },
		props: { file },
	}));

export const GET: APIRoute = ({ props }) => new Response(props.file.text);
