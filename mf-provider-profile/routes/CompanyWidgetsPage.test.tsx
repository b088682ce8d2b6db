import { type CompanyPage, widgetKeysSchema } from '@care/contracts/schemas';
import { applyStyles, contextOf, endPage, testStore } from '@care/contracts/testing';
import { sample } from '@care/contracts/testing/sample';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as widgets from '../exposes/company-widgets';
import { widgetApi } from '../features/widgets/widget-api';
import { backendOfTests, visitAsOwner } from '../testing/backend';
import { companyPage } from '../testing/company';
import { showPage, takesLong } from '../testing/show-page';

const backend = backendOfTests();

beforeEach(() => sessionStorage.clear());

const key = sample(widgetKeysSchema.shape.results.element, {
  key: 'pp_1',
  name: 'Eigene Website',
  allowed_origins: ['https://www.lindenhof.example'],
  created_at: '2026-11-03T09:00:00.000Z',
});

async function showFor(subscription: CompanyPage['subscription'], shown = key) {
  const company = companyPage({ subscription });
  backend.answer = ({ pathname }) => (pathname === '/company/7/widget/' ? { count: 1, results: [shown] } : company);
  await visitAsOwner(backend, company);
  await showPage(widgets, contextOf('/profile/company/widgets'));
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

it('PK-08 keys can be seen and revoked after the Premium package has ended, and nothing else', async () => {
  await showFor('PLUS_TIER');
  const card = (await screen.findByRole('heading', { name: 'Eigene Website' })).closest('li')!;
  expect(screen.getByText(/^Diese Schlüssel ruhen/)).toBeVisible();
  expect(within(card).queryByText('Aktiv')).not.toBeInTheDocument();
  const buttons = within(card).getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Widerrufen: Eigene Website']);
  expect(screen.queryByRole('button', { name: 'Neuer Schlüssel' })).not.toBeInTheDocument();
  backend.answerWrite = () => ({});
  await userEvent.click(buttons[0]!);
  await press('Schlüssel widerrufen');
  expect(await screen.findByText('Der Schlüssel „Eigene Website“ ist widerrufen.')).toBeVisible();
  expect(backend.written.map(({ url }) => url)).toEqual(['/company/7/widget/pp_1/']);
});

it('PP-18 PP-20 PK-08 on Free no key is offered, but the new owner is asked whether one of the former owner stays', async () => {
  await showFor('FREE_TIER', { ...key, is_of_former_owner: true });
  const notIncluded = 'Diese Unterseite ist mit dem ausgewählten Abonnement nicht verfügbar';
  expect(await screen.findByText(notIncluded)).toBeVisible();
  expect(screen.getByText(/^In Ihrem Paket ist das Profil zum Einbinden enthalten\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Neuer Schlüssel' })).not.toBeInTheDocument();
  backend.answerWrite = () => key;
  expect(await screen.findByText('Soll dieser Schlüssel weiter gelten?')).toBeVisible();
  await press(/^Ja, behalten/);
  expect(await screen.findByText('Der Schlüssel „Eigene Website“ bleibt bestehen.')).toBeVisible();
  const body = { name: 'Eigene Website', allowed_origins: ['https://www.lindenhof.example'] };
  expect(backend.written).toMatchObject([{ url: '/company/7/widget/pp_1/', body }]);
});

it('PK-08 SH-15 SH-25 on Premium the focus stays in the list of keys, and a failed step says so to everybody', async () => {
  await showFor('PREMIUM_TIER');
  for (const opener of ['Neuer Schlüssel', /^Bearbeiten/]) {
    await press(opener);
    await press('Abbrechen');
    expect(screen.getByRole('heading', { level: 2, name: 'Schlüssel' }).closest('section')).toHaveFocus();
  }
  // Keys and message stay if the list cannot be loaded again.
  backend.answer = () => 502;
  for (const [answer, reason] of [
    [500, 'Ein unerwarteter Fehler ist aufgetreten'],
    [undefined, 'Keine Verbindung'],
  ] as const) {
    backend.answerWrite = () => answer;
    await press(/^Widerrufen/);
    await press('Schlüssel widerrufen');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(reason));
    const kept = 'Der Schlüssel „Eigene Website“ ist nicht widerrufen und gilt weiter.';
    expect(screen.getByRole('alert')).toHaveTextContent(kept);
  }
  const load = widgetApi.keys.initiate(7, { forceRefetch: true });
  await act(async () => {
    expect(await testStore().dispatch<Promise<unknown>>(load)).toMatchObject({ isError: true });
    // The store notifies the page in the next frame.
    await new Promise(requestAnimationFrame);
  });
  expect(screen.getByRole('alert')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Eigene Website' })).toBeVisible();

  await press(/^Widerrufen/);
  await takesLong(() => fireEvent.click(screen.getByRole('button', { name: 'Schlüssel widerrufen' })));

  applyStyles();
  await press(/^Schlüssel kopieren/);
  const notCopied = await screen.findByText(/^Kopieren ist hier nicht erlaubt\./);
  expect(notCopied).toHaveAttribute('role', 'status');
  expect(notCopied).not.toHaveStyle({ position: 'absolute' });
});

it('PK-08 asks for a key whose answer was lost with the same idempotency key after a reload', async () => {
  await showFor('PREMIUM_TIER');
  backend.answerWrite = () => undefined;
  await press('Neuer Schlüssel');
  await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Karriereseite');
  await userEvent.type(screen.getByRole('textbox', { name: /^Erlaubte Adressen/ }), 'https://www.haus.example');
  expect(screen.queryByText(/„?Speichern“?/)).not.toBeInTheDocument();
  await press('Schlüssel anlegen');
  expect(await screen.findByRole('alert')).toHaveTextContent('Keine Verbindung.');
  cleanup();
  endPage();
  await showFor('PREMIUM_TIER');
  await press('Neuer Schlüssel');
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('Karriereseite'));
  await press('Schlüssel anlegen');
  await waitFor(() => expect(backend.written).toHaveLength(2));
  const sent = backend.written.map(({ headers }) => headers['idempotency-key']);
  expect(sent).toEqual([expect.stringMatching(/^[\da-f]{32}$/), sent[0]]);
});
