import { describe, expect, it, vi } from "vitest";
import { getFramePath, getFramesFolder, listImports, readFrameCount } from "./clipFrames.ts";

const FILM = { clip: "clips/home-hero", size: [96, 54], samples: 4 } as const;

describe("the rendered frames of a clip", () => {
	it("depend only on the clip and all of its imports, direct or not", () => {
		const files = listImports("clips/home-hero.py");
		const imports = ["cast/cat.py", "kit/timing.py", "kit/scene.py"];
		expect(files).toEqual(expect.arrayContaining(["clips/home-hero.py", ...imports]));
		expect(files).not.toContain("cast/caveman.py");
	});

	it("have a separate folder outside the repository for each size and number of samples", () => {
		vi.stubEnv("XDG_CACHE_HOME", "/caches");
		expect(getFramePath(getFramesFolder(FILM), 7)).toMatch(
			/^\/caches\/site-art\/clips\/home-hero\/[0-9a-f]{12}\/007\.raw$/,
		);
		const folders = [FILM, { ...FILM, samples: 6 }, { ...FILM, size: [48, 27] as const }].map(getFramesFolder);
		expect(new Set(folders).size).toBe(3);
		expect(getFramesFolder({ ...FILM })).toBe(folders[0]);
	});

	it("are as many as the Python file sets", () => {
		expect(readFrameCount("clips/home-hero")).toBe(48);
		expect(() => readFrameCount("kit/timing")).toThrow("art/kit/timing.py: no number of frames. Write FRAMES = 26");
	});
});
