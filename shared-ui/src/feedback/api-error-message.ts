import { t, throttledText, type ApiError } from '@care/contracts';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Message and details of an error response of our API: `{ error: { message, details } }`. */
export function errorBody(error: ApiError): { message?: string; details?: Record<string, unknown> } {
  if (error.kind !== 'http' || !isRecord(error.data) || !isRecord(error.data.error)) return {};
  const { message, details } = error.data.error;
  return {
    message: typeof message === 'string' && message ? message : undefined,
    details: isRecord(details) ? details : undefined,
  };
}

/**
 * The German message for a failed call: our own text for network errors (SH-15), the waiting time after a rate limit,
 * the server's message for other 4xx responses, and "unexpected error" for 5xx and unreadable responses (SH-25).
 */
export function apiErrorMessage(error: ApiError): string {
  if (error.kind === 'network') return t('errors.networkError');
  if (error.kind === 'aborted') return t('errors.requestAborted');
  if (error.kind === 'timeout') return t('errors.timeout');
  if (error.status >= 500) return t('errors.unexpectedError');
  if (error.retryAfterSeconds !== undefined) return throttledText(error.retryAfterSeconds);
  return errorBody(error).message ?? t('errors.unexpectedError');
}
