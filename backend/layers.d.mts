export const platform: string[];
export const domains: string[];
export const importRules: { files: string[]; patterns: { regex: string; message: string }[] }[];
