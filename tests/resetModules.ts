import { afterAll, vi } from "vitest";

// The files of a worker share it, its document as well. Each starts with fresh modules of the project, and passes on the
// globals and the document as they were, whichever file comes next.
vi.resetModules();
afterAll(() => {
	vi.useRealTimers();
	vi.unstubAllEnvs();
	vi.unstubAllGlobals();
	if (typeof document === "undefined") return;
	document.body.replaceChildren();
	for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name);
	history.replaceState(null, "", "/");
	localStorage.clear();
	sessionStorage.clear();
});
