import { useParams } from "react-router";
import { Deadlines } from "./Deadlines.tsx";

/** The deadline calculator of the document shown: in the dispute policy its own periods come first, else a refund's. */
export function DocumentDeadlines() {
	const { doc } = useParams();
	return <Deadlines group={doc === "dispute-resolution-policy" ? "dispute" : "refund"} />;
}
