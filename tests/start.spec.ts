import { pageExamples } from "./examples.ts";
import { expect, test, waitForScripts } from "./fixtures.ts";

// Loading the locale data of Intl takes 50 ms on a slow phone.
test("no page needs Intl for dates and numbers to start its scripts, or blocks the back/forward cache", async ({
	page,
}) => {
	test.setTimeout(60_000);
	await page.addInitScript(() => {
		const listen = EventTarget.prototype.addEventListener;
		EventTarget.prototype.addEventListener = function (type, ...rest) {
			if (/unload$/.test(type)) console.error(`a listener for ${type}`);
			return listen.call(this, type, ...rest);
		};
		const asked: string[] = [];
		Object.assign(window, { asked });
		for (const kind of ["DateTimeFormat", "NumberFormat", "DisplayNames", "ListFormat", "Collator"] as const) {
			const real: object = Intl[kind];
			const watchedFormat = new Proxy(real as new () => object, {
				construct(target, given, made) {
					asked.push(kind);
					return Reflect.construct(target, given, made);
				},
			});
			Object.assign(Intl, { [kind]: watchedFormat });
		}
		for (const [kind, prototype] of Object.entries({ Number: Number.prototype, Date: Date.prototype })) {
			for (const way of ["toLocaleString", "toLocaleDateString", "toLocaleTimeString"]) {
				const real: unknown = Reflect.get(prototype, way);
				if (typeof real !== "function") continue;
				Reflect.set(prototype, way, function toText(this: unknown, ...given: unknown[]) {
					asked.push(`${kind}.${way}`);
					return Reflect.apply(real, this, given);
				});
			}
		}
	});
	for (const { path } of pageExamples.filter(({ language }) => language === "en")) {
		const response = await page.goto(path);
		expect.soft(response?.headers()["cache-control"], path).not.toContain("no-store");
		await waitForScripts(page);
		expect.soft(await page.evaluate(() => Boolean(window.onunload ?? window.onbeforeunload)), path).toBe(false);
		expect.soft(await page.evaluate(() => Reflect.get(window, "asked")), path).toEqual([]);
	}
});
