import type { CompanyCard, CompanyMap, CompanySearchAnswer } from '@care/contracts/schemas';
import { signIn } from '../../testing/rows';
import { appOfTests } from '../../testing/test-app';
import { insertCompanies, testCompanies } from '../../testing/search/companies';
import { Random } from '../../testing/search/random';

const companies = testCompanies(new Random(13), 300).map((company) => ({ ...company, status: 'PUBLISHED' as const }));
const [free, plus] = [companies[0]!, companies[1]!];
Object.assign(free, {
  name: 'Haus Kostenlos',
  subscription: 'FREE_TIER',
  services_mask: 0b1000001,
  custom_services: ['Hospiz', 'Nachtwache'],
});
Object.assign(plus, { name: 'Haus Bezahlt', subscription: 'PLUS_TIER', features_mask: 0b101, is_wpw_confirmed: true });

const picture = (company_id: number, kind: 'LOGO' | 'MAIN_IMAGE') => ({
  company_id,
  kind,
  url: `/bild-${company_id}-${kind}.webp`,
  width: 640,
  height: 480,
  alt: 'Ein Haus',
  variants: JSON.stringify([{ w: 320, url: '/klein.webp' }]),
});

const test = appOfTests({
  seed: async (db) => {
    await insertCompanies(db, companies);
    const media = [free.id, plus.id].flatMap((id) => [picture(id, 'LOGO'), picture(id, 'MAIN_IMAGE')]);
    await db.insertInto('company_media').values(media).execute();
  },
});

async function cardOf(name: string): Promise<CompanyCard> {
  const response = await test.inject(`/api-backend/company/search/?q=${encodeURIComponent(name)}`);
  const { results } = response.json<CompanySearchAnswer>();
  expect(results).toHaveLength(1);
  return results[0]!;
}

const mapOf = async (query: string): Promise<CompanyMap['features']> =>
  (await test.inject(`/api-backend/company/search/map/?${query}`)).json<CompanyMap>().features;

const sizeOf = ({ properties }: CompanyMap['features'][number]): number =>
  'cluster' in properties ? properties.count : 1;

describe('company card', () => {
  it('SR-13 has logo and main image with their widths on a paid tier', async () => {
    const { logo, main_image, is_wpw_confirmed, features } = await cardOf('Haus Bezahlt');
    expect(main_image).toMatchObject({
      url: '/bild-2-MAIN_IMAGE.webp',
      width: 640,
      height: 480,
      alt: 'Ein Haus',
      variants: [{ w: 320, url: '/klein.webp' }],
    });
    expect(logo?.url).toBe('/bild-2-LOGO.webp');
    expect(is_wpw_confirmed).toBe(true);
    expect(features.map(({ index, name }) => [index, name])).toEqual([
      [1, 'Demenzpflege'],
      [3, 'Kurzzeit- und Verhinderungspflege'],
    ]);
  });

  it('SR-13 hides the main image on the free tier and keeps the logo', async () => {
    const { logo, main_image } = await cardOf('Haus Kostenlos');
    expect(main_image).toBeNull();
    expect(logo?.url).toBe('/bild-1-LOGO.webp');
  });

  it('SR-21 shows a free-text service under weitere-pflegeformen', async () => {
    expect((await cardOf('Haus Kostenlos')).services).toEqual([
      { value: 'ambulante-pflege', name: 'Ambulante Pflege' },
      { value: 'weitere-pflegeformen', name: 'Hospiz' },
      { value: 'weitere-pflegeformen', name: 'Nachtwache' },
    ]);
  });

  describe('SR-13 lists what the provider mainly is first', () => {
    const show = async (change: { services_mask: number; care_form_order?: number[]; custom_services?: string[] }) => {
      const values = { care_form_order: [], custom_services: [], ...change };
      await test.db.updateTable('company').set(values).where('id', '=', plus.id).execute();
      const { services, slug } = await cardOf('Haus Bezahlt');
      const page = await test.inject(`/api-backend/company/by-slug/${slug}/`);
      const labels = services.map(({ value, name }) => (page.json().services.includes(name) ? name : value));
      expect(page.json().services).toEqual(labels);
      return services.map(({ name }) => name);
    };

    it.each([
      [
        [1, 3],
        ['Ambulante Pflege', 'Stationäre Pflege'],
      ],
      [
        [3, 1],
        ['Stationäre Pflege', 'Ambulante Pflege'],
      ],
    ])('in the order %p that the provider chose, on the card and on the profile', async (care_form_order, names) => {
      expect(await show({ services_mask: 0b0000101, care_form_order })).toEqual(names);
    });

    it('and in the usual order if it is unknown: a home before its short-term care', async () => {
      expect(await show({ services_mask: 0b0000111 })).toEqual([
        'Stationäre Pflege',
        'Ambulante Pflege',
        'Kurzzeitpflege',
      ]);
    });

    it('and never a care form that it does not offer, or one twice', async () => {
      expect(await show({ services_mask: 0b0000110, care_form_order: [2, 9, 2, 1] })).toEqual([
        'Kurzzeitpflege',
        'Stationäre Pflege',
      ]);
    });

    it('also if that is a free-text service', async () => {
      const change = { services_mask: 0b1000001, care_form_order: [7, 1], custom_services: ['Hospiz'] };
      expect(await show(change)).toEqual(['Hospiz', 'Ambulante Pflege']);
    });
  });

  it('SR-13 without a token has no information about following', async () => {
    expect(await cardOf('Haus Bezahlt')).not.toHaveProperty('is_followed');
  });

  it('SR-13 with a token says which providers the user follows', async () => {
    const account = { password_hash: '', first_name: 'Tina', last_name: 'Test' };
    const userId = async (username: string) => {
      const values = {
        ...account,
        username,
        email: `${username}@beispiel.example`,
        profile_type: 'CARE_SEEKER',
      } as const;
      return (await test.db.insertInto('user_account').values(values).returning('id').executeTakeFirstOrThrow()).id;
    };
    const [id, other] = [await userId('tina'), await userId('olaf')];
    const follows = [
      { user_id: id, company_id: plus.id },
      { user_id: other, company_id: free.id },
    ];
    await test.db.insertInto('company_follow').values(follows).execute();
    const headers = await signIn(test.databases, id);
    const response = await test.inject({
      url: '/api-backend/company/search/?q=haus',
      headers,
    });
    expect(response.headers['cache-control']).toBe('private, no-store');
    const { results } = response.json<CompanySearchAnswer>();
    expect(results.map((card) => card.is_followed)).toEqual(results.map((card) => card.id === plus.id));
    const followed = (
      await test.inject({
        url: '/api-backend/company/search/?q=Bezahlt',
        headers,
      })
    ).json<CompanySearchAnswer>();
    expect(followed.results[0]?.is_followed).toBe(true);
  });

  it('SR-20 a paid tier does not change the order', async () => {
    const order = async () =>
      (await test.inject('/api-backend/company/search/?page_size=50'))
        .json<CompanySearchAnswer>()
        .results.map(({ id }) => id);
    const before = await order();
    await test.db
      .updateTable('company')
      .set({ subscription: 'PREMIUM_TIER' })
      .where('id', '=', before.at(-1)!)
      .execute();
    expect(await order()).toEqual(before);
  });
});

describe('map of the results', () => {
  it.each([0, 5, 8, 11])('SR-20 has every provider in a cluster or as a pin at zoom %i', async (zoom) => {
    const features = await mapOf(`zoom=${zoom}`);
    expect(features.reduce((sum, feature) => sum + sizeOf(feature), 0)).toBe(companies.length);
  });

  it('SR-20 splits clusters as the zoom grows and shows single providers from zoom 12', async () => {
    const counts = await Promise.all([3, 7, 11, 12].map(async (zoom) => (await mapOf(`zoom=${zoom}`)).length));
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
    expect((await mapOf('zoom=12')).map(({ properties }) => 'id' in properties && properties.id)).toEqual(
      companies.map(({ id }) => id),
    );
  });

  it('SR-04 a list in a part of the map measures from the place, whatever the radius, and the map keeps to the radius', async () => {
    const { lat, lon } = plus;
    const box = [lon - 0.2, lat - 0.2, lon + 0.2, lat + 0.2].join(',');
    const url = `/api-backend/company/search/?bbox=${box}`;
    const found = (await test.inject(url)).json<CompanySearchAnswer>();
    const far = (await test.inject(`${url}&lat=47.5&lon=15&sort=radiusAsc`)).json<CompanySearchAnswer>();
    expect(found.count).toBeGreaterThan(0);
    expect(far.count).toBe(found.count);
    expect(far.meta.effective_radius).toBeNull();
    const distances = far.results.map(({ distance_km }) => distance_km ?? 0);
    expect(Math.min(...distances)).toBeGreaterThan(100);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    expect(await mapOf(`zoom=9&bbox=${box}&lat=47.5&lon=15`)).toEqual([]);
  });

  it('SR-20 says of a single provider how many ratings its average rests on', async () => {
    const features = await mapOf('zoom=12');
    const counts = new Map(companies.map(({ id, ratings_count }) => [id, ratings_count]));
    for (const { properties } of features)
      expect('id' in properties && properties.ratings_count).toBe('id' in properties && counts.get(properties.id));
  });

  it('SR-20 applies the filters and the box of the list', async () => {
    const { lat, lon } = plus;
    const box = [lon - 0.2, lat - 0.2, lon + 0.2, lat + 0.2].join(',');
    const list = (await test.inject(`/api-backend/company/search/?bbox=${box}&rating=3`)).json<CompanySearchAnswer>();
    const features = await mapOf(`zoom=9&bbox=${box}&rating=3`);
    expect(features.reduce((sum, feature) => sum + sizeOf(feature), 0)).toBe(list.count);
  });
});
