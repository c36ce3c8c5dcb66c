import { expect, it, vi } from "vitest";
import { createQuarantine } from "./quarantine.ts";
import type { MessageStore } from "./store.ts";

const counts = (quarantined: number) => ({ waiting: 9, forwarded: 9, quarantined, dead: 9 });

it("limits quarantined messages by a count every two seconds and the messages added since", async () => {
	vi.useFakeTimers({ toFake: ["performance"] });
	const count = vi.fn<MessageStore["count"]>(async () => counts(3));
	const quarantineLimit = createQuarantine({ count }, 5);
	const addThree = () => Promise.all([quarantineLimit.tryAdd(), quarantineLimit.tryAdd(), quarantineLimit.tryAdd()]);
	expect(await addThree()).toEqual([true, true, false]);
	expect(count).toHaveBeenCalledTimes(1);
	count.mockResolvedValue(counts(4));
	vi.advanceTimersByTime(2_001);
	expect(await addThree()).toEqual([true, false, false]);
	expect(count).toHaveBeenCalledTimes(2);
});

it("counts again at once after the store failed", async () => {
	const count = vi.fn<MessageStore["count"]>().mockRejectedValueOnce(new Error("away")).mockResolvedValue(counts(0));
	const quarantineLimit = createQuarantine({ count }, 5);
	await expect(quarantineLimit.tryAdd()).rejects.toThrow("away");
	expect(await quarantineLimit.tryAdd()).toBe(true);
});
