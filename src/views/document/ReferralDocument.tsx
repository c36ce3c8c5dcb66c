import type { ReactNode } from "react";
import { DueDiagram } from "#src/features/fleet/DueDiagram.tsx";
import { ExampleDiagram } from "#src/features/fleet/ExampleDiagram.tsx";
import { FleetsDiagram } from "#src/features/fleet/FleetsDiagram.tsx";
import type { PageInfo } from "#src/i18n/staticPaths.server.ts";
import { DocumentPage } from "./DocumentPage.tsx";

/** Rules of the referral program with the calculator island and diagrams (product 14). */
export function ReferralDocument({ page, rewards }: { page: PageInfo; rewards?: ReactNode }) {
	const fleetDiagrams = { fleets: <FleetsDiagram />, example: <ExampleDiagram />, due: <DueDiagram /> };
	return <DocumentPage page={page} rewards={rewards} {...fleetDiagrams} />;
}
