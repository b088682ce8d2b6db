import type { ApplicationSent, InvoiceList, OwnApplications } from '@care/contracts/schemas';
import { createPerson, createProfile, type Person } from '../testing/people';
import { insertCompany, insertJobOffer } from '../testing/rows';
import { appOfTests } from '../testing/test-app';

const API = '/api-backend';

describe('a placement', () => {
  const test = appOfTests();
  let owner: Person;
  let nurse: Person;
  let application: number;
  beforeEach(async () => {
    await test.databases.primary.pool.query('truncate user_account, company, invoice, invoice_counter cascade');
    owner = await createPerson(test, 'inhaberin', { profile_type: 'CARE_PROVIDER' });
    nurse = await createPerson(test, 'kraft', { profile_type: 'JOB_SEEKER' });
    await createProfile(test, nurse.id, { visible_name: 'Abeba T.' });
    const company = await insertCompany(test.db, 'haus', { owner_id: owner.id, subscription: 'PLUS_TIER' });
    const offer = await insertJobOffer(test.db, company, 'nacht', { title: 'Dauernachtwache (m/w/d)' });
    const payload = { message: 'Guten Tag', email: 'abeba@beispiel.example', consent: true };
    const url = `${API}/company/job-offer/${offer}/application/`;
    ({ id: application } = (await nurse.inject({ method: 'POST', url, payload })).json<ApplicationSent>());
    await test.db.updateTable('application').set({ status: 'OFFERED' }).where('id', '=', application).execute();
  });

  const confirm = async (person: Person) =>
    (
      await person.inject({
        method: 'POST',
        url: `${API}/company/application/${application}/confirm-hire/`,
        payload: {},
      })
    ).statusCode;
  const hireOf = async (person: Person, path: string) =>
    (await person.inject({ url: API + path })).json<OwnApplications>().results[0]?.hire;
  const invoices = async () => (await owner.inject({ url: `${API}/payment/invoice/` })).json<InvoiceList>().results;

  it('PK-07 is invoiced once when both sides have confirmed the contract, and not before', async () => {
    expect(await confirm(owner)).toBe(200);
    expect(await invoices()).toEqual([]);
    await Promise.all([confirm(nurse), confirm(nurse), confirm(owner)]);
    const reference = (await hireOf(owner, '/company/application/'))?.reference;
    expect(reference).toMatch(/^V-\d{6}$/);
    expect(await invoices()).toEqual([
      expect.objectContaining({
        ...{ title: `Vermittlung ${reference}: Dauernachtwache (m/w/d)`, source: 'PLACEMENT', state: 'OPEN' },
        ...{ net_cents: 80_000, vat_cents: 15_200, gross_cents: 95_200 },
      }),
    ]);
    const { lines } = await test.db.selectFrom('invoice').select('lines').executeTakeFirstOrThrow();
    expect(lines[0]?.text).toContain(`Vermittlung ${reference} für die Stelle „Dauernachtwache (m/w/d)“`);
    expect(await test.db.selectFrom('placement').select('id').execute()).toHaveLength(1);
  });

  it('PK-07 has a reference on the invoice and for both sides, and the invoice names nobody', async () => {
    await confirm(owner);
    expect((await hireOf(owner, '/company/application/'))?.reference).toBeNull();
    await confirm(nurse);
    const reference = (await hireOf(owner, '/company/application/'))?.reference;
    expect((await hireOf(nurse, '/user/application/'))?.reference).toBe(reference);
    for (const { id } of [owner, nurse]) {
      const told = await test.db.selectFrom('message').select('content').where('recipient_id', '=', id).execute();
      expect(told.map(({ content }) => content).join()).toContain(`Referenz für Ihre Unterlagen: ${reference}`);
    }
    const { title, lines } = await test.db.selectFrom('invoice').select(['title', 'lines']).executeTakeFirstOrThrow();
    expect(`${title} ${lines[0]?.text}`).not.toContain('Abeba');
  });

  it('PK-07 is not completed if its invoice cannot be recorded', async () => {
    await confirm(owner);
    await test.databases.primary.pool.query(
      `alter table invoice add constraint refused check (source <> 'PLACEMENT') not valid`,
    );
    expect(await confirm(nurse)).toBe(500);
    await test.databases.primary.pool.query('alter table invoice drop constraint refused');
    expect(await test.db.selectFrom('placement').select('id').execute()).toEqual([]);
    expect(await confirm(nurse)).toBe(200);
    expect(await invoices()).toHaveLength(1);
  });
});
