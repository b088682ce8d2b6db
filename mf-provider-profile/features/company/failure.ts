import { asApiError, outcomeOf, type PageOutcome } from '@care/contracts';

/** What a page does with a call that failed: not found, gone, or unavailable for now. */
export const outcomeOfFailure = (error: unknown): PageOutcome => outcomeOf(asApiError(error));
