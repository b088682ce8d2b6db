import { contentEntrySchema, type ContentEntry } from '@care/contracts/schemas';
import { Refusal } from '@care/contracts/testing/site';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { plainText } from '../features/content/text-values';
import { storedHtml } from '../features/content/RichTextField';
import { showAt, siteOfStaff } from '../testing/show-at';

const site = siteOfStaff();
const ENTRIES = '/api-backend/admin/content/';
const ENTRY = `${ENTRIES}7/`;
const fields = {
  ...{ title: 'Alt', description: 'Kurz', topic: '', main_image: null, summary: ['Eins.'], related: [] },
  ...{ body_html: '<p>Ein <small>kleiner</small> Text</p>', search_service: '', checked_on: null },
};
const version = (number: number, step: ContentEntry['history'][number]['step'], public_from: string | null = null) => ({
  ...{ number, step, author: 'kollegin', created_at: '2026-11-20T10:00:00.000Z', public_from },
});
const entry = contentEntrySchema.parse({
  ...{ id: 7, kind: 'article', slug: 'alt', title: 'Alt', path: '/pflegemagazin/alt', version: 2, is_draft: true },
  ...{ public_version: null, is_hidden: false, planned_for: null, changed_at: '2026-11-20T10:00:00.000Z', fields },
  history: [version(2, 'SAVED'), version(1, 'SAVED')],
});
const list = (...results: object[]) => ({ count: results.length, results });
const { fields: _fields, history: _history, ...summary } = entry;

beforeEach(() => {
  site.answers[`${ENTRIES}?limit=50&offset=0`] = list(summary);
  site.answers[`${ENTRIES}?limit=100&topic=`] = list(summary, { ...summary, id: 8, slug: 'zweiter', title: 'Zweiter' });
  site.answers[ENTRY] = entry;
});

// The document of the tests has no layout, which the editor asks for.
Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: () => new DOMRect() });

const field = (name: string) => screen.getByRole('textbox', { name });
async function type(name: string, text: string) {
  await userEvent.clear(field(name));
  await userEvent.click(field(name));
  await userEvent.paste(text);
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('OP-31 lists texts with their state; a text is edited, what others saved meanwhile is merged, and published', async () => {
  await showAt('/verwaltung/inhalte');
  const row = within(await screen.findByRole('row', { name: /Alt/ }));
  expect(row.getByText('Entwurf')).toBeVisible();
  await userEvent.click(row.getByRole('link', { name: 'Alt' }));
  await screen.findByRole('textbox', { name: 'Titel' });
  await type('Titel', 'Neu');
  await type('Kurz gesagt', 'Eins.\nZwei.');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Zweiter' }));
  const theirs = { ...fields, title: 'Von der Kollegin', topic: 'Geld' };
  site.answers[`PUT ${ENTRY}`] = new Refusal(412, {});
  site.answers[ENTRY] = { ...entry, version: 3, fields: theirs };
  await press('Entwurf speichern');
  expect(await screen.findByText('Titel: Von der Kollegin')).toBeVisible();
  expect([field('Titel'), field('Thema')].map((one) => (one as HTMLInputElement).value)).toEqual(['Neu', 'Geld']);
  const mine = { ...theirs, title: 'Neu', summary: ['Eins.', 'Zwei.'], related: ['zweiter'] };
  const saved = { ...entry, version: 4, fields: mine };
  site.answers[`PUT ${ENTRY}`] = saved;
  site.answers[`POST ${ENTRY}publish/`] = { ...saved, version: 5, is_draft: false, public_version: 5 };
  const publicPage = () => screen.queryByRole('link', { name: /^Seite ansehen/ });
  expect(publicPage()).toBeNull();
  await press('Speichern und veröffentlichen');
  expect(await screen.findByText('Der Text ist veröffentlicht.')).toBeVisible();
  expect(publicPage()).toHaveAttribute('href', '/pflegemagazin/alt');
  expect(site.written.slice(-2)).toEqual([
    { path: `PUT ${ENTRY}`, body: { version: 3, slug: 'alt', fields: mine } },
    { path: `POST ${ENTRY}publish/`, body: { version: 4 } },
  ]);
  expect(screen.getByRole('link', { name: /^Vorschau/ })).toHaveAttribute('href', '/pflegemagazin/alt?preview=5');
});

it('OP-31 a text that lacks something is not published, and says so at the field; a new one gets its address from the API', async () => {
  await showAt('/verwaltung/inhalte/neu?kind=article');
  await screen.findByRole('textbox', { name: 'Titel' });
  await type('Titel', 'Ganz neu');
  await press('Speichern und veröffentlichen');
  await waitFor(() => expect(field('Beschreibung')).toHaveAccessibleDescription(/Bitte füllen Sie dieses Feld aus/));
  expect(site.written).toEqual([]);
  site.answers[`POST ${ENTRIES}`] = entry;
  await press('Entwurf speichern');
  expect(await screen.findByRole('heading', { level: 1, name: 'Alt' })).toBeVisible();
  expect(await screen.findByText('Der Entwurf ist gespeichert.')).toBeVisible();
  expect(site.written).toMatchObject([{ body: { kind: 'article', slug: '', fields: { title: 'Ganz neu' } } }]);
});

it('OP-103 a draft that was never public is deleted after a question; one that was public offers only to be withdrawn', async () => {
  const text = await showAt('/verwaltung/inhalte/7');
  await screen.findByRole('textbox', { name: 'Titel' });
  site.answers[`POST ${ENTRY}remove/`] = {};
  await press('Entwurf löschen');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/„Alt“ war nie öffentlich\./)).toBeVisible();
  expect(site.written).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Entwurf löschen' }));
  await screen.findByRole('heading', { level: 1, name: 'Inhalte' });
  expect(site.written).toMatchObject([{ body: { version: 2 } }]);
  text.unmount();
  site.answers[ENTRY] = {
    ...entry,
    public_version: 1,
    history: [{ ...version(1, 'PUBLISHED'), public_from: entry.changed_at }],
  };
  await showAt('/verwaltung/inhalte/7');
  await screen.findByRole('button', { name: 'Zurückziehen' });
  expect(screen.queryByRole('button', { name: 'Entwurf löschen' })).toBeNull();
});

it('OP-38 a product gets a category and questions; a draft without a category has no preview', async () => {
  const category = { ...summary, id: 8, kind: 'product_category', slug: 'betten', title: 'Betten' };
  site.answers[`${ENTRIES}?limit=100&kind=product_category`] = list(category);
  await showAt('/verwaltung/inhalte/neu?kind=product');
  await screen.findByRole('option', { name: 'Betten' });
  await type('Titel', 'Komfortbett');
  const written = { title: 'Komfortbett', category: '', questions: [] };
  const stored = { ...entry, kind: 'product', slug: 'komfortbett', title: 'Komfortbett', path: '', fields: written };
  site.answers[`POST ${ENTRIES}`] = stored;
  site.answers[ENTRY] = stored;
  await press('Entwurf speichern');
  await screen.findByRole('heading', { level: 1, name: 'Komfortbett' });
  await screen.findByRole('option', { name: 'Betten' });
  expect(screen.queryByRole('link', { name: /^Vorschau/ })).toBeNull();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kategorie' }), 'Betten');
  await press('Frage hinzufügen');
  await type('Frage', 'Was kostet es?');
  await type('Antwort', 'Nichts.');
  site.answers[`PUT ${ENTRY}`] = { ...stored, path: '/pflegeprodukte/betten/komfortbett', version: 3 };
  await press('Entwurf speichern');
  expect(await screen.findByRole('link', { name: /^Vorschau/ })).toBeVisible();
  expect(site.written.at(-1)).toMatchObject({
    body: { fields: { category: 'betten', questions: [{ question: 'Was kostet es?', answer: 'Nichts.' }] } },
  });
});

it('OP-28 the history compares a version with the newest, readable without colours, and restores it', async () => {
  site.answers[`${ENTRY}version/1/`] = {
    ...version(1, 'SAVED'),
    fields: { ...fields, title: 'Ganz alt', topic: 'Geld' },
  };
  await showAt('/verwaltung/inhalte/7');
  await userEvent.click(await screen.findByRole('button', { name: 'Fassung 1 mit der neuesten vergleichen' }));
  const comparison = within(await screen.findByRole('region', { name: 'Fassung 1 im Vergleich mit der neuesten' }));
  expect((await comparison.findAllByRole('heading')).map(({ textContent }) => textContent)).toEqual(['Titel', 'Thema']);
  expect(comparison.getAllByRole('deletion').map(({ textContent }) => textContent)).toContain('Entfallen: Geld Ende. ');
  const restored = { ...entry, version: 3, history: [version(3, 'RESTORED'), ...entry.history] };
  site.answers[`POST ${ENTRY}restore/`] = restored;
  await press('Fassung 1 wiederherstellen');
  expect(await screen.findByText('Die ältere Fassung ist jetzt der Entwurf.')).toBeVisible();
  expect(site.written.at(-1)?.body).toEqual({ version: 2, number: 1 });
});

it('OP-31 formatted text has a toolbar with names, keeps what it does not change, and inserts a link by keyboard', async () => {
  await showAt('/verwaltung/inhalte/7');
  const tools = within(await screen.findByRole('group', { name: 'Formatierung' }));
  expect(field('Text')).toHaveTextContent('Ein kleiner Text');
  tools.getByRole('button', { name: 'Link' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(field('Adresse des Links')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('textbox', { name: 'Adresse des Links' })).toBeNull();
  site.answers[`PUT ${ENTRY}`] = { ...entry, version: 3 };
  await press('Entwurf speichern');
  expect(await screen.findByText('Der Entwurf ist gespeichert.')).toBeVisible();
  expect(site.written.at(-1)).toMatchObject({ body: { fields } });
  await press('Link');
  await userEvent.keyboard('/pflegeratgeber{Tab}im Ratgeber{Enter}');
  await press('Entwurf speichern');
  const withLink = expect.stringContaining('<a href="/pflegeratgeber">im Ratgeber</a>');
  await waitFor(() => expect(site.written.at(-1)).toMatchObject({ body: { fields: { body_html: withLink } } }));
});

it('OP-31 a pressed tool leaves the focus in the text: what is typed at once stands there', async () => {
  await showAt('/verwaltung/inhalte/7');
  const tool = await screen.findByRole('button', { name: 'Überschrift' });
  const left = jest.fn();
  act(() => field('Text').focus());
  field('Text').addEventListener('blur', left);
  await userEvent.click(tool);
  expect(left).not.toHaveBeenCalled();
  expect(tool).toHaveAttribute('aria-pressed', 'true');
});

it('OP-31 a table of the editor gets a head, labels for narrow screens and its caption', () => {
  const edited =
    '<table data-caption="Beträge"><tbody><tr><th><p>Grad</p></th><th><p>Betrag</p></th></tr><tr><th><p>1</p></th><td><p>5 €</p></td></tr></tbody></table>';
  const stored =
    '<table><caption>Beträge</caption><thead><tr><th scope="col">Grad</th><th scope="col">Betrag</th></tr></thead><tbody><tr><th scope="row">1</th><td data-label="Betrag">5 €</td></tr></tbody></table>';
  expect(storedHtml(edited)).toBe(stored);
  expect(storedHtml(stored)).toBe(stored);
  expect(plainText({ type: 'html', label: '', max: 1 }, '<p>A <a href="/b">B</a></p><p>C</p>')).toBe('A B [/b]\nC');
});

it('OP-31 the content desk is for EDITORs only', async () => {
  site.answers[`${ENTRIES}?limit=50&offset=0`] = 403;
  await showAt('/verwaltung/inhalte');
  expect(await screen.findByText(/Rolle „Redaktion“/)).toBeVisible();
});

it('OP-41 OP-42 a mail is shown with sample data, and what is wrong stands at its field; it can be neither renamed nor withdrawn', async () => {
  const mail = contentEntrySchema.parse({
    ...entry,
    ...{ kind: 'mail', slug: 'account-deleted', path: '', version: 1, public_version: 1, is_draft: false },
    fields: { title: 'Konto: gelöscht', subject: 'Weg', text: 'Ihr Konto bei {{brand}}', action: '', footer: '' },
    history: [version(1, 'PUBLISHED', '2026-11-20T10:00:00.000Z')],
  });
  site.answers[ENTRY] = mail;
  site.answers[`${ENTRIES}page/mail/account-deleted/1/`] = { subject: 'Weg', text: 'Guten Tag,\n\nIhr Konto bei <b>' };
  await showAt('/verwaltung/inhalte/7');

  expect(await screen.findByText('Betreff: Weg')).toBeVisible();
  expect(screen.getByText(/Ihr Konto bei <b>/)).toBeVisible();
  for (const name of ['Adresse der Seite', 'Zurückziehen'])
    expect([screen.queryByRole('textbox', { name }), screen.queryByRole('button', { name })]).toEqual([null, null]);
  site.answers[`PUT ${ENTRY}`] = new Refusal(422, { details: { text: 'Diesen Platzhalter gibt es hier nicht: x' } });
  await type('Text', 'Neu {{x}}');
  await press('Entwurf speichern');
  await waitFor(() => expect(field('Text')).toHaveAccessibleDescription(/Diesen Platzhalter gibt es hier nicht: x/));
});
