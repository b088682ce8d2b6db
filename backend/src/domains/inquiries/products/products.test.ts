import type { DeskCase, DeskQueue, ProductInquiry } from '@care/contracts/schemas';
import { emptyTables } from '../../../testing/empty-tables';
import { appOfTests, type TestApp } from '../../../testing/test-app';
import { createPerson, postTo, type Person } from '../../../testing/people';
import { roomInWindow } from '../../../testing/limit-windows';
import { waitUntilBlocked } from '../../../testing/wait-until-blocked';
import { deleteAccount } from '../../privacy/delete-account';
import { collectData } from '../../privacy/data-export';
import { applyRetention } from '../../privacy/retention';
import { consentTextHash, INQUIRY_CONSENT_VERSION } from './send-inquiry';
import { insertRow, insertRows, updateRows } from '../../../testing/rows';

const picture = { url: '/api-backend/media/bett.webp', width: 640, height: 480, alt: 'Ein Pflegebett', variants: [] };
async function createProduct(test: TestApp, slug: string): Promise<number> {
  const category = await insertRow(test.db, 'product_category', {
    slug: `kategorie-${slug}`,
    name: 'Pflegebetten',
    main_image: null,
  });
  const { id } = await insertRow(test.db, 'product', {
    category_id: category.id,
    slug,
    title: 'Komfortbett',
    main_image: null,
  });
  return id;
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

describe('reading products', () => {
  const test = appOfTests({
    seed: async (db) => {
      const categories = await db
        .insertInto('product_category')
        .values([
          { slug: 'hausnotruf', name: 'Hausnotruf', main_image: null, position: 2 },
          {
            slug: 'pflegebetten',
            name: 'Pflegebetten',
            description: 'Betten für zu Hause',
            main_image: JSON.stringify(picture),
            position: 1,
          },
        ])
        .returning(['id', 'slug'])
        .execute();
      const beds = categories.find(({ slug }) => slug === 'pflegebetten')!.id;
      const product = { category_id: beds, main_image: null };
      const [bed] = await db
        .insertInto('product')
        .values([
          {
            ...product,
            slug: 'komfort',
            title: 'Komfortbett',
            summary: 'Leise',
            description_html: '<p>Gut</p><script>x</script>',
            position: 1,
          },
          { ...product, slug: 'einfach', title: 'Einfaches Bett', position: 0 },
        ])
        .returning('id')
        .execute();
      await insertRows(db, 'product_qa', [
        { product_id: bed!.id, question: 'Zweite?', answer: 'Ja.', position: 2 },
        { product_id: bed!.id, question: 'Erste?', answer: 'Ja.', position: 1 },
      ]);
    },
  });

  const read = async (path: string) => (await test.inject(`/api-backend/product/${path}`)).json();

  it('PD-01 lists the categories in their order, with the number of products of each', async () => {
    const { count, results } = await read('category/');
    expect(count).toBe(2);
    expect(results).toMatchObject([
      {
        slug: 'pflegebetten',
        name: 'Pflegebetten',
        description: 'Betten für zu Hause',
        main_image: picture,
        products_count: 2,
      },
      { slug: 'hausnotruf', description: '', main_image: null, products_count: 0 },
    ]);
  });

  it('PD-01 returns a category with its product cards in their order', async () => {
    expect(await read('category/pflegebetten/')).toMatchObject({
      name: 'Pflegebetten',
      description: 'Betten für zu Hause',
      products: [
        { slug: 'einfach', main_image: null },
        { slug: 'komfort', title: 'Komfortbett', category: { slug: 'pflegebetten', name: 'Pflegebetten' } },
      ],
    });
    expect(await read('category/hausnotruf/')).toMatchObject({ products: [] });
  });

  it('PD-01 returns a product with its questions in their order and without executable content in its text', async () => {
    expect(await read('by-slug/pflegebetten/komfort/')).toMatchObject({
      title: 'Komfortbett',
      description_html: '<p>Gut</p>',
      qa: [
        { question: 'Erste?', answer: 'Ja.' },
        { question: 'Zweite?', answer: 'Ja.' },
      ],
    });
  });

  it.each(['category/fehlt/', 'by-slug/pflegebetten/fehlt/', 'by-slug/hausnotruf/komfort/', 'by-slug/%00/komfort/'])(
    'SH-01 answers 404 for product/%s',
    async (path) => {
      expect(await read(path)).toMatchObject({ error: { status: 404, code: 'not_found' } });
    },
  );
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
  const detailsOf = async (payload: object) => {
    const answer = await post(payload);
    expect(answer.statusCode).toBe(422);
    return answer.json<{ error: { details: object } }>().error.details;
  };
  const bySender = (person: Person, payload: object) => person.post('/api-backend/product/inquiry/', payload);

  it('PD-02 PD-04 stores all nine fields of a visitor with the version of the consent texts', async () => {
    const answer = await post(written(product));
    expect(answer.statusCode).toBe(201);
    const [row, ...others] = await stored();
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      ...answer.json<object>(),
      product_id: product,
      first_name: 'Anke',
      last_name: 'Berger',
      address: 'Domstraße 1, 50668 Köln, Deutschland',
      postcode_and_place: '50668 Köln',
      email: EMAIL,
      phone: '0221 4711',
      message: 'Passt das Bett\nin ein kleines Zimmer?',
      consent: true,
      communication_consent: true,
      user_id: null,
      consent_version: INQUIRY_CONSENT_VERSION,
      consent_text_hash: consentTextHash(),
    });
    expect(row?.reference).toMatch(/^PA-20\d\d-[2-9A-Z]{8}$/);
  });

  it('PD-02 the fingerprint of the consent texts belongs to their version', () => {
    // Other words need another version: those who agreed before have read these.
    expect([INQUIRY_CONSENT_VERSION, consentTextHash()]).toEqual([
      '2026-11',
      'c32c3a17538ba6a859760113938aa12a4310e58f5af7a92f1db2c5774b191c6e',
    ]);
  });

  it.each([undefined, ''])('PD-02 the phone number is optional: %p', async (phone) => {
    expect((await post(written(product, { phone }))).statusCode).toBe(201);
    expect((await stored())[0]).toMatchObject({ phone: null });
  });

  it('PD-02 without the second consent an inquiry is accepted too', async () => {
    expect((await post(written(product, { communication_consent: false }))).statusCode).toBe(201);
    expect((await stored())[0]).toMatchObject({ communication_consent: false });
  });

  it.each(['Neusser Straße', 'Unter den Linden 3', 'Köln, Domstraße 1', 'Domstraße 1 Hof'])(
    'PD-04 refuses the street "%s" at its field',
    async (address) => {
      expect(await detailsOf(written(product, { address }))).toEqual({ address: 'Falsche Straße und Hausnummer' });
      expect(await stored()).toEqual([]);
    },
  );

  it('PD-03 PD-04 names each wrong field', async () => {
    expect(
      await detailsOf({
        ...written(product, { first_name: ' ', email: 'anke@', phone: 'abc', message: '' }),
        consent: false,
      }),
    ).toEqual({
      first_name: 'Bitte füllen Sie dieses Feld aus.',
      email: expect.stringContaining('gültige E-Mail-Adresse') as string,
      phone: expect.stringContaining('gültige Telefonnummer') as string,
      message: 'Bitte füllen Sie dieses Feld aus.',
      consent: 'Sie müssen die Allgemeinen Nutzungsbedingungen bestätigen.',
    });
  });

  it('PD-03 refuses an unknown product', async () => {
    expect(await detailsOf(written(product + 999))).toEqual({ product: 'Dieses Produkt gibt es nicht mehr.' });
  });

  it('PD-02 removes what would make a name or an address look like another one', async () => {
    await post(written(product, { first_name: 'An\u202eke', last_name: 'Ber\nger' }));
    expect((await stored())[0]).toMatchObject({ first_name: 'An ke', last_name: 'Ber ger' });
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

  it('PD-02 the sender gets a mail with the reference and without any text of the form', async () => {
    const { reference } = (await post(written(product))).json<{ reference: string }>();
    const mails = await test.mails(EMAIL);
    expect(mails).toHaveLength(1);
    const text = `${mails[0]?.subject} ${mails[0]?.text_body} ${mails[0]?.html_body}`;
    expect(text).toContain(reference);
    expect(text).toContain('„Komfortbett“');
    expect(text).not.toMatch(/Anke|Berger|Domstra|4711|Zimmer/);
  });

  it('PD-02 one address gets three such mails a day, with any number of clients; each inquiry is stored', async () => {
    await roomInWindow(24 * 3600, 60);
    for (let client = 1; client <= 5; client++)
      await test.post('/api-backend/product/inquiry/', written(product), { 'x-forwarded-for': `203.0.113.${client}` });
    expect(await test.mails(EMAIL)).toHaveLength(3);
    expect(await test.db.selectFrom('product_inquiry').select('id').execute()).toHaveLength(5);
  });

  it('PD-02 one client sends at most ten an hour; refused forms do not count', async () => {
    const client = { 'x-forwarded-for': '203.0.113.99' };
    const send = async (payload: object) => (await postTo(test)('/product/inquiry/', payload, client)).statusCode;
    await roomInWindow(3600, 60);
    expect(await send(written(product, { address: 'falsch' }))).toBe(422);
    const sent: number[] = [];
    for (let count = 0; count < 11; count++) sent.push(await send(written(product)));
    expect(sent).toEqual([...Array<number>(10).fill(201), 429]);
  });

  describe('with an account', () => {
    it('PD-02 AC-07 are part of the data export, also those sent with the address before', async () => {
      const owner = await createPerson(test, 'exportiert');
      const other = await createPerson(test, 'andere');
      await bySender(owner, written(product, { email: 'zweite@beispiel.example', message: 'eigene' }));
      await post(written(product, { email: owner.email.toUpperCase(), message: 'als Besucher' }));
      // Another account wrote this address; its name and street are not the owner's.
      await bySender(other, written(product, { email: owner.email, message: 'fremde' }));
      const messages = ((await collectData(test.app, owner.id)).get('product_inquiry') ?? []).map(
        (row) => row['message'],
      );
      expect(messages.sort()).toEqual(['als Besucher', 'eigene']);
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

    it('PD-02 an account that waits for its deletion sends none', async () => {
      const leaving = await createPerson(test, 'wartend', { deletion_scheduled_at: new Date() });
      const answer = await bySender(leaving, written(product));
      expect([answer.statusCode, answer.json<{ error: { code: string } }>().error.code]).toEqual([
        403,
        'account_locked',
      ]);
      expect(await stored()).toEqual([]);
    });

    it('PD-02 after the session has ended the sender is a visitor', async () => {
      const suspended = await createPerson(test, 'gesperrt');
      await updateRows(test.db, 'user_account', suspended.id, { disabled_at: new Date() });
      expect((await bySender(suspended, written(product))).statusCode).toBe(201);
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
    expect(await test.db.selectFrom('desk_case').select(['state', 'search_text']).execute()).toEqual([
      { state: 'CLOSED', search_text: '' },
    ]);
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

  const call = async <Answer>(method: 'GET' | 'POST', path: string, payload?: object) => {
    const answer = await staff.inject({ method, url: `/api-backend/admin/${path}`, ...(payload && { payload }) });
    return { status: answer.statusCode, body: answer.json<Answer>() };
  };
  const queue = async (query = '') => (await call<DeskQueue>('GET', `queue/${query}`)).body.results;
  const arrived = async (change: Partial<ProductInquiry> = {}): Promise<DeskCase> => {
    await postTo(test)('/product/inquiry/', written(product, change));
    return (await call<DeskCase>('GET', `case/${(await queue())[0]?.id}/`)).body;
  };
  const decide = (id: number, decision: string) =>
    call<{ error?: { details?: object; message: string } }>('POST', `case/${id}/decide/`, {
      decision,
      reason: 'Ja, es passt ab 12 m².',
    });

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
    expect((await decide(id, 'ANSWER')).status).toBe(200);
    expect((await decide(id, 'ANSWER')).status).toBe(200);
    const [, answer, ...others] = await test.mails(EMAIL);
    expect(others).toEqual([]);
    expect(answer?.subject).toBe(`Antwort auf Ihre Produktanfrage ${reference}`);
    expect(answer?.text_body).toContain('Ja, es passt ab 12 m².');
    expect(answer?.text_body).not.toMatch(/Anke|Berger|Zimmer/);
    expect(await queue()).toEqual([]);
  });

  it('PD-02 without the consent to contact there is no answer by mail', async () => {
    const { id, evidence } = await arrived({ communication_consent: false });
    expect(evidence).toMatchObject([{ tone: 'warn' }]);
    expect(await decide(id, 'ANSWER')).toMatchObject({
      status: 422,
      body: { error: { details: { decision: expect.stringContaining('per Post') as string } } },
    });
    expect(await test.mails(EMAIL)).toHaveLength(1);
    expect((await decide(id, 'CLOSE')).status).toBe(200);
    expect(await test.mails(EMAIL)).toHaveLength(1);
  });

  it('PD-02 a deleted inquiry cannot be answered any more', async () => {
    const { id } = await arrived();
    await test.db.deleteFrom('product_inquiry').execute();
    expect((await decide(id, 'ANSWER')).status).toBe(409);
    expect((await call<DeskCase>('GET', `case/${id}/`)).body.facts).toMatchObject([
      { text: 'Die Anfrage wurde gelöscht.' },
    ]);
    expect((await decide(id, 'CLOSE')).status).toBe(200);
  });

  it('PD-02 STAFF does not answer an own inquiry', async () => {
    await staff.post('/api-backend/product/inquiry/', written(product));
    const id = (await queue())[0]?.id ?? 0;
    expect((await call<DeskCase>('GET', `case/${id}/`)).body).toMatchObject({ is_own: true, facts: [], decisions: [] });
    expect((await decide(id, 'ANSWER')).status).toBe(403);
  });
});
