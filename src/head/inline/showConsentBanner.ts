/**
 * Inline in every head: shows the cookie banner before the first paint (`data-consent-banner`) if the visitor has not chosen yet,
 * and stores the choice (product 10). Other scripts read `window.cookieConsent` and listen to `consent:change`.
 */
declare const __CATEGORIES__: readonly import("#src/features/consent/consent.ts").OptionalCategory[];

(() => {
	type ConsentChoice = import("#src/features/consent/consent.ts").ConsentChoice;
	const all = __CATEGORIES__;
	const key = "cookieConsent";
	/** The choice in this document, used if storage is blocked. */
	let chosen: ConsentChoice | undefined;

	/** Empty in sandboxed frames, where `document.cookie` throws. */
	const cookies = () => {
		try {
			return document.cookie;
		} catch {
			return "";
		}
	};
	const detail = (): Partial<ConsentChoice> => {
		try {
			return JSON.parse(localStorage.getItem(key) ?? "") ?? {};
		} catch {
			return chosen ?? {};
		}
	};
	const read = (): ConsentChoice | undefined => {
		const [, cookie] = /(?:^|; )cookieConsent=(accepted|declined)(?:;|$)/.exec(cookies()) ?? [];
		if (!cookie) return chosen;
		const { at, granted } = detail();
		// Converting arbitrary stored values to strings could throw.
		const grantedCategories = all.filter((category) => JSON.stringify(granted)?.includes(category));
		// The cookie wins over a contradicting detail.
		const declinedGrant = grantedCategories.length < all.length ? grantedCategories : [];
		const isTime = typeof at === "string" && Date.parse(at);
		return { at: isTime ? at : undefined, granted: cookie === "accepted" ? all : declinedGrant };
	};
	const update = () => {
		const consent = read();
		window.cookieConsent = consent;
		document.documentElement.toggleAttribute("data-consent-banner", !consent);
		openerButton = undefined;
		dispatchEvent(new Event("consent:change"));
	};
	const choose = (granted: ConsentChoice["granted"]) => {
		chosen = { at: new Date().toISOString(), granted };
		const value = granted.length < all.length ? "declined" : "accepted";
		const secureAttribute = location.protocol === "https:" ? "; secure" : "";
		try {
			// The cookie first: the storage event makes other tabs read it.
			// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
			document.cookie = `${key}=${value}; path=/; max-age=31536000; samesite=lax${secureAttribute}`;
			// If storage is full, no detail is better than an outdated one.
			localStorage.removeItem(key);
			localStorage.setItem(key, JSON.stringify(chosen));
		} catch {}
		update();
	};

	/** The Cookie Settings button while its reopened banner is shown. */
	let openerButton: HTMLElement | undefined;
	const reopenBanner = (button: HTMLElement) => {
		openerButton = button;
		document.documentElement.setAttribute("data-consent-banner", "reopened");
		// The banner is in flow at the top of the page.
		scrollTo({ top: 0, behavior: "instant" });
		document.querySelector<HTMLElement>("[data-consent=decline]")?.focus({ preventScroll: true });
	};

	/** Hiding the banner may hide the focused button, so this restores the focus. */
	const keepFocus = (focusTarget: HTMLElement | null) => {
		if (!focusTarget || document.activeElement?.matches(":not(body, [data-consent])")) return;
		const isMain = focusTarget.localName === "main";
		if (isMain) focusTarget.tabIndex = -1;
		focusTarget.focus({ preventScroll: isMain });
	};

	const box = (category: string) => document.querySelector<HTMLInputElement>(`#consent [value=${category}]`);
	document.addEventListener(
		"click",
		(event) => {
			const openerSelector = "[data-consent], [command=show-modal][commandfor=consent]";
			const button = event.target instanceof Element && event.target.closest<HTMLElement>(openerSelector);
			if (!button) return;
			const action = button.dataset.consent;
			if (action === "reopen") {
				// The button's command is only for pages without JavaScript.
				event.preventDefault();
				event.stopImmediatePropagation();
				reopenBanner(button);
				return;
			}
			if (action) {
				const focusTarget = openerButton;
				choose(all.filter((category) => (action === "save" ? box(category)?.checked : action === "accept")));
				setTimeout(() => keepFocus(focusTarget ?? document.querySelector("main")));
				return;
			}
			for (const category of all) {
				const input = box(category);
				if (input) input.checked = !!window.cookieConsent?.granted.includes(category);
			}
		},
		true,
	);
	document.addEventListener("keydown", ({ key }) => {
		const focusTarget = openerButton;
		// Without a choice, Escape does not close the banner.
		if (key !== "Escape" || !focusTarget || !window.cookieConsent || document.querySelector("dialog[open]")) return;
		update();
		focusTarget.focus();
	});
	// After a choice in another tab. Its process may set the cookie after the event fires.
	addEventListener("storage", (event) => event.key === key && setTimeout(update, 200));
	// After a restore from the back/forward cache.
	addEventListener("pageshow", (event) => event.persisted && update());
	update();
})();
