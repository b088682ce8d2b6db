import { applyStyles } from '@care/contracts/testing';
import { companyComparisonSchema, followedCompaniesSchema, toggleFollowAnswerSchema } from '@care/contracts/schemas';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as watchList from '../exposes/watch-list';
import { backendOfTests, visitAs } from '../testing/backend';
import { companyCard, companyPage } from '../testing/company';
import { showRoute } from '../testing/show-page';

const ADDRESS = '/pflegeanbieter/merkliste';
const user = userEvent.setup({ delay: null });

const backend = backendOfTests(answer);
/** Number of providers that the account follows. */
let followed: number;

/** A backend with a watch list of ten providers per page. */
function answer({ pathname, searchParams }: URL): object {
  if (pathname === '/company/compare/') {
    const ids = (searchParams.get('ids') ?? '').split(',').map(Number);
    const results = ids
      .filter((id) => id < 90)
      .map((id) => ({ ...companyPage({ id, name: `Haus ${id}` }), distance_km: null }));
    return companyComparisonSchema.parse({ count: ids.length, results, place_label: null });
  }
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

describe('the choice for a comparison', () => {
  beforeEach(() => visitAs(backend, '31'));

  it('PP-17 is in the address and so survives a reload, another page and the way back from the comparison', async () => {
    followed = 12;
    const { addressNow } = show();
    await user.click(await screen.findByRole('checkbox', { name: 'Vergleichen: Haus 2' }));
    await user.click(screen.getByRole('checkbox', { name: 'Vergleichen: Haus 1' }));
    expect(addressNow()).toBe(`${ADDRESS}?auswahl=2,1`);
    expect(screen.getByRole('link', { name: 'Seite 2' })).toHaveAttribute('href', `${ADDRESS}?auswahl=2,1&page=2`);
    await user.click(screen.getByRole('link', { name: 'Jetzt vergleichen' }));
    await user.click(await screen.findByRole('link', { name: 'Zurück zur Merkliste' }));
    expect(await screen.findByRole('checkbox', { name: 'Vergleichen: Haus 2' })).toBeChecked();
  });
});

describe('a changed comparison', () => {
  beforeEach(applyStyles);
  beforeEach(() => visitAs(backend));

  it('PP-17 SH-15 shows an error when it fails to load, not the comparison before', async () => {
    show('?vergleich=1,2,3');
    const takeOut = await screen.findByRole('link', { name: 'Aus dem Vergleich nehmen: Haus 2' });
    backend.answer = () => 500;
    await user.click(takeOut);
    expect(await screen.findByText('Der Vergleich konnte nicht geladen werden.')).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    backend.answer = answer;
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByRole('heading', { name: 'Zwei Anbieter im Vergleich' })).toBeVisible();
  });

  it('PP-17 a column keeps the focus when another provider is chosen in it', async () => {
    show('?vergleich=1,2,3');
    // Hidden by a media query that jsdom does not apply.
    const right = await screen.findByLabelText('Pflegeanbieter in Spalte 2');
    await user.selectOptions(right, 'Haus 3');
    expect(right).toHaveFocus();
    expect(right).toHaveDisplayValue('Haus 3');
  });

  it('PP-17 takes the focus when a provider is taken out of it', async () => {
    show('?vergleich=1,2,3');
    await user.click(await screen.findByRole('link', { name: 'Aus dem Vergleich nehmen: Haus 2' }));
    const title = await screen.findByRole('heading', { name: 'Zwei Anbieter im Vergleich' });
    await waitFor(() => expect(title.closest('[tabindex]')).toHaveFocus());
  });

  it('PP-17 that fails after the choice of a town does not lose the focus', async () => {
    const { goTo } = show('?vergleich=1,2');
    (await screen.findByRole('combobox', { name: 'Entfernung messen ab' })).focus();
    backend.answer = () => 500;
    await goTo(`${ADDRESS}?vergleich=1,2&city_slug=bonn`);
    const message = await screen.findByText('Der Vergleich konnte nicht geladen werden.');
    await waitFor(() => expect(message.closest('[tabindex]')).toHaveFocus());
  });

  it('PP-17 leaves out on phones what neither of the two shown providers states', async () => {
    const sauna = (id: number) => ({
      ...companyPage({ id, name: `Haus ${id}`, additional_features: id === 3 ? ['Sauna'] : [] }),
      distance_km: null,
    });
    backend.answer = () =>
      companyComparisonSchema.parse({ count: 3, results: [1, 2, 3].map(sauna), place_label: null });
    show('?vergleich=1,2,3');
    const rowOf = (name: RegExp) => screen.getByRole('rowheader', { name }).closest('tr');
    await screen.findByRole('table');
    // A media query that jsdom does not apply hides these rows.
    expect(rowOf(/^Sauna/)).toHaveAttribute('data-same');
    expect(rowOf(/^Demenzpflege/)).not.toHaveAttribute('data-same');
    backend.answer = answer;
  });

  it('PP-17 its bar takes the focus when the choice is cleared', async () => {
    followed = 2;
    show('?ids=1,2&auswahl=1,2');
    await user.click(await screen.findByRole('button', { name: 'Auswahl aufheben' }));
    await waitFor(() => expect(screen.getByRole('region', { name: 'Vergleich' })).toHaveFocus());
  });

  it('PP-17 can be made smaller on phones below the fields, and takes the focus there too', async () => {
    show('?vergleich=1,2,3');
    // Hidden by a media query that jsdom does not apply.
    const row = (await screen.findByRole('rowheader', { name: 'Kontakt' })).closest('tr')!;
    await user.click(within(row).getByLabelText('Aus dem Vergleich nehmen: Haus 2'));
    const title = await screen.findByRole('heading', { name: 'Zwei Anbieter im Vergleich' });
    await waitFor(() => expect(title.closest('[tabindex]')).toHaveFocus());
    expect(screen.queryByText('Aus dem Vergleich nehmen')).not.toBeInTheDocument();
  });

  it.each([
    ['1,2,91', 'Ein Pflegeanbieter aus diesem Vergleich ist nicht mehr verfügbar.'],
    ['1,2,91,92', '2 Pflegeanbieter aus diesem Vergleich sind nicht mehr verfügbar.'],
  ])('PP-17 says how many of its providers are missing: %s', async (ids, sentence) => {
    show(`?vergleich=${ids}`);
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it('PP-17 reports no missing provider while it is being loaded', async () => {
    const { goTo } = show('?vergleich=1,2');
    await screen.findByRole('table');
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    backend.answer = (url) => released.then(() => answer(url));
    await goTo(`${ADDRESS}?vergleich=1,2,3`);
    await waitFor(() => expect(backend.requests).toContain('/company/compare/?ids=1,2,3'));
    expect(screen.getByRole('table')).toBeVisible();
    expect(screen.queryByText(/nicht mehr verfügbar/)).not.toBeInTheDocument();
    release();
    expect(await screen.findByRole('heading', { name: 'Drei Anbieter im Vergleich' })).toBeVisible();
  });
});
