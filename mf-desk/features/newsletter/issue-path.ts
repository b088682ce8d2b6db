import { viewPath } from '../desk/desk-address';

export const NEW = 'neu';

/** The page of an issue, or of a new one. */
export const issuePath = (id: number | typeof NEW): string => `${viewPath('newsletter')}&id=${id}`;
