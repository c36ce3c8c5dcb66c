import { copyText } from "./copyText.ts";

/** What is said about a page's address when the system has no sheet to share it with. */
export type ShareOutcome = Awaited<ReturnType<typeof copyText>>;

/** How long a confirmation stands, in milliseconds. */
const telling = 3000;

/**
 * Offers this page's address, without its query, on the system's sheet; copies it where there is none.
 *
 * @param tell what came of copying, and undefined once that has been read
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
