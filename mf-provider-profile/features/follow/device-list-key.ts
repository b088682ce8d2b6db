/** Where a browser keeps the watch list of somebody without an account. */
export const DEVICE_LIST_KEY = 'pf-watch-list';
