import { withWords } from '@care/contracts/free-places';
import { companyMapSchema, jobOfferMapSchema, jobSeekerMapSchema } from '@care/contracts/schemas';
import { collection, company } from '../../testing/fixtures';
import { offer } from '../../testing/work-fixtures';
import { jobPins, providerPins, staffPins } from './hit-pins';

const cluster = { cluster: true, count: 24 };

describe('hits on the map of providers', () => {
  const map = companyMapSchema.parse(
    collection(
      [6, cluster],
      [7, { id: 1, slug: 'a', name: 'A', rating: 4.5, ratings_count: 7, has_free_place: true }],
      [8, { id: 2, slug: 'b', name: 'B', rating: null, ratings_count: 0, has_free_place: true }],
    ),
  );

  it('SR-20 are clusters and single providers, unless they are in the list', () => {
    expect(providerPins([company({ id: 1 })], map)).toMatchObject({
      clusters: [{ at: { lng: 6, lat: 51 }, count: 24 }],
      others: [{ key: '2', id: 2, slug: 'b', companyName: 'B', at: { lng: 8, lat: 51 }, rating: null, uncounted: 1 }],
    });
    expect(providerPins([], undefined)).toEqual({ clusters: [], listed: [], others: [] });
  });

  it('SR-20 SR-22 have one pin each if they are in the list, with a rating from three ratings on', () => {
    const pinOf = (ratings_count: number) =>
      providerPins([company({ id: 7, name: 'Haus', average_rating: 4.6, ratings_count })], undefined).listed[0];
    expect(pinOf(3)).toMatchObject({ rating: 4.6, name: 'Haus, 4,6 von 5 Sternen' });
    expect(pinOf(2)).toMatchObject({ rating: null, name: 'Haus, noch kein Durchschnitt' });
  });

  it('PL-07 with a free place have a mark that their name explains', () => {
    const places = { total: 9, kinds: [], free: 1, takes_clients: null, wait: null, age_days: 20 };
    const { listed, others } = providerPins([company({ id: 7, name: 'Haus', places: withWords(places) })], map);
    expect(listed[0]).toMatchObject({ isMarked: true, name: expect.stringMatching(/, freier Platz$/) });
    expect(others[0]).toMatchObject({ isMarked: true, name: 'A, 4,5 von 5 Sternen, freier Platz' });
    const full = providerPins([company({ places: withWords({ ...places, free: 0 }) })], undefined).listed[0];
    expect(full).toMatchObject({ isMarked: false, name: expect.not.stringContaining('Platz') });
  });

  it('SR-20 in the list are counted by a cluster unless the map has them as single hits', () => {
    const { listed } = providerPins([company({ id: 1 }), company({ id: 9 })], map);
    expect(listed.map(({ id, uncounted }) => [id, uncounted])).toEqual([
      [1, 1],
      [9, 0],
    ]);
    expect(providerPins([company({ id: 9 })], undefined).listed.map(({ uncounted }) => uncounted)).toEqual([1]);
  });
});

describe('hits on the map of jobs', () => {
  const here = { lng: 7, lat: 51 };
  const job = (id: number) => ({ id, slug: `s${id}`, title: `Stelle ${id}`, company: { slug: 'haus', name: 'Haus' } });
  const map = jobOfferMapSchema.parse(collection([6, cluster], [7, job(1)], [7, job(2)], [8, job(3)]));

  it('SR-20 share one pin if they share a place, those of the list first', () => {
    const listed = offer({ id: 2, title: 'Neu', coords: here });
    const { clusters, listed: pins, others } = jobPins([listed], map);
    expect(clusters).toEqual([{ at: { lng: 6, lat: 51 }, count: 24 }]);
    expect(pins.map(({ at, offers }) => [at, offers.map(({ title }) => title)])).toEqual([[here, ['Neu', 'Stelle 1']]]);
    expect(others.map(({ offers }) => offers.map(({ id }) => id))).toEqual([[3]]);
  });

  it('SR-15 are named by title and employer, several by their number', () => {
    const { others } = jobPins([], map);
    expect(others.map(({ name }) => name)).toEqual(['2 Stellen, Haus', 'Stelle 3, Haus']);
  });
});

it('AC-13 SR-20 hits on the map of staff: are towns with a number of people', () => {
  const map = jobSeekerMapSchema.parse(collection([6, cluster], [7, { city_slug: 'köln', city: 'Köln', count: 1200 }]));
  expect(staffPins(map)).toEqual({
    clusters: [{ at: { lng: 6, lat: 51 }, count: 24 }],
    listed: [],
    others: [
      {
        key: 'Köln',
        at: { lng: 7, lat: 51 },
        name: 'Köln, 1.200 Pflegekräfte',
        city: 'Köln',
        citySlug: 'köln',
        count: 1200,
        uncounted: 1200,
      },
    ],
  });
});
