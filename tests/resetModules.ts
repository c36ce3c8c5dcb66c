import { afterAll, afterEach, vi } from "vitest";

// Files in a worker share modules, globals and the document: each file starts with fresh modules, each test restores the rest.
vi.resetModules();
afterEach(async () => {
	vi.useRealTimers();
	vi.unstubAllEnvs();
	vi.unstubAllGlobals();
	if (typeof document === "undefined") return;
	const { cleanup } = await import("@testing-library/react");
	cleanup();
	document.body.replaceChildren();
	history.replaceState(null, "", "/");
	localStorage.clear();
	sessionStorage.clear();
});
afterAll(() => {
	if (typeof document === "undefined") return;
	for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name);
});
