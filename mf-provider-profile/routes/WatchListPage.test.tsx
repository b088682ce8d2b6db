import { companyComparisonSchema, followedCompaniesSchema, toggleFollowAnswerSchema } from '@care/contracts/schemas';
import type { CompanyCard } from '@care/contracts/schemas';
import { Refusal } from '@care/contracts/testing/site';
import { act, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as watchList from '../exposes/watch-list';
import { useListOf } from '../features/watch-list/use-list-of';
import { readAddress } from '../features/watch-list/watch-list-address';
import { backendOfTests, held, visitAs } from '../testing/backend';
import { companyCard, companyPage } from '../testing/company';
import { applyStyles, Surroundings } from '@care/contracts/testing';
import { showRoute, takesLong } from '../testing/show-page';

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
  const known = ids.filter((id) => id < 90);
  if (pathname === '/company/cards/') return page(known.map((id) => companyCard(id)));
  if (pathname === '/company/compare/') {
    const town = searchParams.get('city_slug');
    const results = known.map((id) => ({
      ...companyPage({ id, name: `Haus ${id}`, slug: `haus-${id}`, additional_features: id === 3 ? ['Sauna'] : [] }),
      is_wpw_confirmed: id === 3,
      distance_km: town === 'bonn' ? id : null,
    }));
    return companyComparisonSchema.parse({ count: ids.length, results, place_label: town && 'Bonn' });
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
  const followed_companies_count = followed.length;
  return toggleFollowAnswerSchema.parse({ company, is_followed: isFollowed, followed_companies_count });
}

const remember = (...ids: number[]) => localStorage.setItem('pf-watch-list', JSON.stringify({ version: 1, ids }));
const storedList = () => (JSON.parse(localStorage.getItem('pf-watch-list') ?? '{}') as { ids?: number[] }).ids;
const names = () => screen.queryAllByRole('article').map((card) => card.getAttribute('aria-label'));
const show = (query = '') => showRoute('watch-list', watchList, ADDRESS + query);
const areNames = (...expected: string[]) => waitFor(() => expect(names()).toEqual(expected));
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));

describe('the watch list of an account', () => {
  beforeEach(async () => {
    followed = Array.from({ length: 12 }, (_, index) => companyCard(index + 1));
    await visitAs(backend, '31');
  });

  it('PP-17 SH-15 has pages of ten; one that fails to load shows an error, not the page before', async () => {
    show();
    await waitFor(() => expect(names()).toHaveLength(10));
    expect(screen.getByText('12 gespeicherte Pflegeanbieter')).toBeVisible();
    backend.answer = () => 500;
    await user.click(screen.getByRole('link', { name: 'Seite 2' }));
    expect(await screen.findByText('Ihre Merkliste konnte nicht geladen werden.')).toBeVisible();
    expect(names()).toEqual([]);
    backend.answer = answer;
    await press('Erneut versuchen');
    await areNames('Haus 11', 'Haus 12');
    expect(backend.requests).toContain('/user/followed-companies/?limit=10&offset=10');
    expect(screen.getByRole('link', { name: 'Seite 1' })).toHaveAttribute('href', ADDRESS);
  });

  it('PP-17 removes an entry at once, which can be undone, and shows it again with the error if that fails', async () => {
    followed = followed.slice(0, 2);
    show();
    backend.answerWrite = () => new Refusal(429, { message: 'Zu viele Anfragen.' });
    await press('Haus 1 entfernen');
    expect(await screen.findByText('„Haus 1“ ist noch auf der Merkliste: Zu viele Anfragen.')).toBeVisible();
    expect(names()).toContain('Haus 1');
    backend.answerWrite = ({ url, body }) => write(url, body);
    await press('Haus 1 entfernen');
    expect(await screen.findByText('„Haus 1“ wurde von der Merkliste entfernt.')).toBeVisible();
    await waitFor(() => expect(screen.getByText('1 gespeicherter Pflegeanbieter')).toBeVisible());
    await areNames('Haus 2');
    await press('Rückgängig machen');
    expect(await screen.findByText('„Haus 1“ ist wieder auf der Merkliste.')).toBeVisible();
    await areNames('Haus 1', 'Haus 2');
  });

  it('PP-17 is not called empty when the last entry of a page is removed', async () => {
    followed = followed.slice(0, 11);
    show('?page=2');
    const remove = await screen.findByRole('button', { name: 'Haus 11 entfernen' });
    backend.answer = () => 500;
    await user.click(remove);
    expect(await screen.findByText('„Haus 11“ wurde von der Merkliste entfernt.')).toBeVisible();
    await waitFor(() => expect(backend.written).toHaveLength(1));
    expect(screen.queryByText(/^Ihre Merkliste ist leer/)).not.toBeInTheDocument();
  });

  it("PP-17 moves the browser's list to the account only after confirmation, and keeps it when that fails", async () => {
    followed = [];
    remember(5, 6);
    show();
    expect(await screen.findByText(/^Ihre Merkliste ist leer\./)).toBeVisible();
    expect(screen.getByText(/sind noch 2 Pflegeanbieter ohne Konto gemerkt/)).toBeVisible();
    expect(backend.written).toEqual([]);
    backend.answerWrite = () => 500;
    await press('Übernehmen');
    expect(await screen.findByText('Ein unerwarteter Fehler ist aufgetreten')).toBeVisible();
    expect(storedList()).toEqual([5, 6]);
    backend.answerWrite = ({ url, body }) => write(url, body);
    await press('Übernehmen');
    await areNames('Haus 5', 'Haus 6');
    expect(backend.written.at(-1)?.body).toEqual({ companies: [5, 6] });
    await waitFor(() => expect(storedList()).toBeUndefined());
    await waitFor(() => expect(screen.getByText(/ist jetzt in Ihrem Konto\.$/).closest('[role=status]')).toHaveFocus());
  });

  it('PP-17 keeps the choice for a comparison in the address, over pages and on the way back', async () => {
    const { addressNow } = show();
    await user.click(await screen.findByRole('checkbox', { name: 'Auswählen: Haus 2' }));
    await user.click(screen.getByRole('checkbox', { name: 'Auswählen: Haus 1' }));
    expect(addressNow()).toBe(`${ADDRESS}?auswahl=2,1`);
    expect(screen.getByRole('link', { name: 'Seite 2' })).toHaveAttribute('href', `${ADDRESS}?auswahl=2,1&page=2`);
    await user.click(screen.getByRole('link', { name: 'Jetzt vergleichen' }));
    await user.click(await screen.findByRole('link', { name: 'Zurück zur Merkliste' }));
    expect(await screen.findByRole('checkbox', { name: 'Auswählen: Haus 2' })).toBeChecked();
  });

  it('PP-17 SH-15 says after 15 s that copying a shared list into it takes long', async () => {
    show('?ids=1,2');
    const copy = await screen.findByRole('button', { name: 'Auf meine Merkliste übernehmen' });
    await takesLong(() => fireEvent.click(copy));
  });
});

describe('the watch list of a browser', () => {
  beforeEach(() => visitAs(backend));

  it('PP-17 shows what is stored as ids, says what is gone, and undo inserts at the old position', async () => {
    const ids = [3, 'x', null, 4, -4, 5.5, 5, 99];
    localStorage.setItem('pf-watch-list', JSON.stringify({ version: 1, ids }));
    show();
    await areNames('Haus 3', 'Haus 4', 'Haus 5');
    expect(backend.requests).toContain('/company/cards/?ids=3,4,5,99');
    expect(screen.getByText('Diese Liste liegt nur in diesem Browser.')).toBeVisible();
    expect(screen.getByText('1 gemerkter Pflegeanbieter ist nicht mehr verfügbar.')).toBeVisible();
    await press('Von der Merkliste entfernen: Haus 4');
    expect(storedList()).toEqual([3, 5, 99]);
    await press('Rückgängig machen');
    expect(storedList()).toEqual([3, 4, 5, 99]);
  });

  it('PP-17 is empty if it cannot be read', async () => {
    localStorage.setItem('pf-watch-list', JSON.stringify({ version: 2, ids: [3] }));
    show();
    expect(await screen.findByText(/^Ihre Merkliste ist leer\./)).toBeVisible();
  });
});

describe('a shared watch list', () => {
  beforeEach(() => visitAs(backend));
  const others = (length: number) => Array.from({ length }, (_, index) => index + 1000);

  it('PP-17 is read-only; copying inserts it before the existing entries, as many as fit exactly', async () => {
    remember(2, ...others(97));
    show('?ids=1,2,3');
    await areNames('Haus 1', 'Haus 2', 'Haus 3');
    expect(screen.queryByRole('button', { name: /entfernen/ })).not.toBeInTheDocument();
    expect(storedList()).toEqual([2, ...others(97)]);
    await press('Auf meine Merkliste übernehmen');
    expect((await screen.findByText(/^Übernommen\./)).closest('[role=status]')).toHaveFocus();
    expect(storedList()).toEqual([1, 3, 2, ...others(97)]);
  });

  it('PP-17 copying to a full list loses no entry; one whose providers are all gone leads to the search', async () => {
    remember(...others(99));
    const { goTo } = show('?ids=1,2');
    await press('Auf meine Merkliste übernehmen');
    expect(await screen.findByText(/^Nicht alle passen auf die Liste/)).toBeVisible();
    expect(storedList()).toEqual([1, ...others(99)]);
    await goTo(`${ADDRESS}?ids=91,92`);
    expect(await screen.findByRole('link', { name: 'Pflegeanbieter finden' })).toHaveAttribute('href', '/');
  });

  it('PP-17 EQ-14 takes six for an enquiry, four to compare, and its bar the focus when it is cleared', async () => {
    show('?ids=1,2,3,4,5,6,7&auswahl=1');
    const box = (id: number) => screen.getByRole('checkbox', { name: `Auswählen: Haus ${id}` });
    await waitFor(() => expect(box(1)).toBeChecked());
    expect(box(3)).not.toBeChecked();
    expect(screen.queryByRole('link', { name: 'Jetzt vergleichen' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: '1 Anbieter anfragen' })).toHaveAttribute('href', '/anfrage?an=1');
    for (const id of [3, 2, 4]) await user.click(box(id));
    const compare = screen.getByRole('link', { name: 'Jetzt vergleichen' });
    expect(compare).toHaveAttribute('href', `${ADDRESS}?ids=1,2,3,4,5,6,7&vergleich=1,3,2,4`);
    for (const id of [5, 6]) await user.click(box(id));
    expect(screen.queryByRole('link', { name: 'Jetzt vergleichen' })).not.toBeInTheDocument();
    expect(box(7)).toHaveAttribute('aria-disabled', 'true');
    expect(box(7)).toHaveAccessibleDescription('Sechs Anbieter sind das Höchste.');
    await user.click(box(7));
    expect(box(7)).not.toBeChecked();
    const enquire = screen.getByRole('link', { name: '6 Anbieter anfragen' });
    expect(enquire).toHaveAttribute('href', '/anfrage?an=1&an=3&an=2&an=4&an=5&an=6');
    await press('Auswahl aufheben');
    await waitFor(() => expect(screen.getByRole('region', { name: 'Auswahl' })).toHaveFocus());
  });
});

describe('comparing', () => {
  beforeEach(() => visitAs(backend));
  // jsdom applies no media query to styles: accessible names are those of wide screens.
  const screenOfTests = Object.assign(new EventTarget(), { matches: false });
  beforeAll(() => void Object.assign(window, { matchMedia: () => screenOfTests }));
  afterAll(() => void Reflect.deleteProperty(window, 'matchMedia'));
  function setPhone(matches: boolean) {
    screenOfTests.matches = matches;
    act(() => void screenOfTests.dispatchEvent(new Event('change')));
  }
  afterEach(() => setPhone(false));
  const header = (name: RegExp) => screen.getByRole('rowheader', { name });
  const column = (number: number) => screen.findByLabelText(`Pflegeanbieter in Spalte ${number}`);
  const hasFocus = (element: HTMLElement) => waitFor(() => expect(element.closest('[tabindex]')).toHaveFocus());

  it('PP-17 SH-01 is a table in a scroll area of its own, on phones of two columns that can be swapped', async () => {
    applyStyles();
    show('?vergleich=1,2,3');
    const area = await screen.findByRole('region', { name: 'Anbieter im Vergleich' });
    expect(area).toHaveStyle({ position: 'relative', overflowX: 'auto' });
    const heads = () =>
      screen.getAllByRole('columnheader').map((head) => (head.querySelector('a, span') ?? head).textContent);
    expect(heads()).toEqual(['Merkmal', 'Haus 1', 'Haus 2', 'Haus 3']);
    const dementia = within(screen.getByRole('row', { name: /^Demenzpflege/ }));
    expect(dementia.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['ja', 'ja', 'ja']);
    const confirmed = /^Inhaberschaft bestätigt/;
    expect(header(confirmed)).toHaveAccessibleName('Inhaberschaft bestätigt unterschiedlich');
    expect(header(/^Sauna/)).toBeInTheDocument();
    setPhone(true);
    expect(heads()).toEqual(['Merkmal', 'Haus 1', 'Haus 2']);
    expect(header(confirmed)).toHaveAccessibleName('Inhaberschaft bestätigt gleich');
    // Of the two shown providers neither states it.
    expect(screen.queryByRole('rowheader', { name: /^Sauna/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('switch', { name: 'Nur Unterschiede zeigen' }));
    expect(screen.queryByRole('rowheader', { name: confirmed })).not.toBeInTheDocument();
    const right = await column(2);
    await user.selectOptions(right, 'Haus 3');
    expect(right).toHaveFocus();
    expect(heads()).toEqual(['Merkmal', 'Haus 1', 'Haus 3']);
    expect(header(confirmed)).toHaveAccessibleName('Inhaberschaft bestätigt unterschiedlich');
    await user.selectOptions(await column(1), 'Haus 3');
    setPhone(false);
    expect(heads()).toEqual(['Merkmal', 'Haus 3', 'Haus 1', 'Haus 2']);
  });

  it('PP-17 measures from a town in the address, says in words which rows differ, and shows only those on request', async () => {
    applyStyles();
    const { addressNow } = show('?vergleich=1,2');
    expect(await screen.findByRole('heading', { level: 1, name: 'Zwei Anbieter im Vergleich' })).toBeVisible();
    const add = screen.getByRole('link', { name: 'Anbieter hinzufügen' });
    expect(add).toHaveAttribute('href', `${ADDRESS}?auswahl=1,2`);
    const town = () => screen.getByRole('combobox', { name: 'Entfernung messen ab' });
    await user.type(town(), 'Bon');
    await user.click(await screen.findByRole('option', { name: 'Bonn, Nordrhein-Westfalen' }));
    expect(addressNow()).toBe(`${ADDRESS}?vergleich=1,2&city_slug=bonn`);
    const distances = await screen.findByRole('row', { name: /^Entfernung von Bonn unterschiedlich/ });
    const cells = within(distances).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual(['1,0\u00a0km', '2,0\u00a0km']);
    expect(header(/^Demenzpflege gleich$/)).toBeVisible();
    await user.click(screen.getByRole('switch', { name: 'Nur Unterschiede zeigen' }));
    expect(screen.queryByRole('rowheader', { name: /gleich$/ })).not.toBeInTheDocument();
    expect(header(/^Entfernung von Bonn unterschiedlich$/)).toBeVisible();
    await user.clear(town());
    expect(addressNow()).toBe(`${ADDRESS}?vergleich=1,2`);
  });

  it('PP-17 SH-15 takes the focus when it gets smaller or fails, and shows the error, not the comparison before', async () => {
    applyStyles();
    const { goTo } = show('?vergleich=1,2,3,4');
    const takeOut = await screen.findByRole('link', { name: 'Aus dem Vergleich nehmen: Haus 2' });
    expect(takeOut).toHaveAttribute('href', `${ADDRESS}?vergleich=1,3,4`);
    await user.click(takeOut);
    await hasFocus(await screen.findByRole('heading', { name: 'Drei Anbieter im Vergleich' }));
    setPhone(true); // below the fields
    const below = within(header(/^Kontakt$/).closest('tr')!);
    await user.click(below.getByLabelText('Aus dem Vergleich nehmen: Haus 3'));
    await hasFocus(await screen.findByRole('heading', { name: 'Zwei Anbieter im Vergleich' }));
    expect(screen.queryByText('Aus dem Vergleich nehmen')).not.toBeInTheDocument();
    screen.getByRole('combobox', { name: 'Entfernung messen ab' }).focus();
    backend.answer = () => 500;
    await goTo(`${ADDRESS}?vergleich=1,4&city_slug=bonn`);
    await hasFocus(await screen.findByText('Der Vergleich konnte nicht geladen werden.'));
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    backend.answer = answer;
    await press('Erneut versuchen');
    expect(await screen.findByRole('table')).toBeVisible();
  });

  it('PP-17 calls one provider alone neither equal nor different; says how many are missing, and none while it loads', async () => {
    const { goTo } = show('?vergleich=1');
    expect(await screen.findByRole('rowheader', { name: 'Demenzpflege' })).toBeVisible();
    expect(screen.queryByRole('switch', { name: 'Nur Unterschiede zeigen' })).not.toBeInTheDocument();
    await goTo(`${ADDRESS}?vergleich=1,2,91,92`);
    expect(await screen.findByText('2 Pflegeanbieter aus diesem Vergleich sind nicht mehr verfügbar.')).toBeVisible();
    await goTo(`${ADDRESS}?vergleich=1,2,91`);
    expect(await screen.findByText('Ein Pflegeanbieter aus diesem Vergleich ist nicht mehr verfügbar.')).toBeVisible();
    await goTo(`${ADDRESS}?vergleich=1,2`);
    await waitFor(() => expect(screen.queryByText(/nicht mehr verfügbar/)).not.toBeInTheDocument());
    const [released, release] = held();
    backend.answer = (url) => released.then(() => answer(url));
    await goTo(`${ADDRESS}?vergleich=1,2,3`);
    await waitFor(() => expect(backend.requests).toContain('/company/compare/?ids=1,2,3'));
    expect(screen.getByRole('table')).toBeVisible();
    expect(screen.queryByText(/nicht mehr verfügbar/)).not.toBeInTheDocument();
    release();
    expect(await screen.findByRole('heading', { name: 'Drei Anbieter im Vergleich' })).toBeVisible();
  });
});

it.each([
  ['stays after a removal whose request fails, because every card is known', [3, 5], [3, 5]],
  ['is an error when a card that is not known cannot be loaded', [3, 6], undefined],
])('PP-17 the list of these ids: %s', async (_what, ids, shown) => {
  const address = readAddress(new URL('https://site.invalid/'));
  const { result, rerender } = renderHook((wanted: number[]) => useListOf(wanted, address).list, {
    wrapper: Surroundings,
    initialProps: [3, 4, 5],
  });
  await waitFor(() => expect(result.current.currentData?.count).toBe(3));
  backend.answer = () => 500;
  rerender(ids);
  await waitFor(() => expect(result.current.error).toBeDefined());
  expect(result.current.currentData?.results.map(({ id }) => id)).toEqual(shown);
});
