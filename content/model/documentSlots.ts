/** What a legal document may have put in by a line such as `::deadlines`. Another name fails the build. */
export const documentSlots = ["deadlines", "rewards", "fleets", "example", "due", "refund"] as const;

export type DocumentSlot = (typeof documentSlots)[number];
