import { tierNames } from '@care/contracts/texts';
import { leastTier } from '@care/contracts/tiers';
import type { DeskCase, ErrorBody, ProductInquiry, SupportRequest, Appointment } from '@care/contracts/schemas';
import { deskOf } from '../../testing/desk';
import { emptyTables } from '../../testing/empty-tables';
import { appOfTests, type TestApp, expectRefusal, expectStatus, statusesOf } from '../../testing/test-app';
import { createPerson, PASSWORD, postTo, type Person } from '../../testing/people';
import { roomInWindow } from '../../testing/limit-windows';
import { waitUntilBlocked } from '../../testing/wait-until-blocked';
import { deleteAccount } from '../privacy/account-deletion';
import { collectData } from '../privacy/data-export';
import { applyRetention } from '../privacy/retention';
import { insertContent, daysFromNow } from '../../testing/rows';
import {
  inDays,
  listOf,
  question,
  requestsUrl,
  send,
  step,
  supportWorld,
  visit,
  wishes,
  type Sent,
} from '../../testing/support-requests';

async function createProduct({ db }: TestApp, slug: string): Promise<number> {
  const category = `kategorie-${slug}`;
  await insertContent(db, 'product_category', category, { fields: { name: 'Pflegebetten' } });
  return insertContent(db, 'product', slug, { fields: { title: 'Komfortbett', category } });
}
async function forget(test: TestApp): Promise<void> {
  await test.app.jobs.drain();
  await emptyTables(test, 'product_inquiry', 'desk_case', 'mail_outbox', 'rate_limit_counter', 'idempotency_key');
}
const EMAIL = 'anke@beispiel.example';
const written = (product: number, change: Partial<ProductInquiry> = {}) => ({
  product,
  first_name: 'Anke',
  last_name: 'Berger',
  address: 'Domstraße 1, 50668 Köln, Deutschland',
  postcode_and_place: '50668 Köln',
  email: EMAIL,
  phone: '0221 4711',
  message: 'Passt das Bett\nin ein kleines Zimmer?',
  consent: true,
  communication_consent: true,
  ...change,
});

describe('inquiries about a product', () => {
  const test = appOfTests();
  let product = 0;
  beforeAll(async () => {
    product = await createProduct(test, 'komfort');
  });
  beforeEach(() => forget(test));

  const post = (payload: object, headers: Record<string, string> = {}) =>
    postTo(test)('/product/inquiry/', payload, headers);
  const stored = () => test.db.selectFrom('product_inquiry').selectAll().orderBy('id').execute();
  const bySender = (person: Person, payload: object) => person.post('/api-backend/product/inquiry/', payload);

  it('PD-02 PD-04 stores all nine fields of a visitor with the version of the consent texts, and mails the reference only', async () => {
    const { product: _id, ...fields } = written(product);
    const answer = await post(written(product));
    expect(answer.statusCode).toBe(201);
    const [row, ...others] = await stored();
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      ...answer.json<object>(),
      ...fields,
      product_id: product,
      user_id: null,
      // Other words need another version: those who agreed before have read these.
      consent_version: '2026-11',
      consent_text_hash: 'c32c3a17538ba6a859760113938aa12a4310e58f5af7a92f1db2c5774b191c6e',
    });
    expect(row?.reference).toMatch(/^PA-20\d\d-[2-9A-Z]{8}$/);
    const [mail, ...more] = await test.mails(EMAIL);
    const text = `${mail?.subject} ${mail?.text_body} ${mail?.html_body}`;
    for (const part of [String(row?.reference), '„Komfortbett“']) expect(text).toContain(part);
    expect([/Anke|Berger|Domstra|4711|Zimmer/.test(text), more]).toEqual([false, []]);
  });

  it('PD-02 needs no phone number and no second consent, and removes what would make a name look like another one', async () => {
    const names = { first_name: 'An\u202eke', last_name: 'Ber\nger' };
    for (const phone of [undefined, ''])
      expect((await post(written(product, { ...names, phone, communication_consent: false }))).statusCode).toBe(201);
    const row = { first_name: 'An ke', last_name: 'Ber ger', phone: null, communication_consent: false };
    expect(await stored()).toMatchObject([row, row]);
  });

  it('PD-03 PD-04 names each wrong field, and refuses an unknown product', async () => {
    for (const address of ['Neusser Straße', 'Unter den Linden 3', 'Köln, Domstraße 1', 'Domstraße 1 Hof'])
      expectRefusal(await post(written(product, { address })), 422, { address: 'Falsche Straße und Hausnummer' });
    const wrong = { first_name: ' ', email: 'anke@', phone: 'abc', message: '' };
    expectRefusal(await post({ ...written(product, wrong), consent: false }), 422, {
      first_name: 'Bitte füllen Sie dieses Feld aus.',
      email: expect.stringContaining('gültige E-Mail-Adresse') as string,
      phone: expect.stringContaining('gültige Telefonnummer') as string,
      message: 'Bitte füllen Sie dieses Feld aus.',
      consent: 'Sie müssen die Allgemeinen Nutzungsbedingungen bestätigen.',
    });
    expectRefusal(await post(written(product + 999)), 422, { product: 'Dieses Produkt gibt es nicht mehr.' });
    expect(await stored()).toEqual([]);
  });

  it('PD-03 an inquiry that is sent again with its key has no further effect, also at the same time', async () => {
    const again = () => post(written(product), { 'idempotency-key': 'anfrage-0001' });
    const answers = await Promise.all([again(), again(), again()]);
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(await stored()).toHaveLength(1);
    expect(await test.mails(EMAIL)).toHaveLength(1);
    const other = await post(written(product, { message: 'Etwas anderes' }), { 'idempotency-key': 'anfrage-0001' });
    expect(other.statusCode).toBe(409);
  });

  describe('with an account', () => {
    it('PD-02 AC-07 are part of the data export, also those sent with the address before', async () => {
      const owner = await createPerson(test, 'exportiert');
      const other = await createPerson(test, 'andere');
      await bySender(owner, written(product, { email: 'zweite@beispiel.example', message: 'eigene' }));
      await post(written(product, { email: owner.email.toUpperCase(), message: 'als Besucher' }));
      // Another account wrote this address; its name and street are not the owner's.
      await bySender(other, written(product, { email: owner.email, message: 'fremde' }));
      const rows = (await collectData(test.app, owner.id)).get('product_inquiry') ?? [];
      expect(rows.map((row) => row['message']).sort()).toEqual(['als Besucher', 'eigene']);
    });

    it('PD-02 AC-07 end with the account, and their cases keep no name', async () => {
      const leaving = await createPerson(test, 'gehend');
      const other = await createPerson(test, 'bleibend');
      await bySender(leaving, written(product));
      await post(written(product, { email: leaving.email }));
      await bySender(other, written(product, { message: 'bleibt' }));
      await deleteAccount(test.app, leaving.id, () => Promise.resolve({ deleteRatings: true }));
      expect((await stored()).map(({ message }) => message)).toEqual(['bleibt']);
      const cases = await test.db
        .selectFrom('desk_case')
        .select(['state', 'search_text', 'title'])
        .orderBy('id')
        .execute();
      const ended = { state: 'CLOSED', search_text: '', title: 'Komfortbett' };
      expect(cases).toEqual([
        ended,
        ended,
        { ...ended, state: 'OPEN', search_text: expect.stringContaining('Anke') as string },
      ]);
    });

    it('PD-02 an account that waits for its deletion sends none; after the session has ended the sender is a visitor', async () => {
      const leaving = await createPerson(test, 'wartend', { deletion_scheduled_at: new Date() });
      const { error } = (await bySender(leaving, written(product))).json<ErrorBody>();
      expect(error).toMatchObject({ status: 403, code: 'account_locked' });
      expect(await stored()).toEqual([]);
      await test.update('user_account', leaving.id, { disabled_at: new Date() });
      expect((await bySender(leaving, written(product))).statusCode).toBe(201);
      expect(await stored()).toMatchObject([{ user_id: null }]);
    });

    it('PD-02 an inquiry that arrives while the account is deleted is refused', async () => {
      const leaving = await createPerson(test, 'gleichzeitig');
      let sending: ReturnType<typeof bySender> | undefined;
      await deleteAccount(test.app, leaving.id, async () => {
        sending = bySender(leaving, written(product));
        await waitUntilBlocked(test);
        return { deleteRatings: true };
      });
      expect((await sending)?.statusCode).toBe(401);
      expect(await stored()).toEqual([]);
    });
  });

  it('PD-02 AC-07 the nightly job closes the cases of inquiries after 24 months', async () => {
    await post(written(product));
    await test.databases.primary.pool.query(`update product_inquiry set created_at = now() - interval '25 months'`);
    await applyRetention(test.app);
    expect(await stored()).toEqual([]);
    const rows = await test.db.selectFrom('desk_case').select(['state', 'search_text']).execute();
    expect(rows).toEqual([{ state: 'CLOSED', search_text: '' }]);
  });
});

describe('inquiries at the desk', () => {
  const test = appOfTests();
  let staff: Person;
  let product = 0;
  beforeAll(async () => {
    staff = await createPerson(test, 'redaktion', { is_staff: true });
    product = await createProduct(test, 'komfort');
  });
  beforeEach(() => forget(test));

  const desk = () => deskOf(staff, 'Ja, es passt ab 12 m².');
  const queue = async (query = '') => (await desk().queue(query)).results;
  const arrived = async (change: Partial<ProductInquiry> = {}): Promise<DeskCase> => {
    await postTo(test)('/product/inquiry/', written(product, change));
    return desk().opened((await queue())[0]?.id ?? 0);
  };
  const decide = (id: number, decision: string) => desk().decide(id, decision);

  it('PD-02 shows an inquiry with its fields and consents, found by name and reference', async () => {
    const { id, reference, facts, evidence, measures, kind_label } = await arrived();
    expect(kind_label).toBe('Produktanfrage');
    expect(facts.map(({ label, text, href }) => [label, text, href])).toEqual([
      ['Produkt', 'Komfortbett', '/pflegeprodukte/kategorie-komfort/komfort'],
      ['Von', 'Anke Berger', null],
      ['Anschrift', 'Domstraße 1, 50668 Köln, Deutschland\n50668 Köln', null],
      ['E-Mail', EMAIL, null],
      ['Telefon', '0221 4711', null],
      ['Anliegen', 'Passt das Bett\nin ein kleines Zimmer?', null],
    ]);
    expect(evidence).toMatchObject([{ tone: 'ok', title: 'Kontakt per E-Mail und Telefon erlaubt' }]);
    expect(measures).toEqual([]);
    for (const q of ['berger', reference]) expect((await queue(`?q=${q}`)).map((one) => one.id)).toEqual([id]);
    expect(await queue('?q=niemand')).toEqual([]);
  });

  it('PD-02 the answer goes to the sender, once, and closes the case', async () => {
    const { id, reference } = await arrived();
    expectStatus(200, await decide(id, 'ANSWER'), await decide(id, 'ANSWER'));
    const [, answer, ...others] = await test.mails(EMAIL);
    expect(others).toEqual([]);
    expect(answer?.subject).toBe(`Antwort auf Ihre Produktanfrage ${reference}`);
    expect(answer?.text_body).toContain('Ja, es passt ab 12 m².');
    expect(answer?.text_body).not.toMatch(/Anke|Berger|Zimmer/);
    expect(await queue()).toEqual([]);
  });

  it('PD-02 without the consent to contact there is no answer by mail; a deleted inquiry cannot be answered', async () => {
    const { id, evidence } = await arrived({ communication_consent: false });
    expect(evidence).toMatchObject([{ tone: 'warn' }]);
    expectRefusal(await decide(id, 'ANSWER'), 422, { decision: expect.stringContaining('per Post') as string });
    expect(await test.mails(EMAIL)).toHaveLength(1);
    await test.db.deleteFrom('product_inquiry').execute();
    expect((await decide(id, 'ANSWER')).statusCode).toBe(409);
    expect((await desk().opened(id)).facts).toMatchObject([{ text: 'Die Anfrage wurde gelöscht.' }]);
    expect((await decide(id, 'CLOSE')).statusCode).toBe(200);
    expect(await test.mails(EMAIL)).toHaveLength(1);
  });

  it('OP-39 an inquiry about a withdrawn product stays readable and is answered; a new one is refused', async () => {
    const { id } = await arrived();
    const productAt = async () => (await desk().opened(id)).facts[0];
    await staff.post(`/api-backend/admin/content/${product}/withdraw/`, { version: 1 });
    expect(await productAt()).toMatchObject({ text: 'Komfortbett', href: null });
    const answer = await postTo(test)('/product/inquiry/', written(product));
    expectRefusal(answer, 422, { product: 'Dieses Produkt gibt es nicht mehr.' });
    expect((await decide(id, 'ANSWER')).statusCode).toBe(200);
    await staff.post(`/api-backend/admin/content/${product}/publish/`, { version: 2 });
    expect(await productAt()).toMatchObject({ href: '/pflegeprodukte/kategorie-komfort/komfort' });
  });

  it('PD-02 STAFF does not answer an own inquiry', async () => {
    await staff.post('/api-backend/product/inquiry/', written(product));
    const id = (await queue())[0]?.id ?? 0;
    expect(await desk().opened(id)).toMatchObject({ is_own: true, facts: [], decisions: [] });
    expect((await decide(id, 'ANSWER')).statusCode).toBe(403);
  });
});

const API = '/api-backend';

describe('requests of Premium providers', () => {
  const test = appOfTests();
  const world = supportWorld(test);
  const ask = async (payload: Sent = question) =>
    (await send(world.owner, world.company, payload)).json<SupportRequest>();
  const errorOf = async (payload: object, person = world.owner) =>
    (await send(person, world.company, payload)).json<ErrorBody>().error;
  const changeCompany = (values: object) => test.update('company', world.company, values);

  it('PK-08 stores a question, answers with its reference and mails the receipt without typed text', async () => {
    const answer = await send(world.owner, world.company, question);
    expect(answer.statusCode).toBe(201);
    const sent = answer.json<SupportRequest>();
    expect(sent).toMatchObject({ ...question, state: 'RECEIVED', phone: null, wishes: [], answer: null });
    expect(sent.reference).toMatch(/^FR-20\d\d-\d{4,}$/);
    expect(await listOf(world.owner, world.company)).toEqual([sent]);
    const [mail, ...others] = await test.mails(world.owner.email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(`Ihre Anfrage ${sent.reference}`);
    expect(mail?.text_body).toContain('innerhalb von zwei Arbeitstagen per E-Mail');
    expect(mail?.text_body).toContain('/profile/company/unterstuetzung');
    expect(mail?.text_body).not.toContain('Wie ändere ich');
  });

  it('PK-08 stores a request for a visit with three times, address, contact and phone, and refuses wrong fields', async () => {
    const mornings = (...days: number[]) => days.map((day) => ({ day: inDays(day), time: 'MORNING' }));
    const sent = await ask(visit);
    expect(sent).toMatchObject({ ...visit, state: 'RECEIVED', appointment: null });
    expect(sent.reference).toMatch(/^VB-/);
    for (const [payload, fields] of [
      [{ ...question, text: ' ' }, ['text']],
      [{ ...question, text: 'x'.repeat(2001) }, ['text']],
      [{ ...question, subject: 'X' }, ['subject']],
      [{ ...question, answer_by: 'PHONE', phone: '' }, ['phone']],
      [{ ...question, answer_by: 'PHONE', phone: 'abc' }, ['phone']],
      [{ ...visit, contact: '', address: ' ' }, ['address', 'contact']],
      [{ ...visit, wishes: wishes.slice(1) }, ['wishes']],
      // A wish is from tomorrow on, within 90 days, and named once.
      [{ ...visit, wishes: mornings(0, 1, 91) }, ['wishes.0.day', 'wishes.2.day']],
      [{ ...visit, wishes: mornings(1, 2, 1) }, ['wishes.2.day']],
      [{ ...question, kind: '' }, ['kind']],
    ] as const) {
      const { status, details } = await errorOf(payload);
      expect([status, Object.keys(details ?? {}).sort()]).toEqual([422, fields]);
    }
    expect(await listOf(world.owner, world.company)).toHaveLength(1);
  });

  it('PK-08 PK-05 PP-18 AC-07 is refused with a smaller package, of a provider that is not public or of somebody else, and to a locked account', async () => {
    await changeCompany({ subscription: 'PLUS_TIER' });
    const tier = { status: 403, code: 'tier_required', required_tier: leastTier('support') };
    expect(await errorOf(question)).toMatchObject(tier);
    await changeCompany({ subscription: 'PREMIUM_TIER', status: 'HIDDEN' });
    expect(await errorOf(question)).toMatchObject({ status: 403, code: 'permission_denied' });
    const other = await createPerson(test, 'fremd', { profile_type: 'CARE_PROVIDER' });
    expect((await errorOf(question, other)).status).toBe(404);
    expect((await other.get(requestsUrl(world.company))).statusCode).toBe(404);
    expect((await errorOf(question, world.staff)).status).toBe(404);
    await test.update('user_account', world.owner.id, { deletion_scheduled_at: new Date() });
    expect(await errorOf(question)).toMatchObject({ status: 403, code: 'account_locked' });
  });

  it('PK-08 a request that is sent again with its key has no further effect, also at the same time', async () => {
    const again = () => send(world.owner, world.company, visit, { 'idempotency-key': 'anfrage-0001' });
    const answers = await Promise.all([again(), again(), again()]);
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(await listOf(world.owner, world.company)).toHaveLength(1);
    expect(await test.mails(world.owner.email)).toHaveLength(1);
    const other = await send(world.owner, world.company, question, { 'idempotency-key': 'anfrage-0001' });
    expect(other.statusCode).toBe(409);
    // Sent again after the package has ended, it is still answered.
    await changeCompany({ subscription: 'FREE_TIER' });
    expect((await again()).statusCode).toBe(201);
  });

  it('PK-08 own requests stay readable after the package has ended; a visit can be withdrawn, a question cannot', async () => {
    const asked = await ask();
    const { id } = await ask(visit);
    await changeCompany({ subscription: 'FREE_TIER' });
    expect(await listOf(world.owner, world.company)).toHaveLength(2);
    expect((await step(world.owner, id, 'cancel')).json()).toMatchObject({ id, state: 'CANCELED' });
    expect((await step(world.owner, asked.id, 'cancel')).statusCode).toBe(409);
    expect((await step(world.owner, id + 999, 'cancel')).statusCode).toBe(404);
  });

  it('PK-08 another owner of the provider sees and cancels no earlier request', async () => {
    const { id } = await ask(visit);
    const next = await createPerson(test, 'nachfolger', { profile_type: 'CARE_PROVIDER' });
    await changeCompany({ owner_id: next.id, subscription: 'PREMIUM_TIER' });
    expect(await listOf(next, world.company)).toEqual([]);
    expectStatus(404, await step(next, id, 'cancel'), await world.owner.get(requestsUrl(world.company)));
    expect((await step(world.owner, id, 'cancel')).statusCode).toBe(200);
  });

  it('PK-08 AC-07 are part of the data export, and end with the account without a name in their cases', async () => {
    await ask(visit);
    const exported = (await collectData(test.app, world.owner.id)).get('support_request') ?? [];
    expect(exported).toMatchObject([{ text: visit.text, contact: 'Vera Vogt' }]);
    await deleteAccount(test.app, world.owner.id, () => Promise.resolve({ deleteRatings: true }));
    expect(await test.db.selectFrom('support_request').selectAll().execute()).toEqual([]);
    const rows = await test.db.selectFrom('desk_case').select(['state', 'search_text', 'title']).execute();
    expect(rows).toEqual([{ state: 'CLOSED', search_text: '', title: 'Haus haus: Stellenangebote' }]);
  });

  it('PK-08 AC-07 a request that arrives while the account is deleted is refused', async () => {
    let sending: ReturnType<typeof send> | undefined;
    await deleteAccount(test.app, world.owner.id, async () => {
      sending = send(world.owner, world.company, question);
      await waitUntilBlocked(test);
      return { deleteRatings: true };
    });
    expect((await sending)?.statusCode).toBe(401);
    expect(await test.db.selectFrom('support_request').select('id').execute()).toEqual([]);
  });

  it('PK-08 AC-07 are kept until 24 months after the answer, open ones as long as they are open', async () => {
    await ask();
    await step(world.owner, (await ask(visit)).id, 'cancel');
    await test.databases.primary.pool.query(
      `update support_request set created_at = now() - interval '30 months',
         settled_at = case when settled_at is not null then now() - interval '25 months' end`,
    );
    await applyRetention(test.app);
    expect(await listOf(world.owner, world.company)).toMatchObject([{ kind: 'QUESTION' }]);
    expect(await test.db.selectFrom('desk_case').select(['state', 'search_text']).orderBy('id').execute()).toEqual([
      { state: 'OPEN', search_text: expect.stringContaining('Zimmer') as string },
      { state: 'CLOSED', search_text: '' },
    ]);
  });

  it('PK-08 one provider sends five in 24 hours, also at the same time; refused forms do not count', async () => {
    const { owner, company } = world;
    await roomInWindow(24 * 3600, 60);
    expect((await send(owner, company, { ...question, text: '' })).statusCode).toBe(422);
    const sent = await Promise.all(Array.from({ length: 7 }, () => send(owner, company, question)));
    expect(sent.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 201, 201, 201, 429, 429]);
    const refused = sent.find(({ statusCode }) => statusCode === 429);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(23 * 3600);
    await test.update('support_request', {}, { created_at: daysFromNow(-25 / 24) });
    expect((await send(owner, company, question)).statusCode).toBe(201);
  });
});

describe('requests of providers at the desk', () => {
  const test = appOfTests();
  const world = supportWorld(test);
  const ask = async (payload: Sent) => (await send(world.owner, world.company, payload)).json<SupportRequest>();
  const queue = async () => (await deskOf(world.staff).queue()).results;
  const caseOf = async ({ reference }: SupportRequest) =>
    deskOf(world.staff).opened((await test.row('desk_case', { reference })).id);
  const REASON = 'Wir bringen alles mit.';
  const decide = async (request: SupportRequest, decision: string, appointment?: Appointment, reason = REASON) => {
    const { id } = await caseOf(request);
    const answer = await deskOf(world.staff, reason).act(id, 'decide', { decision, appointment });
    return { status: answer.statusCode, fields: Object.keys(answer.json<Partial<ErrorBody>>().error?.details ?? {}) };
  };
  const now = async () => (await listOf(world.owner, world.company))[0];
  /** In no certain order: mails are sent at the same time. */
  const subjects = async () => (await test.subjects(world.owner.email)).sort();
  const textOf = async (subject: string) =>
    (await test.mails(world.owner.email)).find((mail) => mail.subject === subject)?.text_body;
  const ownershipCase = (given: object = {}) =>
    test.insertRow('desk_case', {
      ...{ kind: 'OWNERSHIP', subject_id: 1, reference: 'IN-1', title: 'Haus', company_id: world.company },
      ...given,
    });
  const wished = { day: inDays(3), time: '10:30' };
  const other = { day: inDays(10), time: '14:00' };

  it('PK-08 shows a question with its facts and earlier requests, without measures', async () => {
    const earlier = await ask({ ...question, subject: 'OTHER' });
    const request = await ask(question);
    const { facts, evidence, measures, similar, decisions, kind_label, due_at, opened_at } = await caseOf(request);
    expect(kind_label).toBe('Frage eines Anbieters');
    expect(facts.map(({ label, text, href }) => [label, text, href])).toEqual([
      ['Einrichtung', 'Haus haus', '/pflegeanbieter/profiles/haus'],
      ['Von', 'Clara Zimmer', null],
      ['Thema', 'Stellenangebote', null],
      ['Anliegen', question.text, null],
      ['Antwort gewünscht', `per E-Mail an ${world.owner.email}`, null],
    ]);
    expect(evidence).toMatchObject([{ title: `Weitere Anfrage ${earlier.reference}: Eingegangen` }]);
    expect([measures, similar]).toEqual([[], []]);
    expect(decisions.map(({ button }) => button)).toEqual([
      'Per E-Mail antworten',
      'Als telefonisch beantwortet abschließen',
    ]);
    expect(Date.parse(due_at)).toBeGreaterThan(Date.parse(opened_at));
  });

  it('PK-08 the answer goes to the owner by mail and on the page, once; after a call it is on the page only', async () => {
    const request = await ask(question);
    for (const _time of ['first', 'again']) expect((await decide(request, 'ANSWER')).status).toBe(200);
    expect(await now()).toMatchObject({ state: 'ANSWERED', answer: REASON, answered_at: expect.any(String) as string });
    expect(await textOf(`Antwort auf Ihre Anfrage ${request.reference}`)).toContain(REASON);
    const called = await ask({ ...question, answer_by: 'PHONE', phone: '0221 4711' });
    expect((await caseOf(called)).facts.at(-1)?.text).toBe('telefonisch unter 0221 4711');
    expect((await decide(called, 'CALLED')).status).toBe(200);
    const answers = (await listOf(world.owner, world.company)).map(({ state, answer }) => [state, answer]);
    expect(answers).toEqual(Array(2).fill(['ANSWERED', REASON]));
    // Two receipts and one answer.
    expect(await subjects()).toHaveLength(3);
    expect(await queue()).toEqual([]);
  });

  it('PK-08 confirms one of the wished times, and mails it', async () => {
    const request = await ask(visit);
    expect(
      (await caseOf(request)).decisions.map(({ decision, takes_appointment }) => [decision, takes_appointment]),
    ).toEqual([
      ['CONFIRM', true],
      ['PROPOSE', true],
      ['DECLINE', undefined],
    ]);
    expect(await decide(request, 'CONFIRM')).toEqual({ status: 422, fields: ['appointment.day', 'appointment.time'] });
    expect(await decide(request, 'CONFIRM', { ...wished, time: '13:00' })).toEqual({
      status: 422,
      fields: ['appointment.day'],
    });
    expect((await decide(request, 'CONFIRM', wished)).status).toBe(200);
    expect(await now()).toMatchObject({ state: 'CONFIRMED', appointment: wished, answer: REASON });
    expect(await textOf(`Ihr Termin ist bestätigt: ${request.reference}`)).toMatch(
      /10:30 Uhr[\s\S]*Domstraße 1, 50668 Köln[\s\S]*Vera Vogt[\s\S]*Wir bringen/,
    );
    const { history, state } = await caseOf(request);
    expect(state).toBe('CLOSED');
    expect(history[0]?.action).toMatch(/^Termin bestätigt: .*, 10:30 Uhr$/);
  });

  it('PK-08 another time is proposed, accepted as it was read, once', async () => {
    const request = await ask(visit);
    expect((await decide(request, 'PROPOSE', { ...other, day: inDays(181) })).fields).toEqual(['appointment.day']);
    expect((await decide(request, 'PROPOSE', { ...other, day: '2020-01-01' })).fields).toEqual(['appointment.day']);
    expect((await decide(request, 'PROPOSE', other)).status).toBe(200);
    expect(await now()).toMatchObject({ state: 'PROPOSED', appointment: other });
    expect((await caseOf(request)).state).toBe('WAITING');
    expect((await step(world.owner, request.id, 'accept', wished)).statusCode).toBe(409);
    const accept = () => step(world.owner, request.id, 'accept', other);
    expect(await statusesOf([accept(), accept()])).toEqual([200, 200]);
    expect(await now()).toMatchObject({ state: 'CONFIRMED', appointment: other });
    expect(await subjects()).toEqual([
      `Ein anderer Termin für Ihre Anfrage ${request.reference}`,
      `Ihr Termin ist bestätigt: ${request.reference}`,
      `Ihre Anfrage ${request.reference}`,
    ]);
    const { state, history } = await caseOf(request);
    expect([state, history.filter(({ action }) => action.startsWith('Termin angenommen')).length]).toEqual([
      'CLOSED',
      1,
    ]);
  });

  it('PK-08 a second proposal replaces the first and is confirmed by phone, or the visit is declined with a reason', async () => {
    const request = await ask(visit);
    await decide(request, 'PROPOSE', other);
    const second = { ...other, time: '16:00' };
    expect((await decide(request, 'PROPOSE', second)).status).toBe(200);
    expect(await now()).toMatchObject({ state: 'PROPOSED', appointment: second });
    expect((await decide(request, 'CONFIRM', other)).fields).toEqual(['appointment.day']);
    expect((await decide(request, 'CONFIRM', second)).status).toBe(200);
    expect(await now()).toMatchObject({ state: 'CONFIRMED', appointment: second });

    const declined = await ask(visit);
    await decide(declined, 'PROPOSE', other);
    expect((await decide(declined, 'DECLINE')).status).toBe(200);
    expect(await now()).toMatchObject({ state: 'DECLINED', answer: REASON, appointment: null });
    expect((await step(world.owner, declined.id, 'cancel')).statusCode).toBe(409);
    expect((await step(world.owner, declined.id, 'accept', other)).statusCode).toBe(409);
  });

  it('PK-08 a withdrawn request leaves the desk, once; a canceled visit comes back to it, to be noted only', async () => {
    const withdrawn = await ask(visit);
    const cancel = () => step(world.owner, withdrawn.id, 'cancel');
    expect(await statusesOf([cancel(), cancel()])).toEqual([200, 200]);
    const left = await caseOf(withdrawn);
    expect([left.state, ...left.history.map(({ action }) => action)]).toEqual([
      ...['CLOSED', 'Anfrage zurückgezogen', 'Besuch angefragt'],
    ]);
    expect(await subjects()).toHaveLength(1);

    const request = await ask(visit);
    await decide(request, 'CONFIRM', wished);
    const answer = await step(world.owner, request.id, 'cancel');
    expect(answer.json()).toMatchObject({ state: 'CANCELED', appointment: wished });
    expect(await queue()).toMatchObject([{ badge: 'Termin storniert', state: 'OPEN' }]);
    expect(await subjects()).toContain(`Ihr Termin ist storniert: ${request.reference}`);
    const { decisions, history } = await caseOf(request);
    expect(decisions.map(({ decision }) => decision)).toEqual(['NOTED']);
    expect(history[0]?.action).toMatch(/^Termin storniert: /);
    expect((await decide(request, 'CONFIRM', wished)).status).toBe(409);
    expect((await decide(request, 'NOTED')).status).toBe(200);
    expect(await queue()).toEqual([]);
  });

  it('PK-08 canceling and confirming at the same time have one result, and a visit that has taken place cannot be canceled', async () => {
    const request = await ask(visit);
    const [, decided] = await Promise.all([
      step(world.owner, request.id, 'cancel'),
      decide(request, 'CONFIRM', wished),
    ]);
    expect([200, 409]).toContain(decided.status);
    expect(await now()).toMatchObject({ state: 'CANCELED' });
    const next = await ask(visit);
    await decide(next, 'CONFIRM', wished);
    await test.update('support_request', next.id, { appointment_day: inDays(-1) });
    expect((await step(world.owner, next.id, 'cancel')).statusCode).toBe(409);
  });

  it('PK-08 PP-18 after a change of the owner the desk is warned, and can only decline; STAFF decides no own request', async () => {
    const request = await ask(visit);
    const next = await createPerson(test, 'nachfolger', { profile_type: 'CARE_PROVIDER' });
    await test.update('company', world.company, { owner_id: next.id });
    expect((await caseOf(request)).evidence).toMatchObject([{ tone: 'warn', title: 'Nicht mehr Inhaber' }]);
    expect((await decide(request, 'CONFIRM', wished)).status).toBe(409);
    expect((await decide(request, 'DECLINE')).status).toBe(200);
    expect(await subjects()).toContain(`Zu Ihrer Anfrage ${request.reference}`);
    await test.update('company', world.company, { owner_id: world.staff.id });
    const own = (await send(world.staff, world.company, question)).json<SupportRequest>();
    expect(await caseOf(own)).toMatchObject({ is_own: true, decisions: [] });
    expect((await decide(own, 'ANSWER')).status).toBe(403);
  });

  it('PK-08 warns of an ended package and of an address that is not confirmed, which gets no mail', async () => {
    await test.update('user_account', world.owner.id, { email_verified_at: null });
    const request = await ask(question);
    await test.update('company', {}, { subscription: 'FREE_TIER' });
    expect((await caseOf(request)).evidence.map(({ title }) => title)).toEqual([
      `Paket ${tierNames('support')} beendet`,
      'E-Mail nicht bestätigt',
    ]);
    expect((await decide(request, 'ANSWER')).status).toBe(200);
    expect(await subjects()).toEqual([]);
  });

  it('PK-08 PP-18 requests of a merged provider belong to the remaining one', async () => {
    const request = await ask(visit);
    const into = await test.insertCompany('haus-zwei', { name: 'Haus haus' });
    const { id } = await ownershipCase();
    const payload = { company: into, reason: 'Dasselbe Haus.', password: PASSWORD };
    expect((await world.staff.post(`${API}/admin/case/${id}/merge/`, payload)).statusCode).toBe(200);
    expect(await listOf(world.owner, into)).toMatchObject([{ id: request.id, state: 'RECEIVED' }]);
    expect((await decide(request, 'CONFIRM', wished)).status).toBe(200);
    expect((await step(world.owner, request.id, 'cancel')).statusCode).toBe(200);
  });

  it('PK-08 PP-18 the removal of the provider ends what is open, and the owner is told', async () => {
    const request = await ask(visit);
    const { id } = await ownershipCase({ state: 'SECOND_PERSON', proposed_by: world.owner.id });
    const payload = { measure: 'AGREE_REMOVAL', reason: 'Das Haus ist geschlossen.', password: PASSWORD };
    expect((await world.staff.post(`${API}/admin/case/${id}/measure/`, payload)).statusCode).toBe(200);
    expect(await test.db.selectFrom('support_request').select('state').execute()).toEqual([{ state: 'CANCELED' }]);
    expect((await caseOf(request)).state).toBe('CLOSED');
    expect(await subjects()).toContain(`Ihre Anfrage endet: ${request.reference}`);
  });
});
