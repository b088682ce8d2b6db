import { t } from '@care/contracts';
import { accountText } from '@care/contracts/account-texts';
import { API_PREFIX, IMAGE_MAX_BYTES, IMAGE_TYPES } from '@care/contracts/constants';
import type { ErrorBody } from '@care/contracts/schemas';
import { mediaText } from './texts';

/** The problem of a chosen file that needs no upload to be found; the server checks everything again (PP-22). */
export function fileProblem({ type, size }: File): string | undefined {
  if (!IMAGE_TYPES.some((allowed) => allowed === type)) return t('errors.invalidPhotoType');
  return size > IMAGE_MAX_BYTES ? t('errors.photoIsTooLarge') : undefined;
}

export interface FileToSend {
  /** Below the API's base path. */
  url: string;
  method: 'POST' | 'PUT';
  fields: Record<string, string>;
  file: File;
  token: string;
}

interface Listener {
  onProgress: (percent: number) => void;
  signal: AbortSignal;
}

/**
 * Uploads a file with progress, which `fetch` does not report.
 * @returns the problem, or undefined when the file was stored or the upload was cancelled
 */
export const sendFile = (
  { url, method, fields, file, token }: FileToSend,
  { onProgress, signal }: Listener,
): Promise<string | undefined> =>
  new Promise((resolve) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set('file', file);
    const call = new XMLHttpRequest();
    call.open(method, API_PREFIX + url);
    call.setRequestHeader('Accept-Language', 'de-DE');
    call.setRequestHeader('Content-Language', 'de-DE');
    call.setRequestHeader('Authorization', `Bearer ${token}`);
    call.upload.onprogress = ({ loaded, total }) => onProgress(Math.round((loaded / total) * 100));
    call.onload = () => resolve(call.status < 400 ? undefined : problemOf(call.status, call.responseText));
    call.onerror = () => resolve(mediaText('offline'));
    call.onabort = () => resolve(undefined);
    signal.addEventListener('abort', () => call.abort());
    call.send(form);
  });

/** The server's message about the file; a fault of the server has one of its own (PP-12). */
function problemOf(status: number, text: string): string {
  if (status >= 500 && status !== 503) return accountText('errors.photoSendServerMessage');
  try {
    const { error } = JSON.parse(text) as ErrorBody;
    const { file } = error.details ?? {};
    return typeof file === 'string' ? file : error.message;
  } catch {
    return accountText('errors.photoSendServerMessage');
  }
}
