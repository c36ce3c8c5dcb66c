import { useEffect, useState } from "react";
import type { DocumentBody } from "#content/model/document.ts";
import { knownBody, loadBody } from "./bodies.ts";

interface LoadedBody {
	readonly body: DocumentBody | undefined;
	readonly hasFailed: boolean;
	readonly retry: () => void;
}

/** A document's text after a client navigation: at once when it is here, else when it has come. */
export function useBody(address: string, isWanted: boolean): LoadedBody {
	const [body, setBody] = useState(() => (isWanted ? knownBody(address) : undefined));
	const [hasFailed, setHasFailed] = useState(false);
	const isMissing = isWanted && !body && !hasFailed;

	useEffect(() => {
		if (!isMissing) return;
		let isGone = false;
		loadBody(address).then(
			(loaded) => !isGone && setBody(loaded),
			() => !isGone && setHasFailed(true),
		);
		return () => {
			isGone = true;
		};
	}, [address, isMissing]);

	// The navigation looked for the address's anchor before there was one.
	const [wasMissing] = useState(isMissing);
	const isLate = wasMissing && Boolean(body);
	useEffect(() => {
		if (isLate) document.getElementById(location.hash.slice(1))?.scrollIntoView();
	}, [isLate]);

	return { body, hasFailed, retry: () => setHasFailed(false) };
}
