/** What a loader answers whose page is elsewhere for good. */
export const permanently = (to: string) => ({ kind: 'redirect', to, status: 301 });
/** What a loader answers whose page is elsewhere for this time. */
export const forNow = (to: string) => ({ kind: 'redirect', to, status: 302 });
