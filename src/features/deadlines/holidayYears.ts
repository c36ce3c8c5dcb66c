/** Years with known Czech holidays. Fixed for reproducible builds; docs/guides/change-prices-and-figures.md describes them. */
export const holidayYears = { first: 2025, last: 2032 } as const;
