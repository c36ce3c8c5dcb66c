import { afterAll, vi } from "vitest";

// The files of a worker share it. Each starts with the project's modules anew, and hands the globals on as they were.
vi.resetModules();
afterAll(() => {
	vi.useRealTimers();
	vi.unstubAllEnvs();
	vi.unstubAllGlobals();
});
