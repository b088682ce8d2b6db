import { backendOfTests } from '@care/contracts/testing/backend';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerAll } from '../../testing/fixtures';
import { showPage } from '../../testing/show-page';

const backend = backendOfTests(answerAll());

describe('saving a search', () => {
  it('SR-04 hands over the API query of the search without page and order', async () => {
    await showPage('/suche/pflegeanbieter/köln?radius=50&rating=4&sort=ratingAsc&page=3', backend);
    const save = await screen.findByRole('button', { name: 'Suche speichern' });
    // A component that suspends after a press continues only within the same act.
    await act(() => Promise.resolve(save.click()));
    const dialog = await screen.findByRole('dialog', { name: 'Suche speichern' });
    expect(within(dialog).getByText('COMPANY city_slug=k%C3%B6ln&radius=50&rating=4')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Schließen' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['/suche/pflegepersonal/köln?qualifications=6', 'JOB_SEEKER city_slug=k%C3%B6ln&qualifications=6'],
    ['/suche/pflegejobs/köln?posted_days=14', 'JOB_OFFER city_slug=k%C3%B6ln&posted_days=14'],
  ])('SR-04 saves %s as a search of its own kind', async (address, saved) => {
    await showPage(address, backend);
    const save = await screen.findByRole('button', { name: 'Suche speichern' });
    await act(() => Promise.resolve(save.click()));
    expect(await screen.findByText(saved)).toBeVisible();
  });

  it('SH-18 has no button if no slice saves searches', async () => {
    await showPage('/suche/pflegeanbieter/köln', backend, {});
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Suche speichern' })).toBeNull();
  });
});
