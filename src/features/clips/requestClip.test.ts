// @vitest-environment jsdom
import type { SyntheticEvent } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { requestClip } from "./requestClip.ts";
import { installDevice } from "./testCards.ts";

const moved = vi.hoisted(() => vi.fn());
vi.mock("./hoverPreviews.ts", () => ({ startPreview: moved }));

const card = document.createElement("a");
const ask = async () => {
	requestClip({ currentTarget: card } as unknown as SyntheticEvent<HTMLElement>);
	await new Promise((resolve) => setTimeout(resolve));
};

beforeEach(() => {
	moved.mockClear();
});

it("asks for the card's clip where there is a mouse", async () => {
	installDevice("hover: hover");
	await ask();
	expect(moved).toHaveBeenCalledWith(card);
});

it("fetches nothing under a finger that nothing shall move under", async () => {
	installDevice();
	await ask();
	expect(moved).not.toHaveBeenCalled();
});

it("asks for it under a finger once moving previews are on", async () => {
	installDevice();
	localStorage.setItem("previews", "on");
	await ask();
	expect(moved).toHaveBeenCalledWith(card);
});

it("takes blocked storage for a visitor who has chosen nothing", async () => {
	installDevice();
	vi.stubGlobal("localStorage", undefined);
	await ask();
	expect(moved).not.toHaveBeenCalled();
	vi.unstubAllGlobals();
});
