import { loadSession, show } from '@care/contracts/testing';
import { siteOfTests } from '@care/contracts/testing/site';
import { act, waitFor } from '@testing-library/react';
import { useCountedHits } from './ResultList';

const site = siteOfTests();

function Page({ companies }: { companies: number[] }) {
  useCountedHits(companies);
  return null;
}

it('AC-16 the providers of a page of results count as found: with one request, when it is known who looks, and once', async () => {
  const { unmount } = await act(async () => show(<Page companies={[3, 5]} />));
  expect(site.written).toEqual([]);
  await loadSession();
  await waitFor(() =>
    expect(site.written).toEqual([{ path: 'POST /api-backend/company/hits/', body: { companies: [3, 5] } }]),
  );
  unmount();
  await act(async () => show(<Page companies={[3, 5]} />));
  await act(async () => show(<Page companies={[8]} />));
  await waitFor(() => expect(site.written).toHaveLength(2));
  expect(site.written[1]?.body).toEqual({ companies: [8] });
});
