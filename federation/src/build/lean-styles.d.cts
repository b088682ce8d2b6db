declare function leanStyles(code: string): string;
export = leanStyles;
