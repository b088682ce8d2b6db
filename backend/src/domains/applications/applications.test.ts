import { readdirSync, utimesSync } from 'node:fs';
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
} from '@care/contracts/schemas';
import { EMAIL_CONFIRMED } from '../accounts/confirmed-email';
import {
  daysFromNow,
  insertCompany,
  insertJobOffer,
  insertJobSeeker,
  insertUser,
  signIn,
  type Auth,
} from '../../testing/rows';
import { buildCv } from '../../platform/files/testing/build-pdf';
import { appOfTests } from '../../testing/test-app';
import { uploadForm } from '../../testing/upload-form';
import { sweepPrivateFiles } from './attachments';

const API = '/api-backend';
const PDF = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');

describe('applications', () => {
  const test = appOfTests();
  let company: number;
  let offer: number;
  let owner: number;
  let asOwner: Auth;
  let asOther: Auth;
  beforeAll(async () => {
    owner = await insertUser(test.db, 'inhaberin', { profile_type: 'CARE_PROVIDER' });
    company = await insertCompany(test.db, 'haus', { owner_id: owner, subscription: 'PLUS_TIER' });
    offer = await insertJobOffer(test.db, company, 'fachkraft');
    asOwner = await signIn(test.databases, owner);
    const other = await insertUser(test.db, 'andere', { profile_type: 'CARE_PROVIDER' });
    await insertCompany(test.db, 'anderes', { owner_id: other, subscription: 'PLUS_TIER' });
    asOther = await signIn(test.databases, other);
  });

  const newNurse = async (name: string, given: { email_verified_at?: null } = {}) => {
    const id = await insertUser(test.db, name, { profile_type: 'JOB_SEEKER', last_name: 'Geheimname', ...given });
    await insertJobSeeker(test.db, id, name, { visible_name: `Kraft ${name}` });
    return { id, auth: await signIn(test.databases, id) };
  };
  const form = { message: 'Ich würde gern bei Ihnen arbeiten.', email: 'kraft@example.org', consent: true };
  const applyTo = (target: string, headers: Partial<Auth>, change: object = {}) =>
    test.inject({
      method: 'POST',
      url: `${API}/company/${target}/application/`,
      headers,
      payload: { ...form, ...change },
    });
  const applyFor = (id: number, headers: Partial<Auth>, change: object = {}) =>
    applyTo(`job-offer/${id}`, headers, change);
  const received = async (headers: Auth, id = offer) =>
    (await test.inject({ url: `${API}/company/job-offer/${id}/application/`, headers })).json<ReceivedApplications>();
  const own = async (headers: Auth) =>
    (await test.inject({ url: `${API}/user/application/`, headers })).json<OwnApplications>();
  const change = (id: number, status: string, headers: Auth) =>
    test.inject({ method: 'PATCH', url: `${API}/company/application/${id}/`, headers, payload: { status } });
  const markRead = (message: number, headers: Auth) =>
    test.inject({ method: 'PATCH', url: `${API}/message/${message}/`, headers, payload: { read: true } });
  const withdraw = (id: number, headers: Auth) =>
    test.inject({ method: 'POST', url: `${API}/user/application/${id}/withdraw/`, headers });

  it("PP-16 are in the owner's inbox and list, with the public name", async () => {
    const { auth } = await newNurse('anna');
    const response = await applyFor(offer, auth);
    expect(response.statusCode).toBe(201);
    const sent = response.json<ApplicationSent>();
    expect(sent).toMatchObject({ status: 'SUBMITTED', is_held: false });
    const message = await test.inject({ url: `${API}/message/${sent.message_id}/`, headers: asOwner });
    expect(message.json<Message>()).toMatchObject({
      kind: 'APPLICATION',
      title: 'Bewerbung als Pflegefachkraft (m/w/d)',
      contact_info: { name: 'Kraft anna', email: 'kraft@example.org' },
      job_offer: { id: offer },
      application: { id: sent.id, status: 'SUBMITTED', next: ['READ', 'INVITED', 'OFFERED', 'REJECTED'] },
      counterparty: { name: 'Kraft anna', slug: 'anna', profile: 'job_seeker' },
    });
    const ownCopy = await test.inject({ url: `${API}/message/${sent.message_id}/`, headers: auth });
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
    for (const again of others) {
      expect(again.statusCode).toBe(201);
      expect(again.json()).toEqual(first.json());
    }
    const rows = await test.db.selectFrom('application').select('id').where('applicant_id', '=', id).execute();
    expect(rows).toEqual([{ id: first.json<ApplicationSent>().id }]);
    const messages = await test.db.selectFrom('message').select('id').where('sender_id', '=', id).execute();
    expect(messages).toEqual([{ id: first.json<ApplicationSent>().message_id }]);
    expect((await applyFor(offer, headers, { message: 'Etwas anderes' })).statusCode).toBe(409);
    expect((await applyFor(offer, auth)).statusCode).toBe(409);
  });

  it('PP-16 are accepted from job seekers only, with message, e-mail and consent', async () => {
    const relative = await signIn(test.databases, await insertUser(test.db, 'angehoerige'));
    expect((await applyFor(offer, {})).statusCode).toBe(401);
    for (const auth of [relative, asOther]) expect((await applyFor(offer, auth)).statusCode).toBe(403);
    const { auth } = await newNurse('leer');
    const empty = await applyFor(offer, auth, { message: ' ', email: '', consent: false });
    expect(empty.statusCode).toBe(422);
    expect(empty.json<ErrorBody>().error.details).toEqual({
      message: 'Bitte füllen Sie dieses Feld aus.',
      email: 'Bitte füllen Sie dieses Feld aus.',
      consent: 'Diese Zustimmung ist erforderlich.',
    });
    expect((await applyFor(offer, auth, { profile: 999 })).statusCode).toBe(422);
  });

  it('PP-16 are accepted by a provider without an offer, also on Free', async () => {
    const free = await insertUser(test.db, 'gratis', { profile_type: 'CARE_PROVIDER' });
    const freeCompany = await insertCompany(test.db, 'gratis', { owner_id: free });
    const { auth } = await newNurse('initiativ');
    const sent = await applyTo(String(freeCompany), auth);
    expect(sent.statusCode).toBe(201);
    const headers = await signIn(test.databases, free);
    const all = (await test.inject({ url: `${API}/company/application/`, headers })).json<ReceivedApplications>();
    expect(all.results).toMatchObject([{ job_offer: null, applicant: { name: 'Kraft initiativ' } }]);
    expect((await applyTo(String(freeCompany), auth)).statusCode).toBe(409);
    const orphan = await insertCompany(test.db, 'ohne-inhaber');
    expect((await applyTo(String(orphan), auth)).statusCode).toBe(422);
  });

  it('PP-16 are also accepted by POST /message/ with that kind', async () => {
    const { auth } = await newNurse('brief');
    const contact_info = { name: 'Berta', lastname: 'Brief', email: 'berta@example.org' };
    const payload = {
      kind: 'APPLICATION',
      title: 'Bewerbung',
      content: 'Text',
      recipient: owner,
      job_offer: offer,
      contact_info,
    };
    const send = (headers: Partial<Auth>) => test.inject({ method: 'POST', url: `${API}/message/`, payload, headers });
    expect((await send({})).statusCode).toBe(401);
    expect((await send(asOther)).statusCode).toBe(403);
    expect((await send(auth)).statusCode).toBe(201);
    expect((await received(asOwner)).results[0]?.applicant.name).toBe('Berta Brief');
    const again = await send(auth);
    expect([again.statusCode, again.json<ErrorBody>().error.code]).toEqual([409, 'uniqueness']);
  });

  it('PP-16 are accepted once per person and offer, also if both requests are simultaneous', async () => {
    const { auth } = await newNurse('doppelt');
    const codes = (await Promise.all([1, 2, 3, 4].map(() => applyFor(offer, auth)))).map(
      ({ statusCode }) => statusCode,
    );
    expect(codes.sort()).toEqual([201, 409, 409, 409]);
    const second = await insertJobOffer(test.db, company, 'zweite');
    expect((await applyFor(second, auth)).statusCode).toBe(201);
  });

  it('PP-16 PK-05 need an offer that visitors can see', async () => {
    const { auth } = await newNurse('zu-spaet');
    const closed = [
      await insertJobOffer(test.db, company, 'entwurf', { status: 'DRAFT' }),
      await insertJobOffer(test.db, company, 'pause', { status: 'PAUSED' }),
      await insertJobOffer(test.db, company, 'vorbei', { valid_through: daysFromNow(-1) }),
    ];
    const freeOwner = await insertUser(test.db, 'ohne-paket', { profile_type: 'CARE_PROVIDER' });
    const free = await insertCompany(test.db, 'ohne-paket', { owner_id: freeOwner, subscription: 'FREE_TIER' });
    const unseen = [
      ...[...closed, 999_999].map((job_offer) => ({ job_offer, recipient: owner })),
      { job_offer: await insertJobOffer(test.db, free, 'verborgen'), recipient: freeOwner },
    ];
    const contact_info = { name: 'Zoe', lastname: 'Spät', email: 'zoe@example.org' };
    const message = { title: 'Noch frei?', content: 'Text', contact_info };
    for (const target of unseen) {
      expect((await applyFor(target.job_offer, auth)).statusCode).toBe(404);
      for (const kind of ['APPLICATION', 'CONTACT']) {
        const payload = { ...message, kind, ...target };
        const response = await test.inject({ method: 'POST', url: `${API}/message/`, headers: auth, payload });
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
    const inbox = (
      await test.inject({ url: `${API}/message/`, headers: await signIn(test.databases, nurse) })
    ).json<MessageList>();
    expect(inbox.results.map(({ title, kind }) => [title, kind])).toEqual([
      ['Antwort von Haus haus', 'SYSTEM'],
      ['Zusage von Haus haus', 'SYSTEM'],
      ['Einladung von Haus haus', 'SYSTEM'],
    ]);
    expect((await test.mails('stand@example.org')).map(({ subject }) => subject)).toEqual(
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

  it('PP-16 are listed and counted for their own job offer only', async () => {
    const { auth } = await newNurse('zwei-stellen');
    const offers = [await insertJobOffer(test.db, company, 'nacht'), await insertJobOffer(test.db, company, 'tag')];
    for (const id of offers) {
      const sent = (await applyFor(id, auth)).json<ApplicationSent>();
      expect(await received(asOwner, id)).toMatchObject({ count: 1, results: [{ id: sent.id, job_offer: { id } }] });
    }
  });

  it('PP-16 AC-07 AC-14 are refused if the owner blocks the applicant, is disabled or is being deleted', async () => {
    const { auth } = await newNurse('unerwuenscht');
    const { message_id } = (await applyTo(String(company), auth)).json<ApplicationSent>();
    const url = `${API}/message/${message_id}/block/`;
    await test.inject({ method: 'POST', url, headers: asOwner, payload: {} });
    const disabled = await insertUser(test.db, 'stillgelegt', { disabled_at: new Date() });
    const closed = await insertCompany(test.db, 'stillgelegt', { owner_id: disabled });
    const leaving = await insertUser(test.db, 'geht', { deletion_scheduled_at: daysFromNow(14) });
    const closing = await insertCompany(test.db, 'geht', { owner_id: leaving });
    for (const target of [`job-offer/${offer}`, String(closed), String(closing)]) {
      const response = await applyTo(target, auth);
      expect(response.statusCode).toBe(422);
      expect(response.json<ErrorBody>().error.details).toEqual({
        recipient: 'Dieser Pflegeanbieter nimmt hier keine Nachrichten entgegen.',
      });
    }
    await test.inject({ method: 'POST', url, headers: asOwner, payload: { blocked: false } });
    expect((await applyFor(offer, auth)).statusCode).toBe(201);
  });

  it('PP-16 can be withdrawn, of which the owner is informed, and sent again', async () => {
    const { auth } = await newNurse('zurueck');
    const { id } = (await applyFor(offer, auth)).json<ApplicationSent>();
    expect((await withdraw(id, asOwner)).statusCode).toBe(404);
    expect((await withdraw(id, auth)).json()).toMatchObject({ status: 'WITHDRAWN', can_withdraw: false });
    expect((await change(id, 'INVITED', asOwner)).statusCode).toBe(409);
    const inbox = (await test.inject({ url: `${API}/message/`, headers: asOwner })).json<MessageList>();
    expect(inbox.results[0]?.title).toBe('Bewerbung zurückgezogen');
    expect((await applyFor(offer, auth)).statusCode).toBe(201);
  });

  it('PP-16 are visible to applicant and owner only', async () => {
    const { auth } = await newNurse('privat');
    const { id } = (await applyFor(offer, auth)).json<ApplicationSent>();
    expect((await change(id, 'REJECTED', asOther)).statusCode).toBe(404);
    expect((await change(id, 'REJECTED', auth)).statusCode).toBe(404);
    for (const headers of [asOther, auth]) {
      const url = `${API}/company/job-offer/${offer}/application/`;
      expect((await test.inject({ url, headers })).statusCode).toBe(403);
    }
    expect((await own(asOther)).count).toBe(0);
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
    const upload = async (headers: Partial<Auth>, content: Buffer, name = 'Lebenslauf Anna.pdf') =>
      test.inject({
        method: 'POST',
        url: `${API}/user/application/attachment/`,
        ...uploadForm({}, { name, content }, headers),
      });
    const stored = () => readdirSync(path.join(test.app.settings.DATA_DIR, 'private'));

    it('PP-16 can be read by recipient and sender only', async () => {
      const { auth } = await newNurse('mit-pdf');
      const uploaded = await upload(auth, PDF, '../../x\r\n/Lebenslauf Änne.pdf');
      expect(uploaded.statusCode).toBe(201);
      const { id, file_name } = uploaded.json<UploadedAttachment>();
      expect(file_name).toBe('Lebenslauf Änne.pdf');
      const { message_id } = (await applyFor(offer, auth, { attachments: [id] })).json<ApplicationSent>();
      const message = (await test.inject({ url: `${API}/message/${message_id}/`, headers: asOwner })).json<Message>();
      expect(message.attachments).toMatchObject([{ id, bytes: PDF.length }]);
      const url = message.attachments[0]!.url;
      for (const headers of [asOwner, auth]) {
        const file = await test.inject({ url, headers });
        expect(file.rawPayload.equals(PDF)).toBe(true);
        expect(file.headers).toMatchObject({
          'content-type': 'application/pdf',
          'cache-control': 'private, no-store',
          'x-content-type-options': 'nosniff',
        });
        expect(file.headers['content-disposition']).toMatch(/^attachment; filename\*=UTF-8''[\w.%'()~!*-]+$/);
      }
      expect((await test.inject({ url, headers: asOther })).statusCode).toBe(404);
      expect((await test.inject({ url })).statusCode).toBe(401);
      for (const key of stored()) expect((await test.inject(`${API}/media/${key}`)).statusCode).toBe(404);
    });

    it('PP-16 must be a complete PDF of at most 5 MB', async () => {
      const { auth } = await newNurse('falsches-pdf');
      const large = Buffer.concat([PDF, Buffer.alloc(5_000_000)]);
      expect((await upload(auth, large)).statusCode).toBe(413);
      for (const content of [Buffer.from('GIF89a'), Buffer.from('MZ%PDF'), PDF.subarray(0, 20), Buffer.alloc(0)]) {
        const response = await upload(auth, content);
        expect([response.statusCode, response.json<ErrorBody>().error.details]).toEqual([
          415,
          { file: 'ungültiger Dateityp' },
        ]);
      }
      expect((await upload({}, PDF)).statusCode).toBe(401);
      expect((await upload(asOwner, PDF)).statusCode).toBe(403);
    });

    it('PP-16 is refused with a German message at its field if it contains scripts', async () => {
      const { auth } = await newNurse('skript');
      const response = await upload(auth, buildCv('/OpenAction <</S /J#61vaScript /JS (x)>>'));
      expect([response.statusCode, response.json<ErrorBody>().error.details]).toEqual([
        422,
        { file: expect.stringContaining('enthält Skripte, Startbefehle oder eingebettete Dateien') },
      ]);
    });

    it('PP-16 must belong to the applicant and can be used in one application', async () => {
      const { auth } = await newNurse('fremdes-pdf');
      const { auth: thief } = await newNurse('dieb');
      const { id } = (await upload(auth, PDF)).json<UploadedAttachment>();
      expect((await applyFor(offer, thief, { attachments: [id] })).statusCode).toBe(422);
      expect((await applyFor(offer, auth, { attachments: [id] })).statusCode).toBe(201);
      const second = await insertJobOffer(test.db, company, 'noch-eine');
      expect((await applyFor(second, auth, { attachments: [id] })).statusCode).toBe(422);
    });

    it('PP-16 is one of at most ten that are not sent yet', async () => {
      const { auth } = await newNurse('viele-pdfs');
      const uploads = [];
      for (let n = 0; n < 10; n++) uploads.push(await upload(auth, PDF));
      expect(uploads.map(({ statusCode }) => statusCode)).toEqual(Array<number>(10).fill(201));
      expect((await upload(auth, PDF)).statusCode).toBe(422);
      const { id } = uploads[0]!.json<UploadedAttachment>();
      expect((await applyFor(offer, auth, { attachments: [id] })).statusCode).toBe(201);
      expect((await upload(auth, PDF)).statusCode).toBe(201);
    });

    it('PP-16 is deleted if it is not sent, and together with its message', async () => {
      const { id: nurse, auth } = await newNurse('aufraeumen');
      const { id: unused } = (await upload(auth, PDF)).json<UploadedAttachment>();
      const { id: sent } = (await upload(auth, PDF)).json<UploadedAttachment>();
      const { message_id } = (await applyFor(offer, auth, { attachments: [sent] })).json<ApplicationSent>();
      const rows = () =>
        test.db.selectFrom('message_attachment').select(['id', 'storage_key']).where('owner_id', '=', nurse).execute();
      const keys = Object.fromEntries((await rows()).map(({ id, storage_key }) => [id, storage_key]));
      await test.db
        .updateTable('message_attachment')
        .set({ created_at: daysFromNow(-2) })
        .where('owner_id', '=', nurse)
        .execute();
      const past = (Date.now() - 2 * 3_600_000) / 1000;
      for (const key of stored()) utimesSync(path.join(test.app.settings.DATA_DIR, 'private', key), past, past);
      await sweepPrivateFiles(test.app);
      expect((await rows()).map(({ id }) => id)).toEqual([sent]);
      expect(stored()).not.toContain(keys[unused]);
      expect(stored()).toContain(keys[sent]);
      await test.db.deleteFrom('message').where('id', '=', message_id).execute();
      await sweepPrivateFiles(test.app);
      expect(stored()).not.toContain(keys[sent]);
    });
  });
});
