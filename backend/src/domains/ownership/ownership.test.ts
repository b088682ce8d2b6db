import { INVALID_ACCOUNT_TYPE } from '@care/contracts/constants';
import type * as schemas from '@care/contracts/schemas';
import type { Updateable } from 'kysely';
import sharp from 'sharp';
import type { Database } from '../../platform/database/schema';
import { privateFiles } from '../../platform/files/private-files';
import { removeAll } from '../../testing/empty-tables';
import { companyEntry } from '../../testing/company-entry';
import { createCompany, createPerson, lastMail, type Person, personOfTests, PASSWORD } from '../../testing/people';
import { daysFromNow, insertCologne } from '../../testing/rows';
import { appOfTests, expectFields, expectStatus, statusesOf } from '../../testing/test-app';
import { sendFile } from '../../testing/upload-form';
import { expireClaims } from './decide-claim';
import { claimWithDocument, uploadProof } from '../../testing/claims';
import { deskOf } from '../../testing/desk';
import { waitUntilBlocked } from '../../testing/wait-until-blocked';
import { deleteOldOffers } from './handover';

const API = '/api-backend/company/ownership/';
const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
const ON_FILE = 'info@kastanienallee.example';

describe('ownership of a provider', () => {
  const test = appOfTests({ seed: async (db) => void (await insertCologne(db)) });
  const vera = personOfTests(test, 'vera', { profile_type: 'CARE_PROVIDER' });
  let company: number;
  beforeEach(async () => {
    company = await createCompany(test, 'kastanienallee');
    await change({ email: ON_FILE, website: 'https://www.kastanienallee.example/haus' });
  });

  const change = (values: Updateable<Database['company']>, id = company) => test.update('company', id, values);
  const companyRow = () => test.row('company', company);
  const claim = (person = vera, payload: object = {}) =>
    person.post(API, { company, confirm: true, method: 'EMAIL', ...payload });
  const started = async (person = vera, payload: object = {}): Promise<schemas.OwnershipClaim> => {
    const answer = await claim(person, payload);
    expect(answer.statusCode).toBe(201);
    return answer.json();
  };
  const enter = (id: number, code: string, person = vera) => person.post(`${API}${id}/confirm/`, { code });
  const upload = (id: number, content: Buffer, name = 'Vertrag.pdf', person = vera) =>
    sendFile(person, `${API}${id}/document/`, { name, content });
  const stateUrl = () => `/api-backend/company/${company}/ownership/`;
  const state = async (person = vera) => (await person.get(stateUrl())).json();
  const lastCode = async (to = ON_FILE): Promise<string> =>
    /Der Code lautet: (\d{6})/.exec(await lastMail(test, to))?.[1] ?? '';
  const otherThan = (code: string): string => (code === '111111' ? '222222' : '111111');
  const person = (name: string, email?: string) =>
    createPerson(test, name, { profile_type: 'CARE_PROVIDER', ...(email && { email }) });

  it('PP-18 needs the ticked confirmation, with the message at that field', async () => {
    for (const confirm of [undefined, false, 'true']) {
      const answer = await claim(vera, { confirm });
      expect(answer.json().error.details).toEqual({ confirm: 'Diese Zustimmung ist erforderlich.' });
    }
  });

  it('PP-18 a code to the address on file, whatever the claimant sends along, makes the claimant the owner', async () => {
    const answer = await claim(vera, { email: 'angreifer@beispiel.example', target: 'angreifer@beispiel.example' });
    const { id, ...rest } = answer.json<schemas.OwnershipClaim>();
    expect(rest).toMatchObject({ status: 'PENDING_PROOF', masked_target: 'i•••@kastanienallee.example' });
    expect(rest.code?.tries_left).toBe(5);
    expect(await test.mails()).toMatchObject([{ recipient: ON_FILE, subject: expect.not.stringMatching(/\d{6}/) }]);
    const code = await lastCode();
    const row = await test.row('ownership_claim', {});
    expect(row.code_hash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(row) + answer.payload).not.toContain(code);
    const done = await enter(id, ` ${code.replace(/(...)/, '$1 ')}`);
    expect(done.json()).toMatchObject({ status: 'APPROVED', code: null });
    // Sent again after a lost answer.
    const again = await enter(id, code);
    expect([again.statusCode, again.json()]).toEqual([200, done.json()]);
    expect(await companyRow()).toMatchObject({ owner_id: vera.id, is_wpw_confirmed: true, status: 'PUBLISHED' });
    expect(await test.subjects(vera.email)).toEqual(['Ihre Inhaberschaft ist bestätigt: Haus kastanienallee']);
    expect(await state()).toMatchObject({ owner_state: 'OWN' });
  });

  it('PP-18 sends no code to an address that does not belong to the website', async () => {
    await change({ email: null });
    const stranger = await person('fremd', 'vera@bose-kastanienallee.example');
    expectFields(await claim(stranger), 422, 'method');
    expect(await test.mails()).toEqual([]);
    expect(await state(stranger)).toMatchObject({ masked_target: null, claim: null });
  });

  it('PP-18 sends the code to the own address under the website on file, if no address is on file', async () => {
    await change({ email: null });
    const lindner = await person('lindner', 'lindner@kastanienallee.example');
    const { id } = await started(lindner);
    expect((await enter(id, await lastCode(lindner.email), lindner)).json().status).toBe('APPROVED');
  });

  it('PP-18 a code is void after five wrong tries, also when they come at once', async () => {
    const { id } = await started();
    const code = await lastCode();
    const answers = await Promise.all(Array.from({ length: 12 }, () => enter(id, otherThan(code))));
    const texts = answers.map((answer) => String(answer.json().error.details.code));
    expect(answers.every(({ statusCode }) => statusCode === 422)).toBe(true);
    expect(texts.filter((text) => text.startsWith('Dieser Code stimmt nicht.'))).toHaveLength(4);
    expect((await enter(id, code)).json().error.details.code).toMatch(/^Dieser Code gilt nicht mehr\./);
    expect((await companyRow()).owner_id).toBeNull();
    expect((await state()).claim.code).toMatchObject({ tries_left: 0 });
  });

  it('PP-18 a code is void after 15 minutes, and after a new one was sent', async () => {
    const { id } = await started();
    const first = await lastCode();
    expect((Number((await test.row('ownership_claim', {})).code_expires_at) - Date.now()) / 60_000).toBeCloseTo(15, 0);
    await test.update('ownership_claim', {}, { code_expires_at: new Date(Date.now() - 1) });
    expect((await enter(id, first)).statusCode).toBe(422);
    expect((await started()).id).toBe(id);
    const second = await lastCode();
    if (first !== second) expect((await enter(id, first)).statusCode).toBe(422);
    expect((await enter(id, second)).statusCode).toBe(200);
  });

  it('PP-18 nobody enters a code, adds a document or reads one for the claim of another person', async () => {
    const { id } = await started();
    const code = await lastCode();
    const stranger = await person('fremd');
    expectStatus(
      404,
      await enter(id, code, stranger),
      await upload(id, PDF, 'x.pdf', stranger),
      await stranger.post(`${API}${id}/withdraw/`),
    );
    const url = `${API}${id}/document/${(await upload(id, PDF)).json<schemas.OwnershipClaim>().documents[0]?.id}/`;
    expect((await stranger.get(url)).statusCode).toBe(404);
    expect((await test.get(url)).statusCode).toBe(401);
    const accountant = await createPerson(test, 'buchhaltung');
    await test.insert('staff_role', { user_id: accountant.id, role: 'FINANCE' });
    expect((await accountant.get(url)).statusCode).toBe(404);
    const staff = await createPerson(test, 'pruefstelle', { is_staff: true });
    for (const reader of [vera, staff]) {
      const answer = await reader.get(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.rawPayload.equals(PDF)).toBe(true);
      expect(answer.headers['content-disposition']).toContain('attachment');
      expect(answer.headers['cache-control']).toBe('private, no-store');
    }
  });

  it('PP-18 AC-05 a registered provider gets no code, only a document brings it to the desk', async () => {
    const own = { email: 'vera@mein-eigenes-haus.example', website: 'https://mein-eigenes-haus.example' };
    const registered = await vera.post('/api-backend/auth/company/register/', { ...companyEntry, ...own });
    company = registered.json<{ id: number }>().id;
    expect(await state()).toMatchObject({ is_in_review: true, masked_target: null, claim: { is_confirmed: false } });
    expect((await claim()).statusCode).toBe(422);
    const open = (await state()).claim.id as number;
    expect((await upload(open, PDF)).statusCode).toBe(409);
    const { id } = await started(vera, { method: 'DOCUMENT' });
    expect(id).toBe(open);
    expect((await upload(id, PDF)).json()).toMatchObject({ status: 'PENDING_REVIEW' });
    expect(await companyRow()).toMatchObject({ owner_id: null, status: 'PENDING_REVIEW' });
    expect((await claim(await person('fremd'), { method: 'DOCUMENT' })).statusCode).toBe(404);
  });

  it('PP-18 is refused with a message for a provider with an owner, who is informed by mail', async () => {
    const owner = await person('inhaberin');
    await change({ owner_id: owner.id });
    for (const method of ['EMAIL', 'DOCUMENT']) {
      const answer = await claim(vera, { method });
      expect(answer.statusCode).toBe(409);
      expect(answer.json().error).toMatchObject({
        code: 'ownership_taken',
        message:
          'Für diese Einrichtung ist bereits eine Inhaberschaft bestätigt. Wir haben den bisherigen Inhaber informiert.',
      });
    }
    expect(await test.mails(owner.email)).toHaveLength(2);
    expect(await test.mails(ON_FILE)).toEqual([]);
    expect(await test.db.selectFrom('ownership_claim').select('id').execute()).toEqual([]);
    expect((await claim(vera, { dispute: true })).statusCode).toBe(422);
    const { id } = await started(vera, { dispute: true, method: 'DOCUMENT' });
    expect((await upload(id, PDF)).json().status).toBe('PENDING_REVIEW');
    expect((await companyRow()).owner_id).toBe(owner.id);
  });

  it('PP-18 simultaneous claims of one person for one provider become one, and only one code is valid', async () => {
    expect(new Set((await Promise.all([claim(), claim(), claim()])).map((answer) => answer.json().id)).size).toBe(1);
    expect(await test.db.selectFrom('ownership_claim').select('id').execute()).toHaveLength(1);
  });

  it('PP-18 of two claimants with codes only one becomes the owner; the other is told', async () => {
    const lindner = await person('lindner');
    const mine = await started();
    const codeOfVera = await lastCode();
    const theirs = await started(lindner);
    const codeOfLindner = await lastCode();
    expect(await state(lindner)).toMatchObject({ has_other_claim: true });
    const answers = await Promise.all([enter(mine.id, codeOfVera), enter(theirs.id, codeOfLindner, lindner)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const won = answers[0]?.statusCode === 200 ? vera : lindner;
    const lost = won === vera ? lindner : vera;
    expect((await companyRow()).owner_id).toBe(won.id);
    const text = 'Für diese Einrichtung ist inzwischen eine andere Inhaberschaft bestätigt.';
    expect((await state(lost)).claim).toMatchObject({ status: 'REJECTED', reason: text });
    expect((await test.mails(lost.email)).at(-1)?.text_body).toContain('eine andere Inhaberschaft bestätigt');
  });

  it('PP-18 two codes of one person for two providers make one owner of one provider; another claim is refused in words', async () => {
    const first = await started();
    const codeOne = await lastCode();
    const other = await createCompany(test, 'lindenhof');
    await change({ email: 'info@lindenhof.example' }, other);
    const second = await started(vera, { company: other });
    const codeTwo = await lastCode('info@lindenhof.example');
    expect(await statusesOf([enter(first.id, codeOne), enter(second.id, codeTwo)])).toEqual([200, 409]);
    const own = await test.row('company', { owner_id: vera.id });
    company = own.id === company ? other : company;
    const third = await claim();
    const text = `^Mit Ihrem Konto verwalten Sie bereits „${own.name}“\\. Ein Konto`;
    expect([third.statusCode, third.json().error.message]).toEqual([409, expect.stringMatching(new RegExp(text))]);
    expect(await state()).toMatchObject({ other_company: { id: own.id } });
  });

  it('PP-18 ends a claim without proof after 30 days, and a new one may follow', async () => {
    const { id, expires_at } = await started();
    expect(Date.parse(expires_at) / 86_400_000).toBeCloseTo(daysFromNow(30).getTime() / 86_400_000, 2);
    const code = await lastCode();
    await test.update('ownership_claim', {}, { expires_at: daysFromNow(-1) });
    expect((await state()).claim.status).toBe('EXPIRED');
    expect((await enter(id, code)).statusCode).toBe(409);
    await expireClaims(test.app);
    const [mine] = (await vera.get(`${API}?mine=1`)).json().results;
    expect(mine).toMatchObject({ id, status: 'EXPIRED' });
    expect((await started()).id).not.toBe(id);
  });

  it('PP-18 a claim with a document does not end after 30 days, and its claimant adds further ones', async () => {
    const { id } = await started(vera, { method: 'DOCUMENT' });
    await upload(id, PDF);
    await test.update('ownership_claim', {}, { expires_at: daysFromNow(-1) });
    expect((await state()).claim.status).toBe('PENDING_REVIEW');
    expect(await state(await person('lindner'))).toMatchObject({ has_other_claim: true });
    await expireClaims(test.app);
    expect((await state()).claim.status).toBe('PENDING_REVIEW');
    expect((await upload(id, PDF)).statusCode).toBe(201);
  });

  it('PP-18 a withdrawn claim is over, and its document is deleted', async () => {
    const { id } = await started(vera, { method: 'DOCUMENT' });
    await upload(id, PDF);
    const { storage_key } = await test.row('ownership_document', {});
    expect(await privateFiles(test.app.settings).find(String(storage_key))).toBeDefined();
    const withdraw = () => vera.post(`${API}${id}/withdraw/`);
    const answer = await withdraw();
    expect(answer.json()).toMatchObject({ status: 'WITHDRAWN' });
    // Sent again after a lost answer.
    expect((await withdraw()).json()).toEqual(answer.json());
    await test.app.jobs.drain();
    expect(await privateFiles(test.app.settings).find(String(storage_key))).toBeUndefined();
    expect((await upload(id, PDF)).statusCode).toBe(409);
    expect((await started()).id).not.toBe(id);
  });

  it('PP-18 accepts up to five documents, PDF, JPG or PNG, under safe names; one that is sent again counts once', async () => {
    const { id } = await started(vera, { method: 'DOCUMENT' });
    const answers = await Promise.all([upload(id, PDF, '..\\..\\Vertrag.html'), upload(id, PDF, 'Vertrag.html')]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(answers.map((answer) => answer.json<schemas.OwnershipClaim>().documents.length)).toEqual([1, 1]);
    // An unchanged name and size, but a corrected content.
    await upload(id, Buffer.from(PDF.toString().replace('1.4', '1.5')), 'Vertrag.html');
    const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } });
    await upload(id, await picture.clone().jpeg().toBuffer(), 'Scan.JPEG');
    await upload(id, await picture.png().toBuffer(), '../x\r\ny.png');
    const { documents } = (await upload(id, PDF, '5.pdf')).json<schemas.OwnershipClaim>();
    expect(documents.map(({ file_name }) => file_name)).toEqual([
      'Vertrag.pdf',
      'Vertrag.pdf',
      'Scan.jpg',
      expect.stringMatching(/^x.*y\.png$/),
      '5.pdf',
    ]);
    const sixth = await upload(id, PDF, '6.pdf');
    expect(sixth.json().error.details.file).toBe('Sie können höchstens 5 Dokumente hochladen.');
    expect((await upload(id, PDF, '5.pdf')).statusCode).toBe(201);
  });

  it('PP-18 refuses other files and more than 5 MB with a message at the file and keeps nothing', async () => {
    const { id } = await started(vera, { method: 'DOCUMENT' });
    for (const [content, status] of [
      [Buffer.from('<script>alert(1)</script>'), 415],
      [Buffer.concat([PDF, Buffer.alloc(5_000_000)]), 413],
    ] as const) {
      const answer = await upload(id, content);
      expect([answer.statusCode, Object.keys(answer.json().error.details)]).toEqual([status, ['file']]);
    }
    expect(await test.db.selectFrom('ownership_document').select('id').execute()).toEqual([]);
    expect((await state()).claim.status).toBe('PENDING_PROOF');
  });

  it('PP-18 gives job seekers and care seekers the text about the account type', async () => {
    for (const profile_type of ['JOB_SEEKER', 'CARE_SEEKER'] as const) {
      const other = await createPerson(test, profile_type, { profile_type });
      for (const answer of [await claim(other, { confirm: false }), await other.get(stateUrl())])
        expect([answer.statusCode, answer.json().error.message]).toEqual([403, INVALID_ACCOUNT_TYPE]);
    }
  });

  it('PP-18 hides providers that are not public', async () => {
    for (const status of ['HIDDEN', 'MERGED', 'PENDING_REVIEW'] as const) {
      await change({ status });
      expectStatus(404, await claim(), await vera.get(stateUrl()));
    }
  });
});

describe('the case of a claim with a document', () => {
  const test = appOfTests();
  let vera: Person;
  let rika: Person;
  let company: number;
  let id: number;
  beforeEach(async () => {
    await removeAll(test);
    vera = await createPerson(test, 'vera', { profile_type: 'CARE_PROVIDER', last_name: 'Lindner' });
    rika = await createPerson(test, 'rika', { is_staff: true });
    company = await createCompany(test, 'haus');
    await claimWithDocument(vera, company);
    id = await deskOf(rika).newest();
  });

  it('PP-18 the claimant answers a question in words, once; the case is open again, and receipts are mailed', async () => {
    await deskOf(rika).decide(id, 'ASK', 'Seit wann leiten Sie das Haus?');
    const url = `/api-backend/company/${company}/ownership/`;
    const claim = async () => (await vera.get(url)).json<schemas.OwnershipState>().claim;
    const reply = async (text: string) => vera.post(`${API}${(await claim())?.id}/reply/`, { text });
    expect((await reply(' ')).statusCode).toBe(422);
    // The second one is sent again after a lost answer.
    for (const text of ['Seit Mai.', 'Seit Mai.']) expect((await reply(text)).statusCode).toBe(200);
    expect((await reply('Seit Juni.')).statusCode).toBe(409);
    expect(await claim()).toMatchObject({ question: null, answer: 'Seit Mai.' });
    expect((await deskOf(rika).queue()).results).toMatchObject([{ id, badge: 'Antwort liegt vor' }]);
    const { facts, history, decisions } = await deskOf(rika).opened(id);
    expect(facts).toContainEqual({ label: 'Antwort auf die Rückfrage', text: 'Seit Mai.', href: null });
    expect(history[0]?.action).toBe('Rückfrage beantwortet');
    expect(decisions).toContainEqual(expect.objectContaining({ decision: 'ASK', text_label: 'Ihre Rückfrage' }));
    expect(await test.subjects(vera.email)).toEqual([
      'Ihr Dokument ist angekommen: Haus haus',
      'Rückfrage zu Ihrem Antrag: Haus haus',
      'Ihre Antwort ist angekommen: Haus haus',
    ]);
  });

  it('PP-18 shows STAFF the name of the claimant, and whether a confirmed address belongs to the website', async () => {
    const toneOf = async () => (await deskOf(rika).opened(id)).evidence.map(({ tone }) => tone);
    expect(await toneOf()).toEqual(['warn']);
    await test.update('company', company, { website: `https://www.${vera.email.split('@')[1]}` });
    expect(await toneOf()).toEqual(['ok']);
    expect((await deskOf(rika).opened(id)).person).toBe('Clara Lindner');
    await test.update('user_account', vera.id, { email_verified_at: null });
    expect(await toneOf()).toEqual(['warn']);
  });
});

describe('handing a provider over', () => {
  const API = '/api-backend';

  const test = appOfTests();
  let paul: Person;
  let nora: Person;
  let company: number;
  beforeEach(async () => {
    await removeAll(test);
    const profile_type = 'CARE_PROVIDER';
    paul = await createPerson(test, 'paul', { profile_type, first_name: 'Paul', last_name: 'Plus' });
    nora = await createPerson(test, 'nora', { profile_type });
    company = await createCompany(test, 'haus', paul.id);
  });

  const url = () => `${API}/company/${company}/handover/`;
  const offer = (email = nora.email, password = PASSWORD, who = paul) => who.post(url(), { email, password });
  const accept = (who = nora) => who.post(`${url()}accept/`);
  const end = (who = nora) => who.delete(url());
  const handovers = async (who: Person) => (await who.get(`${API}/company/handover/`)).json<schemas.Handovers>();
  const owner = async () => (await test.row('company', company)).owner_id;
  const disputes = async (who: Person) =>
    (await who.get(`${API}/company/${company}/ownership/disputes/`)).json<schemas.OwnershipDisputes>().results;
  const subjects = (who: Person) => test.subjects(who.email);

  it('PP-18 an offered provider belongs to the other account once it accepts; both are told, and open conversations move', async () => {
    const letter = { title: 'Freier Platz?', content: 'Ab Januar' };
    await test.insert('message', { ...letter, recipient_id: paul.id, company_id: company });
    expect((await offer(nora.email.toUpperCase())).statusCode).toBe(200);
    expect(await owner()).toBe(paul.id);
    const offered = [{ company: { id: company }, from: 'Paul Plus' }];
    expect(await handovers(nora)).toMatchObject({ own: null, offered });
    expect(await handovers(paul)).toMatchObject({ own: { email: nora.email.toUpperCase() }, offered: [] });
    expect((await accept()).statusCode).toBe(204);
    // Sent again after a lost answer.
    expect((await accept()).statusCode).toBe(204);
    expect(await owner()).toBe(nora.id);
    expect(await subjects(nora)).toEqual([
      'Haus haus soll Ihnen übergeben werden',
      'Haus haus gehört jetzt zu Ihrem Konto',
    ]);
    expect(await subjects(paul)).toEqual(['Sie haben Haus haus übergeben']);
    const details = async (who: Person) => (await who.get(`${API}/user/details/`)).json<schemas.UserDetails>();
    expect([(await details(nora)).company?.id, (await details(paul)).company]).toEqual([company, null]);
    expect((await test.row('message', {})).recipient_id).toBe(nora.id);
  });

  it('PP-18 once an owner has left, no code to the address on file makes anybody the owner, only the desk does', async () => {
    await test.update('company', {}, { email: paul.email, website: 'https://beispiel.example' });
    await offer();
    await accept();
    await test.db.deleteFrom('user_account').where('id', '=', nora.id).execute();
    expect(await owner()).toBeNull();
    for (const email of [paul.email, null]) {
      await test.update('company', {}, { email });
      const answer = await paul.post(`${API}/company/ownership/`, { company, confirm: true, method: 'EMAIL' });
      expectFields(answer, 422, 'method');
    }
    const state = await paul.get(`${API}/company/${company}/ownership/`);
    expect(state.json()).toMatchObject({ owner_state: 'NONE', masked_target: null });
    expect((await claimWithDocument(paul, company)).status).toBe('PENDING_REVIEW');
  });

  it('PP-18 who accepts is told of the claims at the desk and has 14 days, but handovers hold a claim up for 28 days at most', async () => {
    const claims: number[] = [];
    for (const name of ['neu', 'alt']) {
      const { id: user_id } = await createPerson(test, name, { profile_type: 'CARE_PROVIDER' });
      const claim = { company_id: company, user_id, method: 'DOCUMENT', status: 'PENDING_REVIEW' } as const;
      claims.push((await test.insertRow('ownership_claim', claim)).id);
    }
    const [, claim_id = 0] = claims;
    await test.insert('ownership_answer', { claim_id, owner_id: paul.id, informed_at: daysFromNow(-27) });
    await offer();
    expect((await accept()).statusCode).toBe(204);
    expect(await subjects(nora)).toContain('Jemand möchte die Inhaberschaft von Haus haus bestätigen');
    const results = await disputes(nora);
    const daysLeft = claims.map((claim) => {
      const dispute = results.find(({ id }) => id === claim);
      return Math.round((Date.parse(dispute?.answer_until ?? '') - Date.now()) / 86_400_000);
    });
    expect([daysLeft, results[0]?.answered_at, results[1]?.answered_at]).toEqual([[14, 1], null, null]);
  });

  it('PP-18 who accepts is told of an older claim when its document arrives', async () => {
    const claimant = await createPerson(test, 'antrag', { profile_type: 'CARE_PROVIDER' });
    const payload = { company, confirm: true, method: 'DOCUMENT', dispute: true };
    const claim = await claimant.post(`${API}/company/ownership/`, payload);
    await offer();
    await accept();
    const notice = 'Jemand möchte die Inhaberschaft von Haus haus bestätigen';
    expect(await subjects(nora)).not.toContain(notice);
    for (let document = 0; document < 2; document += 1)
      expect((await uploadProof(claimant, claim.json<schemas.OwnershipClaim>().id)).statusCode).toBe(201);
    expect((await subjects(nora)).filter((subject) => subject === notice)).toHaveLength(1);
    expect(await disputes(nora)).toMatchObject([{ answered_at: null }]);
  });

  it('PP-18 only the owner offers, with the password and to another address', async () => {
    expect((await offer(paul.email, PASSWORD, nora)).statusCode).toBe(404);
    expectFields(await offer(nora.email, 'Ein-anderes-Kennwort-8'), 422, 'password');
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
      answers.push([answer.statusCode, { ...answer.json<schemas.Handovers>().own, expires_at: '' }]);
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

  it('PP-18 AC-07 nobody accepts the offer of a suspended owner, or one that an older password has made', async () => {
    await offer();
    const setDisabled = (disabled_at: Date | null) => test.update('user_account', paul.id, { disabled_at });
    await setDisabled(new Date());
    expect([(await accept()).statusCode, (await handovers(nora)).offered, await owner()]).toEqual([404, [], paul.id]);
    await setDisabled(null);
    expect((await handovers(nora)).offered).toHaveLength(1);
    const change = { old_password: PASSWORD, password: 'Ein-neues-Kennwort-9', password2: 'Ein-neues-Kennwort-9' };
    expect((await paul.post(`${API}/auth/password/change/`, change)).statusCode).toBeLessThan(300);
    expect([(await accept()).statusCode, (await handovers(nora)).offered, await owner()]).toEqual([404, [], paul.id]);
  });

  it('PP-18 an offer can be declined and withdrawn, ends after 14 days, and another one has 14 days again', async () => {
    await offer();
    expect((await end()).statusCode).toBe(204);
    expect(await subjects(paul)).toEqual(['Die Übergabe von Haus haus wurde abgelehnt']);
    await offer();
    expect((await end(paul)).statusCode).toBe(204);
    expect((await accept()).statusCode).toBe(404);
    await offer();
    await test.update('company_handover', {}, { expires_at: new Date(Date.now() - 1000) });
    const state = [(await handovers(paul)).own, (await handovers(nora)).offered, (await accept()).statusCode];
    expect(state).toEqual([null, [], 404]);
    await offer('andere@beispiel.example');
    await offer();
    const { email, expires_at } = await test.row('company_handover', {});
    expect(email).toBe(nora.email);
    expect(Math.abs(expires_at.getTime() - daysFromNow(14).getTime())).toBeLessThan(3_600_000);
    await test.update('company_handover', {}, { expires_at: new Date(Date.now() - 1000) });
    await deleteOldOffers(test);
    expect(await test.db.selectFrom('company_handover').selectAll().execute()).toEqual([]);
    expect(await owner()).toBe(paul.id);
  });

  it('PP-18 an account with a provider cannot take another one, and an offer ends with the ownership', async () => {
    const other = await createCompany(test, 'anderes', nora.id);
    await offer();
    const refused = await accept();
    const message = expect.stringContaining('verwalten Sie bereits');
    expect(refused.json().error).toMatchObject({ status: 409, message });
    await test.db.updateTable('company').set({ owner_id: null }).where('id', 'in', [other, company]).execute();
    expect((await accept()).statusCode).toBe(404);
  });

  it('PP-18 of two simultaneous answers only one succeeds', async () => {
    await offer();
    const codes = (await Promise.all([accept(), accept(), end(paul)])).map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 204).length).toBeGreaterThanOrEqual(1);
    expect(codes.every((code) => [204, 404, 409].includes(code))).toBe(true);
    expect(codes.slice(0, 2).filter((code) => code === 204).length).toBe((await owner()) === nora.id ? 1 : 0);
  });

  it('PP-18 an offer waits for somebody who claims the provider, and both succeed', async () => {
    const values = { company_id: company, user_id: nora.id, method: 'DOCUMENT' } as const;
    const { id } = await test.insertRow('ownership_claim', values);
    const payload = { company, confirm: true, method: 'DOCUMENT', dispute: true };
    const { steps } = await test.db.transaction().execute(async (db) => {
      await db.selectFrom('ownership_claim').select('id').where('id', '=', id).forUpdate().execute();
      // The claimant has locked the provider, and the owner has locked their account and waits for the provider.
      const claimed = Promise.resolve(nora.post(`${API}/company/ownership/`, payload));
      await waitUntilBlocked(test);
      const offered = Promise.resolve(offer('dritte@beispiel.example'));
      await waitUntilBlocked(test, 2);
      return { steps: Promise.all([claimed, offered]) };
    });
    expect((await steps).map(({ statusCode }) => statusCode)).toEqual([201, 200]);
    expect(await subjects(paul)).toEqual(['Jemand möchte die Inhaberschaft von Haus haus bestätigen']);
  });
});

describe('the notice to the owner', () => {
  const test = appOfTests();

  const claim = (claimant: Person, company: number, dispute = true) =>
    claimant.post(API, { company, confirm: true, method: 'DOCUMENT', dispute });

  it('PP-18 of a claim to answer is sent once, however many claims were refused before', async () => {
    const owner = await createPerson(test, 'inhaberin', { profile_type: 'CARE_PROVIDER' });
    const claimant = await createPerson(test, 'antrag', { profile_type: 'CARE_PROVIDER' });
    const company = await createCompany(test, 'vergeben', owner.id);
    for (let time = 0; time < 4; time++) expect((await claim(claimant, company, false)).statusCode).toBe(409);
    for (let time = 0; time < 2; time++) expect((await claim(claimant, company)).statusCode).toBe(201);
    const texts = (await test.mails(owner.email)).map(({ text_body }) => text_body);
    expect(texts.map((text) => text.includes('Zeit, dazu etwas zu sagen'))).toEqual([false, false, false, true]);
  });

  it('PP-18 is sent once a day to an owner whose provider one person claims and withdraws again and again', async () => {
    const owner = await createPerson(test, 'geduldig', { profile_type: 'CARE_PROVIDER' });
    const company = await createCompany(test, 'begehrt', owner.id);
    const claimed = async (claimant: Person) => (await claim(claimant, company)).json<schemas.OwnershipClaim>().id;
    const notices = async () => (await test.mails(owner.email)).length;
    const insistent = await createPerson(test, 'hartnaeckig', { profile_type: 'CARE_PROVIDER' });
    for (let time = 0; time < 3; time++) await insistent.post(`${API}${await claimed(insistent)}/withdraw/`);
    expect(await notices()).toBe(1);
    await claimed(await createPerson(test, 'zweiter', { profile_type: 'CARE_PROVIDER' }));
    expect(await notices()).toBe(2);
    await test.update('ownership_answer', {}, { informed_at: daysFromNow(-1) });
    const last = await claimed(insistent);
    expect(await notices()).toBe(3);
    const disputes = await owner.get(`/api-backend/company/${company}/ownership/disputes/`);
    expect(disputes.json<schemas.OwnershipDisputes>().results.map(({ id }) => id)).toContain(last);
  });
});
