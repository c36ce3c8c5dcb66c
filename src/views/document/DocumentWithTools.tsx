import type { ReactNode } from "react";
import { DueDiagram } from "#src/features/fleet/DueDiagram.tsx";
import { ExampleDiagram } from "#src/features/fleet/ExampleDiagram.tsx";
import { FleetsDiagram } from "#src/features/fleet/FleetsDiagram.tsx";
import { DocumentPage, type DocumentPageProps } from "./DocumentPage.tsx";

interface DocumentWithToolsProps extends Omit<DocumentPageProps, "slots"> {
	/** Islands in place of the lines `::rewards`, `::refund` and `::deadlines` of the text. */
	rewards?: ReactNode;
	refund?: ReactNode;
	deadlines?: ReactNode;
}

/** A legal document with calculators and diagrams between its clauses (product 14). */
export function DocumentWithTools({ page, frame, body, ...islands }: DocumentWithToolsProps) {
	const diagrams = { fleets: <FleetsDiagram />, example: <ExampleDiagram />, due: <DueDiagram /> };
	return <DocumentPage page={page} frame={frame} body={body} slots={{ ...islands, ...diagrams }} />;
}
