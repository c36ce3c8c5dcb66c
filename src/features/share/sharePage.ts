import { copyText } from "./copyText.ts";

/** Messages about copying a page's address, for browsers without `navigator.share`. */
export type ShareOutcome = Awaited<ReturnType<typeof copyText>>;

/** How long a confirmation stands, in milliseconds. */
const telling = 3000;

/**
 * Offers this page's address, without its query, on the system's sheet; copies it where there is none.
 *
 * @param tell called with the result of copying, then with undefined
 */
export async function sharePage(title: string, tell: (outcome: ShareOutcome | undefined) => void): Promise<void> {
	const url = location.origin + location.pathname;
	if (await openSheet({ title, url })) return;
	tell(await copyText(url));
	setTimeout(() => tell(undefined), telling);
}

/** Whether the system's sheet was there. That the visitor closed it was their answer. */
async function openSheet(data: ShareData): Promise<boolean> {
	if (!navigator.share) return false;
	try {
		await navigator.share(data);
		return true;
	} catch (error) {
		return error instanceof DOMException && error.name === "AbortError";
	}
}
