declare const leanIcon: (source: string) => string;
export = leanIcon;
