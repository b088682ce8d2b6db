/** Folder names of the slices in this checkout. */
export const sliceFolders: string[];
