import { useCallback, useEffect, useState } from "react";

/** Fetches a file once; `retry` fetches again after a failure. `load` must be stable across renders. */
export function useLoaded<Value>(address: string, load: (address: string) => Promise<Value>) {
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
