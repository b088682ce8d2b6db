import { tariffSchema, type Tariff, type TariffRow } from '@care/contracts/schemas';
import { Refusal } from '@care/contracts/testing/site';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readValue } from '../features/prices/Prices';
import { showAt, siteOfStaff } from '../testing/show-at';

const site = siteOfStaff();
const LIST = '/api-backend/admin/tariff/';

const start = (value: number, state: TariffRow['state'] = 'PRESENT'): TariffRow => ({
  ...{ id: null, value, valid_from: null, state },
});
const coming: TariffRow = { id: 7, value: 4500, valid_from: '2027-03-01', state: 'COMING' };
const tariffWith = (...rows: TariffRow[]): Tariff =>
  tariffSchema.parse({
    today: '2026-11-29',
    results: [
      { figure: 'PLUS', label: 'Plus pro Monat', kind: 'CENTS', least: 100, most: 10_000_000, rows },
      { figure: 'JOBS', label: 'Plus: Stellenangebote', kind: 'COUNT', least: 1, most: 1000, rows: [start(3)] },
    ],
  });

beforeEach(() => void (site.answers[LIST] = tariffWith(start(3900))));

const add = () => userEvent.click(screen.getByRole('button', { name: 'Änderung anlegen' }));

it('OP-50 SH-21 shows what holds and what comes, adds a change in euros, and withdraws it', async () => {
  await showAt('/verwaltung?view=prices');
  expect(await screen.findByRole('row', { name: /^Plus pro Monat/ })).toHaveTextContent('39 €');
  const value = screen.getByLabelText(/^Neuer Wert/);
  await userEvent.selectOptions(screen.getByLabelText(/^Preis, Gebühr oder Grenze/), 'Plus pro Monat');
  expect(value).toHaveAccessibleDescription(/^In Euro, zum Beispiel 45 oder 45,50\. Von 1\s€ bis 100\.000\s€\.$/);
  await userEvent.type(value, '0,99');
  const day = screen.getByLabelText(/^Gilt ab/);
  expect(day).toHaveAttribute('min', '2026-11-29');
  fireEvent.change(day, { target: { value: '2027-03-01' } });
  await add();
  await waitFor(() => expect(value).toHaveAccessibleDescription(/einen Wert von 1\s€ bis 100\.000\s€ ein/));
  expect(site.written).toEqual([]);
  await userEvent.clear(value);
  await userEvent.type(value, '45');
  const message = 'Für diesen Tag gibt es schon eine Änderung.';
  site.answers[`POST ${LIST}`] = new Refusal(409, { message });
  await add();
  expect(await screen.findByText(message)).toBeVisible();
  expect(value).toHaveValue('45');
  site.answers[`POST ${LIST}`] = tariffWith(start(3900), coming);
  site.answers[LIST] = tariffWith(start(3900), coming);
  await add();
  expect(await screen.findByText('Die Änderung ist angelegt.')).toBeVisible();
  expect(site.written.at(-1)?.body).toEqual({ figure: 'PLUS', value: 4500, valid_from: '2027-03-01' });
  expect(await screen.findByText('45 €, ab dem 1. März 2027')).toBeVisible();

  site.answers[`DELETE ${LIST}7/`] = tariffWith(start(3900));
  site.answers[LIST] = tariffWith(start(3900));
  await userEvent.click(screen.getByRole('button', { name: 'Zurücknehmen: Plus pro Monat ab dem 1. März 2027' }));
  expect(await screen.findByText('Die Änderung ist zurückgenommen.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Zurücknehmen/ })).not.toBeInTheDocument());
});

it('OP-50 shows former values, and is for the role FINANCE', async () => {
  site.answers[LIST] = tariffWith(start(3900, 'PAST'), {
    ...{ id: 3, value: 4100, valid_from: '2026-11-01', state: 'PRESENT' },
  });
  await showAt('/verwaltung?view=prices');
  expect(await screen.findByText('41 €, seit dem 1. November 2026')).toBeVisible();
  expect(screen.getByText('39 €, vorher')).toBeVisible();
  site.answers[LIST] = 403;
  await showAt('/verwaltung?view=prices');
  expect(await screen.findByText(/die Rolle „Buchhaltung“/)).toBeVisible();
});

it.each([
  ['CENTS', '45', 4500],
  ['CENTS', ' 45,5 €', 4550],
  ['CENTS', '45,50', 4550],
  ['CENTS', '0,99', null],
  ['CENTS', '1.234', null],
  ['CENTS', '45,505', null],
  ['CENTS', '-45', null],
  ['CENTS', '1e3', null],
  ['CENTS', '999999999999', null],
  ['PERCENT', '20 %', 20],
  ['COUNT', '3,5', null],
] as const)('OP-50 of a figure in %s, %p is read as %p', (kind, typed, value) => {
  expect(readValue({ kind, least: kind === 'CENTS' ? 100 : 1, most: 10_000_000 }, typed)).toBe(value);
});
