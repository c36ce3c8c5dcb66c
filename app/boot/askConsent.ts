/**
 * Inline in the head of every page: whether the visitor has yet to choose their cookies, known before anything is
 * painted (the sheet shows the banner under `data-ask-consent`), and the choice itself, stored on the click (spec 2.10).
 * Runs without the app, which reads `window.cookieConsent` and hears `consent:change`.
 */
declare const __CATEGORIES__: readonly import("../features/consent/consent.ts").OptionalCategory[];

(() => {
	type Consent = import("../features/consent/consent.ts").Consent;
	type Detail = { at?: string; granted?: { includes?(category: string): boolean } } | null | undefined;
	const key = "cookieConsent";
	/** The choice made in this document: all there is where storage is blocked. */
	let chosen: Consent | undefined;

	const detail = (): Detail => {
		try {
			return JSON.parse(localStorage.getItem(key) ?? "null") ?? chosen;
		} catch {
			return chosen;
		}
	};
	const read = (): Consent | undefined => {
		const cookie = /(?:^|; )cookieConsent=(accepted|declined)(?:;|$)/.exec(document.cookie)?.[1];
		if (!cookie) return chosen;
		const { at, granted } = detail() ?? {};
		const some = __CATEGORIES__.filter((category) => granted?.includes?.(category));
		// The cookie has the last word: a detail that says otherwise is somebody else's.
		const declined = some.length < __CATEGORIES__.length ? some : [];
		return { at: Date.parse(at ?? "") ? at : undefined, granted: cookie === "accepted" ? __CATEGORIES__ : declined };
	};
	const update = () => {
		window.cookieConsent = read();
		document.documentElement.toggleAttribute("data-ask-consent", !window.cookieConsent);
		dispatchEvent(new Event("consent:change"));
	};
	const choose = (granted: Consent["granted"]) => {
		chosen = { at: new Date().toISOString(), granted };
		// The cookie first: what is stored next tells other tabs to look at it.
		const value = granted.length < __CATEGORIES__.length ? "declined" : "accepted";
		const secure = location.protocol === "https:" ? "; secure" : "";
		// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
		document.cookie = `${key}=${value}; path=/; max-age=31536000; samesite=lax${secure}`;
		try {
			// Where the new detail finds no room, none is better than the old one.
			localStorage.removeItem(key);
			localStorage.setItem(key, JSON.stringify(chosen));
		} catch {}
		update();
	};

	/** The button that was clicked may be gone with the banner: whoever uses the keyboard goes on with the page. */
	const keepFocus = () => {
		const { activeElement: active, body } = document;
		const main = document.getElementById("main");
		if (!main || (active && active !== body && !active.matches("[data-consent]"))) return;
		main.tabIndex = -1;
		main.focus({ preventScroll: true });
	};

	document.addEventListener(
		"click",
		(event) => {
			const selector = "[data-consent], [command=show-modal][commandfor=consent]";
			const button = event.target instanceof Element && event.target.closest<HTMLElement>(selector);
			if (!button) return;
			const boxes = [...document.querySelectorAll<HTMLInputElement>("#consent input")];
			const action = button.dataset.consent;
			if (!action) {
				for (const box of boxes) {
					box.checked = !!window.cookieConsent?.granted.some((category) => category === box.value);
				}
				return;
			}
			const ticked = boxes.filter(({ checked }) => checked).map(({ value }) => value);
			choose(
				__CATEGORIES__.filter((category) => (action === "save" ? ticked.includes(category) : action === "accept")),
			);
			setTimeout(keepFocus);
		},
		true,
	);
	// Another tab has chosen, or the page comes back as it was before a choice.
	addEventListener("storage", (event) => event.key === key && update());
	addEventListener("pageshow", (event) => event.persisted && update());
	update();
})();
