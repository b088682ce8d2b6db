import { Readable } from 'node:stream';

/** More than the API accepts. The rest of such a body is not waited for: the API refuses it. */
const MOST_BYTES = 1024 * 1024 + 1;

/**
 * Waits until a body has arrived. @returns the same content, or undefined if it did not arrive within the time
 */
export function arrivedBody(body: Readable, limitMs: number): Promise<Readable | undefined> {
  const parts: Buffer[] = [];
  let bytes = 0;
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      body.off('data', onData).off('end', onEnd).off('error', onError).pause();
    };
    const onEnd = (): void => {
      stop();
      resolve(Readable.from(followedBy(parts, body), { objectMode: false }));
    };
    const onData = (part: Buffer): void => {
      parts.push(part);
      bytes += part.length;
      if (bytes >= MOST_BYTES) onEnd();
    };
    const onError = (error: Error): void => {
      stop();
      reject(error);
    };
    const timer = setTimeout(() => {
      stop();
      resolve(undefined);
    }, limitMs);
    body.on('data', onData).on('end', onEnd).on('error', onError);
  });
}

async function* followedBy(parts: Buffer[], rest: Readable): AsyncGenerator<Buffer> {
  yield* parts;
  if (!rest.readableEnded) yield* rest.iterator({ destroyOnReturn: false });
}
