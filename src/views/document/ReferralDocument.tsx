import type { ReactNode } from "react";
import { DueDiagram } from "#src/features/fleet/DueDiagram.tsx";
import { ExampleDiagram } from "#src/features/fleet/ExampleDiagram.tsx";
import { FleetsDiagram } from "#src/features/fleet/FleetsDiagram.tsx";
import { DocumentPage, type DocumentPageProps } from "./DocumentPage.tsx";

interface ReferralDocumentProps extends Omit<DocumentPageProps, "slots"> {
	/** The island in place of the line `::rewards` of the text. */
	rewards: ReactNode;
}

/** The rules of the referral program with a calculator and diagrams between the clauses (product 14). */
export function ReferralDocument({ page, frame, body, rewards }: ReferralDocumentProps) {
	const slotDiagrams = { fleets: <FleetsDiagram />, example: <ExampleDiagram />, due: <DueDiagram /> };
	return <DocumentPage page={page} frame={frame} body={body} slots={{ rewards, ...slotDiagrams }} />;
}
