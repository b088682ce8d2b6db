import { ApiError } from '../../platform/http/errors';
import type { ByteRange } from '../../platform/files/storage';

const PATTERN = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * The part of a file that a player asks for; undefined without a range, and for several ranges or another unit, which
 * are answered with the whole file.
 * @throws 416 for a part outside the file
 */
export function requestedRange(header: string | undefined, bytes: number): ByteRange | undefined {
  const [, first = '', last = ''] = PATTERN.exec(header ?? '') ?? [];
  if (!first && !last) return undefined;
  const start = first ? Number(first) : Math.max(0, bytes - Number(last));
  const end = first && last ? Math.min(Number(last), bytes - 1) : bytes - 1;
  if (start > end)
    throw new ApiError(416, 'range_not_satisfiable', 'Diesen Teil der Datei gibt es nicht.', {
      headers: { 'content-range': `bytes */${bytes}` },
    });
  return { start, end };
}
