import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type {
  ApplicationSent,
  ErrorBody,
  Message,
  MessageList,
  MessageSent,
  OwnApplications,
  ReceivedApplications,
  UploadedAttachment,
} from '@care/contracts/schemas';
import { EMAIL_CONFIRMED } from '../accounts/confirmed-email';
import { buildCv } from '../../platform/files/testing/build-pdf';
import { collectData } from '../privacy/data-export';
import { deleteDueAccounts } from '../privacy/account-deletion';
import { applyRetention } from '../privacy/retention';
import { createCompany, createPerson, createProfile, linkParameter, PASSWORD, type Person } from '../../testing/people';
import { appOfTests } from '../../testing/test-app';
import { uploadForm } from '../../testing/upload-form';

const API = '/api-backend';

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
    person.inject({ method: 'POST', url: API + url, payload }).then((response) => response.json<Answer>());
  const get = async <Answer>(person: Person, url: string): Promise<Answer> =>
    (await person.inject({ url: API + url })).json<Answer>();
  const status = async (person: Person, method: 'GET' | 'DELETE' | 'POST', url: string, payload?: object) =>
    (await person.inject({ method, url: API + url, ...(payload && { payload }) })).statusCode;
  const deleteAccountOf = async (person: Person) => {
    await status(person, 'POST', '/user/delete/', { password: PASSWORD });
    const due = { deletion_scheduled_at: new Date(0) };
    await test.db.updateTable('user_account').set(due).where('id', '=', person.id).execute();
    await deleteDueAccounts(test.app);
  };
  const files = () => {
    const folder = path.join(test.app.settings.DATA_DIR, 'private');
    return existsSync(folder) ? readdirSync(folder) : [];
  };
  const messages = (id: number) => test.db.selectFrom('message').selectAll().where('id', '=', id).execute();
  const applications = (id: number) => test.db.selectFrom('application').selectAll().where('id', '=', id).execute();
  const idsIn = async (person: Person, folder = 'inbox') =>
    (await get<MessageList>(person, `/message/?folder=${folder}`)).results.map(({ id }) => id);

  /** An application with a CV and an address, to which the employer has replied. */
  const applied = async () => {
    const form = uploadForm({}, { name: 'cv.pdf', content: buildCv(), type: 'application/pdf' });
    const upload = await nurse.inject({
      method: 'POST',
      url: `${API}/user/application/attachment/`,
      ...form,
      headers: { ...form.headers, ...nurse.headers },
    });
    const { id: attachment } = upload.json<UploadedAttachment>();
    const sent = await post<ApplicationSent>(nurse, `/company/${company}/application/`, {
      message: 'Guten Tag',
      email: 'weide.privat@beispiel.example',
      consent: true,
      attachments: [attachment],
    });
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

    it.each(['SUBMITTED', 'READ', 'INVITED', 'OFFERED'] as const)(
      'PP-16 can be withdrawn when it is %s',
      async (reached) => {
        const { id } = await applied();
        await test.db.updateTable('application').set({ status: reached }).where('id', '=', id).execute();
        expect(await post(nurse, `/user/application/${id}/withdraw/`)).toMatchObject({ status: 'WITHDRAWN' });
      },
    );

    it('PP-16 is reported to the employer once, also if the request is repeated', async () => {
      const { id } = await applied();
      for (let n = 0; n < 2; n++)
        expect(await post(nurse, `/user/application/${id}/withdraw/`)).toMatchObject({ id, status: 'WITHDRAWN' });
      const { results } = await get<MessageList>(owner, '/message/');
      expect(results.filter(({ title }) => title === 'Bewerbung zurückgezogen')).toHaveLength(1);
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
        expect(refused.error).toMatchObject({
          status: 403,
          message: 'Diese Bewerbung wurde zurückgezogen. In dieser Unterhaltung kann niemand mehr schreiben.',
        });
        expect((await get<Message>(person, `/message/${message}/`)).can_reply).toBe(false);
      }
    });

    it('PP-16 AC-20 that was held is never delivered, and the employer is told nothing', async () => {
      await test.db.updateTable('user_account').set({ email_verified_at: null }).where('id', '=', nurse.id).execute();
      const { id, message_id } = await post<ApplicationSent>(nurse, `/company/${company}/application/`, {
        message: 'Guten Tag',
        email: 'weide.privat@beispiel.example',
        consent: true,
      });
      await post(nurse, `/user/application/${id}/withdraw/`);
      await test.db
        .updateTable('user_account')
        .set({ email_verified_at: new Date() })
        .where('id', '=', nurse.id)
        .execute();
      await test.app.jobs.publish(EMAIL_CONFIRMED, { userId: nurse.id });
      await test.app.jobs.drain();
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

    it('AC-14 shows messages sent after the deletion only', async () => {
      const { answer } = await applied();
      await status(owner, 'DELETE', `/message/${answer}/`);
      const later = await post<MessageSent>(nurse, `/message/${answer}/reply/`, { content: 'Noch eine Frage.' });
      expect(await idsIn(owner)).toEqual([later.id]);
      const read = await get<Message>(owner, `/message/${later.id}/`);
      expect(read.thread.map(({ content }) => content)).toEqual(['Noch eine Frage.']);
      expect(read.attachments).toEqual([]);
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

    it('AC-14 empties the first message while later messages refer to it', async () => {
      const { message_id, answer } = await applied();
      await status(owner, 'DELETE', `/message/${answer}/`);
      const later = await post<MessageSent>(nurse, `/message/${answer}/reply/`, { content: 'Noch eine Frage.' });
      const kept = files().length;
      await status(nurse, 'DELETE', `/message/${later.id}/`);
      expect(await messages(message_id)).toMatchObject([{ title: '', content: '', contact_info: {} }]);
      expect(files()).toHaveLength(kept - 1);
      expect(await status(owner, 'GET', `/message/${later.id}/`)).toBe(200);
      await status(owner, 'DELETE', `/message/${later.id}/`);
      expect(await messages(message_id)).toEqual([]);
    });

    it('AC-14 of a visitor or of the site is deleted at once; a reported message stays as evidence', async () => {
      const contact_info = { name: 'Anke', lastname: 'Berger', email: 'anke@beispiel.example' };
      const payload = { title: 'Platz?', content: 'Guten Tag', recipient: owner.id, contact_info };
      const write = () =>
        test.inject({ method: 'POST', url: `${API}/message/`, payload }).then((sent) => sent.json<MessageSent>());
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
        const payload = { title: 'Platz?', content: 'Guten Tag', recipient: owner.id, contact_info };
        const sent = await test.inject({ method: 'POST', url: `${API}/message/`, payload });
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
      const payload = { message: 'Noch einmal', email: 'weide@beispiel.example', consent: true };
      const again = async () => (await post<ErrorBody>(nurse, `/company/${company}/application/`, payload)).error;
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
      const change = await owner.inject({
        method: 'PATCH',
        url: `${API}/company/application/${id}/`,
        payload: { status: 'READ' },
      });
      expect(change.statusCode).toBe(404);
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
      await test.db.updateTable('user_account').set({ email_verified_at: null }).where('id', '=', nurse.id).execute();
      const payload = { message: 'Guten Tag', email: 'weide@beispiel.example', consent: true };
      const { id, message_id } = await post<ApplicationSent>(nurse, `/company/${company}/application/`, payload);
      await status(nurse, 'DELETE', `/user/application/${id}/`);
      expect([...(await applications(id)), ...(await messages(message_id))]).toEqual([]);
    });
  });
});
