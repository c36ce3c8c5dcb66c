// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { I18nContext } from "#app/i18n/useTranslation.ts";
import "#app/i18n/i18n.server.ts";
import { i18nFor } from "#app/i18n/i18n.ts";
import { RewardCalculator } from "./RewardCalculator.tsx";

beforeEach(() => {
	vi.useFakeTimers();
	history.replaceState(null, "", "/");
});
afterEach(() => {
	cleanup();
	vi.useRealTimers();
});

function show(search = "") {
	render(
		<I18nContext value={i18nFor("en")}>
			<MemoryRouter initialEntries={[`/${search}`]}>
				<RewardCalculator />
			</MemoryRouter>
		</I18nContext>,
	);
}

const golden = () => screen.getByLabelText<HTMLInputElement>("Referrals: Golden Fleet");
const total = () => screen.getByText("You receive").nextElementSibling?.textContent?.replace(/\s/g, " ");
const settle = () => act(() => vi.advanceTimersByTime(1_000));

describe("the reward calculator", () => {
	it("begins with the worked example and leaves the address alone", () => {
		show();
		settle();
		expect(total()).toBe("8 T$");
		expect(location.search).toBe("");
	});

	it("counts what is typed and stepped, and writes it to the address", () => {
		show();
		fireEvent.change(golden(), { target: { value: "3" } });
		expect(total()).toBe("18 T$");
		fireEvent.click(screen.getByRole("button", { name: "One referral more: Silver Fleet" }));
		expect(total()).toBe("19.5 T$");
		settle();
		expect(location.search).toBe("?fleet=3-2-1-1");
		fireEvent.click(screen.getByRole("button", { name: "Back to the example" }));
		settle();
		expect(total()).toBe("8 T$");
		expect(location.search).toBe("");
	});

	it("reads a shared address, and ignores a bad one", () => {
		show("?fleet=0-0-2-9999");
		expect(total()).toBe("5,001.5 T$");
		cleanup();
		show("?fleet=1-2-3-oops");
		expect(total()).toBe("8 T$");
	});

	it("lets a field be empty while it is typed in, and no count leave its bounds", () => {
		show("?fleet=0-9999-1-1");
		fireEvent.change(golden(), { target: { value: "" } });
		expect(golden().value).toBe("");
		fireEvent.blur(golden());
		expect(golden().value).toBe("0");
		const stepper = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name }).disabled;
		expect(stepper("One referral fewer: Golden Fleet")).toBe(true);
		expect(stepper("One referral more: Silver Fleet")).toBe(true);
	});

	it.each([
		["1 000", "1000", "5,003 T$"],
		["1,000", "1000", "5,003 T$"],
		["1\u00a0000", "1000", "5,003 T$"],
		["１２", "12", "63 T$"],
		["", "0", "3 T$"],
	])("understands %j and shows it as %s when the field is left", (typed, shown, sum) => {
		show();
		fireEvent.change(golden(), { target: { value: typed } });
		settle();
		expect([total(), golden().getAttribute("aria-invalid")]).toEqual([sum, "false"]);
		fireEvent.blur(golden());
		expect(golden().value).toBe(shown);
	});

	it.each(["3.5", "3,5", "-5", "12345", "1e3", "½"])(
		"refuses %j in words beside the field and keeps it there",
		(typed) => {
			show();
			fireEvent.change(golden(), { target: { value: typed } });
			expect(total()).toBe("—");
			settle();
			fireEvent.blur(golden());
			expect([golden().value, golden().getAttribute("aria-invalid"), total()]).toEqual([typed, "true", "—"]);
			const problem = document.getElementById(golden().getAttribute("aria-describedby") ?? "");
			expect(problem?.textContent).toBe("Enter a whole number from 0 to 9,999.");
			expect(golden().closest("td")?.contains(problem)).toBe(true);
			expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toContain(problem?.textContent);
			expect(screen.getByRole<HTMLButtonElement>("button", { name: "Copy link" }).disabled).toBe(true);
			fireEvent.change(golden(), { target: { value: "3" } });
			expect([total(), golden().getAttribute("aria-invalid")]).toEqual(["18 T$", "false"]);
		},
	);

	it("cuts no text that is typed or pasted, and says how many referrals a level may have", () => {
		show();
		expect(golden().maxLength).toBe(-1);
		expect(screen.getByText("Set your referrals on each level, up to 9,999.")).toBeTruthy();
	});

	it("keeps the words beside one field while another is typed in", () => {
		show();
		fireEvent.change(golden(), { target: { value: "3.5" } });
		settle();
		fireEvent.change(screen.getByLabelText("Referrals: Silver Fleet"), { target: { value: "2" } });
		expect(golden().getAttribute("aria-invalid")).toBe("true");
	});

	it("reads the total out once, when changes pause", () => {
		show();
		const status = () =>
			screen
				.getAllByRole("status")
				.map(({ textContent }) => textContent)
				.join("")
				.replace(/\s/g, " ");
		for (const value of ["2", "25", "250"]) fireEvent.change(golden(), { target: { value } });
		expect(status()).toBe("");
		settle();
		expect(status()).toBe("You receive 1,253 T$");
	});
});
