type KeyState = Pick<MouseEvent, "altKey" | "ctrlKey" | "metaKey" | "shiftKey">;

/** Whether a modifier key was held, so that the event belongs to the browser: a link in a new tab, a shortcut. */
export function hasModifierKey({ altKey, ctrlKey, metaKey, shiftKey }: KeyState): boolean {
	return altKey || ctrlKey || metaKey || shiftKey;
}
