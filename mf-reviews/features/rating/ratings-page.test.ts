import { ratingsPageHref, readRatingsPage } from './rating-api';

it.each(['', '0', '-2', '2.5', '9999999'])('RV-01 an integer is read; "%s" gives page 1', (text) => {
  expect([readRatingsPage('?bewertungen=3'), readRatingsPage(`?bewertungen=${text}`)]).toEqual([3, 1]);
});

it('RV-01 a link has the fragment of the block and keeps other parameters; page 1 has none of its own', () => {
  expect(ratingsPageHref('/p', '?a=1&bewertungen=2', 3)).toBe('/p?a=1&bewertungen=3#ratings');
  expect(ratingsPageHref('/p', '?bewertungen=2', 1)).toBe('/p#ratings');
});
