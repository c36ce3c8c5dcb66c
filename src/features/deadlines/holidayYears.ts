/** Years with known Czech holidays. Fixed for reproducible builds; docs/content.md describes how to extend them. */
export const holidayYears = { first: 2025, last: 2032 } as const;
