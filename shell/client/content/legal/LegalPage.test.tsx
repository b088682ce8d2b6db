import { makeStore } from '@care/contracts';
import { missingFor, OPERATOR_PAGES } from '@care/contracts/operator';
import { publicOperatorSchema, type PublicOperator } from '@care/contracts/schemas';
import { contextOf, endPage, loadSession, pageHtml, showPage } from '@care/contracts/testing';
import { paul, siteOfTests } from '@care/contracts/testing/site';
import { screen } from '@testing-library/react';
import * as page from './LegalPage';
import { legalHead, legalNames, legalSections } from './legal-texts';
import texts from './texts.de.json';

const { head } = page;
const operator: PublicOperator = publicOperatorSchema.parse({
  ...{ name: 'Pflegefenster GmbH', street: 'Am Ring 5', zip_code: '50667', city: 'Köln', represented_by: 'Ada Amt' },
  ...{ phone: '0221 123456', email: 'post@betreiber.example', register: 'Amtsgericht Köln, HRB 1', vat_id: '' },
  ...{ editor: 'Ada Amt, Köln', data_protection_officer: '', data_protection_authority: 'LDI NRW', log_days: '14' },
  ...{ hosting: 'Rechenzentrum Köln', recipients: 'Der Versand.', market_authority: 'MLBF', known_barriers: 'Keine.' },
  checked_on: '2026-11-03',
});
const optional = ['register', 'vat_id', 'data_protection_officer'] as const;

const site = siteOfTests();
const READ = '/api-backend/operator/';
beforeEach(() => endPage());

it('SH-20 hyphenates the headline only, not the title for tabs and search engines', () => {
  expect(legalHead('terms').title).toBe('Allgemeine Geschäfts\u00adbedingungen');
  const { title } = head({ store: makeStore(), params: {}, url: contextOf('/agb').url });
  expect(title).toBe('Allgemeine Geschäftsbedingungen');
});

it('SH-20 OP-06 fills in the operator and the years that the law asks for, and leaves out what the operator does not have', () => {
  const shown = Object.values(legalNames).flatMap((name) => legalSections(name, operator));
  const text = shown.map((section) => section.text).join('\n');
  expect(text).not.toMatch(/\{\{|\[/);
  expect(text).toContain('Anbieter dieses Portals ist Pflegefenster GmbH, Am Ring 5, 50667 Köln.');
  expect(text).toContain('gelöscht wird nach 14 Tagen');
  expect(text).toContain('3. November 2026');
  expect(text).toContain('Registereintrag: Amtsgericht Köln, HRB 1');
  expect(text).not.toMatch(/Umsatzsteuer-Identifikationsnummer|Datenschutzbeauftragte Person/);
  const ids = (change: Partial<PublicOperator>) =>
    legalSections('imprint', { ...operator, ...change }).map(({ id }) => id);
  expect(ids({})).toContain('register');
  expect(ids({ register: '' })).not.toContain('register');
});

it('OP-07 a page needs all data that its text names, except what an operator need not have', () => {
  for (const name of OPERATOR_PAGES) {
    const named = JSON.stringify(texts[name]).match(/(?<=\{\{)\w+(?=\}\})/g) ?? [];
    const needed = new Set(named.filter((field) => field in operator && !optional.some((one) => one === field)));
    const asked = missingFor(name, {}).filter((field) => field !== 'checked_on');
    needed.delete('checked_on');
    expect([name, [...needed].sort()]).toEqual([name, asked.sort()]);
  }
});

it('OP-07 a page that lacks data is 503 and noindex; visitors are told so calmly, STAFF reads the reason with a link to the desk', async () => {
  site.answers[READ] = { ...operator, phone: '' };
  const context = contextOf('/impressum');
  const { outcome } = await showPage(page, context);
  expect(outcome).toEqual({ kind: 'unavailable' });
  expect(head(context)).toEqual({ title: 'Impressum', robots: 'noindex,follow' });
  expect(screen.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible();
  expect(screen.getByText(/^Diese Seite ist noch nicht fertig\./)).toBeVisible();
  expect(screen.queryByText(/Prüfstelle|Telefon|Am Ring/)).toBeNull();
  site.signedIn = true;
  site.user = { ...paul, is_staff: true };
  await loadSession();
  expect(await screen.findByText('Es fehlen Angaben zum Betreiber: Telefon.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Angaben ergänzen' })).toHaveAttribute('href', '/verwaltung?view=operator');
});

it('OP-07 a page that has its data is public, and one that needs none does not ask for it', async () => {
  const ranking = await pageHtml(page, contextOf('/so-sortieren-wir'));
  expect([ranking.includes('Luftlinie'), site.requests]).toEqual([true, []]);
  site.answers[READ] = operator;
  const context = contextOf('/impressum');
  expect(await pageHtml(page, context)).toContain('Vertreten durch: Ada Amt');
  expect(await page.load(context)).toEqual({ kind: 'ok' });
  expect(head(context)).toMatchObject({ canonical: '/impressum' });
  expect(head(context)).not.toHaveProperty('robots');
});

it('OP-55 the privacy notice lists the times of the register, and is not shown without them', async () => {
  const READ_TIMES = '/api-backend/retention/';
  site.answers[READ] = operator;
  site.answers[READ_TIMES] = { count: 2, results: ['Nachrichten: 24 Monate', 'Links aus E-Mails: 7 Tage'] };
  const html = await pageHtml(page, contextOf('/datenschutz'));
  expect(html).toMatch(/<ul><li>Nachrichten: 24 Monate<\/li><li>Links aus E-Mails: 7 Tage<\/li><\/ul>/);
  endPage();
  site.answers[READ_TIMES] = 500;
  const { outcome } = await showPage(page, contextOf('/datenschutz'));
  expect(outcome).toEqual({ kind: 'unavailable' });
  expect(await screen.findByText('Die Angaben konnten nicht geladen werden.')).toBeVisible();
});

it('OP-07 says that the data could not be loaded', async () => {
  site.answers[READ] = 500;
  const { outcome } = await showPage(page, contextOf('/impressum'));
  expect(outcome).toEqual({ kind: 'unavailable' });
  expect(await screen.findByText('Die Angaben konnten nicht geladen werden.')).toBeVisible();
});
