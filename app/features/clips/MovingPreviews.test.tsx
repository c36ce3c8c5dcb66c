// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { I18nContext } from "#app/i18n/useTranslation.ts";
import "#app/i18n/i18n.server.ts";
import { i18nFor } from "#app/i18n/i18n.ts";
import { MovingPreviews } from "./MovingPreviews.tsx";
import { installDevice } from "./testCards.ts";

const moved = vi.hoisted(() => vi.fn());
vi.mock("./moveCards.ts", () => ({ chooseMoving: moved }));

afterEach(() => {
	cleanup();
	moved.mockClear();
	Reflect.deleteProperty(navigator, "connection");
});

function show(): HTMLElement {
	render(
		<I18nContext value={i18nFor("en")}>
			<MovingPreviews />
		</I18nContext>,
	);
	return screen.getByRole("switch", { name: "Moving previews" });
}

it("is off, and fetches nothing", async () => {
	installDevice();
	expect(show().ariaChecked).toBe("false");
	await new Promise((resolve) => setTimeout(resolve));
	expect(moved).not.toHaveBeenCalled();
});

it("moves cards when it is switched on, until it is switched off", async () => {
	installDevice();
	const control = show();
	fireEvent.click(control);
	expect(control.ariaChecked).toBe("true");
	await waitFor(() => expect(moved).toHaveBeenLastCalledWith(true));
	fireEvent.click(control);
	expect(control.ariaChecked).toBe("false");
	await waitFor(() => expect(moved).toHaveBeenLastCalledWith(false));
});

it("is on at the next visit, and cards move without a touch", async () => {
	installDevice();
	localStorage.setItem("previews", "on");
	expect(show().ariaChecked).toBe("true");
	await waitFor(() => expect(moved).toHaveBeenLastCalledWith(true));
});

it("keeps its place, unseen, where the browser saves data", () => {
	installDevice();
	Object.assign(navigator, { connection: { saveData: true } });
	expect(show().dataset).toHaveProperty("idle");
});
