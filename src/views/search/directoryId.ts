/** Id of the list of everything in the static HTML. */
export const directoryId = "directory";
