import { RouterProvider, useLocation } from '@care/contracts/router';
import { createMemoryRouter } from '@care/contracts/router-testing';
import { parseSearchParams } from '@care/contracts/search';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { SortField } from './SortField';

function Search() {
  const { search } = useLocation();
  return <SortField filters={parseSearchParams('pflegeanbieter', 'köln', new URLSearchParams(search))} />;
}

it('SR-04 SR-10 a new order keeps a filter whose results are still loading', async () => {
  let isLoaded = () => {};
  const results = new Promise<null>((resolve) => (isLoaded = () => resolve(null)));
  const route = { path: '*', Component: Search, loader: () => results };
  const router = createMemoryRouter([route], {
    hydrationData: { loaderData: { 0: null } },
    initialEntries: ['/suche/pflegeanbieter/k%C3%B6ln'],
  });
  render(<RouterProvider router={router} />);
  await act(async () => void router.navigate('/suche/pflegeanbieter/k%C3%B6ln?features=1'));
  expect(router.state.navigation.state).toBe('loading');
  fireEvent.change(screen.getByRole('combobox', { name: 'Sortieren nach' }), { target: { value: 'radiusAsc' } });
  isLoaded();
  await waitFor(() => expect(router.state.location.search).toBe('?features=1&sort=radiusAsc'));
});
