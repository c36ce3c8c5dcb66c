import type { BackendModule } from "i18next";

/** How i18next GETs `/locales/<language>/<namespace>.json` (product 13), and when it asks again (product 11). */
export const translationFiles: BackendModule = {
	type: "backend",
	callbackApi: true,
	init() {},
	read(language, namespace, done) {
		getFile(`/locales/${language}/${namespace}.json?v=${__LOCALES_VERSION__}`).then(
			(words) => done(null, words),
			(error) => done(error, !(error instanceof FinalError)),
		);
	},
};

/** No other answer is to be expected. */
class FinalError extends Error {}

async function getFile(address: string) {
	const response = await fetch(address);
	if (!response.ok) throw new (response.status < 500 ? FinalError : Error)(`${address}: ${response.status}`);
	const text = await response.text();
	try {
		return JSON.parse(text);
	} catch {
		throw new FinalError(`${address}: no JSON`);
	}
}
