import { ratingsPageHref, readRatingsPage } from './ratings-page';

describe('the page of the ratings in the address', () => {
  it('RV-01 reads a whole number and takes everything else for page 1', () => {
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

  it('RV-01 links to a page with the block in view and leaves other parameters alone', () => {
    expect(ratingsPageHref('/p', '?a=1', 2)).toBe('/p?a=1&bewertungen=2#ratings');
    expect(ratingsPageHref('/p', '?a=1&bewertungen=2', 3)).toBe('/p?a=1&bewertungen=3#ratings');
  });

  it('RV-01 gives page 1 the address without the parameter', () => {
    expect(ratingsPageHref('/p', '?bewertungen=2', 1)).toBe('/p#ratings');
  });
});
