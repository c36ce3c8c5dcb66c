/**
 * Inline in every head: detects the visitor's language before the first paint (product 2) and stores a choice on click. Reads
 * the page's languages from its alternates, so that all pages share one script. `inlineScript.server.ts` compiles it and
 * replaces `__LANGUAGES__`.
 */
declare const __LANGUAGES__: readonly string[];

(() => {
	const root = document.documentElement;
	const current = root.lang;
	const alternatePaths = new Map<string, string>();
	for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel=alternate][hreflang]")) {
		alternatePaths.set(link.hreflang, new URL(link.href).pathname);
	}
	const path = location.pathname;
	const hasPrefix = __LANGUAGES__.includes(path.split("/", 2)[1] ?? "");
	// Error screens appear at any URL, so they list languages instead of alternates. Static hosts also show them at
	// `/de/about-us`, which exists in no language.
	if (!hasPrefix && !/^\/[a-z]{2}(-|\/|$)/i.test(path)) {
		const screen = document.querySelector<HTMLMetaElement>("meta[name=languages]");
		for (const code of screen?.content.split(" ") ?? []) alternatePaths.set(code, `/${code}${path}`);
	}

	// Prefers the exact tag: if the site has `pt` and `pt-BR`, a `pt-BR` browser gets `pt-BR`.
	const toSupported = (value: string | null | undefined) => {
		const [language, region] = value?.toLowerCase().split(/[-_]/) ?? [];
		const find = (tag: string) => __LANGUAGES__.find((code) => `${code.toLowerCase()}-`.startsWith(`${tag}-`));
		return language && (find(`${language}-${region}`) ?? find(language));
	};
	// Sandboxed frames throw for cookies and storage.
	const readCookie = () => {
		try {
			return /(?:^|; )i18next=([^;]*)/.exec(document.cookie)?.[1];
		} catch {}
	};
	const inStorage = () => {
		try {
			return localStorage.getItem("i18nextLng") ?? undefined;
		} catch {}
	};
	const stored = () => readCookie() ?? inStorage();
	const store = (code: string) => {
		// Each write delays the first paint.
		if (readCookie() === code && inStorage() === code) return true;
		try {
			localStorage.setItem("i18nextLng", code);
		} catch {}
		try {
			// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
			document.cookie = `i18next=${code}; path=/; max-age=31536000; samesite=lax`;
		} catch {}
		return readCookie() === code || inStorage() === code;
	};
	window.languageChoice = { stored, store };

	const query = () => new URLSearchParams(location.search);
	const asked = toSupported(query().get("lng"));
	const explicitLanguage = asked && alternatePaths.has(asked) ? asked : undefined;
	const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
	// After Back to an unprefixed page, detection would redirect the visitor forward again.
	const settled = hasPrefix || navigation?.type === "back_forward" || history.state?.returned;
	const detectedLanguage = [readCookie(), inStorage(), ...navigator.languages, current].map(toSupported).find(Boolean);
	const wanted = explicitLanguage ?? (settled ? current : detectedLanguage) ?? current;
	const target = alternatePaths.get(wanted);
	const isKept = (wanted === current || explicitLanguage) && store(wanted);
	const url = new URL(location.href);
	// Removes `lng` after storing the choice. Without storage it stays, or the next load would detect the language again.
	if (explicitLanguage && isKept) {
		const others = url.search.slice(1).split("&");
		url.search = others.filter((part) => !/^lng(=|$)/.test(part)).join("&");
	}
	if (wanted !== current && target) {
		root.hidden = true;
		url.pathname = target;
		location.replace(url.href);
	} else if (url.href !== location.href) {
		history.replaceState(history.state, "", url.href);
	}

	document.addEventListener(
		"click",
		(event) => {
			const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[href]");
			if (!link) return;
			const code = link.dataset.language;
			if (!code && (isKept || !explicitLanguage)) return;
			const url = new URL(link.href);
			const chosen = query();
			if (code) {
				if (!store(code) || chosen.has("lng")) chosen.set("lng", code);
				url.search = chosen.toString();
				url.hash = location.hash;
			} else if (explicitLanguage && url.origin === location.origin && !url.searchParams.has("lng")) {
				url.searchParams.set("lng", explicitLanguage);
			}
			link.href = url.href;
		},
		true,
	);
})();
