import {
  type Invoice,
  auditLogSchema,
  deskAuditSchema,
  deskQueueSchema,
  invoiceSchema,
  foundReferencesSchema,
  managedAccountSchema,
  personViewSchema,
  platformStatusSchema,
  suppressionListSchema,
} from '@care/contracts/schemas';
import { applyStyles, contextOf, endPage, loadSession } from '@care/contracts/testing';
import { fakeClockOfTests } from '@care/contracts/testing/fake-clock';
import { Refusal, paul } from '@care/contracts/testing/site';
import { expectFocus, expectLink } from '@care/contracts/testing/expect-seen';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showAt, siteOfStaff } from '../testing/show-at';
import { deskPlace, logQuery, queueQuery } from '../features/desk/desk-address';
import { deskApi } from '../features/desk/desk-api';
import { load as loadDesk } from '../exposes/desk';

const site = siteOfStaff();
const OPENED_AT = '2026-11-19T10:00:00.000Z';
const oneCase = {
  id: 3,
  kind: 'OWNERSHIP',
  kind_label: 'Inhaberschaft',
  reference: 'IN-2026-0003',
  title: 'Haus Ahorn',
  badge: 'Neu',
  state: 'OPEN',
  opened_at: OPENED_AT,
  due_at: '2026-11-23T10:00:00.000Z',
  assignee: null,
};

/** The cases as listed by the API, with the number of all that were found. */
const queueOf = (count: number) =>
  deskQueueSchema.parse({
    count,
    results: count > 0 ? [oneCase] : [],
    kinds: [{ kind: 'OWNERSHIP', label: 'Inhaberschaft', count }],
    states: ['OPEN', 'WAITING', 'SECOND_PERSON', 'CLOSED'].map((state) => ({ state, count })),
  });
const queueCall = (query = '') => `/api-backend/admin/queue/?${query}limit=50&offset=0`;
const STATUS_CALL = '/api-backend/admin/platform/';
const status = platformStatusSchema.parse({
  at: OPENED_AT,
  since: OPENED_AT,
  releases: [
    {
      ...{ slice: 'mf-packages', version: '1.1.0', state: 'stopped', percent: 0, views: 30, failed: 3, faulty: 6 },
      ...{ since: OPENED_AT, until: OPENED_AT, reason: '9 von 30 Aufrufen mit Fehler' },
    },
  ],
});

it('AC-33 STAFF without a second factor are led to its set-up', async () => {
  site.answers[queueCall()] = new Refusal(403, { code: 'second_factor_required' });
  await showAt('/verwaltung');
  expect(await screen.findByText('Bitte richten Sie zuerst die Zwei-Faktor-Anmeldung ein.')).toBeVisible();
  await expectLink('Zwei-Faktor-Anmeldung einrichten', '/profile/sicherheit');
});

describe('a page of the desk that is left open', () => {
  const clock = fakeClockOfTests();
  const waitForRefresh = () => clock.pass(61_000);
  const seen = (text: string | RegExp) => clock.until(() => screen.queryByText(text));

  it('PP-18 lists new cases by itself, and says when they could not be refreshed', async () => {
    site.answers[queueCall()] = queueOf(0);
    await showAt('/verwaltung');
    expect(await seen('Alle Fälle sind erledigt.')).toBeVisible();
    site.answers[queueCall()] = queueOf(1);
    await waitForRefresh();
    expect(await clock.until(() => screen.queryByRole('link', { name: 'Haus Ahorn' }))).toBeVisible();
    site.answers[queueCall()] = 500;
    await waitForRefresh();
    expect(await seen(/^Die Fälle konnten nicht aktualisiert werden/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Haus Ahorn' })).toBeVisible();
  });

  it('EM-04 keeps the figures of the slices and says when they could not be refreshed', async () => {
    site.answers[STATUS_CALL] = status;
    await showAt('/verwaltung?view=status');
    expect(await seen(/^Stand /)).toBeVisible();
    expect(screen.getByRole('row', { name: /hat sich gestoppt/ })).toHaveTextContent(
      /mf-packages 1\.1\.0.*9 von 30 Aufrufen mit Fehler.*10,00 %.*20,00 %/,
    );
    site.answers[STATUS_CALL] = 500;
    await waitForRefresh();
    expect(await seen(/^Der Status konnte nicht aktualisiert werden/)).toBeVisible();
    expect(screen.getByText(/^Stand /)).toBeVisible();
  });
});

it('PP-18 links and search keep the focus while the list loads, and the hits are announced; the order has no empty choice', async () => {
  site.answers[queueCall()] = queueOf(2);
  const { goTo } = await showAt('/verwaltung');
  const order = await screen.findByRole('combobox', { name: 'Reihenfolge' });
  const choices = within(order).getAllByRole('option');
  expect(choices.map(({ textContent }) => textContent)).toEqual(['Älteste zuerst', 'Neueste zuerst']);
  for (const [role, name, query] of [
    ['link', 'Rückfrage läuft (2)', 'state=WAITING&'],
    ['link', 'Inhaberschaft (2)', 'kind=OWNERSHIP&'],
    ['button', 'Suchen', 'q=ahorn&'],
  ] as const) {
    site.answers[queueCall(query)] = queueOf(1);
    await goTo('/verwaltung');
    await screen.findByText('2 Fälle');
    const control = screen.getByRole(role, { name });
    if (role === 'button') await userEvent.type(screen.getByRole('searchbox'), 'ahorn');
    await userEvent.click(control);
    await waitFor(() => expect(site.requests.join()).toContain(query));
    expect(await screen.findByText('1 Fall')).toHaveAttribute('role', 'status');
    expect(control).toHaveFocus();
  }
});

it('PP-18 SH-01 the links of the log to cases are large enough for fingers', async () => {
  applyStyles();
  const entry = { id: 1, action: 'Nachgefragt', note: '', actor: 'Paul Plus', created_at: OPENED_AT };
  const results = [{ ...entry, case: { id: 3, title: 'Haus Ahorn', reference: 'IN-2026-0003' } }];
  site.answers['/api-backend/admin/audit/?limit=50&offset=0'] = deskAuditSchema.parse({ count: 1, results });
  await showAt('/verwaltung?view=log');
  expect(await screen.findByRole('link', { name: /Haus Ahorn/ })).toHaveStyle({ minHeight: 'var(--size-touch)' });
});

const vera = managedAccountSchema.parse({
  ...{ id: 9, username: 'vera', name: 'Vera Lindner', email: 'vera@example.org', email_verified: false },
  ...{ profile_type: 'CARE_PROVIDER', staff_roles: ['FINANCE'], is_suspended: false, deletion_scheduled_at: null },
  ...{ created_at: OPENED_AT, last_seen_at: null, company: { slug: 'ahorn', name: 'Haus Ahorn' } },
});

it('OP-15 OP-76 OP-77 ADMIN searches an account, suspends it with a reason, and deletes it with the own password; the server may refuse', async () => {
  const account = vera;
  await showAt('/verwaltung?view=accounts');
  await userEvent.type(await screen.findByRole('searchbox'), 'vera');
  site.answers['/api-backend/admin/account/?q=vera'] = { count: 1, results: [account] };
  await userEvent.click(screen.getByRole('button', { name: 'Suchen' }));
  const found = within(await screen.findByRole('region', { name: 'vera' }));
  expect(found.getByText('vera@example.org (nicht bestätigt)')).toBeVisible();
  expect(found.getByText('Buchhaltung')).toBeVisible();
  const send = () => userEvent.click(found.getByRole('button', { name: 'Maßnahme ausführen' }));
  await send();
  expect(site.written).toEqual([]);
  expect(found.queryByText('Die Maßnahme ist ausgeführt.')).toBeNull();
  const call = 'POST /api-backend/admin/account/9/measure/';
  site.answers[call] = new Refusal(409, { message: 'Nur dieses Konto hat die Rolle Administration.' });
  await userEvent.click(found.getByRole('radio', { name: /^Konto sperren/ }));
  await userEvent.type(found.getByRole('textbox', { name: /Begründung/ }), 'Spam');
  await send();
  expect(await found.findByText('Nur dieses Konto hat die Rolle Administration.')).toBeVisible();
  const suspended = { ...account, is_suspended: true };
  site.answers[call] = suspended;
  site.answers['/api-backend/admin/account/?q=vera'] = { count: 1, results: [suspended] };
  await send();
  expect(await found.findByText('Gesperrt')).toBeVisible();
  expect(await found.findByText('Die Maßnahme ist ausgeführt.')).toBeVisible();
  expect(found.getByRole('radio', { name: 'Konto freigeben' })).toBeVisible();
  // The list is there before the form is empty again.
  const isEmpty = () => expect(found.getByRole('textbox', { name: /Begründung/ })).toHaveValue('');
  await waitFor(isEmpty);
  expect(site.written.at(-1)).toEqual({ path: call, body: { measure: 'SUSPEND', reason: 'Spam' } });
  const leaving = { ...suspended, deletion_scheduled_at: OPENED_AT };
  site.answers['POST /api-backend/admin/account/9/erase/'] = leaving;
  site.answers['/api-backend/admin/account/?q=vera'] = { count: 1, results: [leaving] };
  await userEvent.click(found.getByRole('radio', { name: /^Konto löschen/ }));
  await userEvent.type(found.getByRole('textbox', { name: /Begründung/ }), 'Wunsch');
  await send();
  expect(await found.findByRole('alert')).toHaveTextContent('Ihr Passwort');
  await userEvent.type(found.getByLabelText(/^Ihr Passwort/, { selector: 'input' }), 'geheim');
  await send();
  expect(await found.findByText('Wird am 19. November 2026 gelöscht')).toBeVisible();
  expect(found.getByRole('radio', { name: 'Löschung rückgängig machen' })).toBeVisible();
  expect(site.written.at(-1)?.body).toEqual({ reason: 'Wunsch', password: 'geheim' });
  await waitFor(isEmpty);
  await userEvent.click(found.getByRole('radio', { name: /^E-Mail-Adresse ändern/ }));
  expect(found.getByRole('textbox', { name: /^Neue E-Mail-Adresse/ })).toBeVisible();
});

it('OP-74 OP-75 MODERATOR searches what a reference means, and opens the account behind it', async () => {
  const found = { kind: 'RATING', id: 7, text: 'Haus Ahorn', path: '/pflegeanbieter/profiles/ahorn' };
  const results = [
    { ...found, person: { id: 9, username: 'vera' } },
    { ...found, kind: 'MESSAGE', text: 'an', path: null, person: null },
  ];
  site.answers['/api-backend/admin/find/?q=bewertung%2F7'] = foundReferencesSchema.parse({ count: 2, results });
  const entry = { section: 'RATING', text: 'Haus Ahorn', state: 'PUBLISHED', path: null, at: OPENED_AT };
  site.answers['/api-backend/admin/account/9/'] = personViewSchema.parse({ account: vera, entries: [entry] });
  await showAt('/verwaltung?view=find');
  await userEvent.type(await screen.findByRole('searchbox'), 'bewertung/7');
  await userEvent.click(screen.getByRole('button', { name: 'Suchen' }));
  expect(await screen.findByText(/Nachricht/, { selector: 'li span' })).toHaveTextContent('Nachricht 7 an');
  expect(screen.getAllByRole('link', { name: /ansehen$/ })).toHaveLength(1);
  await userEvent.click(screen.getByRole('link', { name: 'Konto vera ansehen' }));
  expect(await screen.findByRole('heading', { name: 'Konto vera' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Bewertungen' })).toHaveTextContent(
    /Haus Ahorn veröffentlicht, 19\. November 2026/,
  );
  expect(screen.getByText('vera@example.org (nicht bestätigt)')).toBeVisible();
});

it('OP-14 ADMIN reads the security log with its pages, and downloads it', async () => {
  const entry = { actor_id: 4, actor: 'rika', subject: 'case:3', previous: '', hash: 'ab', at: OPENED_AT };
  const results = [
    { ...entry, id: 52, action: 'case-step', detail: 'Eintrag ausgeblendet' },
    { ...entry, id: 51, action: 'sign-in', detail: '' },
  ];
  site.answers['/api-backend/admin/log/?limit=50&offset=0'] = auditLogSchema.parse({ count: 52, results });
  await showAt('/verwaltung?view=security');
  expect(await screen.findByRole('row', { name: /Schritt an einem Fall: Eintrag ausgeblendet/ })).toHaveTextContent(
    /Fall 3.*rika, 19\. November 2026/,
  );
  expect(screen.getByRole('cell', { name: /Angemeldet$/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /Seite 2/ })).toHaveAttribute('href', '/verwaltung?view=security&page=2');
  await userEvent.click(screen.getByRole('button', { name: 'audit-log.csv herunterladen' }));
  await waitFor(() => expect(site.requests).toContain('GET /api-backend/admin/log/export/?format=csv'));
  expect(await screen.findByText('Die Datei konnte nicht heruntergeladen werden.')).toBeVisible();
});

it('OP-61 ADMIN sees addresses that take no mail, with reason and day, and lets mails be sent to one again', async () => {
  const list = '/api-backend/admin/mail/suppression/';
  const call = `${list}?limit=50&offset=0`;
  const entry = { address: 'vera@example.org', cause: 'REFUSED', reason: '550 No such user', created_at: OPENED_AT };
  site.answers[call] = suppressionListSchema.parse({ count: 1, results: [{ ...entry, id: 4 }] });
  await showAt('/verwaltung?view=mails');
  const found = within(await screen.findByRole('region', { name: 'vera@example.org' }));
  expect(found.getByText('Der Mailserver hat die Adresse abgelehnt.')).toBeVisible();
  expect(found.getByText('Grund: 550 No such user')).toBeVisible();
  expect(found.getByText('seit dem 19. November 2026')).toBeVisible();
  site.answers[`DELETE ${list}4/`] = {};
  site.answers[call] = { count: 0, results: [] };
  await userEvent.click(found.getByRole('button', { name: 'Wieder zustellen' }));
  expect(await screen.findByText('An vera@example.org schicken wir wieder E-Mails.')).toBeVisible();
  expect(await screen.findByText('Dazu gibt es keinen Eintrag.')).toBeVisible();
});

it('PP-18 another view moves the focus to its heading, because the pressed link is gone; an empty log has nothing to reset', async () => {
  site.answers[queueCall()] = queueOf(1);
  site.answers['/api-backend/admin/audit/?limit=50&offset=0'] = deskAuditSchema.parse({ count: 0, results: [] });
  await showAt('/verwaltung');
  await userEvent.click(await screen.findByRole('link', { name: 'Protokoll' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Protokoll' })).toHaveFocus();
  expect(await screen.findByText('0 Einträge')).toHaveAttribute('role', 'status');
  expect(screen.getByText('Bisher wurde an keinem Fall etwas getan.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Auswahl zurücksetzen' })).not.toBeInTheDocument();
});

it.each([
  ['list', '/verwaltung?kind=OWNERSHIP', 'Verwaltung'],
  ['log', '/verwaltung?view=log&q=ahorn', 'Protokoll'],
])('PP-18 resetting the choice of the %s moves the focus to its heading, because the link is gone', async (...row) => {
  const [, at, heading] = row;
  const noEntry = deskAuditSchema.parse({ count: 0, results: [] });
  const entry = { id: 1, action: 'Bestätigt', note: '', actor: 'Rika Prüfer', created_at: OPENED_AT, case: null };
  site.answers[queueCall('kind=OWNERSHIP&')] = queueOf(0);
  site.answers[queueCall()] = queueOf(1);
  site.answers['/api-backend/admin/audit/?q=ahorn&limit=50&offset=0'] = noEntry;
  site.answers['/api-backend/admin/audit/?limit=50&offset=0'] = { count: 1, results: [entry] };
  await showAt(at);
  const reset = await screen.findByRole('link', { name: 'Auswahl zurücksetzen' });
  await userEvent.click(reset);
  expect(await screen.findByText(/^1 (Fall|Eintrag)$/)).toHaveAttribute('role', 'status');
  expect(reset).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: heading })).toHaveFocus();
});

describe('invoices', () => {
  const LIST = '/api-backend/admin/invoice/';
  const PAID = 'POST /api-backend/admin/invoice/7/paid/';

  const placement = invoiceSchema.parse({
    ...{ id: 7, number: 'RE-2026-000421', kind: 'INVOICE', source: 'PLACEMENT', title: 'Vermittlung: Pflegefachkraft' },
    ...{ service_from: '2026-10-10', service_to: '2026-10-10', issued_on: '2026-10-10', due_on: '2026-11-09' },
    ...{ refers_to: null, net_cents: 80_000, vat_cents: 15_200, gross_cents: 95_200, state: 'OPEN' },
    pdf_url: '/api-backend/payment/invoice/7/pdf/?key=k',
  });
  const listOf = (...results: Invoice[]) => ({ count: results.length, results });

  beforeEach(() => void (site.answers[LIST] = listOf(placement)));

  async function open() {
    await showAt('/verwaltung?view=invoices');
    return within(await screen.findByRole('region', { name: placement.number }));
  }
  const note = () => userEvent.click(screen.getByRole('button', { name: 'Zahlung vermerken: RE-2026-000421' }));

  it('PK-07 SH-21 lists open invoices; the day on which the money came in is noted, and the invoice leaves the list', async () => {
    const invoice = await open();
    expect(invoice.getByText(/^Vermittlung: Pflegefachkraft: 952\s€ inkl\. USt\.$/)).toBeVisible();
    expect(invoice.getByText('Überfällig seit dem 9. November 2026')).toBeVisible();
    await expectLink('RE-2026-000421 als PDF öffnen', placement.pdf_url, invoice);
    expect(screen.getByRole('link', { name: 'Zu den Fällen' })).toHaveAttribute('href', '/verwaltung');
    await note();
    expect(await invoice.findByRole('alert')).toHaveTextContent('Geldeingang am');
    expect(site.written).toEqual([]);
    const day = invoice.getByLabelText(/^Geldeingang am/);
    fireEvent.change(day, { target: { value: '2026-11-20' } });
    site.answers[PAID] = new Refusal(422, { details: { paid_on: 'Bitte geben Sie einen anderen Tag an.' } });
    await note();
    await waitFor(() => expect(day).toHaveAccessibleDescription(/Bitte geben Sie einen anderen Tag an\./));
    expect(day).toHaveValue('2026-11-20');
    await waitFor(() => expect(invoice.getByRole('alert')).toHaveFocus());
    site.answers[PAID] = { ...placement, state: 'PAID' };
    // The list is also read after the refusal; then the invoice is still in it.
    delete site.answers[LIST];
    site.lookUp = () => (site.written.length > 1 ? listOf() : listOf(placement));
    await note();
    await expectFocus('RE-2026-000421 ist als bezahlt vermerkt.');
    expect(await screen.findByText('Keine Rechnung ist offen.')).toBeVisible();
    expect(site.written.at(-1)).toEqual({ path: PAID, body: { paid_on: '2026-11-20' } });
  });

  it('PK-07 OP-10 is for the role FINANCE: others read which role is missing, and see links to what they may', async () => {
    site.answers[LIST] = 403;
    site.user = { ...paul, is_staff: true, staff_roles: ['MODERATOR'] };
    const { goTo } = await showAt('/verwaltung?view=invoices');
    expect(await screen.findByText(/^Für diese Seite braucht Ihr Konto die Rolle „Buchhaltung“\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Protokoll' })).toHaveAttribute('href', '/verwaltung?view=log');
    for (const name of ['Offene Rechnungen', 'Status der Slices', 'Sicherheitsprotokoll'])
      expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
    site.answers['/api-backend/admin/queue/?limit=50&offset=0'] = 403;
    await goTo('/verwaltung');
    expect(await screen.findByText(/die Rolle „Prüfung“/)).toBeVisible();
    site.user = paul;
    await showAt('/verwaltung?view=invoices');
    expect(await screen.findByText('Diese Seite ist nur für die Prüfstelle.')).toBeVisible();
  });
});

const place = deskPlace(new URLSearchParams('page=2'));
const queue = { count: 0, results: [], kinds: [], states: [] };

async function load(path: string) {
  endPage();
  await loadSession();
  site.requests = [];
  const context = contextOf(path);
  expect(await loadDesk(context)).toEqual({ kind: 'ok' });
  return context.store.getState();
}

describe('the loader of the desk', () => {
  beforeEach(() => {
    site.answers[`/api-backend/admin/queue/${queueQuery(place)}`] = queue;
    site.answers[`/api-backend/admin/audit/${logQuery(place)}`] = { count: 0, results: [] };
  });

  it('PP-18 the cases and the log are loaded before their page renders', async () => {
    expect(deskApi.queue.select(queueQuery(place))(await load('/verwaltung?page=2')).data).toEqual(queue);
    const log = deskApi.audit.select(logQuery(place))(await load('/verwaltung?view=log&page=2'));
    expect(log.data).toEqual({ count: 0, results: [] });
  });

  it('SH-09 nothing is requested for visitors, nor for the status of the slices', async () => {
    await load('/verwaltung?view=status');
    expect(site.requests).toEqual([]);
    site.signedIn = false;
    await load('/verwaltung');
    expect(site.requests).toEqual([]);
  });
});
