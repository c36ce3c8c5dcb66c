import { useEffect, useState } from "react";
import { useLocation } from "react-router";

/**
 * Whether the visitor has gone on within the app: false in the HTML, while hydrating, and back on the first page. What the
 * build wrote into the head about the first page alone goes when it is true.
 */
export function useNavigated(): boolean {
	const { key } = useLocation();
	const [first] = useState(key);
	const navigated = key !== first;
	useEffect(() => {
		if (navigated) for (const element of document.head.querySelectorAll("[data-page]")) element.remove();
	}, [navigated]);
	return navigated;
}
