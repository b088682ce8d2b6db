import { careApi } from '@care/contracts';
import { loadSession, show, testStore } from '@care/contracts/testing';
import { siteOfTests } from '@care/contracts/testing/site';
import { act, screen } from '@testing-library/react';
import { company, searchAnswer } from '../../testing/fixtures';
import { searchApi } from './search-api';

const site = siteOfTests();
const COMPANIES = '/api-backend/company/search/?radius=20';

function Names() {
  const { data } = searchApi.companies.useQuery('?radius=20');
  return <p>{data?.results.map(({ name }) => name).join()}</p>;
}

it('SR-20 PP-06 the provider search is requested again after a provider of its list was edited', async () => {
  const listed = (name: string) => searchAnswer({ results: [company({ id: 7, name })] });
  site.answers = { [COMPANIES]: listed('Haus Linde') };
  await loadSession();
  show(<Names />);
  await screen.findByText('Haus Linde');
  site.answers[COMPANIES] = listed('Lindenhof');
  act(() => void testStore().dispatch(careApi.util.invalidateTags([{ type: 'CompanyCard', id: 7 }])));
  await screen.findByText('Lindenhof');
});
