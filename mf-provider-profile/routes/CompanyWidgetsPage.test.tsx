import { widgetKeysSchema, type CompanyPage } from '@care/contracts/schemas';
import { applyStyles, contextOf, endPage, testStore } from '@care/contracts/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as widgets from '../exposes/company-widgets';
import { widgetApi } from '../features/widgets/widget-api';
import { backendOfTests, visitAs } from '../testing/backend';
import { companyPage } from '../testing/company';
import { showPage } from '../testing/show-page';

const backend = backendOfTests();

beforeEach(() => sessionStorage.clear());

const keys = widgetKeysSchema.parse({
  count: 1,
  results: [
    {
      key: 'pp_1',
      name: 'Eigene Website',
      allowed_origins: ['https://www.lindenhof.example'],
      created_at: '2026-11-03T09:00:00.000Z',
      revoked_at: null,
      last_used_on: null,
      recent_uses: 0,
      is_of_former_owner: false,
    },
  ],
});

async function showFor(subscription: CompanyPage['subscription'], shown = keys) {
  const company = companyPage({ subscription });
  backend.answer = ({ pathname }) => (pathname === '/company/7/widget/' ? shown : company);
  backend.account = { company: { id: 7, name: company.name, slug: company.slug } };
  await visitAs(backend, '12');
  await showPage(widgets, contextOf('/profile/company/widgets'));
}

describe('the page of widgets', () => {
  it('PK-08 offers keys in the Premium package', async () => {
    await showFor('PREMIUM_TIER');
    expect(await screen.findByRole('button', { name: 'Neuer Schlüssel' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Eigene Website' })).toBeVisible();
  });

  it('PK-08 keys can be seen and revoked after the Premium package has ended, and nothing else', async () => {
    await showFor('PLUS_TIER');
    const card = (await screen.findByRole('heading', { name: 'Eigene Website' })).closest('li')!;
    expect(screen.getByText(/^Diese Schlüssel ruhen/)).toBeVisible();
    expect(within(card).queryByText('Aktiv')).not.toBeInTheDocument();
    const buttons = within(card).getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['Widerrufen: Eigene Website']);
    expect(screen.queryByRole('button', { name: 'Neuer Schlüssel' })).not.toBeInTheDocument();
    await userEvent.click(buttons[0]!);
    await userEvent.click(await screen.findByRole('button', { name: 'Schlüssel widerrufen' }));
    expect(await screen.findByText('Der Schlüssel „Eigene Website“ ist widerrufen.')).toBeVisible();
    expect(backend.written.map(({ url }) => url)).toEqual(['/company/7/widget/pp_1/']);
  });

  it('PP-18 PK-08 asks the new owner whether a key of the former one stays', async () => {
    await showFor('FREE_TIER', { ...keys, results: [{ ...keys.results[0]!, is_of_former_owner: true }] });
    backend.answerWrite = () => keys.results[0]!;
    expect(await screen.findByText('Soll dieser Schlüssel weiter gelten?')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Ja, behalten/ }));
    expect(await screen.findByText('Der Schlüssel „Eigene Website“ bleibt bestehen.')).toBeVisible();
    const body = { name: 'Eigene Website', allowed_origins: ['https://www.lindenhof.example'] };
    expect(backend.written).toMatchObject([{ url: '/company/7/widget/pp_1/', body }]);
  });

  it.each(['Neuer Schlüssel', /^Bearbeiten/])('PK-08 the focus stays in the list of keys: %s', async (opener) => {
    await showFor('PREMIUM_TIER');
    await userEvent.click(await screen.findByRole('button', { name: opener }));
    await userEvent.click(await screen.findByRole('button', { name: 'Abbrechen' }));
    expect(screen.getByRole('heading', { level: 2, name: 'Schlüssel' }).closest('section')).toHaveFocus();
  });

  it('PK-08 the form of a new key names no button that it does not have', async () => {
    await showFor('PREMIUM_TIER');
    await userEvent.click(await screen.findByRole('button', { name: 'Neuer Schlüssel' }));
    expect(await screen.findByRole('button', { name: 'Schlüssel anlegen' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Speichern' })).not.toBeInTheDocument();
    expect(screen.queryByText(/„Speichern“/)).not.toBeInTheDocument();
  });

  it('PK-08 asks for a key whose answer was lost with the same idempotency key after a reload', async () => {
    await showFor('PREMIUM_TIER');
    backend.answerWrite = () => undefined;
    await userEvent.click(await screen.findByRole('button', { name: 'Neuer Schlüssel' }));
    await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Karriereseite');
    await userEvent.type(screen.getByRole('textbox', { name: /^Erlaubte Adressen/ }), 'https://www.haus.example');
    const create = () => userEvent.click(screen.getByRole('button', { name: 'Schlüssel anlegen' }));
    await create();
    expect(await screen.findByRole('alert')).toHaveTextContent('Keine Verbindung.');
    cleanup();
    endPage();
    await showFor('PREMIUM_TIER');
    await userEvent.click(await screen.findByRole('button', { name: 'Neuer Schlüssel' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('Karriereseite'));
    await create();
    await waitFor(() => expect(backend.written).toHaveLength(2));
    const sent = backend.written.map(({ headers }) => headers['idempotency-key']);
    expect(sent).toEqual([expect.stringMatching(/^[\da-f]{32}$/), sent[0]]);
  });

  it('PK-08 says for everybody to see that copying is not allowed', async () => {
    applyStyles();
    await showFor('PREMIUM_TIER');
    await userEvent.click(await screen.findByRole('button', { name: /^Schlüssel kopieren/ }));
    const message = await screen.findByText(/^Kopieren ist hier nicht erlaubt\./);
    expect(message).toHaveAttribute('role', 'status');
    expect(message).not.toHaveStyle({ position: 'absolute' });
  });

  it.each(['FREE_TIER', 'PLUS_TIER'] as const)('PK-08 PP-20 offers no key in the package %s', async (tier) => {
    await showFor(tier);
    expect(
      await screen.findByText('Diese Unterseite ist mit dem ausgewählten Abonnement nicht verfügbar'),
    ).toBeVisible();
    expect(await screen.findByText(/^In Ihrem Paket ist das Profil zum Einbinden enthalten\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Neuer Schlüssel' })).not.toBeInTheDocument();
  });

  it.each([
    ['without a connection', undefined, 'Keine Verbindung'],
    ['after a fault of the server', 500, 'Ein unerwarteter Fehler ist aufgetreten'],
  ])('PK-08 SH-25 says %s that a key is not revoked', async (_title, answer, reason) => {
    await showFor('PREMIUM_TIER');
    backend.answerWrite = () => answer;
    await userEvent.click(await screen.findByRole('button', { name: /^Widerrufen/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Schlüssel widerrufen' }));
    const message = await screen.findByRole('alert');
    expect(message).toHaveTextContent('Der Schlüssel „Eigene Website“ ist nicht widerrufen und gilt weiter.');
    expect(message).toHaveTextContent(reason);
  });

  it('PK-08 SH-15 says after 15 s that revoking takes long', async () => {
    await showFor('PREMIUM_TIER');
    await userEvent.click(await screen.findByRole('button', { name: /^Widerrufen/ }));
    const hanging = jest.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined));
    jest.useFakeTimers();
    fireEvent.click(screen.getByRole('button', { name: 'Schlüssel widerrufen' }));
    await act(() => jest.advanceTimersByTimeAsync(15_000));
    expect(screen.getByText('Das dauert länger als üblich.')).toBeVisible();
    jest.useRealTimers();
    hanging.mockRestore();
  });

  it('PK-08 SH-25 keeps the keys and the message if the list cannot be loaded again', async () => {
    await showFor('PREMIUM_TIER');
    await userEvent.click(await screen.findByRole('button', { name: /^Widerrufen/ }));
    backend.answer = () => 502;
    backend.answerWrite = () => undefined;
    await userEvent.click(screen.getByRole('button', { name: 'Schlüssel widerrufen' }));
    const message = await screen.findByRole('alert');
    const load = widgetApi.keys.initiate(7, { forceRefetch: true });
    await act(async () => {
      expect(await testStore().dispatch<Promise<unknown>>(load)).toMatchObject({ isError: true });
      // The store notifies the page in the next frame.
      await new Promise(requestAnimationFrame);
    });
    expect(message).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Eigene Website' })).toBeVisible();
  });
});
