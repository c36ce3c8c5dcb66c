/** In pixels; what Open Graph's readers crop least. */
export const shareSize = { width: 1200, height: 630 } as const;
