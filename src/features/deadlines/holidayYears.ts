/**
 * The years whose Czech public holidays the deadline calculator knows. Fixed, so that the same sources give the same
 * pages in whatever year they are built. docs/content.md says what to do when they end.
 */
export const holidayYears = { first: 2025, last: 2032 } as const;
