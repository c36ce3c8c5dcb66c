/**
 * Inline at the end of every page: where the visitor was in each entry of the tab's history, and the same place in another
 * language (decision 15). The router's scrolling (`useScrollAndFocus.ts`) asks it; what comes before the app has booted,
 * or without it, is done here.
 */
(() => {
	const root = document.documentElement;
	const main = () => (document.querySelector("main")?.getBoundingClientRect().top ?? 0) + scrollY;
	const scroll = (top: number) => scrollTo({ top, behavior: "instant" });

	const stored = <Value>(key: string, otherwise: Value): Value => {
		try {
			return JSON.parse(sessionStorage.getItem(key) ?? "") ?? otherwise;
		} catch {
			return otherwise;
		}
	};
	const store = (key: string, value: unknown) => {
		try {
			sessionStorage.setItem(key, JSON.stringify(value));
		} catch {}
	};

	// Before that, what lies far below the window has a place of about its size (`farParts.module.css`): no place can be found there.
	const layOutAll = () => {
		if ("whole" in root.dataset) return;
		// What is read by then stays where it is.
		const read = scrollY ? document.elementFromPoint(innerWidth / 2, innerHeight / 2) : null;
		const top = () => read?.getBoundingClientRect().top ?? 0;
		const before = top();
		root.dataset.whole = "";
		if (read) scroll(scrollY + top() - before);
	};
	const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
	if (location.hash || navigation?.type !== "navigate") layOutAll();
	const soon = () => (window.requestIdleCallback ?? setTimeout)(layOutAll, { timeout: 500 } as never);
	for (const way of ["scroll", "touchstart", "pointerdown", "wheel"]) {
		addEventListener(way, soon, { once: true, passive: true });
	}
	// What these lead to may lie anywhere.
	for (const way of ["click", "keydown"]) addEventListener(way, layOutAll, { once: true, capture: true });

	let positions: Map<string, number>;
	const load = () => {
		positions = new Map(Object.entries(stored<Record<string, number>>("positions", {})));
	};
	load();

	// The router names the entries that it makes. The others, a document's first one and plain fragments, get a name here.
	const entry = (): string => {
		const { key, place } = history.state ?? {};
		if (key || place) return key ?? place;
		const name = Math.random().toString(36).slice(2);
		history.replaceState({ idx: null, ...history.state, place: name }, "");
		return name;
	};

	// What a language's words leave alike: so many blocks, headings at least.
	const kinds = ["h1, h2, h3, p, li, dt, dd", "h1, h2, h3", "h2"];
	const blocks = (kind: string) => [...document.querySelectorAll(`main :is(${kind})`)];
	const look = () => {
		const line = Number.parseFloat(getComputedStyle(root).scrollPaddingTop) || 0;
		return {
			share: scrollY / (root.scrollHeight - innerHeight || 1),
			marks: kinds.map((kind) => {
				const tops = blocks(kind).map((block) => {
					const { top, height } = block.getBoundingClientRect();
					return height ? top : Number.POSITIVE_INFINITY;
				});
				// What begins below the header rather than what has gone under it.
				const away = tops.map((top) => Math.abs(top - line) * (top < line ? 4 : 1));
				const index = away.indexOf(Math.min(...away));
				return { index, top: tops[index] ?? 0, count: tops.length };
			}),
		};
	};
	/** The place that is to be found again, and the address that it is for. */
	type Kept = ReturnType<typeof look> & { to: string };
	let kept = stored<Kept | null>("languagePlace", null);
	store("languagePlace", null);

	const places: Places = {
		entry,
		remember() {
			const name = entry();
			positions.delete(name);
			positions.set(name, scrollY && scrollY - main());
		},
		restore(name) {
			const position = positions.get(name);
			if (typeof position !== "number") return undefined;
			layOutAll();
			const top = position && Math.max(0, position + main());
			scroll(top);
			return Math.abs(scrollY - top) < 1;
		},
		findAgain() {
			if (kept?.to !== location.pathname || !kept.share) return true;
			layOutAll();
			try {
				for (const [rank, kind] of kinds.entries()) {
					const mark = kept.marks[rank];
					const all = blocks(kind);
					const block = all[mark?.index ?? -1];
					if (!mark || !block || all.length !== mark.count) continue;
					scroll(scrollY + block.getBoundingClientRect().top - mark.top);
					return !rank;
				}
				scroll(kept.share * (root.scrollHeight - innerHeight));
				return false;
			} catch {
				// Somebody else has stored something else there.
				return true;
			}
		},
	};
	window.places = places;
	const name = entry();

	if (kept?.to === location.pathname) {
		places.findAgain();
		// A fragment in the address has the browser scroll once more.
		if (location.hash) addEventListener("load", () => requestAnimationFrame(places.findAgain), { once: true });
	} else if (history.scrollRestoration === "manual") {
		// Taken over by the app in another document, and left within that.
		places.restore(name);
		// In letters that stand in for the fonts lines break otherwise, and the browser holds on to what has moved.
		// Where the app has failed, what stands above may say so by now: the place among what is read is kept, not the number.
		let hasMoved = false;
		for (const way of ["wheel", "touchmove", "keydown", "pointerdown", "app:failed"]) {
			addEventListener(way, () => (hasMoved = true), { once: true, passive: true });
		}
		document.fonts.ready.then(() => hasMoved || places.restore(name));
	}

	let isReturning = false;
	addEventListener("pagehide", () => {
		store("positions", Object.fromEntries([...positions].slice(-50)));
		if (!isReturning) history.scrollRestoration = "auto";
	});
	addEventListener("pageshow", (event) => event.persisted && load());

	document.addEventListener(
		"click",
		(event) => {
			const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[data-language]");
			if (!link || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
			kept = { ...look(), to: link.pathname };
			store("languagePlace", kept);
		},
		true,
	);

	// Back to another page of the router's, while there is no router: the browser changes the address and no more.
	const address = () => location.pathname + location.search;
	const shown = address();
	addEventListener("popstate", () => {
		if ("ready" in root.dataset || address() === shown) return;
		isReturning = true;
		history.scrollRestoration = "manual";
		history.replaceState({ ...history.state, returned: true }, "");
		location.reload();
	});
})();
