import { readAddress, watchListPath } from './watch-list-address';

const read = (query: string) => readAddress(new URL(`/pflegeanbieter/merkliste${query}`, 'http://site.invalid'));

describe('the address of the watch list', () => {
  it('PP-17 without a query it is the own list', () => {
    expect(read('')).toEqual({ page: 1, shared: undefined, compared: [] });
    expect(watchListPath({})).toBe('/pflegeanbieter/merkliste');
  });

  it.each([
    ['?ids=3,1,2', { page: 1, shared: [3, 1, 2], compared: [] }],
    ['?ids=3,1&vergleich=1,3', { page: 1, shared: [3, 1], compared: [1, 3] }],
    ['?vergleich=1,3&city_slug=k%C3%B6ln', { page: 1, shared: undefined, compared: [1, 3], town: 'köln' }],
    ['?ids=3,1&auswahl=1', { page: 1, shared: [3, 1], compared: [], chosen: [1] }],
    ['?page=2', { page: 2, shared: undefined, compared: [] }],
  ])('PP-17 reading a built address gives the same state: %s', (query, address) => {
    expect(read(query)).toEqual(address);
    expect(watchListPath(address)).toBe(`/pflegeanbieter/merkliste${query}`);
  });

  it('PP-17 ignores invalid ids, duplicates, and ids beyond the limits', () => {
    expect(read('?ids=1,x,-2,1,0,1e3,2').shared).toEqual([1, 2]);
    expect(read('?ids=').shared).toEqual([]);
    expect(read(`?ids=${Array.from({ length: 150 }, (_, index) => index + 1).join(',')}`).shared).toHaveLength(100);
    expect(read('?vergleich=1,2,3,4,5').compared).toEqual([1, 2, 3, 4]);
    expect(read('?page=abc').page).toBe(1);
  });
});
