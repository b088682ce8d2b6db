declare const leanRouter: (source: string) => string;
export = leanRouter;
