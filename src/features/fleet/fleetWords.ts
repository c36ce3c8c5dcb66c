import type { TFunction } from "i18next";

/** The four levels' names and who belongs to them (product 14), level 1 first. */
export function fleetWords(t: TFunction): { name: string; who: string }[] {
	return [
		{ name: t("guidelines.fleet.1.name"), who: t("guidelines.fleet.1.who") },
		{ name: t("guidelines.fleet.2.name"), who: t("guidelines.fleet.2.who") },
		{ name: t("guidelines.fleet.3.name"), who: t("guidelines.fleet.3.who") },
		{ name: t("guidelines.fleet.4.name"), who: t("guidelines.fleet.4.who") },
	];
}
