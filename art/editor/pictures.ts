/** The editor's page of pictures: all places of the entry that the address names, `/editor/pictures.html?of=games/boat-attack`. */
import { make } from "./make.ts";
import { type Placed, type PlaceFacts, picturePlace } from "./picturePlace.ts";

const entry = new URLSearchParams(location.search).get("of") ?? "";

/** @throws in the server's words */
async function ask(address: string, body?: FormData): Promise<Response> {
	const request = fetch(`/editor/pictures/${address}`, body && { method: "POST", body });
	const response = await request.catch(() => {
		throw new Error("The editor does not answer. Start it again: npm run edit.");
	});
	if (!response.ok) throw new Error((await response.json()).message);
	return response;
}

async function save({ key, file, focus }: Placed): Promise<void> {
	const body = new FormData();
	if (file) body.set("file", file);
	body.set("focus", focus.join(","));
	await ask(`sources/${key}`, body);
	// The forms beside it have read the files before.
	document.documentElement.dataset.changed = "";
}

try {
	const places: PlaceFacts[] = await (await ask(`entries/${entry}`)).json();
	document.body.append(...places.map((place) => picturePlace(place, save)));
} catch (error) {
	document.body.append(make("p", {}, error instanceof Error ? error.message : String(error)));
}
