import { Writable } from 'node:stream';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { culpritOf, wordsOf } from './culprit';
import type { Problem } from './render-result';

/** Ends a render; it is no problem by itself, since the missing parts are reported. */
const deadlineIsOver = new Error('the deadline is over');

/** Renders an element to HTML; at the deadline the fallbacks of what is missing stay in it, for the browser to render. */
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
      // React would send large finished parts after the page and move them with inline scripts, which the policy forbids.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady() {
        clearTimeout(timer);
        queueMicrotask(() => stream.pipe(sink)); // aborted parts are still being finished
      },
      onShellError: reject,
      onError(error) {
        if (error !== deadlineIsOver) onProblem({ ...culpritOf(error), message: wordsOf(error) });
      },
    });
  });
