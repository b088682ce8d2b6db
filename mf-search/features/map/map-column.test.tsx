import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { backendOfTests } from '@care/contracts/testing/backend';
import { answerAll } from '../../testing/fixtures';
import { showPage } from '../../testing/show-page';
import { lightCompany } from './lit-company';

jest.setTimeout(30_000);

const backend = backendOfTests(answerAll());

/** Found by its label alone: roles of the whole page take long to compute. */
const column = async () => within(await screen.findByLabelText('Karte der Treffer'));

describe('the map beside the results', () => {
  it('SR-20 costs nothing before it is opened', async () => {
    await showPage('/suche/pflegeanbieter/köln', backend);
    expect((await column()).getByRole('button', { name: 'Karte anzeigen' })).toBeVisible();
    expect(backend.requests.filter((url) => /\/(geo|search\/map)\//.test(url))).toEqual([]);
  });

  it('SR-20 opens and closes with a button that says so', async () => {
    await showPage('/suche/pflegeanbieter/köln', backend);
    await userEvent.click((await column()).getByRole('button', { name: 'Karte anzeigen' }));
    const toggle = screen.getByText('Karte ausblenden').closest('button')!;
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(backend.requests.some((url) => url.includes('/geo/map/'))).toBe(true));
    await userEvent.click(toggle);
    expect((await column()).getByRole('button', { name: 'Karte anzeigen' })).toBeVisible();
  });

  it('SR-20 lights the card whose pin is pointed at', async () => {
    await showPage('/suche/pflegeanbieter/köln', backend);
    const [card] = await screen.findAllByText('Seniorenzentrum Elisabeth-Garten');
    const item = card!.closest('li')!;
    expect(item).not.toHaveAttribute('data-lit');
    await userEvent.hover(item);
    expect(item).toHaveAttribute('data-lit');
    await userEvent.unhover(item);
    expect(item).not.toHaveAttribute('data-lit');
    lightCompany(null);
  });
});
