/** In local storage, where it stands with any value while the visitor has moving previews on. */
export const previewsKey = "previews";

/** Whether the visitor, on a device that they touch, has asked for previews that move. */
export function wantsAutoplay(): boolean {
	try {
		return localStorage.getItem(previewsKey) !== null;
	} catch {
		return false;
	}
}
