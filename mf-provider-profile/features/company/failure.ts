import { asApiError, outcomeOf, type PageOutcome } from '@care/contracts';

/** The page outcome for a failed call: not found, gone, or unavailable. */
export const outcomeOfFailure = (error: unknown): PageOutcome => outcomeOf(asApiError(error));
