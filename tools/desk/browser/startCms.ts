import { wordFormat, wordFormatName } from "#tools/desk/fieldNames.ts";

/** Starts the CMS. @param address of its configuration */
export async function startCms(address: string): Promise<void> {
	// It reads the stored user and settings when it is loaded.
	const { default: CMS } = await import("@sveltia/cms");
	CMS.registerCustomFormat(wordFormatName, "json", wordFormat);
	await CMS.init({ config: await (await fetch(address)).json() });
}
