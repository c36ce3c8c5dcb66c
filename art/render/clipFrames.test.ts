import { describe, expect, it, vi } from "vitest";
import { getFramePath, getFramesFolder, listImports, readFrameCount } from "./clipFrames.ts";

const CLIP_RENDER = { clip: "clips/home-hero", size: [96, 54], samples: 4 } as const;

describe("the frame cache of a clip", () => {
	it("depends on the clip and its transitive imports only", () => {
		const files = listImports("clips/home-hero.py");
		const imports = ["cast/cat.py", "kit/timing.py", "kit/scene.py"];
		expect(files).toEqual(expect.arrayContaining(["clips/home-hero.py", ...imports]));
		expect(files).not.toContain("cast/caveman.py");
	});

	it("has a separate folder outside the repository for each size and number of samples", () => {
		vi.stubEnv("XDG_CACHE_HOME", "/caches");
		expect(getFramePath(getFramesFolder(CLIP_RENDER), 7)).toMatch(
			/^\/caches\/site-art\/clips\/home-hero\/[0-9a-f]{12}\/007\.raw$/,
		);
		const folders = [CLIP_RENDER, { ...CLIP_RENDER, samples: 6 }, { ...CLIP_RENDER, size: [48, 27] as const }].map(
			getFramesFolder,
		);
		expect(new Set(folders).size).toBe(3);
		expect(getFramesFolder({ ...CLIP_RENDER })).toBe(folders[0]);
	});

	it("reads the number of frames from the Python file", () => {
		expect(readFrameCount("clips/home-hero")).toBe(48);
		expect(() => readFrameCount("kit/timing")).toThrow("art/kit/timing.py: no number of frames. Write FRAMES = 26");
	});
});
