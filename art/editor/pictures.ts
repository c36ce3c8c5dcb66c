/** The editor's picture page: all picture slots of one entry, `/editor/pictures.html?of=games/boat-attack`. */
import { createElement } from "./createElement.ts";
import { createPictureForm, type PictureSlot, type PictureUpdate } from "./pictureForm.ts";

const entry = new URLSearchParams(location.search).get("of") ?? "";

/** @throws Error with the server's message */
async function fetchEditor(path: string, options?: RequestInit): Promise<Response> {
	const response = await fetch(`/editor/pictures/${path}`, options).catch(() => {
		throw new Error("The editor is not running. Start it again: npm run edit.");
	});
	if (!response.ok) throw new Error((await response.json()).message);
	return response;
}

async function save({ key, file, focus }: PictureUpdate): Promise<void> {
	const query = new URLSearchParams({ focus: focus.join(","), name: file?.name ?? "" });
	await fetchEditor(`${key}?${query}`, { method: "POST", body: file ?? null });
	// Makes the editor reload its forms, which have read the old files.
	document.documentElement.dataset.changed = "";
}

try {
	const slots: PictureSlot[] = await (await fetchEditor(entry)).json();
	document.body.append(...slots.map((slot) => createPictureForm(slot, save)));
} catch (error) {
	document.body.append(createElement("p", {}, error instanceof Error ? error.message : String(error)));
}
