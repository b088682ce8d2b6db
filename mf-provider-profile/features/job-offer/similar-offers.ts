import { asApiError } from '@care/contracts';
import type { JobOfferCard, JobOfferGone } from '@care/contracts/schemas';

/** The positions that the backend names in the place of one that has ended; undefined when that is not what happened. */
export function similarOffers(error: unknown): JobOfferCard[] | undefined {
  const failure = asApiError(error);
  if (failure.kind !== 'http' || failure.status !== 410) return undefined;
  return (failure.data as Partial<JobOfferGone> | null)?.similar ?? [];
}
