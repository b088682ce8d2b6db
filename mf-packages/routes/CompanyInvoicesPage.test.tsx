import { applyStyles, loadSession, showRoutes } from '@care/contracts/testing';
import { paul, Refusal, siteOfTests } from '@care/contracts/testing/site';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from '@care/contracts/router';
import { billing, credit, invoiceOf, lastYear, listOf, placement } from '../testing/invoices';
import { subscriptionOf } from '../testing/payment';
import { companyInvoicesHead, CompanyInvoicesPage } from './CompanyInvoicesPage';
import { companySupportHead } from './CompanySupportPage';

const site = siteOfTests();
const AT = '/profile/company/rechnungen';
const BILLING = '/api-backend/payment/billing/';
const SUBSCRIPTION = '/api-backend/payment/subscription/';
const INVOICES = '/api-backend/payment/invoice/';

beforeEach(() => {
  applyStyles(); // a caption of each row is hidden
  sessionStorage.clear();
  site.signedIn = true;
  Object.assign(site.answers, {
    [INVOICES]: listOf([placement, credit, invoiceOf(), invoiceOf({ state: 'CREDITED', id: 330 }), lastYear]),
    [BILLING]: billing,
    [SUBSCRIPTION]: subscriptionOf(),
  });
});

it('SH-20 pages of an owner are not indexed', () => {
  for (const head of [companyInvoicesHead(), companySupportHead()]) expect(head.robots).toBe('noindex,follow');
});

/** The page in its route, which gives it the address. */
function Page() {
  const { pathname, search } = useLocation();
  return <CompanyInvoicesPage params={{}} url={new URL(pathname + search, window.location.origin)} />;
}
async function showAt(at = AT) {
  await loadSession();
  return showRoutes(
    [
      { path: AT, element: <Page /> },
      { path: '*', element: <h1>Andere Seite</h1> },
    ],
    { at },
  );
}
const plain = (element: HTMLElement) => element.textContent.replaceAll('\u00a0', ' ');
/** The rows of invoices; without a media query the head is not shown. */
const rows = async () => (await screen.findAllByRole('row')).map(plain);

it('PK-07 the page of package and invoices: lists the invoices of the newest or the chosen year with number, subject, state, amount and PDF', async () => {
  // A year without invoices counts as not given.
  const { addressNow } = await showAt(`${AT}?year=1999`);
  expect(await rows()).toEqual([
    expect.stringMatching(
      /^RE-2026-000421Vermittlung: Dauernachtwachevom 10\. November 2026Offen bis 10\. Dezember 2026.*952,00 €PDF$/,
    ),
    expect.stringMatching(/^GS-2026-000009Gutschrift zu RE-2026-000330vom 3\. November 2026Ausgezahlt.*− 46,41 €PDF$/),
    expect.stringMatching(
      /^RE-2026-000412Plus, monatlich, 3\. November bis 2\. Dezember 2026vom .*Bezahlt.*46,41 €PDF$/,
    ),
    expect.stringMatching(/Gutgeschrieben/),
  ]);
  const pdf = screen.getByRole('link', { name: 'RE-2026-000421 als PDF herunterladen' });
  expect(pdf).toHaveAttribute('href', placement.pdf_url);
  expect(pdf).toHaveAttribute('download');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Jahr' }), '2025');
  expect(addressNow()).toBe(`${AT}?year=2025`);
  expect(await rows()).toEqual([expect.stringContaining('15. Dezember 2025 bis 14. Januar 2026')]);
});

it('PK-07 the page of package and invoices: without invoices it says so, and when the first one comes after the free days', async () => {
  site.answers[INVOICES] = listOf([]);
  site.answers[SUBSCRIPTION] = subscriptionOf({ trial_ends_at: '2026-12-06T10:00:00.000Z' });
  await showAt();
  expect(await screen.findByText('Noch keine Rechnungen.')).toBeVisible();
  expect(await screen.findByText('Die erste erscheint nach dem Test, am 6. Dezember 2026.')).toBeVisible();
  expect(screen.queryByRole('combobox')).toBeNull();
});

it('PK-07 SH-15 the page of package and invoices: a failed load can be retried; says that invoices are still to be issued', async () => {
  site.answers[INVOICES] = 503;
  await showAt();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Ihre Rechnungen konnten nicht geladen werden.');
  site.answers[INVOICES] = listOf([placement], 2);
  await userEvent.click(within(alert).getByRole('button', { name: 'Erneut versuchen' }));
  expect(await rows()).toHaveLength(1);
  expect(screen.getByText(/^2 Rechnungen werden noch ausgestellt\./)).toBeVisible();
});

it('PK-04 the page of package and invoices: shows package, price and next charge, and cancels as the company area does', async () => {
  await showAt();
  const panel = within(await screen.findByRole('region', { name: 'Ihr Paket: Plus, monatlich' }));
  expect(panel.getByText(/^39.€$/)).toBeVisible();
  expect(await panel.findByText(/^Nächste Zahlung am 6\. Dezember 2026: 46,41.€ inkl\. USt\./)).toBeVisible();
  expect(panel.getByRole('button', { name: 'Paket kündigen' })).toBeVisible();
  expect(panel.queryByRole('link', { name: 'Paket und Rechnungen' })).toBeNull();
});

it('PK-07 SH-09 the page of package and invoices: a visitor is sent to sign in and comes back to the year', async () => {
  site.signedIn = false;
  const { addressNow } = await showAt(`${AT}?year=2025`);
  await waitFor(() => expect(addressNow()).toBe(`/login?callbackUrl=${encodeURIComponent(`${AT}?year=2025`)}`));
});

it('PK-07 the page of package and invoices: somebody without a provider reads how to get one', async () => {
  site.user = { ...paul, company: null };
  site.answers[INVOICES] = listOf([]);
  await showAt();
  expect(await screen.findByText('Hier stehen Paket und Rechnungen einer Einrichtung.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Einrichtung registrieren' })).toBeVisible();
});

it('PK-07 the page of package and invoices: a former owner still has the invoices', async () => {
  site.user = { ...paul, company: null };
  site.answers[INVOICES] = listOf([invoiceOf()]);
  await showAt();
  expect(await rows()).toHaveLength(1);
  expect(screen.getByText(/^Mit Ihrem Konto ist zurzeit keine Einrichtung verbunden\./)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Rechnungsdaten' })).toBeNull();
});

async function edit() {
  await showAt();
  await userEvent.click(await screen.findByRole('button', { name: 'Rechnungsdaten bearbeiten' }));
  return screen.findByRole('textbox', { name: /^Firma oder Träger/ });
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Speichern' }));

it('PK-07 the buyer on the next invoices: is shown and changed, with faults at their fields; issued invoices stay as they are', async () => {
  const name = await edit();
  expect(name).toHaveFocus();
  await userEvent.clear(name);
  await userEvent.clear(screen.getByRole('textbox', { name: /^E-Mail für Rechnungen/ }));
  await save();
  const banner = await screen.findByRole('alert');
  await waitFor(() => expect(banner).toHaveFocus());
  expect(within(banner).getAllByRole('link')).toHaveLength(2);
  expect(site.written).toEqual([]);
  await userEvent.type(name, 'Holding');
  await userEvent.type(screen.getByRole('textbox', { name: /^E-Mail für Rechnungen/ }), billing.email);
  site.answers[`PUT ${BILLING}`] = new Refusal(422, { details: { vat_id: 'Bitte prüfen Sie die USt-IdNr.' } });
  await save();
  const field = screen.getByRole('textbox', { name: /^USt-IdNr\./ });
  await waitFor(() => expect(field).toBeInvalid());
  expect(field).toHaveAccessibleDescription(expect.stringContaining('Bitte prüfen Sie die USt-IdNr.'));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  const changed = { ...billing, name: 'Holding' };
  Object.assign(site.answers, { [`PUT ${BILLING}`]: changed, [BILLING]: changed });
  await save();
  expect(await screen.findByText('Ihre Rechnungsdaten sind gespeichert.')).toBeVisible();
  expect(await screen.findByText('Holding')).toBeVisible();
  expect(site.written.at(-1)).toEqual({ path: `PUT ${BILLING}`, body: changed });
  expect(screen.getByText(/Ausgestellte Rechnungen bleiben, wie sie sind\./)).toBeVisible();
  expect(screen.getByText('nicht angegeben')).toBeVisible();
});

it('PK-07 the buyer on the next invoices: cancel leaves everything as it was, with the focus in the section; a late answer leaves the next form open', async () => {
  let answerLate = () => undefined as void;
  site.answers[`PUT ${BILLING}`] = new Promise<object>((resolve) => {
    answerLate = () => resolve(billing);
  });
  const name = await edit();
  await userEvent.type(name, '!');
  await save();
  await waitFor(() => expect(site.written).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: 'Abbrechen' }));
  expect(screen.getByRole('region', { name: 'Rechnungsdaten' })).toHaveFocus();
  expect(screen.getByText('Lindenhof gGmbH')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Rechnungsdaten bearbeiten' }));
  const again = await screen.findByRole('textbox', { name: /^Firma oder Träger/ });
  const asked = () => site.requests.filter((one) => one === `GET ${BILLING}`).length;
  const before = asked();
  answerLate();
  await waitFor(() => expect(asked()).toBeGreaterThan(before));
  expect(again).toBeVisible();
});
