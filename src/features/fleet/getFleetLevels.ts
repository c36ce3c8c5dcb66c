import type { TFunction } from "i18next";

/** Names and members of the four levels (product 14), level 1 first. */
export function getFleetLevels(t: TFunction): { name: string; who: string }[] {
	return ([1, 2, 3, 4] as const).map((level) => ({
		name: t(`guidelines.fleet.${level}.name`),
		who: t(`guidelines.fleet.${level}.who`),
	}));
}
