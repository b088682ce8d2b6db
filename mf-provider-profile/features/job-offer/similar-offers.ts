import { asApiError } from '@care/contracts';
import type { JobOfferCard, JobOfferGone } from '@care/contracts/schemas';

/** Similar offers from the backend's answer for an ended offer; undefined for other errors. */
export function similarOffers(error: unknown): JobOfferCard[] | undefined {
  const failure = asApiError(error);
  if (failure.kind !== 'http' || failure.status !== 410) return undefined;
  return (failure.data as Partial<JobOfferGone> | null)?.similar ?? [];
}
