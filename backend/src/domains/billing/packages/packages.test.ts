import { TIER_TABLE } from '@care/contracts/tiers';
import type { PackageList } from '@care/contracts/schemas';
import { TIERS } from '@care/contracts/vocabulary';
import { appOfTests } from '../../../testing/test-app';

describe('packages', () => {
  const test = appOfTests();
  let packages: PackageList;
  beforeAll(async () => {
    packages = (await test.inject('/api-backend/package/')).json<PackageList>();
  });

  const plain = (text: unknown) => String(text).replaceAll('\u00a0', ' ');
  const row = (key: string) => {
    const values = packages.sections.flatMap(({ rows }) => rows).find((one) => one.key === key)?.values;
    return values && Object.values(values).map((value) => (typeof value === 'string' ? plain(value) : value));
  };

  it('PK-02 the database accepts exactly the tiers of the contracts', async () => {
    const { rows } = await test.databases.primary.pool.query<{ id: string }>('select id from tier');
    expect(rows.map(({ id }) => id).sort()).toEqual([...TIERS].sort());
  });

  it('PK-02 returns yearly and monthly prices with VAT, to the cent', () => {
    expect(
      packages.results.map(({ id, name, pricing }) => [id, name, ...pricing.map((one) => plain(one.text))]),
    ).toEqual([
      ['FREE_TIER', 'Free', '0 € pro Jahr', '0 € pro Monat'],
      ['PLUS_TIER', 'Plus', '429 € pro Jahr', '39 € pro Monat'],
      ['PREMIUM_TIER', 'Premium', '749 € pro Jahr', '68,09 € pro Monat'],
    ]);
    const premium = packages.results[2]?.pricing.map(({ net_cents, vat_rate, gross_cents }) => [
      net_cents,
      vat_rate,
      gross_cents,
    ]);
    expect(premium).toEqual([
      [74_900, 19, 89_131],
      [6_809, 19, 8_103],
    ]);
    expect(packages.results[1]?.pricing[0]?.net_cents).toBe(TIER_TABLE.PLUS_TIER.prices.YEARLY);
  });

  it('PK-01 compares Free, Plus and Premium in four sections', () => {
    expect(packages.sections.map(({ label, rows }) => [label, rows.length])).toEqual([
      ['Profil & Sichtbarkeit', 6],
      ['Stellenangebote', 4],
      ['Aktive Personalsuche', 3],
      ['Bewertungen & Service', 7],
    ]);
    expect(row('manageProfile')).toEqual([true, true, true]);
    expect(row('widgets')).toEqual([false, false, true]);
    expect(row('monthlyCancellation')).toEqual([false, true, true]);
    expect(row('price')).toEqual([
      '0 €',
      '39 € pro Monat oder 429 € pro Jahr',
      '68,09 € pro Monat oder 749 € pro Jahr',
    ]);
  });

  it('PK-05 shows the limits that the server enforces', () => {
    expect(row('publishJobOffers')).toEqual([
      false,
      `bis zu ${TIER_TABLE.PLUS_TIER.limits.jobOffers} gleichzeitig`,
      'unbegrenzt*',
    ]);
    expect(packages.footnote).toBe('* Technisch bis zu 40 gleichzeitig veröffentlichte Stellenangebote.');
    expect(row('contactStaff')).toEqual([false, 'bis zu 5 pro Monat', 'unbegrenzt']);
    expect(row('gallery')).toEqual(['bis zu 4', 'bis zu 11', 'bis zu 11']);
    for (const key of ['mainImage', 'benefits', 'jobsTab', 'answerRatings'])
      expect(row(key)).toEqual([false, true, true]);
    expect(row('personalWanted')).toEqual([false, false, true]);
  });

  it('PK-08 includes widgets, messages about staff, asking for reviews, support and visits in Premium', () => {
    for (const key of ['staffPush', 'inviteRatings', 'support', 'onSiteVisit'])
      expect(row(key)).toEqual([false, false, true]);
  });

  it('PK-03 says whether packages can be booked on this site', () => {
    expect(packages.can_book).toBe(true);
  });
});
