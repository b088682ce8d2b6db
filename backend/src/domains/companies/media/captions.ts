import type { UploadedFile } from '../../../platform/files/read-upload';
import { refusedAt, validationError } from '../../../platform/http/errors';

const MAX_BYTES = 200_000;
const BEGIN = /^\uFEFF?WEBVTT(?:[ \t][^\n]*)?\n/;
const TIME = String.raw`(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}`;
const CUE = new RegExp(`^${TIME}[ \\t]+-->[ \\t]+${TIME}`);
// A player ignores them or takes styles from them; captions need neither.
const LEFT_OUT = /^(?:NOTE|STYLE|REGION)(?:[ \t\n]|$)/;

/**
 * Captions as WebVTT with their cues alone (PP-12).
 * @throws 413, 422 with the reason, for the field `file`
 */
export function captionsOf({ content }: UploadedFile): Buffer {
  if (content.length > MAX_BYTES) {
    const message = 'Die Untertitel sind zu groß. Erlaubt sind höchstens 200\u00a0KB.';
    throw refusedAt('file', 413, 'payload_too_large', message);
  }
  const text = readUtf8(content)?.replace(/\r\n?/g, '\n');
  if (!text || !BEGIN.test(`${text}\n`))
    throw validationError({ file: 'Das ist keine WebVTT-Datei. Sie beginnt mit „WEBVTT“ und endet auf .vtt.' });
  const cues = text
    .split(/\n{2,}/)
    .slice(1)
    .map((block) => block.trim())
    .filter((block) => block !== '' && !LEFT_OUT.test(block));
  const isCue = (block: string) => block.split('\n', 2).some((line) => CUE.test(line));
  const wrong = cues.findIndex((block) => !isCue(block));
  if (cues.length === 0 || wrong >= 0)
    throw validationError({
      file:
        cues.length === 0
          ? 'Die Datei enthält keine Untertitel.'
          : `Beim ${wrong + 1}. Untertitel fehlt die Zeit, zum Beispiel „00:01.000 --> 00:04.000“.`,
    });
  return Buffer.from(`WEBVTT\n\n${cues.join('\n\n')}\n`);
}

function readUtf8(content: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return undefined;
  }
}
