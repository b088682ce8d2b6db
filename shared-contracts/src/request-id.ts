import { randomUUID } from 'node:crypto';

const WELL_FORMED = /^[\w-]{8,64}$/;

/**
 * The id of a request in every log: that of the program before, if the header `x-request-id` has one, otherwise a new
 * one. It is for finding lines that belong together, and no proof of anything.
 */
export const requestIdFrom = (given: string | string[] | undefined): string =>
  typeof given === 'string' && WELL_FORMED.test(given) ? given : randomUUID();
