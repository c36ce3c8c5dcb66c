import type { ComponentType } from "react";
import type { DocumentSlot } from "~/content/documentSlots.ts";
import type { Language } from "~/i18n/languages.ts";

/**
 * What stands for a line such as `::deadlines` in a document; a name without an entry shows nothing. A component gets
 * the language of the text around it; its own words are in the page's.
 */
export const slots: Partial<Record<DocumentSlot, ComponentType<{ textLanguage: Language }>>> = {};
