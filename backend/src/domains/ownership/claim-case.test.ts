import type { DeskCase, DeskQueue, OwnershipClaim, OwnershipState } from '@care/contracts/schemas';
import type { Insertable } from 'kysely';
import type { UserAccountTable } from '../../platform/database/schema';
import { claimWithDocument } from '../../testing/claims';
import { createCompany, createPerson, type Person } from '../../testing/people';
import { insertCompany } from '../../testing/rows';
import { appOfTests } from '../../testing/test-app';
import { uploadForm } from '../../testing/upload-form';

const API = '/api-backend/company/ownership/';
const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

describe('the case of a claim', () => {
  const test = appOfTests();
  beforeEach(() => test.databases.primary.pool.query('truncate user_account, company, desk_case cascade'));

  it.each<[string, Partial<Insertable<UserAccountTable>>, string, 'ok' | 'warn']>([
    ['an address of the website', { email: 'info@haus.example' }, 'https://www.haus.example/koeln', 'ok'],
    ['an address below the website', { email: 'info@mail.haus.example' }, 'https://www.haus.example', 'ok'],
    ['an unconfirmed address', { email: 'info@haus.example', email_verified_at: null }, 'https://haus.example', 'warn'],
    ['a domain that is only a part of the name', { email: 'x@haus.example' }, 'https://www.althaus.example', 'warn'],
    ['a domain in the path', { email: 'x@haus.example' }, 'https://portal.example/haus.example', 'warn'],
    ['a free-mail address', { email: 'x@t-online.de' }, 'https://haus-am-park.t-online.de', 'warn'],
  ])('PP-18 shows STAFF whether %s belongs to the website', async (_what, account, website, tone) => {
    const vera = await createPerson(test, 'vera', { profile_type: 'CARE_PROVIDER', ...account });
    const company = await insertCompany(test.db, 'haus', { website });
    const payload = { company, confirm: true, method: 'DOCUMENT' };
    const { id } = (await vera.inject({ method: 'POST', url: API, payload })).json<OwnershipClaim>();
    const document = uploadForm({}, { name: 'Vertrag.pdf', content: PDF });
    await vera.inject({ method: 'POST', url: `${API}${id}/document/`, ...document });
    const staff = await createPerson(test, 'pruefstelle', { is_staff: true });
    const { results } = (await staff.inject({ url: '/api-backend/admin/queue/' })).json<DeskQueue>();
    const opened = await staff.inject({ url: `/api-backend/admin/case/${results[0]?.id}/` });
    expect(opened.json<DeskCase>().evidence).toMatchObject([{ tone }]);
  });

  describe('with a document', () => {
    let vera: Person;
    let rika: Person;
    let company: number;
    let id: number;
    beforeEach(async () => {
      await test.app.jobs.drain();
      await test.databases.primary.pool.query('truncate mail_outbox, rate_limit_counter');
      vera = await createPerson(test, 'vera', { profile_type: 'CARE_PROVIDER', last_name: 'Lindner' });
      rika = await createPerson(test, 'rika', { is_staff: true });
      company = await createCompany(test, 'haus');
      await claimWithDocument(vera, company);
      id = (await queue()).results[0]?.id ?? 0;
    });
    const queue = async () => (await rika.inject({ url: '/api-backend/admin/queue/' })).json<DeskQueue>();
    const opened = async () => (await rika.inject({ url: `/api-backend/admin/case/${id}/` })).json<DeskCase>();

    it('PP-18 the claimant answers a question in words, once; the case is open again, and receipts are mailed', async () => {
      const question = { decision: 'ASK', reason: 'Seit wann leiten Sie das Haus?' };
      await rika.inject({ method: 'POST', url: `/api-backend/admin/case/${id}/decide/`, payload: question });
      const url = `/api-backend/company/${company}/ownership/`;
      const claim = async () => (await vera.inject({ url })).json<OwnershipState>().claim;
      const reply = async (text: string) =>
        vera.inject({ method: 'POST', url: `${API}${(await claim())?.id}/reply/`, payload: { text } });
      expect((await reply(' ')).statusCode).toBe(422);
      // The second one is sent again after a lost answer.
      for (const text of ['Seit Mai.', 'Seit Mai.']) expect((await reply(text)).statusCode).toBe(200);
      expect((await reply('Seit Juni.')).statusCode).toBe(409);
      expect(await claim()).toMatchObject({ question: null, answer: 'Seit Mai.' });
      expect((await queue()).results).toMatchObject([{ id, badge: 'Antwort liegt vor' }]);
      const { facts, history, decisions } = await opened();
      expect(facts).toContainEqual({ label: 'Antwort auf die Rückfrage', text: 'Seit Mai.', href: null });
      expect(history[0]?.action).toBe('Rückfrage beantwortet');
      expect(decisions).toContainEqual(expect.objectContaining({ decision: 'ASK', text_label: 'Ihre Rückfrage' }));
      expect((await test.mails(vera.email)).map(({ subject }) => subject)).toEqual([
        'Ihr Dokument ist angekommen: Haus haus',
        'Rückfrage zu Ihrem Antrag: Haus haus',
        'Ihre Antwort ist angekommen: Haus haus',
      ]);
    });

    it('PP-18 names the person whose account a measure concerns, and not in an own case', async () => {
      expect((await opened()).person).toBe('Clara Lindner');
      await test.db.updateTable('company').set({ owner_id: rika.id }).where('id', '=', company).execute();
      expect((await opened()).person).toBeNull();
    });
  });
});
