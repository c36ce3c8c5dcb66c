/** In local storage, while the visitor has moving previews on. */
const key = "previews";
const on = "moving";

/** Whether the visitor, on a device that they touch, has asked for previews that move. */
export function wantsMoving(): boolean {
	try {
		return localStorage.getItem(key) === on;
	} catch {
		return false;
	}
}

/** Keeps for later visits what the visitor wants, where the browser stores anything. */
export function keepMoving(isWanted: boolean): void {
	try {
		if (isWanted) localStorage.setItem(key, on);
		else localStorage.removeItem(key);
	} catch {}
}
