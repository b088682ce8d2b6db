import { rowsWith } from '../../../platform/database/queries';
import { berlinDay } from '@care/contracts/format';
import type {
  ApplicationSent,
  ErrorBody,
  Hire,
  HireAnswer,
  Message,
  MessageList,
  OwnApplications,
  ReceivedApplications,
  InvoiceList,
} from '@care/contracts/schemas';
import { collectData } from '../../privacy/data-export';
import { deleteDueAccounts } from '../../privacy/account-deletion';
import { applyRetention } from '../../privacy/retention';
import { emptyTables } from '../../../testing/empty-tables';
import { storeOperator } from '../../../testing/operator';
import { createPerson, createProfile, PASSWORD, type Person, letterTo } from '../../../testing/people';
import { updateRows } from '../../../testing/rows';
import { appOfTests, expectRefusal, expectStatus, statusesOf } from '../../../testing/test-app';
import { during } from '../../../testing/wait-until-blocked';
import { answerHire } from './answer-hire';
import type { CompletedPlacement } from './hire-state';

const API = '/api-backend';
const FEE = { net_cents: 80_000, vat_percent: 19, gross_cents: 95_200 };

const test = appOfTests();
let company: number;
let offer: number;
let owner: Person;
let nurse: Person;
let count = 0;
let id: number;
let message: number;
beforeEach(async () => {
  count++;
  owner = await createPerson(test, `inhaberin${count}`, { profile_type: 'CARE_PROVIDER' });
  nurse = await createPerson(test, `kraft${count}`, { profile_type: 'JOB_SEEKER', last_name: 'Geheim' });
  await createProfile(test, nurse.id, { visible_name: 'Abeba T.' });
  company = await test.insertCompany(`haus${count}`, {
    owner_id: owner.id,
    subscription: 'PLUS_TIER',
    name: 'Haus Linde',
  });
  offer = await test.insertJobOffer(company, `nacht${count}`, { title: 'Dauernachtwache (m/w/d)' });
  const payload = { message: 'Guten Tag', email: 'abeba@beispiel.example', consent: true };
  const url = `${API}/company/job-offer/${offer}/application/`;
  ({ id, message_id: message } = (await nurse.post(url, payload)).json<ApplicationSent>());
  await reach('OFFERED');
});

const reach = (status: 'READ' | 'INVITED' | 'OFFERED' | 'REJECTED', application = id) =>
  test.update('application', application, { status });
const send = (person: Person, payload: HireAnswer = {}, headers: Record<string, string> = {}) =>
  person.post(`${API}/company/application/${id}/confirm-hire/`, payload, headers);
const answer = async (person: Person, payload: HireAnswer = {}) => (await send(person, payload)).json<Hire>();
const refusal = async (person: Person, payload: HireAnswer = {}) =>
  (await send(person, payload)).json<ErrorBody>().error;
const change = (status: string) => owner.patch(`${API}/company/application/${id}/`, { status });
const withdraw = () => nurse.post(`${API}/user/application/${id}/withdraw/`);
const ofOwner = async (person = owner) =>
  (await person.get(`${API}/company/application/`)).json<ReceivedApplications>().results[0];
const ofNurse = async () => (await nurse.get(`${API}/user/application/`)).json<OwnApplications>().results[0];
const states = async () => [(await ofOwner())?.hire?.state, (await ofNurse())?.hire?.state];
const placements = () =>
  rowsWith(test.db, 'placement', { person_name: 'Abeba T.', application_id: id }).selectAll().execute();
const openAnswers = () =>
  test.db.selectFrom('hire_confirmation').selectAll().where('application_id', '=', id).execute();
const told = async (person: Person) =>
  (await person.get(`${API}/message/`))
    .json<MessageList>()
    .results.filter(({ kind }) => kind === 'SYSTEM')
    .map(({ title }) => title);
async function endAccount(person: Person) {
  await test.update('user_account', person.id, { deletion_scheduled_at: new Date(0) });
  await deleteDueAccounts(test.app);
}

it('PK-07 by one side: is shown and told to both sides, with the fee for the employer only', async () => {
  expect([(await ofOwner())?.hire, (await ofNurse())?.hire]).toEqual([
    { state: 'OPEN', at: null, version: 0, fee: FEE, reference: null },
    { state: 'OPEN', at: null, version: 0, fee: null, reference: null },
  ]);
  const waiting = { state: 'WAITING', version: 1, fee: FEE };
  expect(await answer(owner, { answer: 'YES', version: 0 })).toMatchObject(waiting);
  await answer(owner);
  expect(await states()).toEqual(['WAITING', 'ASKED']);
  // Told to the other side once, in the inbox and by mail.
  expect([await told(nurse), await told(owner)]).toEqual([['Arbeitsvertrag bestätigen: Haus Linde'], []]);
  expect((await test.subjects(nurse.email)).filter((one) => one.includes('Arbeitsvertrag'))).toHaveLength(1);
  const read = async (person: Person) =>
    (await person.get(`${API}/message/${message}/`)).json<Message>().application?.hire?.state;
  expect([await read(owner), await read(nurse)]).toEqual(['WAITING', 'ASKED']);
  expect(await placements()).toEqual([]);
});

it('PK-07 by one side: of the applicant tells the employer what it costs, and never the name of the account', async () => {
  await answer(nurse);
  expect(await told(owner)).toEqual(['Arbeitsvertrag bestätigen: Abeba T.']);
  const { content } = await test.row('message', { recipient_id: owner.id, kind: 'SYSTEM' });
  expect(content).toContain('Erst wenn auch Sie bestätigen, berechnen wir einmalig 800\u00a0€ zzgl. 19\u00a0% USt.');
  expect(content).toContain('/nachrichten?folder=applications');
  expect(content).not.toContain('Geheim');
});

it.each(['READ', 'REJECTED'] as const)(
  'PK-07 by one side: is refused with 409 while the application is %s',
  async (status) => {
    await reach(status);
    for (const person of [owner, nurse])
      expect(await refusal(person)).toMatchObject({
        status: 409,
        message: 'Bei diesem Stand der Bewerbung lässt sich kein Arbeitsvertrag bestätigen.',
      });
    expect([(await ofOwner())?.hire, (await ofNurse())?.hire]).toEqual([null, null]);
  },
);

it.each(['owner', 'nurse'] as const)(
  'PK-07 by one side: can be taken back by the %s, and the other is told',
  async (who) => {
    const [mine, other] = who === 'owner' ? [owner, nurse] : [nurse, owner];
    await answer(mine);
    for (let n = 0; n < 2; n++) expect(await answer(mine, { answer: 'TAKE_BACK' })).toMatchObject({ state: 'OPEN' });
    expect(await states()).toEqual(['OPEN', 'OPEN']);
    expect((await told(other))[0]).toMatch(/^Bestätigung zurückgenommen: /);
    expect(await told(other)).toHaveLength(2);
  },
);

it('PK-07 by one side: ends with a "no", until somebody confirms anew; a "no" before any confirmation is told to nobody', async () => {
  await answer(nurse, { answer: 'NO' });
  expect([await told(owner), await states()]).toEqual([[], ['REFUSED', 'DECLINED']]);
  expect(await answer(nurse)).toMatchObject({ state: 'WAITING' });
  expect(await states()).toEqual(['ASKED', 'WAITING']);
  await answer(nurse, { answer: 'TAKE_BACK' });
  await answer(owner);
  expect(await answer(nurse, { answer: 'NO' })).toMatchObject({ state: 'DECLINED' });
  await answer(nurse, { answer: 'NO' });
  expect(await states()).toEqual(['REFUSED', 'DECLINED']);
  expect((await told(owner))[0]).toBe('Kein Arbeitsvertrag: Abeba T.');
  expect(await told(owner)).toHaveLength(3);
  expect(await answer(owner)).toMatchObject({ state: 'WAITING' });
  expect(await states()).toEqual(['WAITING', 'ASKED']);
  expect(await placements()).toEqual([]);
});

it('PK-07 by one side: ends with a refusal and with a withdrawal of the application', async () => {
  await answer(nurse);
  await change('REJECTED');
  await change('INVITED');
  expect(await states()).toEqual(['OPEN', 'OPEN']);
  expect(await refusal(owner, { answer: 'YES', version: 1 })).toMatchObject({ code: 'hire_changed' });
  await answer(owner);
  await withdraw();
  expect(await refusal(owner)).toMatchObject({ status: 409 });
  const none = { employer_id: null, employer_confirmed_at: null, applicant_confirmed_at: null, denied_by: null };
  expect(await openAnswers()).toMatchObject([none]);
});

it('PK-07 by one side: cannot wait for a side that has deleted the application', async () => {
  await nurse.delete(`${API}/user/application/${id}/`);
  expect((await ofOwner())?.hire).toMatchObject({ state: 'ALONE', at: null });
  expectRefusal(await send(owner), 409, 'Die andere Seite kann hier nicht mehr bestätigen.');
  expect((await send(nurse)).statusCode).toBe(404);
});

it('PK-07 by one side: counts although its side deletes the application afterwards', async () => {
  await answer(nurse);
  await nurse.delete(`${API}/user/application/${id}/`);
  expect(await answer(owner)).toMatchObject({ state: 'COMPLETE' });
  expect(await placements()).toHaveLength(1);
});

it('PK-07 by one side: is refused with 409 and the reason if the other side has changed the state that the person saw', async () => {
  await answer(nurse);
  const first = await refusal(owner, { answer: 'YES', version: 0 });
  const text = 'Abeba T. hat inzwischen bestätigt. Bitte prüfen Sie den neuen Stand.';
  expect(first).toMatchObject({ status: 409, code: 'hire_changed', message: text });
  expect(await placements()).toEqual([]);
  await answer(nurse, { answer: 'TAKE_BACK' });
  expect((await refusal(owner, { answer: 'NO', version: 1 })).message).toContain('zurückgenommen');
  await answer(nurse, { answer: 'NO' });
  expect((await refusal(owner, { answer: 'YES', version: 2 })).message).toContain('kein Arbeitsvertrag unterschrieben');
});

it('PK-07 by both sides: records the placement with fee, title and masked name, and both sides see it', async () => {
  await answer(nurse);
  expect(await answer(owner)).toMatchObject({ state: 'COMPLETE', fee: FEE });
  expect(await placements()).toMatchObject([
    {
      ...{ company_id: company, employer_id: owner.id, applicant_id: nurse.id, net_cents: 80_000, vat_percent: 19 },
      ...{ offer_title: 'Dauernachtwache (m/w/d)', person_name: 'Abeba T.' },
    },
  ]);
  expect([await ofOwner(), await ofNurse()]).toMatchObject([
    { status: 'HIRED', next: [], hire: { state: 'COMPLETE' } },
    { status: 'HIRED', can_withdraw: false, hire: { state: 'COMPLETE', fee: null } },
  ]);
  const titles = [(await told(owner))[0], (await told(nurse))[0]];
  expect(titles).toEqual(['Einstellung bestätigt: Abeba T.', 'Einstellung bestätigt: Haus Linde']);
});

it('PK-07 by both sides: names an application without an offer, and the name that was given with it', async () => {
  const contact_info = { name: 'Abeba', lastname: 'Tesfaye', email: 'abeba@beispiel.example' };
  await nurse.post(`${API}/message/`, letterTo(owner.id, { kind: 'APPLICATION', company, contact_info }));
  const open = test.db.selectFrom('application').select('id').where('applicant_id', '=', nurse.id);
  ({ id } = await open.where('job_offer_id', 'is', null).executeTakeFirstOrThrow());
  await reach('INVITED');
  await answer(nurse);
  await answer(owner);
  const rows = await test.db.selectFrom('placement').selectAll().where('application_id', '=', id).execute();
  expect(rows).toMatchObject([{ offer_title: 'Initiativbewerbung', person_name: 'Abeba Tesfaye' }]);
});

it('PK-07 by both sides: is completed once by parallel requests of both sides, repeated ones too', async () => {
  const answers = await Promise.all([owner, nurse, owner, nurse, owner, nurse].map((person) => answer(person)));
  expect(answers.filter(({ state }) => state !== 'WAITING' && state !== 'COMPLETE')).toEqual([]);
  expect(await states()).toEqual(['COMPLETE', 'COMPLETE']);
  expect(await placements()).toHaveLength(1);
  expect(await told(owner)).toHaveLength(new Set(await told(owner)).size);
});

it('PK-07 by both sides: completes nothing if both confirm what they saw at the same time: the second is asked again', async () => {
  const both = [owner, nurse].map((person) => send(person, { answer: 'YES', version: 0 }));
  expect(await statusesOf(both)).toEqual([200, 409]);
  expect(await placements()).toEqual([]);
});

it('PK-07 by both sides: waits for a refusal that is under way, and is not completed after it', async () => {
  await answer(nurse);
  const refuse = (db: typeof test.db) => updateRows(db, 'application', id, { status: 'REJECTED' });
  expect((await during(test, refuse, () => send(owner))).statusCode).toBe(409);
  expect(await placements()).toEqual([]);
});

it('PK-07 by both sides: cannot be undone by any call', async () => {
  await answer(nurse);
  await answer(owner);
  for (const person of [owner, nurse])
    for (const undo of ['TAKE_BACK', 'NO'] as const)
      expect(await refusal(person, { answer: undo })).toMatchObject({
        status: 409,
        message: 'Beide Seiten haben den Arbeitsvertrag bestätigt. Stimmt das nicht, schreiben Sie uns bitte.',
      });
  expectStatus(409, await change('REJECTED'), await withdraw());
  expect(await answer(owner)).toMatchObject({ state: 'COMPLETE' });
  expect(await placements()).toHaveLength(1);
});

it('PK-07 by both sides: calls every listener once in the same transaction, and completes nothing if one fails', async () => {
  await answer(nurse);

  const seen: CompletedPlacement[] = [];
  const request = { id, answer: 'YES', viewer: { userId: owner.id }, idempotencyKey: undefined } as const;
  const services = { jobs: test.app.jobs, origin: 'http://site.example' };
  const failing = answerHire(test.databases, services, () => Promise.reject(new Error('no invoice')), request);
  await expect(failing).rejects.toThrow('no invoice');
  expect([await placements(), await states()]).toEqual([[], ['ASKED', 'WAITING']]);
  const listener = async (db: typeof test.db, placement: CompletedPlacement) => {
    const rows = await db.selectFrom('placement').select('id').where('id', '=', placement.placementId).execute();
    expect(rows).toHaveLength(1);
    seen.push(placement);
  };
  await answerHire(test.databases, services, listener, request);
  await answerHire(test.databases, services, listener, request);
  const [placement] = await placements();
  const recorded = { placementId: placement?.id, companyId: company, confirmedAt: placement?.confirmed_at };
  const billed = { offerTitle: 'Dauernachtwache (m/w/d)', netCents: 80_000, vatPercent: 19 };
  expect(seen).toEqual([{ ...recorded, ...billed, reference: expect.stringMatching(/^V-\d{6}$/) as string }]);
});

describe('and its invoice', () => {
  const invoices = async () => (await owner.get(`${API}/payment/invoice/`)).json<InvoiceList>().results;
  beforeAll(() => storeOperator(test.db));
  const holdToday = (...changes: [figure: string, value: number][]) =>
    test.db
      .insertInto('tariff_change')
      .values(changes.map(([figure, value]) => ({ figure, value, valid_from: berlinDay(new Date()) })))
      .execute();

  it('PK-07 is sent once when both sides have confirmed, with the reference that both see, and names nobody', async () => {
    await answer(owner);
    expect([await invoices(), (await ofOwner())?.hire?.reference]).toEqual([[], null]);
    await Promise.all([answer(nurse), answer(nurse), answer(owner)]);
    const reference = (await ofOwner())?.hire?.reference;
    expect(reference).toMatch(/^V-\d{6}$/);
    expect((await ofNurse())?.hire?.reference).toBe(reference);
    for (const { id: recipient_id } of [owner, nurse]) {
      const told = test.db.selectFrom('message').select('content').where('recipient_id', '=', recipient_id);
      const texts = (await told.execute()).map(({ content }) => content).join();
      expect(texts).toContain(`Referenz für Ihre Unterlagen: ${reference}`);
    }
    expect(await invoices()).toEqual([
      expect.objectContaining({
        ...{ title: `Vermittlung ${reference}: Dauernachtwache (m/w/d)`, source: 'PLACEMENT', state: 'OPEN' },
        ...{ net_cents: 80_000, vat_cents: 15_200, gross_cents: 95_200 },
      }),
    ]);
    const { title, lines } = await test.row('invoice', { user_id: owner.id });
    expect(lines[0]?.text).toContain(`Vermittlung ${reference} für die Stelle „Dauernachtwache (m/w/d)“`);
    expect(`${title} ${lines[0]?.text}`).not.toContain('Abeba');
    expect(await placements()).toHaveLength(1);
  });

  it('OP-54 costs the fee that the employer has confirmed, and another fee than the shown one is not confirmed', async () => {
    expect(await refusal(owner, { net_cents: 1 })).toMatchObject({ status: 409, code: 'hire_changed' });
    expect((await answer(owner, { net_cents: 80_000 })).fee).toEqual(FEE);
    await holdToday(['PLACEMENT_FEE', 95_050]);
    expect((await ofOwner())?.hire?.fee).toEqual(FEE);
    await answer(owner, { answer: 'TAKE_BACK' });
    expect((await ofOwner())?.hire?.fee).toEqual({ net_cents: 95_050, vat_percent: 19, gross_cents: 113_110 });
    await answer(nurse);
    expect(await refusal(owner, { net_cents: 80_000 })).toMatchObject({ status: 409, code: 'hire_changed' });
    await emptyTables(test, 'tariff_change');
    await answer(owner, { net_cents: 80_000 });
    expect(await invoices()).toMatchObject([{ net_cents: 80_000, gross_cents: 95_200 }]);
  });

  it('OP-54 a fee that changes after the employer has confirmed does not change what is invoiced, only when it is due', async () => {
    await answer(owner);
    await holdToday(['PLACEMENT_FEE', 95_050], ['PLACEMENT_DUE_DAYS', 14]);
    await answer(nurse);
    await emptyTables(test, 'tariff_change');
    expect(await invoices()).toMatchObject([{ net_cents: 80_000 }]);
    expect(await test.row('invoice', { user_id: owner.id })).toMatchObject({ due_days: 14 });
  });

  it('PK-07 are recorded together or not at all', async () => {
    const { pool } = test.databases.primary;
    await answer(owner);
    await pool.query(`alter table invoice add constraint refused check (source <> 'PLACEMENT') not valid`);
    expect((await send(nurse)).statusCode).toBe(500);
    await pool.query('alter table invoice drop constraint refused');
    expect(await placements()).toEqual([]);
    expect((await send(nurse)).statusCode).toBe(200);
    expect(await invoices()).toHaveLength(1);
  });
});

describe('when people and providers change', () => {
  const newOwner = async () => {
    const next = await createPerson(test, `jetzt${count}`, { profile_type: 'CARE_PROVIDER' });
    await test.update('company', company, { owner_id: next.id });
    return next;
  };

  it('PK-07 PP-18 charges no new owner for what the former one has confirmed', async () => {
    await answer(owner);
    const next = await newOwner();
    expect((await send(owner)).statusCode).toBe(404);
    expect((await ofOwner(next))?.hire?.state).toBe('OPEN');
    expect(await answer(nurse)).toMatchObject({ state: 'WAITING' });
    expect(await placements()).toEqual([]);
    expect(await told(next)).toEqual(['Arbeitsvertrag bestätigen: Abeba T.']);
    expect(await answer(next)).toMatchObject({ state: 'COMPLETE' });
    expect(await placements()).toMatchObject([{ employer_id: next.id }]);
  });

  it('PK-07 PP-18 keeps the confirmation of the applicant for the new owner', async () => {
    await answer(nurse);
    const next = await newOwner();
    expect((await ofOwner(next))?.hire?.state).toBe('ASKED');
    expect(await answer(next)).toMatchObject({ state: 'COMPLETE' });
  });

  it('PK-07 AC-07 is completed with what a person confirmed before the account was locked or suspended', async () => {
    await answer(nurse);
    await nurse.post(`${API}/user/delete/`, { password: PASSWORD });
    expect((await send(nurse, { answer: 'TAKE_BACK' })).statusCode).toBe(403);
    await test.update('user_account', nurse.id, { disabled_at: new Date() });
    expect((await send(nurse, { answer: 'TAKE_BACK' })).statusCode).toBe(401);
    expect(await answer(owner)).toMatchObject({ state: 'COMPLETE' });
    expect((await test.mails(nurse.email)).filter(({ subject }) => subject.includes('Einstellung'))).toEqual([]);
  });

  it('PK-07 AC-07 stays as a placement when application and accounts are deleted, with the masked name only', async () => {
    await answer(nurse);
    await answer(owner);
    const [placement] = await placements();
    const rowNow = () =>
      rowsWith(test.db, 'placement', { id: placement?.id ?? 0 })
        .selectAll()
        .execute();
    await test.update('application', id, { status_at: new Date(0) });
    await applyRetention(test.app);
    expect(await placements()).toHaveLength(1);
    await endAccount(nurse);
    await endAccount(owner);
    const gone = { application_id: null, applicant_id: null, employer_id: null };
    expect(await rowNow()).toEqual([{ ...placement, ...gone }]);
  });

  it('PK-07 AC-07 ends without a trace when an account is deleted before both have confirmed', async () => {
    await answer(nurse);
    await endAccount(nurse);
    expect((await send(owner)).statusCode).toBe(404);
    expect(await openAnswers()).toEqual([]);
  });

  it('PK-07 AC-07 is not blocked by a deletion of the account at the same time', async () => {
    await answer(nurse);
    await test.update('user_account', nurse.id, { deletion_scheduled_at: new Date(0) });
    const [confirmed] = await Promise.all([send(owner), deleteDueAccounts(test.app)]);
    expect([200, 404]).toContain(confirmed.statusCode);
    const kept = await test.db.selectFrom('placement').select('id').where('employer_id', '=', owner.id).execute();
    expect(kept).toHaveLength(confirmed.statusCode === 200 ? 1 : 0);
  });

  it('PK-07 AC-07 is in the data of both people', async () => {
    await answer(nurse);
    const data = async (person: Person, table: string) => (await collectData(test.app, person.id)).get(table);
    expect(await data(nurse, 'hire_confirmation')).toMatchObject([{ application_id: id }]);
    expect(await data(owner, 'hire_confirmation')).toEqual([]);
    await answer(owner);
    for (const person of [nurse, owner])
      expect(await data(person, 'placement')).toMatchObject([{ person_name: 'Abeba T.', net_cents: 80_000 }]);
  });
});
