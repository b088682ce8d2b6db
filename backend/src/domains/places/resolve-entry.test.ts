import pg from 'pg';
import { loadGazetteer } from './gazetteer/load-gazetteer';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { createTestDatabase } from '../../testing/test-database';

/** With all German towns, because the meaning of a spelling depends on the other names. */
let test: TestApp;
beforeAll(async () => {
  const database = await createTestDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await loadGazetteer(client);
  await client.end();
  test = await createTestApp({ database });
});
afterAll(() => test.close());

async function ask(phrase: string, more = '&freetext=true'): Promise<string[]> {
  const response = await test.inject(`/api-backend/city/suggest/?phrase=${encodeURIComponent(phrase)}${more}`);
  expect(response.statusCode).toBe(200);
  return response.json<string[]>();
}

describe('a complete entry that was sent without picking a suggestion', () => {
  it.each([
    ['KÖLN', 'Köln'],
    ['Koeln', 'Köln'],
    ['koln', 'Köln'],
    ['muenchen', 'München'],
    ['Duesseldorf', 'Düsseldorf'],
    ['frankfurt main', 'Frankfurt am Main'],
    ['Frankfurt a.M.', 'Frankfurt am Main'],
    ['Frankfurt/Oder', 'Frankfurt (Oder)'],
    ['Bad Homburg', 'Bad Homburg vor der Höhe'],
    ['St. Ingbert', 'Sankt Ingbert'],
    ['Sankt Leon-Rot', 'St. Leon-Rot'],
    ['Flensb', 'Flensburg'],
    ['50667', '50667 Köln'],
    ['50667 köln', '50667 Köln'],
    ['Halle (Niedersachsen, 49843)', 'Halle (Niedersachsen, 49843)'],
    ['101', '10115 Berlin'],
  ])('SR-21 %s means one town: %s', async (typed, town) => {
    expect(await ask(typed)).toEqual([town]);
  });

  it.each([
    ['Hambrug', 'Hamburg'],
    ['Müchnen', 'München'],
    ['Stuttgard', 'Stuttgart'],
    ['Berln', 'Berlin'],
    ['Ulmm', 'Ulm'],
    ['Frankfrut am Main', 'Frankfurt am Main'],
  ])('SR-21 one typing error is tolerated: %s means %s', async (typed, town) => {
    expect(await ask(typed)).toEqual([town]);
  });

  it.each([
    ['Kölln', ['Köln', 'Kölln-Reisiek', 'Kollnburg']],
    ['Frankfurd', ['Frankfurt am Main', 'Frankfurt (Oder)']],
    ['Freiburg', ['Freiburg im Breisgau', 'Freiburg (Elbe)']],
    ['Düseldorf', ['Düsseldorf', 'Dudeldorf']],
    ['Halle', ['Halle (Saale)', 'Halle Neustadt', 'Halle (Westf.)', 'Halle']],
    ['Mülheim', ['Mülheim an der Ruhr', 'Mülheim-Kärlich', 'Mülheim an der Mosel']],
  ])('SR-21 if %s may mean several towns, each is offered', async (typed, towns) => {
    expect(await ask(typed)).toEqual(towns);
  });

  it.each(['Xyzhausen', 'Rzhausen', 'Entenhausen', 'Atlantis', 'Hmaubrg', '99999', '50667 Bonn', 'Köln!xyz'])(
    'SR-21 %s means no town, even if another is similar',
    async (typed) => {
      expect(await ask(typed)).toEqual([]);
    },
  );

  it('SR-06 during typing, a much larger town with a longer name is listed before the village', async () => {
    expect((await ask('halle', '')).slice(0, 4)).toEqual([
      'Halle (Saale)',
      'Halle Neustadt',
      'Halle (Westf.)',
      'Halle',
    ]);
    expect((await ask('essen', ''))[0]).toBe('Essen');
    expect((await ask('bergen', ''))[0]).toBe('Bergen'); // smaller than Bergen auf Rügen, but not much
  });

  it.each([
    ['Kölln', 'Köln'],
    ['Koelln', 'Köln'],
    ['Kasel', 'Kassel'],
    ['Hanover', 'Hannover'],
    ['Düseldorf', 'Düsseldorf'],
    ['Giesen', 'Gießen'],
    ['Weisenfels', 'Weißenfels'],
    ['Mühlheim', 'Mülheim an der Ruhr'],
    ['Solinngen', 'Solingen'],
    ['Bohum', 'Bochum'],
    ['Rosstock', 'Rostock'],
  ])('SR-06 during typing, a doubled, missing or wrong letter still finds the town: %s %s', async (typed, town) => {
    expect(await ask(typed, '')).toContain(town);
  });

  it('SR-06 during typing, a correct beginning stays first', async () => {
    for (const [typed, town] of [
      ['Berli', 'Berlin'],
      ['Stutt', 'Stuttgart'],
      ['Kasel', 'Kasel'],
      ['Esse', 'Essen'],
      ['Mün', 'München'],
      ['Ham', 'Hamburg'],
    ])
      expect((await ask(typed!, ''))[0]).toBe(town);
  });

  it('SR-06 during typing, similar names are still suggested', async () => {
    expect(await ask('Xyzhausen', '')).toContain('Erzhausen');
  });
});
