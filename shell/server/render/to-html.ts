import { Writable } from 'node:stream';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { culpritOf, wordsOf } from './culprit';
import type { Problem } from './render-result';

/** Ends a render. It is not reported itself, because the missing parts are. */
const deadlineIsOver = new Error('the deadline is over');

/** Renders an element to HTML. Parts that are missing at the deadline stay fallbacks; the browser renders them. */
export const toHtml = (
  element: ReactElement,
  deadlineMs: number,
  onProblem: (problem: Problem) => void,
): Promise<string> =>
  new Promise((resolve, reject) => {
    const parts: string[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        parts.push(chunk.toString());
        done();
      },
      final(done) {
        resolve(parts.join(''));
        done();
      },
    });
    const timer = setTimeout(() => stream.abort(deadlineIsOver), deadlineMs);
    const stream = renderToPipeableStream(element, {
      // Otherwise React sends large parts after the page and moves them with inline scripts, which the policy forbids.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady() {
        clearTimeout(timer);
        queueMicrotask(() => stream.pipe(sink)); // React still completes the aborted parts
      },
      onShellError: reject,
      onError(error) {
        if (error !== deadlineIsOver) onProblem({ ...culpritOf(error), message: wordsOf(error) });
      },
    });
  });
