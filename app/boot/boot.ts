/**
 * Inline at the end of every page: starts the app after the page has loaded and the browser is idle, or at the
 * visitor's first touch, and keeps early clicks. Its text is the same on every page; what differs lies in
 * `#boot-data`, which the finishing step writes (`BootData`).
 */
(() => {
	const data = JSON.parse(
		document.getElementById("boot-data")?.textContent ?? "",
	) as import("../../scripts/build/bootData.ts").BootData;
	window.__reactRouterContext = {
		...data.context,
		stream: new ReadableStream<string>({
			start(controller) {
				for (const chunk of data.stream) controller.enqueue(chunk);
				controller.close();
			},
		}).pipeThrough(new TextEncoderStream()),
	};

	const preload = (rel: string, href: string) => {
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
		for (const href of data.modules) preload("modulepreload", href);
		for (const href of data.locales) preload("preload", href);
		await import(data.manifest);
		const routes = data.routes.map(async ([id, files]) => [
			id,
			Object.assign({}, ...(await Promise.all(files.map((file) => import(file))))),
		]);
		window.__reactRouterRouteModules = Object.fromEntries(await Promise.all(routes));
		await import(data.entry);
	};

	let started = false;
	const start = () => {
		if (started) return;
		started = true;
		load();
	};
	const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(start, { timeout: 2000 } as never);
	const afterLoad = () => requestAnimationFrame(() => setTimeout(whenIdle));
	if (document.readyState === "complete") afterLoad();
	else addEventListener("load", afterLoad);
	for (const event of ["pointerover", "touchstart", "keydown", "scroll"]) {
		addEventListener(event, start, { once: true, passive: true, capture: true });
	}

	// A browser without invoker commands needs the app for them, too.
	const needy = "command" in HTMLButtonElement.prototype ? "[data-needs-app]" : "[data-needs-app],[command]";
	const early: HTMLElement[] = [];
	const keep = (event: Event) => {
		const target = event.target instanceof Element && event.target.closest<HTMLElement>(needy);
		if (!target) return;
		event.preventDefault();
		event.stopPropagation();
		early.push(target);
		start();
	};
	addEventListener("click", keep, true);
	addEventListener("app:ready", () => {
		removeEventListener("click", keep, true);
		for (const target of early) target.click();
	});
	addEventListener("app:failed", () => removeEventListener("click", keep, true));
})();
