import { allows, nextTier, TIER_TABLE, TIERS } from '@care/contracts/tiers';
import { applyStyles, contextOf, loadSession, pageHtml, setSession, show } from '@care/contracts/testing';
import { Refusal, paul, siteOfTests } from '@care/contracts/testing/site';
import { expectLink } from '@care/contracts/testing/expect-seen';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { packageList } from '../testing/package-list';
import { head, load } from '../exposes/packages';
import { isMonthFree } from '../features/package/packages';
import { PackagesPage } from './PackagesPage';
import type { PackageChoice } from '@care/contracts';
import { PackageSelection } from '../features/selection/PackageSelection';
import { subscriptionOf } from '../testing/payment';
import { CompanyPackage } from '../features/subscription/CompanyPackage';

const site = siteOfTests();
const answer = (list: object | number = packageList) => void (site.answers['/api-backend/package/'] = list);
beforeEach(() => answer());

describe('the page of the packages', () => {
  beforeEach(loadSession);

  const context = () => contextOf('/pakete');
  const showPage = () => show(<PackagesPage />, { at: '/pakete' });
  const table = async () => within(await screen.findByRole('table', { name: /^Vergleich der Pakete Free, / }));
  /** The version for phones; without CSS both versions are visible. */
  const phone = () => screen.getByRole('tabpanel');

  it('PK-01 PK-02 the packages page: compares the packages in four sections, with prices of month or year, trial, VAT and fee', async () => {
    showPage();
    const shown = await table();
    const heads = shown.getAllByRole('columnheader');
    expect(heads.map((cell) => cell.textContent)).toEqual(
      TIERS.map((tier) => expect.stringMatching(new RegExp(`^${TIER_TABLE[tier].label}`))),
    );
    const sections = ['Profil & Sichtbarkeit', 'Stellenangebote', 'Aktive Personalsuche', 'Bewertungen & Service'];
    for (const name of sections) expect(shown.getByRole('rowheader', { name })).toBeVisible();
    const cellsOf = (name: string) =>
      within(shown.getByRole('row', { name: new RegExp(`^${name}`) }))
        .getAllByRole('cell')
        .map((cell) => cell.textContent);
    // Ticks and dashes have a text for screen readers.
    expect(cellsOf('Widgets')).toEqual(
      TIERS.map((tier) => (allows(tier, 'widgets') ? 'enthalten' : 'nicht enthalten')),
    );
    expect(cellsOf('Stellenangebote veröffentlichen')).toEqual(
      expect.arrayContaining(['nicht enthalten', 'bis zu 3 gleichzeitig', 'unbegrenzt*']),
    );
    expect(cellsOf('Preis').at(-1)).toContain('68,09\u00a0€ pro Monat oder 749\u00a0€ pro Jahr');
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

  it('OP-52 the packages page: names announced changes with their day, and that running packages keep what was agreed', async () => {
    const changes = ['Plus pro Monat 45\u00a0€', 'Vermittlungspauschale 900\u00a0€'];
    answer({ ...packageList, coming: [{ from: '2027-03-01', changes }] });
    showPage();
    await table();
    expect(screen.getByText('Ab 1. März 2027: Plus pro Monat 45 €; Vermittlungspauschale 900 €')).toBeVisible();
    expect(screen.getByText(/^Änderungen gelten für neue Buchungen\./)).toBeVisible();
  });

  it('PK-02 the packages page: advertises a free month only if the prices match', async () => {
    const [free, plus, premium] = packageList.results;
    const dearer = plus!.pricing.map((price) => ({ ...price, net_cents: price.net_cents + 10_000 }));
    answer({ ...packageList, results: [free, { ...plus, pricing: dearer }, premium] });
    showPage();
    await table();
    expect(screen.queryByText('Jährlich: ein Monat geschenkt')).toBeNull();
    expect(isMonthFree({ ...packageList, results: [free!] })).toBe(false);
  });

  it('PK-01 PK-03 the packages page: shows one package at a time in tabs, with its booking button in the bar, none for Free', async () => {
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
    await userEvent.keyboard('{ArrowRight}'.repeat(TIERS.indexOf('PREMIUM_TIER') - TIERS.indexOf('PLUS_TIER')));
    expect(within(phone()).getByRole('heading', { level: 2, name: 'Premium' })).toBeVisible();
    expect(within(phone()).getByText('unbegrenzt*')).toBeVisible();
    expect(within(phone()).queryByText('Preis')).toBeNull();
    // In head and foot of the table, and in the bar.
    expect(screen.getAllByRole('link', { name: 'Premium: JETZT BUCHEN' })).toHaveLength(3);
    await userEvent.click(screen.getByRole('tab', { name: 'Free' }));
    expect(screen.queryByRole('link', { name: 'Free: JETZT BUCHEN' })).toBeNull();
    expect(screen.getAllByText('Free ist dauerhaft kostenlos und braucht keine Buchung.').at(-1)).toBeVisible();
  });

  it('PK-01 PK-03 the packages page: starts the booking of package and period, for a visitor after signing in', async () => {
    showPage();
    const booking = () => screen.getAllByRole('link', { name: 'Premium: JETZT BUCHEN' })[0];
    await table();
    expect(booking()).toHaveAttribute(
      'href',
      '/login?callbackUrl=%2Fpakete%3Fpackage%3DPREMIUM_TIER%26period%3DMONTHLY',
    );
    await setSession(site, true);
    expect(booking()).toHaveAttribute('href', '/pakete?package=PREMIUM_TIER&period=MONTHLY');
    await userEvent.click(screen.getByRole('radio', { name: 'jährlich' }));
    expect(booking()).toHaveAttribute('href', '/pakete?package=PREMIUM_TIER&period=YEARLY');
  });

  it('PK-01 PK-03 the packages page: where packages cannot be booked, it says so and offers neither booking nor free days', async () => {
    answer({ ...packageList, can_book: false, lead: 'Noch nicht buchbar.' });
    showPage();
    const shown = await table();
    expect(screen.getByText('Noch nicht buchbar.')).toBeVisible();
    expect(screen.queryAllByRole('link', { name: /JETZT BUCHEN/ })).toEqual([]);
    expect(screen.queryByText(/kostenlos testen/)).toBeNull();
    expect(shown.getByRole('columnheader', { name: /^Premium/ })).toHaveTextContent(/noch nicht buchbar$/);
  });

  it('PK-01 the packages page: an owner does not book the own package again: head, foot and tab name it instead', async () => {
    await setSession(site, true);
    showPage();
    const shown = await table();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Plus: JETZT BUCHEN' })).toBeNull());
    expect(shown.getByRole('columnheader', { name: /^Plus/ })).toHaveTextContent(/Ihr aktuelles Paket$/);
    expect(shown.getByRole('columnheader', { name: /^Free/ })).toHaveTextContent(/ohne Buchung$/);
    // In head and foot of the table, in the bar, and in the panel without script.
    expect(screen.getAllByText('Ihr aktuelles Paket')).toHaveLength(4);
    expect(screen.getAllByRole('link', { name: 'Premium: JETZT BUCHEN' })).toHaveLength(2);
  });

  it('PK-01 the packages page: an account without a provider has no package', async () => {
    site.user = { ...paul, company: null, backend_permission_group_name: 'FREE_TIER' };
    await setSession(site, true);
    showPage();
    const shown = await table();
    await waitFor(() => expect(site.requests).toContain('GET /api-backend/user/details/'));
    expect(shown.getByRole('columnheader', { name: /^Free/ })).toHaveTextContent(/ohne Buchung$/);
    expect(screen.queryByText('Ihr aktuelles Paket')).toBeNull();
  });

  it('PK-01 the packages page on the server: the HTML contains all packages with their booking links, and no style attribute', async () => {
    const page = context();
    expect(await load(page)).toEqual({ kind: 'ok' });
    const html = await pageHtml({ default: PackagesPage }, page);
    expect(html.match(/JETZT BUCHEN/g)!.length).toBeGreaterThanOrEqual(2);
    expect(html).toContain('href="/login?callbackUrl=%2Fpakete%3Fpackage%3DPLUS_TIER%26period%3DMONTHLY"');
    for (const tier of TIERS) expect(html).toContain(`<h2>${TIER_TABLE[tier].label}</h2>`);
    expect(html).toContain('68,09');
    expect(html).not.toContain(' style=');
  });

  it('SH-01 PK-01 the packages page on the server: has a title and a canonical path, and is unavailable when the packages cannot be loaded', async () => {
    expect(head(context())).toMatchObject({ title: 'Pakete & Preise für Pflegeanbieter', canonical: '/pakete' });
    answer(500);
    expect(await load(context())).toEqual({ kind: 'unavailable' });
  });
});

describe('the package step of a registration', () => {
  it('PK-03 AC-05 reports package id and period, the earlier choice once, and books nothing', async () => {
    const onChoose = jest.fn<void, [PackageChoice]>();
    show(<PackageSelection chosen={{ id: 'FREE_TIER' }} onChoose={onChoose} />);
    await userEvent.click(await screen.findByRole('radio', { name: /^Plus/ }));
    await userEvent.click(screen.getByRole('radio', { name: 'jährlich' }));
    await userEvent.click(screen.getByRole('radio', { name: /^Free/ }));
    expect(onChoose.mock.calls.map(([choice]) => choice)).toEqual([
      { id: 'FREE_TIER' },
      { id: 'PLUS_TIER', period: 'MONTHLY' },
      { id: 'PLUS_TIER', period: 'YEARLY' },
      { id: 'FREE_TIER' },
    ]);
    expect(screen.getByText(/Sie bestellen damit nichts/)).toBeVisible();
    expect(site.requests).toEqual(['GET /api-backend/package/']);
  });

  it('PK-03 says so where nothing can be booked', async () => {
    answer({ ...packageList, can_book: false });
    show(<PackageSelection chosen={{ id: 'PLUS_TIER', period: 'YEARLY' }} onChoose={() => undefined} />);
    expect(
      await screen.findByText(/^Plus.* und Premium können Sie auf dieser Website noch nicht buchen\.$/),
    ).toBeVisible();
    expect(screen.getByRole('radio', { name: 'jährlich' })).toBeChecked();
  });
});

describe('the booked package in the company area', () => {
  const PATH = '/api-backend/payment/subscription/';
  const canceled = { cancel_at: '2026-12-06T10:00:00.000Z', renews_at: null, cancel_would: null };

  async function showPackage(given: Parameters<typeof subscriptionOf>[0] = {}, isChanging = false) {
    site.signedIn = true;
    site.answers[PATH] = subscriptionOf(given);
    await loadSession();
    return show(<CompanyPackage isChanging={isChanging} />);
  }

  it('PK-04 shows trial, next payment with VAT, and that a test costs nothing', async () => {
    await showPackage({ trial_ends_at: '2026-12-06T10:00:00.000Z' });
    expect(await screen.findByText('Der kostenlose Test läuft bis 6. Dezember 2026.')).toBeVisible();
    expect(screen.getByText(/^Nächste Zahlung am 6\. Dezember 2026: 46,41.€ inkl\. USt\., monatlich\.$/)).toBeVisible();
    expect(screen.getByText(/Es fließt kein Geld/)).toBeVisible();
    await expectLink('Paket wechseln', `/pakete?package=${nextTier('PLUS_TIER')}&period=MONTHLY`);
    await expectLink('Paket und Rechnungen', '/profile/company/rechnungen');
    expect(screen.queryByRole('link', { name: /Frage stellen/ })).toBeNull();
  });

  it.each([
    ['a package of a former owner', 'FORMER_OWNER', 'PREMIUM_TIER', 'YEARLY', ['PREMIUM_TIER&period=YEARLY']],
    ['a granted Plus', 'GRANTED', 'PLUS_TIER', null, [`${nextTier('PLUS_TIER')}&period=MONTHLY`]],
    ['Free', 'NONE', 'FREE_TIER', null, []],
    ['Premium, the largest one', 'BOOKED', 'PREMIUM_TIER', 'YEARLY', []],
    ['a granted Premium', 'GRANTED', 'PREMIUM_TIER', null, []],
  ] as const)('PK-03 AC-16 leads to the booking beside %s', async (_title, source, tier, period, choices) => {
    await showPackage({ source, package: tier, period, ...(source !== 'BOOKED' && canceled) });
    await screen.findByText(/Paket verlängert|Nächste Zahlung|kein Paket gebucht|freigeschaltet|bisherige Inhaber/);
    const links = screen.queryAllByRole('link', { name: /^Paket (buchen|wechseln)$/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(choices.map((one) => `/pakete?package=${one}`));
  });

  it.each([true, false])(
    'PK-01 PK-03 offers "JETZT BUCHEN" only where packages can be booked: %s',
    async (can_book) => {
      await showPackage({ source: 'NONE', package: 'FREE_TIER', period: null, ...canceled, can_book }, true);
      await screen.findByText(can_book ? 'JETZT BUCHEN' : /noch nicht buchen oder wechseln/);
      const links = screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
      expect(links.filter(([name]) => name === 'JETZT BUCHEN')).toEqual(can_book ? [['JETZT BUCHEN', '/pakete']] : []);
      expect(can_book || links.length === 0).toBe(true);
    },
  );

  it('PK-04 canceling asks first and says end and refund; then it can be taken back', async () => {
    await showPackage({ cancel_would: { end_at: '2026-12-06T10:00:00.000Z', refund_gross_cents: 46_797 } });
    await userEvent.click(await screen.findByRole('button', { name: 'Paket kündigen' }));
    const question = within(await screen.findByRole('dialog', { name: 'Möchten Sie Ihr Paket kündigen?' }));
    expect(question.getByText(/noch bis 6\. Dezember 2026.*zahlen wir 467,97.€ inkl\. USt\. zurück/)).toBeVisible();
    expect(site.written).toEqual([]);
    site.answers[`POST ${PATH}cancel/`] = { cancel_at: canceled.cancel_at };
    site.answers[PATH] = subscriptionOf(canceled);
    await userEvent.click(question.getByRole('button', { name: 'Jetzt kündigen' }));
    expect(await screen.findByText('Ihr Paket ist gekündigt.')).toBeVisible();
    expect(await screen.findByText(/^Gekündigt\. Ihr Paket gilt noch bis 6\. Dezember 2026/)).toBeVisible();
    site.answers[`POST ${PATH}resume/`] = subscriptionOf();
    site.answers[PATH] = subscriptionOf();
    await userEvent.click(await screen.findByRole('button', { name: 'Kündigung zurücknehmen' }));
    expect(await screen.findByText('Die Kündigung ist zurückgenommen. Ihr Paket läuft weiter.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Paket kündigen' })).toBeVisible();
  });

  it('PK-04 PK-08 on Premium leads to questions and visits, chooses the next period, and shows a refusal', async () => {
    await showPackage({ package: 'PREMIUM_TIER' }, true);
    await expectLink('Frage stellen oder Besuch vor Ort vereinbaren', '/profile/company/unterstuetzung');
    await userEvent.click(screen.getByRole('radio', { name: 'Plus, jährlich' }));
    site.answers[`POST ${PATH}change/`] = new Refusal(409, { message: 'Ihr Paket ist gekündigt.' });
    await userEvent.click(screen.getByRole('button', { name: 'Wahl speichern' }));
    expect(await screen.findByText('Ihr Paket ist gekündigt.')).toBeVisible();
    site.answers[`POST ${PATH}change/`] = subscriptionOf();
    await userEvent.click(screen.getByRole('button', { name: 'Wahl speichern' }));
    expect(await screen.findByText('Ihre Wahl ist gespeichert.')).toBeVisible();
    expect(site.written.at(-1)?.body).toEqual({ package: 'PLUS_TIER', period: 'YEARLY' });
  });

  it.each([
    ['GRANTED', /freigeschaltet/],
    ['FORMER_OWNER', /Es endet am 6\. Dezember 2026/],
  ] as const)('PK-04 a package of source %s cannot be canceled by this account', async (source, text) => {
    await showPackage({ ...canceled, source });
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
