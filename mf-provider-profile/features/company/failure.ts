import { outcomeOf, type ApiError, type PageOutcome } from '@care/contracts';

/** A failed call in the shape of our own base query; anything else is a bug of ours and has no shape. */
export const asApiError = (error: unknown): ApiError | undefined =>
  typeof error === 'object' && error !== null && 'kind' in error ? (error as ApiError) : undefined;

/** What a page does with a call that failed: not found, gone, or unavailable for now. */
export const outcomeOfFailure = (error: unknown): PageOutcome => outcomeOf(asApiError(error) ?? { kind: 'unreadable' });
