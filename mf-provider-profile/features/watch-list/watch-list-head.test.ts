import { watchListHead } from './watch-list-head';

const titleAt = (query: string) =>
  watchListHead({ url: new URL(`/pflegeanbieter/merkliste${query}`, 'https://site.example') }).title;

it('PP-17 the own list, a shared list and a comparison have titles of their own', () => {
  expect(['', '?ids=1,2', '?ids=1,2&vergleich=1,2'].map(titleAt)).toEqual([
    'Merkliste',
    'Geteilte Merkliste',
    'Anbieter im Vergleich',
  ]);
});
