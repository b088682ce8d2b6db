import type { Handovers, OwnershipClaim, OwnershipDisputes, UserDetails } from '@care/contracts/schemas';
import { claimWithDocument } from '../../testing/claims';
import { createCompany, createPerson, PASSWORD, type Person } from '../../testing/people';
import { daysFromNow } from '../../testing/rows';
import { appOfTests } from '../../testing/test-app';
import { uploadForm } from '../../testing/upload-form';
import { waitUntilBlocked } from '../../testing/wait-until-blocked';
import { deleteOldOffers } from './handover';

const API = '/api-backend';
const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

describe('handing a provider over', () => {
  const test = appOfTests();
  let paul: Person;
  let nora: Person;
  let company: number;
  beforeEach(async () => {
    await test.app.jobs.drain();
    await test.databases.primary.pool.query(
      'truncate user_account, company, mail_outbox, rate_limit_counter, sign_in_failure cascade',
    );
    const profile_type = 'CARE_PROVIDER';
    paul = await createPerson(test, 'paul', { profile_type, first_name: 'Paul', last_name: 'Plus' });
    nora = await createPerson(test, 'nora', { profile_type });
    company = await createCompany(test, 'haus', paul.id);
  });

  const url = () => `${API}/company/${company}/handover/`;
  const offer = (email = nora.email, password = PASSWORD, who = paul) =>
    who.inject({ method: 'POST', url: url(), payload: { email, password } });
  const accept = (who = nora) => who.inject({ method: 'POST', url: `${url()}accept/` });
  const end = (who = nora) => who.inject({ method: 'DELETE', url: url() });
  const handovers = async (who: Person) => (await who.inject({ url: `${API}/company/handover/` })).json<Handovers>();
  const owner = async () =>
    (await test.db.selectFrom('company').select('owner_id').where('id', '=', company).executeTakeFirstOrThrow())
      .owner_id;
  const subjects = async (who: Person) => (await test.mails(who.email)).map(({ subject }) => subject);

  it('PP-18 an offered provider belongs to the other account once it accepts; both are told, and open conversations move', async () => {
    await test.db
      .insertInto('message')
      .values({ recipient_id: paul.id, company_id: company, title: 'Freier Platz?', content: 'Ab Januar' })
      .execute();
    expect((await offer(nora.email.toUpperCase())).statusCode).toBe(200);
    expect(await owner()).toBe(paul.id);
    expect((await handovers(nora)).offered).toMatchObject([{ company: { id: company }, from: 'Paul Plus' }]);
    expect((await accept()).statusCode).toBe(204);
    // Sent again after a lost answer.
    expect((await accept()).statusCode).toBe(204);
    expect(await owner()).toBe(nora.id);
    expect(await subjects(nora)).toEqual([
      'Haus haus soll Ihnen übergeben werden',
      'Haus haus gehört jetzt zu Ihrem Konto',
    ]);
    expect(await subjects(paul)).toEqual(['Sie haben Haus haus übergeben']);
    const details = async (who: Person) => (await who.inject({ url: `${API}/user/details/` })).json<UserDetails>();
    expect([(await details(nora)).company?.id, (await details(paul)).company]).toEqual([company, null]);
    const { recipient_id } = await test.db.selectFrom('message').select('recipient_id').executeTakeFirstOrThrow();
    expect(recipient_id).toBe(nora.id);
  });

  it('PP-18 once an owner has left, no code to the address on file makes anybody the owner, only the desk does', async () => {
    await test.db.updateTable('company').set({ email: paul.email, website: 'https://beispiel.example' }).execute();
    await offer();
    await accept();
    await test.db.deleteFrom('user_account').where('id', '=', nora.id).execute();
    expect(await owner()).toBeNull();
    for (const email of [paul.email, null]) {
      await test.db.updateTable('company').set({ email }).execute();
      const payload = { company, confirm: true, method: 'EMAIL' };
      const answer = await paul.inject({ method: 'POST', url: `${API}/company/ownership/`, payload });
      expect([answer.statusCode, Object.keys(answer.json().error.details)]).toEqual([422, ['method']]);
    }
    const state = await paul.inject({ url: `${API}/company/${company}/ownership/` });
    expect(state.json()).toMatchObject({ owner_state: 'NONE', masked_target: null });
    expect((await claimWithDocument(paul, company)).status).toBe('PENDING_REVIEW');
  });

  it('PP-18 who accepts is told of the claims at the desk and has 14 days to answer them', async () => {
    const claimant = await createPerson(test, 'antrag', { profile_type: 'CARE_PROVIDER' });
    await test.db
      .insertInto('ownership_claim')
      .values({ company_id: company, user_id: claimant.id, method: 'DOCUMENT', status: 'PENDING_REVIEW' })
      .execute();
    await offer();
    expect((await accept()).statusCode).toBe(204);
    expect(await subjects(nora)).toContain('Jemand möchte die Inhaberschaft von Haus haus bestätigen');
    const disputes = await nora.inject({ url: `${API}/company/${company}/ownership/disputes/` });
    const [dispute] = disputes.json<OwnershipDisputes>().results;
    expect(dispute).toMatchObject({ answered_at: null });
    expect(Math.abs(Date.parse(dispute?.answer_until ?? '') - daysFromNow(14).getTime())).toBeLessThan(3_600_000);
  });

  it('PP-18 who accepts is told of an older claim when its document arrives', async () => {
    const claimant = await createPerson(test, 'antrag', { profile_type: 'CARE_PROVIDER' });
    const payload = { company, confirm: true, method: 'DOCUMENT', dispute: true };
    const claim = await claimant.inject({ method: 'POST', url: `${API}/company/ownership/`, payload });
    await offer();
    await accept();
    const notice = 'Jemand möchte die Inhaberschaft von Haus haus bestätigen';
    expect(await subjects(nora)).not.toContain(notice);
    const proof = uploadForm({}, { name: 'Vertrag.pdf', content: PDF });
    const url = `${API}/company/ownership/${claim.json<OwnershipClaim>().id}/document/`;
    for (let document = 0; document < 2; document += 1)
      expect((await claimant.inject({ method: 'POST', url, ...proof })).statusCode).toBe(201);
    expect((await subjects(nora)).filter((subject) => subject === notice)).toHaveLength(1);
    const disputes = await nora.inject({ url: `${API}/company/${company}/ownership/disputes/` });
    expect(disputes.json<OwnershipDisputes>().results).toMatchObject([{ answered_at: null }]);
  });

  it('PP-18 only the owner offers, with the password and to another address', async () => {
    expect((await offer(paul.email, PASSWORD, nora)).statusCode).toBe(404);
    const wrong = await offer(nora.email, 'Ein-anderes-Kennwort-8');
    expect([wrong.statusCode, Object.keys(wrong.json().error.details)]).toEqual([422, ['password']]);
    const own = await offer(paul.email.toUpperCase());
    expect(own.json().error.details).toEqual({ email: 'Das ist Ihre eigene Adresse.' });
    expect((await offer('keine Adresse')).statusCode).toBe(422);
    expect((await handovers(paul)).own).toBeNull();
  });

  it('PP-18 AC-18 the answer does not reveal whether an address can accept; nobody else than its confirmed account can', async () => {
    const answers = [];
    const seeker = await createPerson(test, 'sucht', { profile_type: 'CARE_SEEKER' });
    const unconfirmed = await createPerson(test, 'neu', { profile_type: 'CARE_PROVIDER', email_verified_at: null });
    const suspended = await createPerson(test, 'gesperrt', { profile_type: 'CARE_PROVIDER', disabled_at: new Date() });
    for (const { email } of [{ email: 'niemand@beispiel.example' }, seeker, unconfirmed, suspended, nora]) {
      const answer = await offer(email);
      answers.push([answer.statusCode, { ...answer.json<Handovers>().own, expires_at: '' }]);
      expect(answers.at(-1)).toEqual([200, { email, expires_at: '' }]);
    }
    for (const who of [seeker, unconfirmed]) {
      await offer(who.email);
      expect((await handovers(who)).offered).toEqual([]);
      expect((await accept(who)).statusCode).toBe(404);
      expect(await subjects(who)).toEqual([]);
    }
    expect(await subjects(suspended)).toEqual([]);
    // A later offer replaces the one before.
    expect((await accept(nora)).statusCode).toBe(404);
    expect(await owner()).toBe(paul.id);
  });

  it('PP-18 nobody accepts the offer of an owner who was suspended after it', async () => {
    await offer();
    await test.db.updateTable('user_account').set({ disabled_at: new Date() }).where('id', '=', paul.id).execute();
    expect([(await accept()).statusCode, (await handovers(nora)).offered, await owner()]).toEqual([404, [], paul.id]);
  });

  it('PP-18 an offer can be declined, withdrawn, and ends after 14 days', async () => {
    await offer();
    expect((await end()).statusCode).toBe(204);
    expect(await subjects(paul)).toEqual(['Die Übergabe von Haus haus wurde abgelehnt']);
    await offer();
    expect((await end(paul)).statusCode).toBe(204);
    expect((await accept()).statusCode).toBe(404);
    await offer();
    await test.db
      .updateTable('company_handover')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .execute();
    expect([(await handovers(paul)).own, (await handovers(nora)).offered, (await accept()).statusCode]).toEqual([
      null,
      [],
      404,
    ]);
    await deleteOldOffers(test);
    expect(await test.db.selectFrom('company_handover').selectAll().execute()).toEqual([]);
    expect(await owner()).toBe(paul.id);
  });

  it('PP-18 a second offer replaces the first and has 14 days again', async () => {
    await offer('andere@beispiel.example');
    await test.db
      .updateTable('company_handover')
      .set({ expires_at: new Date(Date.now() + 1000) })
      .execute();
    await offer();
    const { email, expires_at } = await test.db
      .selectFrom('company_handover')
      .select(['email', 'expires_at'])
      .executeTakeFirstOrThrow();
    expect(email).toBe(nora.email);
    expect(Math.abs(expires_at.getTime() - daysFromNow(14).getTime())).toBeLessThan(3_600_000);
    expect((await accept()).statusCode).toBe(204);
  });

  it('PP-18 an account with a provider cannot take another one, and an offer ends with the ownership', async () => {
    const other = await createCompany(test, 'anderes', nora.id);
    await offer();
    const refused = await accept();
    expect([refused.statusCode, refused.json().error.message]).toEqual([
      409,
      expect.stringContaining('verwalten Sie bereits'),
    ]);
    await test.db.updateTable('company').set({ owner_id: null }).where('id', 'in', [other, company]).execute();
    expect((await accept()).statusCode).toBe(404);
  });

  it('PP-18 of two simultaneous answers only one succeeds', async () => {
    await offer();
    const answers = await Promise.all([accept(), accept(), end(paul)]);
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 204).length).toBeGreaterThanOrEqual(1);
    expect(codes.every((code) => [204, 404, 409].includes(code))).toBe(true);
    expect(codes.slice(0, 2).filter((code) => code === 204).length).toBe((await owner()) === nora.id ? 1 : 0);
  });

  it('PP-18 an offer waits for somebody who claims the provider, and both succeed', async () => {
    const values = { company_id: company, user_id: nora.id, method: 'DOCUMENT' } as const;
    const { id } = await test.db.insertInto('ownership_claim').values(values).returning('id').executeTakeFirstOrThrow();
    const payload = { company, confirm: true, method: 'DOCUMENT', dispute: true };
    const { steps } = await test.db.transaction().execute(async (db) => {
      await db.selectFrom('ownership_claim').select('id').where('id', '=', id).forUpdate().execute();
      // The claimant has locked the provider, and the owner has locked their account and waits for the provider.
      const claimed = Promise.resolve(nora.inject({ method: 'POST', url: `${API}/company/ownership/`, payload }));
      await waitUntilBlocked(test);
      const offered = Promise.resolve(offer('dritte@beispiel.example'));
      await waitUntilBlocked(test, 2);
      return { steps: Promise.all([claimed, offered]) };
    });
    expect((await steps).map(({ statusCode }) => statusCode)).toEqual([201, 200]);
    expect(await subjects(paul)).toEqual(['Jemand möchte die Inhaberschaft von Haus haus bestätigen']);
  });
});
