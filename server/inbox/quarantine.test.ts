import { expect, it, vi } from "vitest";
import { createQuarantine } from "./quarantine.ts";
import type { Store } from "./store.ts";

const counted = (quarantined: number) => ({ waiting: 9, forwarded: 9, quarantined, dead: 9 });

it("has room up to its bound, by one count every two seconds and what came since", async () => {
	vi.useFakeTimers({ toFake: ["performance"] });
	const count = vi.fn<Store["count"]>(async () => counted(3));
	const quarantine = createQuarantine({ count }, 5);
	const ask = () => Promise.all([quarantine.hasRoom(), quarantine.hasRoom(), quarantine.hasRoom()]);
	expect(await ask()).toEqual([true, true, false]);
	expect(count).toHaveBeenCalledTimes(1);
	count.mockResolvedValue(counted(4));
	vi.advanceTimersByTime(2_001);
	expect(await ask()).toEqual([true, false, false]);
	expect(count).toHaveBeenCalledTimes(2);
	vi.useRealTimers();
});

it("asks again at once after a store that was away", async () => {
	const count = vi.fn<Store["count"]>().mockRejectedValueOnce(new Error("away")).mockResolvedValue(counted(0));
	const quarantine = createQuarantine({ count }, 5);
	await expect(quarantine.hasRoom()).rejects.toThrow("away");
	expect(await quarantine.hasRoom()).toBe(true);
});
