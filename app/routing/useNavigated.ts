import { useState } from "react";
import { useLocation } from "react-router";

/** Whether the visitor has gone on within the app: false in the HTML, while hydrating, and back on the first page. */
export function useNavigated(): boolean {
	const { key } = useLocation();
	const [first] = useState(key);
	return key !== first;
}
