import sharp from 'sharp';
import type { OwnershipClaim } from '@care/contracts/schemas';
import { sql } from 'kysely';
import { DEMO_PASSWORD, hashPassword } from '../domains/accounts/passwords';
import { TestBrowser } from '../testing/browser';
import { createPerson, PASSWORD, createProfile, type Person } from '../testing/people';
import { type TestApp, appOfTests } from '../testing/test-app';
import type { Settings } from '../platform/settings';
import { insertUser, daysFromNow, insertCologne, insertCompany, insertJobOffer, insertRows } from '../testing/rows';
import type { Database, DbTransaction } from '../platform/database/schema';
import { fingerprint } from '../domains/accounts';
import { claimWithDocument } from '../testing/claims';
import { deskOf } from '../testing/desk';
import { accountEntry } from '../testing/account-entry';
import { companyEntry } from '../testing/company-entry';
import { uploadForm } from '../testing/upload-form';
import { waitUntilBlocked } from '../testing/wait-until-blocked';

const SITE_URL = 'https://pflege.example';
const REAL: Partial<Settings> = { NODE_ENV: 'production', DEMO: false, AUTH_SECRET: 's'.repeat(32), SITE_URL };

/** A real installation on a database that was used by a demonstration before. */
const appOnUsed = (settings: Partial<Settings>): TestApp =>
  appOfTests({
    settings,
    seed: async (db) =>
      void (await insertUser(db, 'angehoerige', { password_hash: await hashPassword(DEMO_PASSWORD) })),
  });

describe('a real installation', () => {
  const real = appOnUsed(REAL);
  const demonstration = appOnUsed({ ...REAL, DEMO: true });

  const status = async (test: TestApp, url: string) => (await test.app.inject(url)).statusCode;
  const signIn = async (test: TestApp) => (await new TestBrowser(test).signIn('angehoerige', DEMO_PASSWORD)).statusCode;

  it('SH-10 SH-23 has no outbox, no API documentation and no server-timing; a demonstration has them', async () => {
    for (const path of ['outbox/', 'outbox/mail/', 'outbox', 'docs', 'docs/', 'docs/json', 'openapi.json']) {
      const url = `/api-backend/${path}`;
      expect([path, await status(real, url)]).toEqual([path, 404]);
      expect([path, (await status(demonstration, url)) < 400]).toEqual([path, true]);
    }
    expect((await real.app.inject('/api-backend/package/')).headers).not.toHaveProperty('server-timing');
    expect((await demonstration.app.inject('/api-backend/package/')).headers).toHaveProperty('server-timing');
  });

  it('SH-10 refuses the password of the demo accounts, also for a new account; a demonstration accepts it', async () => {
    expect(await signIn(real)).toBe(401);
    expect(await signIn(demonstration)).toBe(200);
    const payload = { ...accountEntry, password: DEMO_PASSWORD, password2: DEMO_PASSWORD };
    const response = await real.post('/api-backend/auth/register/', payload);
    expect(response.json().error.details).toEqual({ password: 'Dieses Passwort ist zu leicht zu erraten.' });
  });

  it('SH-10 with https sets cookies with the __Host- prefix and the Secure attribute', async () => {
    const browser = new TestBrowser(real);
    const cookies = [...(await browser.get('/api/auth/csrf')).cookies];
    const person = await createPerson(real, 'clara');
    cookies.push(...(await browser.signIn(person.username, PASSWORD, `${SITE_URL}/profile`)).cookies);
    expect([...new Set(cookies.map(({ name }) => name))].sort()).toEqual(
      ['callback-url', 'csrf-token', 'session-token'].map((name) => `__Host-authjs.${name}`),
    );
    for (const cookie of cookies) {
      expect(cookie).toMatchObject({ secure: true, httpOnly: true, path: '/', sameSite: 'Lax' });
      expect(cookie.domain).toBeUndefined();
    }
    expect((await browser.session()).user?.name).toBe('clara');
    expect((await browser.signOut()).statusCode).toBe(200);
    expect(await browser.session()).toEqual({});
  });
});

const API = '/api-backend';
const KEY = 'schluessel';

describe('a step that locks a row to which others refer', () => {
  const test = appOfTests({ seed: async (db) => void (await insertCologne(db)) });
  let owner: Person;
  let seeker: Person;
  let staff: Person;
  let claimant: Person;
  let company: number;
  let profile: number;
  let jobOffer: number;
  let claim: OwnershipClaim;
  beforeAll(async () => {
    owner = await createPerson(test, 'paul', { profile_type: 'CARE_PROVIDER' });
    seeker = await createPerson(test, 'jana', { profile_type: 'JOB_SEEKER' });
    staff = await createPerson(test, 'rika', { is_staff: true });
    claimant = await createPerson(test, 'vera', { profile_type: 'CARE_PROVIDER' });
    company = await insertCompany(test.db, 'haus-am-park', { owner_id: owner.id, subscription: 'PREMIUM_TIER' });
    jobOffer = await insertJobOffer(test.db, company, 'pflegefachkraft');
    profile = await createProfile(test, seeker.id);
    const { id: user_id, email } = claimant;
    const link = { purpose: 'VERIFY_EMAIL', key_hash: fingerprint(KEY), expires_at: daysFromNow(1) } as const;
    await insertRows(test.db, 'account_key', { ...link, user_id, email });
    claim = await claimWithDocument(await createPerson(test, 'nora', { profile_type: 'CARE_PROVIDER' }), company);
  });

  /** Keeps a table locked until the step waits for it, and stores something else before the step goes on. */
  async function whileWaiting<Result>(
    table: keyof Database,
    step: () => PromiseLike<Result>,
    store: (db: DbTransaction) => Promise<unknown>,
  ): Promise<Result> {
    const { waiting } = await test.db.transaction().execute(async (db) => {
      await sql`lock table ${sql.table(table)} in exclusive mode`.execute(db);
      const started = Promise.resolve(step());
      await waitUntilBlocked(test);
      await store(db);
      return { waiting: started };
    });
    return waiting;
  }

  const decide = async () => {
    const desk = deskOf(staff, 'Der Vertrag nennt einen anderen Träger.');
    return desk.decide(await desk.newest(), 'REJECT');
  };
  const claimToo = () =>
    claimant.post(`${API}/company/ownership/`, { company, confirm: true, method: 'DOCUMENT', dispute: true });
  const withdraw = async () => {
    const own = test.db.selectFrom('ownership_claim').select('id').where('id', '<>', claim.id);
    const { id } = await own.executeTakeFirstOrThrow();
    return claimant.post(`${API}/company/ownership/${id}/withdraw/`, {});
  };
  const offer = () => owner.post(`${API}/company/${company}/handover/`, { email: claimant.email, password: PASSWORD });
  const editCompany = () => owner.patch(`${API}/company/details/${company}/`, { phone: '0221 123456' });
  const pauseJob = () => owner.post(`${API}/company/job-offer/${jobOffer}/pause/`);
  const key = { name: 'Website', allowed_origins: ['https://haus.example'] };
  const createKey = () => owner.post(`${API}/company/${company}/widget/`, key);
  const question = { kind: 'QUESTION', subject: 'OTHER', text: 'Wie geht das?', answer_by: 'EMAIL' };
  const askTeam = () => owner.post(`${API}/company/${company}/support-request/`, question);
  const writeToSeeker = () => {
    const contact_info = { name: 'Paul', lastname: 'Plus', email: 'paul@example.org' };
    const payload = { title: 'Frühtour', content: 'Guten Tag', recipient: seeker.id, contact_info };
    return owner.post(`${API}/message/`, payload);
  };

  const exportData = () => claimant.post(`${API}/user/export/`);
  const registerCompany = () => claimant.post(`${API}/auth/company/register/`, companyEntry);
  const useLink = () => test.post(`${API}/auth/verify-email/`, { key: KEY });

  it('PP-06 PP-18 PP-19 PK-08 AC-05 AC-07 AC-12 AC-20 lets the person and others follow the provider meanwhile', async () => {
    // In their order: a claim is withdrawn after it was made, and the only case is decided.
    for (const [step, table, run, status] of [
      ['claims a provider', 'ownership_claim', claimToo, 201],
      ['withdraws a claim', 'ownership_claim', withdraw, 200],
      ['decides a case', 'desk_case', decide, 200],
      ['offers a handover', 'company_handover', offer, 200],
      ['edits a provider', 'company_section', editCompany, 200],
      ['pauses a job offer', 'job_offer', pauseJob, 200],
      ['creates a widget key', 'widget_key', createKey, 201],
      ['asks the team', 'support_request', askTeam, 201],
      ['writes to a job seeker', 'recruiting_contact', writeToSeeker, 201],
      ['asks for the own data', 'data_export', exportData, 202],
      ['registers a provider', 'company', registerCompany, 201],
      ['uses the link of a mail', 'account_key', useLink, 200],
    ] as const) {
      const { statusCode } = await whileWaiting(table, run, (db) =>
        insertRows(db, 'company_follow', { user_id: claimant.id, company_id: company }),
      );
      expect([step, statusCode]).toEqual([step, status]);
      await test.db.deleteFrom('company_follow').execute();
    }
  });

  const move = () => {
    const coords = { type: 'Point', coordinates: [6.96, 50.94] };
    const payload = { localizations: [{ address: 'Köln', coords, radius: 20 }] };
    return seeker.patch(`${API}/user/profile/${profile}/`, payload);
  };
  const upload = async () => {
    const red = { width: 400, height: 400, channels: 3, background: 'red' } as const;
    const content = await sharp({ create: red }).png().toBuffer();
    const form = uploadForm({ user: seeker.id, user_profile: profile }, { name: 'ich.png', content });
    return seeker.inject({ method: 'POST', url: `${API}/media/user-profile/`, ...form });
  };
  it('AC-10 AC-13 lets others refer to the profile meanwhile', async () => {
    for (const [step, table, run, status] of [
      ['moves to another town', 'job_seeker_localization', move, 200],
      ['replaces a photo', 'job_seeker_image', upload, 201],
    ] as const) {
      const { statusCode } = await whileWaiting(table, run, (db) =>
        insertRows(db, 'staff_announcement', { job_seeker_id: profile, company_id: company }),
      );
      expect([step, statusCode]).toEqual([step, status]);
      await test.db.deleteFrom('staff_announcement').execute();
    }
  });
});
