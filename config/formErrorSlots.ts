/** Placeholders in the built page `form-error` that the server replaces. */
export const formErrorSlots = { title: "{{title}}", main: "{{main}}" } as const;
