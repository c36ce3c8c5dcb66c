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

it("requests the clip of the card on devices with a mouse", async () => {
	installDevice("hover: hover");
	await ask();
	expect(moved).toHaveBeenCalledWith(card);
});

it("requests nothing on touch screens while moving previews are off", async () => {
	installDevice();
	await ask();
	expect(moved).not.toHaveBeenCalled();
});

it("requests the clip on touch screens once moving previews are on", async () => {
	installDevice();
	localStorage.setItem("previews", "on");
	await ask();
	expect(moved).toHaveBeenCalledWith(card);
});

it("treats blocked storage like a visitor without a choice", async () => {
	installDevice();
	vi.stubGlobal("localStorage", undefined);
	await ask();
	expect(moved).not.toHaveBeenCalled();
	vi.unstubAllGlobals();
});
