import {
  companyComparisonSchema,
  followedCompaniesSchema,
  toggleFollowAnswerSchema,
  type CompanyCard,
} from '@care/contracts/schemas';
import { Refusal } from '@care/contracts/testing/site';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as watchList from '../exposes/watch-list';
import { backendOfTests, visitAs } from '../testing/backend';
import { companyCard, companyPage } from '../testing/company';
import { applyStyles, contextOf, endPage } from '@care/contracts/testing';
import { showPage } from '../testing/show-page';

const ADDRESS = '/pflegeanbieter/merkliste';
const user = userEvent.setup({ delay: null });

const backend = backendOfTests(answer);
/** Ids that the account follows, latest first. */
let followed: CompanyCard[];

beforeEach(() => {
  localStorage.clear();
  backend.answerWrite = ({ url, body }) => write(url, body);
});

const page = (results: CompanyCard[], count = results.length) => followedCompaniesSchema.parse({ count, results });

const bonn = { name: 'Bonn', slug: 'bonn', zip_code: null, state: 'Nordrhein-Westfalen', lat: 50.73, lon: 7.1 };

/** A backend that stores a watch list. */
function answer({ pathname, searchParams }: URL): object | number {
  const ids = (searchParams.get('ids') ?? '').split(',').map(Number);
  if (pathname === '/company/cards/') return page(ids.filter((id) => id < 90).map((id) => companyCard(id)));
  if (pathname === '/company/compare/') {
    const town = searchParams.get('city_slug');
    const results = ids.map((id) => ({
      ...companyPage({ id, name: `Haus ${id}`, slug: `haus-${id}` }),
      distance_km: town === 'bonn' ? id : null,
    }));
    return companyComparisonSchema.parse({ count: results.length, results, place_label: town && 'Bonn' });
  }
  if (pathname === '/city/suggest/') return [bonn];
  const offset = Number(searchParams.get('offset'));
  return page(followed.slice(offset, offset + 10), followed.length);
}
function write(url: string, body: unknown): object {
  if (url === '/user/followed-companies/') {
    const { companies } = body as { companies: number[] };
    followed = [...companies.map((id) => companyCard(id)), ...followed];
    return page(followed);
  }
  const { company } = body as { company: number };
  const isFollowed = !followed.some(({ id }) => id === company);
  followed = isFollowed ? [companyCard(company), ...followed] : followed.filter(({ id }) => id !== company);
  return toggleFollowAnswerSchema.parse({
    company,
    is_followed: isFollowed,
    followed_companies_count: followed.length,
  });
}

const remember = (...ids: number[]) => localStorage.setItem('pf-watch-list', JSON.stringify({ version: 1, ids }));
const storedList = () => (JSON.parse(localStorage.getItem('pf-watch-list') ?? '{}') as { ids?: number[] }).ids;
const names = () => screen.queryAllByRole('article').map((card) => card.getAttribute('aria-label'));
const show = (query = '') => showPage(watchList, contextOf(ADDRESS + query, {}));

describe('the watch list of an account', () => {
  beforeEach(async () => {
    followed = Array.from({ length: 12 }, (_, index) => companyCard(index + 1));
    await visitAs(backend, '31');
  });

  it('PP-17 has pages of ten', async () => {
    await show('?page=2');
    await waitFor(() => expect(names()).toEqual(['Haus 11', 'Haus 12']));
    expect(screen.getByText('12 gespeicherte Pflegeanbieter')).toBeVisible();
    expect(backend.requests).toContain('/user/followed-companies/?limit=10&offset=10');
    expect(screen.getByRole('link', { name: 'Seite 1' })).toHaveAttribute('href', ADDRESS);
  });

  it('PP-17 removes an entry at once; that can be undone', async () => {
    followed = followed.slice(0, 2);
    await show();
    await user.click(await screen.findByRole('button', { name: 'Haus 1 entfernen' }));
    expect(await screen.findByText('„Haus 1“ wurde von der Merkliste entfernt.')).toBeVisible();
    await waitFor(() => expect(screen.getByText('1 gespeicherter Pflegeanbieter')).toBeVisible());
    expect(names()).toEqual(['Haus 2']);
    await user.click(screen.getByRole('button', { name: 'Rückgängig machen' }));
    expect(await screen.findByText('„Haus 1“ ist wieder auf der Merkliste.')).toBeVisible();
    await waitFor(() => expect(names()).toEqual(['Haus 1', 'Haus 2']));
  });

  it('PP-17 a failed removal shows the entry again with the error', async () => {
    backend.answerWrite = () => new Refusal(429, { message: 'Zu viele Anfragen.' });
    await show();
    await user.click(await screen.findByRole('button', { name: 'Haus 1 entfernen' }));
    expect(await screen.findByText('„Haus 1“ ist noch auf der Merkliste: Zu viele Anfragen.')).toBeVisible();
    expect(names()).toContain('Haus 1');
  });

  it('PP-17 has messages for an empty list and for a failed load', async () => {
    followed = [];
    await show();
    expect(await screen.findByText(/^Ihre Merkliste ist leer\./)).toBeVisible();
    backend.answer = () => 500;
    endPage();
    await visitAs(backend, '31');
    await show();
    const retry = await screen.findByRole('button', { name: 'Erneut versuchen' });
    backend.answer = answer;
    followed = [companyCard(1)];
    await user.click(retry);
    await waitFor(() => expect(names()).toEqual(['Haus 1']));
  });

  it("PP-17 moves the browser's list to the account only after confirmation", async () => {
    followed = [];
    remember(5, 6);
    await show();
    expect(await screen.findByText(/sind noch 2 Pflegeanbieter ohne Konto gemerkt/)).toBeVisible();
    expect(backend.written).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Übernehmen' }));
    await waitFor(() => expect(names()).toEqual(['Haus 5', 'Haus 6']));
    expect(backend.written.map(({ body }) => body)).toEqual([{ companies: [5, 6] }]);
    await waitFor(() => expect(storedList()).toBeUndefined());
    expect(screen.getByText(/ist jetzt in Ihrem Konto\.$/).closest('[role=status]')).toHaveFocus();
  });

  it("PP-17 keeps the browser's list when moving it fails", async () => {
    remember(5);
    backend.answerWrite = () => new Refusal(500, {});
    await show();
    await user.click(await screen.findByRole('button', { name: 'Übernehmen' }));
    expect(await screen.findByText('Ein unerwarteter Fehler ist aufgetreten')).toBeVisible();
    expect(storedList()).toEqual([5]);
  });
});

describe('the watch list of a browser', () => {
  beforeEach(() => visitAs(backend));

  it('PP-17 shows the stored providers and that they are only in this browser; an unreadable list is empty', async () => {
    remember(3, 99);
    await show();
    await waitFor(() => expect(names()).toEqual(['Haus 3']));
    expect(screen.getByText('Diese Liste liegt nur in diesem Browser.')).toBeVisible();
    expect(screen.getByText('1 gemerkter Pflegeanbieter ist nicht mehr verfügbar.')).toBeVisible();
    localStorage.setItem('pf-watch-list', JSON.stringify({ version: 2, ids: [3] }));
    document.body.innerHTML = '';
    endPage();
    await visitAs(backend);
    await show();
    expect(await screen.findByText(/^Ihre Merkliste ist leer\./)).toBeVisible();
  });

  it('PP-17 leaves out what is no id of a provider', async () => {
    localStorage.setItem('pf-watch-list', JSON.stringify({ version: 1, ids: [3, 'x', null, -4, 5.5] }));
    await show();
    await waitFor(() => expect(names()).toEqual(['Haus 3']));
    expect(backend.requests).toContain('/company/cards/?ids=3');
  });

  it('PP-17 undo inserts a removed provider at its old position', async () => {
    remember(3, 4, 5);
    await show();
    await user.click(await screen.findByRole('button', { name: 'Von der Merkliste entfernen: Haus 4' }));
    expect(storedList()).toEqual([3, 5]);
    await user.click(await screen.findByRole('button', { name: 'Rückgängig machen' }));
    expect(storedList()).toEqual([3, 4, 5]);
  });
});

describe('a shared watch list', () => {
  beforeEach(() => visitAs(backend));

  it('PP-17 is read-only; copying inserts it before the existing entries', async () => {
    remember(2);
    await show('?ids=1,2,3');
    await waitFor(() => expect(names()).toEqual(['Haus 1', 'Haus 2', 'Haus 3']));
    expect(screen.queryByRole('button', { name: /entfernen/ })).not.toBeInTheDocument();
    expect(storedList()).toEqual([2]);
    await user.click(screen.getByRole('button', { name: 'Auf meine Merkliste übernehmen' }));
    expect((await screen.findByText(/^Übernommen\./)).closest('[role=status]')).toHaveFocus();
    expect(storedList()).toEqual([1, 3, 2]);
  });

  it('PP-17 SH-15 says after 15 s that copying into the account takes long', async () => {
    await visitAs(backend, '31');
    await show('?ids=1,2');
    const copy = await screen.findByRole('button', { name: 'Auf meine Merkliste übernehmen' });
    const hanging = jest.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined));
    jest.useFakeTimers();
    fireEvent.click(copy);
    await act(() => jest.advanceTimersByTimeAsync(15_000));
    expect(screen.getByText('Das dauert länger als üblich.')).toBeVisible();
    jest.useRealTimers();
    hanging.mockRestore();
  });

  it('PP-17 a shared list whose providers are all gone leads to the search', async () => {
    await show('?ids=91,92');
    expect(await screen.findByRole('link', { name: 'Pflegeanbieter finden' })).toHaveAttribute('href', '/');
  });

  it('PP-17 copying what just fits on the list is complete', async () => {
    const own = Array.from({ length: 98 }, (_, index) => index + 1000);
    remember(...own);
    await show('?ids=1,2');
    await user.click(await screen.findByRole('button', { name: 'Auf meine Merkliste übernehmen' }));
    expect(await screen.findByText(/^Übernommen\./)).toBeVisible();
    expect(storedList()).toEqual([1, 2, ...own]);
  });

  it('PP-17 copying to a full list loses no entry', async () => {
    const own = Array.from({ length: 99 }, (_, index) => index + 1000);
    remember(...own);
    await show('?ids=1,2');
    await user.click(await screen.findByRole('button', { name: 'Auf meine Merkliste übernehmen' }));
    expect(await screen.findByText(/^Nicht alle passen auf die Liste/)).toBeVisible();
    expect(storedList()).toEqual([1, ...own]);
  });
});

/** Comparisons in which the ownership of these providers is confirmed, and of no other. */
function answerWithConfirmed(confirmed: readonly number[]): void {
  backend.answer = (url) => {
    const given = answer(url);
    if (url.pathname !== '/company/compare/') return given;
    const { results, ...rest } = companyComparisonSchema.parse(given);
    return { ...rest, results: results.map((one) => ({ ...one, is_wpw_confirmed: confirmed.includes(one.id) })) };
  };
}

describe('comparing', () => {
  beforeEach(() => visitAs(backend));

  it('PP-17 two to four providers can be chosen', async () => {
    await show('?ids=1,2,3,4,5');
    const box = (id: number) => screen.getByRole('checkbox', { name: `Vergleichen: Haus ${id}` });
    await waitFor(() => expect(box(1)).toBeVisible());
    await user.click(box(1));
    expect(screen.queryByRole('link', { name: 'Jetzt vergleichen' })).not.toBeInTheDocument();
    for (const id of [3, 2, 4]) await user.click(box(id));
    expect(box(5)).toBeDisabled();
    expect(screen.getByText(/^4 ausgewählt\. Mehr lassen sich nicht/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Jetzt vergleichen' })).toHaveAttribute(
      'href',
      `${ADDRESS}?ids=1,2,3,4,5&vergleich=1,3,2,4`,
    );
  });

  it('PP-17 is a table with providers as columns', async () => {
    applyStyles();
    await show('?vergleich=1,2,3');
    const table = within(await screen.findByRole('table'));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Merkmal',
      expect.stringContaining('Haus 1') as string,
      expect.stringContaining('Haus 2') as string,
      expect.stringContaining('Haus 3') as string,
    ]);
    const dementia = within(table.getByRole('row', { name: /^Demenzpflege/ }));
    expect(dementia.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['ja', 'ja', 'ja']);
    expect(table.getByRole('link', { name: 'Aus dem Vergleich nehmen: Haus 2' })).toHaveAttribute(
      'href',
      `${ADDRESS}?vergleich=1,3`,
    );
  });

  it('PP-17 says how many it compares, and leads to the list with them chosen to add another', async () => {
    await show('?vergleich=1,2');
    expect(await screen.findByRole('heading', { level: 1, name: 'Zwei Anbieter im Vergleich' })).toBeVisible();
    const add = screen.getByRole('link', { name: 'Anbieter hinzufügen' });
    expect(add).toHaveAttribute('href', `${ADDRESS}?auswahl=1,2`);
  });

  it('PP-17 begins the choice with the providers of the comparison that it comes from', async () => {
    await show('?ids=1,2,3&auswahl=1,2');
    expect(await screen.findByRole('checkbox', { name: 'Vergleichen: Haus 2' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Vergleichen: Haus 3' })).not.toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: 'Vergleichen: Haus 3' }));
    expect(screen.getByRole('link', { name: 'Jetzt vergleichen' })).toHaveAttribute(
      'href',
      `${ADDRESS}?ids=1,2,3&vergleich=1,2,3`,
    );
  });

  it('PP-17 says in words which rows differ, and shows only those on request', async () => {
    await show('?vergleich=1,2&city_slug=bonn');
    const table = within(await screen.findByRole('table'));
    expect(table.getByRole('rowheader', { name: 'Entfernung von Bonn unterschiedlich' })).toBeVisible();
    expect(table.getByRole('rowheader', { name: 'Demenzpflege gleich' })).toBeVisible();
    await user.click(screen.getByRole('switch', { name: 'Nur Unterschiede zeigen' }));
    expect(table.queryByRole('rowheader', { name: /gleich$/ })).not.toBeInTheDocument();
    expect(table.getByRole('rowheader', { name: 'Entfernung von Bonn unterschiedlich' })).toBeVisible();
  });

  it('PP-17 says of the two columns on phones whether these two differ, and hides their equal rows on request', async () => {
    applyStyles();
    answerWithConfirmed([3]);
    await show('?vergleich=1,2,3');
    const table = within(await screen.findByRole('table'));
    const header = () => table.getByRole('rowheader', { name: /^Inhaberschaft bestätigt/ });
    // jsdom applies no media query: the accessible name is that of wide screens.
    expect(header()).toHaveAccessibleName('Inhaberschaft bestätigt unterschiedlich');
    expect(header().querySelector('[data-columns="shown"]')).toHaveTextContent('gleich');
    await user.click(screen.getByRole('switch', { name: 'Nur Unterschiede zeigen' }));
    expect(header().closest('tr')).toHaveAttribute('data-same');
    await user.selectOptions(table.getByLabelText('Pflegeanbieter in Spalte 2'), 'Haus 3');
    expect(header().querySelector('[data-columns]')).not.toBeInTheDocument();
    expect(header().closest('tr')).not.toHaveAttribute('data-same');
  });

  it('PP-17 SH-01 its hidden texts lie in its own scroll area and do not widen the page', async () => {
    applyStyles();
    await show('?vergleich=1,2,3,4');
    const area = await screen.findByRole('region', { name: 'Anbieter im Vergleich' });
    expect(area).toHaveStyle({ position: 'relative', overflowX: 'auto' });
  });

  it('PP-17 one provider alone is neither equal nor different', async () => {
    await show('?vergleich=1');
    const table = within(await screen.findByRole('table'));
    expect(table.getByRole('rowheader', { name: 'Demenzpflege' })).toBeVisible();
    expect(screen.queryByRole('switch', { name: 'Nur Unterschiede zeigen' })).not.toBeInTheDocument();
  });

  it('PP-17 swaps a column for another provider', async () => {
    await show('?vergleich=1,2,3');
    const table = within(await screen.findByRole('table'));
    const names = () => table.getAllByRole('columnheader').map((head) => head.querySelector('a')?.textContent);
    // Hidden by a media query that jsdom does not apply.
    const right = table.getByLabelText('Pflegeanbieter in Spalte 2');
    await user.selectOptions(right, 'Haus 3');
    expect(names()).toEqual([undefined, 'Haus 1', 'Haus 3', 'Haus 2']);
    await user.selectOptions(table.getByLabelText('Pflegeanbieter in Spalte 1'), 'Haus 3');
    expect(names()).toEqual([undefined, 'Haus 3', 'Haus 1', 'Haus 2']);
  });

  it('PP-17 the selected town is part of the URL', async () => {
    const { router } = await show('?vergleich=1,2');
    const town = await screen.findByRole('combobox', { name: 'Entfernung messen ab' });
    await user.type(town, 'Bon');
    await user.click(await screen.findByRole('option', { name: 'Bonn, Nordrhein-Westfalen' }));
    expect(router.state.location.search).toBe('?vergleich=1,2&city_slug=bonn');
  });

  it('PP-17 shows distances from the town in the URL; clearing the text removes it', async () => {
    const { router } = await show('?vergleich=1,2&city_slug=bonn');
    const row = await screen.findByRole('row', { name: /^Entfernung von Bonn/ });
    const cells = within(row).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual(['1,0\u00a0km', '2,0\u00a0km']);
    await user.clear(screen.getByRole('combobox', { name: 'Entfernung messen ab' }));
    expect(router.state.location.search).toBe('?vergleich=1,2');
  });
});
