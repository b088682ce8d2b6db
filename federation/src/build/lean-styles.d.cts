declare const leanStyles: { lean(texts: readonly string[]): string[] };
export = leanStyles;
