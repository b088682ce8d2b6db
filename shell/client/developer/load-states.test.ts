import type { LoadFailure } from '@care/contracts';
import { describeSlice, type SliceFacts } from './describe-slice';
import { LoadStates } from './load-states';

const failure: LoadFailure = { slice: 'mf-search', version: '1.1.0', reason: 'network', message: '500' };

describe('the load states of the developer panel', () => {
  let time = 0;
  const states = () => {
    time = 1000;
    return new LoadStates(() => time);
  };

  it('EM-04 measures a slice from the first event to its code', () => {
    const { watch, current } = states();
    watch('resolved', 'mf-search', '1.0.0');
    time += 50;
    watch('compatible', 'mf-search', '1.0.0');
    expect(current()['mf-search']).toMatchObject({ kind: 'loading', since: 1000 });
    time += 70.4;
    watch('loaded', 'mf-search', '1.0.0');
    expect(current()).toEqual({ 'mf-search': { kind: 'loaded', version: '1.0.0', ms: 120 } });
    time += 500;
    watch('resolved', 'mf-search', '1.0.0');
    watch('loaded', 'mf-search', '1.0.0');
    expect(current()['mf-search']).toMatchObject({ kind: 'loaded', ms: 120 });
  });

  it('EM-04 keeps the failure of a slice of which another release runs', () => {
    const { watch, current } = states();
    watch('resolved', 'mf-search', '1.0.0');
    watch('failed', 'mf-search', '1.1.0', failure);
    expect(current()['mf-search']).toEqual({ kind: 'failed', failure });
    watch('resolved', 'mf-search', '1.0.0');
    time += 30;
    watch('loaded', 'mf-search', '1.0.0');
    expect(current()['mf-search']).toEqual({ kind: 'loaded', version: '1.0.0', ms: 30, failure });
  });

  it('EM-04 notes what a slice threw after it had loaded, and no second time', () => {
    const { watch, crashed, current } = states();
    watch('loaded', 'mf-search', '1.0.0');
    crashed('mf-search', new TypeError('no town'));
    crashed('mf-search', new TypeError('no street'));
    expect(current()['mf-search']).toMatchObject({
      kind: 'failed',
      failure: { version: '1.0.0', reason: 'crashed', message: 'TypeError: no town' },
    });
  });

  it('EM-04 tells those who listen, until they stop', () => {
    const all = states();
    const listener = jest.fn();
    const stop = all.subscribe(listener);
    all.watch('resolved', 'mf-search', '1.0.0');
    stop();
    all.watch('loaded', 'mf-search', '1.0.0');
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe('the words for a slice in the developer panel', () => {
  const facts: SliceFacts = {
    live: '3.4.1',
    override: undefined,
    problem: undefined,
    state: { kind: 'loaded', version: '3.4.1', ms: 120 },
    kB: 41,
    now: 2400,
  };
  it.each<[string, Partial<SliceFacts>]>([
    ['geladen · 41 kB · 120 ms', {}],
    ['lädt seit 1,4 s …', { state: { kind: 'loading', since: 1000 } }],
    ['ruht · nicht auf dieser Seite', { state: { kind: 'idle' } }],
    ['Fehler · nicht geladen', { state: { kind: 'failed', failure } }],
    ['Fehler · nicht geladen, 2.1.9 läuft', { state: { kind: 'loaded', version: '2.1.9', ms: 3, failure } }],
    ['geladen · 41 kB · 3 ms', { state: { kind: 'loaded', version: '1.1.0', ms: 3, failure } }],
    ['localhost:3102 statt 3.4.1 · geladen in 120 ms', { override: { url: 'http://localhost:3102/' }, kB: 0 }],
    ['3.5.0 statt 3.4.1 · geladen · 41 kB · 120 ms', { override: { version: '3.5.0' } }],
    [
      '3.5.0, auf der Website noch nicht da · geladen · 41 kB · 120 ms',
      { override: { version: '3.5.0' }, live: undefined },
    ],
    [
      'braucht contracts ^5.0.0, hier ist 4.2.0 · 3.4.1 läuft',
      { override: { url: 'http://localhost:3102/' }, problem: 'braucht contracts ^5.0.0, hier ist 4.2.0' },
    ],
  ])('EM-04 says "%s"', (words, some) => {
    expect(describeSlice({ ...facts, ...some })).toBe(words);
  });
});
