import { visiblePins } from './visible-pins';

const at = (id: number, lng: number, lat = 51) => ({ key: String(id), name: '', at: { lng, lat } });
const near = [at(1, 7), at(2, 7.05), at(3, 7.02, 51.02), at(4, 9)];
const cluster = { at: { lng: 9, lat: 51.01 }, count: 24 };
const idsAt = (zoom: number, { always = [] as number[], clusters = [] as (typeof cluster)[] } = {}) =>
  visiblePins(near, clusters, { zoom }, (key) => always.includes(Number(key))).map(({ key }) => Number(key));

describe('pins at low zoom', () => {
  it('SR-20 are left out if they overlap an earlier one of the list', () => {
    expect(idsAt(6)).toEqual([1, 4]);
    expect(idsAt(2)).toEqual([1]);
  });

  it('SR-20 do not cover the number of a cluster', () => {
    expect(idsAt(6, { clusters: [cluster] })).toEqual([1]);
  });

  it('SR-20 stay if they are highlighted or chosen', () => {
    expect(idsAt(6, { always: [3], clusters: [cluster] })).toEqual([1, 3]);
    expect(idsAt(6, { always: [4], clusters: [cluster] })).toEqual([1, 4]);
  });

  it('SR-20 are all shown at high zoom', () => {
    expect(idsAt(8, { clusters: [cluster] })).toEqual([1, 2, 3, 4]);
  });
});
