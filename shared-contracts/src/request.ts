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
  /** The same for every repetition of one write, so that it happens once. */
  idempotencyKey?: string;
  /** The version a write was made from, as `etag` gave it; of a newer one the server answers 412. */
  ifMatch?: string;
}

/** What a failed call gives: the four client errors of SH-15 as data. */
export type ApiError =
  /** `retryAfterSeconds` is how long a limit asks to wait, where the answer says it. */
  | { kind: 'http'; status: number; message: string; data: unknown; retryAfterSeconds?: number }
  | { kind: 'network'; message: 'Network Error' }
  | { kind: 'aborted'; message: 'Request aborted' }
  | { kind: 'timeout'; message: string };

/** `etag` is the version of what was read, where the server tells it. */
export type ApiResult<T = unknown> = { success: true; data: T; etag?: string } | { success: false; error: ApiError };

/** The failure of a call as RTK Query hands it out; anything that is not one of the four is a bug and looks like no answer. */
export const asApiError = (error: unknown): ApiError =>
  typeof error === 'object' && error !== null && 'kind' in error
    ? (error as ApiError)
    : { kind: 'network', message: 'Network Error' };

interface ApiSettings {
  /** Where the backend answers, without a trailing slash. */
  baseUrl: string;
  fetch: typeof fetch;
  /** The bearer token of the session, when there is one. */
  token: () => string | undefined;
  /** Further headers; the server's own rendering identifies itself with them. */
  headers: Record<string, string>;
}

const settings: ApiSettings = {
  baseUrl: API_PREFIX,
  fetch: (...call) => fetch(...call),
  token: () => undefined,
  headers: {},
};

/** Points all calls somewhere else; the browser's defaults fit the composed site. */
export function configureApi(changes: Partial<ApiSettings>): void {
  Object.assign(settings, changes);
}

/**
 * Calls the backend as SH-14 asks: German language headers, JSON or multipart, bearer token when present,
 * GET or POST by body. Never throws; on an HTTP error `error.data` holds what the server said.
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
    if (response.ok) return { success: true, data: data as T, etag: response.headers.get('etag') ?? undefined };
    return {
      success: false,
      error: {
        kind: 'http',
        status: response.status,
        message: `Request failed with status code ${response.status}`,
        data,
        ...waitOf(response),
      },
    };
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
    // The browser itself writes the multipart type, with its boundary.
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

/** JSON when it is JSON, else the text: an unreadable answer must not hide the status. */
async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  if (!text) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
