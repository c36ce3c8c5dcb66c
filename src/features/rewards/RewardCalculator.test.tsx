// @vitest-environment jsdom
import { act, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { beforeEach, describe, expect, it, vi } from "vitest";
import "#src/i18n/i18n.server.ts";
import { FleetRewards } from "./RewardCalculator.island.tsx";

beforeEach(() => {
	vi.useFakeTimers();
});

/** Hydrates the calculator's static HTML after entering `typed` in the first field. */
function show(search = "", typed?: string) {
	history.replaceState({ key: "entry" }, "", `/docs${search}`);
	const container = document.body.appendChild(document.createElement("div"));
	container.innerHTML = renderToString(<FleetRewards />);
	if (typed) getField().value = typed;
	render(<FleetRewards />, { container, hydrate: true });
}

const getField = () => screen.getByLabelText<HTMLInputElement>("Referrals: Golden Fleet");
const total = () =>
	screen.getByText("Total if all conditions are met").nextElementSibling?.textContent?.replace(/\s/g, " ");
const settle = () => act(() => vi.advanceTimersByTime(1_000));

describe("the reward calculator component", () => {
	it("counts typed and stepped numbers and writes them to the address", () => {
		show();
		fireEvent.change(getField(), { target: { value: "3" } });
		expect(total()).toBe("18 T$");
		fireEvent.click(screen.getByRole("button", { name: "Add one referral: Silver Fleet" }));
		expect(total()).toBe("19.5 T$");
		settle();
		expect(location.search).toBe("?fleet=3-2-1-1");
		fireEvent.click(screen.getByRole("button", { name: "Reset" }));
		settle();
		expect(total()).toBe("8 T$");
		expect(location.search).toBe("");
	});

	it.each([
		["text typed before hydration", "?x=1", "3", "18 T$", "?x=1&fleet=3-1-1-1"],
		["a shared address rather than such text", "?fleet=0-0-2-9999", "3", "5,001.5 T$", "?fleet=0-0-2-9999"],
		["the worked example at an invalid address", "?fleet=1-2-3-oops", "", "8 T$", "?fleet=1-2-3-oops"],
	])("keeps %s", (_, search, typed, sum, settledSearch) => {
		show(search, typed);
		expect(total()).toBe(sum);
		settle();
		expect(location.search).toBe(settledSearch);
	});

	it("reads the address again when the visitor goes back to another fleet", () => {
		show();
		history.replaceState(null, "", "/docs?fleet=4-3-2-1");
		act(() => void dispatchEvent(new PopStateEvent("popstate")));
		expect(total()).toBe("27 T$");
	});

	it("writes the address half a second after the last change, beside other parameters and without a history entry", () => {
		show("?x=1");
		settle();
		expect(location.search).toBe("?x=1");
		const entries = history.length;
		for (const value of ["2", ""]) {
			fireEvent.change(getField(), { target: { value } });
			act(() => vi.advanceTimersByTime(499));
		}
		expect(location.search).toBe("?x=1");
		act(() => vi.advanceTimersByTime(1));
		expect(location.search).toBe("?x=1&fleet=0-1-1-1");
		expect([history.state, history.length]).toEqual([{ key: "entry" }, entries]);
	});

	it("allows an empty field while a visitor types, and no count outside the bounds", () => {
		show("?fleet=0-9999-1-1");
		fireEvent.change(getField(), { target: { value: "" } });
		expect(getField().value).toBe("");
		fireEvent.blur(getField());
		expect(getField().value).toBe("0");
		const isStepperDisabled = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name }).disabled;
		expect(isStepperDisabled("Remove one referral: Golden Fleet")).toBe(true);
		expect(isStepperDisabled("Add one referral: Silver Fleet")).toBe(true);
	});

	it.each([
		["1 000", "1000", "5,003 T$"],
		["", "0", "3 T$"],
	])("parses %j and shows it as %s on blur", (typed, shown, sum) => {
		show();
		fireEvent.change(getField(), { target: { value: typed } });
		settle();
		expect([total(), getField().getAttribute("aria-invalid")]).toEqual([sum, "false"]);
		fireEvent.blur(getField());
		expect(getField().value).toBe(shown);
	});

	it.each(["3.5", "12345"])(
		"keeps the invalid value %j in the field and shows an error message next to it",
		(typed) => {
			show();
			fireEvent.change(getField(), { target: { value: typed } });
			expect(total()).toBe("—");
			settle();
			fireEvent.blur(getField());
			expect(location.search).toBe("");
			expect([getField().value, getField().getAttribute("aria-invalid"), total()]).toEqual([typed, "true", "—"]);
			const problem = document.getElementById(getField().getAttribute("aria-describedby") ?? "");
			expect(problem?.textContent).toBe("Enter a whole number from 0 to 9,999.");
			expect(getField().closest("td")?.contains(problem)).toBe(true);
			expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toContain(problem?.textContent);
			expect(screen.getByRole<HTMLButtonElement>("button", { name: "Copy link to this calculation" }).disabled).toBe(
				true,
			);
			fireEvent.change(getField(), { target: { value: "3" } });
			expect([total(), getField().getAttribute("aria-invalid")]).toEqual(["18 T$", "false"]);
		},
	);

	it("does not truncate typed or pasted text, and names the highest count", () => {
		show();
		expect(getField().maxLength).toBe(-1);
		expect(screen.getByText("Enter how many referrals you have at each level, up to 9,999.")).toBeTruthy();
	});

	it("keeps the error message of one field while another one changes", () => {
		show();
		fireEvent.change(getField(), { target: { value: "3.5" } });
		settle();
		fireEvent.change(screen.getByLabelText("Referrals: Silver Fleet"), { target: { value: "2" } });
		expect(getField().getAttribute("aria-invalid")).toBe("true");
	});

	it("announces the total once, after a pause", () => {
		show();
		const texts = () => screen.getAllByRole("status").map(({ textContent }) => textContent);
		const status = () => texts().join("").replace(/\s/g, " ");
		for (const value of ["2", "25", "250"]) fireEvent.change(getField(), { target: { value } });
		expect(status()).toBe("");
		settle();
		expect(status()).toBe("Total if all conditions are met: 1,253 T$");
	});
});
