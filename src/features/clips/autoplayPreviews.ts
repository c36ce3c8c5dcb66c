/** Local storage key; any value means that previews are on. */
export const previewsKey = "previews";

/** Whether the visitor switched previews on, on a touch screen. */
export function wantsAutoplay(): boolean {
	try {
		return localStorage.getItem(previewsKey) !== null;
	} catch {
		return false;
	}
}
