import type { ReactNode } from "react";
import { DocumentPage, type DocumentPageProps } from "./DocumentPage.tsx";

interface DocumentWithToolsProps extends Omit<DocumentPageProps, "slots"> {
	/** Islands in place of the lines `::refund` and `::deadlines` of the text. */
	refund?: ReactNode;
	deadlines?: ReactNode;
}

/** A legal document with calculators between its clauses (product 14). */
export function DocumentWithTools({ page, frame, body, ...islands }: DocumentWithToolsProps) {
	return <DocumentPage page={page} frame={frame} body={body} slots={islands} />;
}
