interface Loader {
  async(): (error: Error | null, code?: string) => void;
  resourcePath: string;
  sourceMap: boolean;
}
declare function leanStyles(this: Loader, source: string, map?: string | object): Promise<void>;
export = leanStyles;
