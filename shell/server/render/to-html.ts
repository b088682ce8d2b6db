import { Writable } from 'node:stream';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { culpritOf, wordsOf, type Problem } from './protocol';

/** Ends a render. It is not reported itself, because the missing parts are. */
const deadlineIsOver = new Error('the deadline is over');

/** The largest page of the site has a tenth of it. */
const MAX_CHARACTERS = 3_000_000;

/** Renders an element to HTML. Rejects if it is far too large, because nobody would wait for it. Parts that are missing when `timeIsUp` resolves stay fallbacks; the browser renders them. */
export const toHtml = (element: ReactElement, timeIsUp: Promise<void>, onProblem: (problem: Problem) => void) =>
  new Promise<string>((resolve, reject) => {
    const parts: string[] = [];
    let characters = 0;
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        const part = chunk.toString();
        characters += part.length;
        if (characters > MAX_CHARACTERS) {
          done(new Error(`the page has more than ${MAX_CHARACTERS} characters`));
          return;
        }
        parts.push(part);
        done();
      },
      final(done) {
        resolve(parts.join(''));
        done();
      },
    });
    sink.on('error', reject);
    let isReady = false;
    void timeIsUp.then(() => isReady || stream.abort(deadlineIsOver));
    const stream = renderToPipeableStream(element, {
      // Otherwise React sends large parts after the page and moves them with inline scripts, which the policy forbids.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady() {
        isReady = true;
        queueMicrotask(() => stream.pipe(sink)); // React still completes the aborted parts
      },
      onShellError: reject,
      onError(error) {
        if (error !== deadlineIsOver) onProblem({ ...culpritOf(error), message: wordsOf(error) });
      },
    });
  });
