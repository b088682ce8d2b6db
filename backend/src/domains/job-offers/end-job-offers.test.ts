import type { CompanyJobOffers } from '@care/contracts/schemas';
import { sql } from 'kysely';
import { insertCompany, insertJobOffer } from '../../testing/rows';
import { appOfTests } from '../../testing/test-app';
import { endJobOffers } from './end-job-offers';
import { isOpen } from './job-offer-queries';

const test = appOfTests();

const offersOf = async (slug: string): Promise<number> =>
  (await test.inject(`/api-backend/company/by-slug/${slug}/`)).json().job_offers_count;
const stored = (id: number) =>
  test.db.selectFrom('company').select('job_offers_count').where('id', '=', id).executeTakeFirstOrThrow();

async function berlinMoment(expression: string): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`select ${sql.raw(expression)} "at"`.execute(test.db);
  return rows[0]!.at;
}

describe('the end of job offers', () => {
  it('PP-16 SR-06 comes with the end of their last day in Berlin: on the profile and its card', async () => {
    const ended = await insertCompany(test.db, 'sucht-nicht-mehr', { subscription: 'PLUS_TIER', job_offers_count: 1 });
    const lasting = await insertCompany(test.db, 'sucht-noch', { subscription: 'PLUS_TIER', job_offers_count: 0 });
    const yesterday = await berlinMoment(`berlin_today() - interval '1 second'`);
    const today = await berlinMoment('berlin_today()');
    const over = await insertJobOffer(test.db, ended, 'gestern', { valid_through: yesterday });
    await insertJobOffer(test.db, lasting, 'heute', { valid_through: today });

    await endJobOffers(test.databases);

    const offer = test.db.selectFrom('job_offer').select('status').where('id', '=', over);
    expect(await offer.executeTakeFirstOrThrow()).toEqual({ status: 'EXPIRED' });
    expect([(await stored(ended)).job_offers_count, (await stored(lasting)).job_offers_count]).toEqual([0, 1]);
    expect([await offersOf('sucht-nicht-mehr'), await offersOf('sucht-noch')]).toEqual([0, 1]);
  });

  it('SR-13 SR-06 a downgrade hides the job offers on card and profile, and an upgrade shows them again', async () => {
    const slug = 'wechselt-das-paket';
    const company = await insertCompany(test.db, slug, { subscription: 'PLUS_TIER' });
    await insertJobOffer(test.db, company, 'bleibt', { valid_through: await berlinMoment('berlin_today()') });
    const card = async () =>
      (await test.inject(`/api-backend/company/search/?q=${slug}`)).json().results[0].job_offers_count;
    const book = (subscription: 'FREE_TIER' | 'PLUS_TIER') =>
      test.db.updateTable('company').set({ subscription }).where('id', '=', company).execute();
    await endJobOffers(test.databases);
    expect([await card(), await offersOf(slug)]).toEqual([1, 1]);

    await book('FREE_TIER');
    expect(await card()).toBe(0); // at once, so that the badge does not lead to a redirect
    await endJobOffers(test.databases);
    expect([await card(), await offersOf(slug)]).toEqual([0, 0]);

    await book('PLUS_TIER');
    await endJobOffers(test.databases);
    expect([await card(), await offersOf(slug)]).toEqual([1, 1]);
  });

  it('PP-16 hides an offer past its last day, even before the job has ended it', async () => {
    const company = await insertCompany(test.db, 'um-mitternacht', { subscription: 'PLUS_TIER' });
    const yesterday = await berlinMoment(`berlin_today() - interval '1 second'`);
    await insertJobOffer(test.db, company, 'gestern', { valid_through: yesterday });
    await insertJobOffer(test.db, company, 'heute', { valid_through: await berlinMoment('berlin_today()') });
    const { results } = (await test.inject(`/api-backend/company/${company}/job-offers/`)).json<CompanyJobOffers>();
    expect(results.map(({ slug }) => slug)).toEqual(['heute']);
  });

  it('PP-16 gives the same result in the program and in the database, also at midnight in winter and summer', () => {
    const offer = (valid_through: string) => ({ status: 'PUBLISHED' as const, valid_through: new Date(valid_through) });
    expect(isOpen(offer('2026-01-10T08:00:00Z'), new Date('2026-01-10T22:59:59Z'))).toBe(true);
    expect(isOpen(offer('2026-01-10T08:00:00Z'), new Date('2026-01-10T23:00:00Z'))).toBe(false);
    expect(isOpen(offer('2026-07-10T08:00:00Z'), new Date('2026-07-10T21:59:59Z'))).toBe(true);
    expect(isOpen(offer('2026-07-10T08:00:00Z'), new Date('2026-07-10T22:00:00Z'))).toBe(false);
  });
});
