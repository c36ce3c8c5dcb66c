import type { TFunction } from "i18next";
import type { StudioDetails } from "#content/readers/games.server.ts";

/** Introduction of a studio, also its meta description. */
export function getStudioIntro(t: TFunction, { name, total, games }: StudioDetails): string {
	const values = { studio: name, game: games[0]?.title ?? "" };
	return total === 1 ? t("studio.single", values) : t("studio.lede", { ...values, count: total });
}
