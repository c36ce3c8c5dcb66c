interface KeyState {
	readonly altKey: boolean;
	readonly ctrlKey: boolean;
	readonly metaKey: boolean;
	readonly shiftKey: boolean;
}

/** Whether Alt, Ctrl, Meta or Shift was held: browsers then open links elsewhere or use the key for themselves. */
export function hasModifierKey({ altKey, ctrlKey, metaKey, shiftKey }: KeyState): boolean {
	return altKey || ctrlKey || metaKey || shiftKey;
}
