import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { ContentError } from "#content/model/contentError.ts";
import { bodyOf, sendResponse } from "./answers.ts";
import { checkAlternatives, readAlternatives, stopBorrowing, writeAlternatives } from "./entryFile.ts";
import { runArt } from "./runArt.ts";
import { RefusedChange, type WorkingCopy } from "./workingCopy.ts";

/** A place of a picture: an article's cover, or one of a game's pictures. */
const key = /^(news\/[a-z0-9-]+|games\/[a-z0-9-]+\/(?:[a-z]+|screenshot-([123])))$/;
const entry = /^(games|news)\/[a-z0-9-]+$/;

const sourceTypes = { ".webp": "image/webp", ".png": "image/png", ".svg": "image/svg+xml" };

/**
 * Answers below `/desk/pictures/`: the pictures of an entry (`places/<entry>`) and the source of a picture
 * (`sources/<key>`), which also accepts a new picture with its focal point.
 *
 * @param address behind `/pictures/`
 */
export async function answerPictures(
	request: IncomingMessage,
	response: ServerResponse,
	copy: WorkingCopy,
	address: string,
): Promise<true> {
	try {
		const [kind = "", ...rest] = address.split("/");
		const name = rest.join("/");
		if (kind === "places" && entry.test(name))
			return sendResponse(response, 200, await placesOf(copy, name), "application/json");
		if (kind !== "sources" || !key.test(name))
			return sendResponse(response, 404, `The desk has no picture "${name}".\n`);
		if (request.method === "POST") return sendResponse(response, 200, await place(request, copy, name));
		const [ending, type] =
			Object.entries(sourceTypes).find(([ending]) => existsSync(sourceOf(copy, name + ending))) ?? [];
		if (!ending) throw new RefusedChange(404, `No picture stands at ${name} yet.`);
		return sendResponse(response, 200, readFileSync(sourceOf(copy, name + ending)), type);
	} catch (error) {
		if (error instanceof ContentError) return sendResponse(response, 422, error.message);
		if (!(error instanceof RefusedChange)) throw error;
		return sendResponse(response, error.status, error.message);
	}
}

function sourceOf({ root }: WorkingCopy, name: string): string {
	return path.join(root, "art/sources", name);
}

async function placesOf(copy: WorkingCopy, name: string): Promise<string> {
	const places: unknown = JSON.parse(await runArt(copy.root, ["places", name]));
	return JSON.stringify({ places, alternatives: name.startsWith("games/") ? readAlternatives(copy, name) : [] });
}

/** Takes a picture, or a new point of the one that is there, and what the picture shows if it is a screenshot. */
async function place(request: IncomingMessage, copy: WorkingCopy, name: string): Promise<string> {
	const type = request.headers["content-type"] ?? "";
	const form = await new Response(new Uint8Array(await bodyOf(request)), { headers: { "Content-Type": type } })
		.formData()
		.catch(() => {
			throw new RefusedChange(422, "What was sent is no form with a picture. Load the page again.");
		});
	const field = (field: string) => String(form.get(field) ?? "");
	const screenshot = key.exec(name)?.[2];
	const texts = { en: field("en").trim(), ru: field("ru").trim() };
	if (screenshot) checkAlternatives(texts);
	const file = form.get("file");
	if (file instanceof File) await placeFile(copy, file, name, field("focus"));
	else await runArt(copy.root, ["focus", name, field("focus")]);
	if (screenshot) writeAlternatives(copy, path.dirname(name), Number(screenshot) - 1, texts);
	await settle(copy, name);
	return "Saved.";
}

async function placeFile({ root }: WorkingCopy, file: File, name: string, focus: string): Promise<void> {
	const folder = mkdtempSync(path.join(tmpdir(), "desk-picture-"));
	try {
		const sent = path.join(folder, "picture");
		writeFileSync(sent, Buffer.from(await file.arrayBuffer()));
		// A name of several lines, or one like a flag, stays a name.
		const called = file.name.replaceAll(/\p{Cc}/gu, " ");
		await runArt(root, ["place", sent, name, `--focus=${focus}`, `--name=${called}`]);
	} finally {
		rmSync(folder, { recursive: true });
	}
}

/** An entry that has all pictures of its own borrows no more. */
async function settle(copy: WorkingCopy, name: string): Promise<void> {
	const own = name.startsWith("games/") ? path.dirname(name) : name;
	const places: { source?: unknown }[] = JSON.parse(await runArt(copy.root, ["places", own]));
	if (places.every(({ source }) => source)) stopBorrowing(copy, own);
}
