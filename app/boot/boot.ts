/**
 * Inline at the end of every page: starts the app after the page has loaded and the browser is idle, or at the
 * visitor's first move, and keeps early clicks. Its text is the same on every page; what differs lies in
 * `#boot-data` (`BootData`).
 */
(() => {
	const data: import("./bootData.ts").BootData = JSON.parse(document.getElementById("boot-data")?.textContent ?? "");
	const add = (rel: string, href: string) => {
		const link = document.createElement("link");
		link.rel = rel;
		link.href = href;
		if (rel === "preload") {
			link.as = "fetch";
			link.crossOrigin = "anonymous";
		}
		document.head.append(link);
	};
	const load = async () => {
		for (const href of data.modules) add("modulepreload", href);
		for (const href of data.locales) add("preload", href);
		const stream = fetch(data.stream);
		window.__localesVersion = data.localesVersion;
		window.__sheets = data.sheets;
		window.__renderedFor = data.path;
		await import(data.manifest);
		const routes = data.routes.map(async ([id, module]) => [id, await import(module)]);
		window.__reactRouterRouteModules = Object.fromEntries(await Promise.all(routes));
		const answer = await stream;
		if (!answer.ok) throw new Error(`${data.stream}: ${answer.status}`);
		// Whole, because data that breaks off later would take the page's text with it.
		window.__reactRouterContext = { ...data.context, stream: (await answer.blob()).stream() };
		await import(data.entry);
	};

	// Whoever has begun to use the page needs all of it, whether the app is there or not: see `OnceSomebodyMoves.tsx`.
	const moved = () => {
		if (window.__hasMoved) return;
		window.__hasMoved = true;
		dispatchEvent(new Event("page:moved"));
		start();
	};
	let started = false;
	const start = () => {
		if (started) return;
		started = true;
		// The page stays readable; clicks that were kept for the app go where they would have gone without it.
		load().catch((error) => {
			console.error(error);
			dispatchEvent(new Event("app:failed"));
		});
	};
	const whenIdle = (then: () => void) => (window.requestIdleCallback ?? setTimeout)(then, { timeout: 2000 } as never);
	// A page without pictures has loaded before it is painted: in the second frame the first one is on the screen.
	const afterLoad = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(whenIdle, 0, start)));
	if (document.readyState === "complete") afterLoad();
	else addEventListener("load", afterLoad);
	// A screen reader's click, and its focus, come without any of the others. A click is heard of here before React hears of it.
	for (const event of ["pointerdown", "touchstart", "keydown", "focusin", "click"]) {
		addEventListener(event, moved, { once: true, passive: true, capture: true });
	}
	// A mouse that rests where the page comes up is reported as well, without having moved.
	addEventListener("pointermove", ({ movementX, movementY }) => (movementX || movementY) && moved(), { passive: true });
	// Not captured: a row within the page may stand scrolled from the beginning (`scroll-initial-target`), untouched.
	addEventListener("scroll", moved, { once: true, passive: true });

	const early: HTMLElement[] = [];
	const keep = (event: Event) => {
		const target = event.target instanceof Element && event.target.closest<HTMLElement>("[data-needs-app]");
		if (!target) return;
		event.preventDefault();
		event.stopPropagation();
		early.push(target);
		moved();
	};
	addEventListener("click", keep, true);
	const release = () => {
		removeEventListener("click", keep, true);
		for (const target of early.splice(0)) target.click();
	};
	// What lies far below is taken over after the rest.
	addEventListener("app:ready", () => (early.length > 0 ? whenIdle(release) : release()));
	addEventListener("app:failed", () => {
		// What nothing will answer goes out of sight (`app/styles/withoutApp.css`).
		document.documentElement.dataset.app = "failed";
		release();
	});
})();
