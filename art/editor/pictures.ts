/** The editor's page of pictures: all places of the entry that the address names, `/editor/pictures.html?of=games/boat-attack`. */
import { createElement } from "./createElement.ts";
import { createPictureForm, type PictureSlot, type PictureUpdate } from "./pictureForm.ts";

const entry = new URLSearchParams(location.search).get("of") ?? "";

/** @throws in the server's words */
async function fetchEditor(address: string, request?: RequestInit): Promise<Response> {
	const response = await fetch(`/editor/pictures/${address}`, request).catch(() => {
		throw new Error("The editor does not answer. Start it again: npm run edit.");
	});
	if (!response.ok) throw new Error((await response.json()).message);
	return response;
}

async function save({ key, file, focus }: PictureUpdate): Promise<void> {
	const query = new URLSearchParams({ focus: focus.join(","), name: file?.name ?? "" });
	await fetchEditor(`${key}?${query}`, { method: "POST", body: file ?? null });
	// The forms beside it have read the files before.
	document.documentElement.dataset.changed = "";
}

try {
	const places: PictureSlot[] = await (await fetchEditor(entry)).json();
	document.body.append(...places.map((place) => createPictureForm(place, save)));
} catch (error) {
	document.body.append(createElement("p", {}, error instanceof Error ? error.message : String(error)));
}
