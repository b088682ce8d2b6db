/** The outcome of a loader: a permanent redirect. */
export const permanently = (to: string) => ({ kind: 'redirect', to, status: 301 });
/** The outcome of a loader: a temporary redirect. */
export const forNow = (to: string) => ({ kind: 'redirect', to, status: 302 });
