import { ratingsPageHref, readRatingsPage } from './ratings-page';

describe('the page of the ratings in the URL', () => {
  it('RV-01 reads an integer; all other values give page 1', () => {
    expect(readRatingsPage('?bewertungen=3')).toBe(3);
    for (const search of [
      '',
      '?bewertungen=',
      '?bewertungen=0',
      '?bewertungen=-2',
      '?bewertungen=2.5',
      '?bewertungen=9999999',
    ]) {
      expect(readRatingsPage(search)).toBe(1);
    }
  });

  it('RV-01 a link has the fragment of the block and keeps other parameters', () => {
    expect(ratingsPageHref('/p', '?a=1', 2)).toBe('/p?a=1&bewertungen=2#ratings');
    expect(ratingsPageHref('/p', '?a=1&bewertungen=2', 3)).toBe('/p?a=1&bewertungen=3#ratings');
  });

  it('RV-01 the link to page 1 has no parameter', () => {
    expect(ratingsPageHref('/p', '?bewertungen=2', 1)).toBe('/p#ratings');
  });
});
