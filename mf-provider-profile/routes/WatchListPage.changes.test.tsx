import { followedCompaniesSchema, toggleFollowAnswerSchema } from '@care/contracts/schemas';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as watchList from '../exposes/watch-list';
import { backendOfTests, visitAs } from '../testing/backend';
import { companyCard } from '../testing/company';
import { showRoute } from '../testing/show-page';

const ADDRESS = '/pflegeanbieter/merkliste';
const user = userEvent.setup({ delay: null });

const backend = backendOfTests(answer);
/** Number of providers that the account follows. */
let followed: number;

/** A backend with a watch list of ten providers per page. */
function answer({ searchParams }: URL): object {
  const offset = Number(searchParams.get('offset'));
  const results = Array.from({ length: followed }, (_, index) => companyCard(index + 1)).slice(offset, offset + 10);
  return followedCompaniesSchema.parse({ count: followed, results });
}

const names = () => screen.queryAllByRole('article').map((card) => card.getAttribute('aria-label'));
const show = (query = '') => showRoute('watch-list', watchList, ADDRESS + query);

describe('the watch list of an account', () => {
  beforeEach(() => visitAs(backend, '31'));

  it('PP-17 SH-15 a page that fails to load shows an error, not the page before', async () => {
    followed = 12;
    show();
    await waitFor(() => expect(names()).toHaveLength(10));
    backend.answer = () => 500;
    await user.click(screen.getByRole('link', { name: 'Seite 2' }));
    expect(await screen.findByText('Ihre Merkliste konnte nicht geladen werden.')).toBeVisible();
    expect(names()).toEqual([]);
    backend.answer = answer;
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    await waitFor(() => expect(names()).toEqual(['Haus 11', 'Haus 12']));
  });

  it('PP-17 is not empty when the last entry of a page is removed', async () => {
    followed = 11;
    backend.answerWrite = () =>
      toggleFollowAnswerSchema.parse({ company: 11, is_followed: false, followed_companies_count: 10 });
    show('?page=2');
    const remove = await screen.findByRole('button', { name: 'Haus 11 entfernen' });
    backend.answer = () => 500;
    await user.click(remove);
    expect(await screen.findByText('„Haus 11“ wurde von der Merkliste entfernt.')).toBeVisible();
    expect(screen.queryByText('Noch nichts gemerkt')).not.toBeInTheDocument();
  });
});
