/** Id of the static directory of all entries. */
export const directoryId = "directory";
