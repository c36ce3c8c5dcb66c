import { useCallback, useEffect, useState } from "react";

interface Loaded<Value> {
	/** Undefined until it is here. */
	readonly loaded: Value | undefined;
	readonly hasFailed: boolean;
	/** Fetches it again after that has failed. */
	readonly retry: () => void;
}

/**
 * What a file becomes, fetched once.
 *
 * @param load stays the same between renders
 */
export function useLoaded<Value>(address: string, load: (address: string) => Promise<Value>): Loaded<Value> {
	const [loaded, setLoaded] = useState<Value>();
	const [hasFailed, setFailed] = useState(false);
	const retry = useCallback(() => {
		setFailed(false);
		load(address).then(
			(value) => setLoaded(() => value),
			() => setFailed(true),
		);
	}, [address, load]);
	useEffect(retry, [retry]);
	return { loaded, hasFailed, retry };
}
