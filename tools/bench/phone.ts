import type { Browser, CDPSession, Page, Response } from "@playwright/test";

/** Opens the phone that Lighthouse emulates in a new profile, gives it to `use` and closes it. */
export async function withPhone<T>(browser: Browser, use: (page: Page, session: CDPSession) => Promise<T>): Promise<T> {
	const size = { width: 412, height: 823 };
	const context = await browser.newContext({ viewport: size, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });
	const page = await context.newPage();
	return use(page, await context.newCDPSession(page)).finally(() => context.close());
}

/** Makes the processor four times as slow. */
export async function throttleCpu(session: CDPSession): Promise<void> {
	await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
}

/** Makes the browser see a 4G connection, on which Chromium loads lazy pictures up to 1,250 px below the window instead of 3,000. */
export async function emulate4g(session: CDPSession): Promise<void> {
	await session.send("Network.enable");
	const unlimitedNetwork = { offline: false, latency: 1, downloadThroughput: -1, uploadThroughput: -1 };
	await session.send("Network.emulateNetworkConditions", unlimitedNetwork);
}

/** 1.6 Mbit/s, 150 ms there and back. */
export async function throttleNetwork(session: CDPSession): Promise<void> {
	const slowNetwork = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
	await session.send("Network.enable");
	await session.send("Network.emulateNetworkConditions", slowNetwork);
}

/** Loads a page, waits until it is idle and resolves to all responses. Throws if the page does not answer 200. */
export async function loadUntilIdle(page: Page, url: string): Promise<readonly Response[]> {
	const responses: Response[] = [];
	page.on("response", (response) => responses.push(response));
	const response = await page.goto(url, { waitUntil: "networkidle", timeout: 60_000 });
	if (response?.status() !== 200) throw new Error(`${url} answered ${response?.status()}, not 200.`);
	// Scripts may wait for an idle moment and then load more.
	await page.waitForTimeout(1_000);
	await page.waitForLoadState("networkidle");
	return responses;
}

/** Largest contentful paint of the current page: its time in ms, and the URL if it is a picture. */
export function readLcp(page: Page): Promise<{ startTime: number; url: string }> {
	return page.evaluate(() => {
		return new Promise((resolve) => {
			const observer = new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.toJSON()));
			observer.observe({ type: "largest-contentful-paint", buffered: true });
		});
	});
}
