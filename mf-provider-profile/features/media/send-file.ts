import { t } from '@care/contracts';
import { accountText } from '@care/contracts/account-texts';
import { API_PREFIX, IMAGE_MAX_BYTES, IMAGE_TYPES, VIDEO_MAX_BYTES, VIDEO_TYPES } from '@care/contracts/constants';
import type { ErrorBody } from '@care/contracts/schemas';
import { mediaText } from './texts';

export type FileKind = 'picture' | 'video' | 'captions';

/** The problem of a chosen file that needs no upload to be found; the server checks everything again (PP-12, PP-22). */
export function fileProblem(kind: FileKind, { name, type, size }: File): string | undefined {
  if (kind === 'captions') return name.toLowerCase().endsWith('.vtt') ? undefined : mediaText('captions.type');
  if (kind === 'video') {
    if (!VIDEO_TYPES.some((allowed) => allowed === type)) return accountText('errors.invalidVideoTypeHint');
    return size > VIDEO_MAX_BYTES ? t('errors.photoIsTooLarge') : undefined;
  }
  if (!IMAGE_TYPES.some((allowed) => allowed === type)) return t('errors.invalidPhotoType');
  return size > IMAGE_MAX_BYTES ? t('errors.photoIsTooLarge') : undefined;
}

export interface FileToSend {
  kind: FileKind;
  /** Below the API's base path. */
  url: string;
  method: 'POST' | 'PUT';
  fields: Record<string, string>;
  file: File;
  token: string;
  /** Of a picture or captions: the same for every retry. */
  idempotencyKey?: string | undefined;
  /** An upload of the same video that may have succeeded. */
  earlierUpload?: number | undefined;
}

export interface Listener {
  onProgress: (percent: number) => void;
  signal: AbortSignal;
  /** Called with the id of the upload before a video is sent. */
  onUpload?: (id: number) => void;
  /** Called when the server has stored or refused a picture or captions. */
  onAnswer?: () => void;
}

/**
 * `offline`: no answer arrived; `unanswered`: none arrived, and the file may have; `cancelled`: the listener's signal ended
 * the request.
 */
export type Answer = { status: number; text: string } | 'offline' | 'unanswered' | 'cancelled';

interface Call {
  url: string;
  method: 'POST' | 'PUT';
  headers: Record<string, string>;
  body: XMLHttpRequestBodyInit;
}

/** One request with the progress of its body, which `fetch` does not report. */
export const call = (
  { url, method, headers, body }: Call,
  { onProgress, signal }: Partial<Listener>,
): Promise<Answer> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(Math.round((loaded / total) * 100));
    request.onload = () => resolve({ status: request.status, text: request.responseText });
    request.onerror = () => resolve('offline');
    request.onabort = () => resolve('cancelled');
    signal?.addEventListener('abort', () => request.abort());
    request.send(body);
  });

/** Headers of every request of the signed-in user. */
export const ownHeaders = (token: string): Record<string, string> => ({
  'Accept-Language': 'de-DE',
  'Content-Language': 'de-DE',
  Authorization: `Bearer ${token}`,
});

/** The message about an answer, or undefined if the file was stored or the upload was cancelled. */
export function problemOf(answer: Answer): string | undefined {
  if (answer === 'cancelled') return undefined;
  if (answer === 'offline' || answer === 'unanswered') return mediaText(answer);
  const { status, text } = answer;
  if (status < 400) return undefined;
  // A fault of the server has a message of its own (PP-12).
  if (status >= 500 && status !== 503) return accountText('errors.photoSendServerMessage');
  try {
    const { error } = JSON.parse(text) as ErrorBody;
    const { file } = error.details ?? {};
    return typeof file === 'string' ? file : error.message;
  } catch {
    return accountText('errors.photoSendServerMessage');
  }
}

/**
 * Uploads a picture or captions as a form.
 * @returns the problem, or undefined when the file was stored or the upload was cancelled
 */
export async function sendFile(toSend: FileToSend, listener: Listener): Promise<string | undefined> {
  const { url, method, fields, file, token, idempotencyKey } = toSend;
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  body.set('file', file);
  const headers = { ...ownHeaders(token), ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }) };
  const answer = await call({ url: API_PREFIX + url, method, headers, body }, listener);
  if (answer === 'offline') return mediaText('maybeSent');
  if (typeof answer !== 'string' && answer.status < 500) listener.onAnswer?.();
  return problemOf(answer);
}
