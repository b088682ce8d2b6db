import { applyStyles, contextOf, loadSession, pageHtml, show } from '@care/contracts/testing';
import { backendOfTests } from '@care/contracts/testing/backend';
import { paul } from '@care/contracts/testing/site';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { packageList } from '../testing/package-list';
import { head, load } from '../exposes/packages';
import { PackagesPage } from './PackagesPage';

const visitor = {};
const owner = { user: { id: '4', name: 'Paul Plus' }, accessToken: 'token', expires: '2099-01-01T00:00:00.000Z' };
let session: object = visitor;
let user = paul;

function answer({ pathname }: URL) {
  if (pathname === '/api/auth/session') return session;
  if (pathname === '/user/details/') return user;
  return pathname === '/package/' ? packageList : 404;
}

const backend = backendOfTests(answer);

beforeEach(async () => {
  session = visitor;
  user = paul;
  await loadSession();
});

const context = () => contextOf('/pakete');
const showPage = () => show(<PackagesPage />, { at: '/pakete' });
const table = async () =>
  within(await screen.findByRole('table', { name: 'Vergleich der Pakete Free, Plus, Premium' }));
/** The version for phones; without CSS both versions are visible. */
const phone = () => screen.getByRole('tabpanel');

describe('the packages page', () => {
  it('PK-01 PK-02 compares three packages in four sections, with prices of month or year, trial, VAT and fee', async () => {
    showPage();
    const shown = await table();
    const heads = shown.getAllByRole('columnheader');
    expect(heads.map((cell) => cell.textContent)).toEqual([
      expect.stringMatching(/^Free/),
      expect.stringMatching(/^Plus/),
      expect.stringMatching(/^Premium/),
    ]);
    const sections = ['Profil & Sichtbarkeit', 'Stellenangebote', 'Aktive Personalsuche', 'Bewertungen & Service'];
    for (const name of sections) expect(shown.getByRole('rowheader', { name })).toBeVisible();
    const cellsOf = (name: string) =>
      within(shown.getByRole('row', { name: new RegExp(`^${name}`) }))
        .getAllByRole('cell')
        .map((cell) => cell.textContent);
    // Ticks and dashes have a text for screen readers.
    expect(cellsOf('Widgets')).toEqual(['nicht enthalten', 'nicht enthalten', 'enthalten']);
    expect(cellsOf('Stellenangebote veröffentlichen')).toEqual([
      'nicht enthalten',
      'bis zu 3 gleichzeitig',
      'unbegrenzt*',
    ]);
    expect(cellsOf('Preis')[2]).toContain('68,09\u00a0€ pro Monat oder 749\u00a0€ pro Jahr');
    for (const text of [
      '14 Tage kostenlos testen. Bis zum letzten Tag kündbar, danach monatlich.',
      /^Alle Preise zzgl. 19 % USt. Das Angebot richtet sich/,
      /^Vermittlungspauschale: 800 € zzgl. 19 % USt. je erfolgreicher Einstellung/,
      '* Technisch bis zu 40 gleichzeitig veröffentlichte Stellenangebote.',
      'Jährlich: ein Monat geschenkt',
    ])
      expect(screen.getByText(text)).toBeVisible();
    const [, plus] = heads;
    expect(plus).toHaveTextContent('39 €pro Monat');
    expect(phone()).toHaveTextContent('39 €pro Monat oder 429 € pro Jahr, zzgl. 19 % USt.');
    await userEvent.click(screen.getByRole('radio', { name: 'jährlich' }));
    expect(plus).toHaveTextContent('429 €pro Jahr');
    expect(phone()).toHaveTextContent('429 €pro Jahr oder 39 € pro Monat, zzgl. 19 % USt.');
  });

  it('PK-02 advertises a free month only if the prices match', async () => {
    const [free, plus, premium] = packageList.results;
    const dearer = plus!.pricing.map((price) => ({ ...price, net_cents: price.net_cents + 10_000 }));
    backend.answer = () => ({ ...packageList, results: [free, { ...plus, pricing: dearer }, premium] });
    showPage();
    await table();
    expect(screen.queryByText('Jährlich: ein Monat geschenkt')).toBeNull();
  });

  it('PK-01 PK-03 shows one package at a time in tabs, with its booking button in the bar, none for Free', async () => {
    applyStyles();
    showPage();
    await table();
    expect(screen.getByRole('tab', { name: 'Plus' })).toHaveAttribute('aria-selected', 'true');
    expect(within(phone()).getByRole('heading', { level: 2, name: 'Plus' })).toBeVisible();
    const lines = within(phone()).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Widgets für Ihre Website nicht enthalten', 'Bewertungen kommentieren enthalten']),
    );
    act(() => screen.getByRole('tab', { name: 'Plus' }).focus());
    await userEvent.keyboard('{ArrowRight}');
    expect(within(phone()).getByRole('heading', { level: 2, name: 'Premium' })).toBeVisible();
    expect(within(phone()).getByText('unbegrenzt*')).toBeVisible();
    expect(within(phone()).queryByText('Preis')).toBeNull();
    // In head and foot of the table, and in the bar.
    expect(screen.getAllByRole('link', { name: 'Premium: JETZT BUCHEN' })).toHaveLength(3);
    await userEvent.click(screen.getByRole('tab', { name: 'Free' }));
    expect(screen.queryByRole('link', { name: 'Free: JETZT BUCHEN' })).toBeNull();
    expect(screen.getAllByText('Free ist dauerhaft kostenlos und braucht keine Buchung.').at(-1)).toBeVisible();
  });

  it('PK-01 PK-03 starts the booking of package and period, for a visitor after signing in', async () => {
    showPage();
    const booking = () => screen.getAllByRole('link', { name: 'Premium: JETZT BUCHEN' })[0];
    await table();
    expect(booking()).toHaveAttribute(
      'href',
      '/login?callbackUrl=%2Fpakete%3Fpackage%3DPREMIUM_TIER%26period%3DMONTHLY',
    );
    session = owner;
    await loadSession();
    expect(booking()).toHaveAttribute('href', '/pakete?package=PREMIUM_TIER&period=MONTHLY');
    await userEvent.click(screen.getByRole('radio', { name: 'jährlich' }));
    expect(booking()).toHaveAttribute('href', '/pakete?package=PREMIUM_TIER&period=YEARLY');
  });

  it('PK-01 PK-03 where packages cannot be booked, it says so and offers neither booking nor free days', async () => {
    backend.answer = (url) => (url.pathname === '/package/' ? { ...packageList, can_book: false } : answer(url));
    showPage();
    const shown = await table();
    expect(
      screen.getByText(
        'Plus und Premium können Sie auf dieser Website noch nicht buchen. Free ist dauerhaft kostenlos.',
      ),
    ).toBeVisible();
    expect(screen.queryAllByRole('link', { name: /JETZT BUCHEN/ })).toEqual([]);
    expect(screen.queryByText(/kostenlos testen/)).toBeNull();
    expect(shown.getByRole('columnheader', { name: /^Premium/ })).toHaveTextContent(/noch nicht buchbar$/);
  });

  it('PK-01 an owner does not book the own package again: head, foot and tab name it instead', async () => {
    session = owner;
    await loadSession();
    showPage();
    const shown = await table();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Plus: JETZT BUCHEN' })).toBeNull());
    expect(shown.getByRole('columnheader', { name: /^Plus/ })).toHaveTextContent(/Ihr aktuelles Paket$/);
    expect(shown.getByRole('columnheader', { name: /^Free/ })).toHaveTextContent(/ohne Buchung$/);
    // In head and foot of the table, in the bar, and in the panel without script.
    expect(screen.getAllByText('Ihr aktuelles Paket')).toHaveLength(4);
    expect(screen.getAllByRole('link', { name: 'Premium: JETZT BUCHEN' })).toHaveLength(2);
  });

  it('PK-01 an account without a provider has no package', async () => {
    session = owner;
    user = { ...paul, company: null, backend_permission_group_name: 'FREE_TIER' };
    await loadSession();
    showPage();
    const shown = await table();
    await waitFor(() => expect(backend.requests).toContain('/user/details/'));
    expect(shown.getByRole('columnheader', { name: /^Free/ })).toHaveTextContent(/ohne Buchung$/);
    expect(screen.queryByText('Ihr aktuelles Paket')).toBeNull();
  });

  it('SH-15 a failed load shows an error and can be retried', async () => {
    backend.answer = () => 503;
    showPage();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Die Pakete konnten nicht geladen werden.');
    backend.answer = answer;
    await userEvent.click(within(alert).getByRole('button', { name: 'Erneut versuchen' }));
    await table();
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});

describe('the packages page on the server', () => {
  it('PK-01 the HTML contains all three packages with their booking links, and no style attribute', async () => {
    const page = context();
    expect(await load(page)).toEqual({ kind: 'ok' });
    const html = await pageHtml({ default: PackagesPage }, page);
    expect(html.match(/JETZT BUCHEN/g)!.length).toBeGreaterThanOrEqual(2);
    expect(html).toContain('href="/login?callbackUrl=%2Fpakete%3Fpackage%3DPLUS_TIER%26period%3DMONTHLY"');
    for (const name of ['Free', 'Plus', 'Premium']) expect(html).toContain(`<h2>${name}</h2>`);
    expect(html).toContain('68,09');
    expect(html).not.toContain(' style=');
  });

  it('SH-01 PK-01 has a title and a canonical path, and is unavailable when the packages cannot be loaded', async () => {
    expect(head(context())).toMatchObject({ title: 'Pakete & Preise für Pflegeanbieter', canonical: '/pakete' });
    backend.answer = () => 500;
    expect(await load(context())).toEqual({ kind: 'unavailable' });
  });
});
