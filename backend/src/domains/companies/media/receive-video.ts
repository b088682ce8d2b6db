import { createWriteStream } from 'node:fs';
import { finished, Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { VIDEO_MAX_BYTES } from '@care/contracts/constants';
import type { VideoProblem, VideoType } from '../../../platform/files/copy-video';
import { beginsAs, VIDEO_HEAD_BYTES } from '../../../platform/files/process-video';
import { badRequest, refusedAt, type ApiError } from '../../../platform/http/errors';

const REFUSALS: Record<VideoProblem | 'size' | 'empty' | 'other-size', [number, string, string]> = {
  type: [415, 'unsupported_media_type', 'Das ist kein Video. Erlaubt sind MP4 und WebM bis 50\u00a0MB.'],
  codec: [
    415,
    'unsupported_media_type',
    'Viele Browser können dieses Video nicht abspielen. Bitte speichern Sie es als MP4 mit H.264 oder als WebM.',
  ],
  damaged: [422, 'validation_error', 'Das Video ist beschädigt oder unvollständig.'],
  size: [413, 'payload_too_large', 'Das Video ist zu groß. Erlaubt sind höchstens 50\u00a0MB.'],
  empty: [422, 'validation_error', 'Die Datei ist leer.'],
  'other-size': [
    422,
    'validation_error',
    'Die Datei ist nicht die angekündigte. Bitte wählen Sie sie noch einmal aus.',
  ],
};

/** The answer for a video that is not stored, for the field `file`. */
export const videoRefusal = (problem: keyof typeof REFUSALS): ApiError => refusedAt('file', ...REFUSALS[problem]);

/**
 * Writes a video to a draft while it arrives; of the file only its first bytes and the current part are in memory.
 * @param size bytes that were declared; 0 if none were
 * @throws ApiError as soon as the file is too large, of another size, or begins as something else; 400 if it breaks off
 */
export async function receiveVideo(body: Readable, draft: string, { type, size }: { type: VideoType; size: number }) {
  const most = size || VIDEO_MAX_BYTES;
  let bytes = 0;
  let head: Buffer | undefined = Buffer.alloc(0);
  const isVideo = async (): Promise<boolean> => {
    const begin = head ?? Buffer.alloc(0);
    head = undefined;
    return beginsAs(type, begin);
  };
  const watch = new Transform({
    transform(part: Buffer, _encoding, done) {
      bytes += part.length;
      if (bytes > most) return done(videoRefusal(size ? 'other-size' : 'size'));
      if (!head) return done(null, part);
      head = Buffer.concat([head, part.subarray(0, VIDEO_HEAD_BYTES)]);
      if (head.length < VIDEO_HEAD_BYTES) return done(null, part);
      void isVideo().then((is) => (is ? done(null, part) : done(videoRefusal('type'))), done);
    },
  });
  // pipeline() would close the connection of a refused file, and the client would not read why.
  finished(body, (error) => error && watch.destroy(badRequest('Die Übertragung wurde abgebrochen.')));
  body.pipe(watch);
  const file = createWriteStream(draft, { flags: 'wx' });
  const closed = new Promise<void>((resolve) => file.once('close', () => resolve()));
  try {
    await pipeline(watch, file);
  } finally {
    body.unpipe(watch);
    body.resume();
    // At a refusal the file may still be opening; it would appear after its deletion.
    await closed;
  }
  if (bytes === 0) throw videoRefusal('empty');
  if (size > 0 && bytes !== size) throw videoRefusal('other-size');
  if (head && !(await isVideo())) throw videoRefusal('type');
}
