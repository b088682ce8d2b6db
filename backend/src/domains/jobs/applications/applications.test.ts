import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type {
  ApplicationSent,
  ErrorBody,
  Message,
  MessageList,
  OwnApplications,
  ReceivedApplication,
  ReceivedApplications,
  UploadedAttachment,
  MessageSent,
} from '@care/contracts/schemas';
import { EMAIL_CONFIRMED } from '../../accounts';
import { daysFromNow, type Auth, updateRows } from '../../../testing/rows';
import { buildCv } from '../../../platform/files/testing/build-pdf';
import { filesIn } from '../../../testing/stored-files';
import { appOfTests, expectRefusal, expectStatus, statusesOf } from '../../../testing/test-app';
import { sendFile } from '../../../testing/upload-form';
import { sweepPrivateFiles } from './attachments';
import { collectData } from '../../privacy/data-export';
import { deleteDueAccounts } from '../../privacy/account-deletion';
import { applyRetention } from '../../privacy/retention';
import {
  createCompany,
  createPerson,
  createProfile,
  linkParameter,
  PASSWORD,
  type Person,
  confirmAddress,
  letterTo,
} from '../../../testing/people';
import { PrivateFiles, privateFiles } from '../../../platform/files/private-files';
import { during } from '../../../testing/wait-until-blocked';

const API = '/api-backend';
const PDF = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
const FORM = { message: 'Guten Tag', email: 'kraft@beispiel.example', consent: true };
const TWO_HOURS_MS = 2 * 3_600_000;

describe('applications', () => {
  const test = appOfTests();
  let company: number;
  let offer: number;
  let owner: number;
  let asOwner: Auth;
  let asOther: Auth;
  beforeAll(async () => {
    owner = await test.insertUser('inhaberin', { profile_type: 'CARE_PROVIDER' });
    company = await test.insertCompany('haus', { owner_id: owner, subscription: 'PLUS_TIER' });
    offer = await test.insertJobOffer(company, 'fachkraft');
    asOwner = await test.signIn(owner);
    const other = await test.insertUser('andere', { profile_type: 'CARE_PROVIDER' });
    await test.insertCompany('anderes', { owner_id: other, subscription: 'PLUS_TIER' });
    asOther = await test.signIn(other);
  });

  const newNurse = async (name: string, given: { email_verified_at?: null } = {}) => {
    const id = await test.insertUser(name, { profile_type: 'JOB_SEEKER', last_name: 'Geheimname', ...given });
    await test.insertJobSeeker(id, name, { visible_name: `Kraft ${name}` });
    return { id, auth: await test.signIn(id) };
  };
  const form = { message: 'Ich würde gern bei Ihnen arbeiten.', email: 'kraft@example.org', consent: true };
  const applyTo = (target: string, headers: Partial<Auth>, change: object = {}) =>
    test.post(`${API}/company/${target}/application/`, { ...form, ...change }, headers);
  const applyFor = (id: number, headers: Partial<Auth>, change: object = {}) =>
    applyTo(`job-offer/${id}`, headers, change);
  const received = async (headers: Auth, id = offer) =>
    (await test.get(`${API}/company/job-offer/${id}/application/`, headers)).json<ReceivedApplications>();
  const own = async (headers: Auth) => (await test.get(`${API}/user/application/`, headers)).json<OwnApplications>();
  const change = (id: number, status: string, headers: Auth) =>
    test.patch(`${API}/company/application/${id}/`, { status }, headers);
  const markRead = (message: number, headers: Auth) =>
    test.patch(`${API}/message/${message}/`, { read: true }, headers);
  const withdraw = (id: number, headers: Auth) =>
    test.inject({ method: 'POST', url: `${API}/user/application/${id}/withdraw/`, headers });

  it("PP-16 are in the owner's inbox and list, with the public name", async () => {
    const { auth } = await newNurse('anna');
    const response = await applyFor(offer, auth);
    expect(response.statusCode).toBe(201);
    const sent = response.json<ApplicationSent>();
    expect(sent).toMatchObject({ status: 'SUBMITTED', is_held: false });
    const message = await test.get(`${API}/message/${sent.message_id}/`, asOwner);
    expect(message.json<Message>()).toMatchObject({
      kind: 'APPLICATION',
      title: 'Bewerbung als Pflegefachkraft (m/w/d)',
      contact_info: { name: 'Kraft anna', email: 'kraft@example.org' },
      job_offer: { id: offer },
      application: { id: sent.id, status: 'SUBMITTED', next: ['READ', 'INVITED', 'OFFERED', 'REJECTED'] },
      counterparty: { name: 'Kraft anna', slug: 'anna', profile: 'job_seeker' },
    });
    const ownCopy = await test.get(`${API}/message/${sent.message_id}/`, auth);
    expect(ownCopy.json<Message>().application?.next).toEqual(['WITHDRAWN']);
    const list = await received(asOwner);
    expect(list.results[0]).toMatchObject({ id: sent.id, applicant: { name: 'Kraft anna', slug: 'anna' } });
    expect(message.body + JSON.stringify(list)).not.toContain('Geheimname');
    expect((await own(auth)).results[0]).toMatchObject({ id: sent.id, company: { slug: 'haus' }, can_withdraw: true });
  });

  it('PP-16 with the same Idempotency-Key, repeated or simultaneous, get one answer and create one row', async () => {
    const { id, auth } = await newNurse('wiederholt');
    const headers = { ...auth, 'idempotency-key': 'bewerbung-0001' };
    const first = await applyFor(offer, headers);
    const others = await Promise.all([applyFor(offer, headers), applyFor(offer, headers), applyFor(offer, headers)]);
    for (const again of others) expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
    const rows = await test.db.selectFrom('application').select('id').where('applicant_id', '=', id).execute();
    expect(rows).toEqual([{ id: first.json<ApplicationSent>().id }]);
    const messages = await test.db.selectFrom('message').select('id').where('sender_id', '=', id).execute();
    expect(messages).toEqual([{ id: first.json<ApplicationSent>().message_id }]);
    expectStatus(409, await applyFor(offer, headers, { message: 'Etwas anderes' }), await applyFor(offer, auth));
  });

  it('PP-16 need message, e-mail and consent', async () => {
    const { auth } = await newNurse('leer');
    const empty = await applyFor(offer, auth, { message: ' ', email: '', consent: false });
    expectRefusal(empty, 422, {
      message: 'Bitte füllen Sie dieses Feld aus.',
      email: 'Bitte füllen Sie dieses Feld aus.',
      consent: 'Diese Zustimmung ist erforderlich.',
    });
    expect((await applyFor(offer, auth, { profile: 999 })).statusCode).toBe(422);
  });

  it('PP-16 are accepted by a provider without an offer, also on Free', async () => {
    const free = await test.insertUser('gratis', { profile_type: 'CARE_PROVIDER' });
    const freeCompany = await test.insertCompany('gratis', { owner_id: free });
    const { auth } = await newNurse('initiativ');
    expect((await applyTo(String(freeCompany), auth)).statusCode).toBe(201);
    const all = (await test.get(`${API}/company/application/`, await test.signIn(free))).json<ReceivedApplications>();
    expect(all.results).toMatchObject([{ job_offer: null, applicant: { name: 'Kraft initiativ' } }]);
    expect((await applyTo(String(freeCompany), auth)).statusCode).toBe(409);
    expect((await applyTo(String(await test.insertCompany('ohne-inhaber')), auth)).statusCode).toBe(422);
  });

  it('PP-16 are also accepted by POST /message/ with that kind', async () => {
    const { auth } = await newNurse('brief');
    const contact_info = { name: 'Berta', lastname: 'Brief', email: 'berta@example.org' };
    const payload = letterTo(owner, { kind: 'APPLICATION', job_offer: offer, contact_info });
    const send = (headers: Auth) => test.post(`${API}/message/`, payload, headers);
    expect((await send(asOther)).statusCode).toBe(403);
    expect((await send(auth)).statusCode).toBe(201);
    expect((await received(asOwner)).results[0]?.applicant.name).toBe('Berta Brief');
    const again = await send(auth);
    expect([again.statusCode, again.json<ErrorBody>().error.code]).toEqual([409, 'uniqueness']);
  });

  it('PP-16 are accepted once per person and offer, also if both requests are simultaneous', async () => {
    const { auth } = await newNurse('doppelt');
    expect(await statusesOf([1, 2, 3, 4].map(() => applyFor(offer, auth)))).toEqual([201, 409, 409, 409]);
    const second = await test.insertJobOffer(company, 'zweite');
    const { id } = (await applyFor(second, auth)).json<ApplicationSent>();
    expect(await received(asOwner, second)).toMatchObject({ count: 1, results: [{ id, job_offer: { id: second } }] });
  });

  it('PP-16 PK-05 need an offer that visitors can see', async () => {
    const { auth } = await newNurse('zu-spaet');
    const closed = [
      await test.insertJobOffer(company, 'entwurf', { status: 'DRAFT' }),
      await test.insertJobOffer(company, 'pause', { status: 'PAUSED' }),
      await test.insertJobOffer(company, 'vorbei', { valid_through: daysFromNow(-1) }),
    ];
    const freeOwner = await test.insertUser('ohne-paket', { profile_type: 'CARE_PROVIDER' });
    const free = await test.insertCompany('ohne-paket', { owner_id: freeOwner, subscription: 'FREE_TIER' });
    const unseen = [
      ...[...closed, 999_999].map((job_offer) => ({ job_offer, recipient: owner })),
      { job_offer: await test.insertJobOffer(free, 'verborgen'), recipient: freeOwner },
    ];
    const contact_info = { name: 'Zoe', lastname: 'Spät', email: 'zoe@example.org' };
    const message = { title: 'Noch frei?', content: 'Text', contact_info };
    for (const target of unseen) {
      expect((await applyFor(target.job_offer, auth)).statusCode).toBe(404);
      for (const kind of ['APPLICATION', 'CONTACT']) {
        const response = await test.post(`${API}/message/`, { ...message, kind, ...target }, auth);
        expect(response.statusCode).toBe(422);
        expect(response.json<ErrorBody>().error.details).toHaveProperty('job_offer');
      }
    }
  });

  it('PP-16 change state step by step, and each step is reported to the other side', async () => {
    const { id: nurse, auth } = await newNurse('stand');
    const { id, message_id } = (await applyFor(offer, auth)).json<ApplicationSent>();
    await markRead(message_id, asOwner);
    const status = async () => (await own(auth)).results.find((one) => one.id === id)?.status;
    expect(await status()).toBe('READ');
    const invited = (await change(id, 'INVITED', asOwner)).json<ReceivedApplication>();
    expect([invited.status, invited.next]).toEqual(['INVITED', ['OFFERED', 'REJECTED']]);
    expect(await status()).toBe('INVITED');
    expect((await change(id, 'READ', asOwner)).statusCode).toBe(409);
    const offered = (await change(id, 'OFFERED', asOwner)).json<ReceivedApplication>();
    expect([offered.status, offered.next]).toEqual(['OFFERED', ['REJECTED']]);
    const rejected = (await change(id, 'REJECTED', asOwner)).json<ReceivedApplication>();
    expect([rejected.status, rejected.next]).toEqual(['REJECTED', ['INVITED']]);
    const inbox = (await test.get(`${API}/message/`, await test.signIn(nurse))).json<MessageList>();
    expect(inbox.results.map(({ title, kind }) => [title, kind])).toEqual([
      ['Antwort von Haus haus', 'SYSTEM'],
      ['Zusage von Haus haus', 'SYSTEM'],
      ['Einladung von Haus haus', 'SYSTEM'],
    ]);
    expect(await test.subjects('stand@example.org')).toEqual(
      expect.arrayContaining(['Neue Nachricht: Einladung von Haus haus', 'Neue Nachricht: Antwort von Haus haus']),
    );
  });

  it('PP-16 become READ only if the employer reads a new one', async () => {
    const { auth } = await newNurse('gelesen');
    const { id, message_id } = (await applyFor(offer, auth)).json<ApplicationSent>();
    const statusAfterReading = async (headers: Auth) => {
      await markRead(message_id, headers);
      return (await own(auth)).results.find((one) => one.id === id)?.status;
    };
    expect(await statusAfterReading(auth)).toBe('SUBMITTED');
    await change(id, 'INVITED', asOwner);
    expect(await statusAfterReading(asOwner)).toBe('INVITED');
    await withdraw(id, auth);
    expect(await statusAfterReading(asOwner)).toBe('WITHDRAWN');
  });

  it('PP-16 AC-07 AC-14 are refused if the owner blocks the applicant, is disabled or is being deleted', async () => {
    const { auth } = await newNurse('unerwuenscht');
    const { message_id } = (await applyTo(String(company), auth)).json<ApplicationSent>();
    const url = `${API}/message/${message_id}/block/`;
    await test.post(url, {}, asOwner);
    const disabled = await test.insertUser('stillgelegt', { disabled_at: new Date() });
    const closed = await test.insertCompany('stillgelegt', { owner_id: disabled });
    const leaving = await test.insertUser('geht', { deletion_scheduled_at: daysFromNow(14) });
    const closing = await test.insertCompany('geht', { owner_id: leaving });
    for (const target of [`job-offer/${offer}`, String(closed), String(closing)]) {
      const response = await applyTo(target, auth);
      expectRefusal(response, 422, { recipient: 'Dieser Pflegeanbieter nimmt hier keine Nachrichten entgegen.' });
    }
    await test.post(url, { blocked: false }, asOwner);
    expect((await applyFor(offer, auth)).statusCode).toBe(201);
  });

  it('PP-16 can be withdrawn, also after an offer, of which the owner is informed once, and sent again', async () => {
    const { auth } = await newNurse('zurueck');
    const { id } = (await applyFor(offer, auth)).json<ApplicationSent>();
    await change(id, 'OFFERED', asOwner);
    expect((await withdraw(id, asOwner)).statusCode).toBe(404);
    for (let n = 0; n < 2; n++)
      expect((await withdraw(id, auth)).json()).toMatchObject({ status: 'WITHDRAWN', can_withdraw: false });
    expect((await change(id, 'INVITED', asOwner)).statusCode).toBe(409);
    const { results } = (await test.get(`${API}/message/`, asOwner)).json<MessageList>();
    const [newest, other] = results.map(({ title }) => title);
    expect([newest, other === newest]).toEqual(['Bewerbung zurückgezogen', false]);
    expect((await applyFor(offer, auth)).statusCode).toBe(201);
  });

  it("AC-20 wait until the applicant's address is confirmed", async () => {
    const { id: nurse, auth } = await newNurse('unbestaetigt', { email_verified_at: null });
    const { id, is_held } = (await applyFor(offer, auth)).json<ApplicationSent>();
    expect(is_held).toBe(true);
    const arrived = async () => (await received(asOwner)).results.some((one) => one.id === id);
    expect(await arrived()).toBe(false);
    expect((await change(id, 'READ', asOwner)).statusCode).toBe(404);
    await test.app.jobs.publish(EMAIL_CONFIRMED, { userId: nurse });
    await test.app.jobs.drain();
    expect(await arrived()).toBe(true);
  });

  describe('the CV of an application', () => {
    const upload = (headers: Auth, content: Buffer, name = 'Lebenslauf Anna.pdf') =>
      sendFile(test, `${API}/user/application/attachment/`, { name, content }, {}, headers);
    const stored = () => readdirSync(path.join(test.app.settings.DATA_DIR, 'private'));

    it('PP-16 can be read by recipient and sender only', async () => {
      const { auth } = await newNurse('mit-pdf');
      const uploaded = await upload(auth, PDF, '../../x\r\n/Lebenslauf Änne.pdf');
      expect(uploaded.statusCode).toBe(201);
      const { id, file_name } = uploaded.json<UploadedAttachment>();
      expect(file_name).toBe('Lebenslauf Änne.pdf');
      const { message_id } = (await applyFor(offer, auth, { attachments: [id] })).json<ApplicationSent>();
      const message = (await test.get(`${API}/message/${message_id}/`, asOwner)).json<Message>();
      expect(message.attachments).toMatchObject([{ id, bytes: PDF.length }]);
      const url = message.attachments[0]!.url;
      for (const headers of [asOwner, auth]) {
        const file = await test.get(url, headers);
        expect(file.rawPayload.equals(PDF)).toBe(true);
        expect(file.headers).toMatchObject({
          'content-type': 'application/pdf',
          'cache-control': 'private, no-store',
          'x-content-type-options': 'nosniff',
        });
        expect(file.headers['content-disposition']).toMatch(/^attachment; filename\*=UTF-8''[\w.%'()~!*-]+$/);
      }
      expect((await test.get(url, asOther)).statusCode).toBe(404);
      expect((await test.get(url)).statusCode).toBe(401);
      for (const key of stored()) expect((await test.inject(`${API}/media/${key}`)).statusCode).toBe(404);
    });

    it('PP-16 must be a complete PDF of at most 5 MB', async () => {
      const { auth } = await newNurse('falsches-pdf');
      expect((await upload(auth, Buffer.concat([PDF, Buffer.alloc(5_000_000)]))).statusCode).toBe(413);
      for (const content of [Buffer.from('GIF89a'), Buffer.from('MZ%PDF'), PDF.subarray(0, 20), Buffer.alloc(0)])
        expectRefusal(await upload(auth, content), 415, { file: 'ungültiger Dateityp' });
    });

    it('PP-16 must belong to the applicant and can be used in one application', async () => {
      const { auth } = await newNurse('fremdes-pdf');
      const { auth: thief } = await newNurse('dieb');
      const { id } = (await upload(auth, PDF)).json<UploadedAttachment>();
      expect((await applyFor(offer, thief, { attachments: [id] })).statusCode).toBe(422);
      expect((await applyFor(offer, auth, { attachments: [id] })).statusCode).toBe(201);
      const second = await test.insertJobOffer(company, 'noch-eine');
      expect((await applyFor(second, auth, { attachments: [id] })).statusCode).toBe(422);
    });

    it('PP-16 is one of at most ten that are not sent yet', async () => {
      const { auth } = await newNurse('viele-pdfs');
      const uploads = [];
      for (let n = 0; n < 10; n++) uploads.push(await upload(auth, PDF));
      expect(uploads.map(({ statusCode }) => statusCode)).toEqual(Array<number>(10).fill(201));
      expect((await upload(auth, PDF)).statusCode).toBe(422);
      const { id } = uploads[0]!.json<UploadedAttachment>();
      expectStatus(201, await applyFor(offer, auth, { attachments: [id] }), await upload(auth, PDF));
    });
  });
});

describe('withdrawing and deleting', () => {
  const test = appOfTests();
  let company: number;
  let owner: Person;
  let nurse: Person;
  let count = 0;
  beforeEach(async () => {
    count++;
    owner = await createPerson(test, `inhaberin${count}`, { profile_type: 'CARE_PROVIDER' });
    nurse = await createPerson(test, `kraft${count}`, { profile_type: 'JOB_SEEKER' });
    await createProfile(test, nurse.id, { visible_name: 'Stille Weide' });
    company = await createCompany(test, `haus${count}`, owner.id);
  });

  const post = <Answer>(person: Person, url: string, payload: object = {}) =>
    person.post(API + url, payload).then((response) => response.json<Answer>());
  const apply = <Answer>(more: object = {}) =>
    post<Answer>(nurse, `/company/${company}/application/`, {
      ...FORM,
      email: 'weide.privat@beispiel.example',
      ...more,
    });
  const get = async <Answer>(person: Person, url: string): Promise<Answer> =>
    (await person.get(API + url)).json<Answer>();
  const status = async (person: Person, method: 'GET' | 'DELETE' | 'POST', url: string, payload?: object) =>
    (await person.inject({ method, url: API + url, ...(payload && { payload }) })).statusCode;
  const deleteAccountOf = async (person: Person) => {
    await status(person, 'POST', '/user/delete/', { password: PASSWORD });
    await test.update('user_account', person.id, { deletion_scheduled_at: new Date(0) });
    await deleteDueAccounts(test.app);
  };
  const files = () => filesIn(path.join(test.app.settings.DATA_DIR, 'private'));
  const messages = (id: number) => test.db.selectFrom('message').selectAll().where('id', '=', id).execute();
  const applications = (id: number) => test.db.selectFrom('application').selectAll().where('id', '=', id).execute();
  const idsIn = async (person: Person, folder = 'inbox') =>
    (await get<MessageList>(person, `/message/?folder=${folder}`)).results.map(({ id }) => id);

  /** An application with a CV and an address, to which the employer has replied. */
  const applied = async () => {
    const cv = { name: 'cv.pdf', content: buildCv(), type: 'application/pdf' };
    const upload = await sendFile(nurse, `${API}/user/application/attachment/`, cv);
    const { id: attachment } = upload.json<UploadedAttachment>();
    const sent = await apply<ApplicationSent>({ attachments: [attachment] });
    const answer = await post<MessageSent>(owner, `/message/${sent.message_id}/reply/`, { content: 'Danke!' });
    return { ...sent, cv: `/message/${sent.message_id}/attachment/${attachment}/`, answer: answer.id };
  };

  describe('a withdrawn application', () => {
    it('PP-16 removes CV and address everywhere for the employer', async () => {
      const { id, message_id, cv } = await applied();
      expect(await status(owner, 'GET', cv)).toBe(200);
      expect((await get<Message>(owner, `/message/${message_id}/`)).contact_info?.email).toContain('weide.privat');
      const kept = files().length;
      await post(nurse, `/user/application/${id}/withdraw/`);
      expect(await status(owner, 'GET', cv)).toBe(404);
      expect(files()).toHaveLength(kept - 1);
      const data = [...(await collectData(test.app, owner.id)).values()];
      const seen = [
        await get(owner, `/message/${message_id}/`),
        await get(owner, '/message/'),
        await get(owner, '/company/application/'),
        data,
      ];
      expect(JSON.stringify(seen)).not.toMatch(/weide\.privat|cv\.pdf/);
      expect(await get<Message>(owner, `/message/${message_id}/`)).toMatchObject({
        can_reply: false,
        attachments: [],
        application: { status: 'WITHDRAWN', next: [] },
      });
    });

    it('PP-16 ends the conversation for both, and says why', async () => {
      const { id, message_id, answer } = await applied();
      await post(nurse, `/user/application/${id}/withdraw/`);
      for (const [person, message] of [
        [owner, message_id],
        [owner, answer],
        [nurse, answer],
      ] as const) {
        const refused = await post<ErrorBody>(person, `/message/${message}/reply/`, { content: 'Doch?' });
        const text = 'Diese Bewerbung wurde zurückgezogen. In dieser Unterhaltung kann niemand mehr schreiben.';
        expect(refused.error).toMatchObject({ status: 403, message: text });
        expect((await get<Message>(person, `/message/${message}/`)).can_reply).toBe(false);
      }
    });

    it('PP-16 AC-20 that was held is never delivered, and the employer is told nothing', async () => {
      await test.update('user_account', nurse.id, { email_verified_at: null });
      const { id, message_id } = await apply<ApplicationSent>();
      await post(nurse, `/user/application/${id}/withdraw/`);
      await confirmAddress(test, nurse.id);
      expect(await status(owner, 'GET', `/message/${message_id}/`)).toBe(404);
      expect((await get<ReceivedApplications>(owner, '/company/application/')).count).toBe(0);
      expect([await idsIn(owner), await test.mails(owner.email)]).toEqual([[], []]);
    });
  });

  describe('a deleted conversation', () => {
    it.each(['owner', 'nurse'] as const)('AC-14 deletes it for the %s only, in all lists', async (side) => {
      const { message_id, cv, answer } = await applied();
      const [mine, other] = side === 'owner' ? [owner, nurse] : [nurse, owner];
      expect(await status(mine, 'DELETE', `/message/${answer}/`)).toBe(204);
      for (const folder of ['inbox', 'sent', 'archive']) expect(await idsIn(mine, folder)).toEqual([]);
      expect(await get(mine, '/message/?unread=5')).toEqual({ count: 0 });
      for (const [method, url] of [
        ['GET', `/message/${message_id}/`],
        ['GET', cv],
        ['DELETE', `/message/${answer}/`],
      ] as const)
        expect(await status(mine, method, url)).toBe(404);
      for (const action of ['reply', 'archive', 'block', 'report'])
        expect(await status(mine, 'POST', `/message/${answer}/${action}/`, { content: 'x', reason: 'x' })).toBe(404);
      expect((await collectData(test.app, mine.id)).get('message')).toEqual([]);
      expect((await collectData(test.app, mine.id)).get('message_attachment')).toEqual([]);
      expect((await get<Message>(other, `/message/${message_id}/`)).thread).toHaveLength(2);
      expect(await status(other, 'GET', cv)).toBe(200);
      expect((await collectData(test.app, other.id)).get('message')).toHaveLength(2);
    });

    it('AC-14 shows messages sent after the deletion only; the first one is empty while later ones refer to it', async () => {
      const { message_id, answer } = await applied();
      await status(owner, 'DELETE', `/message/${answer}/`);
      const later = await post<MessageSent>(nurse, `/message/${answer}/reply/`, { content: 'Noch eine Frage.' });
      expect(await idsIn(owner)).toEqual([later.id]);
      const read = await get<Message>(owner, `/message/${later.id}/`);
      expect(read.thread.map(({ content }) => content)).toEqual(['Noch eine Frage.']);
      expect(read.attachments).toEqual([]);
      const kept = files().length;
      await status(nurse, 'DELETE', `/message/${later.id}/`);
      expect(await messages(message_id)).toMatchObject([{ title: '', content: '', contact_info: {} }]);
      expect(files()).toHaveLength(kept - 1);
      await status(owner, 'DELETE', `/message/${later.id}/`);
      expect(await messages(message_id)).toEqual([]);
    });

    it('AC-14 is removed with its files when both have deleted it', async () => {
      const { message_id, answer } = await applied();
      const kept = files().length;
      await status(owner, 'DELETE', `/message/${message_id}/`);
      expect([(await messages(message_id)).length, files().length]).toEqual([1, kept]);
      await status(nurse, 'DELETE', `/message/${answer}/`);
      expect([...(await messages(message_id)), ...(await messages(answer))]).toEqual([]);
      expect(files()).toHaveLength(kept - 1);
    });

    it('AC-14 of a visitor or of the site is deleted at once; a reported message stays as evidence', async () => {
      const write = async () => (await test.post(`${API}/message/`, letterTo(owner.id))).json<MessageSent>();
      const [first, second] = [await write(), await write()];
      await status(owner, 'DELETE', `/message/${first.id}/`);
      await post(owner, `/message/${second.id}/report/`, { reason: 'Beleidigend' });
      await status(owner, 'DELETE', `/message/${second.id}/`);
      expect([(await messages(first.id)).length, (await messages(second.id)).length]).toEqual([0, 1]);
      expect(await idsIn(owner)).toEqual([]);
    });

    describe('with a visitor', () => {
      const answered = async () => {
        const contact_info = { name: 'Anke', lastname: 'Berger', email: `gast${count}@beispiel.example` };
        const sent = await test.post(`${API}/message/`, letterTo(owner.id, { contact_info }));
        const { id } = sent.json<MessageSent>();
        const answer = await post<MessageSent>(owner, `/message/${id}/reply/`, { content: 'Ja, ab Januar.' });
        const [mail] = await test.mails(contact_info.email);
        return { first: id, answer: answer.id, key: linkParameter(mail?.text_body ?? '', 'key') };
      };
      const open = (key: string) => test.inject(`${API}/message/answer/?key=${encodeURIComponent(key)}`);

      it('AC-14 keeps the reply for the visitor, without the message that the provider has deleted', async () => {
        const { first, answer, key } = await answered();
        expect(await status(owner, 'DELETE', `/message/${answer}/`)).toBe(204);
        expect([await idsIn(owner), await idsIn(owner, 'sent')]).toEqual([[], []]);
        expect((await open(key)).body).toContain('Ja, ab Januar.');
        expect(await messages(first)).toMatchObject([{ title: '', content: '', contact_info: {} }]);
      });

      it('AC-07 AC-14 keeps the reply for the visitor when the account of the provider is deleted', async () => {
        const { first, key } = await answered();
        await deleteAccountOf(owner);
        expect((await open(key)).body).toContain('Ja, ab Januar.');
        expect(await messages(first)).toEqual([]);
      });
    });

    it('AC-07 AC-14 is deleted with the account of the person who stored it', async () => {
      const { message_id, answer } = await applied();
      const kept = files().length;
      await status(owner, 'DELETE', `/message/${answer}/`);
      await deleteAccountOf(nurse);
      expect([...(await messages(message_id)), ...(await messages(answer))]).toEqual([]);
      expect(files()).toHaveLength(kept - 1);
    });

    it('AC-14 is kept by the nightly job as long as one side keeps it', async () => {
      const { message_id } = await applied();
      await status(nurse, 'DELETE', `/message/${message_id}/`);
      await applyRetention(test.app);
      expect(await messages(message_id)).toHaveLength(1);
    });
  });

  describe('a deleted application', () => {
    const own = async () => (await get<OwnApplications>(nurse, '/user/application/')).results.map(({ id }) => id);
    const received = async () =>
      (await get<ReceivedApplications>(owner, '/company/application/')).results.map(({ id }) => id);

    it('PP-16 is gone for its applicant with the conversation, while the employer keeps both', async () => {
      const { id, message_id } = await applied();
      expect(await status(nurse, 'DELETE', `/user/application/${id}/`)).toBe(204);
      expect([await own(), await received()]).toEqual([[], [id]]);
      expect(await status(nurse, 'GET', `/message/${message_id}/`)).toBe(404);
      expect(await status(owner, 'GET', `/message/${message_id}/`)).toBe(200);
      expect(await status(nurse, 'POST', `/user/application/${id}/withdraw/`)).toBe(404);
      expect((await collectData(test.app, nurse.id)).get('application')).toEqual([]);
    });

    it('PP-16 cannot be sent again while the employer keeps it, and the applicant is told so', async () => {
      const { id } = await applied();
      const again = async () => (await apply<ErrorBody>()).error;
      expect((await again()).message).toMatch(/Den Stand sehen Sie unter „Meine Bewerbungen“\.$/);
      await status(nurse, 'DELETE', `/user/application/${id}/`);
      expect(await again()).toMatchObject({
        code: 'uniqueness',
        message: expect.stringContaining('bei sich gelöscht'),
      });
    });

    it('PP-16 is gone for the employer, while the applicant keeps it, and is removed when both have deleted it', async () => {
      const { id, message_id } = await applied();
      expect(await status(owner, 'DELETE', `/company/application/${id}/`)).toBe(204);
      expect([await own(), await received()]).toEqual([[id], []]);
      expect(await status(owner, 'GET', `/message/${message_id}/`)).toBe(404);
      expect((await owner.patch(`${API}/company/application/${id}/`, { status: 'READ' })).statusCode).toBe(404);
      expect(await applications(id)).toHaveLength(1);
      await status(nurse, 'DELETE', `/user/application/${id}/`);
      expect([...(await applications(id)), ...(await messages(message_id))]).toEqual([]);
    });

    it('PP-16 shows no way to a conversation that was deleted before', async () => {
      const { id, message_id } = await applied();
      await status(nurse, 'DELETE', `/message/${message_id}/`);
      const { results } = await get<OwnApplications>(nurse, '/user/application/');
      expect(results).toMatchObject([{ id, message_id: null }]);
      expect((await get<ReceivedApplications>(owner, '/company/application/')).results).toMatchObject([
        { id, message_id },
      ]);
    });

    it('PP-16 that was never delivered is removed at once', async () => {
      await test.update('user_account', nurse.id, { email_verified_at: null });
      const { id, message_id } = await apply<ApplicationSent>();
      await status(nurse, 'DELETE', `/user/application/${id}/`);
      expect([...(await applications(id)), ...(await messages(message_id))]).toEqual([]);
    });
  });

  describe('the nightly sweep of private files', () => {
    const pathOf = (name: string) => path.join(test.app.settings.DATA_DIR, 'private', name);
    const stored = () => readdirSync(pathOf(''));
    const put = () => privateFiles(test.app.settings).put(Buffer.from('ein Dokument'));
    const makeOld = (name: string) => {
      const past = new Date(Date.now() - TWO_HOURS_MS);
      utimesSync(pathOf(name), past, past);
    };
    const oldFile = async () => {
      const key = await put();
      makeOld(key);
      return key;
    };
    const attach = (storage_key: string) =>
      test.insert('message_attachment', { owner_id: nurse.id, file_name: 'Lebenslauf.pdf', storage_key, bytes: 12 });

    it('PP-16 PP-18 deletes old files without a row or an end and what was not sent in a day, and keeps new ones and those of uploads and claims', async () => {
      const [upload, proof, unused, fresh] = [await oldFile(), await oldFile(), await oldFile(), await put()];
      const unsent = await oldFile();
      await attach(unsent);
      await test.update('message_attachment', { storage_key: unsent }, { created_at: daysFromNow(-1.1) });
      const draft = `${'a'.repeat(32)}.part`;
      writeFileSync(pathOf(draft), 'ein halbes');
      makeOld(draft);
      await attach(upload);
      const claim = { company_id: company, user_id: nurse.id, method: 'DOCUMENT' as const };
      const { id: claim_id } = await test.insertRow('ownership_claim', claim);
      const document = { file_name: 'Vertrag.pdf', mime_type: 'application/pdf' as const, bytes: 12 };
      await test.insert('ownership_document', { ...document, claim_id, storage_key: proof });
      await sweepPrivateFiles(test.app);
      expect(stored()).toEqual(expect.arrayContaining([upload, proof, fresh]));
      for (const gone of [unused, unsent, draft]) expect(stored()).not.toContain(gone);
    });

    it('PP-16 works with more files than a statement has parameters', async () => {
      const key = await oldFile();
      await attach(key);
      const others = Array.from({ length: 40_000 }, (_, number) => `andere-${number}`);
      const names = jest.spyOn(PrivateFiles.prototype, 'olderThan').mockResolvedValue([...others, key]);
      await sweepPrivateFiles(test.app).finally(() => names.mockRestore());
      expect(stored()).toContain(key);
    });
  });

  describe('to a provider that gets another owner', () => {
    let next: Person;
    let sent: ApplicationSent;
    beforeEach(async () => {
      next = await createPerson(test, `jetzt${count}`, { profile_type: 'CARE_PROVIDER' });
      sent = await apply<ApplicationSent>();
    });

    const messageOf = (person: Person) => person.get(`${API}/message/${sent.message_id}/`);
    const change = (person: Person) => person.patch(`${API}/company/application/${sent.id}/`, { status: 'INVITED' });
    const received = async () => (await next.get(`${API}/company/application/`)).json<ReceivedApplications>().results;

    it('PP-16 PP-18 moves with its message and its steps to the new owner', async () => {
      const { id, message_id } = sent;
      await test.update('company', company, { owner_id: next.id });
      const open = { id, status: 'SUBMITTED', next: ['READ', 'INVITED', 'OFFERED', 'REJECTED'] };
      expect(await received()).toMatchObject([{ ...open, message_id }]);
      expect((await messageOf(owner)).statusCode).toBe(404);
      expect((await messageOf(next)).json<Message>().application).toEqual({ ...open, hire: null });
      expect((await change(owner)).statusCode).toBe(404);
      expect((await change(next)).json()).toMatchObject({ status: 'INVITED', message_id });
    });

    it.each(['PATCH', 'DELETE'] as const)(
      'PP-16 PP-18 a late %s of the former owner changes nothing',
      async (method) => {
        const late = await during(
          test,
          (handover) => updateRows(handover, 'company', company, { owner_id: next.id }),
          () => (method === 'PATCH' ? change(owner) : owner.delete(`${API}/company/application/${sent.id}/`)),
        );
        expect(late.statusCode).toBe(404);
        expect(await received()).toMatchObject([{ id: sent.id, status: 'SUBMITTED' }]);
      },
    );
  });
});
