import type { DeskQueue, OwnershipClaim } from '@care/contracts/schemas';
import { sql, type Transaction } from 'kysely';
import sharp from 'sharp';
import type { Database } from '../platform/database/schema';
import { removeAll } from '../testing/empty-tables';
import { claimWithDocument } from '../testing/claims';
import { createPerson, createProfile, PASSWORD, type Person } from '../testing/people';
import { insertCologne, insertCompany, insertJobOffer, insertRows } from '../testing/rows';
import { appOfTests } from '../testing/test-app';
import { uploadForm } from '../testing/upload-form';
import { waitUntilBlocked } from '../testing/wait-until-blocked';

const API = '/api-backend';

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
  beforeEach(async () => {
    await removeAll(test);
    owner = await createPerson(test, 'paul', { profile_type: 'CARE_PROVIDER' });
    seeker = await createPerson(test, 'jana', { profile_type: 'JOB_SEEKER' });
    staff = await createPerson(test, 'rika', { is_staff: true });
    claimant = await createPerson(test, 'vera', { profile_type: 'CARE_PROVIDER' });
    company = await insertCompany(test.db, 'haus-am-park', { owner_id: owner.id, subscription: 'PREMIUM_TIER' });
    jobOffer = await insertJobOffer(test.db, company, 'pflegefachkraft');
    profile = await createProfile(test, seeker.id);
    claim = await claimWithDocument(claimant, company);
  });

  /** Keeps a table locked until the step waits for it, and stores something else before the step goes on. */
  async function whileWaiting<Result>(
    table: keyof Database,
    step: () => PromiseLike<Result>,
    store: (db: Transaction<Database>) => Promise<unknown>,
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
    const { results } = (await staff.get(`${API}/admin/queue/`)).json<DeskQueue>();
    const payload = { decision: 'REJECT', reason: 'Der Vertrag nennt einen anderen Träger.' };
    return staff.post(`${API}/admin/case/${results[0]?.id}/decide/`, payload);
  };
  const withdraw = () => claimant.post(`${API}/company/ownership/${claim.id}/withdraw/`, {});
  const claimToo = async () => {
    const rival = await createPerson(test, 'nora', { profile_type: 'CARE_PROVIDER' });
    const payload = { company, confirm: true, method: 'DOCUMENT', dispute: true };
    return rival.post(`${API}/company/ownership/`, payload);
  };
  const offer = () => {
    const payload = { email: claimant.email, password: PASSWORD };
    return owner.post(`${API}/company/${company}/handover/`, payload);
  };
  const editCompany = () => owner.patch(`${API}/company/details/${company}/`, { phone: '0221 123456' });
  const pauseJob = () => owner.post(`${API}/company/job-offer/${jobOffer}/pause/`);
  const createKey = () => {
    const payload = { name: 'Website', allowed_origins: ['https://haus.example'] };
    return owner.post(`${API}/company/${company}/widget/`, payload);
  };
  const askTeam = () => {
    const payload = { kind: 'QUESTION', subject: 'OTHER', text: 'Wie geht das?', answer_by: 'EMAIL' };
    return owner.post(`${API}/company/${company}/support-request/`, payload);
  };
  const writeToSeeker = () => {
    const contact_info = { name: 'Paul', lastname: 'Plus', email: 'paul@example.org' };
    const payload = { title: 'Frühtour', content: 'Guten Tag', recipient: seeker.id, contact_info };
    return owner.post(`${API}/message/`, payload);
  };

  it.each([
    ['PP-18 decides a case', 'desk_case', decide, 200],
    ['PP-18 withdraws a claim', 'ownership_claim', withdraw, 200],
    ['PP-18 claims a provider', 'ownership_claim', claimToo, 201],
    ['PP-18 offers a handover', 'company_handover', offer, 200],
    ['PP-06 edits a provider', 'company_section', editCompany, 200],
    ['PP-19 pauses a job offer', 'job_offer', pauseJob, 200],
    ['PK-08 creates a widget key', 'widget_key', createKey, 201],
    ['PK-08 asks the team', 'support_request', askTeam, 201],
    ['AC-12 writes to a job seeker', 'recruiting_contact', writeToSeeker, 201],
  ] as const)('%s and lets others follow the provider meanwhile', async (_step, table, step, status) => {
    const { statusCode } = await whileWaiting(table, step, (db) =>
      insertRows(db, 'company_follow', { user_id: seeker.id, company_id: company }),
    );
    expect(statusCode).toBe(status);
  });

  const edit = () => {
    const payload = {
      localizations: [{ address: 'Köln', coords: { type: 'Point', coordinates: [6.96, 50.94] }, radius: 20 }],
    };
    return seeker.patch(`${API}/user/profile/${profile}/`, payload);
  };
  const upload = async () => {
    const content = await sharp({ create: { width: 400, height: 400, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const form = uploadForm({ user: seeker.id, user_profile: profile }, { name: 'ich.png', content });
    return seeker.inject({ method: 'POST', url: `${API}/media/user-profile/`, ...form });
  };
  it.each([
    ['AC-10 moves to another town', 'job_seeker_localization', edit, 200],
    ['AC-13 replaces a photo', 'job_seeker_image', upload, 201],
  ] as const)('%s and lets others refer to the profile meanwhile', async (_step, table, step, status) => {
    const { statusCode } = await whileWaiting(table, step, (db) =>
      insertRows(db, 'staff_announcement', { job_seeker_id: profile, company_id: company }),
    );
    expect(statusCode).toBe(status);
  });
});
