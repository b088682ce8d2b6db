import type { InjectOptions } from 'fastify';
import type { Answer, Calls } from './test-app';

const BOUNDARY = 'care-test-boundary';

/** Payload and headers of a multipart form with one file, as browsers send it. */
export function uploadForm(
  fields: Record<string, string | number>,
  file: { name: string; content: Buffer; type?: string },
  headers: Record<string, string> = {},
): Pick<InjectOptions, 'payload' | 'headers'> {
  const name = file.name.replace(/\r/g, '%0D').replace(/\n/g, '%0A').replace(/"/g, '%22');
  const parts = Object.entries(fields).map(
    ([key, value]) => `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`,
  );
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: ${file.type ?? 'application/octet-stream'}\r\n\r\n`;
  return {
    payload: Buffer.concat([Buffer.from(parts.join('') + head), file.content, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]),
    headers: { ...headers, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  };
}

/** Sends a form with one file. */
export function sendFile(
  who: Calls,
  url: string,
  file: Parameters<typeof uploadForm>[1],
  fields: Record<string, string | number> = {},
  given: Record<string, string> = {},
): Answer {
  const { payload, headers } = uploadForm(fields, file, given);
  return who.post(url, payload, headers as Record<string, string>);
}
