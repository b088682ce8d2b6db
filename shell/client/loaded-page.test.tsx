import { makeStore, Platform, type PageModule } from '@care/contracts';
import { loadPage } from './loaded-page';
import { views } from './views';

function boom(): never {
  throw new Error('kaputt');
}

async function open(page: Partial<PageModule>) {
  const reported: unknown[] = [];
  const module: PageModule = { default: () => null, ...page };
  const platform = new Platform({
    store: makeStore(),
    slots: {},
    views,
    load: async () => ({ success: true, module }),
    onCrash: ({ slice }, error, phase) => void reported.push([slice, String(error), phase]),
  });
  const context = { store: platform.store, params: {}, url: new URL('https://site.example/') };
  return { loaded: await loadPage(platform, 'mf-x/page', context), reported };
}

it.each([
  ['a load that throws', { load: boom }, 'data'],
  ['a load that is rejected', { load: async () => boom() }, 'data'],
  ['a head that throws', { head: boom }, 'head'],
])('SH-18 %s shows the message of a failed slice instead of the page, and is reported', async (_name, page, phase) => {
  const failure = { slice: 'mf-x', version: '', reason: 'crashed', message: 'kaputt' };
  const { loaded, reported } = await open(page);
  expect(loaded).toEqual({ kind: 'failed', failure });
  expect(reported).toEqual([['mf-x', 'Error: kaputt', phase]]);
});

it('SH-18 a head that throws when it is made again is reported once, and the page stays', async () => {
  let calls = 0;
  const { loaded, reported } = await open({ head: () => (calls++ === 0 ? { title: 'Nachricht' } : boom()) });
  const renewHead = loaded.kind === 'ready' ? loaded.renewHead! : boom();
  expect([renewHead(), renewHead(), calls]).toEqual([undefined, undefined, 2]);
  expect(reported).toEqual([['mf-x', 'Error: kaputt', 'head']]);
});

it('SH-18 a load that hangs fails after 30 s with a message, and is reported', async () => {
  jest.useFakeTimers();
  try {
    const opening = open({ load: () => new Promise<never>(() => undefined) });
    await jest.advanceTimersByTimeAsync(29_999);
    expect(await Promise.race([opening, Promise.resolve('waiting')])).toBe('waiting');
    await jest.advanceTimersByTimeAsync(1);
    const message = 'load of mf-x/page did not end within 30 s';
    const { loaded, reported } = await opening;
    expect(loaded).toEqual({ kind: 'failed', failure: { slice: 'mf-x', version: '', reason: 'crashed', message } });
    expect(reported).toEqual([['mf-x', `Error: ${message}`, 'data']]);
  } finally {
    jest.useRealTimers();
  }
});
