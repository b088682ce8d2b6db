import { followedCompaniesSchema } from '@care/contracts/schemas';
import { Surroundings } from '@care/contracts/testing';
import { renderHook, waitFor } from '@testing-library/react';
import { backendOfTests } from '../../testing/backend';
import { companyCard } from '../../testing/company';
import { useListOf } from './use-list-of';
import { readAddress } from './watch-list-address';

const address = readAddress(new URL('https://site.invalid/'));

const backend = backendOfTests(({ searchParams }) => {
  const ids = (searchParams.get('ids') ?? '').split(',').map(Number);
  return followedCompaniesSchema.parse({ count: ids.length, results: ids.map((id) => companyCard(id)) });
});

/** The list of these ids, loaded; then the backend fails. */
async function loaded(ids: number[]) {
  const view = renderHook((wanted: number[]) => useListOf(wanted, address).list, {
    wrapper: Surroundings,
    initialProps: ids,
  });
  await waitFor(() => expect(view.result.current.data?.count).toBe(ids.length));
  backend.answer = () => 500;
  return view;
}

describe('the list of these ids', () => {
  it('PP-17 stays after a removal whose request fails, because every card is known', async () => {
    const { result, rerender } = await loaded([3, 4, 5]);
    rerender([3, 5]);
    await waitFor(() => expect(result.current.error).toBeDefined());
    expect(result.current.data?.results.map(({ id }) => id)).toEqual([3, 5]);
  });

  it('PP-17 is an error when a card that is not known cannot be loaded', async () => {
    const { result, rerender } = await loaded([3, 4, 5]);
    rerender([3, 6]);
    await waitFor(() => expect(result.current.error).toBeDefined());
    expect(result.current.data).toBeUndefined();
  });
});
