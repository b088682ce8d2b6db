/** Where a browser keeps the watch list of somebody without an account. */
export const deviceListKey = 'pf-watch-list';
