import { API_PREFIX } from './constants';

/** One call to the backend, relative to the API's base path. */
export interface ApiRequest {
  url: string;
  /** Default: GET, or POST when there is a body (SH-14). */
  method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** Sent as JSON; a FormData goes out as multipart. */
  body?: unknown;
  /** Milliseconds; default none (SH-15). */
  timeoutMs?: number;
  /** One key for all retries of a write, so that the server does it once. */
  idempotencyKey?: string;
  /** The version (`etag`) that a write is based on. When there is a newer one, the server answers 412. */
  ifMatch?: string;
}

/** The error of a failed call: the four client errors of SH-15 as data. */
export type ApiError =
  /** `retryAfterSeconds`: the wait that a rate limit demands, if the answer has it. */
  | { kind: 'http'; status: number; message: string; data: unknown; retryAfterSeconds?: number }
  | { kind: 'network'; message: 'Network Error' }
  | { kind: 'aborted'; message: 'Request aborted' }
  | { kind: 'timeout'; message: string };

/** `etag`: the version of the data, if the answer has it. */
export type ApiResult<T = unknown> = { success: true; data: T; etag?: string } | { success: false; error: ApiError };

/**
 * The error of an RTK Query call. Anything that is not one of the four kinds is a bug and counts as a network error.
 */
export const asApiError = (error: unknown): ApiError =>
  typeof error === 'object' && error !== null && 'kind' in error
    ? (error as ApiError)
    : { kind: 'network', message: 'Network Error' };

/** Whether a call has failed with this status. */
export function hasStatus(error: unknown, status: number): boolean {
  const failure = error === undefined ? undefined : asApiError(error);
  return failure?.kind === 'http' && failure.status === status;
}

interface ApiSettings {
  /** Base address of the backend, without a trailing slash. */
  baseUrl: string;
  fetch: typeof fetch;
  /** The bearer token of the session, when there is one. */
  token: () => string | undefined;
  /** Further headers. */
  headers: Record<string, string>;
}

const settings: ApiSettings = {
  baseUrl: API_PREFIX,
  fetch: (...call) => fetch(...call),
  token: () => undefined,
  headers: {},
};

/** Changes the settings of all calls; the defaults are those of the browser. */
export function configureApi(changes: Partial<ApiSettings>): void {
  Object.assign(settings, changes);
}

/**
 * Calls the backend (SH-14): German language headers, JSON or multipart, bearer token when present, GET or POST by
 * body. Never throws. On an HTTP error `error.data` holds the body.
 */
export async function request<T = unknown>(call: ApiRequest, signal?: AbortSignal): Promise<ApiResult<T>> {
  const timeout = call.timeoutMs === undefined ? undefined : AbortSignal.timeout(call.timeoutMs);
  const signals = [signal, timeout].filter((one) => one !== undefined);
  try {
    const response = await settings.fetch(settings.baseUrl + call.url, {
      method: call.method ?? (call.body === undefined ? 'GET' : 'POST'),
      headers: headersOf(call),
      body: bodyOf(call.body),
      signal: signals.length ? AbortSignal.any(signals) : undefined,
    });
    const data = await readBody(response);
    // Whatever is no JSON, for example the page of a proxy, is no answer of the API (SH-25).
    if (response.ok && typeof data !== 'string')
      return { success: true, data: data as T, etag: response.headers.get('etag') ?? undefined };
    const { status } = response;
    const message = `Request failed with status code ${status}`;
    return { success: false, error: { kind: 'http', status, message, data, ...waitOf(response) } };
  } catch {
    if (timeout?.aborted)
      return { success: false, error: { kind: 'timeout', message: `timeout of ${call.timeoutMs}ms exceeded` } };
    if (signal?.aborted) return { success: false, error: { kind: 'aborted', message: 'Request aborted' } };
    return { success: false, error: { kind: 'network', message: 'Network Error' } };
  }
}

function waitOf({ status, headers }: Response): { retryAfterSeconds?: number } {
  const seconds = Number(headers.get('retry-after'));
  return status === 429 && seconds > 0 ? { retryAfterSeconds: seconds } : {};
}

function headersOf({ body, idempotencyKey, ifMatch }: ApiRequest): Record<string, string> {
  const token = settings.token();
  return {
    Accept: 'application/json',
    'Accept-Language': 'de-DE',
    'Content-Language': 'de-DE',
    // The browser writes the multipart type with its boundary.
    ...(body === undefined || body instanceof FormData ? {} : { 'Content-Type': 'application/json' }),
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
    ...(idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}),
    ...(ifMatch ? { 'If-Match': ifMatch } : {}),
    ...settings.headers,
  };
}

function bodyOf(body: unknown): BodyInit | undefined {
  if (body === undefined || body instanceof FormData) return body;
  return JSON.stringify(body);
}

/** The body as JSON, or as text if it is no JSON: the status must not get lost. */
async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  if (!text) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
