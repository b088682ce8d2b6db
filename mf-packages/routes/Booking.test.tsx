import type { CompanyPage } from '@care/contracts/schemas';
import { loadSession, show, showRoutes } from '@care/contracts/testing';
import { paul, Refusal, siteOfTests } from '@care/contracts/testing/site';
import { screen, waitFor, within, fireEvent } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { packageList } from '../testing/package-list';
import { checkoutOf, ORDER_ID, orderOf, quoteOf } from '../testing/payment';
import { PackagesPage } from './PackagesPage';

const site = siteOfTests();
const CHECKOUT = 'POST /api-backend/payment/checkout/';
const AT = '/pakete?package=PLUS_TIER&period=MONTHLY';
const quotePath = (choice: string) => `/api-backend/payment/quote/?company=7&${choice}`;
const PLUS_MONTHLY = quotePath('package=PLUS_TIER&period=MONTHLY');
const order = (path = '') => `/api-backend/payment/order/${ORDER_ID}/${path}`;
const company = {
  ...{ id: 7, slug: 'lindenhof', name: 'Haus Lindenhof', operator: 'Lindenhof gGmbH' },
  ...{ street: 'Gartenweg 2, 50733 Köln, Deutschland', zip_code: '50733', city: 'Köln' },
} as CompanyPage;

beforeEach(() => {
  sessionStorage.clear();
  site.signedIn = true;
  site.user = { ...paul, backend_permission_group_name: 'FREE_TIER' };
  Object.assign(site.answers, {
    '/api-backend/package/': packageList,
    '/api-backend/company/by-slug/lindenhof/': company,
    [PLUS_MONTHLY]: quoteOf(),
    [CHECKOUT]: checkoutOf(),
    [order()]: orderOf('PENDING'),
  });
});

async function showAt(at: string) {
  await loadSession();
  return show(<PackagesPage />, { at });
}
const orderButton = () => screen.findByRole('button', { name: 'Zahlungspflichtig bestellen' });

async function placeOrder() {
  const button = await orderButton();
  await userEvent.click(screen.getByRole('checkbox', { name: /AGB/ }));
  await userEvent.click(button);
}
const dialog = () => screen.findByRole('dialog', { name: 'Zahlung' });
async function startPaying() {
  await showAt(AT);
  await placeOrder();
}
const close = async () => userEvent.click(within(await dialog()).getByRole('button', { name: 'Zahlung schließen' }));
const frame = async () => (await dialog()).querySelector('iframe')!;

/** A message to the page, by default from the frame and its site. */
async function postMessage(given: { origin?: string; source?: unknown; data?: object } = {}) {
  const source = (await frame()).contentWindow;
  const data = { type: 'payment:done', order: ORDER_ID };
  fireEvent(window, new MessageEvent('message', { origin: 'https://pay.example', source, data, ...(given as object) }));
}
const asked = () => site.requests.filter((path) => path === `GET ${order()}`).length;

it('PK-03 booking a package: all figures stand beside the button: net, VAT, gross, trial, term and cancellation; they follow the address', async () => {
  site.answers[quotePath('package=PREMIUM_TIER&period=MONTHLY')] = quoteOf({
    ...{ package: 'PREMIUM_TIER', price_cents: 6809, credit_cents: 1430, net_cents: 5379, vat_cents: 1022 },
    ...{ gross_cents: 6401, due_cents: 6401, trial_ends_at: null, refund_gross_cents: 46_797 },
  });
  const { addressNow } = await showAt(AT);
  await orderButton();
  const part = within(screen.getByRole('region', { name: '3. Prüfen und bestellen' }));
  const plain = () => part.getByText('Heute zu zahlen').closest('dl')!.textContent.replaceAll('\u00a0', ' ');
  expect(plain()).toBe(
    '14 Tage Test, bis 6. Dezember 20260 €danach für einen Monat39 €19 % USt.7,41 €Ab 6. Dezember 2026 fällig46,41 €Heute zu zahlen0 €',
  );
  expect(part.getByText(/^Kündigen Sie bis 6\. Dezember 2026, zahlen Sie nichts\./)).toBeVisible();
  expect(part.getByText(/verlängert sich das Paket ab 6\. Dezember 2026 jeweils für einen Monat/)).toBeVisible();
  expect(part.getByText(/ausschließlich an Unternehmen/)).toBeVisible();
  expect(part.getByText(/es fließt kein Geld/)).toBeVisible();
  expect(screen.getByText('Bis zu 3 Stellenangebote, 5 Anschreiben im Monat, 11 Bilder und Videos')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: /^Premium/ }));
  expect(addressNow()).toBe('/pakete?package=PREMIUM_TIER&period=MONTHLY');
  expect(await screen.findByText('abzüglich Restlaufzeit Ihres Pakets')).toBeVisible();
  expect(screen.getByText('Heute zu zahlen').parentElement).toHaveTextContent(/64,01/);
  expect(screen.getByText(/^Für nicht genutzte Zeit Ihres bisherigen Pakets zahlen wir 467,97/)).toBeVisible();
});

it('PK-03 booking a package: sends package, period and billing address, which begins with that of the provider; a fault keeps the key', async () => {
  await showAt(AT);
  await orderButton();
  await userEvent.clear(screen.getByRole('textbox', { name: /Firma/ }));
  await userEvent.click(await orderButton());
  const banner = await screen.findByRole('alert');
  const links = within(banner).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Firma oder Träger'),
    expect.stringContaining('Zustimmung zu den AGB'),
  ]);
  expect(site.written).toEqual([]);
  await userEvent.type(screen.getByRole('textbox', { name: /Firma/ }), 'Holding');
  site.answers[CHECKOUT] = new Refusal(422, { details: { 'billing.vat_id': 'Bitte prüfen Sie die USt-IdNr.' } });
  await placeOrder();
  const field = screen.getByRole('textbox', { name: /USt-IdNr/ });
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Bitte prüfen/));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  site.answers[CHECKOUT] = 503;
  await userEvent.click(await orderButton());
  await waitFor(() => expect(site.keys).toHaveLength(2));
  expect(new Set(site.keys).size).toBe(1);
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  site.answers[CHECKOUT] = checkoutOf();
  await userEvent.click(await orderButton());
  await dialog();
  expect(site.written.at(-1)).toEqual({
    path: CHECKOUT,
    body: {
      ...{ package: 'PLUS_TIER', period: 'MONTHLY', company: 7, accept_terms: true, trial: true, due_cents: 0 },
      gross_cents: 4641,
      billing: { name: 'Holding', street: 'Gartenweg 2', zip_code: '50733', city: 'Köln', vat_id: '' },
    },
  });
});

it('PK-03 booking a package: after a refused order the amount is read again', async () => {
  site.answers[CHECKOUT] = new Refusal(409, { message: 'Der Betrag hat sich geändert.' });
  await showAt(AT);
  await orderButton();
  site.answers[PLUS_MONTHLY] = quoteOf({ gross_cents: 5950, due_cents: 5950 });
  await placeOrder();
  expect(await screen.findByText('Der Betrag hat sich geändert.')).toBeVisible();
  const part = within(screen.getByRole('region', { name: '3. Prüfen und bestellen' }));
  await waitFor(() => expect(part.getAllByText(/^59,50\s€$/)).not.toHaveLength(0));
});

it('PK-03 booking a package: what cannot be booked has no button, and says why', async () => {
  site.answers[PLUS_MONTHLY] = new Refusal(409, { message: 'Ihre Einrichtung hat das Paket Plus schon.' });
  await showAt(AT);
  expect(await screen.findByText('Ihre Einrichtung hat das Paket Plus schon.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Zahlungspflichtig bestellen' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Mein Unternehmen öffnen' })).toHaveAttribute('href', '/profile/company');
});

it('PK-03 booking a package: somebody without a provider is led to registering one', async () => {
  site.user = { ...paul, company: null };
  await showAt(AT);
  expect(await screen.findByText('Pakete buchen Inhaberinnen und Inhaber einer Einrichtung.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Einrichtung registrieren' })).toBeVisible();
});

it('PK-01 SH-09 booking a package: a visitor signs in and comes back to the booking', async () => {
  site.signedIn = false;
  const { addressNow } = await showAt(AT);
  await waitFor(() =>
    expect(addressNow()).toBe('/login?callbackUrl=%2Fpakete%3Fpackage%3DPLUS_TIER%26period%3DMONTHLY'),
  );
});

it('PK-04 paying: a message of the frame is a hint, others are ignored: the order says that it is paid, and the tier is loaded again', async () => {
  await startPaying();
  expect(await frame()).toHaveAttribute('src', 'https://pay.example/page');
  expect(await frame()).toHaveAttribute('title', 'Zahlung');
  await waitFor(() => expect(asked()).toBe(1));
  await postMessage({ origin: 'https://fremd.example' });
  await postMessage({ source: window });
  await postMessage({ data: { type: 'other', order: ORDER_ID } });
  await postMessage({ data: { type: 'payment:done', order: 'another' } });
  await postMessage({ data: 'payment:done' as unknown as object });
  expect(asked()).toBe(1);
  await postMessage();
  await waitFor(() => expect(asked()).toBe(2));
  expect(screen.queryByText('Danke für Ihre Zahlung.')).toBeNull();
  site.answers[order()] = orderOf('PAID');
  const details = () => site.requests.filter((path) => path === 'GET /api-backend/user/details/').length;
  const before = details();
  await postMessage();
  expect(await screen.findByRole('heading', { level: 1, name: 'Danke für Ihre Zahlung.' })).toBeVisible();
  expect(screen.getByText(/^Plus gilt ab sofort\. Der Test läuft bis 6\. Dezember 2026\./)).toBeVisible();
  await waitFor(() => expect(details()).toBeGreaterThan(before));
  expect(sessionStorage.getItem('drafts') ?? '').not.toContain('package-booking');
});

it('PK-04 paying: closing asks first; leaving cancels the order and keeps the entries', async () => {
  site.answers[`POST ${order('cancel/')}`] = orderOf('CANCELED');
  await startPaying();
  await close();
  const question = () => screen.findByRole('dialog', { name: 'Möchten Sie die Zahlung wirklich abbrechen?' });
  await userEvent.click(within(await question()).getByRole('button', { name: 'Weiter bezahlen' }));
  expect(await dialog()).toBeVisible();
  expect(site.written).toHaveLength(1);
  await close();
  site.answers[order()] = orderOf('CANCELED');
  await userEvent.click(within(await question()).getByRole('button', { name: 'Zahlung abbrechen' }));
  expect(await screen.findByText('Ihre Zahlung wurde storniert')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Firma/ })).toHaveValue('Lindenhof gGmbH');
  // Another order has another key.
  site.answers[order()] = orderOf('PENDING');
  await userEvent.click(await orderButton());
  await waitFor(() => expect(site.written).toHaveLength(3));
  expect(site.keys[2]).not.toBe(site.keys[0]);
});

it('PK-04 paying: the late answer of a canceled order leaves the next order open', async () => {
  let answerLate = () => undefined as void;
  site.answers[`POST ${order('cancel/')}`] = new Promise<object>((resolve) => {
    answerLate = () => resolve(orderOf('CANCELED'));
  });
  await startPaying();
  await close();
  await userEvent.click(await screen.findByRole('button', { name: 'Zahlung abbrechen' }));
  site.answers[order()] = orderOf('CANCELED');
  await postMessage();
  expect(await screen.findByText('Ihre Zahlung wurde storniert')).toBeVisible();
  site.answers[order()] = orderOf('PENDING');
  await userEvent.click(await orderButton());
  expect(await dialog()).toBeVisible();
  const before = asked();
  answerLate();
  await waitFor(() => expect(asked()).toBeGreaterThan(before));
  expect(await dialog()).toBeVisible();
});

it('PK-04 paying: an order that was paid before it could be canceled is paid', async () => {
  site.answers[`POST ${order('cancel/')}`] = orderOf('PAID');
  await startPaying();
  await close();
  site.answers[order()] = orderOf('PAID');
  await userEvent.click(await screen.findByRole('button', { name: 'Zahlung abbrechen' }));
  expect(await screen.findByText('Danke für Ihre Zahlung.')).toBeVisible();
});

it('PK-04 paying: a declined payment says so above the form', async () => {
  await startPaying();
  await dialog();
  site.answers[order()] = orderOf('FAILED');
  await postMessage();
  expect(await screen.findByText('Die Zahlung wurde abgelehnt.')).toBeVisible();
  expect(await orderButton()).toBeVisible();
});

const back = (payment: string) => `/pakete?payment=${payment}&order=${ORDER_ID}`;

it('PK-04 the way back from paying: waits for the payment service, and says what became of the order, not what the address says', async () => {
  const { unmount } = await showAt(back('success'));
  expect(await screen.findByText('Wir warten auf die Bestätigung Ihrer Zahlung.')).toBeVisible();
  expect(site.written).toEqual([]);
  unmount();
  site.answers[order()] = orderOf('FAILED');
  await showAt(back('success'));
  expect(await screen.findByText('Die Zahlung wurde abgelehnt.')).toBeVisible();
});

it('PK-04 the way back from paying: a canceled payment cancels the open order', async () => {
  site.answers[`POST ${order('cancel/')}`] = orderOf('CANCELED');
  site.lookUp = (path) => (path === order() && site.written.length > 0 ? orderOf('CANCELED') : undefined);
  await showAt(back('canceled'));
  await waitFor(() => expect(site.written.map(({ path }) => path)).toEqual([`POST ${order('cancel/')}`]));
  site.answers[order()] = orderOf('CANCELED');
  expect(await screen.findByText('Ihre Zahlung wurde storniert', {}, { timeout: 5000 })).toBeVisible();
});

it("PK-04 the way back from paying: somebody else's order is unknown, and an address without one shows the packages", async () => {
  site.answers[order()] = new Refusal(404, { message: 'Diese Bestellung gibt es nicht.' });
  const { unmount } = await showAt(back('success'));
  expect(await screen.findByText('Diese Bestellung gibt es nicht.')).toBeVisible();
  unmount();
  await showAt('/pakete?payment=success&order=1');
  expect(await screen.findByRole('heading', { level: 1, name: /Pakete & Preise/ })).toBeVisible();
});

it('PK-04 a service that forbids frames gets the whole page', async () => {
  site.answers[CHECKOUT] = checkoutOf({ framed: false, access_url: '#zahlung' });
  await loadSession();
  showRoutes([{ path: '*', element: <PackagesPage /> }], { at: AT });
  await placeOrder();
  expect(await screen.findByText('Sie werden zur Zahlung weitergeleitet …')).toBeVisible();
  await waitFor(() => expect(window.location.hash).toBe('#zahlung'));
  expect(screen.queryByRole('dialog')).toBeNull();
});
