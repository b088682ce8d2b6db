import { serverOfTests } from '@care/contracts/testing/server';
import { refetchAll } from './api';
import { configureApi } from './request';
import { defineSliceApi } from './slice-api';
import { makeStore } from './store';

const api = defineSliceApi('refetch', (build) => ({
  answered: build.query<{ times: number }, void>({ query: () => '/answered/' }),
  hanging: build.query<{ times: number }, void>({ query: () => '/hanging/' }),
}));

/** Holds the next timer of that many milliseconds until `elapse`; all others run. */
function holdTimer(milliseconds: number): { elapse: () => void } {
  const original = globalThis.setTimeout;
  const held = { elapse: (): void => undefined };
  const spy = jest.spyOn(globalThis, 'setTimeout').mockImplementation((then, pause) => {
    if (pause !== milliseconds) return original(then, pause);
    held.elapse = then;
    spy.mockRestore();
    return original(() => undefined, 0);
  });
  return held;
}

const requested: Record<string, number> = {};
let isHanging = (): void => undefined;
const hangs = new Promise<void>((resolve) => (isHanging = resolve));
const server = serverOfTests(({ url = '' }, response) => {
  const times = (requested[url] = (requested[url] ?? 0) + 1);
  if (url === '/answered/' || times === 1) response.end(JSON.stringify({ times }));
  else isHanging();
});
beforeAll(() => configureApi({ baseUrl: server.address }));

it('SH-18 waits 8 s at most for one that hangs, and has those that arrived', async () => {
  const store = makeStore();
  await Promise.all([store.dispatch(api.answered.initiate()), store.dispatch(api.hanging.initiate())]);
  const limit = holdTimer(8000);
  const dataOf = (name: keyof typeof api) => api[name].select()(store.getState()).data;
  const arrived = new Promise<void>((resolve) => {
    store.subscribe(() => {
      if (dataOf('answered')?.times === 2) resolve();
    });
  });
  const ended = jest.fn();
  const all = refetchAll(store).then(ended);
  await Promise.all([arrived, hangs]);
  expect(ended).not.toHaveBeenCalled();
  limit.elapse();
  await all;
  expect([dataOf('answered'), dataOf('hanging')]).toEqual([{ times: 2 }, { times: 1 }]);
});
