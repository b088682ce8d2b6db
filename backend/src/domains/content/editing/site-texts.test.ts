import { createHash } from 'node:crypto';
import { CONTENT_KIND_NAMES, fieldsOfKind, isFixedKind, legalSlug } from '@care/contracts/content-kinds';
import type { ContentFields, ContentKind } from '@care/contracts/content-kinds';
import { missingFor, OPERATOR_PAGES } from '@care/contracts/operator';
import { publicOperatorSchema } from '@care/contracts/schemas';
import type { Banner, ContentEntry, ContentEntries, LegalPage, PackageList } from '@care/contracts/schemas';
import { retentionNotices } from '../../../platform/domain/domain';
import type { MailDraft } from '../../../platform/mail/mail';
import { samplesWith } from '../../../platform/mail/sample';
import { footerHtml } from '../present-page';
import { publicContent } from './content-store';
import { filledFields } from '../../../testing/filled-fields';
import { OPERATOR, storeOperator } from '../../../testing/operator';
import { createPerson, type Person } from '../../../testing/people';
import { daysFromNow } from '../../../testing/rows';
import { SCRIPT_PAYLOADS } from '../../../testing/script-payloads';
import { appOfTests, expectFields, expectRefusal } from '../../../testing/test-app';

const API = '/api-backend';
const ADMIN = `${API}/admin/content/`;

const test = appOfTests();
let editor: Person;
beforeAll(async () => void (editor = await createPerson(test, 'redaktion', { is_staff: true })));

/** A text that comes with the site. */
async function entryOf(kind: ContentKind, slug?: string): Promise<ContentEntry> {
  const { results } = (await editor.get(`${ADMIN}?kind=${kind}&limit=100`)).json<ContentEntries>();
  return (await editor.get(`${ADMIN}${results.find((one) => !slug || one.slug === slug)!.id}/`)).json<ContentEntry>();
}
const save = ({ id, version, slug }: ContentEntry, fields: object) =>
  editor.put(`${ADMIN}${id}/`, { version, slug, fields });
async function publish(entry: ContentEntry, changes: object): Promise<ContentEntry> {
  const saved = (await save(entry, { ...entry.fields, ...changes })).json<ContentEntry>();
  const answer = await editor.post(`${ADMIN}${entry.id}/publish/`, { version: saved.version });
  expect([changes, answer.statusCode]).toEqual([changes, 200]);
  return answer.json<ContentEntry>();
}
const footer = async () => (await test.get(`${API}/page-builder/?source_type=FOOTER`)).json<{ html: string }>().html;
const banner = async () => (await test.get(`${API}/content/banner/`)).json<Banner>();

describe('the text of a mail', () => {
  const code = () => entryOf('mail', 'ownership-code');
  const draft: Omit<MailDraft, 'to'> = {
    ...{ kind: 'ownership-code' as const, template: 'ownership-code', url: 'https://pflege.example/x' },
    values: { code: '{{company}} 4711', company: '<b>{{code}}</b>', minutes: 10 },
  };
  const sent = async (to: string) => {
    await test.app.mailer.send({ ...draft, to });
    return (await test.mails(to))[0]!;
  };

  it('OP-40 changes mails when it is published, and values are inserted once and escaped', async () => {
    const entry = await code();
    const text = '{{company}} schickt {{code}}.\n\nGültig {{minutes}} Minuten.';
    await save(entry, { ...entry.fields, text });
    expect((await sent('vorher@example.org')).text_body).toContain('Der Code lautet: {{company}} 4711');
    await publish(await code(), { text });
    const { text_body, html_body } = await sent('danach@example.org');
    expect(text_body).toContain(
      'Guten Tag,\n\n<b>{{code}}</b> schickt {{company}} 4711.\n\nGültig 10 Minuten.\n\nCode eingeben:',
    );
    expect(html_body).toContain('&#60;b&#62;{{code}}&#60;/b&#62; schickt {{company}} 4711.');
  });

  it.each([
    [{ text: 'Code {{code}}, {{kode}}' }, { text: 'Diesen Platzhalter gibt es hier nicht: kode' }],
    [{ text: '{{code}} {{constructor}}' }, { text: 'Diesen Platzhalter gibt es hier nicht: constructor' }],
    [{ subject: 'Code {{ code }}' }, { subject: 'Diesen Platzhalter gibt es hier nicht: {{ code }}' }],
    [{ footer: '{{reason}}' }, { footer: 'Diesen Platzhalter gibt es hier nicht: reason' }],
    [{ text: '{{?code}}Ohne' }, { text: 'Dieser Platzhalter darf nicht fehlen: {{code}}' }],
    [{ text: 'Ohne' }, { text: 'Dieser Platzhalter darf nicht fehlen: {{code}}' }],
    [{ action: ' ' }, { action: 'Diese E-Mail hat einen Link. Bitte beschriften Sie seine Schaltfläche.' }],
    [
      { subject: '', text: '' },
      { subject: 'Bitte geben Sie einen Betreff ein.', text: 'Bitte geben Sie einen Text ein.' },
    ],
  ])('OP-40 with the change %j is refused with %j', async (change, problems) => {
    const entry = await code();
    expectRefusal(await save(entry, { ...entry.fields, ...change }), 422, problems);
  });

  it('OP-41 is shown with sample data in every version', async () => {
    const entry = await code();
    const text = '<b>Neu</b>: {{code}} für {{company}}';
    const { version } = (await save(entry, { ...entry.fields, text })).json<ContentEntry>();
    expect((await editor.get(`${ADMIN}page/mail/${entry.slug}/${version}/`)).json()).toEqual({
      subject: 'Code zur Bestätigung der Inhaberschaft: Haus am Park',
      text: expect.stringContaining(
        'Guten Tag,\n\n<b>Neu</b>: 123456 für Haus am Park\n\nCode eingeben:\nhttps://',
      ) as string,
    });
  });
});

describe('the frame of mails', () => {
  const frame = () => entryOf('mail_frame');
  const sent = async (to: string, name?: string) => {
    await test.app.mailer.send({ kind: 'account', template: 'account-deleted', to, ...(name && { name }) });
    return (await test.mails(to))[0]!;
  };

  it('OP-102 is around every mail as before, and as an EDITOR publishes it; names and texts are inserted once and escaped', async () => {
    const before = await sent('rahmen@example.org', 'Anna');
    expect(before.text_body).toMatch(/^Guten Tag Anna,\n\n[^]+\n\nIhr Team von Pflegefenster(\n|$)/);
    expect((await sent('ohne@example.org')).text_body).toMatch(/^Guten Tag,\n/);
    const changed = { greeting: 'Hallo {{name}}!', greeting_plain: 'Hallo!', signature: '<b>{{brand}}</b>\nKöln' };
    const first = await frame();
    await publish(first, changed);
    const { text_body, html_body } = await sent('neu@example.org', '{{brand}} <i>');
    expect(text_body).toMatch(/^Hallo \{\{brand\}\} <i>!\n\n[^]+\n\n<b>Pflegefenster<\/b>\nKöln/);
    expect(html_body).toContain('Hallo {{brand}} &#60;i&#62;!');
    expect(html_body).toContain('&#60;b&#62;Pflegefenster&#60;/b&#62;<br>Köln');
    const entry = await frame();
    const preview = (await editor.get(`${ADMIN}page/mail_frame/${entry.slug}/1/`)).json<{ text: string }>();
    expect(preview.text).toMatch(/^Guten Tag Erika,\n[^]+\n\nIhr Team von Pflegefenster/);
    await publish(entry, first.fields);
  });

  it.each([
    [{ greeting: 'Guten Tag' }, { greeting: 'Dieser Platzhalter darf nicht fehlen: {{name}}' }],
    [{ greeting_plain: 'Tag {{name}}' }, { greeting_plain: 'Diesen Platzhalter gibt es hier nicht: name' }],
    [{ signature: '{{ brand }}' }, { signature: 'Diesen Platzhalter gibt es hier nicht: {{ brand }}' }],
  ])('OP-102 with the change %j is refused with %j', async (change, problems) => {
    const entry = await frame();
    expectRefusal(await save(entry, { ...entry.fields, ...change }), 422, problems);
  });
});

it('OP-102 the page of packages has the lead of the content desk, with its values', async () => {
  const lead = async () => (await test.get(`${API}/package/`)).json<PackageList>().lead;
  const can = 'Tage kostenlos testen. Bis zum letzten Tag kündbar, danach monatlich.';
  expect(await lead()).toBe(`14 ${can}`);
  const entry = await entryOf('packages');
  expect(entry.fields).toMatchObject({
    lead_closed: '{{paidTiers, und}} können Sie auf dieser Website noch nicht buchen. Free ist dauerhaft kostenlos.',
  });
  await publish(entry, { lead: '{{tiers, und}}: {{days}} Tage' });
  expect(await lead()).toBe('Free, Plus und Premium: 14 Tage');
  const wrong = await save(await entryOf('packages'), { lead: '{{tage}}', lead_closed: 'x' });
  expectRefusal(wrong, 422, { lead: 'Diese Angabe kennen wir nicht: {{tage}}' });
});

it('OP-42 texts that come with the site are neither added, renamed nor withdrawn', async () => {
  for (const kind of CONTENT_KIND_NAMES.filter(isFixedKind)) {
    const entry = await entryOf(kind);
    const { version, fields } = entry;
    const answers = [
      await editor.post(ADMIN, { kind, slug: 'neu', fields }),
      await editor.post(`${ADMIN}${entry.id}/withdraw/`, { version }),
      await editor.put(`${ADMIN}${entry.id}/`, { version, slug: 'anders', fields }),
    ];
    expect([kind, ...answers.map(({ statusCode }) => statusCode)]).toEqual([kind, 409, 409, 422]);
  }
});

it('OP-42 the footer is columns of links, and a row that is not filled in is left out', async () => {
  const entry = await entryOf('footer');
  expect(entry.title).toBe('Fußzeile');
  const link = (column: string, label: string, path: string) => ({ column, label, path });
  await publish(entry, {
    links: [link('A', 'Eins', '/eins'), link('B', 'Zwei', 'https://zwei.example/?a=1&b=2'), link('A', 'Drei', '')],
    legal: [{ label: 'Leicht & schnell', path: '/leicht' }],
    note: 'Stand {{year}}',
  });
  const html = await footer();
  expect(html).toContain('<nav aria-label="A"><h2>A</h2><ul>\n<li><a href="/eins">Eins</a></li>\n</ul></nav>');
  expect(html).toContain('<a href="https://zwei.example/?a=1&amp;b=2">Zwei</a>');
  expect(html).toContain(
    '<li><a href="/leicht">Leicht &amp; schnell</a></li>\n</ul>\n<p class="foot-note">Stand <span',
  );
  expect(html).not.toContain('Drei');
  for (const path of ['javascript:alert(1)', '//boese.example', '/\\boese.example', 'eins', 'http://x.example']) {
    const answer = await save(await entryOf('footer'), { headline: 'x', legal: [{ label: path, path }] });
    expectRefusal(answer, 422, {
      'legal.0.path': 'Bitte geben Sie eine Adresse ein, die mit / oder https:// beginnt.',
    });
  }
});

it('OP-43 there is no notice at first; one is shown from its publication until the end of its last day', async () => {
  const none = { text: '', link: null };
  expect(await banner()).toEqual(none);
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(new Date());
  const notice = { text: 'Wartung am Sonntag', link_label: 'Mehr', link: '/kontakt', until: today };
  const shown = await publish(await entryOf('banner'), notice);
  expect(await banner()).toEqual({ text: notice.text, link: { label: 'Mehr', path: '/kontakt' } });
  const withoutLink = await publish(shown, { link: '' });
  expect(await banner()).toEqual({ text: notice.text, link: null });
  const over = await publish(withoutLink, { until: daysFromNow(-2).toISOString().slice(0, 10) });
  expect(await banner()).toEqual(none);
  await publish(over, { text: '', until: null });
  expect(await banner()).toEqual(none);
});

it('OP-44 the home pages show the texts of the content desk; none of them can be emptied', async () => {
  const entry = await entryOf('home');
  const read = async () => (await test.get(`${API}/content/home/`)).json<Record<string, string>>();
  expect(await read()).toEqual(entry.fields);
  await publish(entry, { care_title: 'Pflege, die passt' });
  expect(await read()).toEqual({ ...entry.fields, care_title: 'Pflege, die passt' });
  const empty = (await save(await entryOf('home'), {})).json<ContentEntry>();
  const refused = await editor.post(`${ADMIN}${entry.id}/publish/`, { version: empty.version });
  expectFields(refused, 422, ...fieldsOfKind('home').map(([name]) => name));
});

const tagsIn = (html: string): string[] => [...new Set(html.match(/<[a-z][^\s>]*/gi))].sort();

it('OP-29 no payload in any field of the footer or of a mail becomes markup', async () => {
  const [draft] = samplesWith(test.app.domains, 'account-deleted');
  for (const payload of SCRIPT_PAYLOADS) {
    const html = footerHtml(filledFields('footer', payload));
    expect([payload, tagsIn(html)]).toEqual([payload, ['<a', '<div', '<h2', '<li', '<nav', '<p', '<ul']]);
    const mail = await test.app.mailer.compose(draft!, { template: filledFields('mail', payload) });
    const framed = await test.app.mailer.compose(draft!, { frame: filledFields('mail_frame', payload) });
    for (const { html: shown } of [mail, framed])
      expect([payload, tagsIn(shown.slice(shown.indexOf('<body')))]).toEqual([payload, ['<body', '<div', '<p']]);
  }
  const [payload = ''] = SCRIPT_PAYLOADS;
  for (const kind of ['footer', 'banner', 'home'] as const)
    await publish(await entryOf(kind), { ...filledFields(kind, `x ${payload}`), until: null });
  expect(await footer()).toContain('x &lt;script&gt;');
  for (const url of ['content/home/', 'content/banner/'])
    expect((await test.get(`${API}/${url}`)).headers['content-type']).toBe('application/json; charset=utf-8');
});

describe('the legal pages', () => {
  const read = async (slug: string) => (await test.get(`${API}/content/legal/${slug}/`)).json<LegalPage>();
  const textOf = ({ sections }: Pick<LegalPage, 'sections'>) => sections.map(({ text }) => text).join('\n');
  const stored = () => publicContent(test.db, 'legal').execute();

  /** Of title, lead, description and sections, joined by line breaks. */
  const fingerprintOf = ({ title, lead, description, sections }: ContentFields<'legal'>) =>
    createHash('sha256')
      .update(
        [title, lead, description, ...sections.flatMap((one) => [one['id'], one['title'], one['text']])].join('\n'),
      )
      .digest('hex')
      .slice(0, 16);

  it('OP-32 the legal pages of a new site are those that were checked, byte for byte', async () => {
    expect(Object.fromEntries((await stored()).map(({ slug, fields }) => [slug, fingerprintOf(fields)]))).toEqual({
      impressum: '1a01407c6fe73719',
      datenschutz: '6c8aebf076b1b60f',
      agb: '68fff920a4723805',
      barrierefreiheit: 'a2773bfa8d67314b',
      'so-sortieren-wir': 'f92c21d7d721c40d',
      'so-pruefen-wir-bewertungen': 'fbf635618626f84d',
      kontakt: 'eed600f845c2e769',
    });
  });

  it('SH-20 OP-06 OP-55 fills in the operator, tiers and the register of retention, and leaves out what the operator does not have', async () => {
    await storeOperator(test.db, { register: '', vat_id: '', data_protection_officer: '' });
    const pages = await Promise.all((await stored()).map(({ slug }) => read(slug)));
    const text = pages.map(textOf).join('\n');
    expect(pages.flatMap(({ missing }) => missing)).toEqual([]);
    expect(text).not.toMatch(/\{\{/);
    expect(text).toContain(`Anbieter dieses Portals ist ${OPERATOR.name}, ${OPERATOR.street}`);
    expect(text).toContain('gelöscht wird nach 14 Tagen');
    expect(text).toContain(
      retentionNotices(test.app.domains)
        .map((line) => `- ${line}`)
        .join('\n'),
    );
    expect(text).toContain('Die Pakete Plus und Premium richten sich');
    expect(text).not.toMatch(/Umsatzsteuer-Identifikationsnummer|Datenschutzbeauftragte Person/);
    expect((await read('impressum')).sections.map(({ id }) => id)).not.toContain('register');
  });

  it('OP-07 a page needs all data that its text names, except what an operator need not have', async () => {
    const optional = ['register', 'vat_id', 'data_protection_officer', 'checked_on'];
    const fields = Object.keys(publicOperatorSchema.shape);
    for (const name of OPERATOR_PAGES) {
      const page = (await stored()).find(({ slug }) => slug === legalSlug(name));
      const named = JSON.stringify(page?.fields).match(/(?<=\{\{)\w+(?=\}\})/g) ?? [];
      const needed = new Set(named.filter((field) => fields.includes(field) && !optional.includes(field)));
      const asked = missingFor(name, {}).filter((field) => field !== 'checked_on');
      expect([name, [...needed].sort()]).toEqual([name, asked.sort()]);
    }
  });

  it('OP-07 a page that lacks data has no text and says what is missing; one that needs none is there', async () => {
    await storeOperator(test.db, { phone: '' });
    expect(await read('impressum')).toMatchObject({ title: 'Impressum', missing: ['phone'], sections: [] });
    expect(textOf(await read('so-sortieren-wir'))).toContain('Luftlinie');
  });

  it('OP-32 an EDITOR changes a legal page; an unknown place-holder is refused', async () => {
    const page = (await stored()).find(({ slug }) => slug === 'kontakt')!;
    const url = `${ADMIN}${page.id}/`;
    const draft = (text: string) => ({
      ...{ version: 1, slug: 'kontakt' },
      fields: { ...page.fields, sections: [{ id: 'a', title: 'A', text }] },
    });
    expectFields(await editor.put(url, draft('Fax: {{fax}}')), 422, 'sections.0.text');
    const saved = (await editor.put(url, draft('Telefon: {{phone}} $t(brand.name)'))).json<ContentEntry>();
    expect((await editor.post(`${url}publish/`, { version: saved.version })).statusCode).toBe(200);
    await storeOperator(test.db, { phone: '0221 1' });
    expect(textOf(await read('kontakt'))).toContain('Telefon: 0221 1');
  });
});
