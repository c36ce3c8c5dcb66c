/** Placeholders of the built page `form-error`, which the server fills. */
export const formErrorSlots = { title: "{{title}}", main: "{{main}}" } as const;
