export const platformLevels: string[][];
export const domainLevels: string[][];
export const importRules: { files: string[]; patterns: { regex: string; message: string }[] }[];
