import type { ClientDirective } from "astro";

/**
 * `client:interaction`: hydrates an island at the first pointer, key or focus inside it. Until then its links and forms
 * work as plain HTML.
 */
const interaction: ClientDirective = (load, _options, element) => {
	const events = ["pointerover", "pointerdown", "keydown", "focusin"] as const;
	const hydrate = async () => {
		for (const event of events) element.removeEventListener(event, hydrate);
		await (await load())();
	};
	for (const event of events) element.addEventListener(event, hydrate, { passive: true });
};

export default interaction;
