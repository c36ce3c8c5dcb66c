/** Fallback if local storage is blocked or full. */
const memoryStore = new Map<string, string>();

/** Stores a value as JSON, or in memory for the life of the page if local storage fails. */
export function setItem(key: string, value: unknown): void {
	const text = JSON.stringify(value);
	memoryStore.delete(key);
	try {
		localStorage.setItem(key, text);
	} catch {
		removeItem(key);
		memoryStore.set(key, text);
	}
}

/** Returns the value of a key; `undefined` if it is missing or not JSON. */
export function getItem(key: string): unknown {
	try {
		return JSON.parse(memoryStore.get(key) ?? stored()?.getItem(key) ?? "");
	} catch {
		return undefined;
	}
}

export function removeItem(key: string): void {
	memoryStore.delete(key);
	stored()?.removeItem(key);
}

export function getKeysWithPrefix(prefix: string): string[] {
	return [...Object.keys(stored() ?? {}), ...memoryStore.keys()].filter((key) => key.startsWith(prefix));
}

function stored(): Storage | undefined {
	try {
		return localStorage;
	} catch {
		return undefined;
	}
}
