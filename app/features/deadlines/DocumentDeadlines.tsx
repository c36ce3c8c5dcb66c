import { useParams } from "react-router";
import { Deadlines } from "./Deadlines.tsx";
import { policies } from "./periods.ts";

/** The deadline calculator of the document shown: in the dispute policy its own periods come first, else a refund's. */
export function DocumentDeadlines() {
	const { doc } = useParams();
	return <Deadlines group={doc === policies.dispute ? "dispute" : "refund"} />;
}
