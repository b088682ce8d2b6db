import { parseSearchParams, type SearchType } from '@care/contracts/search';
import { show } from '@care/contracts/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { filled } from '../../testing/fillings';
import { SaveSearchButton } from './SaveSearchButton';

const showButton = (searchType: SearchType, query = '', fillings = filled) =>
  show(
    <SaveSearchButton filters={parseSearchParams(searchType, 'köln', new URLSearchParams(query))} isEmpty={false} />,
    { fillings },
  );

describe('saving a search', () => {
  it.each([
    ['pflegeanbieter', 'radius=50&rating=4&sort=ratingAsc&page=3', 'COMPANY city_slug=k%C3%B6ln&radius=50&rating=4'],
    ['pflegepersonal', 'qualifications=6', 'JOB_SEEKER city_slug=k%C3%B6ln&qualifications=6'],
    ['pflegejobs', 'posted_days=14', 'JOB_OFFER city_slug=k%C3%B6ln&posted_days=14'],
  ] as const)('SR-04 hands over the API query of %s?%s without page and order', async (searchType, query, saved) => {
    showButton(searchType, query);
    // A component that suspends after a press continues only within the same act.
    await act(() => Promise.resolve(screen.getByRole('button', { name: 'Suche speichern' }).click()));
    const dialog = await screen.findByRole('dialog', { name: 'Suche speichern' });
    expect(within(dialog).getByText(saved)).toBeVisible();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Schließen' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('SH-18 has no button if no slice saves searches', () => {
    showButton('pflegeanbieter', '', {});
    expect(screen.queryByRole('button')).toBeNull();
  });
});
