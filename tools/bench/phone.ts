import type { Browser, CDPSession, Page, Response } from "@playwright/test";

/** Opens Lighthouse's emulated phone in a new profile, passes it to `use` and closes it. */
export async function withPhone<T>(browser: Browser, use: (page: Page, session: CDPSession) => Promise<T>): Promise<T> {
	const size = { width: 412, height: 823 };
	const context = await browser.newContext({ viewport: size, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });
	const page = await context.newPage();
	return use(page, await context.newCDPSession(page)).finally(() => context.close());
}

export async function throttleCpu(session: CDPSession): Promise<void> {
	await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
}

/** 4G, on which Chromium preloads lazy pictures up to 1,250 px below the viewport instead of 3,000. */
export const unlimited4g = { latency: 1, downloadThroughput: -1, uploadThroughput: -1 };

/** 1.6 Mbit/s with a round-trip time of 150 ms. */
export const slow4g = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

export async function emulateNetwork(session: CDPSession, conditions: typeof slow4g): Promise<void> {
	await session.send("Network.enable");
	await session.send("Network.emulateNetworkConditions", { offline: false, ...conditions });
}

/** Loads a page, waits until it is idle and returns all responses. Throws if the status is not 200. */
export async function loadUntilIdle(page: Page, url: string): Promise<readonly Response[]> {
	const responses: Response[] = [];
	page.on("response", (response) => responses.push(response));
	const response = await page.goto(url, { waitUntil: "networkidle", timeout: 60_000 });
	if (response?.status() !== 200) throw new Error(`${url} answered ${response?.status()}, not 200.`);
	// Scripts may load more files when the browser is idle.
	await page.waitForTimeout(1_000);
	await page.waitForLoadState("networkidle");
	return responses;
}

/** Largest contentful paint: time in ms, and the URL if it is a picture. */
export function readLcp(page: Page): Promise<{ startTime: number; url: string }> {
	return page.evaluate(() => {
		return new Promise((resolve) => {
			const observer = new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.toJSON()));
			observer.observe({ type: "largest-contentful-paint", buffered: true });
		});
	});
}
