import type { LoadFailure } from '@care/contracts';
import { describeSlice, SliceStates } from './slice-states';

const failure: LoadFailure = { slice: 'mf-search', version: '1.1.0', reason: 'network', message: '500' };

it('EM-04 say what happened last, and keep the failure of a slice of which another release runs', () => {
  const states = new SliceStates();
  const words = () => describeSlice({ live: '1.1.0', state: states.current()['mf-search'] });
  expect(words()).toBe('ruht · nicht auf dieser Seite');
  states.watch('resolved', 'mf-search', '1.1.0');
  expect(words()).toBe('lädt …');
  states.watch('failed', 'mf-search', '1.1.0', failure);
  expect(words()).toBe('Fehler · nicht geladen');
  states.watch('resolved', 'mf-search', '1.0.0');
  states.watch('loaded', 'mf-search', '1.0.0');
  expect(words()).toBe('Fehler · nicht geladen, 1.0.0 läuft');
});

it('EM-04 note what a slice threw after it had loaded, and tell those who listen, until they stop', () => {
  const states = new SliceStates();
  states.watch('loaded', 'mf-search', '1.0.0');
  const listener = jest.fn();
  const stop = states.subscribe(listener);
  states.watch('resolved', 'mf-search', '1.0.0');
  expect(listener).not.toHaveBeenCalled();
  states.crashed('mf-search', new TypeError('no town'));
  stop();
  states.crashed('mf-search', new TypeError('no street'));
  expect(listener).toHaveBeenCalledTimes(1);
  expect(describeSlice({ state: states.current()['mf-search'] })).toBe('Fehler · auf dieser Seite abgestürzt');
});

it.each([
  ['localhost:3102 statt 3.4.1 · geladen', { live: '3.4.1', override: { url: 'http://localhost:3102/' } }],
  ['1.2.0 statt 3.4.1 · geladen', { live: '3.4.1', override: { version: '1.2.0' } }],
  ['1.2.0, auf der Website noch nicht da · geladen', { override: { version: '1.2.0' } }],
  ['antwortet nicht · 3.4.1 läuft', { live: '3.4.1', problem: 'antwortet nicht' }],
  ['antwortet nicht · nicht geladen', { problem: 'antwortet nicht' }],
])('EM-04 name what replaces a slice: %s', (words, facts) =>
  expect(describeSlice({ ...facts, state: { event: 'loaded', version: '1.2.0' } })).toBe(words),
);
