/** The features of each slice that has levels, lowest level first. */
export const featureLevels: Record<string, string[][]>;
/** What eslint.config.js forbids by them. */
export const featureRules: { files: string[]; syntax: { selector: string; message: string } }[];
