import type { ErrorBody, ErrorDetails } from '@care/contracts/schemas';
import { leastTier, type InTier } from '@care/contracts/tiers';
import { t, throttledText } from '@care/contracts/texts';

export interface ErrorOptions {
  /** Field name → German text or texts; texts without a field are in `detail`. */
  details?: ErrorDetails;
  /** Further members beside `details`, such as `limit`, `used`, `resets_at`, `required_tier`. */
  extra?: Record<string, unknown>;
  headers?: Record<string, string>;
  /** A wrong password or a similar secret: it counts toward the route's limit, other refused entries do not. */
  isWrongGuess?: boolean;
  /** The name of a fault that many requests meet at the same time; they are logged as one line. */
  sharedFault?: string;
  /** The fault behind the answer, for the log. */
  cause?: unknown;
}

/**
 * An answer other than success, thrown anywhere below a route (docs/api.md). The message is German and shown to users.
 */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly options: ErrorOptions = {},
  ) {
    super(message, options);
  }

  body(requestId: string): ErrorBody {
    const { details, extra } = this.options;
    return {
      error: {
        ...extra,
        status: this.status,
        code: this.code,
        message: this.message,
        ...(details && { details }),
        request_id: requestId,
      },
    };
  }
}

export const badRequest = (message: string, details?: ErrorDetails): ApiError =>
  new ApiError(400, 'bad_request', message, details && { details });
/** 422 at the field of a wrong secret. */
export const wrongGuess = (details: ErrorDetails): ApiError =>
  new ApiError(422, 'validation_error', t('errors.wrongData'), { details, isWrongGuess: true });
/** 422 with one text per field. */
export const validationError = (details: ErrorDetails, message = t('errors.wrongData')): ApiError =>
  new ApiError(422, 'validation_error', message, { details });
export const notAuthenticated = (message = 'Bitte melden Sie sich an.'): ApiError =>
  new ApiError(401, 'not_authenticated', message);
export const permissionDenied = (message = 'Dafür fehlt Ihnen die Berechtigung.'): ApiError =>
  new ApiError(403, 'permission_denied', message);
export const tierRequired = (what: InTier, message: string): ApiError =>
  new ApiError(403, 'tier_required', message, { extra: { required_tier: leastTier(what) } });
export const notFound = (message = 'Das wurde nicht gefunden.', details?: ErrorDetails): ApiError =>
  new ApiError(404, 'not_found', message, details && { details });
export const conflict = (message: string, details?: ErrorDetails): ApiError =>
  new ApiError(409, 'conflict', message, details && { details });
/** An answer whose text also stands at a field. */
export const refusedAt = (field: string, status: number, code: string, text: string, extra = {}): ApiError =>
  new ApiError(status, code, text, { details: { [field]: text }, extra });
/** 410: it existed and was removed. `extra` has alternatives, such as `similar`. */
export const gone = (message: string, extra?: Record<string, unknown>): ApiError =>
  new ApiError(410, 'gone', message, extra && { extra });

/** 429; the header and the text say how long to wait. */
export function throttled(retryAfterSeconds: number): ApiError {
  const seconds = Math.max(1, Math.ceil(retryAfterSeconds));
  return new ApiError(429, 'throttled', throttledText(seconds), { headers: { 'retry-after': String(seconds) } });
}
