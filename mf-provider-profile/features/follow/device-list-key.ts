/** Storage key of a visitor's watch list. */
export const DEVICE_LIST_KEY = 'pf-watch-list';
