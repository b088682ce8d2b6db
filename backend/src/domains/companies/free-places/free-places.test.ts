import type { CompanyMap, CompanyPage, CompanySearchAnswer, OwnPlaces, PlacesInput } from '@care/contracts/schemas';
import { daysFromNow, insertCologne } from '../../../testing/rows';
import { appOfTests } from '../../../testing/test-app';

describe('free places', () => {
  const test = appOfTests({ seed: async (db) => void (await insertCologne(db)) });

  const HOME = 0b0000110;
  const HOME_CARE = 0b0000001;
  const nothing: PlacesInput = {
    ...{ total: null, free: {}, from: {}, wait: null, takes_clients: null, zip_codes: [] },
    weekly_mail: true,
  };
  const twoFree: PlacesInput = {
    ...nothing,
    ...{ total: 84, free: { LONG_TERM_SINGLE: 1, LONG_TERM_DOUBLE: 0, SHORT_TERM: 1 } },
    from: { LONG_TERM_SINGLE: daysFromNow(3).toISOString().slice(0, 10) },
  };

  /** A provider with these care forms and its signed-in owner. */
  async function owned(slug: string, services_mask = HOME) {
    const owner = await test.insertUser(slug);
    const id = await test.insertCompany(slug, { owner_id: owner, services_mask });
    const headers = await test.signIn(owner);
    const url = `/api-backend/company/${id}/places/`;
    const state = async (input: PlacesInput) => test.put(url, input, headers);
    const own = async () => (await test.get(url, headers)).json<OwnPlaces>();
    const page = async () => (await test.get(`/api-backend/company/by-slug/${slug}/`)).json<CompanyPage>();
    const card = async () =>
      (await test.get(`/api-backend/company/search/?q=${slug}`)).json<CompanySearchAnswer>().results[0];
    const confirmedDaysAgo = (days: number) =>
      test.update('company_places', { company_id: id }, { confirmed_at: daysFromNow(-days - 0.01) });
    return { id, owner, headers, url, state, own, page, card, confirmedDaysAgo };
  }

  it('PL-01 offers the kinds of places that the care forms of the provider allow, also on Free', async () => {
    const home = await owned('pl-arten');
    expect(await home.own()).toMatchObject({
      kinds: ['LONG_TERM_SINGLE', 'LONG_TERM_DOUBLE', 'SHORT_TERM'],
      is_home_care: false,
      confirmed_at: null,
    });
    expect(await (await owned('pl-ambulant', HOME_CARE)).own()).toMatchObject({ kinds: [], is_home_care: true });
    const answer = await home.state({ ...nothing, total: 5, free: { DAY_CARE: 1 } });
    expect(answer.json().error.details).toEqual({ 'free.DAY_CARE': 'Diese Pflegeform steht nicht in Ihrem Profil.' });
  });

  it('PL-02 stores a statement, confirms it with the same press, and shows it on profile and card', async () => {
    const home = await owned('pl-angabe');
    expect((await home.page()).places).toBeNull();
    const { statusCode, ...answer } = await home.state(twoFree);
    expect(statusCode).toBe(200);
    const own = answer.json<OwnPlaces>();
    expect(own).toMatchObject({ total: 84, free: twoFree.free, from: twoFree.from });
    expect(Date.now() - Date.parse(own.confirmed_at!)).toBeLessThan(60_000);
    const shown = {
      ...{ total: 84, free: 2, wait: null, takes_clients: null, age_days: 0 },
      kinds: [
        { kind: 'LONG_TERM_SINGLE', free: 1, from: twoFree.from.LONG_TERM_SINGLE },
        { kind: 'SHORT_TERM', free: 1, from: null },
      ],
    };
    expect((await home.page()).places).toMatchObject({ ...shown, is_free: true, title: '2 freie Plätze' });
    expect((await home.card())?.places).toMatchObject({ ...shown, detail: 'heute bestätigt' });
    await home.confirmedDaysAgo(9);
    await home.state(twoFree);
    expect((await home.page()).places?.age_days).toBe(0);
  });

  it('PL-06 shows the age in days up to 30, and nothing older', async () => {
    const home = await owned('pl-alter');
    await home.state({ ...nothing, total: 3, free: { SHORT_TERM: 0 }, wait: 'ABOUT_3_MONTHS' });
    for (const [days, shown] of [
      [14, 14],
      [30, 30],
      [31, undefined],
    ] as const) {
      await home.confirmedDaysAgo(days);
      expect((await home.page()).places?.age_days).toBe(shown);
      expect((await home.card())?.places?.age_days).toBe(shown);
    }
  });

  it.each<[string, Partial<PlacesInput>, string, RegExp]>([
    ['more free than there are', { total: 1 }, 'total', /^Es können nicht mehr Plätze frei sein/],
    ['free places without a total', { total: null }, 'total', /^Bitte geben Sie an, wie viele/],
    ['more of a kind', { total: 2, free: { SHORT_TERM: 3 } }, 'free.SHORT_TERM', /^Es können nicht mehr/],
    ['a negative count', { free: { SHORT_TERM: -1 } }, 'free.SHORT_TERM', /^Bitte geben Sie eine ganze Zahl/],
    ['half a place', { total: 2.5 }, 'total', /^Bitte geben Sie eine ganze Zahl/],
    ['a day in two years', { from: { SHORT_TERM: '2099-01-01' } }, 'from.SHORT_TERM', /nächsten zwölf Monaten/],
  ])('PL-03 refuses %s at its field', async (what, change, field, message) => {
    const home = await owned(`pl-${what.replace(/\W+/g, '-')}`);
    const response = await home.state({ ...twoFree, ...change });
    expect(response.statusCode).toBe(422);
    expect([response.json().error.details[field]].flat()[0]).toMatch(message);
    expect((await home.own()).confirmed_at).toBeNull();
  });

  it('PL-04 home care states whether it takes new clients and the postcodes it serves, all of them nearby', async () => {
    const care = await owned('pl-dienst', HOME_CARE);
    const refused = await care.state({ ...nothing, takes_clients: true, zip_codes: ['50668', '99999'] });
    expect(refused.json().error.details.zip_codes).toMatch(/nicht: 99999$/);
    await care.state({ ...nothing, takes_clients: true, zip_codes: ['50668', '50668'] });
    expect(await care.own()).toMatchObject({ takes_clients: true, zip_codes: ['50668'] });
    expect((await care.page()).places).toMatchObject({ free: null, takes_clients: true });
    const home = await owned('pl-haus');
    await home.state({ ...nothing, takes_clients: true, zip_codes: ['50668'] });
    expect(await home.own()).toMatchObject({ takes_clients: null, zip_codes: [] });
  });

  it('PL-02 of 200 statements at the same time the last one stays, on the profile as in the search', async () => {
    const home = await owned('pl-viele');
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        home.state({ ...nothing, total: 200, free: { SHORT_TERM: index % 5 } }).then((answer) => ({ answer, index })),
      ),
    );
    expect(answers.map(({ answer }) => answer.statusCode)).toEqual(answers.map(() => 200));
    const last = answers
      .map(({ answer }) => answer.json<OwnPlaces>())
      .toSorted((a, b) => a.confirmed_at!.localeCompare(b.confirmed_at!))
      .at(-1)!;
    const stored = await home.own();
    expect(stored.confirmed_at).toBe(last.confirmed_at);
    expect(stored.free).toEqual(last.free);
    expect((await test.row('company', home.id)).free_place_until !== null).toBe(stored.free.SHORT_TERM! > 0);
  });

  it('PL-01 what is stated about a care form ends with the care form, also in the search; others keep theirs', async () => {
    const [home, other] = [await owned('pl-ohne'), await owned('pl-andere')];
    await other.state(twoFree);
    const placesOfOther = async () => [await other.own(), (await test.row('company', other.id)).free_place_until];
    const before = await placesOfOther();
    const change = async (services: string[]) =>
      expect(
        (await test.patch(`/api-backend/company/details/${home.id}/`, { services }, home.headers)).statusCode,
      ).toBe(200);
    const isFound = async () =>
      (await test.get('/api-backend/company/search/?q=pl-ohne&free_place=1')).json<CompanySearchAnswer>().count;
    await home.state(twoFree);
    await change(['stationare-pflege']);
    expect((await home.own()).free).toEqual({ LONG_TERM_SINGLE: 1, LONG_TERM_DOUBLE: 0 });
    expect([(await home.page()).places?.title, await isFound()]).toEqual(['1 freier Platz', 1]);
    await change(['tagespflege']);
    expect([(await home.page()).places, await isFound()]).toEqual([null, 0]);
    expect(await placesOfOther()).toEqual(before);
  });

  describe('in the search', () => {
    const confirmed = async (slug: string) => {
      const answer = await test.get(`/api-backend/company/search/?q=${slug}&free_place=1`);
      const { count, meta } = answer.json<CompanySearchAnswer>();
      expect(meta.facets.free_place).toBe(count);
      return count;
    };
    /** As if this many days had passed since the statement. */
    const after = async (id: number, days: number) => {
      await test.update('company_places', { company_id: id }, { confirmed_at: daysFromNow(-days - 0.01) });
      await test.update('company', id, { free_place_until: daysFromNow(15 - days - 0.01) });
    };
    const isMarked = async (id: number) => {
      const map = (await test.get('/api-backend/company/search/map/?zoom=14')).json<CompanyMap>();
      return map.features.some(
        ({ properties }) => 'id' in properties && properties.id === id && properties.has_free_place,
      );
    };

    it('PL-08 the filter keeps places, also of home care that takes clients, for 14 days; PL-07 pins show them up to 30', async () => {
      const home = await owned('pl-filter');
      expect(await confirmed('pl-filter')).toBe(0);
      await home.state(twoFree);
      for (const [days, isFound, isShown] of [
        [0, 1, true],
        [14, 1, true],
        [15, 0, true],
        [30, 0, true],
        [31, 0, false],
      ] as const) {
        await after(home.id, days);
        expect([days, await confirmed('pl-filter'), await isMarked(home.id)]).toEqual([days, isFound, isShown]);
      }
      await home.state({ ...twoFree, free: { SHORT_TERM: 0 }, wait: 'UNDER_1_MONTH' });
      expect([await confirmed('pl-filter'), await isMarked(home.id)]).toEqual([0, false]);
      const care = await owned('pl-nimmt', HOME_CARE);
      for (const takes_clients of [true, false]) {
        await care.state({ ...nothing, takes_clients });
        expect(await confirmed('pl-nimmt')).toBe(takes_clients ? 1 : 0);
      }
    });

    it('PL-09 a place appears when it was not confirmed before, and not with each confirmation', async () => {
      const home = await owned('pl-seit');
      const since = async () => (await test.row('company', home.id)).free_place_since?.getTime();
      await home.state(twoFree);
      const first = await since();
      await home.state({ ...twoFree, free: { SHORT_TERM: 2 } });
      expect(await since()).toBe(first);
      await after(home.id, 20);
      await home.state(twoFree);
      expect(await since()).toBeGreaterThan(first!);
      await home.state({ ...nothing, total: 84 });
      expect(await since()).toBeUndefined();
    });

    it('PL-10 home care is found by who lives where it serves, not by its office, and only as home care', async () => {
      const care = await owned('pl-versorgt', HOME_CARE | HOME);
      await test.update('company', care.id, { lat: 51.5, lon: 7.4 });
      await care.state({ ...nothing, takes_clients: true, zip_codes: ['50668'] });
      const found = async (query: string) => {
        const url = `/api-backend/company/search/?q=pl-versorgt&${query}`;
        const { count, meta } = (await test.get(url)).json<CompanySearchAnswer>();
        return [count, meta.facets.services[0]?.count];
      };
      const home = 'services=ambulante-pflege';
      expect(await found(`city_slug=köln&${home}`)).toEqual([1, 1]);
      expect(await found(`lat=50.951&lon=6.961&${home}`)).toEqual([1, 1]);
      expect(await found('city_slug=köln')).toEqual([0, 1]);
      expect(await found('city_slug=köln&services=stationare-pflege')).toEqual([0, 1]);
      expect(await found(`lat=52.5&lon=13.4&${home}`)).toEqual([0, 0]);
      expect(await found(`city_slug=köln&${home}&bbox=6.9,50.9,7,51`)).toEqual([0, 0]);
      await care.state({ ...nothing, takes_clients: true, zip_codes: [] });
      expect(await found(`city_slug=köln&${home}`)).toEqual([0, 0]);
    });
  });
});
