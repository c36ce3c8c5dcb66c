import { afterAll, vi } from "vitest";

// Files in a worker share modules, globals and the document: each starts with fresh modules and restores the rest.
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
