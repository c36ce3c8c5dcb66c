import CMS from "@sveltia/cms";
import { wordFormat, wordFormatName } from "#tools/desk/fieldNames.ts";

CMS.registerCustomFormat(wordFormatName, "json", wordFormat);
const config = await (await fetch("/admin/config.json")).json();
await CMS.init({ config });
