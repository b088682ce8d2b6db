import { loadSession, show } from '@care/contracts/testing';
import { Refusal, siteOfTests } from '@care/contracts/testing/site';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { subscriptionOf } from '../../testing/payment';
import { CompanyPackage } from './CompanyPackage';

const site = siteOfTests();
const PATH = '/api-backend/payment/subscription/';
const canceled = { cancel_at: '2026-12-06T10:00:00.000Z', renews_at: null, cancel_would: null };

async function showPackage(given: Parameters<typeof subscriptionOf>[0] = {}, isChanging = false) {
  site.signedIn = true;
  site.answers[PATH] = subscriptionOf(given);
  await loadSession();
  return show(<CompanyPackage isChanging={isChanging} />);
}

describe('the booked package in the company area', () => {
  it('PK-04 shows trial, next payment with VAT, and that a test costs nothing', async () => {
    await showPackage({ trial_ends_at: '2026-12-06T10:00:00.000Z' });
    expect(await screen.findByText('Der kostenlose Test läuft bis 6. Dezember 2026.')).toBeVisible();
    expect(screen.getByText(/^Nächste Zahlung am 6\. Dezember 2026: 46,41.€ inkl\. USt\., monatlich\.$/)).toBeVisible();
    expect(screen.getByText(/Es fließt kein Geld/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Paket wechseln' })).toHaveAttribute(
      'href',
      '/pakete?package=PREMIUM_TIER&period=MONTHLY',
    );
    const invoices = screen.getByRole('link', { name: 'Paket und Rechnungen' });
    expect(invoices).toHaveAttribute('href', '/profile/company/rechnungen');
    expect(screen.queryByRole('link', { name: /Frage stellen/ })).toBeNull();
  });

  it.each([
    ['a package of a former owner', 'FORMER_OWNER', 'PREMIUM_TIER', 'YEARLY', ['PREMIUM_TIER&period=YEARLY']],
    ['a granted Plus', 'GRANTED', 'PLUS_TIER', null, ['PREMIUM_TIER&period=MONTHLY']],
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
    'PK-01 PK-03 offers "JETZT BUCHEN" beside Free only where packages can be booked: %s',
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

  it('PK-04 chooses the next period, and a refusal is shown', async () => {
    await showPackage({ package: 'PREMIUM_TIER' }, true);
    await userEvent.click(await screen.findByRole('radio', { name: 'Plus, jährlich' }));
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

  it('SH-15 PK-08 a failed load can be retried; only Premium leads to questions and visits', async () => {
    site.signedIn = true;
    site.answers[PATH] = 503;
    await loadSession();
    show(<CompanyPackage isChanging={false} />);
    const alert = await screen.findByRole('alert');
    site.answers[PATH] = subscriptionOf({ package: 'PREMIUM_TIER' });
    await userEvent.click(within(alert).getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByRole('button', { name: 'Paket kündigen' })).toBeVisible();
    const visit = screen.getByRole('link', { name: 'Frage stellen oder Besuch vor Ort vereinbaren' });
    expect(visit).toHaveAttribute('href', '/profile/company/unterstuetzung');
  });
});
