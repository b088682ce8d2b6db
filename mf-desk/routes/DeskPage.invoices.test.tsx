import { invoiceSchema, type Invoice } from '@care/contracts/schemas';
import { STAFF_ROLES } from '@care/contracts/vocabulary';
import { paul, Refusal, siteOfTests } from '@care/contracts/testing/site';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showAt } from '../testing/show-at';

const site = siteOfTests();
const LIST = '/api-backend/admin/invoice/';
const PAID = 'POST /api-backend/admin/invoice/7/paid/';

const placement = invoiceSchema.parse({
  ...{ id: 7, number: 'RE-2026-000421', kind: 'INVOICE', source: 'PLACEMENT', title: 'Vermittlung: Pflegefachkraft' },
  ...{ service_from: '2026-10-10', service_to: '2026-10-10', issued_on: '2026-10-10', due_on: '2026-11-09' },
  ...{ refers_to: null, net_cents: 80_000, vat_cents: 15_200, gross_cents: 95_200, state: 'OPEN' },
  pdf_url: '/api-backend/payment/invoice/7/pdf/?key=k',
});
const listOf = (...results: Invoice[]) => ({ count: results.length, results });

beforeEach(() => {
  site.signedIn = true;
  site.user = { ...paul, is_staff: true, staff_roles: [...STAFF_ROLES] };
  site.answers[LIST] = listOf(placement);
});

async function open() {
  await showAt('/verwaltung?view=invoices');
  return within(await screen.findByRole('region', { name: placement.number }));
}
const note = () => userEvent.click(screen.getByRole('button', { name: 'Zahlung vermerken: RE-2026-000421' }));

it('PK-07 SH-21 lists open invoices; the day on which the money came in is noted, and the invoice leaves the list', async () => {
  const invoice = await open();
  expect(invoice.getByText(/^Vermittlung: Pflegefachkraft: 952\s€ inkl\. USt\.$/)).toBeVisible();
  expect(invoice.getByText('Überfällig seit dem 9. November 2026')).toBeVisible();
  const pdf = invoice.getByRole('link', { name: 'RE-2026-000421 als PDF öffnen' });
  expect(pdf).toHaveAttribute('href', placement.pdf_url);
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
  const done = await screen.findByText('RE-2026-000421 ist als bezahlt vermerkt.');
  await waitFor(() => expect(done.closest('[role="status"]')).toHaveFocus());
  expect(await screen.findByText('Keine Rechnung ist offen.')).toBeVisible();
  expect(site.written.at(-1)).toEqual({ path: PAID, body: { paid_on: '2026-11-20' } });
});

it('PK-07 OP-10 is for the role FINANCE: others read which role is missing, and see links to what they may', async () => {
  site.answers[LIST] = 403;
  site.user = { ...paul, is_staff: true, staff_roles: ['MODERATOR'] };
  const { goTo } = await showAt('/verwaltung?view=invoices');
  expect(await screen.findByText(/^Für diese Seite braucht Ihr Konto die Rolle „Buchhaltung“\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Protokoll' })).toHaveAttribute('href', '/verwaltung?view=log');
  expect(screen.queryByRole('link', { name: 'Offene Rechnungen' })).not.toBeInTheDocument();
  site.answers['/api-backend/admin/queue/?limit=50&offset=0'] = 403;
  await goTo('/verwaltung');
  expect(await screen.findByText(/die Rolle „Prüfung“/)).toBeVisible();
  site.user = paul;
  await showAt('/verwaltung?view=invoices');
  expect(await screen.findByText('Diese Seite ist nur für die Prüfstelle.')).toBeVisible();
});
