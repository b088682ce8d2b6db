import { AsyncLocalStorage } from 'node:async_hooks';
import { configureApi } from '@care/contracts';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { Caller } from './protocol';

/**
 * Resolves when this thread has waited for so many milliseconds. The time in which it works does not count, because the
 * data that it would wait for may have arrived.
 */
export async function waited(ms: number): Promise<void> {
  for (let left = ms; left >= 1;) {
    const before = performance.eventLoopUtilization();
    await pause(left, undefined, { ref: false });
    left -= performance.eventLoopUtilization(before).idle;
  }
}

/** State that all calls of one render share. */
export interface ApiCalls {
  caller?: Caller | undefined;
  /** False as soon as an answer must not be cached. */
  mayBeKept: boolean;
}

const renders = new AsyncLocalStorage<ApiCalls>();

/** Runs a render and records its calls to the API in `calls`. */
export const withApiCalls = <T>(calls: ApiCalls, run: () => Promise<T>): Promise<T> => renders.run(calls, run);

/**
 * Sends all calls to the API to `baseUrl`. They carry the address of the visitor, as if the browser had called, and the
 * id of the request. Answers that must not be cached are recorded, because a page with their data must not be cached
 * either. So are calls that failed and may succeed a moment later (SH-18).
 */
export function connectApi(baseUrl: string): void {
  configureApi({
    baseUrl,
    fetch: async (input, init) => {
      const calls = renders.getStore();
      const headers = new Headers(init?.headers);
      if (calls?.caller) {
        headers.set('x-forwarded-for', calls.caller.client);
        headers.set('x-request-id', calls.caller.requestId);
        for (const [name, value] of Object.entries(calls.caller.trace ?? {})) headers.set(name, value);
      }
      try {
        const response = await fetch(input, { ...init, headers });
        if (calls && !mayBeKept(response)) calls.mayBeKept = false;
        return response;
      } catch (error) {
        if (calls) calls.mayBeKept = false;
        throw error;
      }
    },
  });
}

const mayBeKept = ({ ok, status, headers }: Response): boolean =>
  ok ? !headers.get('cache-control')?.includes('no-store') : status < 500 && status !== 429;
