/** In pixels; the size that messengers crop least. */
export const shareSize = { width: 1200, height: 630 } as const;
