import type { ApiError } from '@care/contracts';
import { hasStatus } from '@care/contracts';

const FORBIDDEN = 403;
const NOT_FOUND = 404;
const GONE = 410;

export interface RatedCompany {
  id: number;
  name: string;
  slug: string;
}

/** Whether the server says that a link is not valid, or not for this person. After other errors it may be valid. */
export const isEnded = (error: ApiError): boolean =>
  [FORBIDDEN, NOT_FOUND, GONE].some((status) => hasStatus(error, status));

/** The provider in the answer about a used or expired link (410); undefined for an unknown link and other errors. */
export function companyOfEnded(error: ApiError): RatedCompany | undefined {
  if (error.kind !== 'http' || error.status !== GONE) return undefined;
  const { error: body } = error.data as { error?: { company?: RatedCompany } };
  return body?.company;
}

export const isUnknown = (error: ApiError): boolean => error.kind === 'http' && error.status === NOT_FOUND;
