/**
 * Inline in the head of every page, before anything is painted: which language this visitor reads (product 2's order),
 * and the choice stored on the click itself. Runs without the app and knows the page only by its own alternates, so
 * that its text is the same on every page. The finishing step compiles it; `__LANGUAGES__` is written in there.
 */
declare const __LANGUAGES__: readonly string[];

(() => {
	const root = document.documentElement;
	const current = root.lang;
	const alternates = new Map<string, string>();
	for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel=alternate][hreflang]")) {
		alternates.set(link.hreflang, new URL(link.href).pathname);
	}

	const supported = (value: string | null | undefined) =>
		__LANGUAGES__.find((code) => value?.toLowerCase().split("-")[0] === code);
	const cookie = () => /(?:^|; )i18next=([^;]*)/.exec(document.cookie)?.[1];
	const inStorage = () => {
		try {
			return localStorage.getItem("i18nextLng") ?? undefined;
		} catch {}
	};
	const stored = () => cookie() ?? inStorage();
	const store = (code: string) => {
		try {
			localStorage.setItem("i18nextLng", code);
		} catch {}
		// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
		document.cookie = `i18next=${code}; path=/; max-age=31536000; samesite=lax`;
		return cookie() === code || inStorage() === code;
	};
	window.languageChoice = { stored, store };

	const asked = supported(new URLSearchParams(location.search).get("lng"));
	const explicit = asked && alternates.has(asked) ? asked : undefined;
	const prefixed = __LANGUAGES__.includes(location.pathname.split("/", 2)[1] ?? "");
	const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
	// Back to an unprefixed page is the visitor's own choice of it: detection would throw them forward again.
	const settled = prefixed || navigation?.type === "back_forward" || history.state?.returned;
	const detected = [cookie(), inStorage(), ...navigator.languages, current].map(supported).find(Boolean);
	const wanted = explicit ?? (settled ? current : detected) ?? current;
	const target = alternates.get(wanted);
	if (wanted === current) {
		store(current);
	} else if (target) {
		if (explicit) store(wanted);
		root.hidden = true;
		location.replace(target + location.search + location.hash);
	}

	document.addEventListener(
		"click",
		(event) => {
			const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[data-language]");
			if (!link) return;
			const code = link.dataset.language;
			if (!code) return;
			const kept = store(code);
			const url = new URL(link.href);
			const query = new URLSearchParams(location.search);
			if (!kept || query.has("lng")) query.set("lng", code);
			url.search = query.toString();
			url.hash = location.hash;
			link.href = url.href;
		},
		true,
	);
})();
